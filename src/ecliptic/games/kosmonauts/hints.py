"""What a position is worth to a seat: tokens in hand, and how soon the next ones can be had."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecliptic.core import imagination
from ecliptic.core.agenda import NONE, SPAN, Choice
from ecliptic.core.state import State
from ecliptic.games.kosmonauts import pilot
from ecliptic.games.kosmonauts.board import distance
from ecliptic.games.kosmonauts.flight import shift_q, shift_r
from ecliptic.games.kosmonauts.scoring import final_score
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import (
    EARTH,
    EVACUATE,
    EVENT,
    FALL,
    FLY,
    LAND,
    ORDER,
    PASS,
    PAY,
    REFUSE,
    ROW,
    SWAP,
)

TOKEN: Final[i64] = 400  # a token is worth its points and the way that need not be flown again
HOME: Final[i64] = 1500
NEAR: Final[i64] = 300  # for being about to arrive


@final
class KosmonautsHints(imagination.Hints):
    """A seat's progress on its tour against the best of the others."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Kosmonauts)
        own = progress(s, seat)
        best: i64 = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, progress(s, other))
        return own * 3 - best

    def advise(self, s: State, seat: i64) -> i64:
        """A pilot's advice on orders, flights, landings and events; bodies are placed by trying."""
        assert isinstance(s, Kosmonauts)
        choice = s.question(seat)
        if choice is None:
            return NONE
        verb = choice.verb
        if verb == ORDER:
            return pilot.give_orders(s, seat)
        if verb == LAND or verb == FALL:
            return best_landing(s, seat, choice)
        if verb == FLY:
            return EVACUATE * SPAN if pilot.should_evacuate(s, seat) else FLY * SPAN
        if verb == PAY:
            return PAY * SPAN if pilot.should_pay(s, seat) else REFUSE * SPAN
        if verb == SWAP:
            return SWAP * SPAN
        return best_event(s, seat) if verb == EVENT else NONE

    def horizon(self, s: State) -> i64:
        assert isinstance(s, Kosmonauts)
        return s.round


def best_landing(s: Kosmonauts, seat: i64, choice: Choice) -> i64:
    """A body worth landing on, else any that must be landed on, else pass."""
    fallback: i64 = PASS * SPAN
    for action in choice.options(s, seat):
        if action // SPAN == choice.verb:
            if pilot.should_land(s, seat, action % SPAN):
                return action
            if choice.verb == FALL:
                fallback = action
    return fallback


def best_event(s: Kosmonauts, seat: i64) -> i64:
    """The most welcome of the open cards."""
    best: i64 = 0
    for slot in range(1, ROW):
        if pilot.card_worth(s, seat, s.row[slot]) > pilot.card_worth(s, seat, s.row[best]):
            best = slot
    return EVENT * SPAN + best


def progress(s: Kosmonauts, seat: i64) -> i64:
    """Hundredths of a point: tokens, missions, fuel and shields left, and the nearest thing still to do."""
    value = final_score(s, seat) * 100 + s.tokens_held(seat) * TOKEN
    if s.came_home[seat] != 0:
        value += HOME
    value += s.fuel[seat] * 8 + s.hyper[seat] * 14 + s.shields[seat] * 40
    return value + approach(s, seat)


def approach(s: Kosmonauts, seat: i64) -> i64:
    """How near the ship will come to a body that it still needs, if it just flies on: best over the next rounds."""
    if s.body_at[EARTH] == NONE or s.came_home[seat] != 0:
        return 0
    best: i64 = 0
    for body in pilot.wanted(s, seat):
        best = max(best, closeness(s, seat, body))
    return best


def closeness(s: Kosmonauts, seat: i64, body: i64) -> i64:
    """Less for every hex and every round between the ship and where the body will be."""
    q, r = s.q[seat], s.r[seat]
    a, b, c = s.speed(seat, 0), s.speed(seat, 1), s.speed(seat, 2)
    best: i64 = 0
    for ahead in range(4):
        point = (s.body_at[body] + ahead) % s.board.points[body]
        away = distance(s.board.body_q(body, point) - q, s.board.body_r(body, point) - r)
        worth = NEAR - away * 22 - ahead * 35 if s.landed_on[seat] == NONE else NEAR - away * 14 - ahead * 10 - 40
        best = max(best, worth)
        if s.landed_on[seat] == NONE:
            q += shift_q(a, c)
            r += shift_r(b, c)
            if not s.board.is_flyable(q, r):
                return best
    return best


HINTS: Final = KosmonautsHints()
