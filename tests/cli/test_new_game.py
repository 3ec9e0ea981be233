"""`ecliptic new-game`: a folder with a game that can be played and tested at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.texts import LANGUAGES
from tests.cli.running import process_environment, said
from tests.cli.running import run as ran

ROOT = Path(__file__).parents[2]


def run(folder: Path, *args: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Python in this folder, which is on its path."""
    found = process_environment(lang)
    paths = [str(folder), str(ROOT / "src"), found.get("PYTHONPATH", "")]
    found |= {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return subprocess.run(
        [sys.executable, *args], env=found, capture_output=True, text=True, cwd=folder.parent, check=False
    )


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A new game, as the command has written it."""
    folder = tmp_path / "high-dice"
    told = run(folder, "-m", "ecliptic", "new-game", "high-dice")
    assert told.returncode == 0, told.stderr
    assert "ecliptic play high_dice" in told.stdout
    return folder


def test_a_new_game_can_be_played_and_keeps_its_promises(made: Path) -> None:
    """By all bots, and its own test passes."""
    code = (
        "import ecliptic as ec; from ecliptic_high_dice.game import GAME; t = ec.play(GAME, 'greedy', seed=1); print(t)"
    )
    played = run(made, "-c", code)
    assert played.returncode == 0, played.stderr
    assert "player 1" in played.stdout
    tested = run(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", str(made / "tests"))
    assert tested.returncode == 0, tested.stdout


def test_nothing_of_the_template_is_left_unfilled(made: Path) -> None:
    """And the entry point names the module that is there."""
    files = [path for path in made.rglob("*") if path.is_file()]
    assert not [path for path in files if re.search(r"@\w+@", f"{path} {path.read_text(encoding='utf-8')}")]
    assert 'high_dice = "ecliptic_high_dice.game:GAME"' in (made / "pyproject.toml").read_text(encoding="utf-8")
    assert (made / "ecliptic_high_dice" / "locale" / "en" / "high_dice.ftl").is_file()


def test_its_readme_names_the_files_that_are_there(made: Path) -> None:
    """All that it names, and at least every module."""
    named = re.findall(r"^\| `(.+?)` ", (made / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in named if not (made / name).is_file()] == []
    modules = [path for path in made.rglob("*.py") if path.name != "__init__.py"]
    assert {str(path.relative_to(made)) for path in modules} <= set(named)


@pytest.mark.parametrize(("name", "message"), [("3d!", "is no name for a game"), ("high-dice", "exists")])
def test_what_cannot_be_made_is_told(made: Path, name: str, message: str) -> None:
    """A bad name, or a folder with something in it; nothing is written."""
    before = sorted(made.parent.rglob("*"))
    told = run(made, "-m", "ecliptic", "new-game", name)
    assert told.returncode == 2
    assert message in told.stderr
    assert sorted(made.parent.rglob("*")) == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("ares", "cli-new-game-taken"),
        ("Red_Planet", ""),
        *((name, "cli-new-game-reserved") for name in ("web", "table", "setup", "all")),
    ],
)
def test_a_name_that_a_game_cannot_have_is_refused(tmp_path: Path, name: str, message: str, lang: str) -> None:
    """That of another game, or what our own messages begin with: it could never be installed."""
    ended = ran("new-game", tmp_path / name, lang=lang)
    if not message:
        assert (ended.code, ended.err) == (0, "")
        return
    assert (ended.code, ended.out, ended.err) == (2, "", said(lang, message, name=name) + "\n")
    assert list(tmp_path.iterdir()) == []
