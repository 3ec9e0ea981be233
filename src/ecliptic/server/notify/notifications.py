"""Turn notifications: people are told when it is their turn, who is not looking, once for each turn.

Every process has a notifier, and none needs to know of the others: a notice is written once, and claimed before it is
sent. Who comes to look at the table, through whichever process, is not told what they see.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog
from msgspec import Struct

from ecliptic.server.agents.tasks import TaskRunner, Tell
from ecliptic.server.hub.hub import Hub
from ecliptic.server.notify.delivery import Delivery, pace_of
from ecliptic.server.store.notices import TRIES, DeliveryError, Notice
from ecliptic.server.table.deeds import Entry
from ecliptic.server.table.room import Room
from ecliptic.server.table.settings import MINUTE

ROUND: Final = 1.0  # seconds between rounds
AHEAD: Final = 5_000  # milliseconds: every process goes round in this time, and sees who has come to look
RECENT: Final = 10 * MINUTE  # after a start: turns that began so lately may have been lost with the process before
AT_ONCE: Final = 20  # notices on their way

LOG = structlog.get_logger("ecliptic.server")


class Begun(Struct, frozen=True):
    """A turn of somebody who is not looking."""

    turn: int
    pace: str
    due: int


class Notifier:
    """Goes round, and lets be sent what is due."""

    def __init__(self, hub: Hub, tasks: TaskRunner, delivery: Delivery, grace: int) -> None:
        self.hub = hub
        self.tasks = tasks
        self.delivery = delivery
        self.notices = delivery.notices
        self.grace = grace * 1000
        self.begun: dict[tuple[str, str], Begun] = {}  # by table and user: what is not written down yet
        self.places = asyncio.Semaphore(AT_ONCE)
        self.sending: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        tasks.learn(Tell, self._tell)
        hub.everywhere.append(self._happened)

    def start(self) -> None:
        """Begin the rounds."""
        self.task = asyncio.create_task(self._walk(), name="notifier")

    async def stop(self) -> None:
        """No more rounds; what is on its way arrives, and what has begun is kept for the next notifier."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.arrived()
        try:
            await self.write_down()
        except Exception as problem:  # noqa: BLE001  (a server must be able to stop without its database)
            LOG.warning("notifier_failed", problem=repr(problem))

    # Turns that begin.

    def _happened(self, room: Room, entry: Entry) -> None:
        for seat in room.waiting():
            if room.clock.since[seat] == entry.at:
                self._note(room, seat, entry.at)

    def _note(self, room: Room, seat: int, at: int) -> None:
        """Who is waited for at this seat, and does not look, will be told when the grace is over."""
        here = room.seats[seat]
        if here.decides and not self.hub.is_present(room.id, here.user):
            self.begun[room.id, here.user] = Begun(here.turns, pace_of(room), at + self.grace)

    async def recall(self) -> None:
        """After a start: what the process before had no time to write down. Who was looking has time to come back."""
        now = self.hub.now()
        for table in await self.notices.lately(now - RECENT):
            try:
                room = await self.hub.room(table)
            except Exception as problem:  # noqa: BLE001  (one table that cannot be read must not silence the others)
                LOG.warning("table_not_recalled", table=table, problem=repr(problem))
                continue
            if room is not None:
                for seat in room.waiting():
                    self._note(room, seat, now)

    async def write_down(self) -> None:
        """Keep a notice for every turn that has begun, in every way that its player wants."""
        if not self.begun:
            return
        begun, self.begun = self.begun, {}
        try:
            wishes = await self.delivery.wishes({user for _, user in begun})
            await self.notices.add(
                [
                    Notice(table, user, turn.turn, kind, turn.due)
                    for (table, user), turn in begun.items()
                    for kind in self.delivery.ways(wishes.get(user), turn.pace)
                ]
            )
        except BaseException:
            self.begun = begun | self.begun
            raise

    # Rounds.

    async def _walk(self) -> None:
        fresh = True
        while True:
            try:
                if fresh:
                    await self.recall()
                    fresh = False
                await self.go_round()
            except Exception as problem:  # noqa: BLE001  (a database that is away comes back)
                LOG.warning("notifier_failed", problem=repr(problem))
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        """Write down, drop what has become needless, and take up what is due."""
        await self.write_down()
        now = self.hub.now()
        for notice in await self.notices.soon(now + AHEAD):
            if notice.user in self.hub.present(notice.table):
                await self.notices.drop(notice)
            elif notice.due <= now:
                await self._take_up(notice)

    async def _take_up(self, notice: Notice) -> None:
        if notice.tries >= TRIES:
            await self.notices.failed(notice)
        else:
            self.tasks.send(Tell(notice.table, notice.user, notice.turn, notice.kind, notice.due, notice.tries))

    async def _tell(self, asked: Tell) -> None:
        """Send a notice, unless another process has taken it; once begun, it arrives, whatever becomes of us."""
        notice = Notice(asked.table, asked.user, asked.turn, asked.kind, asked.due, asked.tries)
        async with self.places:
            claimed = await self.notices.claim(notice, self.hub.now())
            if claimed is not None:
                task = asyncio.create_task(self._try(claimed))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)
                await asyncio.shield(task)

    async def _try(self, notice: Notice) -> None:
        """Whatever goes wrong, the notice is due again later."""
        told = {"table": notice.table, "user": notice.user, "kind": notice.kind, "tries": notice.tries}
        try:
            await self.delivery.deliver(notice)
        except DeliveryError as problem:
            self.hub.metrics.notices.labels(notice.kind, "failed").inc()
            LOG.warning("notice_undelivered", problem=str(problem), **told)
        except Exception as problem:  # noqa: BLE001  (its text may hold secrets, so only its name is told)
            self.hub.metrics.notices.labels(notice.kind, "failed").inc()
            LOG.warning("notice_failed", problem=type(problem).__name__, **told)

    async def arrived(self) -> None:
        """Wait for what is on its way."""
        await asyncio.gather(*self.tasks.under_way(Tell), *self.sending)
