"""A game from outside, as a wheel of its own: installed, listed, and played wherever games are played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import process_environment
from tests.packages.outside import install_nim, offer
from tests.server.running import SOURCE

Run = Callable[..., str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the wheel of Nim is installed, and nothing else."""
    return install_nim(tmp_path_factory.mktemp("nim"))


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Runs Python with Nim installed, in an empty folder."""

    def ran(*args: str, typed: str = "", site: Path = installed) -> str:
        found = process_environment("en")
        paths = [str(site), str(SOURCE), found.get("PYTHONPATH", "")]
        found |= {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "HOME": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, *args], env=found, input=typed, capture_output=True, text=True, cwd=tmp_path, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout

    return ran


def test_it_is_listed_after_our_own_games(run: Run) -> None:
    """With its own title and editions."""
    found = json.loads(run("-m", "ecliptic", "games", "--json"))
    assert [game["game"] for game in found][-1] == "nim"
    assert "classic: 2–3 players" in run("-m", "ecliptic", "games")
    assert "misere" in run("-m", "ecliptic", "games", "nim")


def test_a_person_plays_it_in_the_terminal(run: Run) -> None:
    """Against a bot, to the end, with a board and a final sheet that nobody has written."""
    said = run("-m", "ecliptic", "play", "nim", "--seed", "1", "--save", "nim.record", typed="1\n" * 40)
    assert "player 1" in said and "heaps" in said.lower()
    assert "Total" in said and "nim.record" in said
    assert run("-m", "ecliptic", "replay", "nim.record", "--verify").startswith("The record holds: ")


def test_bots_play_it_in_simulations_and_in_the_arena(run: Run) -> None:
    """The better one wins: a search that plays to the end beats chance."""
    found = json.loads(run("-m", "ecliptic", "sim", "nim", "--games", "20", "--players", "2", "--json"))
    assert found["games"] == 20
    told = run(
        *("-m", "ecliptic", "arena", "nim", "--bots", "random,medium", "--players", "2"),
        *("--deals", "10", "--workers", "1", "--json"),
    )
    assert "medium" in told


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "easy", "medium", "expert@40"])
def test_bots_of_every_level_play_it_in_python(run: Run, bot: str) -> None:
    """From the public interface."""
    code = f"import ecliptic as ec; print(ec.play('nim', {bot!r}, seed=3, switches={{'misere': True}}).winners)"
    assert run("-c", code).strip() in ("(0,)", "(1,)")


def test_it_keeps_every_promise(run: Run) -> None:
    """The suite is run by the author, on the installed game."""
    found = json.loads(run("-m", "ecliptic.testing", "nim", "--skim", "3", "--examine", "1"))
    assert found["games"] == 8


def test_what_cannot_be_used_is_listed_with_its_package_and_line(installed: Path, tmp_path: Path, run: Run) -> None:
    """Beside the games that can, and in any language."""
    site = tmp_path / "site"
    shutil.copytree(installed, site)
    file = offer(site, "broken", "GAME = 1 // 0\n")
    told = run("-m", "ecliptic", "games", site=site)
    assert "nim" in told
    assert (
        f"broken from outside-broken 2.1 is left out: ZeroDivisionError: integer division or modulo by zero [{file}:1]"
        in told
    )
    assert "pominięto" in run("-m", "ecliptic", "games", "--lang", "pl", site=site)
