"""A WebSocket without detours: what is said goes out in this turn of the event loop, what comes in is heard at once.

uvicorn and websockets keep the protocol, as for any other socket. But ASGI puts a queue, a task and half a dozen layers
behind every message, and at a table they would be a good part of what a move costs. Only what nearly every message is,
a short text in one piece, is read here; everything else is left to the library.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from ecliptic.server.outgoing import SHORT, WHOLE_TEXT

FRAMES: Final = "ecliptic.frames"  # the extension of ASGI by which a handler finds this
MASKED: Final = 0x80  # added to the length of all that a client says
MASK: Final = slice(2, 6)  # where the mask of a short frame stands
AT_REST: Final = StreamReader.at_eof.__code__  # where the library waits between two frames


def short_text(data: bytes) -> str | None:
    """What a client says with these bytes, if they are one short text and nothing else; None: let the library see."""
    size = len(data) - MASK.stop
    if not (0 <= size < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | size):
        return None
    try:
        return apply_mask(data[MASK.stop :], data[MASK]).decode()
    except UnicodeDecodeError:
        return None


def is_between(conn: ServerProtocol) -> bool:
    """The library has read every frame to its end, none of them was the last: its parser waits for a new one."""
    if conn.state is not State.OPEN:
        return False
    inner: Any = conn.parser
    while (deeper := inner.gi_yieldfrom) is not None:
        inner = deeper
    return bool(inner.gi_code is AT_REST)


class Ear(Protocol):
    """Whoever is at our end. Whatever is called here must not wait."""

    def hear(self, text: str) -> None:
        """The client has said something; what is no text is nothing."""
        ...

    def drained(self) -> None:
        """The client reads again: there may be more to say."""
        ...


def frames_of(scope: Any) -> Frames:  # noqa: ANN401  (a scope of ASGI, as uvicorn or as Litestar types it)
    """The connection behind a socket."""
    frames = scope["extensions"][FRAMES]["frames"]
    assert isinstance(frames, Frames)
    return frames


class Frames(WebSocketsSansIOProtocol):
    """One connection; until somebody listens it is one like any other."""

    ear: Ear | None = None
    can_speak = True  # the client reads as fast as we speak

    async def run_asgi(self) -> None:
        """Let the handler find us."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), FRAMES: {"frames": self}}
        await super().run_asgi()

    def listen(self, ear: Ear) -> None:
        """From now on all that comes goes to this one, first of all what has come already; but for the end."""
        self.ear = ear
        del self.request, self.response  # the handshake is over; a socket lives for hours, and there are thousands
        self.scope["extensions"] = {}
        come = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in come:
            if message["type"] == "websocket.receive":
                ear.hear(message.get("text") or "")
            else:
                self.queue.put_nowait(message)
        self.attend()

    def data_received(self, data: bytes) -> None:
        """Mostly one short message, when none is half read."""
        if self.ear is not None and not self.close_sent and not self.frames and is_between(self.conn):
            text = short_text(data)
            if text is not None:
                self.ear.hear(text)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which shows such clients out
            return
        self.frames = []
        self.ear.hear(text)

    def pause(self) -> None:
        """Hear nothing more for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def attend(self) -> None:
        """Hear again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, data: bytes) -> None:
        """Send these bytes; to nobody, where the client is gone: the handler will hear of it."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        """There is too much that was not read."""
        super().pause_writing()
        self.can_speak = False

    def resume_writing(self) -> None:
        """What was said has been read."""
        super().resume_writing()
        self.can_speak = True
        if self.ear is not None:
            self.ear.drained()
