"""Export of personal data over HTTP: a copy of everything that is one's own."""

from __future__ import annotations

from litestar import Controller, get

from ecliptic.server.account.export import Export, export_of
from ecliptic.server.http.api import Web, user_of
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub


class ExportApi(Controller):
    """What is one's own."""

    path = "/api/me/export"
    tags = ("people",)

    @get("/", responses=may(401))
    async def export(self, request: Web, hub: Hub) -> Export:
        """All that the server keeps of me."""
        return await export_of(hub, user_of(request))
