"""What all have to agree to."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.server.table.room import Room, refuse
from ecliptic.server.table.seats import Motion, Proposal


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
