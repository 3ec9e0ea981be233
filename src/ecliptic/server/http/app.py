"""The ASGI application: routes, middleware, error handlers, and how it starts and stops."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import Empty

from ecliptic.core.errors import Problem
from ecliptic.server import wire as w
from ecliptic.server.base.config import Config
from ecliptic.server.base.internals import ScopeState
from ecliptic.server.base.limits import Limits, Throttle
from ecliptic.server.http import openapi as document
from ecliptic.server.http.access_log import log_failure
from ecliptic.server.http.api import GamesApi, PeopleApi, TablesApi, visible
from ecliptic.server.http.auth import SessionAuthentication
from ecliptic.server.http.errors import LenientRequest, error_response
from ecliptic.server.http.export_api import ExportApi
from ecliptic.server.http.health import health, metrics, ready
from ecliptic.server.http.lifespan import open_services
from ecliptic.server.http.orders_api import OrdersApi
from ecliptic.server.http.preferences_api import MailApi, PreferencesApi
from ecliptic.server.http.records_api import RecordsApi
from ecliptic.server.http.rematch_api import RematchApi
from ecliptic.server.http.replay_api import ReplayApi
from ecliptic.server.http.review_api import ReviewApi
from ecliptic.server.http.rules_api import RulesApi
from ecliptic.server.http.site import site
from ecliptic.server.http.texts_api import TextsApi
from ecliptic.server.hub.hub import Hub
from ecliptic.server.live.sockets import NOBODY, Socket, Viewer
from ecliptic.server.store.people import People
from ecliptic.server.store.store import Store
from ecliptic.server.table.room import TableProblem

LARGEST = 16_384  # bytes of a request
PRIVATE = "^/api/(?!games)"  # answers that are not compressed: their size could betray what is in them
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, code: str = "") -> None:
    """A table, live: see `ecliptic.server.wire` for what is said."""
    hub: Hub = socket.app.state.hub
    user = socket.user or NOBODY
    await socket.accept()
    try:
        room = await visible(hub, table, socket.user, code)
    except HTTPException:
        await socket.close(code=4404, reason="table-unknown")
        return
    except TableProblem as problem:
        await socket.close(code=4404, reason=problem.phrase.id)
        return
    forget_headers(socket)
    viewer = Viewer(socket, hub, room, user, code)
    hub.listen(room.id, viewer)
    socket.app.state.bot_pool.consider(room)
    await viewer.run()


def forget_headers(socket: Socket) -> None:
    """They were for the door; a socket lives for hours, and there are thousands of them (2.5 kB each)."""
    if ScopeState is not None:  # where Litestar keeps what it has read of them
        known = ScopeState.from_scope(socket.scope)
        known.headers = known.cookies = Empty
    socket.scope["headers"] = []


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
        async with open_services(config, store) as services:
            app.state.update({"config": config, "tries": Limits(config.tries_a_minute), "leaving": False})
            app.state.update(msgspec.structs.asdict(services))
            yield

    return Litestar(
        route_handlers=[
            *site(),
            GamesApi,
            TextsApi,
            RulesApi,
            PeopleApi,
            PreferencesApi,
            MailApi,
            TablesApi,
            ExportApi,
            RecordsApi,
            RematchApi,
            OrdersApi,
            ReplayApi,
            ReviewApi,
            health,
            ready,
            metrics,
            table_socket,
        ],
        lifespan=[running],
        dependencies={
            "hub": Provide(the_hub, sync_to_thread=False),
            "people": Provide(the_people, sync_to_thread=False),
        },
        middleware=[Throttle(config.requests_a_minute), DefineMiddleware(SessionAuthentication)],
        request_class=LenientRequest,
        exception_handlers={Problem: told, HTTPException: error_response},
        after_exception=[log_failure],
        logging_config=None,  # Litestar would put its own handlers in the place of ours
        debug=False,  # whatever the environment says: details are for the log
        request_max_body_size=LARGEST,
        response_headers=HEADERS,
        openapi_config=document.config(),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=PRIVATE),
    )


__all__ = ["application"]
