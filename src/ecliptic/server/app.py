"""The application: what listens where, what it is made of, and how it starts and stops."""

from __future__ import annotations

import contextlib
import html
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from ecliptic.core.errors import Problem
from ecliptic.core.words import Phrase
from ecliptic.server import wire as w
from ecliptic.server.api import GamesApi, PeopleApi, TablesApi, visible
from ecliptic.server.belongings_api import BelongingsApi
from ecliptic.server.config import Config
from ecliptic.server.doorkeeper import Doorkeeper
from ecliptic.server.hub import Hub
from ecliptic.server.orders import Orderly
from ecliptic.server.pages import language_of
from ecliptic.server.people import People
from ecliptic.server.preferences_api import MailApi, PreferencesApi
from ecliptic.server.room import TableProblem
from ecliptic.server.sockets import NOBODY, Socket, Viewer
from ecliptic.server.store import Store
from ecliptic.server.telling import telling
from ecliptic.server.thinking import Thinker
from ecliptic.server.watchman import Watchman
from ecliptic.texts import Texts

LARGEST = 16_384  # bytes of a request
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page(request: Request[Any, Any, Any]) -> str:
    """Until there is a web table: what can be done already, in the visitor's language."""
    texts = Texts(language_of(request.headers.get("accept-language", "")))
    words = html.escape(texts.say(Phrase("serve-no-page-yet")))
    return f"<!doctype html><title>Ecliptic</title><h1>Ecliptic</h1><p>{words}</p><p><a href='/schema'>/schema</a></p>"


@get("/health", tags=("host",))
async def health(hub: Hub) -> dict[str, str]:
    """The server and its database answer."""
    await hub.store.table("")
    return {"status": "ok"}


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, code: str = "") -> None:
    """A table, live: see `ecliptic.server.wire` for what is said."""
    hub: Hub = socket.app.state.hub
    user = socket.user or NOBODY
    await socket.accept()
    try:
        room = await visible(hub, table, socket.user, code)
    except (HTTPException, TableProblem):
        await socket.close(code=4404, reason="table-unknown")
        return
    viewer = Viewer(socket, hub, room, user, code)
    hub.listen(room.id, viewer)
    socket.app.state.thinker.consider(room)
    await viewer.run()


def the_hub(state: State) -> Hub:
    """The tables of this process."""
    hub: Hub = state.hub
    return hub


def the_people(state: State) -> People:
    """All who ever came."""
    people: People = state.people
    return people


def told(_: Request[Any, Any, Any], problem: Problem) -> Response[w.Refused]:
    """What cannot be done, as data: the client says it in its language."""
    return Response(w.Refused("", problem.phrase), status_code=409, media_type=MediaType.JSON)


def application(config: Config, store: Store) -> Litestar:
    """The server with this configuration and this database."""

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        hub = Hub(store)
        thinker = Thinker(hub, config.bot_processes)
        orderly = Orderly(hub)
        watchman = Watchman(hub, thinker, orderly)
        app.state.update({"config": config, "hub": hub, "people": People(store.engine), "thinker": thinker})
        watchman.start()
        try:
            async with telling(hub, config) as app.state.desk:
                yield
        finally:
            await watchman.stop()
            await thinker.close()
            await store.close()

    limits = RateLimitConfig(("minute", config.requests_a_minute)) if config.requests_a_minute else None
    middleware = [DefineMiddleware(Doorkeeper)]
    return Litestar(
        route_handlers=[
            front_page,
            GamesApi,
            PeopleApi,
            PreferencesApi,
            MailApi,
            TablesApi,
            BelongingsApi,
            health,
            table_socket,
        ],
        lifespan=[running],
        dependencies={
            "hub": Provide(the_hub, sync_to_thread=False),
            "people": Provide(the_people, sync_to_thread=False),
        },
        middleware=[*([limits.middleware] if limits else []), *middleware],
        exception_handlers={Problem: told},
        request_max_body_size=LARGEST,
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(title="Ecliptic", version=str(w.VERSION)),
    )


__all__ = ["application"]
