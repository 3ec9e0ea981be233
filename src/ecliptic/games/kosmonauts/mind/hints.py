"""What tells how well a seat stands: tokens in hand, and how soon the next ones can be had."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core import imagination
from ecliptic.core.agenda import NONE, SPAN, Choice
from ecliptic.core.prospects import STAGES, divided
from ecliptic.core.state import State
from ecliptic.games.kosmonauts.board import distance
from ecliptic.games.kosmonauts.mind import pilot
from ecliptic.games.kosmonauts.rules.flight import shift_q, shift_r
from ecliptic.games.kosmonauts.rules.scoring import mission_points
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import (
    BODIES,
    DIRECTIONS,
    DONE,
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
    SEATS,
    SWAP,
    TOKENS_TO_FINISH,
)

# Features, in hundredths.
TOKENS: Final[i64] = 0  # points of landing tokens
FULFILLED: Final[i64] = 1  # points of missions as they stand
OPEN: Final[i64] = 2  # missions that can still be fulfilled
LANDINGS: Final[i64] = 3  # tokens, whatever they are worth
HOME: Final[i64] = 4
FUEL: Final[i64] = 5
HYPER: Final[i64] = 6
SHIELDS: Final[i64] = 7
APPROACH: Final[i64] = 8  # how near the next body is
LANDED: Final[i64] = 9
AHEAD: Final[i64] = 10  # tokens more than the best of the others
SOON: Final[i64] = 11  # rounds less than the pilot can foresee until the next landing
ALWAYS: Final[i64] = 12
FEATURES: Final[i64] = 13
NAMES: Final = "tokens fulfilled open landings home fuel hyper shields approach landed ahead soon always"

NEAR: Final[i64] = 300  # for being about to arrive
BLANK: Final = vec[i64]([0 for _ in range(FEATURES * SEATS)])


@final
class KosmonautsHints(imagination.Hints):
    """A tour of seven bodies and home; orders by a pilot's advice."""

    def features(self, s: State) -> vec[i64]:
        assert isinstance(s, Kosmonauts)
        rows = BLANK[: FEATURES * s.seats]
        for seat in range(s.seats):
            count_ship(s, rows, seat)
        for seat in range(s.seats):
            best: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    best = max(best, rows[other * FEATURES + LANDINGS])
            rows[seat * FEATURES + AHEAD] = rows[seat * FEATURES + LANDINGS] - best
        return rows

    def stage(self, s: State) -> i64:
        """With the tour of whoever is furthest."""
        assert isinstance(s, Kosmonauts)
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.tokens_held(seat))
        return most * STAGES // TOKENS_TO_FINISH if most < TOKENS_TO_FINISH else STAGES

    def points(self, s: State) -> vec[i64]:
        assert isinstance(s, Kosmonauts)
        found = BLANK[: s.seats]
        for seat in range(s.seats):
            found[seat] = s.score[seat] * 100
        return found

    def victory(self, s: State) -> vec[i64]:
        assert isinstance(s, Kosmonauts)
        return divided(s.winner, s.seats)

    def habit(self, s: State, chance: i64) -> i64:
        """All fly as a pilot would."""
        advice = self.advise(s, s.asked)
        if advice != NONE:
            for action in s.legal:
                if action == advice:
                    return action
        return s.legal[chances.below(chance, len(s.legal))]

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

    def rank(self, s: State, seat: i64, actions: vec[i64], chance: i64) -> vec[i64]:
        """Cubes by the best order that begins with them; anything else by chance."""
        assert isinstance(s, Kosmonauts)
        choice = s.question(seat)
        if choice is None or choice.verb != ORDER:
            return super().rank(s, seat, actions, chance)
        worths = pilot.cube_worths(s, seat)
        found = vec[i64]()
        for action in actions:
            verb, thing = action // SPAN, action % SPAN
            place = thing if verb == ORDER else (2 * DIRECTIONS if verb == DONE else NONE)
            found = append(found, pilot.HOPELESS * 3 if place == NONE else worths[place])
        return found

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


def count_ship(s: Kosmonauts, rows: vec[i64], seat: i64) -> None:
    """Tokens, missions, what is in the tanks, and the nearest thing still to do."""
    first = seat * FEATURES
    rows[first + TOKENS] = s.points_held(seat) * 100
    for number in range(3):
        points = mission_points(s, seat, number)
        rows[first + FULFILLED] += points * 100
        if points == 0 and is_open(s, seat, number):
            rows[first + OPEN] += 100
    rows[first + LANDINGS] = s.tokens_held(seat) * 100
    rows[first + HOME] = 100 if s.came_home[seat] != 0 else 0
    rows[first + FUEL] = s.fuel[seat] * 100
    rows[first + HYPER] = s.hyper[seat] * 100
    rows[first + SHIELDS] = s.shields[seat] * 100
    rows[first + APPROACH] = approach(s, seat)
    rows[first + SOON] = soon(s, seat)
    rows[first + LANDED] = 100 if s.landed_on[seat] != NONE else 0
    rows[first + ALWAYS] = 100


def is_open(s: Kosmonauts, seat: i64, number: i64) -> bool:
    """The mission can still be fulfilled: nobody, or at most one, was there before."""
    card = s.mission[seat * 3 + number]
    if card == NONE:
        return False
    body = s.board.mission_body[card]
    if s.token[seat * BODIES + body] > 0:
        return False
    return s.taken[body] == 0 if number == 0 else s.taken[body] <= 1


def approach(s: Kosmonauts, seat: i64) -> i64:
    """How near the ship will come to a body that it still needs, if it just flies on: best over the next rounds."""
    if s.body_at[EARTH] == NONE or s.came_home[seat] != 0:
        return 0
    best: i64 = 0
    for body in pilot.wanted(s, seat):
        best = max(best, closeness(s, seat, body))
    return best


def soon(s: Kosmonauts, seat: i64) -> i64:
    """More, the fewer rounds it takes at least to be on a body that the ship still needs: 1, 2, or 3 and more."""
    if s.body_at[EARTH] == NONE or s.came_home[seat] != 0:
        return 0
    return (pilot.FAR - pilot.soonest(pilot.Ship(s, seat), pilot.Targets(s, seat))) * 100


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
