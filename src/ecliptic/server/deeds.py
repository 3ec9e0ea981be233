"""What can happen at a table: for each deed who may do it, and what follows.

A table is its settings and its entries, and nothing else: see docs/decisions/0009. What a deed's `check` does not
refuse can be applied; the server itself is the user "", and acts for bots and clocks.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ecliptic.core.words import Action
from ecliptic.server.room import Motion, Proposal, Room, Seat, refuse

Decider = Literal["person", "bot", "steward", "order"]


# Before the game.


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took an open seat."""

    seat: int
    user: str
    name: str

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        if user != self.user or not room.must_exist(self.seat).is_open:
            refuse("table-seat-taken")
        if room.seat_of(user) is not None:
            refuse("table-already-sitting")

    def apply(self, room: Room) -> None:
        room.seats[self.seat].user, room.seats[self.seat].name = self.user, self.name


class Left(Struct, frozen=True, tag="left"):
    """Somebody got up before the game began."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        room.must_own(self.seat, user)

    def apply(self, room: Room) -> None:
        room.seats[self.seat] = Seat()


class BotSat(Struct, frozen=True, tag="bot"):
    """A bot of this level was put into a free seat; the level "" opens the seat again."""

    seat: int
    level: str

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        room.must_host(user)
        if room.must_exist(self.seat).user:
            refuse("table-seat-taken")

    def apply(self, room: Room) -> None:
        room.seats[self.seat] = Seat(bot=self.level)


class Began(Struct, frozen=True, tag="began"):
    """The game began. The seed stays with the table until the game is over."""

    seed: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        room.must_host(user)
        if any(here.is_open for here in room.seats):
            refuse("table-seats-open")

    def apply(self, room: Room) -> None:
        room.begin(self.seed)


class Closed(Struct, frozen=True, tag="closed"):
    """The host gave the table up before it began, or an admin closed it."""

    def check(self, room: Room, user: str, at: int) -> None:
        if user:
            room.must_be("gathering")
            room.must_host(user)
        elif room.phase == "over":
            refuse("table-is-over")

    def apply(self, room: Room) -> None:
        room.end("closed")


# Playing.


class Acted(Struct, frozen=True, tag="acted"):
    """A seat did something: who decided it, the person, a bot, a steward or a standing order."""

    seat: int
    action: Action
    by: Decider

    def check(self, room: Room, user: str, at: int) -> None:
        """Whether the game allows it is left to the game."""
        room.must_be("playing")
        if self.by in ("person", "order"):
            if not room.must_own(self.seat, user).decides:
                refuse("table-steward-decides")
        elif user or self.seat not in room.thinkers():
            refuse("table-not-your-seat")

    def apply(self, room: Room) -> None:
        room.act(self.seat, self.action)


class TookBack(Struct, frozen=True, tag="took-back"):
    """A seat took back its last move."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        room.must_own(self.seat, user)
        if not room.settings.undo:
            refuse("table-undo-off")
        undo = room.game_in_progress.undo(self.seat)
        if not undo.possible:
            refuse(undo.reason)

    def apply(self, room: Room) -> None:
        room.take_back(self.seat)


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        if room.must_own(self.seat, user).resigned:
            refuse("table-has-resigned")

    def apply(self, room: Room) -> None:
        room.resign(self.seat)


# Agreeing.


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asked the others."""

    seat: int
    what: Proposal

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        room.must_own(self.seat, user)
        if room.motion is not None:
            refuse("table-already-proposed")
        if self.what == "undo" and not any(move.seat == self.seat for move in room.game_in_progress.moves):
            refuse("undo-nothing")

    def apply(self, room: Room) -> None:
        room.propose(Motion(self.seat, self.what, frozenset([self.seat])))


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed to the proposal on the table, or did not."""

    seat: int
    agrees: bool

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        room.must_own(self.seat, user)
        if room.motion is None or self.seat in room.motion.agreed:
            refuse("table-nothing-proposed")

    def apply(self, room: Room) -> None:
        assert room.motion is not None
        agreed = Motion(room.motion.seat, room.motion.what, room.motion.agreed | {self.seat})
        room.propose(agreed if self.agrees else None)


class Resumed(Struct, frozen=True, tag="resumed"):
    """A pause ended."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("paused")
        room.must_own(self.seat, user)

    def apply(self, room: Room) -> None:
        room.phase = "playing"


# Being away.


class Expired(Struct, frozen=True, tag="expired"):
    """A seat's time was up."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        room.must_exist(self.seat)
        deadline = room.clock.deadline(self.seat)
        if user or deadline is None or at < deadline or room.settings.absent == "nothing":
            refuse("table-time-left")

    def apply(self, room: Room) -> None:
        room.expire(self.seat)


class StewardSat(Struct, frozen=True, tag="steward"):
    """A person let a bot decide for a while."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        if not room.must_own(self.seat, user).decides:
            refuse("table-steward-decides")

    def apply(self, room: Room) -> None:
        room.seats[self.seat].steward = True


class CameBack(Struct, frozen=True, tag="came-back"):
    """The person took the seat back from the steward."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        if not room.must_own(self.seat, user).steward:
            refuse("table-no-steward")

    def apply(self, room: Room) -> None:
        room.seats[self.seat].steward = False


Deed = (
    Sat
    | Left
    | BotSat
    | Began
    | Closed
    | Acted
    | TookBack
    | Resigned
    | Proposed
    | Answered
    | Resumed
    | Expired
    | StewardSat
    | CameBack
)


class Entry(Struct, frozen=True):
    """A deed with its number at the table, its time in milliseconds, who did it and the id their program gave it."""

    number: int
    at: int
    user: str
    id: str
    deed: Deed

    def apply(self, room: Room) -> None:
        """It was committed: it happened."""
        assert self.number == room.number + 1, (self.number, room.number)
        self.deed.apply(room)
        room.number = self.number
        if self.id:
            room.ids[self.id] = self.number
        room.tick(self.at, self.deed.seat if isinstance(self.deed, Acted) else None)
