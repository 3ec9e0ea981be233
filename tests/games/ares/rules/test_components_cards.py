"""Chapter 1: what project cards, corporations and phase cards bear, and what each colour is for."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.ares.box.contents import Card
from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

PROJECTS = [card for card in Position(2).box.cards if card.colour != "corporation"]


def colours_with(*fields: str) -> set[str]:
    """The colours of the projects that have something in one of these fields."""
    return {card.colour for card in PROJECTS if any(getattr(card, field) for field in fields)}


def problem(card: str, **change: Any) -> str:
    """What is said of a box in which this card is changed so."""
    with pytest.raises(SetupProblem) as caught:
        Position(2, corrections={"edition": "ares", "cards": [{"id": card, **change}]})
    return caught.value.phrase.id


def said(card: str) -> str:
    """All messages that the text of a card is made of."""
    return next(str(text) for _, name, text in ARES.cards(Position(2).rules) if name.id == f"ares-card-{card}")


@rule("AE-1.20")
def test_a_project_card_has_many_parts_and_all_of_them_work() -> None:
    """A green card with a requirement, three tags, production, stock and points, played at its cost."""
    p = Position(2).hand(0, "mass_converter").in_play(0, "research", "interns").give(0, mc=20)
    assert p.clone().plan("research", "development").reason(0, "play", "mass_converter") == "too-few-tags"
    p.in_play(0, "adaptation_technology").plan("research", "development").act(0, "play", "mass_converter")
    assert (p.has(0, "mc", "titanium"), p.production(0)) == ((0, 1), (0, 3, 0, 0))
    assert [p.tags(0, tag) for tag in ("science", "building", "power")] == [5, 1, 1]
    assert p.points(0, "mass_converter") == 2


@rule("AE-1.20")
def test_most_parts_of_a_project_card_may_be_missing() -> None:
    """A card without tags, requirement or points is played like any other."""
    p = Position(2).hand(0, "asteroid_mining_consortium").give(0, mc=6).plan("research", "development")
    p.act(0, "play", "asteroid_mining_consortium")
    assert (p.has(0, "mc", "titanium"), p.points(0), sum(p.player(0).tags)) == ((0, 1), 5, 0)


@rule("AE-1.21")
def test_every_project_is_green_blue_or_red() -> None:
    """Another colour is refused."""
    assert {card.colour for card in PROJECTS} == {"green", "blue", "red"}
    assert problem("fish", colour="yellow") == "box-unknown-word"


@rule("AE-1.21", "AE-1.28", "AE-1.29")
@pytest.mark.parametrize(
    ("card", "phase"), [("mine", "development"), ("interns", "construction"), ("research", "construction")]
)
def test_the_colour_says_in_which_phase_a_card_is_played(card: str, phase: str) -> None:
    """Green in the first phase, blue and red in the second, never both."""
    other = {"development": "construction", "construction": "development"}[phase]
    p = Position(2).hand(0, card).give(0, mc=20)
    assert p.clone().plan(phase, "research").things(0, "play") == [card]
    assert p.plan(other, "research").reason(0, "play", card) == "wrong-colour"


@rule("AE-1.22")
def test_no_project_has_more_than_three_tags() -> None:
    """Some have three; a fourth is refused."""
    assert max(len(card.tags) for card in PROJECTS) == 3
    assert problem("fish", tags=["animal", "plant", "microbe", "earth"]) == "box-too-many-tags"


@rule("AE-1.23", "AE-1.29")
def test_only_blue_cards_have_effects() -> None:
    """A green or a red one with an effect is refused."""
    assert colours_with("effects") == {"blue"}
    assert problem("mine", effects=["cards cost 1 less"]) == "box-wrong-colour"
    assert problem("comet", effects=["cards cost 1 less"]) == "box-wrong-colour"


@rule("AE-1.24", "AE-1.29")
def test_only_blue_cards_have_actions() -> None:
    """A green or a red one with an action is refused."""
    assert colours_with("action") == {"blue"}
    assert problem("mine", action=["-> draw 1"]) == "box-wrong-colour"
    assert problem("comet", action=["-> draw 1"]) == "box-wrong-colour"


@rule("AE-1.25")
def test_only_green_cards_have_production() -> None:
    """A blue or a red one with production is refused."""
    assert colours_with("production") == {"green"}
    assert problem("fish", production=["heat 1"]) == "box-wrong-colour"
    assert problem("comet", production=["heat 1"]) == "box-wrong-colour"


@rule("AE-1.26", "AE-Q61")
def test_only_green_cards_and_corporations_have_stock() -> None:
    """A blue or a red project with steel or titanium is refused; a corporation may start with it."""
    assert colours_with("steel", "titanium") == {"green"}
    assert problem("fish", steel=1) == "box-wrong-colour"
    assert problem("comet", titanium=1) == "box-wrong-colour"
    assert Position(2).corporation(0, "mining_guild").has(0, "steel", "titanium") == (1, 0)
    assert Position(2).corporation(0, "phobolog").has(0, "steel", "titanium") == (0, 1)


def does_something(card: Card) -> bool:
    """It has what cards of its colour are for."""
    if card.colour == "green":
        return bool(card.production or card.steel or card.titanium)
    return card.colour == "red" or bool(card.effects or card.action)


@rule("AE-1.28", "AE-1.29")
def test_every_green_card_gives_production_or_stock_and_every_blue_one_an_effect_or_action() -> None:
    """There is none without."""
    assert [card.id for card in PROJECTS if not does_something(card)] == []


@rule("AE-1.28")
def test_a_green_card_brings_its_resources_in_production_phases_only() -> None:
    """Nothing in the phase in which it is played; three heat in each production."""
    p = Position(2).hand(0, "coal_imports").give(0, mc=13).plan("development", "production")
    p.act(0, "play", "coal_imports")
    assert p.news(None, "PhaseStarted")[-1].parts == {"phase": 0}
    p.done(1)
    assert p.has(0, "mc", "heat") == (8, 3)  # 3 M€ off, then the rating


@rule("AE-1.29", "AE-1.30")
def test_a_blue_card_goes_on_working_and_a_red_one_does_not() -> None:
    """In the action phase only the blue card can be used."""
    p = Position(2).in_play(0, "circuit_board_factory", "research").plan("action", "research")
    assert p.things(0, "use") == ["circuit_board_factory"]
    assert p.reason(0, "use", "research") == "no-action"


@rule("AE-1.30")
def test_a_red_card_works_at_once_and_later_only_its_tags_are_counted() -> None:
    """Two steps of temperature once; afterwards its event tag is the third that another card needs."""
    p = Position(2).hand(0, "lava_flows", "crater").give(0, mc=24).in_play(0, "comet", "research")
    p.plan("construction", "research")
    assert p.reason(0, "play", "crater") == "too-few-tags"
    p.act(0, "play", "lava_flows")
    assert (p.temperature(), p.has(0, "rating"), p.production(0)) == (-26, (7,), (0, 0, 0, 0))
    assert p.reason(0, "play", "crater") is None
    p.on()
    assert (p.temperature(), p.has(0, "rating")) == (-26, (7,))


@rule("AE-1.31")
def test_red_cards_and_no_others_bear_the_event_tag() -> None:
    """A red card without it and a green one with it are refused."""
    assert [card.id for card in PROJECTS if ("event" in card.tags) != (card.colour == "red")] == []
    assert problem("comet", tags=["space"]) == "box-event-tag"
    assert problem("mine", tags=["building", "event"]) == "box-event-tag"


@rule("AE-1.32", "AE-Q59")
@pytest.mark.parametrize(("card", "needs"), [("fish", True), ("comet", False), ("crater", True), ("mine", False)])
def test_a_card_says_that_it_has_a_requirement(card: str, needs: bool) -> None:
    """The text speaks of it where there is one, and only then is the card refused on a cold Mars."""
    p = Position(2).hand(0, card).give(0, mc=50).plan("development" if card == "mine" else "construction", "research")
    assert ("ares-text-needs" in said(card)) == needs
    assert (p.things(0, "play") == []) == needs


@rule("AE-1.34", "AE-Q61")
@pytest.mark.parametrize(
    ("name", "mc", "production", "stock", "tag"),
    [
        ("helion", 28, (0, 3, 0, 0), (0, 0), "space"),
        ("ecoline", 27, (0, 0, 1, 0), (0, 0), "plant"),
        ("interplanetary_cinematics", 46, (0, 0, 0, 0), (1, 0), "building"),
        ("saturn_systems", 24, (0, 0, 0, 0), (0, 1), "jupiter"),
    ],
)
def test_a_corporation_has_money_levels_tags_and_an_effect(
    name: str, mc: int, production: tuple[int, ...], stock: tuple[int, int], tag: str
) -> None:
    """What it starts with stands on the player's board, its tag among the player's tags."""
    p = Position(2).corporation(0, name)
    assert (p.has(0, "mc"), p.production(0), p.has(0, "steel", "titanium")) == ((mc,), production, stock)
    assert (p.tags(0, tag), sum(p.player(0).tags)) == (1, 1)
    assert len(p.box.cards[p.player(0).corporation].effects) == 1


@rule("AE-Q59")
def test_the_starter_mark_is_a_field_of_its_own() -> None:
    """Sixteen green cards and four corporations bear it; one more or one less is refused."""
    marked = [card.colour for card in Position(2).box.cards if card.starter]
    assert (marked.count("green"), marked.count("corporation"), len(marked)) == (16, 4, 20)
    assert problem("mine", starter=True) == "box-thing-count"
    assert problem("helion", starter=False) == "box-thing-count"


@rule("AE-Q59", "AE-2.19")
def test_only_green_projects_are_starters() -> None:
    """A blue or red card with the mark is refused."""
    assert problem("fish", starter=True) == problem("comet", starter=True) == "box-wrong-colour"
