"""One socket for each viewer.

Nobody waits for it: what it should hear lies in an outbox, and a newer view takes the place of an older one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ecliptic.core.game import UnknownVerb
from ecliptic.core.words import Phrase
from ecliptic.server import wire as w
from ecliptic.server.hub import Hub
from ecliptic.server.people import User
from ecliptic.server.requests import carry_out
from ecliptic.server.room import Room
from ecliptic.server.seen import events_told, table_seen
from ecliptic.server.thinking import Thinker

MOST_WAITING: Final = 200  # answers that a client has not read yet
AT_ONCE: Final = 3  # seconds' worth of messages that a client may send at once
TOO_FAST: Final = 1008
TOO_SLOW: Final = 1013

Socket = WebSocket[User | None, str | None, State]
NOBODY: Final = User("", "", guest=True)


class Bucket:
    """How much a client may still send; a rate of 0 is no limit."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.left = float(rate * AT_ONCE)
        self.at = time.monotonic()

    def take(self) -> bool:
        """One message; False: too many."""
        now = time.monotonic()
        self.left = min(self.rate * AT_ONCE, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.rate and self.left < 1:
            return False
        self.left -= 1
        return True


class Viewer:
    """Somebody who looks at a table through a socket."""

    def __init__(self, socket: Socket, hub: Hub, room: Room, user: User, code: str) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.user = user
        self.code = code
        self.seen = 0  # events that the client has
        self.backs = 0  # of which telling
        self.greeted = False  # before it has said hello we do not know what the client has
        self.outdated = False
        self.last = b""  # the table as it was last sent
        self.answers: deque[w.Told] = deque()
        self.wake = asyncio.Event()

    def changed(self, room: Room) -> None:
        """The table has changed."""
        self.room = room
        self.outdated = True
        self.wake.set()

    def answer(self, told: w.Told) -> None:
        """Something for this client alone."""
        self.answers.append(told)
        self.wake.set()

    async def run(self) -> None:
        """Until one side has enough."""
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        finally:
            self.hub.forget(self.room.id, self)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await sender

    # Sending.

    async def _send(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if len(self.answers) > MOST_WAITING:
                await self.socket.close(code=TOO_SLOW)
                return
            while self.answers:
                await self.socket.send_data(w.ENCODER.encode(self.answers.popleft()).decode(), mode="text")
            if self.outdated and self.greeted:
                self.outdated = False
                await self._send_table()

    async def _send_table(self) -> None:
        """Only what is new to this viewer: what others do in secret must not show by a message that comes."""
        room = self.room
        told = 0 if room.play is None else room.play.told
        if self.backs != room.backs or self.seen > told:
            self.seen, self.backs = 0, room.backs
        if self.seen < told:
            events = w.ENCODER.encode(events_told(room, self.user.id, self.seen))
            self.seen = told
            await self.socket.send_data(events.decode(), mode="text")
        table = w.ENCODER.encode(table_seen(room, self.user.id, self.hub.present(room.id)))
        if table != self.last:
            self.last = table
            await self.socket.send_data(table.decode(), mode="text")

    # Receiving.

    async def _receive(self) -> None:
        bucket = Bucket(self.socket.app.state.config.messages_a_second)
        while True:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if not bucket.take():
                await self.socket.close(code=TOO_FAST)
                return
            await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        try:
            said = w.SAID.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            self.answer(w.Refused("", Phrase("table-not-understood")))
            return
        match said:
            case w.Hello():
                await self._greet(said)
            case w.Why():
                self.answer(self._why(said))
            case w.AskHint():
                self.answer(await self._hint(said))
            case w.Chat():
                self.answer(await self._chat(said))
            case _:
                self.answer(await carry_out(self.hub, self.room, said, self.user, self.code))

    async def _greet(self, hello: w.Hello) -> None:
        if hello.version != w.VERSION:
            self.answer(w.Reload(w.VERSION))
            return
        self.answer(w.Welcome(w.VERSION, self.hub.now()))
        self.seen, self.backs, self.last, self.greeted = hello.seen, hello.backs, b"", True
        self.changed(self.room)
        for line in await self.hub.store.chat(self.room.id, hello.heard):
            self.answer(line)

    async def _hint(self, asked: w.AskHint) -> w.Told:
        thinker: Thinker = self.socket.app.state.thinker
        return await thinker.hint(self.room, self.user, asked)

    async def _chat(self, chat: w.Chat) -> w.Told:
        if not self.user.id:
            return w.Refused(chat.id, Phrase("table-who-are-you"))
        await self.hub.say(self.room, self.user, chat.text)
        return w.Done(chat.id)

    def hear_chat(self, line: w.ChatLine) -> None:
        """Somebody said something."""
        self.answer(line)

    def _why(self, asked: w.Why) -> w.Told:
        """Only the own seat may ask: the answer depends on what it knows."""
        play = self.room.play
        if play is None or self.room.seat_of(self.user.id) != asked.seat:
            return w.Refused(asked.id, Phrase("table-not-your-seat"))
        try:
            refusal = play.why_not(asked.seat, asked.action)
        except UnknownVerb:
            return w.Refused(asked.id, Phrase("table-not-understood"))
        if refusal is None:
            return w.Legal(asked.id)
        return w.Refused(asked.id, play.game.refused(refusal, asked.action, play.rules), refusal.rule)
