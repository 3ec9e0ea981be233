"""Being away: time that is up, stewards, coming back."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.server.table.room import Room, refuse


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
    """A person let a bot decide for a while, or was sent away."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        if user or room.phase != "paused":  # who is sent away need not wait until the game goes on
            room.must_be("playing")
        if not room.must_speak_for(self.seat, user).decides:
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
