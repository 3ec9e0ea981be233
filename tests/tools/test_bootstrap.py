"""A set-up that cannot go on says why in a sentence, and the next one goes on from there."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tools.signals import as_usual
from tests.tools.small import ROOT, checkout, closed_port, environment, offline, programs, run, script
from tools import bootstrap, steps
from tools.steps import Failed, Step

OLD = """
import runpy, sys
sys.version_info, sys.version = (3, 10, 13, "final", 0), "3.10.13 (main)"
sys.argv = ["tools/bootstrap.py", "play"]
runpy.run_path("tools/bootstrap.py", run_name="__main__")
"""


# Python.


@pytest.mark.parametrize("name", ["bootstrap", "steps", "web"])
def test_an_old_python_can_read_what_tells_it_that_it_is_old(name: str) -> None:
    """Rather than a syntax error."""
    ast.parse((ROOT / "tools" / f"{name}.py").read_text(encoding="utf-8"), feature_version=(3, 8))


def test_an_old_python_hands_over_to_a_newer_one(tmp_path: Path) -> None:
    """The newest that runs: pyenv has names without a Python behind them."""
    small = checkout(tmp_path / "small")
    path = tmp_path / "programs"
    script(path / "python3.14", "echo 'pyenv: python3.14: command not found' >&2; exit 127\n")
    script(path / "python3.13", '[ "$1" = -c ] && exit 0\necho "taken over: $*"\n')
    assert run(small, sys.executable, "-c", OLD, environ={"PATH": str(path)}) == (
        0,
        "taken over: tools/bootstrap.py play\n",
    )


def test_an_old_python_alone_says_what_to_install(tmp_path: Path) -> None:
    """And how to name it afterwards."""
    small = checkout(tmp_path / "small")
    code, said = run(small, sys.executable, "-c", OLD, environ={"PATH": str(programs(tmp_path / "programs"))})
    assert code == 1
    assert said.startswith(
        "ecliptic: Ecliptic needs Python 3.11 or newer; this is 3.10.13. Install one (apt-get install"
    )
    assert said.endswith("then run: make PYTHON=python3.11 play\n")


# The disk.


def test_a_disk_that_is_nearly_full_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is downloaded."""

    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(40_000_000))
    with pytest.raises(
        SystemExit, match=r"The disk is nearly full: 40 MB are free, and about \d+ MB are needed\. Free"
    ):
        bootstrap.check_space("play")


# The compiler.


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a compiler; the virtual environment's Python writes down what it is asked."""
    monkeypatch.setenv("PATH", str(programs(tmp_path / "programs", "env", "sh")))
    monkeypatch.setattr(steps, "LOGS", tmp_path / "logs")
    (tmp_path / "logs").mkdir()
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "UNFINISHED", tmp_path / ".venv" / ".unfinished")
    monkeypatch.setattr(bootstrap, "ENGINE", tmp_path / "engine")
    asked = f'echo "$ECLIPTIC_COMPILE $*" >> {tmp_path}/asked.txt\n[ ! -e {tmp_path}/broken ]\n'
    monkeypatch.setattr(bootstrap, "PYTHON", script(tmp_path / ".venv" / "bin" / "python", asked))
    return tmp_path


def test_without_a_compiler_the_game_is_installed_plain_and_says_so(bare: Path) -> None:
    """It plays, only slower."""
    step = Step("C compiler", lambda _: None)
    assert not bootstrap.has_compiler()
    bootstrap.ensure_compiler(step, "play")
    assert step.note.startswith("none: the engine runs as plain Python, about 30 times slower (apt-get install gcc")
    engine, installation = Step("engine", lambda _: None), Step("installation", lambda _: None)
    bootstrap.compile_engine(engine, "play")
    bootstrap.install(installation)
    [asked] = (bare / "asked.txt").read_text().splitlines()
    assert asked.startswith("0 -m pip install ") and asked.endswith(f" {ROOT}")
    with pytest.raises(Failed, match="the tests need a C compiler and Python's headers: apt-get install gcc"):
        bootstrap.ensure_compiler(step, "dev")


def test_an_engine_that_does_not_compile_is_told_with_its_log(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays goes on with a plain one; who develops does not."""
    monkeypatch.setattr(bootstrap, "has_compiler", lambda: True)
    (bare / "broken").touch()
    step = Step("engine", lambda _: None)
    bootstrap.compile_engine(step, "play")
    assert step.note == f"not compiled (see {step.log}): the engine runs as plain Python, about 30 times slower"
    with pytest.raises(Failed, match="the engine could not be compiled"):
        bootstrap.compile_engine(step, "dev")


def test_an_error_of_pip_keeps_the_environment_and_a_killed_pip_does_not(bare: Path) -> None:
    """Pip takes back what it cannot finish, if it can."""
    step = Step("packages", lambda _: None)
    (bare / "broken").touch()
    with pytest.raises(Failed, match="this command failed: "):
        bootstrap.pip(step, "install", "something")
    assert not bootstrap.UNFINISHED.exists()
    script(bootstrap.PYTHON, "kill -9 $$\n")
    with pytest.raises(Failed):
        bootstrap.pip(step, "install", "something")
    assert bootstrap.UNFINISHED.exists()


# All of it.


class Setup:
    """`make play` in a small checkout, with a virtual environment in which pip is there and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = checkout(folder / "small")
        self.venv = self.folder / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.venv)], check=True, timeout=60)
        [packages] = self.venv.glob("lib/python*/site-packages")
        (packages / "pip").symlink_to(Path(sysconfig.get_paths()["purelib"]) / "pip")
        self.command = [sys.executable, "tools/bootstrap.py", "play"]

    def run(self, port: int) -> tuple[int, str]:
        """With an index at this port."""
        return run(self.folder, *self.command, environ=offline(port))

    def start(self, port: int) -> subprocess.Popen[str]:
        """The same, and go on here."""
        known = environment(**offline(port))
        return subprocess.Popen(
            self.command,
            cwd=self.folder,
            env=known,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=as_usual,  # noqa: PLW1509  (it sets signals and nothing else)
        )

    def until_pip_works(self) -> None:
        """Wait."""
        end = time.monotonic() + 120
        while not (self.venv / ".unfinished").exists():
            assert time.monotonic() < end
            time.sleep(0.02)


def test_no_network(tmp_path: Path) -> None:
    """Said once with what to do, and nothing is thrown away."""
    setup = Setup(tmp_path)
    for _ in range(2):
        code, said = setup.run(closed_port())
        assert code == 1
        assert "ecliptic: build tools: this command failed: " in said
        assert f"  log: {setup.folder / 'build/logs/build-tools.log'}\n" in said
        assert said.splitlines()[-1].startswith("The package index cannot be reached. Check the network, and the proxy")
        assert "interrupted" not in said
    assert (setup.venv / "lib").exists()


@pytest.mark.long
def test_a_set_up_that_was_killed_begins_with_a_new_environment(tmp_path: Path) -> None:
    """In the middle of pip, by kill -9; an index that never answers makes it wait."""
    setup = Setup(tmp_path)
    (setup.venv / "half").touch()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        started = setup.start(silent.getsockname()[1])
        setup.until_pip_works()
        os.kill(started.pid, signal.SIGKILL)
        started.communicate(timeout=30)
        assert (setup.venv / ".unfinished").exists()
    code, said = setup.run(closed_port())
    assert code == 1
    assert (
        "ecliptic: the last set-up was interrupted: making .venv again; downloads and compiled files are kept\n" in said
    )
    assert said.splitlines()[-1].startswith("The package index cannot be reached.")
    assert not (setup.venv / "half").exists()
    code, said = setup.run(closed_port())
    assert "interrupted" not in said  # it goes on with the new one


def test_ctrl_c_in_the_middle_of_pip(tmp_path: Path) -> None:
    """The environment may be half of one, which the next set-up knows."""
    setup = Setup(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        started = setup.start(silent.getsockname()[1])
        setup.until_pip_works()
        time.sleep(0.3)
        started.send_signal(signal.SIGINT)
        said, _ = started.communicate(timeout=60)
    assert started.returncode == 1
    assert said.splitlines()[-1] == "ecliptic: interrupted; run the same command again: it goes on from here"
    assert (setup.venv / ".unfinished").exists()
