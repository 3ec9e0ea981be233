"""Compiles the engine with mypyc where a C compiler is found, and falls back to plain Python where not.

ECLIPTIC_COMPILE=0 skips the compilation, ECLIPTIC_COMPILE=1 makes a failed one fatal. Compiled objects are kept in
build/objects; ECLIPTIC_OBJECTS=/path keeps them elsewhere, so that several checkouts can share them.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import native, web

ENGINE = {
    "core": "chance agenda state plain playout prospects imagination",
    "bots": "experience search",
    "games/redplanet": "terms edition state looking",
    "games/redplanet/rules": (
        "news reasons steps ships moves attacks research characters actions production discoveries missions scoring "
        "rounds setup"
    ),
    "games/redplanet/mind": "imagine worlds hints",
    "games/kosmonauts": "terms board state looking",
    "games/kosmonauts/rules": "news reasons steps landing flight events orders scoring rounds setup",
    "games/kosmonauts/mind": "orderings reach imagine worlds pilot hints",
    "games/ares": "terms edition player state looking",
    "games/ares/rules": (
        "news reasons steps piles payment terraforming playing effects actions windows planning coop solo scoring "
        "rounds setup"
    ),
    "games/ares/mind": "imagine worlds hints",
}
TABLE = {  # what every move at a table of the server goes through
    "core": "play",
    "server/table": "clock room",
    "server/hub": "coalescing deltas hub presence views",
    "server/live": "outbox requests",
}


def modules(parts: dict[str, str]) -> list[str]:
    """The files of these modules."""
    return [f"src/ecliptic/{folder}/{name}.py" for folder, names in parts.items() for name in names.split()]


MODULES = modules(ENGINE) + modules(TABLE)
METADATA_ONLY = {"egg_info", "dist_info", "sdist", "editable_wheel", "--version", "--help"}


class CopyData(build_py):
    """Adds what is written elsewhere: the page, built from web/, and a copy of the numbered rules in docs/rules."""

    def run(self) -> None:
        if not self.editable_mode:
            web.ensure_page()
            for old in Path(self.build_lib).glob("ecliptic*"):  # or modules that are gone would be packed again
                shutil.rmtree(old) if old.is_dir() else old.unlink()
        super().run()
        target = Path(self.build_lib) / "ecliptic" / "rulebook" / "data"
        target.mkdir(parents=True, exist_ok=True)
        found = sorted(Path("docs/rules").glob("*.md"))
        if not found:
            raise SystemExit("ecliptic: docs/rules is missing; the package needs the rules")
        for rules in found:
            shutil.copy(rules, target / rules.name)


class PackSources(sdist):
    """A source archive contains the page, so that installing it needs no Node."""

    def run(self) -> None:
        web.ensure_page()
        super().run()


def extensions() -> list[Any]:
    """The compiled modules: all in one call, because a native class and its subclass must be compiled together."""
    wish = os.environ.get("ECLIPTIC_COMPILE", "")
    if wish == "0" or METADATA_ONLY & set(sys.argv[1:]):
        return []
    try:
        found = native.extensions(MODULES)
    except (ImportError, SystemExit) as problem:
        if wish == "1":
            raise
        print(f"ecliptic: the engine is not compiled and will run as plain Python ({problem})", file=sys.stderr)  # noqa: T201
        return []
    for extension in found:
        extension.optional = wish != "1"
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": CopyData, "build_ext": native.BuildNative, "sdist": PackSources},
)
