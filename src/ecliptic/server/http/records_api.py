"""Import of game records over HTTP: a game that was played elsewhere becomes a table."""

from __future__ import annotations

from litestar import Controller, post
from msgspec import Struct

from ecliptic.server.archive.imports import import_record
from ecliptic.server.http.api import Web, user_of
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub

LARGEST_RECORD = 2_000_000  # bytes


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as it stands in its file."""

    text: str


class TableOpened(Struct, frozen=True):
    """Where a game from elsewhere can be looked at."""

    id: str


class RecordsApi(Controller):
    """Records from elsewhere."""

    path = "/api/records"
    tags = ("people",)

    @post("/", request_max_body_size=LARGEST_RECORD, responses=may(401, 409))
    async def take_in_record(self, data: RecordText, request: Web, hub: Hub) -> TableOpened:
        """Look at a game that was played elsewhere; a record that does not hold is refused with the line at fault."""
        return TableOpened(await import_record(hub, user_of(request), data.text))
