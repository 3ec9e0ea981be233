"""KO-4, KO-5: the event phase. The instructor chooses one of three open cards, and it works on everybody."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import CHANCE_ANSWERED, EVERYBODY, NOBODY
from ecliptic.games.kosmonauts.board import distance
from ecliptic.games.kosmonauts.rules import news, reasons
from ecliptic.games.kosmonauts.rules.landing import land
from ecliptic.games.kosmonauts.rules.steps import Choice, Effect
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import (
    AXES,
    BODIES,
    BY_EVENT,
    DRIFT,
    ENGINE_FAILURE,
    EVENT,
    FALL,
    FUEL_LEAK,
    GRAVITY_WELL,
    HYPER_GIFT,
    MOST_HYPER,
    OVERDRIVE,
    PAY,
    REFUSE,
    ROW,
    SWAP,
    TANKER,
)

WELL_REACH: Final[i64] = 2  # KO-5.7


class EventPhase(Effect):
    """The instructor chooses; there is no event in the first round: KO-3.2, KO-4.1."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.phase = BY_EVENT
        if s.round > 1:
            s.then(s.instructor, CHOOSE_EVENT)


class ChooseEvent(Choice):
    """One of the three open cards; the two others stay open: KO-4.1, KO-4.13."""

    def __init__(self) -> None:
        super().__init__(EVENT, ROW)

    def chosen(self, s: Kosmonauts, seat: i64, slot: i64) -> None:
        s.event = s.row[slot]
        s.row[slot] = NONE
        s.event_discard = append(s.event_discard, s.event)  # KO-4.11
        s.tell(news.EVENT_CHOSEN, EVERYBODY, seat, s.event)
        s.then(NOBODY, FILL_ROW)
        work(s)


class FillRow(Effect):
    """A new card is drawn into the gap: KO-4.12."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        for slot in range(ROW):
            if s.row[slot] == NONE:
                s.row[slot] = draw_event(s)
                s.tell(news.EVENT_LAID_OPEN, EVERYBODY, s.row[slot])


def draw_event(s: Kosmonauts) -> i64:
    """The top event card; when the deck has run out, the discard pile is shuffled to be the deck: KO-4.14, KO-A45."""
    if len(s.event_deck) == 0:
        s.event_deck = s.event_discard
        s.event_discard = vec[i64]()
        s.shuffle(s.event_deck)
    s.event_deck, card = pop(s.event_deck)
    s.learn(CHANCE_ANSWERED)
    return card


def work(s: Kosmonauts) -> None:
    """The card works on every player, clockwise from the instructor, who is no exception: KO-4.2, KO-A10."""
    kind = s.board.event_kind[s.event]
    place = s.seats
    while place > 0:  # planned from the last to the first: what is planned last happens first
        place -= 1
        seat = s.turn(place)
        if kind == TANKER:
            s.then(seat, BUY_FUEL)
        elif kind == HYPER_GIFT:
            s.then(seat, TAKE_HYPER)
        elif kind == OVERDRIVE:
            s.limit[seat] = s.board.event_amount[s.event]  # KO-5.10
        elif kind != GRAVITY_WELL or well_reaches(s, seat):
            s.then(seat, ESCAPE if can_be_escaped(s, kind) else SUFFER)
    if kind == OVERDRIVE:
        s.tell(news.LIMIT_CHANGED, EVERYBODY, NONE, s.board.event_amount[s.event])


def can_be_escaped(s: Kosmonauts, kind: i64) -> bool:
    """The card bears the shield symbol: KO-4.3, KO-5.2; the others by ruling: KO-A11, KO-A12."""
    if kind == GRAVITY_WELL:
        return s.board.well_can_be_escaped
    if kind == FUEL_LEAK:
        return s.board.leak_can_be_escaped
    if kind == ENGINE_FAILURE:
        return s.board.failure_can_be_escaped
    return True


def pay_shield(s: Kosmonauts, seat: i64) -> None:
    """A shield protects, or buys, only for the player who pays it: KO-4.4."""
    s.shields[seat] -= 1
    s.tell(news.SHIELD_PAID, EVERYBODY, seat)


class Escape(Choice):
    """Pay 1 shield and the card does not touch you: KO-4.3; without shields nobody is asked: KO-4.8."""

    def __init__(self) -> None:
        super().__init__(PAY, 1, REFUSE, obvious=True)

    def why(self, s: Kosmonauts, seat: i64, thing: i64) -> i64:
        return LEGAL if s.shields[seat] > 0 else reasons.NO_SHIELD

    def chosen(self, s: Kosmonauts, seat: i64, thing: i64) -> None:
        pay_shield(s, seat)

    def other_chosen(self, s: Kosmonauts, seat: i64) -> None:
        suffer(s, seat)


class Suffer(Effect):
    """The card cannot be escaped."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        suffer(s, seat)


def suffer(s: Kosmonauts, seat: i64) -> None:
    """What the chosen card does to this ship."""
    kind = s.board.event_kind[s.event]
    if kind == DRIFT:
        drift_or_wait(s, seat)
    elif kind == GRAVITY_WELL:
        s.then(seat, FALL_ON_BODY)
    elif kind == FUEL_LEAK:
        lost = min(s.fuel[seat], s.board.event_amount[s.event])  # KO-5.12, KO-5.13, KO-A17
        s.fuel[seat] -= lost
        s.tell(news.FUEL_LOST, EVERYBODY, seat, lost)
    elif kind == ENGINE_FAILURE:
        s.limit[seat] = 0  # KO-5.14
        s.tell(news.LIMIT_CHANGED, EVERYBODY, seat, 0)


def drift_or_wait(s: Kosmonauts, seat: i64) -> None:
    """A landed ship escapes by staying; its drift waits for a take-off: KO-4.5, KO-A9."""
    if s.in_flight(seat):
        drift(s, seat)
    else:
        s.drifts[seat] = 1
        s.tell(news.DRIFT_WAITS, EVERYBODY, seat)


def drift(s: Kosmonauts, seat: i64) -> None:
    """Cubes go from the supply on the rose; opposite ones remove each other: KO-5.1, KO-5.3, KO-6.7."""
    for axis in range(AXES):
        s.rose[seat * AXES + axis] += s.board.event_drift[s.event * AXES + axis]
    s.tell(news.DRIFTED, EVERYBODY, seat)


class BuyFuel(Choice):
    """For 1 shield take fuel from the tanker, up to what fits: KO-4.6, KO-4.7, KO-5.4, KO-A19."""

    def __init__(self) -> None:
        super().__init__(PAY, 1, REFUSE, obvious=True)

    def why(self, s: Kosmonauts, seat: i64, thing: i64) -> i64:
        return LEGAL if s.shields[seat] > 0 else reasons.NO_SHIELD

    def chosen(self, s: Kosmonauts, seat: i64, thing: i64) -> None:
        pay_shield(s, seat)
        taken = min(s.free_places(seat), s.board.event_amount[s.event])
        s.fuel[seat] += taken
        s.tell(news.FUEL_TAKEN, EVERYBODY, seat, taken)


class TakeHyper(Effect):
    """1 hyper-fuel into a free place; with full tanks an ordinary one may be swapped for it: KO-5.5, KO-5.6, KO-A18."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        if s.hyper[seat] == MOST_HYPER:
            return
        if s.free_places(seat) > 0:
            s.hyper[seat] += 1
            s.tell(news.HYPER_TAKEN, EVERYBODY, seat)
        else:
            s.then(seat, SWAP_FUEL)


class SwapFuel(Choice):
    """Swap one ordinary fuel for one hyper-fuel, or not: KO-4.10, KO-5.6, KO-9.4."""

    def __init__(self) -> None:
        super().__init__(SWAP, 1, REFUSE)

    def why(self, s: Kosmonauts, seat: i64, thing: i64) -> i64:
        return LEGAL if s.fuel[seat] > 0 else reasons.NO_FUEL

    def chosen(self, s: Kosmonauts, seat: i64, thing: i64) -> None:
        s.fuel[seat] -= 1
        s.hyper[seat] += 1
        s.tell(news.FUEL_SWAPPED, EVERYBODY, seat)


def distance_to(s: Kosmonauts, seat: i64, body: i64) -> i64:
    """Hexes between a ship and a body."""
    return distance(s.body_q(body) - s.q[seat], s.body_r(body) - s.r[seat])


def nearest(s: Kosmonauts, seat: i64) -> i64:
    """The distance of the nearest body that the gravity well counts: KO-5.8, KO-A13."""
    best: i64 = 1000
    least: i64 = 0 if s.board.well_takes_the_near else 1
    for body in range(BODIES):
        away = distance_to(s, seat, body)
        if least <= away < best:
            best = away
    return best


def well_reaches(s: Kosmonauts, seat: i64) -> bool:
    """A ship in flight, 1 or 2 sectors from a body: KO-5.7."""
    return s.in_flight(seat) and nearest(s, seat) <= WELL_REACH


class FallOnBody(Choice):
    """The ship lands on the nearest body at once; among equally near ones the captain chooses: KO-5.8, KO-5.9."""

    def __init__(self) -> None:
        super().__init__(FALL, BODIES, obvious=True)

    def why(self, s: Kosmonauts, seat: i64, body: i64) -> i64:
        return LEGAL if distance_to(s, seat, body) == nearest(s, seat) else reasons.NOT_NEAREST

    def chosen(self, s: Kosmonauts, seat: i64, body: i64) -> None:
        s.fell[seat] = 1
        land(s, seat, body)


EVENT_PHASE: Final = EventPhase()
CHOOSE_EVENT: Final = ChooseEvent()
FILL_ROW: Final = FillRow()
ESCAPE: Final = Escape()
SUFFER: Final = Suffer()
BUY_FUEL: Final = BuyFuel()
TAKE_HYPER: Final = TakeHyper()
SWAP_FUEL: Final = SwapFuel()
FALL_ON_BODY: Final = FallOnBody()
