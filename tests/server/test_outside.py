"""Games from outside on a server: they are played like ours, and what is wrong with one breaks no table."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from textwrap import dedent

import pytest

from tests.packages.outside import install_nim, offer
from tests.server.clients import Client
from tests.server.running import SOURCE, Server
from tests.server.whole_games import gather

FAILING = """
    from ecliptic_nim.game import NimGame

    class Silent(NimGame):
        id = "silent"

        def sheet(self, view):
            raise LookupError("no words")

        def option(self, action, rules, view=None):
            raise LookupError("no words")

    GAME = Silent()
"""


pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_people_play_games_from_outside(tmp_path: Path) -> None:
    """To the end, over HTTP and WebSockets, with a bot; the log names what is broken, by package and line, once."""
    folder = tmp_path / "nim"
    folder.mkdir()
    site = install_nim(folder)
    failing = offer(site, "silent", dedent(FAILING))
    broken = offer(site, "broken", "GAME = 1 // 0\n")
    async with (
        Server(tmp_path, PYTHONPATH=os.pathsep.join([str(SOURCE), str(site)])) as server,
        Client(server.address, "Ann", 1) as ann,
        Client(server.address, "Bob", 2) as bob,
    ):
        games = [game["id"] for game in (await ann.get("/api/games"))]
        assert games[-2:] == ["nim", "silent"]
        for game in ("nim", "silent", "redplanet"):
            people = [ann, bob]
            table, code = await gather(people, game, "2015" if game == "redplanet" else "classic", 1)
            await ann.connect(table, code, words=True)
            assert (await ann.until("words"))["sheet"]["now"]
            await asyncio.wait_for(asyncio.gather(*(person.play_on() for person in people)), 300)
            for person in people:
                assert person.table["ending"] == "finished"
                assert person.refused == []
                person.table, person.events = {}, []
    said = server.said()
    for what in (f"ZeroDivisionError: integer division or modulo by zero [{broken}:1]", f"no words [{failing}:8]"):
        assert said.count(what) == 1, said
    assert said.count("outside-broken 2.1") == 1
    assert "Traceback" not in said
