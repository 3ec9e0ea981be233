"""A pilot's advice: which orders bring the ship soonest to a body that it still needs, and what to say to events.

Every order of this round is tried. What it leads to is judged by the number of rounds to the next landing, exact up to
three rounds but for flights straight across the Sun, which are rare; then by what is left in the tanks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE, SPAN
from ecliptic.games.kosmonauts.board import distance
from ecliptic.games.kosmonauts.events import distance_to, nearest
from ecliptic.games.kosmonauts.flight import SAFE, peril
from ecliptic.games.kosmonauts.orderings import CHANGES, ORDERS
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


def can_change(q: i64, r: i64, fuel: i64, hyper: i64) -> bool:
    """The speed can be changed by this displacement with what is in the tanks."""
    if distance(q, r) > 6:
        return False
    for index in range(len(CHANGES.q)):
        fits = CHANGES.q[index] == q and CHANGES.r[index] == r
        if fits and CHANGES.fuel[index] <= fuel and CHANGES.hyper[index] <= hyper:
            return True
    return False


def give_orders(s: Kosmonauts, seat: i64) -> i64:
    """The next cube of the best order, or done."""
    tanks = s.fuel[seat] + s.hyper[seat]
    landed = s.landed_on[seat] != NONE
    if landed and s.units[seat] == 0 and tanks < ENOUGH:
        return DONE * SPAN
    best = best_order(s, seat, 2)
    if worth_of(s, seat, best, 2) < -2 * ROUND_COSTS - ROUND_COSTS // 2:
        best = best_order(s, seat, 3)
        far = worth_of(s, seat, best, 3) < -3 * ROUND_COSTS - ROUND_COSTS // 2
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


def best_order(s: Kosmonauts, seat: i64, depth: i64) -> i64:
    """The order (its row in ORDERS) of the highest worth; the first among equals."""
    best: i64 = 0
    best_worth = HOPELESS * 2
    units = s.limit[seat] - s.units[seat]
    fuel, hyper = fuel_left(s, seat), s.hyper[seat] - s.hyper_used[seat]
    for index in range(len(ORDERS.a)):
        cost_fuel, cost_hyper = ORDERS.fuel[index], ORDERS.hyper[index]
        if cost_fuel > fuel or cost_hyper > hyper or cost_fuel + cost_hyper > units:
            continue
        worth = worth_of(s, seat, index, depth)
        if worth > best_worth:
            best, best_worth = index, worth
    return best


def worth_of(s: Kosmonauts, seat: i64, index: i64, depth: i64) -> i64:
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
    rounds = rounds_to_landing(s, seat, q, r, a - c, b + c, fuel, hyper, depth)
    return worth - rounds * ROUND_COSTS - (FAR_PENALTY if rounds >= FAR else 0)


def rose_with(s: Kosmonauts, seat: i64, axis: i64) -> i64:
    """Steps along an axis with the orders given so far, and a drift that waits for the take-off."""
    steps = s.rose[seat * AXES + axis] + s.ordered[seat * AXES + axis]
    if s.drifts[seat] == 1:
        steps += s.board.event_drift[s.event * AXES + axis]
    return steps


def rounds_to_landing(
    s: Kosmonauts, seat: i64, q: i64, r: i64, speed_q: i64, speed_r: i64, fuel: i64, hyper: i64, depth: i64
) -> i64:
    """Rounds, this one included, until the ship can be on a wanted body, if this round's flight ends in (q, r)."""
    bodies = wanted(s, seat)
    for body in bodies:
        if away(s, body, 0, q, r) == 0 or away(s, body, 1, q, r) == 0:
            return 1
    for body in bodies:
        for ahead in range(1, 3):
            if turns_to(s, body, ahead, q + speed_q, r + speed_r, fuel, hyper):
                return 2
    if depth >= 3 and lands_third(s, bodies, q, r, speed_q, speed_r, fuel, hyper):
        return 3
    return FAR + nearest_after(s, bodies, q + speed_q, r + speed_r) // 4


def away(s: Kosmonauts, body: i64, ahead: i64, q: i64, r: i64) -> i64:
    """Hexes from a sector to where a body will be."""
    point = (s.body_at[body] + ahead) % s.board.points[body]
    return distance(s.board.body_q(body, point) - q, s.board.body_r(body, point) - r)


def turns_to(s: Kosmonauts, body: i64, ahead: i64, q: i64, r: i64, fuel: i64, hyper: i64) -> bool:
    """A ship that drifts to (q, r) can end where the body will be."""
    point = (s.body_at[body] + ahead) % s.board.points[body]
    return can_change(s.board.body_q(body, point) - q, s.board.body_r(body, point) - r, fuel, hyper)


def lands_third(
    s: Kosmonauts, bodies: vec[i64], q: i64, r: i64, speed_q: i64, speed_r: i64, fuel: i64, hyper: i64
) -> bool:
    """With one change of speed next round and one after it, the ship can land."""
    for index in range(len(CHANGES.q)):
        if CHANGES.fuel[index] > fuel or CHANGES.hyper[index] > hyper:
            continue
        new_q, new_r = speed_q + CHANGES.q[index], speed_r + CHANGES.r[index]
        at_q, at_r = q + new_q, r + new_r
        if not s.board.is_flyable(at_q, at_r) or s.board.is_hazard(at_q, at_r):
            continue
        fuel_then, hyper_then = fuel - CHANGES.fuel[index], hyper - CHANGES.hyper[index]
        for body in bodies:
            for ahead in range(2, 4):
                if turns_to(s, body, ahead, at_q + new_q, at_r + new_r, fuel_then, hyper_then):
                    return True
    return False


def nearest_after(s: Kosmonauts, bodies: vec[i64], q: i64, r: i64) -> i64:
    """The distance of the nearest wanted body two rounds from now."""
    best: i64 = 60
    for body in bodies:
        best = min(best, away(s, body, 2, q, r))
    return best


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
