"""Where a game is saved: an old game is never overwritten by a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.cli import play
from ecliptic.texts import LANGUAGES
from tests.cli.running import run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_exists_is_not_overwritten(tmp_path: Path, language: str) -> None:
    """The command says what to do instead, exits with 2, and leaves the file as it was."""
    file = tmp_path / "old.record"
    file.write_text("an old game", encoding="utf-8")
    done = run("play", "--save", str(file), "--lang", language)
    assert done.code == 2
    assert "--resume" in done.err
    assert file.read_text(encoding="utf-8") == "an old game"


def test_two_games_of_the_same_second_have_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one gets a number."""
    monkeypatch.setattr(play, "saved_games", lambda: tmp_path)
    monkeypatch.setattr("time.strftime", lambda _: "now")
    first = play._new_file("redplanet", "2015")
    first.touch()
    assert play._new_file("redplanet", "2015").name == "redplanet-2015-now-1.record"
