"""Rematch over HTTP: a new table with the same settings, for those who played."""

from __future__ import annotations

import secrets

from litestar import Controller, post

from ecliptic.server.http.api import Ident, TableMade, Web, user_of, visible
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.store import TableRow
from ecliptic.server.table.deeds import Rematched
from ecliptic.server.table.room import refuse


class RematchApi(Controller):
    """The same again."""

    path = "/api/tables/{table:str}/rematch"
    tags = ("tables",)

    @post("/", responses=may(401, 404, 409))
    async def rematch(self, table: Ident, request: Web, hub: Hub) -> TableMade:
        """The same again, with an invitation for those who played."""
        user = user_of(request)
        room = await visible(hub, table, user)
        if room.next is not None:
            return TableMade(room.next.table, room.next.code)
        if room.phase != "over" or room.seat_of(user.id) is None:
            refuse("table-not-over")
        made = TableMade(secrets.token_hex(8), secrets.token_urlsafe(12))
        await hub.store.create_table(TableRow(made.id, made.code, user.id, room.settings, hub.now()))
        await hub.do(room.id, Rematched(made.id, made.code), user.id)
        return made
