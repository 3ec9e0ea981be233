"""Health, readiness and metrics, for those who look after a server."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from collections.abc import Awaitable
from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from ecliptic.server.base.config import Config
from ecliptic.server.base.limits import UNLIMITED
from ecliptic.server.hub.bus import redis_at
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.migrations import is_current

LIMIT: Final = 3.0  # seconds for each thing that has to answer
OPEN: Final = {UNLIMITED: True, "exclude_from_auth": True}  # they must answer without a database, too
FORWARDED: Final = ("x-forwarded-for", "x-real-ip", "forwarded", "via")

LOG = structlog.get_logger("ecliptic.server")


class Readiness(Struct, frozen=True):
    """Whether requests may be sent here; if not, for want of what."""

    ready: bool
    lacks: list[str]


@get("/health", tags=("host",), opt=OPEN)
async def health(hub: Hub) -> dict[str, str]:
    """The server and its database answer."""
    await hub.store.table("")
    return {"status": "ok"}


@get("/ready", tags=("host",), opt=OPEN)
async def ready(hub: Hub, state: State) -> Response[Readiness]:
    """Requests may be sent here: nothing is missing, and the server is not about to leave."""
    config: Config = state.config
    lacks = ["stay"] if state.leaving else []
    if not await answers("database", is_current(hub.store.engine)):
        lacks.append("database")
    if config.redis and not await answers("redis", ping(config.redis)):
        lacks.append("redis")
    return Response(Readiness(not lacks, lacks), status_code=503 if lacks else 200)


async def answers(what: str, asked: Awaitable[bool]) -> bool:
    """It says yes, in time."""
    try:
        async with asyncio.timeout(LIMIT):
            return await asked
    except Exception as problem:  # noqa: BLE001  (whatever it is, we are not ready)
        LOG.warning("not_ready", lacks=what, problem=repr(problem))
        return False


async def ping(url: str) -> bool:
    """Redis is there."""
    async with redis_at(url) as redis:
        return bool(await redis.ping())


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, opt=OPEN)
async def metrics(request: Request[Any, Any, Any], hub: Hub, state: State) -> Response[bytes]:
    """The figures, for Prometheus."""
    config: Config = state.config
    if not is_local(request) and not knows(request, config.metrics_token):
        raise PermissionDeniedException("people-metrics-closed")
    return Response(hub.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def is_local(request: Request[Any, Any, Any]) -> bool:
    """It comes from this machine, and from nobody for whom a proxy on this machine asks."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def knows(request: Request[Any, Any, Any], token: str) -> bool:
    """The right token came with it; where there is none, none is right."""
    bearer = request.headers.get("authorization", "").partition("Bearer ")[2].strip()
    return bool(token) and secrets.compare_digest(bearer.encode(), token.encode())
