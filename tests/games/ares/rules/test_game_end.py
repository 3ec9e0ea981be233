"""Chapter 15: when the game ends, and what is still played and what is not."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

SPARE = (
    "lichen",
    "grass",
    "bushes",
    "moss",
    "trees",
    "algae",
    "heather",
    "farming",
    "worms",
    "insects",
    "mine",
    "soletta",
)


@rule("AE-15.1")
@pytest.mark.parametrize(
    ("mars", "over"), [((8, 14, 9), True), ((6, 14, 9), False), ((8, 13, 9), False), ((8, 14, 8), False)]
)
def test_the_game_ends_when_all_three_are_at_their_maximum(mars: tuple[int, int, int], over: bool) -> None:
    """Two of three are not enough."""
    p = Position(2).mars(*mars).plan("development", "development").done(0, 1)
    assert (p.s.over, len(p.news(None, "MarsTerraformed"))) == (over, int(over))


@rule("AE-E9", "AE-15.2", "AE-15.3")
def test_the_phase_is_completed_and_the_other_phases_of_the_round_are_not_played() -> None:
    """Mars is finished in construction: all may still play a card there; action and production are skipped."""
    p = Position(3).mars(6, 14, 8).hand(0, "comet").give(0, mc=25).hand(1, "lava_flows").give(1, mc=17)
    p.in_play(2, "sponsors").plan("construction", "action", "production").done(1, 2).act(0, "play", "comet")
    assert not p.s.over and p.asked(1) == "ConstructionPhase"
    p.act(1, "play", "lava_flows").done(2, 0)
    assert p.s.over and len(p.news(None, "PhaseStarted")) == 1
    assert (p.has(1, "rating"), p.has(2, "mc")) == ((7,), (0,))
    assert p.view(None).score == [7, 7, 5]


@rule("AE-15.2")
def test_the_bonus_of_the_last_phase_is_still_given() -> None:
    """The chooser who ends the game in construction draws the card or plays a second one."""
    p = Position(2).mars(6, 14, 8).hand(0, "comet", "release_of_inert_gases").give(0, mc=60)
    p.plan("construction", "action").act(0, "play", "comet")
    assert p.things(0, "draw") == [0]
    p.act(0, "play", "release_of_inert_gases").done(1)
    assert (p.s.over, p.view(None).score) == (True, [9, 5])


@rule("AE-E14", "AE-15.2", "AE-13.15")
def test_in_the_last_action_phase_cards_are_sold_for_steps_that_still_count() -> None:
    """Mars is finished; seat 1, who was done, sells five cards and buys warmth: 1 TR more."""
    p = Position(2).mars(6, 14, 9).give(0, heat=8).hand(1, *SPARE[:5]).plan("action", "action").done(1)
    p.act(0, "standard", "temperature_heat")
    assert p.asked(1) == "ActionPhase" and p.temperature() == 8
    p.act(1, "standard", "temperature_mc").done(0, 1)
    assert (p.s.over, p.view(None).score, p.has(1, "mc")) == (True, [6, 6], (1,))


@rule("AE-15.3", "AE-5.10")
def test_the_bonus_of_a_phase_that_is_not_played_is_lost() -> None:
    """Nobody gets production or its 4 M€, and nobody researches."""
    p = Position(2).mars(8, 14, 9).plan("development", "production").done(0, 1)
    assert (p.s.over, p.has(1, "mc"), p.news(None, "Produced")) == (True, (0,), [])


@rule("AE-15.4", "AE-Q38")
def test_no_hand_is_sold_down_in_the_round_that_ends_the_game() -> None:
    """Twelve cards stay in hand, without M€."""
    p = Position(2).mars(8, 14, 9).hand(0, *SPARE).plan("development", "development").done(0, 1)
    assert (p.s.over, len(p.in_hand(0)), p.has(0, "mc")) == (True, 12, (0,))


@rule("AE-Q38", "AE-12.1")
def test_alone_the_end_stage_of_the_last_round_is_played() -> None:
    """After round 25 the hand is sold down to ten, and then the game is over."""
    p = Position(1).hand(0, *SPARE).round(25).plan("production").to("SellExcess")
    assert (p.s.round, p.s.over) == (25, False)
    p.act(0, "sell_card", "mine").act(0, "sell_card", "soletta")
    assert (p.s.over, len(p.in_hand(0))) == (True, 10)


@rule("AE-Q38", "AE-16.13")
def test_together_the_end_stage_of_the_last_round_is_played() -> None:
    """With two items left in the supply it is the last round, and a full hand is sold down first."""
    p = Position(2, "coop").hand(0, *SPARE)
    p.s.supply_cubes, p.s.supply_markers = 2, 0
    p.plan("production", "production")
    assert (p.asked(0), p.s.over) == ("SellExcess", False)
    assert p.act(0, "sell_card", "mine").act(0, "sell_card", "lichen").s.over


@rule("AE-Q39")
@pytest.mark.parametrize("phase", ["production", "research"])
def test_whichever_phase_closes_with_mars_finished_is_the_last(phase: str) -> None:
    """Also production and research, which raise nothing themselves; they are played in full."""
    p = Position(2).mars(8, 14, 9).plan(phase, phase)
    while not p.s.over:
        p.quiet_move()
    assert p.s.round == 1
    assert (p.has(0, "mc"), len(p.in_hand(0))) == (((9,), 0) if phase == "production" else ((0,), 2))


@rule("AE-Q39")
def test_the_end_is_looked_for_when_a_phase_closes_and_not_before() -> None:
    """The last step is made in the middle of the action phase; the game goes on until all are done."""
    p = Position(2).mars(6, 14, 9).give(0, mc=28).plan("action", "action").act(0, "standard", "temperature_mc")
    assert not p.s.over and p.act(0, "standard", "temperature_mc").has(0, "rating") == (7,)
    assert not p.done(0).s.over and p.done(1).s.over


@rule("AE-15.3")
def test_after_the_end_nothing_more_is_done() -> None:
    """Nobody is asked, and any action is refused."""
    p = Position(2).mars(8, 14, 9).hand(0, "lichen").plan("development", "development").done(0, 1)
    assert ARES.decisions(p.s) == [] and p.reason(0, "sell") == "game-over"
