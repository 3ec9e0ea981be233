"""Replay over HTTP: a game looked at move by move."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from ecliptic.server.archive.replay import (
    MomentTold,
    ReplayTold,
    ViewerName,
    moments_told,
    replay_told,
    story_of,
    viewer_for,
    viewers_of,
)
from ecliptic.server.http.api import Ident, Number, Web, user_id, visible
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub

MOST = 25  # moments at once

Count = Annotated[int, Parameter(ge=1, le=MOST)]


class ReplayApi(Controller):
    """What was. To play a long game again takes a moment: in a thread, so that nobody waits for it."""

    path = "/api/tables/{table:str}/replay"
    tags = ("tables",)

    @get("/", responses=may(404, 409))
    async def replay(self, table: Ident, request: Web, hub: Hub, viewer: ViewerName | None = None) -> ReplayTold:
        """How long a game is, its chapters and its log, as one viewer saw it; while it is on, the asker alone."""
        room = await visible(hub, table, request.user)
        user = user_id(request.user)
        story, chosen = story_of(room), viewer_for(room, user, viewer)
        names = [here.name or here.bot for here in room.seats]
        return await asyncio.to_thread(replay_told, story, chosen, viewers_of(room, user), names)

    @get("/moments", responses=may(404, 409))
    async def moments(  # noqa: PLR0913  (all that may be asked for)
        self,
        table: Ident,
        request: Web,
        hub: Hub,
        *,
        viewer: ViewerName | None = None,
        first: Number = 0,
        count: Count = MOST,
    ) -> list[MomentTold]:
        """Some moments of a game: what was to be seen, said and done after so many moves."""
        room = await visible(hub, table, request.user)
        story, chosen = story_of(room), viewer_for(room, user_id(request.user), viewer)
        return await asyncio.to_thread(moments_told, story, chosen, first, count)
