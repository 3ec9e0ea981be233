"""Who plays the games: processes here (pebble), or a Ray cluster. Batches are handed out; outcomes come as finished."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, Self, TypeVar

from ecliptic.arena.contest import Contest, Fixture
from ecliptic.arena.extras import extra
from ecliptic.arena.match import Outcome, play_batch
from ecliptic.core.errors import SetupProblem

BATCH: Final = 64  # games in a batch at most
BUDGET: Final = 1.0  # seconds after which a worker reports what it has, so that progress moves
PARTS: Final = 2  # a batch is at most so large a part of what each process has to do
PATIENCE: Final = 5.0  # seconds for a cluster to open its door
RENEWED: Final = 200  # batches after which a process is replaced: what little the engine never frees adds up
TRIES: Final = 3  # how often a game is begun whose worker dies

Batch = Sequence[Fixture]
Job = TypeVar("Job")  # a batch that is being played


class WorkerLostError(Exception):
    """A worker has died in the middle of its batch."""


class Queue:
    """The fixtures that nobody is playing at the moment."""

    def __init__(self, fixtures: Iterable[Fixture], shares: int) -> None:
        self.new = deque(fixtures)
        self.again: deque[Batch] = deque()
        self.shares = shares  # a batch is no more than one of so many parts: nobody is idle near the end
        self.deaths: Counter[int] = Counter()

    def next(self) -> Batch:
        """The next batch; it is empty if there is none."""
        if self.again:
            return self.again.popleft()
        size = min(BATCH, -(-len(self.new) // self.shares))
        return [self.new.popleft() for _ in range(size)]

    def put_back(self, batch: Batch) -> None:
        """The worker's time was over before these."""
        self.new.extendleft(reversed(batch))

    def bury(self, batch: Batch) -> Batch:
        """The worker died of one of these: each is played alone, and given up (and returned) after some tries."""
        self.deaths.update(fixture.number for fixture in batch)
        given_up = [fixture for fixture in batch if self.deaths[fixture.number] >= TRIES]
        self.again.extend([fixture] for fixture in batch if fixture not in given_up)
        return given_up


class Workers(Generic[Job]):
    """What all kinds of workers have in common; used as `with … as workers`."""

    ahead = 2  # batches for each process, so that none waits for the next

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lost: list[Fixture] = []  # games that no worker survived

    def outcomes(self, contest: Contest, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play these, and tell each outcome as soon as its batch is done, in no certain order."""
        queue = Queue(fixtures, self.processes * PARTS)
        running: dict[Job, Batch] = {}
        while True:
            while len(running) < self.processes * self.ahead and (batch := queue.next()):
                running[self.start(contest, batch)] = batch
            if not running:
                return
            for job in self.finished(list(running)):
                yield from self._collected(job, running.pop(job), queue)

    def _collected(self, job: Job, batch: Batch, queue: Queue) -> list[Outcome]:
        try:
            found = self.result(job)
        except WorkerLostError:
            self.lost.extend(queue.bury(batch))
            return []
        queue.put_back(batch[len(found) :])
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Each kind of workers fills in these.

    def start(self, contest: Contest, batch: Batch) -> Job:
        """Let somebody play this batch."""
        raise NotImplementedError

    def finished(self, jobs: list[Job]) -> list[Job]:
        """Wait until some of these are done; which."""
        raise NotImplementedError

    def result(self, job: Job) -> list[Outcome]:
        """The outcomes of the first fixtures of the batch; raise WorkerLostError if the worker has died."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop at once; what was not told is not wanted."""
        raise NotImplementedError


class LocalWorkers(Workers[Future[list[Outcome]]]):
    """Processes on this machine.

    Each is a pool of its own, with one batch at a time: processes of one pool share locks, and one that is killed while
    it holds a lock would stop the others for ever.
    """

    ahead = 1

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        with extra("arena"):
            from pebble import ProcessExpired, ProcessPool  # noqa: PLC0415  (an extra: only who plays here needs it)
        self._deaths = (ProcessExpired, BrokenProcessPool)
        # Spawned, not forked: a worker starts clean, whatever threads this process has.
        self._new_pool = partial(
            ProcessPool,
            max_workers=1,
            max_tasks=RENEWED,
            context=multiprocessing.get_context("spawn"),
        )
        self._idle: list[Any] = []
        self._busy: dict[Future[list[Outcome]], Any] = {}

    def start(self, contest: Contest, batch: Batch) -> Future[list[Outcome]]:
        pool: Any = self._idle.pop() if self._idle else self._new_pool()
        with _deaf():  # the first job starts the process
            job: Future[list[Outcome]] = pool.schedule(play_batch, args=(contest, batch, BUDGET))
        self._busy[job] = pool
        return job

    def finished(self, jobs: list[Future[list[Outcome]]]) -> list[Future[list[Outcome]]]:
        return list(wait(jobs, return_when=FIRST_COMPLETED).done)

    def result(self, job: Future[list[Outcome]]) -> list[Outcome]:
        pool = self._busy.pop(job)
        try:
            found = job.result()
        except self._deaths as death:
            _stop(pool)
            raise WorkerLostError from death
        self._idle.append(pool)
        return found

    def close(self) -> None:
        for pool in (*self._idle, *self._busy.values()):
            _stop(pool)
        self._idle, self._busy = [], {}


class RayWorkers(Workers[object]):
    """A Ray cluster at this address; `local` starts one here for the time being."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        with extra("ray"):
            import ray  # noqa: PLC0415  (an extra: only who plays there needs it)
        self._ray: Any = ray
        here = _own_cluster(processes) if address == "local" else {}
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
        except (OSError, ValueError, RuntimeError) as error:
            raise SetupProblem("cli-arena-no-ray", address=address, reason=str(error)) from error
        super().__init__(processes or max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        self._play: Any = ray.remote(max_retries=0)(play_batch)  # how often is ours to decide

    def start(self, contest: Contest, batch: Batch) -> object:
        job: object = self._play.remote(contest, batch, BUDGET)
        return job

    def finished(self, jobs: list[object]) -> list[object]:
        done, _ = self._ray.wait(jobs, num_returns=1)
        return list(done)

    def result(self, job: object) -> list[Outcome]:
        deaths = (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError)
        try:
            found: list[Outcome] = self._ray.get(job)
        except deaths as death:
            raise WorkerLostError from death
        return found

    def close(self) -> None:
        self._ray.shutdown()


def _stop(pool: Any) -> None:  # noqa: ANN401  (pebble's, which may be missing)
    """At once; should it wait for the end of a message from the dead, it is left to itself."""
    pool.stop()
    end = threading.Thread(target=pool.join, daemon=True)
    end.start()
    end.join(PATIENCE)


def _own_cluster(processes: int | None) -> dict[str, object]:
    """How a cluster is started here; its workers find this very program, wherever it was started from."""
    source = str(Path(str(files("ecliptic"))).parent)
    return {
        "num_cpus": processes,
        "include_dashboard": False,
        "runtime_env": {"env_vars": {"PYTHONPATH": source}},
    }


def _knock(address: str) -> None:
    """Raise an OSError if nobody listens at HOST:PORT: Ray itself would go on trying for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C, which a terminal sends to all: this one stops them in good order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
