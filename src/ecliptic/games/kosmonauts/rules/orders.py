"""KO-6: orders, put secretly and at once on the six-direction rose, one cube at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, NOBODY, SECRET_SEEN
from ecliptic.games.kosmonauts.rules import news, reasons
from ecliptic.games.kosmonauts.rules.events import drift
from ecliptic.games.kosmonauts.rules.steps import Choice, Effect
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import AXES, DIRECTIONS, DONE, FUEL_FOR_SHIELD, ORDER, SHIELD_FUEL


class OrdersPhase(Effect):
    """All players decide at the same time: KO-6.1."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.phase = 2
        seats = vec[i64]()
        for player in range(s.seats):
            seats = append(seats, player)
            clear_orders(s, player)
        s.then(NOBODY, REVEAL_ORDERS)
        s.together(seats, GIVE_ORDERS)


def clear_orders(s: Kosmonauts, seat: i64) -> None:
    """Nothing ordered yet."""
    for axis in range(AXES):
        s.ordered[seat * AXES + axis] = 0
    s.units[seat] = 0
    s.fuel_used[seat] = 0
    s.hyper_used[seat] = 0
    s.shield_turned[seat] = 0
    s.confirmed[seat] = 0


def fuel_from_shield(s: Kosmonauts, seat: i64) -> i64:
    """Fuel that a turned shield brings; what does not fit into the tanks is lost: KO-6.19, KO-A22."""
    return min(FUEL_FOR_SHIELD, s.free_places(seat)) if s.shield_turned[seat] == 1 else 0


def fuel_left(s: Kosmonauts, seat: i64) -> i64:
    """Ordinary fuel that can still be ordered, a turned shield included: KO-6.20."""
    return s.fuel[seat] + fuel_from_shield(s, seat) - s.fuel_used[seat]


class GiveOrders(Choice):
    """One cube on one direction (0 … 5 ordinary, 6 … 11 hyper), or done, or first a shield into fuel: KO-6.2."""

    def __init__(self) -> None:
        super().__init__(ORDER, 2 * DIRECTIONS, DONE, third=SHIELD_FUEL, certain=True)

    def why(self, s: Kosmonauts, seat: i64, cube: i64) -> i64:
        if s.limit[seat] == 0:
            return reasons.ENGINE_FAILED  # KO-5.14
        if s.units[seat] >= s.limit[seat]:
            return reasons.LIMIT_REACHED  # KO-6.2, KO-6.3
        if cube < DIRECTIONS:
            return LEGAL if fuel_left(s, seat) > 0 else reasons.NO_FUEL
        return LEGAL if s.hyper[seat] > s.hyper_used[seat] else reasons.NO_HYPER

    def why_third(self, s: Kosmonauts, seat: i64) -> i64:
        if s.shield_turned[seat] == 1:
            return reasons.SHIELD_TURNED_ALREADY  # KO-6.21
        if s.units[seat] > 0:
            return reasons.ORDERS_BEGUN  # KO-A22
        return LEGAL if s.shields[seat] > 0 else reasons.NO_SHIELD

    def chosen(self, s: Kosmonauts, seat: i64, cube: i64) -> None:
        count_out(s, seat, cube)
        s.then(seat, GIVE_ORDERS)

    def other_chosen(self, s: Kosmonauts, seat: i64) -> None:
        s.confirmed[seat] = 1
        s.tell(news.ORDERS_CONFIRMED, EVERYBODY, seat)

    def third_chosen(self, s: Kosmonauts, seat: i64) -> None:
        s.shield_turned[seat] = 1
        s.then(seat, GIVE_ORDERS)


def count_out(s: Kosmonauts, seat: i64, cube: i64) -> None:
    """One more unit of this seat's orders."""
    direction = cube % DIRECTIONS
    steps: i64 = 1 if cube < DIRECTIONS else 2  # KO-1.12
    if cube < DIRECTIONS:
        s.fuel_used[seat] += 1
    else:
        s.hyper_used[seat] += 1
    s.units[seat] += 1
    s.ordered[seat * AXES + direction % AXES] += steps if direction < AXES else -steps


class RevealOrders(Effect):
    """When all have confirmed, the orders are open and cannot be changed: KO-6.22, KO-A46."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.learn(SECRET_SEEN)
        for player in range(s.seats):
            spend(s, player)
            if s.units[player] > 0:
                take_off(s, player)
                brake_and_push(s, player)
            s.drifts[player] = 0  # whoever stays has escaped the drift: KO-4.5
            clear_orders(s, player)


def spend(s: Kosmonauts, seat: i64) -> None:
    """Shield and fuel leave the ship."""
    gained = fuel_from_shield(s, seat)
    if s.shield_turned[seat] == 1:
        s.shields[seat] -= 1
        s.tell(news.SHIELD_TURNED, EVERYBODY, seat, gained)
    s.fuel[seat] += gained - s.fuel_used[seat]
    s.hyper[seat] -= s.hyper_used[seat]
    if s.units[seat] > 0:
        s.tell(news.FUEL_ORDERED, EVERYBODY, seat, s.fuel_used[seat], s.hyper_used[seat])


def take_off(s: Kosmonauts, seat: i64) -> None:
    """A landed ship with cubes on its rose is in flight from its body's sector: KO-6.13, KO-6.14, KO-A23."""
    if s.in_flight(seat):
        return
    s.tell(news.TOOK_OFF, EVERYBODY, seat, s.landed_on[seat])
    s.landed_on[seat] = NONE
    if s.drifts[seat] == 1:
        drift(s, seat)  # KO-A9


def brake_and_push(s: Kosmonauts, seat: i64) -> None:
    """New cubes are added to those of earlier rounds; opposite ones remove each other: KO-6.6, KO-6.7, KO-A6."""
    for axis in range(AXES):
        s.rose[seat * AXES + axis] += s.ordered[seat * AXES + axis]


ORDERS_PHASE: Final = OrdersPhase()
GIVE_ORDERS: Final = GiveOrders()
REVEAL_ORDERS: Final = RevealOrders()
