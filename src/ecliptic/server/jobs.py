"""Errands as jobs on SAQ: all processes at one Redis share them.

What we have learnt about SAQ: its worker takes over the signals of the process, which are not its own; a job whose
worker was killed is found again only if it has a heartbeat, and only once it is swept; and while Redis is away a
worker asks again without a pause, so the connection must have one.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Job, Worker
from saq.queue.redis import RedisQueue
from saq.types import Context

from ecliptic.server.errands import ERRAND, GRACE, BotMove, Errand, Errands, name_of

HEARTBEAT: Final = 6  # seconds without a sign of life after which a worker is gone
BEAT: Final = 2.0
SWEEP: Final = 3  # seconds between looks for such jobs
ATTEMPTS: Final = 3
LONGEST: Final = 120  # seconds
AT_ONCE: Final = 10  # errands that hardly think
WAIT: Final = 5.0  # seconds for the next job, before it is asked for again

LOG = structlog.get_logger("ecliptic.server")


class QuietWorker(Worker[Any]):
    """A worker within a server, which stops it when it stops itself."""

    SIGNALS: list[signal.Signals] = []  # noqa: RUF012  (SAQ's own word for it)


class Jobs(Errands):
    """Errands that whoever is free takes. Thinking has a queue of its own: a process takes as much as it has brains."""

    def __init__(self, redis: Redis, brains: int) -> None:
        super().__init__()
        self.redis = redis
        self.queues = {name: RedisQueue(redis, name=f"ecliptic-{name}") for name in ("bots", "errands")}
        self.sending: set[asyncio.Task[None]] = set()
        self.at_work: set[asyncio.Task[Any]] = set()
        self.workers: list[asyncio.Task[None]] = []
        self.brains = brains

    async def start(self) -> None:
        """Take jobs."""
        for name, places in (("bots", self.brains), ("errands", AT_ONCE)):
            if places:
                worker = QuietWorker(
                    self.queues[name],
                    [("errand", self._work)],
                    concurrency=places,
                    dequeue_timeout=WAIT,
                    timers={"schedule": 1, "worker_info": 10, "sweep": SWEEP, "abort": 1},
                )
                self.workers.append(asyncio.create_task(worker.start(), name=f"jobs-{name}"))

    async def close(self) -> None:
        """Take no more; what is not done here in a moment is done again elsewhere."""
        self.closed = True
        if self.at_work:
            await asyncio.wait(self.at_work, timeout=GRACE)
        for task in self.workers:
            task.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        await super().close()
        await asyncio.gather(*self.sending, return_exceptions=True)

    def send(self, errand: Errand) -> None:
        """Somebody should run this."""
        if not self.closed:
            task = asyncio.create_task(self._enqueue(errand))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _enqueue(self, errand: Errand) -> None:
        """Once, however many ask for it; without Redis we do it ourselves."""
        queue = self.queues["bots" if isinstance(errand, BotMove) else "errands"]
        job = Job(
            "errand",
            kwargs={"errand": msgspec.json.encode(errand).decode()},
            key=name_of(errand),
            timeout=LONGEST,
            heartbeat=HEARTBEAT,
            retries=ATTEMPTS,
            ttl=-1,  # nobody asks how it went
        )
        try:
            await queue.enqueue(job)
        except (RedisError, OSError) as problem:
            LOG.warning("redis_away", problem=repr(problem))
            self.run_here(errand)

    async def _work(self, context: Context, *, errand: str) -> None:
        """A job has come to us."""
        beating = asyncio.create_task(self._beat(context["job"]))
        own = asyncio.current_task()
        assert own is not None
        self.at_work.add(own)
        try:
            await self.run(ERRAND.decode(errand))
        finally:
            self.at_work.discard(own)
            beating.cancel()

    async def _beat(self, job: Job) -> None:
        """We are alive, and at it."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(RedisError, OSError):
                await job.update()
