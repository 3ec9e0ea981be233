"""What can happen at any time, or when all is over: other hands, another game, a game from elsewhere."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.server.table.room import Room, refuse
from ecliptic.server.table.seats import Next


class HandedOver(Struct, frozen=True, tag="handed-over"):
    """A seat belongs to another user from now on: a guest has logged in, or an account was deleted."""

    seat: int
    user: str
    name: str

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_own(self.seat, user)
        if self.user and room.seat_of(self.user) is not None:
            refuse("table-already-sitting")

    def apply(self, room: Room) -> None:
        room.seats[self.seat].user, room.seats[self.seat].name = self.user, self.name


class Rematched(Struct, frozen=True, tag="rematched"):
    """The players go on at another table."""

    table: str
    code: str

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("over")
        if room.seat_of(user) is None:
            refuse("table-not-your-seat")
        if room.next is not None:
            refuse("table-rematch-there")

    def apply(self, room: Room) -> None:
        room.next = Next(self.table, self.code)


class Imported(Struct, frozen=True, tag="imported"):
    """A game that was played elsewhere, with its record; it was verified when it came."""

    record: str

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("gathering")
        room.must_host(user)

    def apply(self, room: Room) -> None:
        room.take_over(self.record)
