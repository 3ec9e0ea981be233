"""Standing orders over HTTP: what a seat can leave orders for."""

from __future__ import annotations

import asyncio

from litestar import Controller, get

from ecliptic.server.archive.ordering import Orderable, orderable
from ecliptic.server.archive.replay import story_of
from ecliptic.server.http.api import Ident, Web, user_id, visible
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub
from ecliptic.server.table.room import refuse


class OrdersApi(Controller):
    """The orders themselves are left and taken back with `set-orders`, and read in the table."""

    path = "/api/tables/{table:str}/orders"
    tags = ("tables",)

    @get("/", responses=may(404, 409))
    async def orderable(self, table: Ident, request: Web, hub: Hub) -> list[Orderable]:
        """The questions that the asker's seat has met so far, with their answers; nobody else may ask for them."""
        room = await visible(hub, table, request.user)
        seat = room.seat_of(user_id(request.user))
        if seat is None:
            refuse("table-not-your-seat")
        return await asyncio.to_thread(orderable, story_of(room), seat)
