"""Errors over HTTP: requests that are wrong in themselves: not to be read, from nobody, for what is not there."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Struct

from ecliptic.server.http.site import lost
from ecliptic.server.store.sessions import User


class Fault(Struct, frozen=True, omit_defaults=True):
    """What is wrong: the id of a message, or what the framework makes of it."""

    status_code: int
    detail: str
    extra: list[Any] | dict[str, Any] | None = None


def error_response(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """As data, whatever the answer would have been; but who has lost their way in a browser sees a page."""
    if problem.status_code == HTTP_404_NOT_FOUND and (page := lost(request)) is not None:
        return page
    told = Fault(problem.status_code, problem.detail, problem.extra)
    return Response(told, status_code=problem.status_code, headers=problem.headers, media_type=MediaType.JSON)


class LenientRequest(Request[User | None, str | None, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:  # noqa: ANN401  (as Litestar has it)
        """What the body says; Litestar takes bad UTF-8 and deep nesting for faults of its own."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise SerializationException(str(problem)) from problem
