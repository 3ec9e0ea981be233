"""The task queue: tasks as jobs on SAQ, shared by all processes at one Redis.

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

from ecliptic.server.agents.tasks import GRACE, TASK, BotMove, Task, TaskRunner, name_of

HEARTBEAT: Final = 6  # seconds without a sign of life after which a worker is gone
BEAT: Final = 2.0
SWEEP: Final = 3  # seconds between looks for such jobs
ATTEMPTS: Final = 3
LONGEST: Final = 120  # seconds
AT_ONCE: Final = 10  # tasks that hardly think
WAIT: Final = 5.0  # seconds for the next job, before it is asked for again
QUEUES: Final = ("bot-moves", "tasks")
FUNCTION: Final = "work"  # what a job calls

LOG = structlog.get_logger("ecliptic.server")


class QuietWorker(Worker[Any]):
    """A worker within a server, which stops it when it stops itself."""

    SIGNALS: list[signal.Signals] = []  # noqa: RUF012  (SAQ's own word for it)


class TaskQueue(TaskRunner):
    """Tasks that whoever is free takes. Bots have a queue of their own: a process takes as many as it has workers."""

    def __init__(self, redis: Redis, bot_processes: int) -> None:
        super().__init__()
        self.redis = redis
        self.queues = {name: RedisQueue(redis, name=f"ecliptic-{name}") for name in QUEUES}
        self.sending: set[asyncio.Task[None]] = set()
        self.at_work: set[asyncio.Task[Any]] = set()
        self.workers: list[asyncio.Task[None]] = []
        self.bot_processes = bot_processes

    async def start(self) -> None:
        """Take jobs."""
        for name, places in (("bot-moves", self.bot_processes), ("tasks", AT_ONCE)):
            if places:
                worker = QuietWorker(
                    self.queues[name],
                    [(FUNCTION, self._work)],
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

    def send(self, work: Task) -> None:
        """Somebody should run this."""
        if not self.closed:
            task = asyncio.create_task(self._enqueue(work))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _enqueue(self, work: Task) -> None:
        """Once, however many ask for it; without Redis we do it ourselves."""
        queue = self.queues["bot-moves" if isinstance(work, BotMove) else "tasks"]
        job = Job(
            FUNCTION,
            kwargs={"work": msgspec.json.encode(work).decode()},
            key=name_of(work),
            timeout=LONGEST,
            heartbeat=HEARTBEAT,
            retries=ATTEMPTS,
            ttl=-1,  # nobody asks how it went
        )
        try:
            await queue.enqueue(job)
        except (RedisError, OSError) as problem:
            LOG.warning("redis_away", problem=repr(problem))
            self.run_here(work)

    async def _work(self, context: Context, *, work: str) -> None:
        """A job has come to us."""
        beating = asyncio.create_task(self._beat(context["job"]))
        own = asyncio.current_task()
        assert own is not None
        self.at_work.add(own)
        try:
            await self.run(TASK.decode(work))
        finally:
            self.at_work.discard(own)
            beating.cancel()

    async def _beat(self, job: Job) -> None:
        """We are alive, and at it."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(RedisError, OSError):
                await job.update()
