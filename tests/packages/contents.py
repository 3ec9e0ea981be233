"""What a wheel and a source archive must contain, file by file."""

from __future__ import annotations

import re
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from tests.packages.checkout import SUFFIX, known_files

ABOUT = {"METADATA", "WHEEL", "RECORD", "entry_points.txt", "top_level.txt", "licenses/LICENSE"}
BUILDING = {
    "CHANGELOG.md",
    "CITATION.cff",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "SECURITY.md",
    "pyproject.toml",
    "setup.py",
    "tools/backend.py",
    "tools/native.py",
    "tools/web.py",
}
WRITTEN = {"PKG-INFO", "setup.cfg"}  # by setuptools, besides its egg-info


def in_wheel(wheel: Path) -> set[str]:
    """The names, without the version; libraries are left to `libraries`."""
    with zipfile.ZipFile(wheel) as file:
        names = {re.sub(r"^ecliptic-[^/]+\.dist-info", "about", name) for name in file.namelist()}
    return {name for name in names if not name.endswith(".so")}


def libraries(wheel: Path) -> set[str]:
    """The compiled modules: their Python files; "" is what they share."""
    with zipfile.ZipFile(wheel) as file:
        found = [name for name in file.namelist() if name.endswith(".so")]
    assert all(name.endswith(SUFFIX) for name in found)
    shared = f"ecliptic_engine__mypyc{SUFFIX}"
    return {"" if name == shared else name.removesuffix(SUFFIX) + ".py" for name in found}


def in_sdist(archive: Path) -> set[str]:
    """The names below its one folder."""
    with tarfile.open(archive) as file:
        files = [member.name.partition("/")[2] for member in file.getmembers() if member.isfile()]
    return {name for name in files if not name.startswith("src/ecliptic.egg-info/")}


def expected_in_wheel(page: Iterable[str]) -> set[str]:
    """All of the package that git knows, the page, the rules, and what describes the package."""
    known = known_files()
    found = {name.removeprefix("src/") for name in known if name.startswith("src/")}
    found |= {f"ecliptic/rulebook/data/{Path(name).name}" for name in rules(known)}
    return found | {f"ecliptic/page/{name}" for name in page} | {f"about/{name}" for name in ABOUT}


def expected_in_sdist(page: Iterable[str]) -> set[str]:
    """The sources, the page in place of web/, and what building needs."""
    known = known_files()
    found = {name for name in known if name.startswith("src/")} | set(rules(known))
    return found | {f"src/ecliptic/page/{name}" for name in page} | BUILDING | WRITTEN


def rules(known: Iterable[str]) -> list[str]:
    """The numbered rules."""
    return [name for name in known if name.startswith("docs/rules/") and name.endswith(".md")]


def page_files(page: Path) -> set[str]:
    """What was built; it must be a whole page."""
    found = {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()} - {".built"}
    public = {name.removeprefix("web/public/") for name in known_files() if name.startswith("web/public/")}
    assert {"index.html", "app.webmanifest", "old-browser.js"} | public <= found
    asked = set(re.findall(r'(?:src|href)="/([^"]+)"', (page / "index.html").read_text(encoding="utf-8")))
    assert asked <= found, "index.html asks for what is not there"
    assets = [name for name in found if name.startswith("assets/")]
    assert {Path(name).suffix for name in assets} >= {".js", ".css", ".ftl", ".svg", ".woff2"}
    return found
