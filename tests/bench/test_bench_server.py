"""A small run of `ecliptic bench server` from end to end, and what it says where something is missing."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest
from rich.status import Status

from ecliptic.bench import machine, node
from ecliptic.bench.processes import BenchProblem
from ecliptic.bench.run import AGAIN, FILES, MEMORY, NODES, ONE_NODE, SQLITE, Round, Run, core_of_a_node
from ecliptic.bench.share import Share, share_of_a_core
from ecliptic.cli import bench_server
from ecliptic.cli.bench import Asked
from ecliptic.games import GAMES
from tests.bench.test_figures import MEASURED
from tests.cli.running import process, run, said

SMALL = ("--tables", 4, "--seconds", 1, "--rounds", 1, "--rate", 40, "--idle-tables", 8, "--idle-sockets", 16)
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell")


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Path]:
    """What a small run of ours has found, and the folder where everything is."""
    folder = tmp_path_factory.mktemp("bench")
    ran = process("bench", "server", *SMALL, "--only", "sqlite,footprint", "--folder", folder, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out), folder


@pytest.mark.long
def test_every_move_that_was_acknowledged_is_in_the_database(measured: tuple[Any, Path]) -> None:
    """And no other: a look at the file itself, not at what the run says."""
    found, folder = measured
    file = min(folder.glob("*-sqlite/tables.db"))  # those of later numbers are for memory
    with sqlite3.connect(file) as database:
        deeds = [json.loads(deed)["type"] for (deed,) in database.execute("SELECT deed FROM entries")]
    figures = found["servers"][SQLITE]["figures"]
    assert deeds.count("acted") == figures["acknowledged"] == figures["kept"] > 0
    assert figures["unanswered"] == figures["refused"] == 0


@pytest.mark.long
def test_the_figures_are_there(measured: tuple[Any, Path]) -> None:
    """Moves, latencies, views, and how much of which core."""
    found, _ = measured
    figures, [only] = found["servers"][SQLITE]["figures"], found["servers"][SQLITE]["rounds"]
    assert figures["moves_a_second"]["median"] == only["flat_out"]["moves"] / only["flat_out"]["seconds"] > 0
    assert only["steady"]["moves"] == 40
    assert 0 < figures["median"]["median"] <= figures["p99"]["median"]
    assert only["steady"]["answer"]["median"] <= only["steady"]["view"]["median"]
    assert figures["views_a_move"] > 3  # four look on; whoever sees nothing new is told nothing
    assert figures["bytes_a_move"] > 4000


@LINUX
@pytest.mark.long
def test_memory_and_processors_are_told(measured: tuple[Any, Path]) -> None:
    """Where the system tells us."""
    found, _ = measured
    figures, memory = found["servers"][SQLITE]["figures"], found["memory"][SQLITE]
    assert figures["server"] > 0 and figures["client"] > 0 and figures["cpu_a_move"]["median"] > 0
    assert (memory["tables"], memory["sockets"]) == (8, 16)
    assert memory["with_sockets"] > memory["program"] > 10_000_000


@pytest.mark.long
def test_the_targets_are_told_with_what_was_found(measured: tuple[Any, Path]) -> None:
    """What was not measured is neither reached nor missed."""
    found, _ = measured
    told = {target["name"]: target["reached"] for target in found["targets"]}
    assert told["memory"] is told["files"] is told["nodes"] is None
    assert told["p99"] is None  # forty moves a second are not a thousand
    assert isinstance(told["moves"], bool)


@pytest.mark.long
def test_people_get_tables_in_their_language(measured: tuple[Any, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what that run has found, with the targets at the end."""
    rounds = {SQLITE: msgspec.convert(measured[0]["servers"][SQLITE]["rounds"], list[Round])}
    monkeypatch.setattr(bench_server, "in_a_loop", lambda *_: (rounds, {}))
    ran = run("bench", "server", *SMALL, "--only", "sqlite", "--lang", "pl", lang="pl", width=120)
    assert ran.code == 0, ran.err
    for message in ("cli-bench-sqlite", "cli-bench-moves", "cli-bench-slowest", "cli-bench-target-memory"):
        assert said("pl", message) in ran.out


# What is asked for.


def asked(**changes: Any) -> Asked:
    """As it is by default."""
    usual: dict[str, Any] = {"game": GAMES[0].id, "edition": None, "tables": 200, "sockets": 4, "seconds": 10}
    usual |= {"rounds": 3, "rate": 1000, "idle_tables": 1000, "idle_sockets": 1000, "only": None, "database": None}
    return Asked(**usual | {"nodes": 1, "bytes": 2000, "calm": None, "folder": None, "as_json": True} | changes)


def test_what_cannot_be_measured_is_refused_by_name() -> None:
    """With what can."""
    ran = run("bench", "server", "--only", "sqlite,moon")
    assert ran.code == 2
    assert "moon" in ran.err and bench_server.FOOTPRINT in ran.err


def test_several_nodes_are_measured_beside_one() -> None:
    """Only where they are asked for."""
    plain, cluster = (bench_server.plan_of(asked(nodes=nodes)).parts for nodes in (1, 2))
    assert {SQLITE, MEMORY, FILES} <= set(plain)
    assert set(cluster) - set(plain) == {ONE_NODE, NODES}


@pytest.mark.parametrize(
    ("only", "memory"),
    [("sqlite", ()), ("sqlite,footprint", (SQLITE,)), ("footprint", (SQLITE, MEMORY)), (None, (SQLITE, MEMORY))],
)
def test_memory_is_measured_of_the_servers_that_were_named(only: str | None, memory: tuple[str, ...]) -> None:
    """Or of both."""
    assert bench_server.plan_of(asked(only=only)).footprints == memory


def test_without_node_only_ours_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is said why; but who asked for boardgame.io by name is refused."""
    monkeypatch.setattr(node, "found", missing)
    plan = bench_server.plan_of(asked())
    with Status("") as status:
        found, remark = bench_server.theirs(plan, status, must_be=False)
        with pytest.raises(BenchProblem):
            bench_server.theirs(plan, status, must_be=True)
    assert found is None
    assert "node" in remark
    rest = bench_server.without_theirs(plan)
    assert not {MEMORY, FILES} & {*rest.parts, *rest.footprints}
    assert rest.footprints == (SQLITE,)


def missing(program: str) -> str:
    """Nothing is installed."""
    raise BenchProblem("cli-bench-no-node", program=program)


# Rounds.


def round_with(stolen: float | None) -> Round:
    """One in which other machines took so much while moves were offered at a rate."""
    return Round(MEASURED, msgspec.structs.replace(MEASURED, stolen=stolen), 4000, None)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("calm", "taken", "kept", "spoilt"),
    [
        (1.0, [0.5], 0.5, 0),
        (0.01, [0.05, 0.02, 0.01], 0.01, 2),
        (0.01, [None], None, 0),  # nobody can say
        (0.01, [0.5] * (AGAIN + 1), 0.5, AGAIN),  # not for ever
    ],
)
async def test_a_round_that_the_machine_has_spoilt_is_measured_again(
    calm: float, taken: list[float | None], kept: float | None, spoilt: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only if that was asked for; and it is counted."""
    run = Run(msgspec.structs.replace(bench_server.plan_of(asked()), calm=calm), Path(), None)
    monkeypatch.setattr(run, "round", AsyncMock(side_effect=map(round_with, taken)))
    assert (await run.calm_round(SQLITE)).steady.stolen == kept
    assert run.spoilt == spoilt


# Shares of a core.


def test_a_share_of_a_core_is_asked_for_in_the_words_of_either_version(tmp_path: Path) -> None:
    """With a process in it; and only for a while."""
    new, old = tmp_path / "new", tmp_path / "old"
    new.mkdir()
    (new / "cgroup.controllers").write_text("cpu memory")
    (old / "cpu").mkdir(parents=True)
    shares = {root: share_of_a_core(0.5, "mine", root) for root in (new, old)}
    for root, words in (new, {"cpu.max": ("5000 10000", "max 10000")}), (old, {"cpu.cfs_quota_us": ("5000", "-1")}):
        share = shares[root]
        assert share is not None
        share.take_in(77)
        for file, (held, free) in words.items():
            with share.limited():
                assert (share.folder / file).read_text() == held
            assert (share.folder / file).read_text() == free
    assert (old / "cpu" / "mine" / "cpu.cfs_period_us").read_text() == "10000"
    assert {file.read_text() for file in tmp_path.rglob("cgroup.procs")} == {"77"}
    assert share_of_a_core(0.5, "mine", tmp_path / "nowhere") is None


def test_there_is_no_share_where_groups_can_be_made_and_not_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bench goes on without, and leaves no group behind."""
    (tmp_path / "cpu").mkdir()
    monkeypatch.setattr(Share, "set_free", Mock(side_effect=PermissionError))
    assert share_of_a_core(0.5, "mine", tmp_path) is None
    assert list((tmp_path / "cpu").iterdir()) == []


@pytest.mark.parametrize(("cores", "share"), [(1, 0.5), (2, 0.5), (3, 1.0)])
def test_nodes_get_less_than_a_core_where_the_load_would_have_none(
    cores: int, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One alone as well as two, so that they can be compared."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert core_of_a_node(2) == share


# The machine.


@LINUX
def test_a_family_is_a_process_and_what_it_has_started() -> None:
    """With its memory."""
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        assert {os.getpid(), child.pid} <= set(machine.family(os.getpid()))
        assert os.getpid() not in machine.family(child.pid)
        assert (machine.memory(child.pid) or 0) > 0
    finally:
        child.communicate(b"\n")


def test_what_other_machines_took_is_read_from_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On average over the cores, in seconds; nothing where the system does not tell."""
    monkeypatch.setattr(machine, "PROC", tmp_path)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert machine.stolen_seconds() is None
    tick = os.sysconf("SC_CLK_TCK")
    (tmp_path / "stat").write_text(f"cpu  9 0 9 9 0 0 0 {6 * tick} 0 0\ncpu0 9 0 9 9 0 0 0 {6 * tick} 0 0\n")
    assert machine.stolen_seconds() == 3.0
    (tmp_path / "stat").write_text("cpu  9 0 9 9\n")  # an old system
    assert machine.stolen_seconds() is None


@LINUX
def test_whatever_is_started_on_a_core_stays_there() -> None:
    """And we are back where we were."""
    before = os.sched_getaffinity(0)
    core = min(before)
    with machine.on_core(core):
        told = subprocess.run(
            [sys.executable, "-c", "import os; print(os.sched_getaffinity(0))"], capture_output=True, check=True
        )
    assert told.stdout.decode().strip() == str({core})
    assert os.sched_getaffinity(0) == before
