"""How a socket's messages travel: past ASGI where that is possible, or through it as those of any other socket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ecliptic.server.base.internals import ClientDisconnected
from ecliptic.server.hub.coalescing import Sink, text_of

Socket = WebSocket[Any, Any, Any]

EXTENSION: Final = "ecliptic.transport"  # the extension of ASGI by which a handler finds the fast transport


class Receiver(Protocol):
    """Whoever is at our end. Whatever is called here must not wait."""

    def hear(self, text: str) -> None:
        """The client has said something; what is no text is nothing."""
        ...

    def drained(self) -> None:
        """The client reads again: there may be more to say."""
        ...


class Transport(Sink, Protocol):
    """A connection to a client, whichever way its messages take."""

    def listen(self, receiver: Receiver) -> None:
        """From now on all that comes goes to this one."""
        ...

    async def run(self, socket: Socket) -> None:
        """Until the client is gone: raises WebSocketDisconnect."""
        ...

    def pause(self) -> None:
        """Hear nothing more for a while."""
        ...

    def attend(self) -> None:
        """Hear again."""
        ...


class PlainTransport:
    """A connection through plain ASGI: slower, and it needs nothing of a server but what the standard says."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.can_speak = True  # nothing is on its way: what comes up meanwhile goes out together
        self.receiver: Receiver | None = None
        self.waiting: list[str] = []
        self.sending: asyncio.Task[None] | None = None
        self.attending = asyncio.Event()
        self.attending.set()

    def listen(self, receiver: Receiver) -> None:
        """From now on all that comes goes to this one."""
        self.receiver = receiver

    async def run(self, socket: Socket) -> None:
        """Until the client is gone: raises WebSocketDisconnect."""
        while True:
            text = await socket.receive_data(mode="text")
            if self.receiver is not None:
                self.receiver.hear(text or "")
            await self.attending.wait()

    def pause(self) -> None:
        """Hear nothing more for a while."""
        self.attending.clear()

    def attend(self) -> None:
        """Hear again."""
        self.attending.set()

    def write(self, data: bytes) -> None:
        """Send this frame, as a text: the server makes a frame of it again."""
        self.waiting.append(text_of(data).decode())
        if self.sending is None:
            self.can_speak = False
            self.sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """One after the other; to nobody, where the client is gone."""
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, OSError, RuntimeError):
            while self.waiting:
                await self.socket.send_data(self.waiting.pop(0), mode="text")
        self.sending = None
        self.can_speak = True
        if self.receiver is not None:
            self.receiver.drained()


def transport_of(socket: Socket) -> Transport:
    """The connection behind a socket."""
    found: Any = (socket.scope["extensions"] or {}).get(EXTENSION)
    if found is None:
        return PlainTransport(socket)
    transport: Transport = found["transport"]
    return transport
