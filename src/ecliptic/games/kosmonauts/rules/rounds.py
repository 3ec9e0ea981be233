"""KO-3, KO-7, KO-9, KO-12: the round, flight or refuelling, and the movement of bodies."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, NOBODY
from ecliptic.games.kosmonauts.rules import news, reasons
from ecliptic.games.kosmonauts.rules.events import EVENT_PHASE, SWAP_FUEL
from ecliptic.games.kosmonauts.rules.flight import fly
from ecliptic.games.kosmonauts.rules.landing import evacuate, offer_landing
from ecliptic.games.kosmonauts.rules.orders import ORDERS_PHASE
from ecliptic.games.kosmonauts.rules.scoring import FINAL_SCORING
from ecliptic.games.kosmonauts.rules.steps import Choice, Effect
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import (
    BODIES,
    BY_FLIGHT,
    BY_MOVEMENT,
    EVACUATE,
    FLY,
    MOST_HYPER,
    ORDER_LIMIT,
    PASS,
)


class StartRound(Effect):
    """Event, orders, flight or refuel, movement of bodies: KO-3.1."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.round += 1
        s.event = NONE
        for player in range(s.seats):
            s.limit[player] = ORDER_LIMIT
            s.drifts[player] = 0
            s.fell[player] = 0
            s.evacuated[player] = 0
        s.tell(news.ROUND_STARTED, EVERYBODY, s.round)
        s.then(NOBODY, END_ROUND)
        s.then(NOBODY, MOVE_BODIES)
        s.then(NOBODY, FLIGHT_PHASE)
        s.then(NOBODY, ORDERS_PHASE)
        s.then(NOBODY, EVENT_PHASE)


class FlightPhase(Effect):
    """Each ship flies or refuels, clockwise from the instructor: KO-7.1, KO-A27."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.phase = BY_FLIGHT
        place = s.seats
        while place > 0:
            place -= 1
            s.then(s.turn(place), FLY_OR_REFUEL)


class FlyOrRefuel(Effect):
    """A landed ship refuels, since staying is refuelling; a ship in flight flies: KO-9.1, KO-A23."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        if s.in_flight(seat):
            if s.board.evacuate_after_flight:
                s.then(seat, EVACUATE_NOW)
            s.then(seat, FLY_OR_EVACUATE)
        elif s.fell[seat] == 0 or s.board.fallen_may_refuel:
            refuel(s, seat)


def refuel(s: Kosmonauts, seat: i64) -> None:
    """First one hyper cube into an empty place, then ordinary fuel into all others: KO-9.2, KO-9.3, KO-9.6."""
    if s.free_places(seat) == 0:
        if s.hyper[seat] < MOST_HYPER:
            s.then(seat, SWAP_FUEL)  # KO-9.4
        return
    hyper: i64 = 1 if s.hyper[seat] < MOST_HYPER else 0  # KO-9.5
    s.hyper[seat] += hyper
    filled = s.free_places(seat)
    s.fuel[seat] += filled
    s.tell(news.REFUELLED, EVERYBODY, seat, filled, hyper)


class FlyOrEvacuate(Choice):
    """A ship cannot leave out a step, but it may be evacuated instead of flying: KO-7.8, KO-11.7, KO-A34."""

    def __init__(self) -> None:
        super().__init__(FLY, 1, EVACUATE)

    def chosen(self, s: Kosmonauts, seat: i64, thing: i64) -> None:
        fly(s, seat)

    def other_chosen(self, s: Kosmonauts, seat: i64) -> None:
        evacuate(s, seat)


class EvacuateNow(Choice):
    """With the switch of KO-A34 a ship may also be evacuated after its flight."""

    def __init__(self) -> None:
        super().__init__(EVACUATE, 1, PASS, obvious=True)

    def why(self, s: Kosmonauts, seat: i64, thing: i64) -> i64:
        return LEGAL if s.in_flight(seat) else reasons.EVACUATED_NOW

    def chosen(self, s: Kosmonauts, seat: i64, thing: i64) -> None:
        evacuate(s, seat)


class MoveBodies(Effect):
    """Every body goes one point clockwise along its orbit; landed ships go with it: KO-12.1, KO-12.3, KO-12.8."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.phase = BY_MOVEMENT
        for body in range(BODIES):
            s.body_at[body] = (s.body_at[body] + 1) % s.board.points[body]
        s.tell(news.BODIES_MOVED, EVERYBODY, s.instructor)
        for player in range(s.seats):
            body = s.landed_on[player]
            if body != NONE:
                s.q[player] = s.body_q(body)
                s.r[player] = s.body_r(body)
        place = s.seats
        while place > 0:
            place -= 1
            offer_landing(s, s.turn(place))  # KO-12.4; one that only passes over gives none: KO-12.7


class EndRound(Effect):
    """The instructor token is passed on; the game may be over: KO-3.3, KO-3.4, KO-12.9, KO-13.1."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.phase = 0
        for player in range(s.seats):
            s.track = append(s.track, s.points_held(player))
        s.instructor = s.turn(1)
        s.tell(news.INSTRUCTOR_CHANGED, EVERYBODY, s.instructor)
        if s.ended == 0 and s.round == s.board.round_limit:
            s.tell(news.ROUND_LIMIT_MET, EVERYBODY, s.round)  # KO-A51
            s.ended = 1
        s.then(NOBODY, START_ROUND if s.ended == 0 else FINAL_SCORING)


START_ROUND: Final = StartRound()
FLIGHT_PHASE: Final = FlightPhase()
FLY_OR_REFUEL: Final = FlyOrRefuel()
FLY_OR_EVACUATE: Final = FlyOrEvacuate()
EVACUATE_NOW: Final = EvacuateNow()
MOVE_BODIES: Final = MoveBodies()
END_ROUND: Final = EndRound()
