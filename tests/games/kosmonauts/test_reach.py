"""The quick answer to "where can this ship be in 1, 2, 3 rounds?" beside a slow one that tries every order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.box.contents import load_box
from ecliptic.games.kosmonauts.box.tables import build
from ecliptic.games.kosmonauts.mind.reach import Reach, body_round, reach_of

Sector = tuple[int, int]
Rose = tuple[int, int, int]  # signed steps along E, SE, SW
Ship = tuple[Sector, Rose, int, int, int]  # sector, rose, fuel, hyper, shields

WAYS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # one step E, SE, SW, W, NW, NE
EVERYWHERE = [(q, r) for q in range(-20, 21) for r in range(-20, 21)]
FIELD = frozenset(load_box().field.extent.contents())
HAZARDS = frozenset(load_box().field.hot.contents() + load_box().field.belt.contents())
NEAR_SUN = [(q, r) for q, r in sorted(FIELD) if q * q + q * r + r * r <= 16]
BELT = [(q, r) for q, r in sorted(FIELD) if 25 <= q * q + q * r + r * r <= 64]
EDGE = [(q, r) for q, r in sorted(FIELD) if q * q + q * r + r * r >= 120]
LINES = [(q, r) for q, r in NEAR_SUN if 0 in (q, r, q + r)]  # straight lines through the Sun
PLACES = {"near the Sun": NEAR_SUN, "in line with the Sun": LINES, "in the belt": BELT, "at the edge": EDGE}


@cache
def board() -> Board:
    """The field that we ship."""
    return build(load_box(), {})


@cache
def all_orders() -> tuple[tuple[Rose, int, int], ...]:
    """What every order of at most three units, wasteful ones too, does to a rose, and the fuel and hyper it takes."""
    found = set()
    for units in range(4):
        for cubes in combinations_with_replacement(range(12), units):
            rose = [0, 0, 0]
            for cube in cubes:
                steps = 1 if cube < 6 else 2
                rose[cube % 3] += steps if cube % 6 < 3 else -steps
            hyper = sum(cube >= 6 for cube in cubes)
            found.add(((rose[0], rose[1], rose[2]), units - hyper, hyper))
    return tuple(sorted(found))


def end_of_flight(start: Sector, rose: Rose) -> Sector | None:
    """The last sector, or None for an emergency: off the field, into the Sun, or straight across it."""
    q, r = start
    moves = [(WAYS[axis if steps > 0 else axis + 3], abs(steps)) for axis, steps in enumerate(rose) if steps]
    path = []
    for (step_q, step_r), count in moves:
        for _ in range(count):
            q, r = q + step_q, r + step_r
            path.append((q, r))
    if (q, r) not in FIELD or (len(moves) == 1 and (0, 0) in path):
        return None
    return q, r


def after_a_round(ship: Ship) -> Iterator[Ship]:
    """Every ship that this one can be a round later."""
    sector, (a, b, c), fuel, hyper, shields = ship
    for (x, y, z), fuel_used, hyper_used in all_orders():
        if fuel_used > fuel or hyper_used > hyper:
            continue
        rose = (a + x, b + y, c + z)
        end = end_of_flight(sector, rose)
        left = shields - (end in HAZARDS)
        if end is not None and left >= 0:
            yield end, rose, fuel - fuel_used, hyper - hyper_used, left


def slow_reach(ship: Ship, rounds: int) -> list[set[Sector]]:
    """For each round the sectors in which the ship can end."""
    ships, ends = {ship}, []
    for _ in range(rounds):
        ships = {later for earlier in ships for later in after_a_round(earlier)}
        ends.append({later[0] for later in ships})
    return ends


def slow_body_round(ends: list[set[Sector]], points: tuple[Sector, ...], point: int) -> int:
    """The first round in which a flight ends where the body is, or where it arrives just then; 0 for none."""
    for number, sectors in enumerate(ends, 1):
        before, after = points[(point + number - 1) % len(points)], points[(point + number) % len(points)]
        if before in sectors or after in sectors:
            return number
    return 0


def quick_reach(ship: Ship, rounds: int) -> Reach:
    """The engine's answer."""
    (q, r), rose, fuel, hyper, shields = ship
    return reach_of(board(), q, r, vec[i64](list(rose)), fuel, hyper, shields, rounds)


def check(ship: Ship, rounds: int) -> None:
    """Quick and slow answers are the same for every sector, round, body and point of its orbit."""
    quick, slow = quick_reach(ship, rounds), slow_reach(ship, rounds)
    for number, ends in enumerate(slow, 1):
        assert {sector for sector in EVERYWHERE if quick.ends_in(*sector, number)} == ends, (ship, number)
    for body, orbit in enumerate(load_box().orbits):
        for point in range(len(orbit.points)):
            expected = slow_body_round(slow, orbit.points, point)
            assert body_round(quick, body, point) == expected, (ship, orbit.body, point)


def ships(sectors: list[Sector], tanks: int, count: int, seed: int) -> Iterator[Ship]:
    """Ships there with 0 to 3 shields, up to so many cubes in the tanks, and few or many cubes on the rose."""
    dice = random.Random(seed)
    for number in range(count):
        most = dice.choice((0, 2, 4))
        rose = (dice.randint(-most, most), dice.randint(-most, most), dice.randint(-most, most))
        hyper = dice.randint(0, min(4, tanks))
        yield dice.choice(sectors), rose, dice.randint(0, tanks - hyper), hyper, number % 4


def test_the_slow_answer_follows_the_examples_of_the_rulebook() -> None:
    """KO-E15 and KO-E16: round the Sun with two directions, not with one; and the edge."""
    assert end_of_flight((-1, 0), (1, 0, -1)) == (1, -1)
    assert end_of_flight((-2, 0), (4, 0, 0)) is None
    assert end_of_flight((-2, 0), (2, 2, -2)) == (2, 0)
    assert end_of_flight((12, 0), (1, 0, 0)) is None
    assert len(all_orders()) == 374


@pytest.mark.parametrize("place", PLACES)
def test_two_rounds_are_exact(place: str) -> None:
    """Small tanks, any speed, with and without shields."""
    for ship in ships(PLACES[place], 6, 16, seed=1):
        check(ship, 2)


@pytest.mark.parametrize("place", PLACES)
def test_two_rounds_are_exact_with_full_tanks(place: str) -> None:
    """More than can be used in two rounds."""
    for ship in ships(PLACES[place], 10, 3, seed=2):
        check((*ship[:2], 6, 4, ship[4]), 2)


@pytest.mark.parametrize("place", PLACES)
def test_three_rounds_are_exact(place: str) -> None:
    """Little fuel, so that the slow way is quick enough; the first two rounds are the same as without the third."""
    for ship in ships(PLACES[place], 3, 16, seed=3):
        check(ship, 3)


@pytest.mark.parametrize(
    "ship",
    [
        ((-6, 0), (2, 2, -2), 0, 0, 1),  # round the Sun in the second round, and on
        ((-4, 0), (1, 0, 0), 3, 1, 1),
        ((5, 0), (0, 0, 0), 4, 1, 0),
        ((0, 5), (0, -2, 0), 3, 1, 3),
        ((-3, 3), (0, 0, -1), 2, 2, 2),
    ],
)
def test_a_ship_that_has_flown_round_the_sun_flies_on(ship: Ship) -> None:
    """A rose with two directions carries it across the line through the Sun; the round after counts too."""
    check(ship, 3)


def test_more_rounds_change_nothing_about_the_earlier_ones() -> None:
    """With full tanks, where the third round is looked for before the second is done."""
    for place in PLACES.values():
        for ship in ships(place, 10, 3, seed=4):
            two, three = quick_reach(ship, 2), quick_reach(ship, 3)
            for number in (1, 2):
                found = [[sector for sector in EVERYWHERE if reach.ends_in(*sector, number)] for reach in (two, three)]
                assert found[0] == found[1]


def test_nothing_is_reached_later_than_was_asked_for() -> None:
    """Two rounds explored: no sector and no body is said to be reached in the third."""
    reach = quick_reach(((4, -1), (0, 0, 0), 8, 2, 3), 2)
    assert not any(reach.ends_in(*sector, 3) for sector in EVERYWHERE)
    assert not reach.ends_in(0, 0, 1)
    assert body_round(reach, 6, 15) == 0
