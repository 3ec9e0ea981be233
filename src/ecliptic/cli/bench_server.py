"""`ecliptic bench server`: a plan from what was asked for, and everything that it needs."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.status import Status

from ecliptic.bench import databases, node
from ecliptic.bench import run as r
from ecliptic.bench.footprint import Footprint
from ecliptic.bench.processes import BenchProblem
from ecliptic.cli import bench_report as report
from ecliptic.cli.asked import default_edition
from ecliptic.cli.bench import Asked
from ecliptic.cli.words import say, say_phrase
from ecliptic.core.errors import SetupProblem
from ecliptic.games import game as find

FOOTPRINT = "footprint"
CHOICES = (r.SQLITE, r.POSTGRESQL, r.MEMORY, r.FILES, FOOTPRINT)
REMEMBERED = [r.SQLITE, r.MEMORY]
THEIRS = {r.MEMORY, r.FILES}


def measure(asked: Asked) -> None:
    """Run everything, and tell what was found."""
    plan = plan_of(asked)
    with Status("", console=Console(stderr=True)) as status, folder_for(asked.folder) as folder:
        installed, remark = theirs(plan, status, must_be=asked.only is not None)
        if installed is None:
            plan = without_theirs(plan)
        run = r.Run(plan, folder, installed)
        rounds, footprints = in_a_loop(run, status)
        found = report.Found(plan, run.shape, rounds, footprints, installed, remarks=[remark] if remark else [])
        report.add_remarks(found, folder, run.spoilt)
    if asked.as_json:
        report.print_json(found)
    else:
        report.print_tables(found)


def plan_of(asked: Asked) -> r.Plan:
    """What is measured, checked."""
    game = find(asked.game)
    edition = asked.edition or default_edition(game, asked.sockets)
    game.edition(edition)
    load, memory = parts_of(asked)
    return r.Plan(
        game=game.id,
        edition=edition,
        tables=asked.tables,
        sockets=asked.sockets,
        seconds=asked.seconds,
        rounds=asked.rounds,
        rate=asked.rate,
        idle_tables=asked.idle_tables,
        idle_sockets=asked.idle_sockets,
        parts=load,
        footprints=memory,
        bytes=asked.bytes,
        database=asked.database or "",
        nodes=asked.nodes,
        calm=1.0 if asked.calm is None else asked.calm / 100,
    )


def parts_of(asked: Asked) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Servers under load, and those whose memory is measured: those that were named, or all that can be had here."""
    chosen = named(asked.only) if asked.only is not None else usual(asked)
    memory = [part for part in REMEMBERED if part in chosen] or REMEMBERED
    load = [part for part in chosen if part != FOOTPRINT] + ([r.ONE_NODE, r.NODES] if asked.nodes > 1 else [])
    return tuple(load), tuple(memory) if FOOTPRINT in chosen else ()


def named(only: str) -> list[str]:
    """What was typed, checked."""
    chosen = [part.strip() for part in only.split(",")]
    for part in chosen:
        if part not in CHOICES:
            raise SetupProblem("cli-bench-unknown-part", part=part, known=", ".join(CHOICES))
    return chosen


def usual(asked: Asked) -> list[str]:
    """Everything; PostgreSQL where there is one."""
    has_database = bool(asked.database) or all(map(databases.found, ("postgres", "initdb")))
    return [part for part in CHOICES if part != r.POSTGRESQL or has_database]


def theirs(plan: r.Plan, status: Status, *, must_be: bool) -> tuple[node.Installed | None, str]:
    """boardgame.io's server; or why there is none, if it is not wanted by name."""
    if not THEIRS & {*plan.parts, *plan.footprints}:
        return None, ""
    status.update(say("cli-bench-installing"))
    try:
        return node.installed(), ""
    except BenchProblem as problem:
        if must_be:
            raise
        return None, say_phrase(problem.phrase)


def without_theirs(plan: r.Plan) -> r.Plan:
    """Only ours."""
    parts, footprints = (tuple(each for each in some if each not in THEIRS) for some in (plan.parts, plan.footprints))
    return msgspec.structs.replace(plan, parts=parts, footprints=footprints)


@contextlib.contextmanager
def folder_for(wanted: Path | None) -> Iterator[Path]:
    """The one that was named, where everything stays; or one that is gone afterwards."""
    if wanted is not None:
        wanted.mkdir(parents=True, exist_ok=True)
        yield wanted.resolve()
        return
    with tempfile.TemporaryDirectory(prefix="ecliptic-bench-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def in_a_loop(run: r.Run, status: Status) -> tuple[dict[str, list[r.Round]], dict[str, Footprint | None]]:
    """All rounds, then memory, on the quickest loop that there is; whoever waits is told where we are."""

    def round_of(part: str, number: int) -> None:
        server = report.name_of(part, run.plan)
        status.update(say("cli-bench-round", server=server, round=number + 1, rounds=run.plan.rounds))

    def memory_of(part: str, _: int) -> None:
        status.update(say("cli-bench-measuring-memory", server=report.name_of(part, run.plan)))

    async def everything() -> tuple[dict[str, list[r.Round]], dict[str, Footprint | None]]:
        async with run.services():
            return await run.rounds(round_of), await run.footprints(memory_of)

    with ended_like_an_interrupt(), asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(everything())


@contextlib.contextmanager
def ended_like_an_interrupt() -> Iterator[None]:
    """Whoever ends us ends the servers too that we have started."""
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it runs."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415  (not on Windows)

    return uvloop.new_event_loop
