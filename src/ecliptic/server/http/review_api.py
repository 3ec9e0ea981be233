"""Review over HTTP: the costliest decisions of a game that is over, and another try from any moment."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Struct

from ecliptic.core.view import View
from ecliptic.server.archive.continuing import go_on_from
from ecliptic.server.archive.replay import Story, ViewerName, named, passages, story_of
from ecliptic.server.archive.review import Reviewer, ReviewTold
from ecliptic.server.base.limits import Limits, source
from ecliptic.server.http.api import Ident, Web, user_of, visible
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub
from ecliptic.server.table.room import Room, refuse
from ecliptic.server.wire import Count, SeatNumber

SeatOf = Annotated[int, Parameter(ge=0, le=7)]


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go on: in which seat, after so many moves."""

    seat: SeatNumber
    number: Count


class TableContinued(Struct, frozen=True):
    """Where the game goes on."""

    id: str


class ReviewApi(Controller):
    """After the game."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/review", responses=may(404, 409))
    async def review(self, table: Ident, request: Web, hub: Hub, seat: SeatOf) -> ReviewTold:
        """The decisions of a seat that cost most, as a bot judges them that knows what the seat knew then.

        The bot takes its time: ask again until there are mistakes, or an empty list of them.
        """
        room = await visible(hub, table, request.user)
        story = finished(room, seat)
        reviewer: Reviewer = request.app.state.reviewer
        if not reviewer.knows(room.id, seat):
            tries: Limits = request.app.state.tries
            tries.must_allow(f"review from {source(request.scope)}")
            reviewer.begin(room.id, seat, story)
        return await reviewer.told(room.id, seat)

    @post("/continue", responses=may(401, 404, 409))
    async def go_on(self, table: Ident, data: Continue, request: Web, hub: Hub) -> TableContinued:
        """A new table from a moment of this game, against bots; what the seat did not know then is dealt anew."""
        user = user_of(request)
        room = await visible(hub, table, user)
        story = finished(room, data.seat)
        view = await asyncio.to_thread(view_at, story, named(data.seat), data.number)
        if view is None:
            refuse("table-nothing-to-continue")
        return TableContinued(await go_on_from(hub, room, view, user))


def finished(room: Room, seat: int) -> Story:
    """The game, if it is over and has such a seat."""
    room.must_exist(seat)
    if room.phase != "over":
        refuse("table-review-not-over")
    return story_of(room)


def view_at(story: Story, viewer: ViewerName, number: int) -> View | None:
    """What the viewer saw after so many moves; None: there were fewer."""
    for place, passage in enumerate(passages(story, viewer)):
        if place == number:
            return passage.view
    return None
