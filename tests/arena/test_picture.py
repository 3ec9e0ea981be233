"""Pictures: written, and the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.arena.contest import FORMATS
from ecliptic.arena.picture import draw
from ecliptic.arena.results import ResultsProblem
from ecliptic.arena.standings import Standings, standings
from ecliptic.core.errors import SetupProblem
from tests.arena.playing import contest, won_by

STARTS = {".svg": b"<?xml", ".png": b"\x89PNG"}


def ranked(form: str = "ladder", strength: int = 20) -> Standings:
    """Three of different strength."""
    asked = contest(3, 3, format=form, deals=4)
    return standings(asked, won_by(asked, [10, strength, 30]))


@pytest.mark.parametrize("suffix", STARTS)
@pytest.mark.parametrize("form", FORMATS)
def test_the_same_standings_are_the_same_picture(tmp_path: Path, suffix: str, form: str) -> None:
    """No date and no chance in it; other standings are another one."""
    one, two, other = (tmp_path / "new" / f"{name}{suffix}" for name in ("one", "two", "other"))
    for path in (one, two):
        draw(ranked(form), path, "Title", str)
    draw(ranked(form, strength=5), other, "Title", str)
    assert one.read_bytes().startswith(STARTS[suffix])
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()


def test_a_single_contestant_has_a_picture(tmp_path: Path) -> None:
    """Without pairs."""
    asked = contest(1, 1, format="parallel", deals=2, game="ares", edition="solo")
    draw(standings(asked, won_by(asked, [3])), tmp_path / "one.svg", "Solo", str)
    assert (tmp_path / "one.svg").stat().st_size > 1000


def test_the_words_are_those_that_are_said(tmp_path: Path) -> None:
    """In the language of the run: each is asked for."""
    heard: list[str] = []

    def say(message: str) -> str:
        heard.append(message)
        return message

    draw(ranked(), tmp_path / "a.png", "Title", say)
    assert heard == [f"cli-arena-axis-{word}" for word in ("rating", "chance", "sure", "share")]


def test_what_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    """Another kind of file, and a place where none can be."""
    with pytest.raises(SetupProblem, match="cli-arena-picture"):
        draw(ranked(), tmp_path / "a.doc", "Title", str)
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(ResultsProblem, match="cli-arena-no-file"):
        draw(ranked(), tmp_path / "folder.svg", "Title", str)
