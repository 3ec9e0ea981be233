"""The fast transport of WebSockets, past ASGI: what is said goes out at once, what comes in is heard at once.

uvicorn and websockets keep the protocol, as for any other socket. But ASGI puts a queue, a task and half a dozen layers
behind every message, and at a table they would be a good part of what a move costs. Only what nearly every message is,
a short text in one piece, is read here; everything else is left to the library.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from ecliptic.server.base.internals import is_between
from ecliptic.server.hub.coalescing import SHORT, WHOLE_TEXT
from ecliptic.server.live.transport import EXTENSION, Receiver, Socket

MASKED: Final = 0x80  # added to the length of all that a client says
MASK: Final = slice(2, 6)  # where the mask of a short frame stands


def short_text(data: bytes) -> str | None:
    """What a client says with these bytes, if they are one short text and nothing else; None: let the library see."""
    size = len(data) - MASK.stop
    if not (0 <= size < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | size):
        return None
    try:
        return apply_mask(data[MASK.stop :], data[MASK]).decode()
    except UnicodeDecodeError:
        return None


class FastTransport(WebSocketsSansIOProtocol):
    """One connection; until somebody listens it is one like any other."""

    receiver: Receiver | None = None
    can_speak = True  # the client reads as fast as we speak

    async def run_asgi(self) -> None:
        """Let the handler find us."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"transport": self}}
        await super().run_asgi()

    def listen(self, receiver: Receiver) -> None:
        """From now on all that comes goes to this one, first of all what has come already; but for the end."""
        self.receiver = receiver
        del self.request, self.response  # the handshake is over; a socket lives for hours, and there are thousands
        self.scope["extensions"] = {}
        come = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in come:
            if message["type"] == "websocket.receive":
                receiver.hear(message.get("text") or "")
            else:
                self.queue.put_nowait(message)
        self.attend()

    async def run(self, socket: Socket) -> None:
        """Until the client is gone: raises WebSocketDisconnect."""
        while True:
            await socket.receive_data(mode="text")  # nothing comes here any more but the end

    def data_received(self, data: bytes) -> None:
        """Mostly one short message, when none is half read."""
        if self.receiver is not None and not self.close_sent and not self.frames and is_between(self.conn):
            text = short_text(data)
            if text is not None:
                self.receiver.hear(text)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which shows such clients out
            return
        self.frames = []
        self.receiver.hear(text)

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
        if self.receiver is not None:
            self.receiver.drained()
