"""Steps run side by side; one that fails says why and what to do, and nothing is left running."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tools.signals import as_usual
from tools import steps
from tools.steps import Failed, Step, explain, run_all

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Not those of this checkout."""
    monkeypatch.setattr(steps, "LOGS", tmp_path / "logs")
    monkeypatch.setattr(steps, "OFTEN", 0.01)
    return tmp_path / "logs"


def shell(name: str, command: str, *needs: str) -> Step:
    """A step that is one command."""
    return Step(name, lambda step: step.run("/bin/sh", "-c", command), needs)


def quiet(_: str) -> str:
    """No progress."""
    return ""


def failure(*asked: Step) -> str:
    """What is said when one of them fails."""
    with pytest.raises(Failed) as caught:
        run_all(list(asked), quiet)
    return str(caught.value)


def gone(pid: int) -> bool:
    """No such process; one that has ended and was not asked for its exit code counts as gone."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


def eventually(path: Path) -> str:
    """Its content, once there is some."""
    end = time.monotonic() + 30
    while not (path.exists() and path.read_text().strip()):
        assert time.monotonic() < end, path
        time.sleep(0.02)
    return path.read_text()


def test_a_step_waits_for_what_it_needs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others run side by side, and each is told when it is done."""
    meeting = "touch {0}/{1}; while [ ! -e {0}/{2} ]; do sleep 0.01; done"
    one = shell("one", meeting.format(tmp_path, "a", "b"))
    two = shell("two", meeting.format(tmp_path, "b", "a"))
    three = shell("three", f"test -e {tmp_path}/a && test -e {tmp_path}/b", "one", "two", "nothing that is there")
    run_all([three, one, two], quiet)
    assert [step.state for step in (one, two, three)] == ["done"] * 3
    assert three.began >= max(one.ended, two.ended)
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()][-1] == "three"


def test_a_failing_step_shows_the_end_of_its_log_and_where_it_is(logs: Path) -> None:
    """What needed it is not begun."""
    broken = shell("packing up", "for i in $(seq 40); do echo line $i; done; exit 3")
    later = shell("later", "true", "packing up")
    said = failure(broken, later)
    assert said.startswith("packing up: this command failed: /bin/sh -c ")
    assert "    line 40\n" in said and "    line 26\n" in said and "line 25\n" not in said
    assert said.endswith(f"  log: {logs / 'packing-up.log'}")
    assert later.state == "waiting"


def test_a_mistake_in_a_step_is_a_failure() -> None:
    """Rather than a set-up that never ends."""

    def action(_: Step) -> None:
        raise KeyError("dependency-groups")

    assert failure(Step("odd", action)).startswith("odd: KeyError: 'dependency-groups'")


@pytest.mark.parametrize("sign", steps.NO_NETWORK)
def test_no_network(sign: str) -> None:
    """Whatever pip and npm call it."""
    said = failure(shell("packages", f"echo 'npm error {sign} ...'; exit 1"))
    assert "The package index cannot be reached. Check the network" in said
    assert said.endswith("run the same command again: it goes on.")


def test_a_full_disk_in_the_middle() -> None:
    """/dev/full is one that always is."""
    said = failure(shell("packages", "cat /proc/version > /dev/full"))
    assert "The disk is full" in said and "Free some space, then run the same command again: it goes on." in said


def test_a_full_disk_that_nothing_complains_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some programs only say that they failed."""

    class Usage(NamedTuple):
        free: int

    assert explain("killed") == ""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(7_500_000))
    assert f"(7 MB are free in {ROOT}" in explain("killed")


def test_a_failure_ends_what_else_is_running_with_its_children(tmp_path: Path) -> None:
    """Also what a command has started itself, and what would come after it."""
    pid = tmp_path / "pid"

    def action(step: Step) -> None:
        step.call("/bin/sh", "-c", f"sleep 600 & echo $! > {pid}; wait")
        step.call("/bin/sh", "-c", f"touch {tmp_path}/after")

    broken = shell("broken", f"while [ ! -s {pid} ]; do sleep 0.01; done; exit 1")
    failure(Step("long", action), broken)
    assert gone(int(pid.read_text()))
    assert not (tmp_path / "after").exists()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_leaves_nothing_running(tmp_path: Path, how: int) -> None:
    """Nor does a terminal that is closed."""
    pid = tmp_path / "pid"
    text = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from tools import bootstrap, steps
steps.LOGS = Path({str(tmp_path)!r})
bootstrap.UNFINISHED = bootstrap.VENV = Path({str(tmp_path)!r}) / "none"
bootstrap.installed = lambda *_: False
bootstrap.check_space = lambda *_: None
command = "sleep 600 & echo $! > {pid}; wait"
bootstrap.plan = lambda _: [steps.Step("long", lambda step: step.run("/bin/sh", "-c", command))]
sys.argv = ["bootstrap.py", "play"]
bootstrap.main()
"""
    started = subprocess.Popen(
        [sys.executable, "-c", text],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=as_usual,  # noqa: PLW1509  (it sets signals and nothing else)
    )
    child = int(eventually(pid))
    os.kill(started.pid, how)
    _, said = started.communicate(timeout=60)
    assert started.returncode == 1
    assert said == "ecliptic: interrupted; run the same command again: it goes on from here\n"
    assert gone(child)


def test_a_command_that_does_not_want_to_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a grace."""
    monkeypatch.setattr(steps, "GRACE", 0.2)
    pid = tmp_path / "pid"
    stubborn = shell("stubborn", f"trap '' TERM; echo $$ > {pid}; while :; do sleep 0.05; done")
    failure(stubborn, shell("broken", f"while [ ! -s {pid} ]; do sleep 0.01; done; exit 1"))
    assert gone(int(pid.read_text()))
