"""Domain events of a table: what can happen there. For each deed who may do it, and what follows.

A table is its settings and its entries, and nothing else: see docs/decisions/0009. What a deed's `check` does not
refuse can be applied; the server itself is the user "", and acts for bots and clocks.
"""

from __future__ import annotations

from msgspec import Struct

from ecliptic.server.table.deeds.absence import CameBack, Expired, StewardSat
from ecliptic.server.table.deeds.afterwards import HandedOver, Imported, Rematched
from ecliptic.server.table.deeds.agreeing import Answered, Proposed, Resumed
from ecliptic.server.table.deeds.gathering import Began, BotSat, Closed, Continued, Left, Sat
from ecliptic.server.table.deeds.playing import Acted, Hinted, Ordered, Resigned, TookBack
from ecliptic.server.table.room import Room
from ecliptic.server.table.seats import Decider

Gathering = Sat | Left | BotSat | Began | Continued | Closed
Playing = Acted | TookBack | Ordered | Hinted | Resigned
Agreeing = Proposed | Answered | Resumed
Absence = Expired | StewardSat | CameBack
Afterwards = HandedOver | Rematched | Imported
Deed = Gathering | Playing | Agreeing | Absence | Afterwards


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


__all__ = [
    "Acted",
    "Answered",
    "Began",
    "BotSat",
    "CameBack",
    "Closed",
    "Continued",
    "Decider",
    "Deed",
    "Entry",
    "Expired",
    "HandedOver",
    "Hinted",
    "Imported",
    "Left",
    "Ordered",
    "Proposed",
    "Rematched",
    "Resigned",
    "Resumed",
    "Sat",
    "StewardSat",
    "TookBack",
]
