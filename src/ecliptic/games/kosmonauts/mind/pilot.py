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
from ecliptic.games.kosmonauts.mind.orderings import CHANGES, DOUBLE, ORDERS, SINGLE
from ecliptic.games.kosmonauts.rules.events import distance_to, nearest
from ecliptic.games.kosmonauts.rules.flight import SAFE, crosses_sun, peril
from ecliptic.games.kosmonauts.rules.orders import fuel_left
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
    HAZARD,
    HYPER_GIFT,
    ORDER,
    OUTSIDE,
    OVERDRIVE,
    SUN,
    TANKER,
    TANKS,
    TOKENS_TO_FINISH,
)

DEEPEST: Final[i64] = 3  # rounds that the pilot looks ahead
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


@final
@mypyc_attr(acyclic=True)
class Ship:
    """A ship that is being given orders: where it is, its rose with the orders so far, and what is left to be spent."""

    def __init__(self, s: Kosmonauts, seat: i64) -> None:
        self.board = s.board
        self.q = s.q[seat]
        self.r = s.r[seat]
        self.a = rose_with(s, seat, 0)
        self.b = rose_with(s, seat, 1)
        self.c = rose_with(s, seat, 2)
        self.fuel = fuel_left(s, seat)
        self.hyper = s.hyper[seat] - s.hyper_used[seat]
        self.units = s.limit[seat] - s.units[seat]
        self.has_shield = s.shields[seat] > 0

    def affords(self, index: i64) -> bool:
        """The order (a row of ORDERS) can be added."""
        fuel, hyper = ORDERS.fuel[index], ORDERS.hyper[index]
        return fuel <= self.fuel and hyper <= self.hyper and fuel + hyper <= self.units


def rose_with(s: Kosmonauts, seat: i64, axis: i64) -> i64:
    """Steps along an axis with the orders given so far, and a drift that waits for the take-off."""
    steps = s.rose[seat * AXES + axis] + s.ordered[seat * AXES + axis]
    if s.drifts[seat] == 1:
        steps += s.board.event_drift[s.event * AXES + axis]
    return steps


def give_orders(s: Kosmonauts, seat: i64) -> i64:
    """The next cube of the best order, or done."""
    tanks = s.fuel[seat] + s.hyper[seat]
    rests = s.landed_on[seat] != NONE and s.units[seat] == 0
    if rests and tanks < ENOUGH:
        return DONE * SPAN
    ship, targets = Ship(s, seat), Targets(s, seat)
    depth = soonest(ship, targets)
    best = best_order(ship, targets, depth)
    while depth < DEEPEST and is_late(worth_of(ship, best, targets, depth), depth):
        depth += 1  # what looked possible leads into danger
        best = best_order(ship, targets, depth)
    if rests and tanks < TANKS and depth == DEEPEST and is_late(worth_of(ship, best, targets, depth), depth):
        return DONE * SPAN  # refuel, and see whether a body comes nearer
    return first_cube(best)


def is_late(worth: i64, depth: i64) -> bool:
    """An order of this worth does not bring a landing within so many rounds."""
    return worth < -depth * ROUND_COSTS - ROUND_COSTS // 2


def soonest(ship: Ship, targets: Targets) -> i64:
    """In how many rounds the ship may be on a wanted body, whatever dangers are on the way: 1, 2, or at least 3."""
    drift_q, drift_r = ship.a - ship.c, ship.b + ship.c
    depth = DEEPEST
    for row in range(len(targets.q)):
        ahead = row % LOOK
        q, r = targets.q[row] - ship.q - drift_q, targets.r[row] - ship.r - drift_r
        if ahead <= 1 and SINGLE.covered(q, r, ship.fuel, ship.hyper):
            return 1
        if (ahead == 1 or ahead == 2) and DOUBLE.covered(q - drift_q, r - drift_r, ship.fuel, ship.hyper):
            depth = 2
    return depth


def first_cube(index: i64) -> i64:
    """One cube of this order; done for the empty one."""
    for axis in range(AXES):
        steps = ORDERS.a[index] if axis == 0 else (ORDERS.b[index] if axis == 1 else ORDERS.c[index])
        if steps != 0:
            direction = axis if steps > 0 else axis + AXES
            use_hyper = ORDERS.hyper[index] > 0 and (steps >= 2 or steps <= -2)
            return ORDER * SPAN + direction + (DIRECTIONS if use_hyper else 0)
    return DONE * SPAN


def best_order(ship: Ship, targets: Targets, depth: i64) -> i64:
    """The order (its row in ORDERS) of the highest worth; the first among equals."""
    best: i64 = 0
    best_worth = HOPELESS * 2
    for index in range(len(ORDERS.a)):
        if ship.affords(index):
            worth = worth_of(ship, index, targets, depth)
            if worth > best_worth:
                best, best_worth = index, worth
    return best


def worth_of(ship: Ship, index: i64, targets: Targets, depth: i64) -> i64:
    """How good it is to add this order: fewer rounds to a landing, then fuller tanks."""
    a, b, c = ship.a + ORDERS.a[index], ship.b + ORDERS.b[index], ship.c + ORDERS.c[index]
    q, r = ship.q + a - c, ship.r + b + c
    kind = ship.board.kind(q, r)
    if kind == SUN or kind == OUTSIDE or crosses_sun(ship.q, ship.r, a, b, c):
        return HOPELESS
    fuel, hyper = ship.fuel - ORDERS.fuel[index], ship.hyper - ORDERS.hyper[index]
    worth = fuel * 10 + hyper * 18
    if kind == HAZARD:
        if not ship.has_shield:
            return HOPELESS
        worth -= 400
    rounds = rounds_to_landing(ship.board, targets, q, r, a - c, b + c, fuel, hyper, depth)
    return worth - rounds * ROUND_COSTS - (FAR_PENALTY if rounds >= FAR else 0)


def rounds_to_landing(
    board: Board, targets: Targets, q: i64, r: i64, speed_q: i64, speed_r: i64, fuel: i64, hyper: i64, depth: i64
) -> i64:
    """Rounds until the ship can be on a wanted body, if the flight of this one, which is the first, ends in (q, r)."""
    rows = len(targets.q)
    for row in range(rows):
        if targets.q[row] == q and targets.r[row] == r and row % LOOK <= 1:
            return 1
    if depth == 1:
        return FAR
    then_q, then_r = q + speed_q, r + speed_r
    for row in range(rows):
        if row % LOOK == 0 or row % LOOK == LOOK - 1:
            continue
        if SINGLE.covered(targets.q[row] - then_q, targets.r[row] - then_r, fuel, hyper):
            return 2
    if depth == 2:
        return FAR
    if lands_third(board, targets, q, r, speed_q, speed_r, fuel, hyper):
        return 3
    return FAR + nearest_to(targets, then_q, then_r) // 4


def nearest_to(targets: Targets, q: i64, r: i64) -> i64:
    """The distance of the nearest wanted body two rounds from now."""
    best: i64 = 60
    for row in range(2, len(targets.q), LOOK):
        best = min(best, distance(targets.q[row] - q, targets.r[row] - r))
    return best


def lands_third(
    board: Board, targets: Targets, q: i64, r: i64, speed_q: i64, speed_r: i64, fuel: i64, hyper: i64
) -> bool:
    """With one change of speed next round and one after it, the ship can land."""
    then_q, then_r = q + 2 * speed_q, r + 2 * speed_r
    for row in range(len(targets.q)):
        if row % LOOK < 2:
            continue
        to_q, to_r = targets.q[row], targets.r[row]
        if not DOUBLE.covered(to_q - then_q, to_r - then_r, fuel, hyper):
            continue
        if has_way(board, to_q, to_r, q, r, speed_q, speed_r, fuel, hyper):
            return True
    return False


def has_way(
    board: Board, to_q: i64, to_r: i64, q: i64, r: i64, speed_q: i64, speed_r: i64, fuel: i64, hyper: i64
) -> bool:
    """One of the ways to be there in two rounds stays clear of danger where it turns."""
    for index in range(len(CHANGES.q)):
        rest, strong = fuel - CHANGES.fuel[index], hyper - CHANGES.hyper[index]
        if rest < 0 or strong < 0:
            continue
        new_q, new_r = speed_q + CHANGES.q[index], speed_r + CHANGES.r[index]
        at_q, at_r = q + new_q, r + new_r
        if not SINGLE.covered(to_q - at_q - new_q, to_r - at_r - new_r, rest, strong):
            continue
        if board.is_flyable(at_q, at_r) and not board.is_hazard(at_q, at_r):
            return True
    return False


def cube_worths(s: Kosmonauts, seat: i64) -> vec[i64]:
    """For each cube that can be ordered (and last, for being done) the worth of the best order that begins with it."""
    found = vec[i64]([HOPELESS * 2 for _ in range(2 * DIRECTIONS + 1)])
    ship, targets = Ship(s, seat), Targets(s, seat)
    for index in range(len(ORDERS.a)):
        if ship.affords(index):
            cube = first_cube(index)
            place = 2 * DIRECTIONS if cube == DONE * SPAN else cube % SPAN
            found[place] = max(found[place], worth_of(ship, index, targets, DEEPEST))
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
