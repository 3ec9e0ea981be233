"""Chapter 5: the gravity well."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position

Sector = tuple[int, int]


def near_earth_and_mars(sector: Sector, shields: int = 0) -> Position:
    """Earth at (4, 0) and Mars at (5, 0), all other bodies far away; seat 0 is in flight there."""
    p = Position(2).at("mercury", 3).at("venus", 4).at("comet", 7).at("jupiter", 9).at("saturn", 12)
    return p.at("uranus", 15).fly(0, sector, E=1, SE=2).load(0, 8, 2, shields).landed(1, "saturn")


@rule("KO-5.7")
@pytest.mark.parametrize(
    ("sector", "body"), [((4, -1), "earth"), ((2, 1), "earth"), ((6, 0), "mars"), ((7, -1), "mars"), ((8, 0), None)]
)
def test_a_ship_in_flight_one_or_two_sectors_from_a_body_lands_at_once(sector: Sector, body: str | None) -> None:
    """Before any orders: empty rose, in the sector of the body; at three sectors nothing happens."""
    p = near_earth_and_mars(sector).event("gravity_well")
    assert p.on_body(0) == body
    assert p.asked() == (0, "GiveOrders")
    if body is None:
        assert (p.sector(0), p.rose(0)) == (sector, {"E": 1, "SE": 2})
    else:
        assert (p.sector(0), p.rose(0)) == (p.body_sector(body), {})
        assert p.token(0, "mars") == (4 if body == "mars" else 0)


@rule("KO-5.7")
def test_a_landed_ship_is_not_drawn_to_another_body() -> None:
    """Mars is next to Earth; a ship on Earth stays there, is not asked, and gets no token."""
    p = near_earth_and_mars((0, -9)).landed(1, "earth").event("gravity_well")
    assert (p.on_body(1), p.token(1, "mars"), p.asked()) == ("earth", 0, (0, "GiveOrders"))


@rule("KO-E22", "KO-5.8")
@pytest.mark.parametrize(
    ("sector", "nearest"), [((4, -1), "earth"), ((3, 1), "earth"), ((6, -1), "mars"), ((5, 1), "mars")]
)
def test_the_nearest_of_several_bodies_is_landed_on(sector: Sector, nearest: str) -> None:
    """One sector from the one and two from the other: the captain, who would rather not escape, has no choice."""
    p = near_earth_and_mars(sector, shields=2).event("gravity_well").act(0, "refuse")
    assert (p.on_body(0), p.s.phase, p.carries(0)) == (nearest, 2, (8, 2, 2))


@rule("KO-E22", "KO-5.9")
@pytest.mark.parametrize("chosen", ["earth", "mars"])
def test_at_equal_distances_the_captain_chooses(chosen: str) -> None:
    """Both are offered to the ship's own captain, a body further away is refused."""
    p = near_earth_and_mars((5, -1)).event("gravity_well")
    assert p.asked() == (0, "FallOnBody")
    assert p.options(0) == [("fall", "earth"), ("fall", "mars")]
    refusal = p.why_not(0, "fall", "venus")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("not-nearest", "KO-5.8")
    p.act(0, "fall", chosen)
    assert p.on_body(0) == chosen


@rule("KO-5.9")
def test_each_captain_chooses_for_the_own_ship() -> None:
    """The instructor does not choose for the others: seat 1 is asked about the ship of seat 1."""
    p = near_earth_and_mars((5, -1)).fly(1, (5, -1)).load(1, 8, 2, 0).event("gravity_well").act(0, "fall", "earth")
    assert p.asked() == (1, "FallOnBody") and p.options(0) == []
    p.act(1, "fall", "mars")
    assert (p.on_body(0), p.on_body(1)) == ("earth", "mars")
