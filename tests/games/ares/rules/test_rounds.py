"""Chapter 3: rounds, their three stages, and that nobody has a turn."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.names import PHASE_NAMES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def story(p: Position) -> list[str]:
    """The stages and phases of what has happened, as news."""
    told = p.news(None)
    kinds = ("RoundStarted", "PhaseRevealed", "PhaseStarted", "CardSold", "Scored")
    return [event.name for event in told if event.name in kinds]


def phases_played(p: Position) -> list[str]:
    """The phases that have begun since the news were forgotten."""
    return [PHASE_NAMES[event.parts["phase"] or 0] for event in p.news(None, "PhaseStarted")]


@rule("AE-3.1", "AE-3.6")
def test_a_game_is_a_row_of_rounds() -> None:
    """After the end of one the next begins."""
    p = Position(2).forget_news().on().on().on()
    assert [event.parts["round"] for event in p.news(None, "RoundStarted")] == [2, 3, 4]
    assert (p.s.round, p.asked(0), p.asked(1)) == (4, "ChoosePhase", "ChoosePhase")


@rule("AE-3.2")
def test_a_round_is_planning_then_phases_then_its_end() -> None:
    """Choices are revealed, two phases are played, a hand above ten is sold down, and a new round begins."""
    p = Position(2).hand(0, *range(11)).forget_news().plan("development", "action").on()
    assert story(p) == ["PhaseRevealed"] * 2 + ["PhaseStarted"] * 2 + ["CardSold"] + ["RoundStarted"]


@rule("AE-3.3")
def test_the_first_round_begins_with_planning_like_every_other() -> None:
    """Nothing can be done before phases are chosen but selling cards."""
    p = Position(2).hand(0, "mine").give(0, mc=20)
    assert {verb for verb, _ in p.options(0)} == {"plan", "sell"}
    assert p.reason(0, "play", "mine") == "other-question"
    assert {verb for verb, _ in p.on().options(0)} == {"plan", "sell"}


@rule("AE-3.4")
@pytest.mark.parametrize("phase", ["development", "construction", "action"])
def test_all_act_at_the_same_time_in_every_phase(phase: str) -> None:
    """All are waited for, and any of them may be done first."""
    p = Position(3).plan(phase, phase, phase)
    assert p.view(None).waiting == (0, 1, 2)
    assert p.done(1).view(None).waiting == (0, 2)
    assert p.done(2).view(None).waiting == (0,)


@rule("AE-3.4")
def test_all_plan_research_and_sell_down_at_the_same_time() -> None:
    """Whoever comes last, all are waited for."""
    p = Position(3).hand(0, *range(20, 31)).hand(2, *range(31, 42))
    assert p.view(None).waiting == (0, 1, 2)
    p.act(2, "plan", "research").act(0, "plan", "research").act(1, "plan", "research")
    assert p.view(None).waiting == (0, 1, 2)
    assert p.to("SellExcess").view(None).waiting == (0, 2)


@rule("AE-3.4")
def test_it_does_not_matter_who_plays_first() -> None:
    """Both orders lead to the same board."""
    p = Position(2).hand(0, "comet").hand(1, "lava_flows").give(0, mc=25).give(1, mc=17)
    p.plan("construction", "construction")
    one = p.clone().act(0, "play", "comet").act(1, "play", "lava_flows").done(0, 1)
    other = p.clone().act(1, "play", "lava_flows").act(0, "play", "comet").done(1, 0)
    assert one.temperature() == other.temperature() == -24
    assert [one.has(seat, "mc", "rating") for seat in (0, 1)] == [other.has(seat, "mc", "rating") for seat in (0, 1)]


@rule("AE-3.5", "AE-3.7")
@pytest.mark.parametrize(
    ("chosen", "played"),
    [
        (("action", "action"), ["action"]),
        (("research", "development"), ["development", "research"]),
        (("action", "action", "action", "action"), ["action"]),
        (("action", "research", "action"), ["action", "research"]),
        (
            ("production", "development", "research", "construction"),
            ["development", "construction", "production", "research"],
        ),
    ],
)
def test_a_round_has_as_many_phases_as_were_chosen(chosen: tuple[str, ...], played: list[str]) -> None:
    """From one, where all agree, to one for each player; never all five."""
    p = Position(len(chosen)).forget_news().plan(*chosen).on()
    assert phases_played(p) == played


@rule("AE-3.6")
def test_no_round_begins_after_the_end_of_the_game() -> None:
    """Mars is complete, and the phase in which it became so is the last."""
    p = Position(2).mars(6, 14, 9).give(0, heat=8).forget_news().plan("action", "research")
    p.act(0, "standard", "temperature_heat").done(0, 1)
    assert (p.s.over, p.s.round, story(p)[-2:]) == (True, 1, ["Scored", "Scored"])
    assert p.options(0) == []
