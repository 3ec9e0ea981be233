"""WebSockets, one for each viewer: what its client says is attended to, one thing after the other."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ecliptic.core.errors import Problem
from ecliptic.core.game import UnknownVerb
from ecliptic.core.words import Phrase
from ecliptic.server import wire as w
from ecliptic.server.agents.bot_pool import BotPool
from ecliptic.server.base.internals import ClientDisconnected
from ecliptic.server.base.limits import Bucket
from ecliptic.server.hub.deltas import ClientState
from ecliptic.server.hub.hub import Hub
from ecliptic.server.live.outbox import Outbox
from ecliptic.server.live.requests import carry_out
from ecliptic.server.live.transport import transport_of
from ecliptic.server.store.sessions import User
from ecliptic.server.table.room import Room

MOST_HEARD: Final = 20  # messages of a client that we have not attended to
AT_ONCE: Final = 3  # seconds' worth of messages that a client may send at once
TOO_FAST: Final = 1008
TOO_SLOW: Final = 1013
BROKEN: Final = 1011
SHOWN_OUT: Final = 4403

LOG = structlog.get_logger("ecliptic.server")

Socket = WebSocket[User | None, str | None, State]
NOBODY: Final = User("", "", guest=True)


class Viewer(Outbox):
    """Somebody who looks at a table through a socket."""

    __slots__ = (
        "attending",
        "bucket",
        "code",
        "farewell",
        "heard",
        "hub",
        "looking",
        "shown_out",
        "socket",
        "transport",
        "user",
    )

    def __init__(self, socket: Socket, hub: Hub, room: Room, user: User, code: str) -> None:
        self.socket = socket
        self.transport = transport_of(socket)
        super().__init__(self.transport, hub.outgoing, hub.shared_view, room, user.id)
        self.hub = hub
        self.user = user
        self.code = code
        self.looking = True
        self.shown_out = False
        self.farewell: asyncio.Task[None] | None = None
        rate = socket.app.state.config.messages_a_second
        self.bucket = Bucket(rate, rate * AT_ONCE)
        self.heard: list[str] = []  # what nobody has attended to; mostly none
        self.attending: asyncio.Task[None] | None = None

    def show_out(self) -> None:
        """This one may not stay, and is not listened to any more."""
        self.shown_out = True
        self._close(SHOWN_OUT)

    async def run(self) -> None:
        """Until one side has enough; what is under way is brought to its end."""
        self.transport.listen(self)
        try:
            await self.transport.run(self.socket)
        except WebSocketDisconnect:
            pass
        finally:
            self.hub.forget(self.room.id, self)
            self.is_closing = True
            if self.attending is not None:
                await self.attending

    # Speaking.

    def drained(self) -> None:
        """The client reads again."""
        self.speak()

    def too_slow(self) -> None:
        """Then nothing more is said."""
        self._close(TOO_SLOW)

    def broken(self, problem: Exception) -> None:
        """The client had better come again."""
        LOG.error("sender_failed", table=self.room.id, exc_info=problem)
        self._close(BROKEN)

    def _close(self, code: int) -> None:
        """Once."""
        if not self.is_closing:
            self.is_closing = True
            self.farewell = asyncio.create_task(self._say_farewell(code))

    async def _say_farewell(self, code: int) -> None:
        """To nobody, if the client is gone, or was shown out for a message that was too large: we shall hear of it."""
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, OSError, RuntimeError):
            await self.socket.send({"type": "websocket.close", "code": code, "reason": ""})

    # Listening.

    def hear(self, text: str) -> None:
        """The client has said something: one thing after the other."""
        if self.shown_out:
            return
        if not self.bucket.take():
            self._close(TOO_FAST)
            return
        self.heard.append(text)
        if self.attending is None:
            self.is_busy = True
            self.attending = asyncio.create_task(self._attend())
        elif len(self.heard) > MOST_HEARD:
            self.transport.pause()

    async def _attend(self) -> None:
        try:
            while self.heard:
                await self._take_up(self.heard.pop(0))
        except Problem as problem:  # the table cannot be read any more
            LOG.warning("request_failed", table=self.room.id, problem=str(problem))
            self._close(BROKEN)
        except Exception:
            LOG.exception("request_failed", table=self.room.id)
            self._close(BROKEN)
        finally:
            self.attending, self.is_busy = None, False
            self.transport.attend()

    async def _take_up(self, text: str) -> None:
        try:
            said = w.SAID.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.hub.metrics.misunderstood()
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
        self.seen, self.backs, self.known, self.greeted = hello.seen, hello.backs, ClientState(), True
        self.words, self.staged = hello.words, False  # who comes again may have a new page
        self.changed(self.room)
        for line in await self.hub.store.chat(self.room.id, hello.heard):
            self.answer(line)

    async def _hint(self, asked: w.AskHint) -> w.Told:
        bot_pool: BotPool = self.socket.app.state.bot_pool
        return await bot_pool.hint(self.room, self.user, asked)

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
