"""The rules come along: into a source archive, from there into a package, and there they are found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("tools/backend.py", "tools/native.py", "tools/web.py")
NEEDED = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    *TOOLS,
    "docs/rules",
    "src/ecliptic/rulebook",
)
ASK = "from ecliptic.rulebook import books, library; print(library.files()[0].parent, *(b.game for b in books()))"


def run(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in this folder."""
    known = {**os.environ, "ECLIPTIC_COMPILE": "0", **environment}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=known, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of the project as the rulebooks need."""
    folder = tmp_path / "checkout"
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    (folder / "src/ecliptic/__init__.py").touch()
    (folder / "src/ecliptic/page").mkdir()
    (folder / "src/ecliptic/page/index.html").touch()  # the page has tests of its own, in tests/packages
    return folder


def test_a_package_built_from_a_source_archive_has_its_rules(checkout: Path, tmp_path: Path) -> None:
    """Nothing of the checkout is within reach of what was built."""
    packed = run(checkout, "setup.py", "-q", "sdist", "--formats=tar", "--dist-dir", str(tmp_path / "packed"))
    assert packed.returncode == 0, packed.stderr
    [archive] = (tmp_path / "packed").iterdir()
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path / "source", filter="data")
    [source] = (tmp_path / "source").iterdir()
    built = run(source, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "installed"))
    assert built.returncode == 0, built.stderr
    shutil.rmtree(source)
    shutil.rmtree(checkout)
    asked = run(tmp_path, "-P", "-c", ASK, PYTHONPATH=str(tmp_path / "installed"))
    assert asked.returncode == 0, asked.stderr
    place, *games = asked.stdout.split()
    assert Path(place) == tmp_path / "installed" / "ecliptic" / "rulebook" / "data"
    assert len(games) == len(list((ROOT / "docs" / "rules").glob("*.md"))) > 0


def test_nothing_is_built_without_the_rules(checkout: Path, tmp_path: Path) -> None:
    """Rather than a package that fails at the first look into them."""
    shutil.rmtree(checkout / "docs")
    built = run(checkout, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "installed"))
    assert built.returncode != 0
    assert "docs/rules is missing" in built.stderr
