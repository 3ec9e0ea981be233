"""A small checkout to set up: the real tools, and next to nothing to install."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("pyproject.toml", "setup.py", "web/package.json", "web/package-lock.json")
STAMP = "from tools import web; (web.PAGE / '.built').write_text(web.hashed(web.sources()))"
DROPPED = ("ECLIPTIC_", "PIP_", "PYTHON", "npm_config_", "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY")


def checkout(folder: Path) -> Path:
    """With a page that is built."""
    for name in (*COPIED, *(f"tools/{path.name}" for path in (ROOT / "tools").glob("*.py"))):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name in ("src/ecliptic/__init__.py", "src/ecliptic/page/index.html", "docs/rules/game.md", "web/src/main.ts"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    subprocess.run([sys.executable, "-c", STAMP], cwd=folder, env=environment(), check=True, timeout=60)
    return folder


def environment(**more: str) -> dict[str, str]:
    """Nothing that speaks of other checkouts, indexes or proxies."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith(DROPPED)}, **more}


def offline(port: int) -> dict[str, str]:
    """Nobody answers pip and npm."""
    address = f"http://127.0.0.1:{port}/"
    pip = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": f"{address}simple", "PIP_RETRIES": "0"}
    return {**pip, "npm_config_registry": address, "npm_config_fetch_retries": "0"}


def closed_port() -> int:
    """Nobody listens there."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def script(path: Path, text: str) -> Path:
    """A program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)
    return path


def programs(folder: Path, *names: str) -> Path:
    """A folder for a PATH, with these of this machine alone."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    return folder


def run(folder: Path, *command: str, environ: Mapping[str, str]) -> tuple[int, str]:
    """The exit code, and what was said."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(**environ),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=300,
    )
    return done.returncode, done.stdout
