"""The OpenAPI document of the API: every answer that can come, and types as narrow as they are checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    Reference,
    SecurityScheme,
)
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from ecliptic.server import wire as w
from ecliptic.server.http.auth import SESSION
from ecliptic.server.http.errors import Fault

METHODS: Final = ("get", "post", "put", "delete")
PLACE: Final = "#/components/schemas/{name}"
REFUSED: Final = 409
MEANS: Final = {
    401: "Nobody knows who asks.",
    403: "The page of another site asks with our visitor's cookie.",
    404: "There is no such table.",
    REFUSED: "It cannot be done, and nothing has changed.",
    413: "The request is too large.",
    429: "This was asked too often.",
}
SESSIONS: Final[dict[str, SecurityScheme | Reference]] = {
    "token": SecurityScheme(type="http", scheme="bearer"),
    "cookie": SecurityScheme(type="apiKey", name=SESSION, security_scheme_in="cookie"),
}


def config() -> OpenAPIConfig:
    """The document is made when somebody asks for it first: it takes longer than the rest of a start."""
    return OpenAPIConfig(
        title="Ecliptic",
        version=str(w.VERSION),
        components=Components(security_schemes=SESSIONS),
        use_handler_docstrings=True,
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=_completed),
    )


def _completed(request: Request[Any, Any, Any]) -> None:
    if not request.app.state.get("document_is_complete"):
        complete(request.app)
        request.app.state.document_is_complete = True


def may(*codes: int) -> dict[int, ResponseSpec]:
    """What a handler may answer besides what it is for."""
    return {
        code: ResponseSpec(w.Refused if code == REFUSED else Fault, generate_examples=False, description=MEANS[code])
        for code in codes
    }


def complete(app: Litestar) -> None:
    """Add what stands before all handlers, and the bounds that msgspec checks inside of lists, tuples and unions."""
    document = app.openapi_schema
    for item in (document.paths or {}).values():
        for method in METHODS:
            if (operation := getattr(item, method)) is not None:
                _complete(operation, is_safe=method == "get")
    _, exact = msgspec.json.schema_components([*_types(app), Fault, w.Refused], ref_template=PLACE)
    document.components.schemas.update(cast("Any", exact))


def _complete(operation: Operation, *, is_safe: bool) -> None:
    responses = operation.responses = operation.responses or {}
    if "401" in responses:
        operation.security = [{name: []} for name in SESSIONS]
    codes = [429] + [403] * (not is_safe) + [413] * (operation.request_body is not None)
    fault = OpenAPIMediaType(schema=Reference(PLACE.format(name=Fault.__name__)))
    for code in codes:
        responses[str(code)] = OpenAPIResponse(MEANS[code], content={MediaType.JSON.value: fault})


def _types(app: Litestar) -> Iterator[Any]:
    """All that handlers take and give."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            signature = handler.parsed_fn_signature
            if handler.resolve_include_in_schema():
                yield _inside(signature.return_type).annotation
                if (data := signature.parameters.get("data")) is not None:
                    yield data.annotation


def _inside(field: FieldDefinition) -> FieldDefinition:
    """What a response is of."""
    return field.inner_types[0] if field.is_subclass_of(Response) else field
