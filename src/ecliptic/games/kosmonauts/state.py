"""All that is true of one game of Kosmonauts.

A rose is kept as three signed numbers, one for each axis: opposite cubes remove each other, a hyper cube is two steps,
and cubes that leave a rose go to a supply without end; so nothing else about them matters (KO-A6, KO-A44).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.state import State
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.terms import (
    AXES,
    BODIES,
    EARTH,
    HIGHEST_TOKEN,
    MISSIONS,
    ORDER_LIMIT,
    ROW,
    SEATS,
    START_FUEL,
    START_HYPER,
    START_SHIELDS,
    TANKS,
)


def filled(count: i64, value: i64) -> vec[i64]:
    """So many equal values."""
    return vec[i64]([value for _ in range(count)])


@final
class Kosmonauts(State):
    """One game."""

    def __init__(self, board: Board, seats: i64, chance: i64, like: Kosmonauts | None = None) -> None:
        super().__init__(seats, chance)
        self.board = board
        if like is None:
            self.round: i64 = 0
            self.instructor: i64 = 0  # KO-2.6
            self.phase: i64 = 0
            self.ended: i64 = 0  # 1 when somebody has come home with seven tokens: KO-13.1
            self.home_phase: i64 = 0  # the phase in which that happened first
            # Bodies.
            self.body_at = filled(BODIES, NONE)  # the point of its orbit
            self.disc_of = filled(BODIES, NONE)  # who places the disc: KO-2.1
            self.placer: i64 = NONE
            self.taken = filled(BODIES, 0)  # landing tokens taken
            # Ships, by seat.
            self.q = filled(SEATS, 0)
            self.r = filled(SEATS, 0)
            self.landed_on = filled(SEATS, EARTH)  # NONE in flight: KO-2.5
            self.last_body = filled(SEATS, EARTH)  # where an evacuation leads: KO-1.15, KO-11.9
            self.fuel = filled(SEATS, START_FUEL)
            self.hyper = filled(SEATS, START_HYPER)
            self.shields = filled(SEATS, START_SHIELDS)
            self.rose = filled(SEATS * AXES, 0)
            self.token = filled(SEATS * BODIES, 0)  # the value of the token held
            self.came_home = filled(SEATS, 0)  # the phase of the return to Earth with seven tokens
            # Orders of this round, hidden until all have confirmed: KO-A46.
            self.ordered = filled(SEATS * AXES, 0)
            self.units = filled(SEATS, 0)
            self.fuel_used = filled(SEATS, 0)
            self.hyper_used = filled(SEATS, 0)
            self.shield_turned = filled(SEATS, 0)
            self.confirmed = filled(SEATS, 0)
            # This round.
            self.event: i64 = NONE  # the chosen card
            self.limit = filled(SEATS, ORDER_LIMIT)
            self.drifts = filled(SEATS, 0)  # 1: the drift waits for a take-off: KO-A9
            self.fell = filled(SEATS, 0)  # 1: landed by the gravity well this round
            self.evacuated = filled(SEATS, 0)  # KO-11.8
            # Cards.
            self.event_deck = vec[i64]()  # the last is on top
            self.event_discard = vec[i64]()
            self.row = filled(ROW, NONE)
            self.mission = filled(SEATS * 3, NONE)  # Mission 1, 2 Alpha, 2 Beta of each seat
            self.replaced_by = filled(MISSIONS, NONE)  # by card: the seat that gave it back last, and knows it
            self.replaced = filled(SEATS, 0)  # how many cards each seat gave back, as all have seen
            self.missions_mixed: i64 = 0  # 1 when the cards laid aside were shuffled to be the stack: KO-A41
            self.missions_shown: i64 = 0
            # The end, and the way there.
            self.score = filled(SEATS, 0)
            self.winner = filled(SEATS, 0)
            self.track = vec[i64]()  # points of tokens at the end of each round, seat by seat
        else:
            self.copy_core(like)
            self.round = like.round
            self.instructor = like.instructor
            self.phase = like.phase
            self.ended = like.ended
            self.home_phase = like.home_phase
            self.body_at = like.body_at[:]
            self.disc_of = like.disc_of[:]
            self.placer = like.placer
            self.taken = like.taken[:]
            self.q = like.q[:]
            self.r = like.r[:]
            self.landed_on = like.landed_on[:]
            self.last_body = like.last_body[:]
            self.fuel = like.fuel[:]
            self.hyper = like.hyper[:]
            self.shields = like.shields[:]
            self.rose = like.rose[:]
            self.token = like.token[:]
            self.came_home = like.came_home[:]
            self.ordered = like.ordered[:]
            self.units = like.units[:]
            self.fuel_used = like.fuel_used[:]
            self.hyper_used = like.hyper_used[:]
            self.shield_turned = like.shield_turned[:]
            self.confirmed = like.confirmed[:]
            self.event = like.event
            self.limit = like.limit[:]
            self.drifts = like.drifts[:]
            self.fell = like.fell[:]
            self.evacuated = like.evacuated[:]
            self.event_deck = like.event_deck[:]
            self.event_discard = like.event_discard[:]
            self.row = like.row[:]
            self.mission = like.mission[:]
            self.replaced_by = like.replaced_by[:]
            self.replaced = like.replaced[:]
            self.missions_mixed = like.missions_mixed
            self.missions_shown = like.missions_shown
            self.score = like.score[:]
            self.winner = like.winner[:]
            self.track = like.track[:]

    def clone(self) -> Kosmonauts:
        """An equal state that shares only what never changes."""
        return Kosmonauts(self.board, self.seats, self.chance, self)

    # Bodies.

    def body_q(self, body: i64) -> i64:
        """Where a body is now."""
        return self.board.body_q(body, self.body_at[body])

    def body_r(self, body: i64) -> i64:
        """Where a body is now."""
        return self.board.body_r(body, self.body_at[body])

    def body_in(self, q: i64, r: i64, body: i64) -> bool:
        """The body is in this sector."""
        return self.body_q(body) == q and self.body_r(body) == r

    def any_body_in(self, q: i64, r: i64) -> bool:
        """A body is in this sector."""
        for body in range(BODIES):
            if self.body_in(q, r, body):
                return True
        return False

    def next_token(self, body: i64) -> i64:
        """The highest landing token left of a body other than Earth: KO-8.6."""
        return HIGHEST_TOKEN - self.taken[body]

    # Ships.

    def in_flight(self, seat: i64) -> bool:
        """The ship is not landed."""
        return self.landed_on[seat] == NONE

    def free_places(self, seat: i64) -> i64:
        """Empty places of the tanks: KO-1.7."""
        return TANKS - self.fuel[seat] - self.hyper[seat]

    def speed(self, seat: i64, axis: i64) -> i64:
        """Signed steps of the rose along an axis."""
        return self.rose[seat * AXES + axis]

    def tokens_held(self, seat: i64) -> i64:
        """Landing tokens of bodies other than Earth: KO-13.1, KO-A49."""
        held: i64 = 0
        for body in range(BODIES):
            if body != EARTH and self.token[seat * BODIES + body] > 0:
                held += 1
        return held

    def points_held(self, seat: i64) -> i64:
        """The values of all landing tokens: KO-13.7."""
        total: i64 = 0
        for body in range(BODIES):
            total += self.token[seat * BODIES + body]
        return total

    def turn(self, place: i64) -> i64:
        """The seat so many places clockwise from the instructor."""
        return (self.instructor + place) % self.seats
