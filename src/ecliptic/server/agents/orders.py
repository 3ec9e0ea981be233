"""Standing orders: what a seat has asked to be done for it is done as soon as it is asked."""

from __future__ import annotations

import asyncio

from ecliptic.core.game import Refused
from ecliptic.server.hub.hub import Hub
from ecliptic.server.table.deeds import Acted, Entry
from ecliptic.server.table.room import Room, TableProblem


class OrderExecutor:
    """Carries out standing orders through the same door as everything else."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tasks: set[asyncio.Task[None]] = set()
        hub.everywhere.append(self._happened)

    def _happened(self, room: Room, _: Entry) -> None:
        self.consider(room)

    def consider(self, room: Room) -> None:
        """Look whether somebody has left an order for what is asked now."""
        for seat in room.waiting():
            here = room.seats[seat]
            action = room.order_for(seat) if here.decides and here.orders else None
            if action is not None:
                task = asyncio.create_task(
                    self._carry_out(room.id, Acted(seat, action, "order"), here.user, here.turns)
                )
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _carry_out(self, table: str, deed: Acted, user: str, turn: int) -> None:
        try:
            await self.hub.do(table, deed, user, turn=turn)
        except (TableProblem, Refused):
            return  # the seat has acted itself, or taken the order back
