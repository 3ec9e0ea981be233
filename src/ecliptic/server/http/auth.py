"""Authentication: a session for every request, by cookie or bearer token; no cookie from pages of other sites."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from ecliptic.server.store.people import People
from ecliptic.server.store.sessions import User

SESSION = "ecliptic_session"
SAFE = {"GET", "HEAD", "OPTIONS"}

Connection = ASGIConnection[Any, User | None, str | None, Any]


class SessionAuthentication(AbstractAuthenticationMiddleware):
    """A session by cookie or by bearer token; nobody is turned away for having none."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        """Find out who it is."""
        bearer = connection.headers.get("authorization", "").partition("Bearer ")[2].strip()
        cookie = connection.cookies.get(SESSION, "")
        if cookie and not bearer:
            refuse_foreign_pages(connection)
        token = bearer or cookie
        people: People = connection.app.state.people
        user = await people.sessions.user(token, connection.app.state.hub.now()) if token else None
        return AuthenticationResult(user=user, auth=token or None)


def refuse_foreign_pages(connection: Connection) -> None:
    """A browser says whose page asks; another's page may not act, nor listen, with our visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in SAFE:  # a socket has no method, and is never safe
        return
    expected = {connection.headers.get("host", ""), urlsplit(connection.app.state.config.origin).netloc}
    if place_of(origin) not in expected - {""}:
        raise PermissionDeniedException("people-foreign-page")


def place_of(origin: str) -> str:
    """Host and port of an origin; of nonsense, nothing."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
