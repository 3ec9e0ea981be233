"""Chapter 6: cubes on opposite cells remove each other."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import DIRECTIONS, Position

SPACE = (0, -8)  # open space, with nothing near
OPPOSITE = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}


def moving(*cubes: str) -> Position:
    """Seat 0 ordered these cubes in the round before, and now has full tanks."""
    p = Position(2).fly(0, SPACE).load(0, 6, 4).orders(0, *cubes).quiet_round()
    return p.fly(0, SPACE, **p.rose(0)).load(0, 6, 4)


@rule("KO-6.7", "KO-6.8")
@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize(("steps", "against"), [(1, 1), (3, 1), (3, 2), (1, 2)])
def test_one_ordinary_cube_removes_one_opposite_to_it(way: str, steps: int, against: int) -> None:
    """Nobody asks whether it shall: what is left lies on one side only, or nowhere."""
    p = moving(*[f"fuel {way}"] * steps).orders(0, *[f"fuel {OPPOSITE[way]}"] * against).all_done()
    left = steps - against
    side = way if left > 0 else OPPOSITE[way]
    assert p.rose(0) == ({side: abs(left)} if left else {})
    assert p.asked() is not None and p.asked() != (0, "GiveOrders")


@rule("KO-6.9")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_two_ordinary_cubes_remove_a_hyper_cube(way: str) -> None:
    """One is not enough; two leave nothing; three leave one of them."""
    rests = []
    for against in (1, 2, 3):
        p = moving(f"hyper {way}").orders(0, *[f"fuel {OPPOSITE[way]}"] * against).all_done()
        rests.append(p.rose(0))
    assert rests == [{way: 1}, {}, {OPPOSITE[way]: 1}]


@rule("KO-E4", "KO-6.10")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_an_ordinary_cube_against_a_hyper_cube_leaves_an_ordinary_one(way: str) -> None:
    """Worth one step: one more ordinary cube removes it, and no hyper cube comes back to the tanks."""
    p = moving(f"hyper {way}").orders(0, f"fuel {OPPOSITE[way]}").all_done()
    assert (p.rose(0), p.carries(0)[:2]) == ({way: 1}, (5, 4))
    p = p.quiet_round().fly(0, SPACE, **p.rose(0)).orders(0, f"fuel {OPPOSITE[way]}").all_done()
    assert (p.rose(0), p.carries(0)[:2]) == ({}, (4, 4))


@rule("KO-6.11")
def test_removed_cubes_never_come_back_to_the_tanks() -> None:
    """Old and new ones alike are gone: the tanks only lose what was ordered."""
    p = moving("fuel E", "hyper SE", "fuel SW").load(0, 3, 1).orders(0, "fuel W", "hyper NW", "fuel NE").all_done()
    assert (p.rose(0), p.carries(0)) == ({}, (1, 0, 3))
    wasted = moving().orders(0, "hyper E", "hyper W").all_done()
    assert (wasted.rose(0), wasted.carries(0)) == ({}, (6, 2, 3))


@rule("KO-6.12")
@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize("turn", [1, 2, 4, 5])
def test_cubes_at_60_or_120_degrees_stay(way: str, turn: int) -> None:
    """Both lie on the rose; each is then removed only by its own opposite."""
    other = DIRECTIONS[(DIRECTIONS.index(way) + turn) % 6]
    p = moving(f"fuel {way}", f"fuel {way}").orders(0, f"fuel {other}").all_done()
    assert p.rose(0) == {way: 2, other: 1}
    p = moving(f"fuel {way}", f"fuel {other}").orders(0, f"fuel {OPPOSITE[other]}").all_done()
    assert p.rose(0) == {way: 1}


@rule("KO-E3", "KO-6.7", "KO-6.8")
def test_one_cube_brakes_while_a_hyper_cube_turns_the_ship() -> None:
    """SE goes down by one, NW stays empty, SW goes up by two, and one unit could still be ordered."""
    p = Position(2).fly(0, SPACE, SE=2, SW=1).act(0, "order", "fuel NW").act(0, "order", "hyper SW")
    seen = p.view(0).orders
    assert seen is not None and seen.units == 2
    assert p.why_not(0, "order", "fuel E") is None
    p.act(0, "done").all_done()
    assert (p.rose(0), p.carries(0)) == ({"SE": 1, "SW": 3}, (7, 1, 3))
