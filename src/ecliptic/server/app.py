"""The application: what listens where, what it is made of, and how it starts and stops."""

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
from litestar.utils.scope.state import ScopeState

from ecliptic.core.errors import Problem
from ecliptic.server import document
from ecliptic.server import wire as w
from ecliptic.server.api import GamesApi, PeopleApi, TablesApi, visible
from ecliptic.server.belongings_api import BelongingsApi
from ecliptic.server.config import Config
from ecliptic.server.doorkeeper import Doorkeeper
from ecliptic.server.faults import Asked, fault
from ecliptic.server.host_api import health, metrics, ready
from ecliptic.server.house import open_house
from ecliptic.server.hub import Hub
from ecliptic.server.limits import Limits, Throttle
from ecliptic.server.observer import log_failure
from ecliptic.server.orders_api import OrdersApi
from ecliptic.server.people import People
from ecliptic.server.preferences_api import MailApi, PreferencesApi
from ecliptic.server.replay_api import ReplayApi
from ecliptic.server.review_api import ReviewApi
from ecliptic.server.room import TableProblem
from ecliptic.server.rules_api import RulesApi
from ecliptic.server.site import site
from ecliptic.server.sockets import NOBODY, Socket, Viewer
from ecliptic.server.store import Store

LARGEST = 16_384  # bytes of a request
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
    except (HTTPException, TableProblem):
        await socket.close(code=4404, reason="table-unknown")
        return
    forget_headers(socket)
    viewer = Viewer(socket, hub, room, user, code)
    hub.listen(room.id, viewer)
    socket.app.state.thinker.consider(room)
    await viewer.run()


def forget_headers(socket: Socket) -> None:
    """They were for the door; a socket lives for hours, and there are thousands of them (2.5 kB each)."""
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
        async with open_house(config, store) as house:
            app.state.update({"config": config, "tries": Limits(config.tries_a_minute), "leaving": False})
            app.state.update(msgspec.structs.asdict(house))
            yield

    app = Litestar(
        route_handlers=[
            *site(),
            GamesApi,
            RulesApi,
            PeopleApi,
            PreferencesApi,
            MailApi,
            TablesApi,
            BelongingsApi,
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
        middleware=[Throttle(config.requests_a_minute), DefineMiddleware(Doorkeeper)],
        request_class=Asked,
        exception_handlers={Problem: told, HTTPException: fault},
        after_exception=[log_failure],
        logging_config=None,  # Litestar would put its own handlers in the place of ours
        debug=False,  # whatever the environment says: details are for the log
        request_max_body_size=LARGEST,
        response_headers=HEADERS,
        openapi_config=document.CONFIG,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude="^/api"),  # only what is no secret
    )
    document.complete(app)
    return app


__all__ = ["application"]
