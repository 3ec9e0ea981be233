"""Importing the package costs next to nothing, and hides nothing."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import ecliptic as ec
from ecliptic import api
from ecliptic import version as versions
from tests.cli.running import process_environment

ROOT = Path(__file__).parents[2]


def run(code: str) -> list[str]:
    """What a fresh interpreter prints as JSON."""
    ran = subprocess.run([sys.executable, "-c", code], env=process_environment("en"), capture_output=True, check=True)
    found: list[str] = json.loads(ran.stdout)
    return found


def test_an_import_loads_nothing_but_itself() -> None:
    """No game, no library."""
    loaded = run(
        "import sys; before = set(sys.modules); import ecliptic, json;"
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    assert [name for name in loaded if name.startswith("ecliptic")] == ["ecliptic"]
    assert {name.partition(".")[0] for name in loaded} & {"msgspec", "rich", "fluent", "numpy", "litestar"} == set()


def test_a_game_loads_neither_server_nor_command_line() -> None:
    """Nor what only they need."""
    loaded = run(
        "import sys, json, ecliptic as ec; str(ec.play('redplanet', 'random', moves=1));"
        "print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules} | set(sys.modules))))"
    )
    strangers = {"typer", "click", "litestar", "numpy", "ecliptic.cli", "ecliptic.server", "ecliptic.arena"}
    assert strangers & set(loaded) == set()


def test_a_command_loads_what_it_needs_and_no_more() -> None:
    """A command of a tenth of a second does not wait for arena, training, bots and server."""
    loaded = run("import sys, json, ecliptic.cli; print(json.dumps(sorted(sys.modules)))")
    heavy = {"litestar", "sqlalchemy", "alembic", "numpy", "ecliptic.arena.season", "ecliptic.tuning.tuner"}
    assert {"ecliptic.cli.play", "ecliptic.cli.arena", *heavy} & set(loaded) == set()


@pytest.mark.parametrize("first", ["import ecliptic.games", "from ecliptic.games import GAMES", "import ecliptic.api"])
def test_the_list_of_games_is_a_package_too(first: str) -> None:
    """In whichever order they are imported."""
    code = f"{first}; import json, ecliptic as ec, ecliptic.games.ares.game as ares;"
    code += "from ecliptic import games; from ecliptic.games import GAMES;"
    code += "assert ec.games() == games() == GAMES and ares.ARES in GAMES;"
    assert run(code + "print(json.dumps([game.id for game in ec.games()]))") == ["redplanet", "kosmonauts", "ares"]


def test_every_name_is_offered_and_there() -> None:
    """And no other."""
    assert set(ec.__all__) <= set(dir(ec))
    assert set(ec.__all__) == {*api.__all__, "__version__"}
    assert all(getattr(ec, name) is not None for name in ec.__all__)
    with pytest.raises(AttributeError, match="module 'ecliptic' has no attribute 'bord'"):
        _ = ec.bord  # type: ignore[attr-defined]  # that is the point


def test_the_version_stands_in_one_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a checkout it is read from there; else from what is installed; somebody's own project is not ours."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert ec.__version__ == versions.version() == project["version"]
    monkeypatch.setattr(metadata, "version", lambda _: "9.8.7")
    monkeypatch.setattr(versions, "SOURCES", ROOT / "pyproject.toml")
    assert versions.version() == project["version"]
    other = tmp_path / "pyproject.toml"
    monkeypatch.setattr(versions, "SOURCES", other)
    assert versions.version() == "9.8.7"
    other.write_text('[project]\nname = "other"\nversion = "3"\n', encoding="utf-8")
    assert versions.version() == "9.8.7"

    def missing(_: str) -> str:
        raise metadata.PackageNotFoundError

    monkeypatch.setattr(metadata, "version", missing)
    assert versions.version() == "0+unknown"
