"""An interrupt in the middle of something: told in the user's language, with nothing lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import ONES, Ran, moves, process_environment, run, said

# A process that was started in the background ignores interrupts; this one does not. It tells when `main` has begun.
RUN = """
import signal, sys
from ecliptic import cli
signal.signal(signal.SIGINT, signal.default_int_handler)
begun, app = sys.argv.pop(1), cli.app
def begin(**rest):
    open(begun, "w").close()
    app(**rest)
cli.app = begin
cli.main()
"""
PATIENCE = 90  # seconds


def interrupted(*args: object, typed: str, begun: Path, when: Callable[[], bool], lang: str) -> Ran:
    """Start this, type something, and interrupt it when the moment has come; its input stays open."""
    with subprocess.Popen(
        [sys.executable, "-c", RUN, begun, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=process_environment(lang),
    ) as running:
        assert running.stdin is not None
        running.stdin.write(typed.encode())
        running.stdin.flush()
        wait_until(begun.exists)
        wait_until(when)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    return Ran(running.returncode, out.decode(), err.decode())


def wait_until(moment: Callable[[], bool]) -> None:
    """Look again and again."""
    end = time.monotonic() + PATIENCE
    while not moment():
        assert time.monotonic() < end
        time.sleep(0.02)


def after(record: Path, count: int) -> Callable[[], bool]:
    """When so many moves are saved."""
    return lambda: record.exists() and len(moves(record)) >= count


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_interrupted_at_a_question_is_saved_and_resumed(tmp_path: Path, lang: str) -> None:
    """The exit code is 2, the message says how to go on, and the game goes on where it was."""
    record, like = tmp_path / "game.record", tmp_path / "like.record"
    table = ("play", "--seed", 3, "--seats", "me,random,random", "--save")
    run(*table, like, typed="1\n3\n")
    moment = after(record, len(moves(like)))
    ran = interrupted(*table, record, typed="1\n3\n", begun=tmp_path / "begun", when=moment, lang=lang)
    assert_left(ran, record, lang)
    assert moves(record) == moves(like)
    assert run("play", "--resume", record, typed=ONES).code == 0
    assert moves(record)[: len(moves(like))] == moves(like)
    assert run("replay", record, "--verify").code == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_interrupted_while_bots_think_is_saved(tmp_path: Path, lang: str) -> None:
    """Whatever the program was doing, the record holds."""
    record = tmp_path / "game.record"
    table = ("play", "--seed", 3, "--seats", "greedy,greedy,greedy", "--save", record)
    ran = interrupted(*table, typed="", begun=tmp_path / "begun", when=after(record, 9), lang=lang)
    assert_left(ran, record, lang)
    assert len(moves(record)) >= 9


def assert_left(ran: Ran, record: Path, lang: str) -> None:
    """The game is saved, and how to go on is said."""
    assert (ran.code, ran.err) == (2, "")
    assert ran.out.endswith(said(lang, "cli-left", file=str(record)) + "\n")
    assert not record.with_name(f"{record.name}.draft").exists()
    assert run("replay", record, "--verify").code == 0


@pytest.mark.parametrize(("lang", "wait"), [("en", 0.0), ("en", 0.5), ("ru", 0.5)])
def test_an_interrupted_simulation_says_so(tmp_path: Path, lang: str, wait: float) -> None:
    """Without a report, and without a traceback; also where the command has not begun yet."""
    begun = tmp_path / "begun"
    ran = interrupted(
        *("sim", "--games", 1_000_000, "--json"),
        typed="",
        begun=begun,
        when=lambda: time.time() >= begun.stat().st_mtime + wait,
        lang=lang,
    )
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == said(lang, "cli-interrupted")
