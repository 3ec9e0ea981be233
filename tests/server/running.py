"""A real server in a process of its own, and how to stop it, gently or not."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

import ecliptic

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = Path(str(ecliptic.__file__)).parent.parent  # what is tested: the sources, or what is installed
PATIENCE = 120.0  # seconds until a server must answer; a busy machine is slow


def free_port() -> int:
    """A port that nobody uses now, and that no caller is given: who knocks while the server is away meets nobody."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Server:
    """`ecliptic serve` on this machine."""

    def __init__(self, folder: Path, database: str = "", **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            "ECLIPTIC_DATABASE": database or f"sqlite:///{folder / 'tables.db'}",
            "ECLIPTIC_REQUESTS_A_MINUTE": "0",
            "ECLIPTIC_TRIES_A_MINUTE": "0",
            "ECLIPTIC_MESSAGES_A_SECOND": "0",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *, jobs_only: bool = False) -> None:
        """Start it; what it says goes to a file."""
        door = ["--jobs-only"] if jobs_only else ["--port", str(self.port)]
        command = [sys.executable, "-P", "-m", "ecliptic", "serve", "--lang", "en", *door]
        with (self.folder / "server.log").open("ab") as log:
            environment = {**os.environ, "PYTHONPATH": str(SOURCE), **self.environment}
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self.folder)

    async def answers(self) -> None:
        """Wait until it does."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while time.monotonic() < end:
                assert self.process is not None
                assert self.process.poll() is None, self.said()
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        raise AssertionError(self.said())

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; the exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(30)

    def said(self) -> str:
        """Its log."""
        return (self.folder / "server.log").read_text()

    async def __aenter__(self) -> Self:
        self.start()
        try:
            await self.answers()
        except BaseException:
            self.stop(signal.SIGKILL)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
