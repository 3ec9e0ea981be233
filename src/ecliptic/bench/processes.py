"""Programs that a measurement starts, and ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

from ecliptic.bench.machine import on_core
from ecliptic.core.errors import Problem

PATIENCE: Final = 180.0  # seconds until a program must answer, or end; a busy machine is slow
LAST_WORDS: Final = 500  # characters of a log that are shown


class BenchProblem(Problem):
    """Something cannot be measured."""


def free_port() -> int:
    """A port that nobody uses now, and that no caller is given."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Program:
    """A process of its own; what it says goes to a file in its folder."""

    def __init__(
        self, name: str, folder: Path, core: int | None = None, identity: Mapping[str, Any] | None = None
    ) -> None:
        self.name = name
        self.folder = folder
        self.core = core
        self.identity = identity or {}  # whose it is, as `subprocess` wants it
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """What it has said."""
        return self.folder / f"{self.name}.log"

    @property
    def ident(self) -> int:
        """By which the system knows it."""
        assert self.process is not None
        return self.process.pid

    def start(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        """Start it on its core; how the user has set up a server of their own is not its business."""
        everything = {name: value for name, value in os.environ.items() if not name.startswith("ECLIPTIC_")}
        everything |= environment or {}
        with self.log.open("ab") as log, on_core(self.core):
            self.process = subprocess.Popen(  # noqa: S603  (ours, node's, or a database's)
                command, env=everything, stdout=log, stderr=log, cwd=self.folder, **self.identity
            )

    async def until(self, answers: Callable[[], Any]) -> None:
        """Wait until this is true; what it raises meanwhile because nobody listens yet is no."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process is not None and self.process.poll() is None:
            with contextlib.suppress(OSError, HTTPException):
                if answers():
                    return
            await asyncio.sleep(0.05)
        self.stop()
        raise BenchProblem("cli-bench-no-answer", program=self.name, log=self.last_words())

    def listens(self) -> bool:
        """Somebody takes calls at the port."""
        socket.create_connection(("127.0.0.1", self.port), 1).close()
        return True

    def serves(self, path: str) -> bool:
        """Somebody answers there as web servers do."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == HTTPStatus.OK
        finally:
            connection.close()

    def last_words(self) -> str:
        """The end of the log."""
        return self.log.read_text(errors="replace").strip()[-LAST_WORDS:]

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End it, gently if it lets us."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None
