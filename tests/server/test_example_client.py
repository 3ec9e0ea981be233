"""The example client of docs/socket.md plays whole games at a real server, and finds its way back to them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ecliptic.games import GAMES
from tests.server.running import PATIENCE, ROOT, Server, until

pytestmark = pytest.mark.anyio

CLIENT = ROOT / "examples" / "clients" / "random_player.py"
KINDS = [(game.id, game.default_edition, game.edition(game.default_edition).seats_min) for game in GAMES]


@contextlib.asynccontextmanager
async def playing(server: Server, game: str, edition: str, seats: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """The client at work; it does not outlive the test."""
    words = [str(CLIENT), server.address, game, edition, str(seats)]
    pipe = asyncio.subprocess.PIPE
    client = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=pipe, stderr=pipe)
    try:
        yield client
    finally:
        with contextlib.suppress(ProcessLookupError):
            client.kill()
        await client.wait()


async def outcome(client: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """Its exit code, and all that it has printed."""
    out, err = await asyncio.wait_for(client.communicate(), PATIENCE)
    return client.returncode, (out + err).decode()


def test_the_client_is_short() -> None:
    """At most 60 lines, so that it can be read at once."""
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.long
async def test_the_client_plays_every_game_to_the_end(sqlite_server: Server) -> None:
    """At the same time: it waits most of the time, so as not to say too much at once."""

    async def play(game: str, edition: str, seats: int) -> None:
        async with playing(sqlite_server, game, edition, seats) as client:
            code, said = await outcome(client)
        assert (code, said.startswith("The game is over.")) == (0, True), said

    async with asyncio.TaskGroup() as group:
        for kind in KINDS:
            group.create_task(play(*kind))


@pytest.mark.long
async def test_the_client_comes_back_when_the_connection_is_lost(tmp_path: Path) -> None:
    """The server is killed in the middle of a game and started again; the client goes on where it was."""

    async def has_begun() -> bool:
        with sqlite3.connect(tmp_path / "tables.db") as database:
            [(entries,)] = database.execute("SELECT count(*) FROM entries").fetchall()
        return int(entries) > 8

    server = Server(tmp_path)
    async with server, playing(server, "redplanet", "2015", 2) as client:
        await until(has_begun)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        assert client.returncode is None
        server.start()
        await server.answers()
        code, said = await outcome(client)
    assert (code, said.startswith("The game is over.")) == (0, True), said


async def test_the_client_gives_up_where_it_has_no_business(sqlite_server: Server) -> None:
    """An edition that does not exist is an error of its own, not one to try again."""
    async with playing(sqlite_server, "redplanet", "1999", 2) as client:
        code, said = await outcome(client)
    assert (code, "HTTP Error 409" in said) == (1, True), said
