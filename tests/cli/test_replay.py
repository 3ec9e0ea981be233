"""`ecliptic replay`: a record is proved, read and looked at."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ecliptic.texts import LANGUAGES
from tests.cli.running import ONES, moves, process, run, said


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of a person and two bots."""
    path = tmp_path_factory.mktemp("records") / "game.record"
    assert run("play", "--seed", 3, "--seats", "me:Ann,random,random", "--save", path, typed=ONES).code == 0
    return path


def test_a_whole_game_is_read_by_nobody(record: Path) -> None:
    """Who looks over nobody's shoulder sees no choice before it is revealed."""
    ran = process("replay", record)
    assert (ran.code, ran.err) == (0, "")
    assert "Round 1\n" in ran.out and "Round 10\n" in ran.out and "Total" in ran.out
    assert "Red has chosen a character\n" in ran.out and "chooses a character:" not in ran.out
    assert "Your hand:" not in ran.out


def test_a_seat_sees_its_own_secrets(record: Path) -> None:
    """And nobody else's."""
    out = run("replay", record, "--seat", 1).out
    assert "Blue chooses a character: " in out and "Blue keeps the mission “" in out and "Your hand:" in out
    assert "Red chooses a character: " not in out and "Red keeps the mission" not in out


def test_a_moment_is_looked_at(record: Path) -> None:
    """After so many moves, without the final sheet; move 0 is the table as it was laid."""
    start = run("replay", record, "--move", 0).out
    assert "Round 0/10" in start and "Round 1\n" not in start and "Total" not in start
    later = run("replay", record, "--move", 3).out
    assert "Round 1\n" in later and later.startswith(start.split("Mission: Red Planet ·")[0])
    last = run("replay", record, "--move", len(moves(record))).out
    assert last == run("replay", record).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_proved(record: Path, lang: str) -> None:
    """The number of moves and the digest of the end."""
    ran = run("replay", record, "--verify", lang=lang)
    digest = json.loads(run("replay", record, "--json").out)["digest"]
    assert ran.code == 0
    assert " ".join(ran.out.split()) == said(lang, "cli-verified", moves=len(moves(record)), digest=digest)


def test_a_record_is_read_by_programs(record: Path) -> None:
    """Its setup, its players, and how it ended."""
    found = json.loads(run("replay", record, "--json").out)
    assert (found["game"], found["edition"], found["seats"]) == ("redplanet", "2015", 3)
    assert found["players"] == ["me:Ann", "random", "random"] and found["finished"] is True
    assert found["moves"] == len(moves(record)) and re.fullmatch(r"[0-9a-f]{16}", found["digest"])
    assert found["switches"]["splits_ties"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_read_in_every_language(record: Path, lang: str) -> None:
    """From any seat."""
    for seat in range(3):
        out = run("replay", record, "--seat", seat, lang=lang).out
        assert said(lang, "redplanet-event-round-started", round=10) in out.splitlines()
        assert said(lang, "cli-total") in out


def test_every_moment_can_be_shown(record: Path) -> None:
    """From the first to the last move, for a viewer at the table."""
    for move in range(0, len(moves(record)) + 1, 10):
        assert run("replay", record, "--move", move, "--seat", move % 3).code == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_refused(record: Path, seat: int, lang: str) -> None:
    """Seats are counted from 0."""
    ran = run("replay", record, "--seat", seat, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == said(lang, "cli-no-such-seat", seat=seat, most=2)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_move_that_was_not_made_is_refused(record: Path, lang: str) -> None:
    """Before the first, or after the last."""
    most = len(moves(record))
    for move in (-1, most + 1):
        ran = run("replay", record, "--move", move, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.strip() == said(lang, "cli-no-such-move", move=move, most=most)
