"""Chapter 13d: the terraforming rating."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-13.24")
@pytest.mark.parametrize("rating", [0, 5, 23])
def test_rating_is_income_and_points(rating: int) -> None:
    """Without anything else the M€ of a production phase and the points are the TR."""
    p = Position().give(1, rating=rating).plan("production", "research")
    assert (p.has(1, "mc"), p.points(1)) == ((rating,), rating)


@rule("AE-13.24")
def test_each_player_has_a_rating_of_their_own() -> None:
    """What one gains does not move another."""
    p = Position(3).give(1, heat=8, rating=9).plan("action", "research", "research")
    p.act(1, "standard", "temperature_heat")
    assert [p.has(seat, "rating") for seat in range(3)] == [(5,), (10,), (5,)]


@rule("AE-13.25")
@pytest.mark.parametrize(
    ("card", "rating"), [("bribed_committee", 7), ("release_of_inert_gases", 7), ("investment_loan", 4)]
)
def test_a_card_changes_the_rating_where_it_says_so(card: str, rating: int) -> None:
    """Up by two, or down by what it makes one spend; Mars stays as it was."""
    p = Position().hand(0, card).give(0, mc=16).plan("construction", "research").act(0, "play", card)
    assert (p.has(0, "rating"), p.s.temperature + p.s.oxygen + p.s.oceans) == ((rating,), 0)


@rule("AE-13.25")
def test_an_action_may_cost_rating() -> None:
    """Three cards for a step of TR."""
    p = Position().in_play(1, "asset_liquidation").plan("action", "research").act(1, "use", "asset_liquidation")
    assert (p.has(1, "rating"), len(p.in_hand(1))) == ((4,), 3)


@rule("AE-13.25")
def test_a_corporation_may_raise_it_when_a_tag_is_played() -> None:
    """Saturn Systems gains a step for a Jupiter card, and none for another card."""
    p = Position().corporation(0, "saturn_systems").hand(0, "ganymede_shipyard").give(0, mc=17)
    p.plan("development", "research").act(0, "play", "ganymede_shipyard")
    assert p.has(0, "rating") == (6,)


@rule("AE-13.26")
def test_rating_has_no_upper_limit() -> None:
    """From 300 it goes on to 301, and pays as much."""
    p = Position().give(1, heat=8, rating=300).plan("action", "production").done(1)
    assert p.has(1, "rating") == (301,)
    p.done(0)
    assert p.has(1, "mc") == (305,)
