"""Clocks that run out on a real server, and bots that go on after it was killed."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest

from tests.server.clients import Client
from tests.server.running import Server
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio


def turn_back(folder: Path, milliseconds: int) -> None:
    """All that happened so far happened so much earlier: the tests need not wait."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE entries SET at = at - ?", (milliseconds,))
        database.execute("UPDATE tables SET due = due - ?, updated = updated - ?", (milliseconds, milliseconds))


async def test_a_steward_plays_for_who_does_not_come_and_hands_the_seat_back(tmp_path: Path) -> None:
    """One minute on the clock, and nobody there; the record of who decided is kept."""
    server = Server(tmp_path)
    pace = {"type": "live", "minutes": 1, "seconds": 0}
    async with server, Client(server.address, "Ann") as ann:
        table, code = await gather([ann], "redplanet", "2015", 1, pace=pace, absent="steward")
        await ann.disconnect()
        assert server.stop(signal.SIGKILL) != 0
        turn_back(tmp_path, 61_000)
        server.start()
        await server.answers()
        await ann.connect(table, code)
        while not (await ann.until("table"))["seats"][0]["steward"]:
            pass
        while ann.table["turn"] < 2:  # the steward has acted
            await ann.until("table")
        await ann.send(ann.request("do", seat=0, what="come-back"))
        while (await ann.until("table"))["seats"][0]["steward"]:
            pass
        await ann.play_on()
        assert ann.table["ending"] == "finished"
    with sqlite3.connect(tmp_path / "tables.db") as database:
        deeds = [deed for (deed,) in database.execute("SELECT deed FROM entries ORDER BY number")]
    deciders = [decider for decider in ("person", "bot", "steward") if any(f'"by":"{decider}"' in d for d in deeds)]
    assert deciders == ["person", "bot", "steward"]


async def test_bots_go_on_by_themselves_after_the_server_was_killed(tmp_path: Path) -> None:
    """Nobody has to open the table."""
    server = Server(tmp_path)
    async with server, Client(server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 3)
        await ann.send(ann.request("do", seat=0, what="let-steward"))
        await ann.until("done")
        server.stop(signal.SIGKILL)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            (before,) = database.execute("SELECT max(number) FROM entries").fetchone()
        server.start()
        await server.answers()
        for _ in range(300):
            with sqlite3.connect(tmp_path / "tables.db") as database:
                (after,) = database.execute("SELECT max(number) FROM entries").fetchone()
            if after > before + 20:
                break
            await asyncio.sleep(0.1)
        assert after > before + 20, server.said()
        assert (await ann.get(f"/api/tables/{table}"))["phase"] in ("playing", "over")
