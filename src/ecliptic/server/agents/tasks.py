"""Background tasks: work that any process may do: a bot's move, a table that needs looking after, a notice to be sent.

The database says what is to be done, and everybody who looks there may ask for it; a task only says who does it.
Alone, a process runs its own tasks. Where there is a Redis, they are jobs, and whoever is free takes the next one.
A task that is lost is asked for again, and one that is run twice finds that there is nothing left to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec import Struct

from ecliptic.core.errors import Problem
from ecliptic.server.store.preferences import Kind

GRACE: Final = 3.0  # seconds for tasks under way when the server stops

LOG = structlog.get_logger("ecliptic.server")


class BotMove(Struct, frozen=True, tag="bot-move"):
    """Somebody should think for a seat, in this turn of it."""

    table: str
    seat: int
    turn: int


class LookAfter(Struct, frozen=True, tag="look-after"):
    """Somebody should look at a table: a clock has run out, or a process is gone."""

    table: str


class Tell(Struct, frozen=True, tag="tell"):
    """Somebody should send a notice."""

    table: str
    user: str
    turn: int
    kind: Kind
    due: int
    tries: int


Task = BotMove | LookAfter | Tell
E = TypeVar("E", BotMove, LookAfter, Tell)

TASK: Final[msgspec.json.Decoder[Task]] = msgspec.json.Decoder(Task)


def name_of(work: Task) -> str:
    """The same for two that mean the same."""
    return ":".join(str(each) for each in (work.__struct_config__.tag, *msgspec.structs.astuple(work)))


class TaskRunner:
    """Runs tasks in this process, each once at a time."""

    def __init__(self) -> None:
        self.runners: dict[type[Any], Callable[[Any], Awaitable[None]]] = {}
        self.running: dict[str, asyncio.Task[None]] = {}
        self.closed = False

    def learn(self, kind: type[E], runner: Callable[[E], Awaitable[None]]) -> None:
        """How tasks of a kind are run."""
        self.runners[kind] = runner

    def send(self, work: Task) -> None:
        """Somebody should run this."""
        self.run_here(work)

    def run_here(self, work: Task) -> None:
        """We do it ourselves, unless we are at it."""
        name = name_of(work)
        if name not in self.running and not self.closed:
            self.running[name] = task = asyncio.create_task(self.run(work), name=name)
            task.add_done_callback(lambda _: self.running.pop(name, None))

    async def run(self, work: Task) -> None:
        """Do it; what fails is found again by those who look into the database."""
        try:
            await self.runners[type(work)](work)
        except Exception as problem:  # noqa: BLE001  (whatever it is, others go on)
            said = str(problem) if isinstance(problem, Problem) else repr(problem)
            LOG.warning("task_failed", task=name_of(work), problem=said)

    def under_way(self, kind: type[E]) -> list[asyncio.Task[None]]:
        """Those of a kind that we run now."""
        start = f"{kind.__struct_config__.tag}:"
        return [task for name, task in self.running.items() if name.startswith(start)]

    async def start(self) -> None:
        """Take tasks."""

    async def close(self) -> None:
        """No more tasks. What is under way has a moment to end, so that what is committed is also summed up."""
        self.closed = True
        tasks = list(self.running.values())
        if tasks:
            await asyncio.wait(tasks, timeout=GRACE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
