"""Prompts and answers as a player reads them: short enough, no two alike, with what they cost and bring."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.game import ARES
from ecliptic.texts import LANGUAGES, Texts
from tests.games.ares import scenes
from tests.games.ares.position import IDS, Position
from tests.games.ares.sheets import GAMES, positions
from tests.texts.produced_ares import prompts_of_ares

ENGLISH = Texts("en", strict=True)
PROMPT = 64  # characters in English: ux.md


def options(p: Position, seat: int = 0, language: str = "en") -> list[str]:
    """What a seat can answer, as it reads it."""
    view = p.view(seat)
    assert view.decision is not None
    said = Texts(language, strict=True).say
    return [said(ARES.option(action, p.rules, view)) for action in view.decision.actions]


def prompt(p: Position, seat: int = 0) -> str:
    """What a seat is asked."""
    view = p.view(seat)
    assert view.decision is not None
    return ENGLISH.say(ARES.prompt(view.decision, view))


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_no_two_answers_look_alike_and_prompts_are_short(game: int) -> None:
    """In all languages, at positions all over random games."""
    for p in positions(game):
        for decision in ARES.decisions(p.s):
            assert len(prompt(p, decision.seat)) <= PROMPT
            for language in LANGUAGES:
                found = options(p, decision.seat, language)
                assert len(set(found)) == len(found), found


def test_rare_prompts_are_short_as_well() -> None:
    """With a card of a usual name."""
    assert [said for said in map(ENGLISH.say, prompts_of_ares()) if len(said) > PROMPT] == []


# Prices.


def test_who_must_sell_is_told_how_many_cards() -> None:
    """For a card and for a standard action; the card that is played is not sold."""
    p = Position().give(0, mc=13).hand(0, "comet", "mine", "moss", "lichen").plan("action", "research")
    assert "Standard action: raise the temperature with M€ (14), selling 1 card" in options(p)
    p = Position().give(0, mc=20).hand(0, "comet", "mine", "moss").plan("construction", "research")
    assert "Play Comet: 25 M€, selling 2 cards" in options(p)


def test_who_can_pay_otherwise_is_not_told_to_sell() -> None:
    """Heat is money for Helion; how much of it is asked next."""
    p = Position().corporation(0, "helion").give(0, mc=5, heat=30).hand(0, "comet", "mine", "moss")
    p.plan("construction", "research")
    assert "Play Comet: 25 M€" in options(p)


def test_a_corporation_tells_its_money() -> None:
    """Its text stands on the card."""
    p = Position(2, as_dealt=True)
    assert all(said.startswith("Found ") and said.endswith(" M€") for said in options(p))


def test_a_sale_tells_what_it_brings() -> None:
    """Card by card."""
    p = Position().hand(0, "moss")
    assert "Sell cards: 3 M€ each" in options(p)
    p.act(0, "sell")
    assert options(p)[0] == "Sell Moss: 3 M€"


# What comes of it.


def test_a_phase_tells_what_it_is_good_for() -> None:
    """And whoever has chosen one is asked whether it shall stand."""
    p = Position()
    assert options(p)[3] == "IV Production: gain what you produce; for you 4 M€ more"
    p.act(0, "plan", "production")
    assert prompt(p) == "Red: you chose IV Production; change it?"


def test_an_action_tells_what_it_costs_now() -> None:
    """In the list of actions, and among the ways of a card that has several."""
    p = Position().give(0, mc=20).in_play(0, "aquifer_pumping", "mine", "regolith_eaters")
    p.cubes(0, "regolith_eaters", 2).plan("action", "research")
    assert options(p)[0] == "Use Aquifer Pumping: 6 M€ → flip 1 ocean"
    p.act(0, "use", "regolith_eaters")
    assert options(p) == ["→ put 1 microbe here", "remove 2 microbes from here → raise oxygen 1 step"]


def test_an_amount_tells_what_it_brings() -> None:
    """So much for as much."""
    p = Position().give(0, heat=3).in_play(0, "power_infrastructure").plan("action", "research")
    p.act(0, "use", "power_infrastructure")
    assert options(p) == ["1 heat → gain 1 M€", "2 heat → gain 2 M€", "3 heat → gain 3 M€"]
    p = Position().hand(0, "moss", "comet").in_play(0, "redrafted_contracts").plan("action", "research")
    p.act(0, "use", "redrafted_contracts")
    assert options(p)[-1] == "discard 2 cards → draw 2 cards"


@pytest.mark.parametrize(
    ("given", "mars", "said"),
    [
        ({"heat": 7, "plants": 7}, {}, "Done"),
        ({"heat": 8}, {}, "Done, using up heat or plants first"),
        ({"plants": 8}, {}, "Done, using up heat or plants first"),
        ({"heat": 8}, {"temperature": 8}, "Done"),
        ({"plants": 8}, {"oxygen": 14}, "Done"),
    ],
)
def test_who_is_done_is_told_what_is_used_up(given: dict[str, int], mars: dict[str, int], said: str) -> None:
    """Heat and plants that are enough must be used, while something comes of it."""
    p = Position().give(0, **given).mars(**mars).plan("action", "research")
    assert options(p)[-1] == said


def test_who_is_done_may_think_again() -> None:
    """The prompt does not ask for a card any more."""
    p = Position().hand(0, "comet").give(0, mc=30).plan("construction", "research")
    p.act(0, "done")
    assert prompt(p) == "Red: you are done; you may still think again"


@pytest.mark.parametrize(
    ("card", "microbes", "said"),
    [
        ("anaerobic_microorganisms", 2, "Pay 10 M€ with 2 microbes"),
        ("restructured_resources", 0, "Pay 5 M€ with 1 plant"),
    ],
)
def test_other_means_tell_what_they_pay(card: str, microbes: int, said: str) -> None:
    """And one may pay otherwise."""
    p = scenes.paying_with(card, microbes)
    assert options(p) == [said, "Pay otherwise"]
    assert "Comet" in prompt(p)


def test_more_rating_has_its_price() -> None:
    """For the Mars Initiative."""
    assert options(scenes.buying_rating()) == ["Pay 6 M€ for 1 TR more", "No, thanks"]


def test_cards_that_hold_something_tell_how_much() -> None:
    """Where something is put, and where it is taken away."""
    p = scenes.putting()
    assert "On Tardigrades (now 4)" in options(p)
    assert prompt(p) == "Red: which card gets 1 from Symbiotic Fungus?"
    p = scenes.removing()
    assert options(p) == ["From Decomposers (now 1)", "From Tardigrades (now 4)"]
    assert prompt(p) == "Red: which card gives 1 for Decomposing Fungus?"


def test_cards_to_be_taken_tell_their_colour_and_cost() -> None:
    """Those that fit; all can see them."""
    assert options(scenes.taking()) == ["Take Moss (green, 3 M€)", "Take Lichen (green, 5 M€)"]


def test_effects_that_react_tell_what_they_do() -> None:
    """So that one can say which comes first."""
    found = options(scenes.resolving())
    assert len(found) > 1 and all(": for each " in said or ": when " in said for said in found)


def test_a_choice_names_the_card_that_gives_it() -> None:
    """And its answers say what there is to choose from."""
    p = (
        Position()
        .give(0, mc=40)
        .hand(0, "imported_hydrogen")
        .in_play(0, "tardigrades")
        .plan("construction", "research")
    )
    p.act(0, "play", "imported_hydrogen")
    assert prompt(p) == "Red: choose what Imported Hydrogen gives you"
    assert options(p)[:2] == ["gain 3 plants", "put 3 microbes on another card"]


def test_an_illegal_answer_is_called_by_its_name_alone() -> None:
    """Its reason follows."""
    p = Position().plan("action", "research")
    name = ARES.option(("use", IDS["aquifer_pumping"]), p.rules, p.view(0))
    assert ENGLISH.say(name) == "Use Aquifer Pumping"
