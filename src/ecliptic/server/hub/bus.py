"""The message bus: what one process has written, the others hear over Redis. All of it is in the database, too.

Each table has a channel, and a process listens to those of the tables that it has in memory. Whoever misses a message
finds a gap in the numbers and reads the database; whoever begins to listen, for the first time or again, reads what
came before. So Redis may restart, and forget whatever it likes.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff, NoBackoff
from redis.exceptions import RedisError

from ecliptic.server.hub.hub import Hub
from ecliptic.server.table.deeds import Entry
from ecliptic.server.table.room import Room
from ecliptic.server.wire import ChatLine

PREFIX: Final = "ecliptic:table:"
EVERYBODY: Final = "ecliptic:all"  # there is always something to listen to
PAUSE: Final = 0.3  # seconds before Redis is tried again
AWAY: Final = (RedisError, OSError)
MOST: Final = 10_000  # messages that wait for Redis; of those that are dropped, the numbers tell
AT_ONCE: Final = 500
SAID_AGAIN: Final = 15.0  # seconds after which we say again who is here

LOG = structlog.get_logger("ecliptic.server")


class Written(Struct, frozen=True, tag="written"):
    """An entry was committed."""

    origin: str
    table: str
    entry: Entry


class Spoken(Struct, frozen=True, tag="spoken"):
    """Somebody said something."""

    origin: str
    table: str
    line: ChatLine


class Here(Struct, frozen=True, tag="here"):
    """These are looking at a table through one process; who asks wants to know who is at the others."""

    origin: str
    table: str
    users: frozenset[str]
    asks: bool = False


Message = Written | Spoken | Here
MESSAGE: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def redis_at(url: str) -> Redis:
    """A connection that tries again by itself; without being told so, it does not."""
    retry = Retry(ExponentialBackoff(cap=1, base=0.05), 3)
    return Redis.from_url(url, retry=retry, retry_on_error=[RedisError], health_check_interval=15)


def listening_at(url: str) -> Redis:
    """A connection for listening: when it breaks, we begin anew ourselves."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_keepalive=True)


class Bus:
    """Tells the other processes, and listens to them."""

    def __init__(self, hub: Hub, url: str, refreshed: Callable[[Room], None]) -> None:
        self.hub = hub
        self.refreshed = refreshed  # what came while we did not listen may want a bot
        self.origin = secrets.token_hex(6)  # of this process: it need not hear itself
        self.redis = redis_at(url)
        self.ear = listening_at(url)
        self.outbox: deque[Message] = deque(maxlen=MOST)
        self.changed: set[str] = set()  # tables that we have begun, or ceased, to care for
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.pubsub: PubSub | None = None
        hub.join(self)

    def start(self) -> None:
        """Begin to tell and to listen."""
        work = (self._tell, self._listen, self._say_again)
        self.tasks = [asyncio.create_task(each(), name=f"bus{each.__name__}") for each in work]

    async def stop(self) -> None:
        """Say nothing more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.hub.listeners):
            self._put(Here(self.origin, table, frozenset()))
        with contextlib.suppress(*AWAY):
            await self._publish()
        await self.redis.aclose()
        await self.ear.aclose()

    # What the hub tells us.

    def written(self, room: Room, entry: Entry) -> None:
        """We have written an entry."""
        self._put(Written(self.origin, room.id, entry))

    def spoken(self, table: str, line: ChatLine) -> None:
        """Somebody here has said something."""
        self._put(Spoken(self.origin, table, line))

    def here(self, table: str) -> None:
        """Somebody has come to a table here, or gone."""
        self._put(Here(self.origin, table, self.hub.present_here(table)))

    def care(self, table: str) -> None:
        """A table was read into memory, or put away."""
        self.changed.add(table)
        self.wake.set()

    def _put(self, message: Message) -> None:
        self.outbox.append(message)
        self.wake.set()

    # Telling: in order, and again until Redis has it.

    async def _tell(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                await self._subscribe()
                await self._publish()
            except AWAY as problem:
                LOG.warning("redis_away", problem=repr(problem))
                await asyncio.sleep(PAUSE)
                self.wake.set()

    async def _publish(self) -> None:
        while self.outbox:
            batch = [self.outbox[place] for place in range(min(AT_ONCE, len(self.outbox)))]
            pipeline = self.redis.pipeline(transaction=False)
            for message in batch:
                pipeline.publish(PREFIX + message.table, msgspec.json.encode(message))
            await pipeline.execute()
            self.hub.metrics.bus_out.inc(len(batch))
            for message in batch:
                if self.outbox and self.outbox[0] is message:  # it may have been pushed out meanwhile
                    self.outbox.popleft()

    async def _subscribe(self) -> None:
        """Listen to the tables that are in memory, and to no others; a line that is broken will begin anew anyway."""
        pubsub = self.pubsub
        if pubsub is None:
            return
        changed, self.changed = self.changed, set()
        wanted = [PREFIX + table for table in changed if table in self.hub.used]
        unwanted = [PREFIX + table for table in changed if table not in self.hub.used]
        if wanted:
            await pubsub.subscribe(*wanted)
        if unwanted:
            await pubsub.unsubscribe(*unwanted)

    async def _say_again(self) -> None:
        """Who has missed it hears it now, and who hears nothing more for a while knows that we are gone."""
        while True:
            await asyncio.sleep(SAID_AGAIN)
            for table in list(self.hub.listeners):
                self.here(table)

    # Listening.

    async def _listen(self) -> None:
        while True:
            try:
                async with self.ear.pubsub() as pubsub:
                    await pubsub.subscribe(EVERYBODY)
                    self.pubsub = pubsub
                    self.changed |= set(self.hub.used)
                    self.wake.set()
                    await self._hear(pubsub)
            except AWAY as problem:
                LOG.warning("redis_away", problem=repr(problem))
            finally:
                self.pubsub = None
            self.hub.metrics.bus_reconnects.inc()
            await asyncio.sleep(PAUSE)

    async def _hear(self, pubsub: PubSub) -> None:
        """Until the line breaks."""
        async for message in pubsub.listen():
            try:
                await self._take(message)
            except AWAY:
                raise
            except Exception as problem:  # noqa: BLE001  (of another version, or a database that is away: numbers tell)
                LOG.warning("message_lost", problem=repr(problem))

    async def _take(self, message: dict[str, Any]) -> None:
        table = message["channel"].decode().removeprefix(PREFIX)
        if message["type"] == "subscribe" and table != EVERYBODY:
            await self._begin(table)
        elif message["type"] == "message":
            self.hub.metrics.bus_in.inc()
            heard = MESSAGE.decode(message["data"])
            if heard.origin != self.origin:
                await self._heed(heard)

    async def _begin(self, table: str) -> None:
        """From here on nothing is missed; before, there may have been something."""
        self._put(Here(self.origin, table, self.hub.present_here(table), asks=True))
        if table in self.hub.rooms and (room := await self.hub.reread(table)) is not None:
            self.refreshed(room)

    async def _heed(self, heard: Message) -> None:
        match heard:
            case Written():
                await self.hub.heard(heard.table, heard.entry)
            case Spoken():
                self.hub.pass_on(heard.table, heard.line)
            case Here():
                self.hub.seen_elsewhere(heard.table, heard.origin, heard.users)
                if heard.asks and self.hub.present_here(heard.table):
                    self.here(heard.table)
