"""People at their browsers, as far as a server can tell: real HTTP and real WebSockets, and choices by chance."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections import deque
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ecliptic.server.wire import VERSION
from tests.server.running import PATIENCE

HELLO = {"type": "hello", "version": VERSION}


def account() -> dict[str, str]:
    """A name and a password that nobody else has."""
    return {"name": f"Ann of {secrets.token_hex(5)}", "password": "correct horse"}


def merged(table: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """The table with what has changed."""
    view = {**(table["view"] or {}), **changed["view"]} or None
    return {**table, **changed["table"], "view": view}


class Client:
    """One person: a session, and a socket at one table."""

    def __init__(self, base: str, name: str, seed: int = 1, *, socket_base: str = "") -> None:
        self.base = base
        self.socket_base = socket_base or base  # a load balancer may send it elsewhere
        self.name = name
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.random = random.Random(seed)
        self.numbers = itertools.count()
        self.token = ""
        self.socket: ClientConnection | None = None
        self.left: list[ClientConnection] = []  # sockets at other tables, still open: the server outlives a test
        self.table: dict[str, Any] = {}  # the latest view of the table
        self.events: list[Any] = []
        self.frames: list[str] = []  # all that was received, as it came
        self.lines: deque[str] = deque()  # of the latest frame, those that nobody has looked at
        self.refused: list[Any] = []

    async def __aenter__(self) -> Self:
        self.token = (await self.post("/api/guests", {"name": self.name}))["token"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()
        for socket in self.left:
            await socket.close()
        await self.http.aclose()

    # Plain HTTP.

    async def post(self, path: str, data: Any, expected: int | None = None) -> Any:
        """Send something; fail if the answer is another than expected."""
        answer = await self.http.post(path, json=data)
        assert answer.status_code == expected if expected else answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, expected: int = 200) -> Any:
        """Read something."""
        answer = await self.http.get(path)
        assert answer.status_code == expected, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def request(self, kind: str, **rest: Any) -> dict[str, Any]:
        """A request with an id of its own."""
        return {"type": kind, "id": f"{self.name}-{next(self.numbers):08d}", **rest}

    async def ask(self, table: str, kind: str, code: str = "", expected: int = 200, **rest: Any) -> Any:
        """Do something at a table over plain HTTP."""
        return await self.post(f"/api/tables/{table}/requests?code={code}", self.request(kind, **rest), expected)

    # The socket.

    async def connect(self, table: str, code: str = "", **hello: Any) -> None:
        """Open the socket and say hello."""
        address = self.socket_base.replace("http", "ws") + f"/api/tables/{table}/socket?code={code}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if self.socket is not None:
            self.left.append(self.socket)
        self.socket = await connect(address, additional_headers=headers, compression=None)
        self.lines.clear()
        await self.send(HELLO | hello)

    async def disconnect(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, message: Any) -> None:
        """Say something."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Any:
        """The next message; the latest view of the table is kept, and what changes it becomes all of it."""
        assert self.socket is not None
        if not self.lines:
            text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.frames.append(text)
            self.lines.extend(text.split("\n"))
        message = json.loads(self.lines.popleft())
        if message["type"] == "changed":
            message = merged(self.table, message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "events":
            self.events[message["first"] :] = message["events"]
        elif message["type"] == "refused":
            self.refused.append(message)
        return message

    async def until(self, kind: str) -> Any:
        """The next message of this kind."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def settle(self) -> None:
        """Hear all that is under way."""
        await self.send(self.request("why", seat=7, action=["nothing", 0]))
        while (await self.hear())["type"] != "refused":
            pass
        self.refused.pop()

    def decision(self) -> Any:
        """What the own seat is asked, as the latest view has it."""
        view = self.table.get("view")
        return view and view["decision"]

    async def act_by_chance(self) -> None:
        """Answer the present decision somehow."""
        action = self.random.choice(self.decision()["actions"])
        seat, turn = self.table["seat"], self.table["turn"]
        await self.send(self.request("act", seat=seat, turn=turn, action=action))

    async def play_on(self) -> None:
        """Answer whatever is asked by chance until the game is over; optional questions are left alone."""
        if not self.table:
            await self.until("table")
        while self.table["phase"] != "over":
            decision = self.decision()
            if decision is not None and not decision["optional"]:
                await self.act_by_chance()
                while (await self.hear())["type"] not in {"done", "refused"}:
                    pass
            await self.until("table")
