"""A game that nobody finishes comes to an end all the same (AE-Q65)."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-Q65")
@pytest.mark.parametrize("limit", [40, 60, 100, 200])
def test_the_game_ends_after_the_last_round_of_the_limit(limit: int) -> None:
    """Not one round earlier; the limit is told."""
    p = Position(2, round_limit=limit).round(limit - 1).forget_news().on()
    assert (p.s.over, p.s.round) == (False, limit)
    p.on()
    assert (p.s.over, p.s.round) == (True, limit)
    assert [event.parts for event in p.news(None, "RoundLimitMet")] == [{"round": limit}]


@rule("AE-Q65")
def test_the_limit_is_a_hundred_rounds_unless_the_group_says_otherwise() -> None:
    """Four players who never raise anything play a hundred rounds, every one of them."""
    p = Position(4).forget_news()
    while not p.s.over:
        p.on()
    assert [event.parts["round"] for event in p.news(None, "RoundStarted")] == list(range(2, 101))
    assert (p.s.round, p.temperature(), p.s.oxygen, p.s.oceans) == (100, -30, 0, 0)


@rule("AE-Q65")
def test_the_game_is_scored_as_it_stands() -> None:
    """Most points win, though Mars is far from complete; the tie-break is the usual one, and then victory is shared."""
    p = Position(3).round(100).give(0, rating=20, forests=4).give(1, rating=30).give(2, rating=29, forests=1)
    richer = p.clone().give(1, mc=1).on()
    p.on()
    assert (ARES.totals(p.s), p.view(None).winners) == ([24, 30, 30], [1, 2])
    assert (ARES.totals(richer.s), richer.view(None).winners) == ([24, 30, 30], [1])


@rule("AE-Q65")
def test_the_end_stage_of_the_last_round_is_played() -> None:
    """A hand of twelve is sold down to ten first."""
    p = Position(2).round(100).hand(0, *range(12)).plan("action", "action").done(0, 1)
    assert (p.s.over, p.asked(0)) == (False, "SellExcess")
    p.on()
    assert (p.s.over, p.has(0, "mc"), len(p.in_hand(0))) == (True, (6,), 10)


@rule("AE-Q65", "AE-15.1")
def test_a_mars_completed_in_the_last_round_ends_the_game_in_the_usual_way() -> None:
    """At once after the phase, without a word of the limit."""
    p = Position(2).round(100).mars(6, 14, 9).give(0, heat=8).plan("action", "production")
    p.act(0, "standard", "temperature_heat").done(0, 1)
    assert (p.s.over, len(p.news(None, "MarsTerraformed")), p.news(None, "RoundLimitMet")) == (True, 1, [])


@rule("AE-Q65")
@pytest.mark.parametrize("limit", [0, 25, 101])
def test_no_other_limit_can_be_set(limit: int) -> None:
    """Four values are offered."""
    with pytest.raises(SetupProblem):
        Position(2, round_limit=limit)


@rule("AE-Q65", "AE-16.13", "AE-17.13")
@pytest.mark.parametrize(("seats", "mode"), [(2, "coop"), (1, "solo")])
def test_games_with_a_length_of_their_own_have_no_limit_to_set(seats: int, mode: str) -> None:
    """There is no such house rule for them."""
    with pytest.raises(SetupProblem) as caught:
        Position(seats, mode, round_limit=40)
    assert caught.value.phrase.id == "setup-unknown-switch"
