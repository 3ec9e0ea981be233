"""The view carries what a board needs: where the ship would end, every way it can still go, where bodies will be."""

from __future__ import annotations

import itertools

import pytest

from ecliptic.games.kosmonauts import terms as t
from tests.games.kosmonauts.position import DIRECTIONS, Position

CUBES = [f"{kind} {way}" for kind in ("fuel", "hyper") for way in DIRECTIONS]


def ends(p: Position, cubes: tuple[str, ...]) -> tuple[int, int] | None:
    """Where the ship of seat 0 ends if it orders these cubes and flies; None for an emergency."""
    twin = p.clone()
    for cube in cubes:
        if twin.why_not(0, "order", cube) is not None:
            return None
        twin.act(0, "order", cube)
    twin.act(0, "done").all_done()
    while twin.asked() == (0, "FlyOrEvacuate"):
        twin.act(0, "fly")
    return None if twin.s.evacuated[0] else twin.sector(0)


@pytest.mark.parametrize(
    ("sector", "rose", "load"),
    [
        ((4, -1), {"E": 1}, (8, 2, 3)),
        ((-2, 0), {"E": 2}, (2, 1, 3)),
        ((5, 1), {"SE": 1, "NE": 1}, (3, 0, 0)),
        ((11, 1), {"E": 1}, (1, 1, 1)),
    ],
)
def test_every_way_that_a_ship_can_still_go_is_shown(
    sector: tuple[int, int], rose: dict[str, int], load: tuple[int, int, int]
) -> None:
    """All that orders of at most three cubes lead to, tried one by one; near the Sun, the belt and the edge too."""
    p = Position(2).fly(0, sector, **rose).load(0, *load)
    orders = [cubes for count in range(4) for cubes in itertools.combinations_with_replacement(CUBES, count)]
    tried = {end for cubes in orders if (end := ends(p, cubes)) is not None}
    seen = p.view(0).orders
    assert seen is not None
    assert sorted(tried) == seen.can_end_at
    assert seen.ends_at == ends(p, ())


def test_the_ways_shrink_with_every_cube_and_end_with_the_last() -> None:
    """After three units only the ordered flight is left."""
    p = Position(2).fly(0, (4, -1), E=1).load(0, 8, 2)
    sizes = []
    for cube in ("fuel E", "hyper NW", "fuel SE"):
        p.act(0, "order", cube)
        orders = p.view(0).orders
        assert orders is not None and orders.ends_at in orders.can_end_at
        sizes.append(len(orders.can_end_at))
    assert sizes[0] > sizes[1] > sizes[2] == 1


def test_an_overdrive_shows_the_ways_of_four_cubes() -> None:
    """One cube more than usual reaches further."""
    p = Position(2).fly(0, (4, -1)).load(0, 4, 0).event("overdrive")
    orders = p.view(0).orders
    assert orders is not None
    assert (8, -1) in orders.can_end_at and (9, -1) not in orders.can_end_at


def test_where_each_body_will_be_is_shown_for_five_rounds() -> None:
    """The view tells the sectors; playing on proves them."""
    p = Position(2)
    ahead = p.view(None).bodies_ahead
    assert all(len(sectors) == 6 for sectors in ahead)
    for rounds in range(1, 6):
        p.on()
        assert [p.body_sector(body) for body in range(t.BODIES)] == [sectors[rounds] for sectors in ahead]


def test_nobody_else_sees_where_a_ship_would_end() -> None:
    """Orders are the captain's own."""
    p = Position(2).fly(0, (4, -1), E=1)
    p.act(0, "order", "fuel E")
    assert p.view(None).orders is None
    other = p.view(1).orders
    assert other is not None and other.units == 0
