"""Tables as a client sees them: sockets, of which at most one has a move on its way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from ecliptic.bench.processes import BenchProblem
from ecliptic.bench.talk import ANSWER, REFUSED, VIEW, Line, Place, Seen

IDLE: Final = 0  # nobody plays here
BUSY: Final = 1  # a move is on its way
HEARD: Final = 2  # it was answered; now the new views come
READY: Final = 3  # whoever is next knows what is possible
AT_ONCE: Final = 20  # sockets that are opened at the same time
PATIENCE: Final = 60.0  # seconds for a socket to be opened


class Pace(Protocol):
    """Decides when a table moves, and counts."""

    def ready(self, table: Table) -> None:
        """Somebody could move there."""
        ...

    def answered(self, seconds: float) -> None:
        """A move was acknowledged after so long."""
        ...

    def seen(self, seconds: float) -> None:
        """Who moved sees the table as it is then, after so long."""
        ...

    def refused(self, table: Table, due: float) -> None:
        """A move was not legal that was due then."""
        ...

    def over(self, table: Table) -> None:
        """The game has ended."""
        ...

    def send(self, socket: Socket, seen: Seen) -> None:
        """Let it move."""
        ...


class Socket(WSListener):
    """One of them. Frames are kept as they come, and read when somebody needs to know."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.line = line
        self.table: Table | None = None
        self.transport: WSTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False
        self.gone = False  # the server has closed it
        self.frames = self.views = self.size = 0
        self.unread: list[bytes] = []  # views
        self.came = 0.0  # when the latest view did
        self.read: Seen | None = None

    async def open(self) -> None:
        """Until the first view is there."""
        address, headers = self.line.address, dict(self.line.headers)
        try:
            await ws_connect(lambda: self, address, extra_headers=headers, websocket_handshake_timeout=PATIENCE)
            await asyncio.wait_for(self.opened, PATIENCE)
        except (OSError, WSError) as problem:
            raise BenchProblem("cli-bench-refused", address=address, answer=repr(problem)) from problem

    def close(self) -> None:
        """Go away."""
        self.closing = True
        if self.transport is not None:
            self.transport.disconnect()

    def say(self, packet: bytes) -> None:
        """Send a text."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, packet)

    def look(self) -> Seen | None:
        """The latest view."""
        if self.unread:
            self.read = self.line.talk.see(self.unread)
            self.unread = []
        return self.read

    # What picows calls.

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self.transport = transport
        if hello := self.line.talk.hello():
            self.say(hello)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something was said, or the server goes."""
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The server has had enough, or we have."""
        self.gone = not self.closing
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"closed: {transport.close_handshake}"))

    def hear(self, packet: bytes) -> None:
        """A text, which may have several lines."""
        self.frames += 1
        self.size += len(packet)
        for line in packet.split(b"\n"):
            self._heed(line)

    def _heed(self, line: bytes) -> None:
        kind = self.line.talk.hear(line, self.say)
        if kind == VIEW:
            self._keep(line)
        if kind and self.table is not None:
            self.table.heard(self, kind)

    def _keep(self, packet: bytes) -> None:
        self.views += 1
        if self.line.talk.whole:
            self.unread.clear()
        self.unread.append(packet)
        self.came = time.perf_counter()
        if not self.opened.done():
            self.opened.set_result(None)


class Table:
    """Whoever is to move does so as soon as the pace lets it, and its new view tells what is possible."""

    def __init__(self, sockets: Sequence[Socket]) -> None:
        self.sockets = sockets
        self.place = 0  # among those at which people play
        self.pace: Pace | None = None
        self.state = IDLE
        self.mover = sockets[0]
        self.turn = -1  # of the mover, when it moved
        self.due = 0.0  # when it should have moved
        self.next = self.mover
        for socket in sockets:
            socket.table = self

    def begin(self, place: int, pace: Pace) -> None:
        """Play here."""
        self.place, self.pace, self.state = place, pace, HEARD
        self.due = 0.0
        self.step()

    def move(self, due: float) -> None:
        """Let the next one move, who should have done so at this time."""
        assert self.pace is not None
        seen = self.next.look()
        assert seen is not None
        self.mover, self.turn, self.due, self.state = self.next, seen.turn, due, BUSY
        self.pace.send(self.mover, seen)

    def heard(self, socket: Socket, kind: int) -> None:
        """One of the sockets has heard something."""
        if self.state == BUSY and socket is self.mover:
            if kind == ANSWER or (kind == VIEW and not socket.line.talk.answers and self._is_newer(socket)):
                self._answered()
            elif kind == REFUSED:
                self._refused(socket)
        if self.state == HEARD:
            self.step()

    def _is_newer(self, socket: Socket) -> bool:
        seen = socket.look()
        return seen is not None and seen.turn > self.turn

    def _answered(self) -> None:
        assert self.pace is not None
        self.state = HEARD
        self.pace.answered(time.perf_counter() - self.due)

    def _refused(self, socket: Socket) -> None:
        """What it knows is not true any more: it must not try again before it knows better."""
        assert self.pace is not None
        due, self.due = self.due, 0.0
        self.state, self.turn = HEARD, -1
        if (seen := socket.look()) is not None:
            seen.options = ()
        self.pace.refused(self, due)

    def step(self) -> None:
        """Go on, if the mover has its new view and somebody else, or it again, knows what can be done next."""
        assert self.pace is not None
        seen = self.mover.look()
        if seen is None or seen.turn <= self.turn:
            return
        if self.due:
            self.pace.seen(self.mover.came - self.due)
            self.due = 0.0
        if seen.over:
            self.state = IDLE
            self.pace.over(self)
            return
        for seat in seen.waiting:
            socket = self.sockets[seat]
            known = socket.look()
            if known is not None and known.options and known.told >= seen.told:
                self.next, self.state = socket, READY
                self.pace.ready(self)
                return

    def close(self) -> None:
        """Everybody leaves."""
        self.state = IDLE
        for socket in self.sockets:
            socket.close()


async def opened(places: Iterable[Place]) -> list[Table]:
    """Sockets at all these tables, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(socket: Socket) -> None:
        async with gate:
            await socket.open()

    tables = [Table([Socket(line) for line in place]) for place in places]
    await asyncio.gather(*(one(socket) for table in tables for socket in table.sockets))
    return tables
