"""People who do not give up: whatever becomes of the server, they ask with the same id until they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.clients import Client
from tests.server.running import PATIENCE, Server

GAMES = [("redplanet", "2015"), ("redplanet", "2025"), ("ares", "versus"), ("kosmonauts", "classic")]
PAUSE = 0.2  # seconds before somebody tries again
TROUBLE = (OSError, WebSocketException)


class Stubborn(Client):
    """One person, who remembers what they were promised."""

    def __init__(self, base: str, name: str, seed: int = 1) -> None:
        super().__init__(base, name, seed)
        self.acknowledged: list[tuple[str, str]] = []  # tables and requests
        self.asked: dict[str, Any] | None = None  # not answered yet
        self.answered = -1  # the turn of the last act that was done
        self.done = asyncio.Event()
        self.losses = 0  # of connections
        self.last = time.monotonic()
        self.longest = 0.0  # seconds between two acts that were done

    # Plain HTTP.

    async def post(self, path: str, data: Any, expected: int | None = None) -> Any:
        """Until the server has an answer; that it cannot reach its database is none."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await self.http.post(path, json=data)
                if answer.status_code < 500:
                    break
            await asyncio.sleep(PAUSE)
        assert answer.status_code < 300, (answer.text, expected)
        return answer.json()

    async def ask(self, table: str, kind: str, code: str = "", expected: int = 200, **rest: Any) -> Any:
        """Do something at a table, once, however often it takes."""
        request = self.request(kind, **rest)
        answer = await self.post(f"/api/tables/{table}/requests?code={code}", request, expected)
        self.acknowledged.append((table, request["id"]))
        return answer

    # The socket.

    async def play_on_and_on(self, table: str, code: str) -> None:
        """Until the game is over and everything is answered."""
        self.table, self.events, self.answered = {}, [], -1
        while self.asked is not None or self.table.get("phase") != "over":
            with contextlib.suppress(*TROUBLE):
                await self.connect(table, code, seen=len(self.events), backs=self.table.get("backs", 0))
                await self._converse(table)
                return
            self.losses += 1
            self.frames.clear()
            with contextlib.suppress(*TROUBLE):
                await self.disconnect()
            await asyncio.sleep(PAUSE)

    async def _converse(self, table: str) -> None:
        if self.asked is not None:
            await self.send(self.asked)
        while self.asked is not None or self.table.get("phase") != "over":
            message = await self.hear()
            if self.asked is not None and message.get("id") == self.asked["id"]:
                self._answered(table, message["type"])
            await self._maybe_act()

    def _answered(self, table: str, kind: str) -> None:
        assert self.asked is not None
        if kind == "done":
            self.acknowledged.append((table, self.asked["id"]))
            self.answered = self.asked["turn"]
            self.done.set()
            now = time.monotonic()
            self.longest, self.last = max(self.longest, now - self.last), now
        self.asked = None

    async def goes_on(self, acts: int) -> None:
        """Wait until so many more acts are done."""
        for _ in range(acts):
            self.done.clear()
            await self.done.wait()

    async def _maybe_act(self) -> None:
        """If something must be decided that was not decided before: the view may be older than the answer."""
        decision = self.decision()
        if self.asked is None and decision and not decision["optional"] and self.table["turn"] > self.answered:
            action = self.random.choice(decision["actions"])
            self.asked = self.request("act", seat=self.table["seat"], turn=self.table["turn"], action=action)
            await self.send(self.asked)


async def play_for_ever(people: Sequence[Stubborn], game: str, edition: str, bots: int = 0) -> None:
    """One table after another."""
    seats: list[Any] = [{} for _ in people] + [{"bot": "novice"}] * bots
    while True:
        made = await people[0].post("/api/tables", {"game": game, "edition": edition, "seats": seats})
        for seat, person in enumerate(people):
            await person.ask(made["id"], "sit", made["code"], seat=seat)
        await people[0].ask(made["id"], "begin")
        await asyncio.gather(*(person.play_on_and_on(made["id"], made["code"]) for person in people))


@contextlib.asynccontextmanager
async def playing(
    servers: Sequence[Server], bots: int = 0, *, scattered: bool = False
) -> AsyncIterator[list[Stubborn]]:
    """Two at each table, of every game, and so many bots; at the same server, or each at another."""
    async with contextlib.AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        people: list[Stubborn] = []
        tasks = []
        for number, (game, edition) in enumerate(GAMES):
            pair = []
            for place, name in enumerate(("Ann", "Bob")):
                server = servers[(number + place * scattered) % len(servers)]
                pair.append(Stubborn(server.address, f"{name}{number}", number))
            people += [await stack.enter_async_context(person) for person in pair]
            tasks.append(group.create_task(play_for_ever(pair, game, edition, bots)))
        yield people
        for task in tasks:
            task.cancel()


async def all_go_on(people: Sequence[Stubborn], acts: int = 10) -> None:
    """Everybody is answered again, several times."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(person.goes_on(acts) for person in people))
