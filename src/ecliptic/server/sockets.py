"""One socket for each viewer.

Nobody waits for it: what it should hear lies in an outbox, and a newer view takes the place of an older one. What
there is to say goes out at once, as one frame with a message on each line: a frame costs more than what is in it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketSendMessage

from ecliptic.core.game import UnknownVerb
from ecliptic.core.words import Phrase
from ecliptic.server import wire as w
from ecliptic.server.eager import begin
from ecliptic.server.hub import Hub
from ecliptic.server.limits import Bucket
from ecliptic.server.people import User
from ecliptic.server.requests import carry_out
from ecliptic.server.room import Room
from ecliptic.server.seen import events_told, table_seen
from ecliptic.server.thinking import Thinker
from ecliptic.server.wording import log_told, scene_told, words_told

MOST_WAITING: Final = 200  # answers that a client has not read yet
AT_ONCE: Final = 3  # seconds' worth of messages that a client may send at once
TOO_FAST: Final = 1008
TOO_SLOW: Final = 1013
BROKEN: Final = 1011
SHOWN_OUT: Final = 4403

LOG = structlog.get_logger("ecliptic.server")

Socket = WebSocket[User | None, str | None, State]
NOBODY: Final = User("", "", guest=True)


class Viewer:
    """Somebody who looks at a table through a socket."""

    __slots__ = (
        "answers",
        "backs",
        "code",
        "greeted",
        "hub",
        "last",
        "looking",
        "outdated",
        "room",
        "seen",
        "sender",
        "shown_out",
        "socket",
        "staged",
        "user",
        "words",
    )

    def __init__(self, socket: Socket, hub: Hub, room: Room, user: User, code: str) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.user = user
        self.code = code
        self.seen = 0  # events that the client has
        self.backs = 0  # of which telling
        self.greeted = False  # before it has said hello we do not know what the client has
        self.words = False  # the client wants everything in words as well
        self.staged = False  # it has been told what they speak of
        self.looking = True
        self.outdated = False
        self.last = 0  # the hash of the table as it was last sent: there are many viewers, and a table is long
        self.shown_out = False
        self.answers: list[w.Told] = []
        # While there is something to say; a task, when the client does not read as fast as we speak.
        self.sender: asyncio.Handle | asyncio.Task[None] | None = None

    def changed(self, room: Room) -> None:
        """The table has changed."""
        self.room = room
        self.outdated = True
        if self.greeted:
            self._speak()

    def answer(self, told: w.Told) -> None:
        """Something for this client alone."""
        self.answers.append(told)
        self._speak()

    def show_out(self) -> None:
        """This one may not stay, and is not listened to any more."""
        self.shown_out = True
        self._speak()

    async def run(self) -> None:
        """Until one side has enough."""
        try:
            await self._receive()
        finally:
            self.hub.forget(self.room.id, self)
            if self.sender is not None:
                self.sender.cancel()
            if isinstance(self.sender, asyncio.Task):
                with contextlib.suppress(asyncio.CancelledError):
                    await self.sender

    # Sending.

    def _speak(self) -> None:
        """Soon: whatever comes up until then goes out with it."""
        if self.sender is None:
            self.sender = asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        rest = begin(self._send())
        if rest is not None:
            self.sender = rest

    async def _send(self) -> None:
        """While there is something to say; a client that can be told nothing more must not wait for it."""
        try:
            while self.shown_out or self.answers or (self.outdated and self.greeted):
                if self.shown_out or len(self.answers) > MOST_WAITING:
                    await self._close(SHOWN_OUT if self.shown_out else TOO_SLOW)
                    return  # and there is no sender after this one
                if lines := self._lines():
                    await self._transmit({"type": "websocket.send", "bytes": None, "text": b"\n".join(lines).decode()})
            self.sender = None
        except Exception:
            LOG.exception("sender_failed", table=self.room.id)
            await self._close(BROKEN)

    async def _close(self, code: int) -> None:
        await self._transmit({"type": "websocket.close", "code": code, "reason": ""})

    async def _transmit(self, message: WebSocketSendMessage) -> None:
        """To nobody, if the client is gone, or was shown out for a message that was too large: we shall hear of it."""
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self.socket.send(message)

    def _lines(self) -> list[bytes]:
        answers, self.answers = self.answers, []
        lines = [w.ENCODER.encode(told) for told in answers]
        if self.outdated and self.greeted:
            self.outdated = False
            self._add_news(lines)
        return lines

    def _add_news(self, lines: list[bytes]) -> None:
        """Only what is new to this viewer: what others do in secret must not show by a message that comes."""
        room = self.room
        told = 0 if room.play is None else room.play.told
        if self.backs != room.backs or self.seen > told:
            self.seen, self.backs = 0, room.backs
        if self.words and not self.staged and room.play is not None:
            self.staged = True
            lines.append(w.ENCODER.encode(scene_told(room.play)))  # what all that follows speaks of
        if self.seen < told:
            lines.append(w.ENCODER.encode(events_told(room, self.user.id, self.seen)))
            if self.words:
                lines.append(w.ENCODER.encode(log_told(room, self.user.id, self.seen)))
            self.seen = told
        table = w.ENCODER.encode(table_seen(room, self.user.id, self.hub.public(room)))
        known = hash(table)
        if known != self.last:
            self.last = known
            lines.append(table)
            if self.words and room.play is not None:
                lines.append(w.ENCODER.encode(words_told(room, self.user.id)))

    # Receiving.

    async def _receive(self) -> None:
        rate = self.socket.app.state.config.messages_a_second
        bucket = Bucket(rate, rate * AT_ONCE)
        while True:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if self.shown_out:
                return
            if not bucket.take():
                await self._close(TOO_FAST)
                return
            await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        try:
            said = w.SAID.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.hub.metrics.misunderstood.inc()
            self.answer(w.Refused("", Phrase("table-not-understood")))
            return
        self.hub.metrics.heard(said)
        match said:
            case w.Hello():
                await self._greet(said)
            case w.Why():
                self.answer(self._why(said))
            case w.AskHint():
                self.answer(await self._hint(said))
            case w.Chat():
                self.answer(await self._chat(said))
            case w.Look():
                self.hub.look(self.room.id, self, here=said.here)
                self.answer(w.Done(said.id))
            case _:
                self.answer(await carry_out(self.hub, self.room, said, self.user, self.code))

    async def _greet(self, hello: w.Hello) -> None:
        if hello.version != w.VERSION:
            self.answer(w.Reload(w.VERSION))
            return
        self.answer(w.Welcome(w.VERSION, self.hub.now()))
        self.seen, self.backs, self.last, self.greeted = hello.seen, hello.backs, 0, True
        self.words, self.staged = hello.words, False  # who comes again may have a new page
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
