"""Chapter 9: refuelling."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import branch, calm, names, next_orders


def stays(fuel: int, hyper: int, shields: int = 3) -> Position:
    """White, alone of all ships with such tanks, has stayed on Mars; red, the last to move, is still to fly."""
    return calm().landed(0, "mars").load(0, fuel, hyper, shields).fly(2, (3, 3)).all_done()


@rule("KO-9.1")
def test_a_landed_ship_that_stays_refuels_while_the_others_fly() -> None:
    """White has refuelled on Mars in the same phase in which red is asked to fly; red gets nothing."""
    p = calm().landed(0, "mars").load(0, 0, 0).fly(2, (2, 3), E=1).load(2, 0, 0).all_done()
    assert (p.carries(0), p.on_body(0)) == ((9, 1, 3), "mars")
    assert (p.asked(), p.s.phase) == ((2, "FlyOrEvacuate"), 3)
    p.act(2, "fly")
    assert (p.sector(2), p.carries(2)) == ((3, 3), (0, 0, 3))


@rule("KO-9.2", "KO-9.3")
@pytest.mark.parametrize(("before", "after"), [((0, 0), (9, 1)), ((3, 1), (8, 2)), ((0, 3), (6, 4)), ((8, 0), (9, 1))])
def test_refuelling_brings_one_hyper_cube_and_then_fills_all_places_with_ordinary_fuel(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    """The hyper cube comes first; the tanks are full afterwards."""
    assert stays(*before).carries(0) == (*after, 3)


@rule("KO-9.2", "KO-A25")
def test_the_hyper_cube_takes_the_only_free_place() -> None:
    """With one place free no ordinary fuel is filled in, and no swap is offered."""
    p = stays(7, 2)
    assert p.carries(0) == (7, 3, 3)
    assert p.asked() == (2, "FlyOrEvacuate")
    assert [event.parts for event in p.news(None, "Refuelled")] == [{"colour": 0, "fuel": 0, "hyper": 1}]


@rule("KO-9.4", "KO-A24")
def test_with_full_tanks_the_player_may_swap_one_ordinary_fuel_for_hyper_fuel() -> None:
    """To swap is a choice: once or not at all; to be filled up is none."""
    p = stays(8, 2)
    assert p.asked() == (0, "SwapFuel") and p.options() == [("swap", 0), ("refuse", 0)]
    kept = branch(p).act(0, "refuse")
    assert kept.carries(0) == (8, 2, 3)
    p.act(0, "swap")
    assert (p.carries(0), p.asked()) == ((7, 3, 3), (2, "FlyOrEvacuate"))
    assert stays(7, 0).asked() == (2, "FlyOrEvacuate")


@rule("KO-9.5")
@pytest.mark.parametrize(("fuel", "hyper"), [(0, 0), (0, 2), (5, 1), (9, 1)])
def test_one_refuelling_brings_at_most_one_hyper_cube(fuel: int, hyper: int) -> None:
    """With empty tanks or with full ones: one more, and a second one only by a second refuelling."""
    p = stays(fuel, hyper)
    if p.asked() == (0, "SwapFuel"):
        p.act(0, "swap")
    assert p.carries(0)[1] == hyper + 1
    next_orders(p.act(2, "fly")).all_done().act(2, "fly")
    assert p.asked() == (0, "SwapFuel")
    assert p.act(0, "swap").carries(0)[1] == hyper + 2


@rule("KO-9.6")
def test_a_ship_with_four_hyper_cubes_gets_only_ordinary_fuel() -> None:
    """Free places are filled with ordinary fuel; with full tanks no swap is offered."""
    p = stays(1, 4)
    assert (p.carries(0), p.asked()) == ((6, 4, 3), (2, "FlyOrEvacuate"))
    p = stays(6, 4)
    assert (p.carries(0), p.asked()) == ((6, 4, 3), (2, "FlyOrEvacuate"))


@rule("KO-9.7")
@pytest.mark.parametrize("shields", [0, 1, 2])
def test_refuelling_does_not_bring_back_shields(shields: int) -> None:
    """The tanks are full, the shields as few as before."""
    assert stays(0, 0, shields).carries(0) == (9, 1, shields)


@rule("KO-E14")
def test_the_example_of_refuelling() -> None:
    """Yellow stays with 3 ordinary and 1 hyper, and has 8 and 2 when phase 3 is there."""
    p = calm(4).landed(3, "saturn").load(3, 3, 1, 2).all_done()
    assert p.carries(3) == (8, 2, 2)


@rule("KO-A23")
def test_a_landed_ship_without_orders_stays_and_refuels() -> None:
    """Nobody has to say so: to confirm without cubes is the refuel order."""
    p = calm().landed(0, "mars").load(0, 0, 0)
    assert ("done", 0) in p.options(0)
    p.all_done()
    assert (p.on_body(0), p.carries(0)) == ("mars", (9, 1, 3))
    assert names(p, "TookOff", "Flew") == []


@rule("KO-A24")
def test_a_player_who_stays_cannot_refuse_the_fuel() -> None:
    """Hyper and ordinary fuel are filled in without a question; the round goes on by itself."""
    p = calm().landed(0, "mars").load(0, 0, 0).all_done()
    assert (p.s.round, p.carries(0)) == (2, (9, 1, 3))
    assert p.asked() == (1, "ChooseEvent")
