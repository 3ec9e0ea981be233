"""Access log, request ids and request metrics, around the whole application.

Every request has an id, is counted and timed, and leaves a line in the log.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.types import Message, Receive, Scope, Send

from ecliptic.core.errors import Problem
from ecliptic.server.base.internals import ClientDisconnected
from ecliptic.server.hub.metrics import Metrics

REQUEST_ID: Final = b"x-request-id"
SANE: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")
NO_ROUTE: Final = "none"  # raw paths are for nobody: there is no end of them, and some hold codes

ACCESS = structlog.get_logger("ecliptic.access")
LOG = structlog.get_logger("ecliptic.server")


class AccessLog:
    """Sees requests come and answers go; what is in them it leaves alone."""

    def __init__(self, app: Litestar, *, logs_requests: bool) -> None:
        self.app = app
        self.logs_requests = logs_requests

    @property
    def metrics(self) -> Metrics:
        """Where it is all counted."""
        metrics: Metrics = self.app.state.hub.metrics
        return metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401  (requests, sockets, lifespans)
        """As ASGI has it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        ident = request_id(scope)
        with structlog.contextvars.bound_contextvars(request=ident):
            if scope["type"] == "http":
                await self._request(scope, receive, send, ident)
            else:
                with self.metrics.sockets.track_inprogress():
                    await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send, ident: str) -> None:
        status = 500  # of what breaks before it has answered

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID, ident.encode())]
            await send(message)

        begun = time.perf_counter()
        try:
            await self.app(scope, receive, answer)
        finally:
            self._answered(scope, status, time.perf_counter() - begun)

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = str(scope.get("method", "")), scope.get("path_template") or NO_ROUTE
        self.metrics.answered(method, route, status, seconds)
        if self.logs_requests:
            user = getattr(scope.get("user"), "id", None) or "-"
            ms = round(seconds * 1000, 1)
            ACCESS.info("request", method=method, route=route, status=status, ms=ms, user=user)


def request_id(scope: Scope) -> str:
    """What a proxy or a client calls the request, if it can stand in a log; or a new name."""
    found = next((value for name, value in scope["headers"] if name == REQUEST_ID), b"")
    return found.decode() if SANE.fullmatch(found) else secrets.token_hex(8)


async def log_failure(problem: Exception, scope: Scope) -> None:
    """What nobody expected is told to the host, with its traceback, and to nobody else."""
    expected = isinstance(problem, Problem | WebSocketDisconnect | ClientDisconnected)
    if expected or (isinstance(problem, HTTPException) and problem.status_code < 500):
        return
    LOG.error("request_failed", route=scope.get("path_template") or NO_ROUTE, exc_info=problem)
