"""Chapter 5: which phases are played, in which order, by whom, and who gets the bonus."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.names import PHASE_NAMES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def phases_played(p: Position) -> list[str]:
    """The phases that have begun since the news were forgotten."""
    return [PHASE_NAMES[event.parts["phase"] or 0] for event in p.news(None, "PhaseStarted")]


@rule("AE-5.1", "AE-5.2")
@pytest.mark.parametrize(
    ("chosen", "played"),
    [
        (("research", "production", "action", "construction"), ["construction", "action", "production", "research"]),
        (("production", "research", "development", "action"), ["development", "action", "production", "research"]),
    ],
)
def test_phases_are_played_in_rising_order_whoever_chose_them(chosen: tuple[str, ...], played: list[str]) -> None:
    """Development, construction, action, production, research."""
    p = Position(4).forget_news().plan(*chosen).on()
    assert phases_played(p) == played


@rule("AE-5.3", "AE-5.4")
@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_only_chosen_phases_are_played_and_each_once(phase: str) -> None:
    """Three players who choose the same phase play it once, and nothing else."""
    p = Position(3).forget_news().plan(phase, phase, phase)
    p = p.on() if p.s.round == 1 else p  # production asks nobody
    assert (p.s.round, phases_played(p)) == (2, [phase])


@rule("AE-5.4")
def test_three_choosers_of_production_produce_once() -> None:
    """Rating and bonus once, not three times."""
    p = Position(3).plan("production", "production", "production")
    assert [p.has(seat, "mc") for seat in range(3)] == [(9,)] * 3


@rule("AE-5.5")
def test_everybody_takes_part_in_every_phase() -> None:
    """Nobody but seat 0 chose development; all may play a green card in it."""
    p = Position(3).hand(1, "mine").hand(2, "lichen").give(1, mc=10).give(2, mc=5)
    p.plan("development", "research", "research")
    p.act(1, "play", "mine").act(2, "play", "lichen")
    assert [p.played(seat) for seat in (1, 2)] == [["mine"], ["lichen"]]


@rule("AE-5.6")
def test_the_next_phase_begins_when_all_have_finished_this_one() -> None:
    """Who is done waits; production comes when the last is done."""
    p = Position(3).plan("development", "production", "production").done(0, 2)
    assert (p.s.phase, p.has(0, "mc")) == (0, (0,))
    assert p.reason(0, "standard", "ocean_mc") == "other-question"
    p.done(1)
    assert [p.has(seat, "mc") for seat in range(3)] == [(5,), (9,), (9,)]


@rule("AE-1.35", "AE-5.7", "AE-5.8")
@pytest.mark.parametrize(("chosen", "price"), [("development", 10), ("research", 13)])
def test_development_is_cheaper_for_its_choosers(chosen: str, price: int) -> None:
    """The card costs 13; all may play one, the chooser for 3 less."""
    p = Position(2).hand(0, "coal_imports").give(0, mc=13).plan(chosen, "development")
    assert p.act(0, "play", "coal_imports").has(0, "mc") == (13 - price,)


@rule("AE-1.35", "AE-5.7", "AE-5.8")
@pytest.mark.parametrize(("chosen", "reason"), [("construction", None), ("research", "no-play-left")])
def test_construction_lets_its_choosers_play_a_second_card(chosen: str, reason: str | None) -> None:
    """All may play one blue or red card."""
    p = Position(2).hand(0, "interns", "research").give(0, mc=20).plan(chosen, "construction")
    assert p.act(0, "play", "interns").reason(0, "play", "research") == reason


@rule("AE-1.35", "AE-5.7", "AE-5.8")
@pytest.mark.parametrize(("chosen", "reason"), [("action", None), ("research", "used-already")])
def test_the_action_phase_lets_its_choosers_use_a_card_twice(chosen: str, reason: str | None) -> None:
    """All may use it once."""
    p = Position(2).in_play(0, "circuit_board_factory").plan(chosen, "action").act(0, "use", "circuit_board_factory")
    assert p.reason(0, "use", "circuit_board_factory") == reason


@rule("AE-1.35", "AE-5.7", "AE-5.8")
@pytest.mark.parametrize(("chosen", "mc"), [("production", 9), ("research", 5)])
def test_production_brings_its_choosers_more(chosen: str, mc: int) -> None:
    """All earn by their rating of five, the chooser four more."""
    assert Position(2).plan(chosen, "production").has(0, "mc") == (mc,)


@rule("AE-1.35", "AE-5.7", "AE-5.8")
@pytest.mark.parametrize(("chosen", "looked", "keeps"), [("research", 5, 2), ("production", 2, 1)])
def test_research_shows_its_choosers_more(chosen: str, looked: int, keeps: int) -> None:
    """All look at two cards and keep one, the chooser at five, keeping two."""
    seen = Position(2).plan(chosen, "research").view(0).players[0]
    assert (len(seen.looked), seen.keeps) == (looked, keeps)


@rule("AE-5.9")
def test_all_choosers_of_a_phase_get_the_full_bonus() -> None:
    """Two choosers of production earn four more each, the third player nothing more."""
    p = Position(3).plan("production", "production", "research")
    assert [p.has(seat, "mc") for seat in range(3)] == [(9,), (9,), (5,)]


@rule("AE-5.10")
def test_everybody_has_one_bonus_a_round() -> None:
    """Three phases are played; each player has the bonus of one of them."""
    p = Position(3).plan("development", "construction", "action")
    held = [[p.view(None).players[seat].bonus for seat in range(3)]]
    p.done(0, 1, 2)
    held.append([p.view(None).players[seat].bonus for seat in range(3)])
    p.done(0, 1, 2)
    held.append([p.view(None).players[seat].bonus for seat in range(3)])
    assert held == [[True, False, False], [False, True, False], [False, False, True]]


@rule("AE-5.10")
def test_a_bonus_is_lost_if_the_game_ends_before_its_phase() -> None:
    """Mars is complete in the action phase, so production gives nobody anything."""
    p = Position(2).mars(6, 14, 9).give(0, heat=8).plan("action", "production")
    p.act(0, "standard", "temperature_heat").done(0, 1)
    assert (p.s.over, p.has(0, "mc"), p.has(1, "mc")) == (True, (0,), (0,))


@rule("AE-5.11")
def test_mars_is_remembered_as_it_was_when_the_phase_began() -> None:
    """Raises of this phase do not show in it; when the next phase begins they do."""
    p = Position(2).hand(0, "comet").give(0, mc=25).mars(-20, 5, 3).plan("construction", "action")
    p.act(0, "play", "comet")
    seen = p.view(1)
    assert (seen.temperature, seen.oxygen, seen.oceans) == (6, 5, 4)
    assert (seen.temperature_before, seen.oxygen_before, seen.oceans_before) == (5, 5, 3)
    seen = p.done(0, 1).view(1)
    assert (seen.phase, seen.temperature_before, seen.oxygen_before, seen.oceans_before) == (2, 6, 5, 4)


@rule("AE-5.11")
def test_requirements_are_held_against_the_start_of_the_phase() -> None:
    """One step short when development begins, reached in it: refused until the next development phase."""
    p = Position(2).hand(0, "deep_well_heating").hand(1, "bushes").give(0, mc=14).give(1, mc=13).mars(-20)
    p.plan("development", "research").act(0, "play", "deep_well_heating")
    assert (p.temperature(), p.reason(1, "play", "bushes")) == (-18, "too-cold")
    p.on().plan("action", "development")
    assert p.reason(1, "play", "bushes") is None


@rule("AE-5.12")
@pytest.mark.parametrize("phase", ["development", "construction", "action"])
def test_nobody_has_to_do_anything_in_the_first_three_phases(phase: str) -> None:
    """With cards and M€ enough one may be done at once, and nothing is spent."""
    p = Position(2).hand(0, "mine", "interns").give(0, mc=50).in_play(0, "circuit_board_factory")
    p.plan("research", phase).done(0)
    assert (p.has(0, "mc"), sorted(p.in_hand(0))) == ((50,), ["interns", "mine"])


@rule("AE-5.12")
def test_production_and_research_are_carried_out_by_everyone() -> None:
    """Production asks nobody; in research there is no way but to keep a card."""
    p = Position(2).plan("production", "research")
    assert [p.has(seat, "mc") for seat in (0, 1)] == [(9,), (5,)]
    assert p.view(None).waiting == (0, 1)
    assert {verb for verb, _ in p.options(0)} == {"keep"}
    assert p.reason(0, "done") == "other-question"


@rule("AE-X12", "AE-5.3", "AE-5.4", "AE-5.9")
def test_two_choosers_of_development_and_one_of_production() -> None:
    """Exactly those two phases; both choosers pay 3 less, the third pays all and gets 4 M€ in production."""
    p = Position(3).hand(0, "mine").hand(1, "coal_imports").hand(2, "economic_growth")
    p.give(0, mc=10).give(1, mc=13).give(2, mc=10).forget_news().plan("development", "development", "production")
    p.act(0, "play", "mine").act(1, "play", "coal_imports").act(2, "play", "economic_growth")
    assert phases_played(p) == ["development", "production"]
    assert [p.has(seat, "mc") for seat in range(3)] == [(3 + 5,), (3 + 5,), (0 + 3 + 5 + 4,)]
