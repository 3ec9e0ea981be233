"""Playing: acting, taking back, standing orders, hints, giving up."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.core.words import Action
from ecliptic.server.table.room import Room, refuse
from ecliptic.server.table.seats import Decider, Order

MOST_ORDERS = 20


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
        if self.by == "order":
            room.use_order(self.seat, self.action)
        room.act(self.seat, self.action, self.by if self.by in ("steward", "order") else "")


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


class Ordered(Struct, frozen=True, tag="ordered"):
    """A seat left standing orders, instead of those that it had; nobody else knows."""

    seat: int
    orders: tuple[Order, ...]

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        room.must_own(self.seat, user)
        if len(self.orders) > MOST_ORDERS:
            refuse("table-too-many-orders")

    def apply(self, room: Room) -> None:
        room.seats[self.seat].orders = self.orders


class Hinted(Struct, frozen=True, tag="hinted"):
    """A seat asked a bot what it thinks; everybody may know how often."""

    seat: int

    def check(self, room: Room, user: str, at: int) -> None:
        room.must_be("playing")
        room.must_own(self.seat, user)
        if not room.settings.hints:
            refuse("table-hints-off")
        play = room.game_in_progress
        if play.game.decision(play.state, self.seat) is None:
            refuse("table-not-asked")

    def apply(self, room: Room) -> None:
        room.seats[self.seat].hints += 1
