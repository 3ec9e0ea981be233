"""Where pictures are taken: a server with fixed positions, and the design page from its sources."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

import ecliptic
from tools import positions

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
NIM: Final = ROOT / "examples" / "nim"  # a game from outside
SOURCE: Final = Path(str(ecliptic.__file__)).parent.parent  # what is installed here, or the sources
PATIENCE: Final = 120.0  # seconds until a server must answer
POINTS: Final = "[ecliptic.games]\nnim = ecliptic_nim.game:NIM\n"


def free_port() -> int:
    """One that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers there, or it is clear that nobody will."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address, timeout=PATIENCE).is_success:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nobody answers at {address}")


@contextlib.contextmanager
def running(command: list[str], address: str, folder: Path, environment: dict[str, str]) -> Iterator[None]:
    """A program that answers at this address, until it is no longer wanted."""
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(address, process)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def with_nim(folder: Path) -> dict[str, str]:
    """Surroundings in which the sample game from outside is as good as installed."""
    about = folder / "ecliptic_nim-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ecliptic-nim\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    path = os.pathsep.join(map(str, (SOURCE, ROOT, NIM, folder)))
    return {**os.environ, "PYTHONPATH": path}


@contextlib.contextmanager
def still_server(page: Path | None = None) -> Iterator[str]:
    """A server where nothing goes on by itself, with all fixed positions, and this build of the page; its address."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        environment = with_nim(folder)
        database = f"sqlite:///{folder}/tables.db"
        fill = [sys.executable, "-P", "-m", "tools.positions", "--into", database]
        subprocess.run(fill, cwd=folder, env=environment, check=True)
        environment |= {"ECLIPTIC_DATABASE": database} | ({} if page is None else {"ECLIPTIC_PAGE": str(page)})
        environment |= {"ECLIPTIC_REQUESTS_A_MINUTE": "0", "ECLIPTIC_MESSAGES_A_SECOND": "0"}
        command = [sys.executable, "-P", "-m", "ecliptic", "serve", "--lang", "en", "--port", str(port)]
        address = f"http://127.0.0.1:{port}"
        with running(command, f"{address}/health", folder, environment):
            yield address


@contextlib.contextmanager
def design_page() -> Iterator[str]:
    """The design page and the boards of all fixed positions, as their sources are now; its address."""
    node = shutil.which("node")
    if node is None:
        sys.exit("ecliptic: the design page needs Node: tools/web.py says which")
    with tempfile.TemporaryDirectory() as name:
        positions.write(positions.POSITIONS, Path(name))
        port = free_port()
        options = ["--config", "harness/vite.config.ts", "--port", str(port), "--strictPort", "--host", "127.0.0.1"]
        command = [node, "node_modules/vite/bin/vite.js", *options]
        address = f"http://127.0.0.1:{port}"
        with running(command, f"{address}/design.html", WEB, {**os.environ, "BOARD_VIEWS": name}):
            yield address
