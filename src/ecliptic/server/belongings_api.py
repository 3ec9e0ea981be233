"""Rematches, records from elsewhere and a copy of everything, over HTTP."""

from __future__ import annotations

import secrets

from litestar import Controller, get, post
from msgspec import Struct

from ecliptic.server.api import Ident, TableMade, Web, user_of, visible
from ecliptic.server.belongings import Belongings, belongings
from ecliptic.server.deeds import Rematched
from ecliptic.server.document import may
from ecliptic.server.hub import Hub
from ecliptic.server.room import refuse
from ecliptic.server.store import TableRow
from ecliptic.server.telling_games import take_in

LARGEST_RECORD = 2_000_000  # bytes


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as it stands in its file."""

    text: str


class TableOpened(Struct, frozen=True):
    """Where a game from elsewhere can be looked at."""

    id: str


class BelongingsApi(Controller):
    """What is one's own."""

    path = "/api"
    tags = ("people",)

    @get("/me/export", responses=may(401))
    async def export(self, request: Web, hub: Hub) -> Belongings:
        """All that the server keeps of me."""
        return await belongings(hub, user_of(request))

    @post("/records", request_max_body_size=LARGEST_RECORD, responses=may(401, 409))
    async def take_in_record(self, data: RecordText, request: Web, hub: Hub) -> TableOpened:
        """Look at a game that was played elsewhere; a record that does not hold is refused with the line at fault."""
        return TableOpened(await take_in(hub, user_of(request), data.text))

    @post("/tables/{table:str}/rematch", responses=may(401, 404, 409))
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
