"""The machine: who runs on which core, how much of it they take, and how much memory."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

PROC: Final = Path("/proc")
MOST_FILES: Final = 65_536
STOLEN: Final = 7  # the place of that among the figures of a core
IN_MEMORY: Final = ("tmpfs", "ramfs")


class Cores(Struct, frozen=True):
    """Which cores are for whom; none: wherever the system likes."""

    servers: tuple[int, ...] = ()
    client: int | None = None

    def of(self, number: int) -> int | None:
        """The core of this server."""
        return self.servers[number % len(self.servers)] if self.servers else None


def cores_for(servers: int) -> Cores:
    """One for each server, and another for the load; if that is one too many, the load runs where it can."""
    allowed = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    if len(allowed) > servers:
        return Cores(tuple(allowed[:servers]), allowed[-1])
    return Cores(tuple(allowed)) if len(allowed) == servers > 1 else Cores()


@contextlib.contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """This thread runs on that core for a while, and so does whatever it starts meanwhile, to its end."""
    if core is None or sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_files() -> None:
    """Sockets are files: as many as the system allows, for this process and those that it starts."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (Windows has none)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def family(process: int) -> list[int]:
    """A process and those that it has started."""
    parents = {one: parent for one in _processes() if (parent := _parent(one)) is not None}
    found = [process]
    for one in found:  # grows while we look
        found += [child for child, parent in parents.items() if parent == one]
    return found


def _processes() -> list[int]:
    """All that there are."""
    return [int(folder.name) for folder in PROC.iterdir() if folder.name.isdecimal()] if PROC.is_dir() else []


def _parent(process: int) -> int | None:
    """Who has started it; None if it has ended meanwhile."""
    with contextlib.suppress(OSError):
        return int(_stat(process)[1])
    return None


def _stat(process: int) -> list[str]:
    """What the system tells of a process, from the state on; the name before it may hold anything."""
    return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()


def memory(process: int) -> int | None:
    """Bytes of a process and its children, what is shared counted by its share; None where nobody can say."""
    sizes = [size for one in family(process) if (size := _own_memory(one)) is not None]
    return sum(sizes) if sizes else None


def _own_memory(process: int) -> int | None:
    with contextlib.suppress(OSError):
        for line in (PROC / str(process) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    return None


def is_in_memory(folder: Path) -> bool:
    """Nothing that is written there reaches a disk."""
    try:
        mounts = [line.split()[1:3] for line in (PROC / "mounts").read_text().splitlines()]
    except OSError:
        return False
    path = folder.resolve()
    over = [(len(where), kind) for where, kind in mounts if path.is_relative_to(where)]
    return bool(over) and max(over)[1] in IN_MEMORY


class Used(Struct, frozen=True):
    """How a process spent some time, as shares of it: running; wanting to run; and what others took of its core."""

    running: float
    wanting: float  # its main thread ran, or could have run if the core had been free
    others: float | None


class Watch:
    """Looks at some processes and their core at the beginning and at the end of a measurement; the first counts."""

    def __init__(self, processes: Sequence[int], core: int | None) -> None:
        self.processes = processes
        self.core = core
        self.began = self._look()

    def used(self) -> Used | None:
        """What was used since; None where nobody can say."""
        if self.began is None or (now := self._look()) is None:
            return None
        wall, running, wanting, busy = (after - before for before, after in zip(self.began, now, strict=True))
        others = None if self.core is None else max(0.0, (busy - running) / wall)
        return Used(running / wall, wanting / wall, others)

    def _look(self) -> tuple[float, float, float, float] | None:
        """The clock, seconds of all processes and of the main thread with its waiting, and of the core."""
        if not self.processes:
            return None
        try:
            running = sum(map(_cpu_seconds, self.processes))
            return time.perf_counter(), running, _wanted_seconds(self.processes[0]), _busy_seconds(self.core)
        except OSError:
            return None


def _cpu_seconds(process: int) -> float:
    """Of all its threads, so far."""
    return sum(map(int, _stat(process)[11:13])) / os.sysconf("SC_CLK_TCK")


def _wanted_seconds(process: int) -> float:
    """Seconds for which the main thread ran, and for which it stood in a queue to run."""
    return sum(map(int, (PROC / str(process) / "schedstat").read_text().split()[:2])) / 1e9


def stolen_seconds() -> float | None:
    """For which our cores wanted to run and other virtual machines did, on average; None where nobody can say."""
    try:
        name, *fields = (PROC / "stat").read_text().partition("\n")[0].split()
    except OSError:
        return None
    if name != "cpu" or len(fields) <= STOLEN:
        return None
    return int(fields[STOLEN]) / os.sysconf("SC_CLK_TCK") / (os.cpu_count() or 1)


def _busy_seconds(core: int | None) -> float:
    """For which a core was not idle; that of nobody in particular is not asked."""
    if core is None:
        return 0.0
    for line in (PROC / "stat").read_text().splitlines():
        name, *fields = line.split()
        if name == f"cpu{core}":
            return (sum(map(int, fields[:8])) - sum(map(int, fields[3:5]))) / os.sysconf("SC_CLK_TCK")
    return 0.0
