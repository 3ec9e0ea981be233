"""The file of results: resumed, torn, foreign."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecliptic.arena import results as results_module
from ecliptic.arena.results import Results, ResultsProblem
from tests.arena.playing import contest, won_by

ASKED = contest(2, 3, deals=4)
GAMES = won_by(ASKED, [1, 2])


def written(path: Path, count: int) -> bytes:
    """A file with so many games."""
    with Results(ASKED, path) as results:
        for outcome in GAMES[:count]:
            results.add(outcome)
    return path.read_bytes()


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    """Whoever opens it next goes on, in the order of the fixtures."""
    path = tmp_path / "deep" / "results.jsonl"
    written(path, 5)
    with Results(ASKED, path) as results:
        assert results.outcomes() == GAMES[:5]
        assert [one.number for one in results.missing()] == [one.number for one in GAMES[5:]]
        for outcome in GAMES[:4:-1]:
            results.add(outcome)
        assert results.outcomes() == GAMES
    with Results(ASKED, path) as results:
        assert results.outcomes() == GAMES and not list(results.missing())


def test_each_game_is_in_the_file_at_once(tmp_path: Path) -> None:
    """A header, then a line for each."""
    path = tmp_path / "results.jsonl"
    with Results(ASKED, path) as results:
        for count, outcome in enumerate(GAMES[:3], 1):
            results.add(outcome)
            rows = [msgspec.json.decode(row) for row in path.read_bytes().splitlines()]
            assert [row["number"] for row in rows[1:]] == list(range(count))
    assert rows[0]["contest"]["seed"] == 7 and rows[0]["compiled"] in {True, False}


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_torn_last_line_is_ignored(tmp_path: Path, cut: int) -> None:
    """And cut off, so that the next line stands by itself."""
    path = tmp_path / "results.jsonl"
    path.write_bytes(written(path, 5)[:-cut])
    with Results(ASKED, path) as results:
        assert results.outcomes() == GAMES[:4]
        results.add(GAMES[4])
    assert path.read_bytes() == written(tmp_path / "whole", 5)


@pytest.mark.parametrize("changes", [{"seed": 8}, {"deals": 5}, {"seats": 4}, {"switches": {"splits_ties": False}}])
def test_another_contest_is_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    """And the file stays as it is, torn or not."""
    path = tmp_path / "results.jsonl"
    path.write_bytes(written(path, 2)[:-3])
    before = path.read_bytes()
    with pytest.raises(ResultsProblem, match="cli-arena-other-contest"):
        Results(msgspec.structs.replace(ASKED, **changes), path)
    assert path.read_bytes() == before


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bots may be others."""
    path = tmp_path / "results.jsonl"
    written(path, 1)
    monkeypatch.setattr(results_module, "package_version", lambda: "99")
    with pytest.raises(ResultsProblem, match="cli-arena-other-version"):
        Results(ASKED, path)


@pytest.mark.parametrize("content", [b"Dear Ann,\n", b"Dear Ann", b"{}\n", b"\n", b"\xff\xfe\n"])
def test_what_is_no_file_of_results_is_left_alone(tmp_path: Path, content: bytes) -> None:
    """It is somebody's."""
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(ResultsProblem, match="cli-arena-not-results"):
        Results(ASKED, path)
    assert path.read_bytes() == content


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    """That is no interrupt."""
    path = tmp_path / "results.jsonl"
    rows = written(path, 3).splitlines(keepends=True)
    path.write_bytes(b"".join([*rows[:2], b"{}\n", *rows[2:]]))
    with pytest.raises(ResultsProblem) as problem:
        Results(ASKED, path)
    assert problem.value.phrase.id == "cli-arena-bad-line" and problem.value.phrase.args["line"] == 3


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    """A folder."""
    with pytest.raises(ResultsProblem, match="cli-arena-no-file"):
        Results(ASKED, tmp_path)
