"""The load: some tables at which moves are made as fast as they are answered, or at a rate that does not ask."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import time
from collections import deque
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from ecliptic.bench.figures import Latency, latency
from ecliptic.bench.machine import Cores, Used, Watch, family, stolen_seconds
from ecliptic.bench.schedule import due_moves
from ecliptic.bench.tables import BUSY, IDLE, READY, Socket, Table
from ecliptic.bench.talk import Seen

GRACE: Final = 5.0  # seconds for answers that are still on their way at the end
LEAD: Final = 0.1  # seconds before the first move of a schedule


class Measured(Struct, frozen=True):
    """One measurement. Latencies count from when a move was due; what was never answered has taken until the end."""

    seconds: float
    moves: int  # acknowledged
    answer: Latency | None
    view: Latency | None  # until the mover's own new view was there
    lag: Latency | None  # by how much we ourselves were late to send
    frames: int
    views: int
    size: int  # bytes of all frames
    server: Used | None
    client: Used | None
    refused: int = 0
    unanswered: int = 0
    idle: int = 0  # tables for which there was no new game when theirs had ended
    gone: int = 0  # sockets that the server has closed
    stolen: float | None = None  # of the time of our cores: what other virtual machines took

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


class Hall:
    """So many tables in play, others ready to take their places when a game ends, and what happened at them."""

    def __init__(self, tables: list[Table], servers: list[int], cores: Cores, seed: int = 1) -> None:
        self.tables = tables
        self.spares: deque[Table] = deque()
        self.everything = list(tables)
        self.servers = servers  # processes
        self.cores = cores
        self.chance = random.Random(seed)  # noqa: S311  (no secret)
        self.queues: list[deque[float]] = [deque() for _ in tables]  # moves that are due
        self.eager = False  # moves are due whenever they are possible
        self.acknowledged = 0  # since the beginning
        self.under_way = 0  # moves that are due or sent, and not answered
        self.quiet = asyncio.Event()
        self._reset()
        for place, table in enumerate(tables):
            table.begin(place, self)

    def _reset(self) -> None:
        self.answers: list[float] = []
        self.sights: list[float] = []
        self.lags: list[float] = []
        self.refusals = 0

    def bring(self, tables: list[Table]) -> None:
        """More tables, for games that end; where one has ended already, play goes on."""
        self.everything += tables
        self.spares += tables
        for table in list(self.tables):
            if table.state == IDLE:
                self.over(table)

    def close(self) -> None:
        """Everybody leaves."""
        for table in self.everything:
            table.close()

    # What tables tell.

    def ready(self, table: Table) -> None:
        """It moves at once if a move is due there."""
        queue = self.queues[table.place]
        if queue:
            table.move(queue.popleft())
        elif self.eager:
            self._now(table)

    def _now(self, table: Table) -> None:
        self.under_way += 1
        table.move(time.perf_counter())

    def send(self, socket: Socket, seen: Seen) -> None:
        """A move, by chance."""
        socket.say(socket.line.talk.move(seen, self.chance))

    def answered(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.acknowledged += 1
        self.answers.append(seconds)
        self.under_way -= 1
        if not self.under_way:
            self.quiet.set()

    def seen(self, seconds: float) -> None:
        """The mover sees what it has done."""
        self.sights.append(seconds)

    def refused(self, table: Table, due: float) -> None:
        """It was not legal: another is due in its place."""
        self.refusals += 1
        self.queues[table.place].appendleft(due)

    def over(self, table: Table) -> None:
        """Another table takes its place, where there is one."""
        if self.spares:
            place = table.place
            self.tables[place] = self.spares.popleft()
            self.tables[place].begin(place, self)

    # Measuring.

    async def flat_out(self, seconds: float) -> Measured:
        """As many moves as are answered, one at a time at each table."""
        with self._measuring() as count:
            self.eager = True
            for table in self.tables:
                if table.state == READY:
                    self._now(table)
            await asyncio.sleep(seconds)
            found = count()
        self.eager = False
        await self.hush()
        return found

    async def at_rate(self, rate: float, seconds: float) -> Measured:
        """So many moves a second, whether they are answered or not."""
        with self._measuring() as count:
            await self._keep_to_schedule(rate, seconds)
            await self.hush()
            self._give_up()
            return count()

    async def _keep_to_schedule(self, rate: float, seconds: float) -> None:
        begin = time.perf_counter() + LEAD
        for after, place in due_moves(rate, seconds, len(self.tables)):
            due = begin + after
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            self.lags.append(max(0.0, time.perf_counter() - due))
            self._due(place, due)

    def _due(self, place: int, due: float) -> None:
        table = self.tables[place]
        self.under_way += 1
        if table.state == READY:
            table.move(due)
        else:
            self.queues[place].append(due)

    async def hush(self) -> None:
        """Wait until nothing is under way; not for ever."""
        self.quiet.clear()
        if self.under_way:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.quiet.wait(), GRACE)

    def _give_up(self) -> None:
        """What was not answered has taken at least until now."""
        now = time.perf_counter()
        late = [due for queue in self.queues for due in queue]
        late += [table.due for table in self.tables if table.state == BUSY]
        self.answers += [now - due for due in late]
        self.sights += [now - due for due in late]
        for queue in self.queues:
            self.under_way -= len(queue)
            queue.clear()

    @contextlib.contextmanager
    def _measuring(self) -> Iterator[_Count]:
        """Between the beginning and the end our own housekeeping stays small."""
        self._reset()
        gc.collect()
        gc.freeze()
        try:
            yield _Count(self)
        finally:
            gc.unfreeze()


class _Count:
    """What was counted since it was made."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.sockets = [socket for table in hall.everything for socket in table.sockets]
        everybody = [one for server in hall.servers for one in family(server)]
        self.server = Watch(everybody, hall.cores.of(0) if len(hall.servers) == 1 else None)
        self.client = Watch([os.getpid()], hall.cores.client)
        self.before = self._sums()
        self.acknowledged = hall.acknowledged
        self.stolen = stolen_seconds()
        self.began = time.perf_counter()

    def _sums(self) -> tuple[int, int, int]:
        triples = [(socket.frames, socket.views, socket.size) for socket in self.sockets]
        frames, views, size = (sum(column) for column in zip(*triples, strict=True))
        return frames, views, size

    def __call__(self) -> Measured:
        """Up to now."""
        hall = self.hall
        seconds = time.perf_counter() - self.began
        moves = hall.acknowledged - self.acknowledged
        frames, views, size = (after - before for before, after in zip(self.before, self._sums(), strict=True))
        return Measured(
            seconds=seconds,
            moves=moves,
            answer=latency(hall.answers),
            view=latency(hall.sights),
            lag=latency(hall.lags),
            frames=frames,
            views=views,
            size=size,
            server=self.server.used(),
            client=self.client.used(),
            refused=hall.refusals,
            unanswered=len(hall.answers) - moves,
            idle=sum(table.state == IDLE for table in hall.tables),
            gone=sum(socket.gone for socket in self.sockets),
            stolen=self._stolen(seconds),
        )

    def _stolen(self, seconds: float) -> float | None:
        now = stolen_seconds()
        return None if now is None or self.stolen is None else (now - self.stolen) / seconds
