"""A real server in a process of its own, and how to stop it, gently or not."""

from __future__ import annotations

import asyncio
import fcntl
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

import ecliptic

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = Path(str(ecliptic.__file__)).parent.parent  # what is tested: the sources, or what is installed
PATIENCE = 120.0  # seconds until a server must answer; a busy machine is slow
PAUSE = 0.02  # seconds until somebody looks again whether it does
TOKEN = {"ECLIPTIC_METRICS_TOKEN": "let me see"}  # of the server that tests share
TAKEN: list[int] = []  # open files whose locks say which ports this process has taken


def free_port() -> int:
    """A port that nobody uses now, and that no caller is given: who knocks while the server is away meets nobody.

    It is this process's as long as it lives, so that no other run of the tests takes it before the server does.
    """
    locks = Path(tempfile.gettempdir(), f"ecliptic-ports-{os.getuid()}")
    locks.mkdir(exist_ok=True)
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        lock = os.open(locks / str(port), os.O_RDWR | os.O_CREAT)
        with socket.socket() as probe:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                probe.bind(("127.0.0.1", port))
            except OSError:
                os.close(lock)
            else:
                TAKEN.append(lock)
                return port


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that nobody tells us."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if await condition():
                return
            await asyncio.sleep(PAUSE)


class Server:
    """`ecliptic serve` on this machine."""

    program: tuple[str, ...] = ("-m", "ecliptic")  # what Python runs

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

    @property
    def database(self) -> str:
        """The address of its database."""
        return self.environment["ECLIPTIC_DATABASE"]

    def start(self, *, jobs_only: bool = False) -> None:
        """Start it; what it says goes to a file."""
        door = ["--jobs-only"] if jobs_only else ["--port", str(self.port)]
        command = [sys.executable, "-P", *self.program, "serve", "--lang", "en", *door]
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
                    await asyncio.sleep(PAUSE)
        raise AssertionError(self.said())

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; the exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

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
