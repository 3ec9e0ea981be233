"""A PostgreSQL and a Redis for the tests alone: on free ports, in a folder that goes with them, nobody's service."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from ecliptic.server.store.store import driver_of
from tests.server.running import free_port

PATIENCE = 60.0  # seconds until a service must answer
EVERYWHERE = Path("/tmp")  # noqa: S108  (every user may go there; pytest's own folder is closed to others)
LOCAL_ONLY = "host all all 127.0.0.1/32 trust\n"


def program(name: str, package: str) -> str:
    """Where it is; a test that needs it fails without it."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(debian[-1]) if debian else None)
    if found is None:
        pytest.fail(f"this test needs {name}: apt-get install {package}", pytrace=False)
    return found


def somebody_else() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: how `subprocess` makes it somebody who may do nothing."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Service:
    """A program with a folder and a port that stay the same when it is started again."""

    farewell = signal.SIGKILL

    def __init__(self, identity: dict[str, Any]) -> None:
        self.identity = identity
        self.folder = Path(tempfile.mkdtemp(prefix="ecliptic-", dir=EVERYWHERE if identity else None))
        if identity:
            os.chown(self.folder, identity["user"], identity["group"])
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        raise NotImplementedError

    def is_ready(self) -> bool:
        """It takes requests."""
        raise NotImplementedError

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        """Start a program in the folder; what it says goes to a file there."""
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.identity)

    def start(self) -> None:
        """Start it, and wait until it answers; after a kill the old one may be in the way for a moment."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:
                self.process = self.run(self.command())
            if self.is_ready():
                return
            time.sleep(0.02)
        self.stop(signal.SIGKILL)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: int = signal.SIGINT) -> None:
        """End it, gently or not."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def restart(self, how: int = signal.SIGINT) -> None:
        """End it and start it again."""
        self.stop(how)
        self.start()

    def remove(self) -> None:
        """Leave nothing behind; what it has not written yet, nobody will miss."""
        self.stop(self.farewell)
        shutil.rmtree(self.folder)


class Postgres(Service):
    """A cluster of its own, as safe as PostgreSQL is by default; who is on this machine may come in."""

    farewell = signal.SIGQUIT  # at once; killed, it would leave its children behind

    def __init__(self) -> None:
        self.postgres, initdb = (program(name, "postgresql") for name in ("postgres", "initdb"))
        super().__init__(somebody_else())
        self.data = self.folder / "data"
        options = ["--username=ecliptic", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        made = self.run([initdb, "-D", str(self.data), *options])
        assert made.wait(PATIENCE) == 0, (self.folder / "log").read_text()
        (self.data / "pg_hba.conf").write_text(LOCAL_ONLY)

    def command(self) -> list[str]:
        """One address, and no sockets in the file system."""
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=on", "shared_buffers=32MB"]
        settings += ["recovery_init_sync_method=syncfs"]  # as safe as file by file, and sooner done
        options = [word for setting in settings for word in ("-c", setting)]
        return [self.postgres, "-D", str(self.data), "-p", str(self.port), *options]

    def is_ready(self) -> bool:
        """As `pg_ctl` finds out: the first line is whose file it is, the eighth says how far it is."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        assert self.process is not None
        return len(lines) > 7 and lines[0] == str(self.process.pid) and lines[7].strip() == "ready"

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://ecliptic@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The address of a database that nobody has used."""
        name = f"test_{secrets.token_hex(6)}"
        await self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    async def drop(self, url: str) -> None:
        """Nobody needs it any more; a cluster of few files is back sooner after a kill."""
        await self.ask(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    async def ask(self, question: str, database: str = "postgres") -> Any:
        """Ask or tell it something that is no business of a server."""
        engine = create_async_engine(driver_of(self.url(database)), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            result = await connection.exec_driver_sql(question)
            answer = result.scalar() if result.returns_rows else None
        await engine.dispose()
        return answer


class Redis(Service):
    """It forgets everything when it ends."""

    def __init__(self) -> None:
        self.server = program("redis-server", "redis-server")
        super().__init__({})

    def command(self) -> list[str]:
        """One address, and nothing on the disk."""
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return [self.server, "--port", str(self.port), *options]

    def is_ready(self) -> bool:
        """It answers."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as wire:
                wire.sendall(b"PING\r\n")
                return wire.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"
