"""Two people at a table who do nothing, and a look at all that must not change meanwhile."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
from sqlalchemy import Table, select

from ecliptic.server.store.schema import CHAT, ENTRIES, SITTINGS
from ecliptic.server.store.store import Store
from tests.server.clients import Client
from tests.server.running import PATIENCE, Server

MOVES = 12  # so that there is something to lose


class Bystanders:
    """Ann is the host, and it is her turn; Bob sits beside her."""

    def __init__(self, server: Server, people: list[Client]) -> None:
        self.server = server
        self.store = Store(server.database)
        self.said_before = len(server.said())
        self.ann, self.bob = people
        self.table = ""
        self.code = ""
        assert server.process is not None
        self.pid = server.process.pid

    async def play(self) -> None:
        """Some moves, until it is Ann's turn, and Bob could not even change his mind."""
        seats: list[Any] = [{}, {}]
        settings = {"game": "redplanet", "edition": "2015", "seats": seats, "listed": True}
        made = await self.ann.post("/api/tables", settings)
        self.table, self.code = made["id"], made["code"]
        for seat, person in enumerate((self.ann, self.bob)):
            await person.ask(self.table, "sit", seat=seat)
        await self.ann.ask(self.table, "begin")
        moves = 0
        while moves < MOVES or not await self._is_anns_turn():
            moves += await self._move(self.ann) + await self._move(self.bob)

    async def _is_anns_turn(self) -> bool:
        waiting = (await self.look(self.ann))["view"]["waiting"]
        return waiting == [0] and (await self.look(self.bob))["view"]["decision"] is None

    async def look(self, person: Client) -> Any:
        """The table as this person sees it."""
        person.table = await person.get(f"/api/tables/{self.table}")
        return person.table

    async def _move(self, person: Client) -> bool:
        view = (await self.look(person))["view"]
        if not view["decision"]:
            return False
        action = person.random.choice(view["decision"]["actions"])
        seat, turn = person.table["seat"], person.table["turn"]
        await person.ask(self.table, "act", seat=seat, turn=turn, action=action)
        return True

    # What must not change.

    async def seen(self) -> dict[str, bytes]:
        """The table as each of them sees it, and a stranger, to the last byte."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE) as stranger:
            viewers = {"Ann": self.ann.http, "Bob": self.bob.http, "nobody": stranger}
            return {name: (await http.get(f"/api/tables/{self.table}")).content for name, http in viewers.items()}

    async def kept(self, *kinds: Table) -> list[Any]:
        """All that the database has of the table in these."""
        found: list[Any] = []
        async with self.store.engine.connect() as connection:
            for kind in kinds:
                wanted = select(kind).where(kind.c.table_id == self.table).order_by(*kind.primary_key.columns)
                found += [tuple(row) for row in await connection.execute(wanted)]
        return found

    async def everything(self) -> tuple[Any, ...]:
        """All that could change."""
        return await self.seen(), await self.kept(ENTRIES, CHAT, SITTINGS)

    async def nobody_is_here(self) -> None:
        """Wait until the server has noticed that all sockets are closed."""
        async with Client(self.server.address, "Zoe") as zoe:
            await zoe.connect(self.table)
            await zoe.until("table")
            while any(seat["here"] for seat in zoe.table["seats"]):
                await zoe.until("table")

    async def unharmed(self) -> None:
        """It is the same server, it answers, and it has nothing to complain about but its clients."""
        assert self.server.process is not None
        assert (self.server.process.pid, self.server.process.poll()) == (self.pid, None), self.server.said()
        assert (await self.ann.get("/health"))["status"] == "ok"
        found = complaints(self.server.said()[self.said_before :])
        assert not found, found

    async def goes_on(self) -> None:
        """What Ann may do is done."""
        before = (await self.look(self.ann))["turn"]
        assert await self._move(self.ann)
        assert (await self.look(self.ann))["turn"] == before + 1


def complaints(log: str) -> list[str]:
    """The lines of a log in JSON that tell of errors, and those that nobody meant to be there."""
    lines = [line for line in log.splitlines() if line]
    return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] in {"error", "critical"}]


@contextlib.asynccontextmanager
async def bystanders(server: Server) -> AsyncIterator[Bystanders]:
    """They play a little at a server whose log is JSON, and then leave it at that."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.address, name)) for name in ("Ann", "Bob")]
        found = Bystanders(server, people)
        stack.push_async_callback(found.store.engine.dispose)
        await found.play()
        yield found
