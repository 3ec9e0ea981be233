"""A PostgreSQL and a Redis for a measurement alone: on free ports, in folders that go with them, nobody's service."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from ecliptic.bench.processes import BenchProblem, Program

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
LOCAL_ONLY: Final = "host all all 127.0.0.1/32 trust\n"


async def ask(url: str, question: str) -> object:
    """One question to a database, or something to be done there."""
    parsed = make_url(url)
    engine = create_async_engine(parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername)))
    try:
        async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            result = await connection.exec_driver_sql(question)
            return result.scalar() if result.returns_rows else None
    finally:
        await engine.dispose()


def found(name: str) -> str | None:
    """A program on the path, or where Debian puts PostgreSQL's."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(debian[-1]) if debian else None)


def somebody_else() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: how `subprocess` makes it somebody who may do nothing."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return {}
    import pwd  # noqa: PLC0415  (Windows has none)

    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A cluster of its own, as safe as PostgreSQL is by default. It runs on whatever core is free."""

    def __init__(self) -> None:
        self.identity = somebody_else()
        # Another user must be able to go there, so it is not the run's own folder.
        self.folder = Path(tempfile.mkdtemp(prefix="ecliptic-bench-"))
        if self.identity:
            os.chown(self.folder, self.identity["user"], self.identity["group"])
        self.program = Program("postgres", self.folder, identity=self.identity)
        self.data = self.folder / "data"

    async def start(self) -> None:
        """Make it, and wait until it takes requests."""
        postgres, initdb = found("postgres"), found("initdb")
        if postgres is None or initdb is None:
            raise BenchProblem("cli-bench-no-database", program="PostgreSQL")
        options = ["--username=ecliptic", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        making = Program("initdb", self.folder, identity=self.identity)
        making.start([initdb, "-D", str(self.data), *options])
        assert making.process is not None
        if await asyncio.to_thread(making.process.wait) != 0:
            raise BenchProblem("cli-bench-no-answer", program="initdb", log=making.last_words())
        (self.data / "pg_hba.conf").write_text(LOCAL_ONLY)
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=on", "shared_buffers=64MB"]
        chosen = [word for setting in settings for word in ("-c", setting)]
        self.program.start([postgres, "-D", str(self.data), "-p", str(self.program.port), *chosen])
        await self.program.until(self._is_ready)

    def _is_ready(self) -> bool:
        """As `pg_ctl` finds out: the eighth line says how far it is."""
        lines = (self.data / "postmaster.pid").read_text().splitlines()
        return len(lines) > 7 and lines[7].strip() == "ready"

    async def new_database(self) -> str:
        """The address of a database that nobody has used."""
        name = f"bench_{secrets.token_hex(6)}"
        await ask(self._url("postgres"), f"CREATE DATABASE {name}")
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://ecliptic@127.0.0.1:{self.program.port}/{database}"

    def remove(self) -> None:
        """Leave nothing behind."""
        self.program.stop(signal.SIGINT)  # what is not written yet, nobody will miss
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """It forgets everything when it ends."""

    def __init__(self, folder: Path) -> None:
        self.program = Program("redis", folder)

    async def start(self) -> None:
        """Until it answers."""
        server = found("redis-server")
        if server is None:
            raise BenchProblem("cli-bench-no-database", program="Redis")
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.program.folder)]
        self.program.start([server, "--port", str(self.program.port), *options])
        await self.program.until(self.program.listens)

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.program.port}/0"

    def remove(self) -> None:
        """Leave nothing behind."""
        self.program.stop()
