"""Before the game: sitting down, getting up, bots, the beginning, and tables that are given up."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ecliptic.core.setup import Setup
from ecliptic.server.table.opponents import known, plays_here
from ecliptic.server.table.room import Room, TableProblem, refuse
from ecliptic.server.table.seats import Seat


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
    """Somebody got up before the game began, or was sent away."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        room.must_speak_for(self.seat, user)

    def apply(self, room: Room) -> None:
        room.seats[self.seat] = Seat()


class BotSat(Struct, frozen=True, tag="bot"):
    """A bot was put into a free seat: a level, or one that the server offers; "" opens the seat again."""

    seat: int
    level: str

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        room.must_host(user)
        if room.must_exist(self.seat).user:
            refuse("table-seat-taken")
        if self.level and not plays_here(self.level, room.settings.game):
            raise TableProblem("table-unknown-bot", bot=self.level, known=known(room.settings.game))

    def apply(self, room: Room) -> None:
        room.seats[self.seat] = Seat(bot=self.level)


class Began(Struct, frozen=True, tag="began"):
    """The game began. The seed stays with the table until the game is over."""

    seed: int

    def check(self, room: Room, user: str, at: int) -> None:
        must_be_ready(room, user)

    def apply(self, room: Room) -> None:
        room.begin(self.seed)


class Continued(Struct, frozen=True, tag="continued"):
    """A game began in the middle: with a state that was imagined from what somebody had seen of another one."""

    setup: Setup
    start: dict[str, Any]

    def check(self, room: Room, user: str, at: int) -> None:
        must_be_ready(room, user)

    def apply(self, room: Room) -> None:
        room.go_on(self.setup, self.start)


def must_be_ready(room: Room, user: str) -> None:
    """Refuse to begin if it is not the host who wants it, or somebody is missing."""
    room.must_be("gathering")
    room.must_host(user)
    if any(here.is_open for here in room.seats):
        refuse("table-seats-open")


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
