"""A pilot's advice: which orders bring the ship soonest to a body that it still needs, and what to say to events.

Every order of this round is tried. What it leads to is judged by the number of rounds to the next landing, exact up to
three rounds but for flights straight across the Sun, which are rare; then by what is left in the tanks.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core.agenda import NONE, SPAN
from ecliptic.games.kosmonauts.board import Board, distance
from ecliptic.games.kosmonauts.events import distance_to, nearest
from ecliptic.games.kosmonauts.flight import SAFE, peril
from ecliptic.games.kosmonauts.orderings import CHANGES, DOUBLE, ORDERS, SINGLE
from ecliptic.games.kosmonauts.orders import fuel_left
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import (
    AXES,
    BODIES,
    DIRECTIONS,
    DONE,
    DRIFT,
    EARTH,
    ENGINE_FAILURE,
    FUEL_LEAK,
    GRAVITY_WELL,
    HYPER_GIFT,
    ORDER,
    OVERDRIVE,
    TANKER,
    TANKS,
    TOKENS_TO_FINISH,
)

FAR: Final[i64] = 4  # rounds: further than the pilot looks
LOOK: Final[i64] = 4  # positions of a body that the pilot knows: now, and in 1, 2, 3 rounds
FAR_PENALTY: Final[i64] = 200
ROUND_COSTS: Final[i64] = 1000
ENOUGH: Final[i64] = 7  # units in the tanks with which a landed ship need not refuel first
HOPELESS: Final[i64] = -1000000


def wants(s: Kosmonauts, seat: i64, body: i64) -> bool:
    """A body without own token; with seven of them, Earth."""
    homeward = s.tokens_held(seat) >= TOKENS_TO_FINISH
    if body == EARTH:
        return homeward
    return not homeward and s.token[seat * BODIES + body] == 0


def wanted(s: Kosmonauts, seat: i64) -> vec[i64]:
    """The bodies to fly to."""
    found = vec[i64]()
    for body in range(BODIES):
        if wants(s, seat, body):
            found = append(found, body)
    return found


@final
@mypyc_attr(acyclic=True)
class Targets:
    """Where the wanted bodies will be in 0, 1, 2 and 3 rounds: rows of sectors."""

    def __init__(self, s: Kosmonauts, seat: i64) -> None:
        self.q = vec[i64]()
        self.r = vec[i64]()
        for body in wanted(s, seat):
            for ahead in range(LOOK):
                point = (s.body_at[body] + ahead) % s.board.points[body]
                self.q = append(self.q, s.board.body_q(body, point))
                self.r = append(self.r, s.board.body_r(body, point))


def give_orders(s: Kosmonauts, seat: i64) -> i64:
    """The next cube of the best order, or done."""
    tanks = s.fuel[seat] + s.hyper[seat]
    landed = s.landed_on[seat] != NONE
    if landed and s.units[seat] == 0 and tanks < ENOUGH:
        return DONE * SPAN
    targets = Targets(s, seat)
    best = best_order(s, seat, targets, 2)
    if worth_of(s, seat, best, targets, 2) < -2 * ROUND_COSTS - ROUND_COSTS // 2:
        best = best_order(s, seat, targets, 3)
        far = worth_of(s, seat, best, targets, 3) < -3 * ROUND_COSTS - ROUND_COSTS // 2
        if landed and s.units[seat] == 0 and tanks < TANKS and far:
            return DONE * SPAN  # refuel, and see whether a body comes nearer
    return first_cube(best)


def first_cube(index: i64) -> i64:
    """One cube of this order; done for the empty one."""
    for axis in range(AXES):
        steps = ORDERS.a[index] if axis == 0 else (ORDERS.b[index] if axis == 1 else ORDERS.c[index])
        if steps != 0:
            direction = axis if steps > 0 else axis + AXES
            use_hyper = ORDERS.hyper[index] > 0 and (steps >= 2 or steps <= -2)
            return ORDER * SPAN + direction + (DIRECTIONS if use_hyper else 0)
    return DONE * SPAN


def is_affordable(s: Kosmonauts, seat: i64, index: i64) -> bool:
    """The order can be added to what is ordered already."""
    cost_fuel, cost_hyper = ORDERS.fuel[index], ORDERS.hyper[index]
    if cost_fuel > fuel_left(s, seat) or cost_hyper > s.hyper[seat] - s.hyper_used[seat]:
        return False
    return cost_fuel + cost_hyper <= s.limit[seat] - s.units[seat]


def best_order(s: Kosmonauts, seat: i64, targets: Targets, depth: i64) -> i64:
    """The order (its row in ORDERS) of the highest worth; the first among equals."""
    best: i64 = 0
    best_worth = HOPELESS * 2
    for index in range(len(ORDERS.a)):
        if is_affordable(s, seat, index):
            worth = worth_of(s, seat, index, targets, depth)
            if worth > best_worth:
                best, best_worth = index, worth
    return best


def worth_of(s: Kosmonauts, seat: i64, index: i64, targets: Targets, depth: i64) -> i64:
    """How good it is to add this order: fewer rounds to a landing, then fuller tanks."""
    a, b, c = rose_with(s, seat, 0), rose_with(s, seat, 1), rose_with(s, seat, 2)
    a, b, c = a + ORDERS.a[index], b + ORDERS.b[index], c + ORDERS.c[index]
    if peril(s.board, s.q[seat], s.r[seat], a, b, c) != SAFE:
        return HOPELESS
    q, r = s.q[seat] + a - c, s.r[seat] + b + c
    fuel = fuel_left(s, seat) - ORDERS.fuel[index]
    hyper = s.hyper[seat] - s.hyper_used[seat] - ORDERS.hyper[index]
    worth = fuel * 10 + hyper * 18
    if s.board.is_hazard(q, r):
        if s.shields[seat] == 0:
            return HOPELESS
        worth -= 400
    rounds = rounds_to_landing(s.board, targets, Course(q, r, a - c, b + c, fuel, hyper), depth)
    return worth - rounds * ROUND_COSTS - (FAR_PENALTY if rounds >= FAR else 0)


def rose_with(s: Kosmonauts, seat: i64, axis: i64) -> i64:
    """Steps along an axis with the orders given so far, and a drift that waits for the take-off."""
    steps = s.rose[seat * AXES + axis] + s.ordered[seat * AXES + axis]
    if s.drifts[seat] == 1:
        steps += s.board.event_drift[s.event * AXES + axis]
    return steps


@final
@mypyc_attr(acyclic=True)
class Course:
    """Where this round's flight ends, with what speed, and what is in the tanks then."""

    def __init__(self, q: i64, r: i64, speed_q: i64, speed_r: i64, fuel: i64, hyper: i64) -> None:
        self.q = q
        self.r = r
        self.speed_q = speed_q
        self.speed_r = speed_r
        self.fuel = fuel
        self.hyper = hyper


def rounds_to_landing(board: Board, targets: Targets, course: Course, depth: i64) -> i64:
    """Rounds, this one included, until the ship can be on a wanted body."""
    rows = len(targets.q)
    q, r = course.q, course.r
    for row in range(rows):
        if row % LOOK <= 1 and targets.q[row] == q and targets.r[row] == r:
            return 1
    q, r = q + course.speed_q, r + course.speed_r
    for row in range(rows):
        ahead = row % LOOK
        if (ahead == 1 or ahead == 2) and SINGLE.covered(
            targets.q[row] - q, targets.r[row] - r, course.fuel, course.hyper
        ):
            return 2
    if depth >= 3 and lands_third(board, targets, course):
        return 3
    nearest_then: i64 = 60
    for row in range(rows):
        if row % LOOK == 2:
            nearest_then = min(nearest_then, distance(targets.q[row] - q, targets.r[row] - r))
    return FAR + nearest_then // 4


def lands_third(board: Board, targets: Targets, course: Course) -> bool:
    """With one change of speed next round and one after it, the ship can land."""
    q, r = course.q + 2 * course.speed_q, course.r + 2 * course.speed_r
    for row in range(len(targets.q)):
        to_q, to_r = targets.q[row], targets.r[row]
        is_then = row % LOOK >= 2 and DOUBLE.covered(to_q - q, to_r - r, course.fuel, course.hyper)
        if is_then and has_way(board, to_q, to_r, course):
            return True
    return False


def has_way(board: Board, to_q: i64, to_r: i64, course: Course) -> bool:
    """One of the ways to be there in two rounds stays clear of danger where it turns."""
    for index in range(len(CHANGES.q)):
        fuel, hyper = course.fuel - CHANGES.fuel[index], course.hyper - CHANGES.hyper[index]
        if fuel < 0 or hyper < 0:
            continue
        speed_q, speed_r = course.speed_q + CHANGES.q[index], course.speed_r + CHANGES.r[index]
        q, r = course.q + speed_q, course.r + speed_r
        if not board.is_flyable(q, r) or board.is_hazard(q, r):
            continue
        if SINGLE.covered(to_q - q - speed_q, to_r - r - speed_r, fuel, hyper):
            return True
    return False


def cube_worths(s: Kosmonauts, seat: i64) -> vec[i64]:
    """For each cube that can be ordered (and last, for being done) the worth of the best order that begins with it."""
    found = vec[i64]([HOPELESS * 2 for _ in range(2 * DIRECTIONS + 1)])
    targets = Targets(s, seat)
    for index in range(len(ORDERS.a)):
        if is_affordable(s, seat, index):
            cube = first_cube(index)
            place = 2 * DIRECTIONS if cube == DONE * SPAN else cube % SPAN
            found[place] = max(found[place], worth_of(s, seat, index, targets, 3))
    return found


def should_land(s: Kosmonauts, seat: i64, body: i64) -> bool:
    """For a token, for home, or for fuel."""
    return wants(s, seat, body) or s.fuel[seat] + s.hyper[seat] < 3


def should_evacuate(s: Kosmonauts, seat: i64) -> bool:
    """Only where the flight would end in an emergency anyway."""
    a, b, c = s.speed(seat, 0), s.speed(seat, 1), s.speed(seat, 2)
    if peril(s.board, s.q[seat], s.r[seat], a, b, c) != SAFE:
        return True
    return s.shields[seat] == 0 and s.board.is_hazard(s.q[seat] + a - c, s.r[seat] + b + c)


def should_pay(s: Kosmonauts, seat: i64) -> bool:
    """Whether a shield is well spent on the present event."""
    kind = s.board.event_kind[s.event]
    if kind == TANKER:
        return s.shields[seat] > 1 and s.free_places(seat) >= 4
    if kind == GRAVITY_WELL:
        return not well_is_welcome(s, seat)
    if kind == FUEL_LEAK:
        return s.shields[seat] > 1 and s.fuel[seat] >= 4
    if kind == DRIFT:
        return s.shields[seat] > 1 and s.in_flight(seat)
    return s.shields[seat] > 1


def well_is_welcome(s: Kosmonauts, seat: i64) -> bool:
    """The nearest body is one that the ship needs."""
    near = nearest(s, seat)
    for body in range(BODIES):
        if distance_to(s, seat, body) == near and wants(s, seat, body):
            return True
    return False


def card_worth(s: Kosmonauts, seat: i64, card: i64) -> i64:
    """How welcome an event card is."""
    kind = s.board.event_kind[card]
    if kind == HYPER_GIFT:
        return 6
    if kind == OVERDRIVE:
        return 5
    if kind == TANKER:
        return 4
    if kind == GRAVITY_WELL:
        return 9 if s.in_flight(seat) and nearest(s, seat) <= 2 and well_is_welcome(s, seat) else 3
    if kind == DRIFT:
        return 1 if s.in_flight(seat) else 3
    return 2 if kind == ENGINE_FAILURE and not s.in_flight(seat) else 1
