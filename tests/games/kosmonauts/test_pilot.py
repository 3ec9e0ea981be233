"""The pilot's tables and advice beside slow ones that try every order."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from typing import NamedTuple

import pytest

from ecliptic.core.agenda import SPAN
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.mind import pilot
from ecliptic.games.kosmonauts.mind.orderings import CHANGES, DOUBLE, ORDERS, SINGLE, TWO_ROUNDS
from ecliptic.games.kosmonauts.mind.pilot import Ship, Targets, cube_worths, give_orders, lands_third
from ecliptic.games.kosmonauts.terms import DIRECTIONS, DONE, ORDER
from tests.games.kosmonauts.position import Position, random_game

HINTS = KOSMONAUTS.hints("classic")
TANKS = [(fuel, hyper) for fuel in range(0, 11, 2) for hyper in range(5)]
Sector = tuple[int, int]


@cache
def prices() -> dict[Sector, set[tuple[int, int]]]:
    """For each displacement what every order that makes it costs, in fuel and hyper."""
    found = defaultdict(set)
    for q, r, fuel, hyper in zip(ORDERS.q, ORDERS.r, ORDERS.fuel, ORDERS.hyper, strict=True):
        found[q, r].add((fuel, hyper))
    return dict(found)


def can_pay(costs: set[tuple[int, int]], fuel: int, hyper: int) -> bool:
    """One of them can be afforded."""
    return any(one <= fuel and other <= hyper for one, other in costs)


def test_one_change_is_covered_if_some_order_makes_it() -> None:
    """Every displacement, within reach and beyond it, with many tanks."""
    for q in range(-8, 9):
        for r in range(-8, 9):
            costs = prices().get((q, r), set())
            for fuel, hyper in TANKS:
                assert SINGLE.covered(q, r, fuel, hyper) == can_pay(costs, fuel, hyper), (q, r, fuel, hyper)


@cache
def double_prices() -> dict[Sector, set[tuple[int, int]]]:
    """The same for two rounds: the first change works twice, the second once."""
    found: dict[Sector, set[tuple[int, int]]] = defaultdict(set)
    for (q, r), costs in prices().items():
        for (then_q, then_r), more in prices().items():
            cell = found[2 * q + then_q, 2 * r + then_r]
            cell |= {(a + c, b + d) for a, b in costs for c, d in more}
    return dict(found)


def test_two_changes_are_covered_if_some_two_orders_make_them() -> None:
    """Every displacement, within reach and beyond it, with many tanks."""
    edge = int(TWO_ROUNDS) + 2
    for q in range(-edge, edge + 1):
        for r in range(-edge, edge + 1):
            costs = double_prices().get((q, r), set())
            for fuel, hyper in [*TANKS, (0, 6), (0, 9), (3, 5)]:
                assert DOUBLE.covered(q, r, fuel, hyper) == can_pay(costs, fuel, hyper), (q, r, fuel, hyper)


def test_only_the_cheapest_orders_are_kept_and_none_is_missing() -> None:
    """Every displacement is there, at every price that no other undercuts, once."""
    kept = list(zip(CHANGES.q, CHANGES.r, CHANGES.fuel, CHANGES.hyper, strict=True))
    expected = {
        (q, r, fuel, hyper)
        for (q, r), costs in prices().items()
        for fuel, hyper in costs
        if not any((a, b) != (fuel, hyper) and a <= fuel and b <= hyper for a, b in costs)
    }
    assert set(kept) == expected
    assert len(kept) == len(expected)


# Three rounds.


class Course(NamedTuple):
    """Where a flight ends, with what speed, and what is in the tanks then."""

    q: int
    r: int
    speed_q: int
    speed_r: int
    fuel: int
    hyper: int


def lands_slowly(p: Position, targets: list[Sector], course: Course) -> bool:
    """Try every order of the next round, and see whether any order after it ends on a target."""
    board = p.s.board
    for q, r, fuel, hyper in zip(ORDERS.q, ORDERS.r, ORDERS.fuel, ORDERS.hyper, strict=True):
        left = course.fuel - fuel, course.hyper - hyper
        speed_q, speed_r = course.speed_q + q, course.speed_r + r
        turn_q, turn_r = course.q + speed_q, course.r + speed_r
        if min(left) < 0 or not board.is_flyable(turn_q, turn_r) or board.is_hazard(turn_q, turn_r):
            continue
        for to_q, to_r in targets:
            if can_pay(prices().get((to_q - turn_q - speed_q, to_r - turn_r - speed_r), set()), *left):
                return True
    return False


@pytest.mark.parametrize("seed", range(6))
def test_a_landing_in_the_third_round_is_found_as_by_trying_every_order(seed: int) -> None:
    """From anywhere, at any speed, with any tanks; some can land and some cannot."""
    dice = random.Random(seed)
    found = set()
    for _ in range(40):
        p = Position(2).tokens(0, *dice.sample(("mars", "venus", "jupiter", "comet", "saturn", "uranus"), 5))
        for body in range(9):
            p.at(body, dice.randrange(p.s.board.points[body]))
        targets = Targets(p.s, 0)
        late = [(targets.q[row], targets.r[row]) for row in range(len(targets.q)) if row % pilot.LOOK >= 2]
        place = dice.randint(-9, 9), dice.randint(-9, 9)
        speed = dice.randint(-3, 3), dice.randint(-3, 3)
        course = Course(*place, *speed, dice.randint(0, 6), dice.randint(0, 4))
        lands = lands_third(p.s.board, targets, *course)
        assert lands == lands_slowly(p, late, course)
        found.add(lands)
    assert found == {True, False}


# Orders.


def at_orders(seed: int) -> list[tuple[Position, int]]:
    """Positions of a random game in which a seat gives orders, and the seat."""
    found = []
    for p in random_game(3, seed):
        asked = [each for each in KOSMONAUTS.decisions(p.s) if each.question == "GiveOrders"]
        found += [(p.clone(), decision.seat) for decision in asked if len(decision.actions) > 2]
    return found[::25]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_cube_that_the_pilot_orders_ranks_first(seed: int) -> None:
    """No other has a higher worth; a landed ship may wait for fuel instead."""
    ordered = 0
    for p, seat in at_orders(seed):
        advice = give_orders(p.s, seat)
        if advice // SPAN == ORDER:
            actions = p.s.legal_actions(seat)
            assert advice in list(actions)
            ranks = dict(zip(actions, HINTS.rank(p.s, seat, actions, 1), strict=True))
            assert ranks[advice] == max(ranks.values())
            ordered += 1
    assert ordered >= 5


@pytest.mark.parametrize("seed", [1, 2])
def test_a_cube_is_worth_the_best_order_that_begins_with_it(seed: int) -> None:
    """Recomputed order by order; a cube that begins none is worth less than any."""
    for p, seat in at_orders(seed)[:6]:
        ship, targets = Ship(p.s, seat), Targets(p.s, seat)
        best: dict[int, int] = {}
        for index in range(len(ORDERS.a)):
            if ship.affords(index):
                cube = pilot.first_cube(index)
                place = 2 * DIRECTIONS if cube == DONE * SPAN else cube % SPAN
                worth = pilot.worth_of(ship, index, targets, 3)
                best[place] = max(best.get(place, worth), worth)
        worths = list(cube_worths(p.s, seat))
        assert len(worths) == 2 * DIRECTIONS + 1
        assert worths == [best.get(place, 2 * pilot.HOPELESS) for place in range(len(worths))]


@pytest.mark.parametrize("cubes", [(1, 0), (0, 1), (3, 0), (0, 3), (2, 1), (1, 2)])
def test_the_first_cube_of_an_order_belongs_to_it(cubes: tuple[int, int]) -> None:
    """The rest of the order is an order too, for what is left of the price."""
    rows = list(zip(ORDERS.a, ORDERS.b, ORDERS.c, ORDERS.fuel, ORDERS.hyper, strict=True))
    for index, (a, b, c, fuel, hyper) in enumerate(rows):
        if (fuel, hyper) == cubes:
            cube = pilot.first_cube(index) % SPAN
            steps = (1 if cube < DIRECTIONS else 2) * (1 if cube % DIRECTIONS < 3 else -1)
            left = [a, b, c]
            left[cube % 3] -= steps
            spent = (1, 0) if cube < DIRECTIONS else (0, 1)
            assert (*left, fuel - spent[0], hyper - spent[1]) in rows
