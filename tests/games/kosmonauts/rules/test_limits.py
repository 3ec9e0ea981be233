"""Chapter 1: what a ship can carry at most."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position, random_game


@rule("KO-1.7")
@pytest.mark.parametrize(
    ("fuel", "hyper", "bought"), [(2, 1, 5), (5, 0, 5), (6, 0, 4), (4, 2, 4), (5, 4, 1), (8, 2, 0)]
)
def test_tanks_hold_ten_cubes_and_a_hyper_cube_takes_a_place_like_any_other(fuel: int, hyper: int, bought: int) -> None:
    """The tanker would give 5; only as many as there are places of ten without a cube of either kind go in."""
    p = Position(2).load(0, fuel, hyper).event("tanker").act(0, "pay")
    assert p.carries(0) == (fuel + bought, hyper, 2)


@rule("KO-1.8")
def test_a_fifth_hyper_cube_is_not_given_away() -> None:
    """A ship with four gets none of the gift, whether its tanks are full or not, and is not asked to swap."""
    p = Position(2).load(0, 6, 4).load(1, 2, 4).event("hyper_gift")
    assert (p.carries(0), p.carries(1)) == ((6, 4, 3), (2, 4, 3))
    assert p.asked() == (0, "GiveOrders")


@rule("KO-1.8")
def test_a_fifth_hyper_cube_is_not_filled_in() -> None:
    """Refuelling with four hyper cubes fills the other places with ordinary fuel."""
    p = Position(2).load(0, 2, 4).load(1, 6, 4).all_done()
    assert (p.carries(0), p.carries(1)) == ((6, 4, 3), (6, 4, 3))


@rule("KO-1.9")
def test_nobody_has_more_than_three_shields() -> None:
    """Every ship begins with three, and in dozens of games no ship ever gets one back."""
    for seed in range(30):
        before = [3] * 4
        for p in random_game(4, seed):
            shields = list(p.s.shields)
            assert all(0 <= now <= then for now, then in zip(shields, before, strict=True))
            before = shields


@rule("KO-1.10")
def test_limits_hold_whatever_happens() -> None:
    """In dozens of games no ship ever carries more than ten cubes, four hyper cubes or three shields."""
    most = [0, 0, 0]
    for seed in range(30):
        for p in random_game(2 + seed % 3, seed):
            for ship in p.view(None).ships:
                carried = (ship.fuel + ship.hyper, ship.hyper, ship.shields)
                most = [max(pair) for pair in zip(most, carried, strict=True)]
    assert most[0] <= 10 and most[1] <= 4 and most[2] <= 3


@rule("KO-1.10")
def test_no_event_lifts_the_limits_of_a_full_ship() -> None:
    """A tanker pours nothing into full tanks, and an overdrive or a fifth hyper cube is no reason for more room."""
    for kind in ("tanker", "hyper_gift", "overdrive"):
        p = Position(2).load(0, 6, 4).event(kind)
        if kind == "tanker":
            p.act(0, "pay")
        assert p.carries(0)[:2] == (6, 4)


@rule("KO-1.10")
def test_no_order_lifts_the_limits_of_a_full_ship() -> None:
    """A shield turned into fuel brings nothing where nothing fits, and one cube where one fits."""
    p = Position(3).load(0, 8, 2).load(1, 7, 2).load(2, 6, 4)
    for seat in (0, 1):
        p.fly(seat, (0, -8)).act(seat, "shield_fuel").act(seat, "done")
    p.act(2, "done")
    assert [p.carries(seat) for seat in range(3)] == [(8, 2, 2), (8, 2, 2), (6, 4, 3)]
