"""Private parts of uvicorn, websockets and Litestar that we use: looked for once, when this module is imported.

A new version of a library may move them. Then the fast path is not taken: sockets speak plain ASGI, headers stay in
memory, and a server that is told to stop does so at once. The server says so in one line, when it starts.
"""

from __future__ import annotations

import functools
import importlib
from importlib.metadata import version
from types import CodeType
from typing import Any, Final

import structlog
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

PROTOCOL: Final = "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
METHODS: Final = ("run_asgi", "data_received", "send_receive_event_to_app", "pause_writing", "resume_writing")
FIELDS: Final = {  # which method sets them
    "__init__": ("close_sent", "conn", "curr_msg_data_type", "frames", "loop", "queue", "read_paused", "transport"),
    "handle_connect": ("request", "response", "scope"),
}
READER: Final = "websockets.streams:StreamReader.at_eof"
MASK: Final = "websockets.utils:apply_mask"
SCOPE_STATE: Final = "litestar.utils.scope.state:ScopeState"
SHUTDOWN: Final = ("uvicorn.server:Server.handle_exit", "uvicorn.server:Server.on_tick")
GONE: Final = "uvicorn.protocols.utils:ClientDisconnected"
HANDSHAKE: Final = (
    b"GET / HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALF_A_FRAME: Final = b"\x81"

LOG = structlog.get_logger("ecliptic.server")


class NobodyGone(Exception):  # noqa: N818  (it stands for a name of uvicorn, and is never raised)
    """In the place of uvicorn's `ClientDisconnected`, if that has moved."""


def find(place: str) -> Any:  # noqa: ANN401  (whatever the library has there)
    """What stands at `module:name.name`; None if it is not there any more."""
    module, _, names = place.partition(":")
    try:
        return functools.reduce(getattr, names.split("."), importlib.import_module(module))
    except (ImportError, AttributeError):
        return None


def code_of(function: object) -> CodeType | None:
    """The code of a function; None of what has none."""
    found = getattr(function, "__code__", None)
    return found if isinstance(found, CodeType) else None


AT_REST: Final = code_of(find(READER))  # where the parser of websockets waits between two frames


def is_between(conn: ServerProtocol) -> bool:
    """The library has read every frame to its end, none of them was the last: its parser waits for a new one."""
    if conn.state is not State.OPEN:
        return False
    inner: Any = conn.parser
    while (deeper := inner.gi_yieldfrom) is not None:
        inner = deeper
    return bool(inner.gi_code is AT_REST)


def opened() -> ServerProtocol:
    """The library's end of a WebSocket, after the handshake."""
    conn = ServerProtocol()
    conn.receive_data(HANDSHAKE)
    [request] = conn.events_received()
    assert isinstance(request, Request)
    conn.send_response(conn.accept(request))
    conn.data_to_send()
    return conn


def knows_when_between() -> bool:
    """We can tell whether the library is in the middle of a frame: tried out, for it cannot be looked up."""
    try:
        conn = opened()
        before = is_between(conn)
        conn.receive_data(HALF_A_FRAME)
        return before and not is_between(conn)
    except (AssertionError, AttributeError, TypeError, ValueError):
        return False


def missing_of_protocol() -> list[str]:
    """Methods that uvicorn's protocol has no more, and fields that it sets no more."""
    if find(PROTOCOL) is None:
        return [PROTOCOL]
    codes = {method: code_of(find(f"{PROTOCOL}.{method}")) for method in (*METHODS, *FIELDS)}
    methods = [method for method, code in codes.items() if code is None]
    fields = [
        field
        for method, needed in FIELDS.items()
        if (code := codes[method]) is not None
        for field in needed
        if field not in code.co_names
    ]
    return [f"{PROTOCOL}.{name}" for name in (*methods, *fields)]


def missing_for_sockets() -> list[str]:
    """What the fast path of a socket would need and does not find."""
    missing = missing_of_protocol()
    if not knows_when_between():
        missing.append(READER)
    if not callable(find(MASK)):
        missing.append(MASK)
    return missing


MISSING_FOR_SOCKETS: Final = tuple(missing_for_sockets())
HAS_FAST_SOCKETS: Final = not MISSING_FOR_SOCKETS
HAS_DRAINING: Final = all(map(find, SHUTDOWN))
ScopeState: Final = find(SCOPE_STATE)
ClientDisconnected: Final[type[Exception]] = find(GONE) or NobodyGone


def moved() -> list[str]:
    """All that is not where it was."""
    others = [place for place in (SCOPE_STATE, GONE, *SHUTDOWN) if find(place) is None]
    return [*MISSING_FOR_SOCKETS, *others]


def report() -> None:
    """One line in the log, if anything has moved: the server works, and needs more time and memory."""
    if missing := moved():
        versions = {name: version(name) for name in ("uvicorn", "websockets", "litestar")}
        LOG.warning("internals_moved", parts=missing, fast_sockets=HAS_FAST_SOCKETS, **versions)
