"""Anything may come through a socket: thousands of malformed messages (`make soak`: 100,000), and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from collections import deque
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ecliptic.server import wire as w
from tests.repeats import daily_seed, times
from tests.server.bystanders import Bystanders, bystanders
from tests.server.clients import HELLO, Client
from tests.server.frames import BAD_FRAMES, BAD_HEADERS, BAD_WORDS, KEY, UNFINISHED, UPGRADE, Raw
from tests.server.malformed import KINDS, Message, Sender, Vandal
from tests.server.running import Server

pytestmark = pytest.mark.anyio

MESSAGES = int(os.environ.get("ECLIPTIC_MALFORMED", times(8000, 100_000)))
BATCH = times(500, 2500)  # messages until a socket is closed, and opened again
WINDOW = 100  # messages that wait for their answers
IN_PARTS = 0.05  # of the messages
PINGS = 0.005
TOO_LARGE = 16_385
OWN_ACCORD = {"welcome", "table", "changed", "events"}  # what a table tells without being asked


class Pipe:
    """A socket through which messages are poured, and what is still owed for them."""

    def __init__(self, address: str, token: str, vandal: Vandal) -> None:
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.vandal = vandal
        self.chance = random.Random(vandal.random.random())
        self.owed: deque[Message] = deque()
        self.answered = 0

    async def pour(self, messages: int) -> None:
        """So many, with a new socket for each batch."""
        for done in range(0, messages, BATCH):
            headers = self.headers
            async with connect(self.address, additional_headers=headers, compression=None, max_size=None) as socket:
                await socket.send(json.dumps(HELLO))
                window = asyncio.Semaphore(WINDOW)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._hear(socket, window))
                    group.create_task(self._speak(socket, window, min(BATCH, messages - done)))

    async def _speak(self, socket: ClientConnection, window: asyncio.Semaphore, messages: int) -> None:
        """At last one that is too large: it ends the socket, and nothing else."""
        pongs = []
        for _ in range(messages):
            await window.acquire()
            message = self.vandal.message()
            self.owed.append(message)
            await self._send(socket, message.data)
            if self.chance.random() < PINGS:
                pongs.append(await socket.ping(self.chance.randbytes(8)))
        for _ in range(WINDOW):
            await window.acquire()  # all is answered
        await asyncio.gather(*pongs)
        await socket.send("x" * TOO_LARGE)

    async def _send(self, socket: ClientConnection, data: str | bytes) -> None:
        if self.chance.random() >= IN_PARTS:
            await socket.send(data)
            return
        places = sorted(self.chance.randrange(len(data) + 1) for _ in range(3))
        parts: Any = [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]
        await socket.send(parts)

    async def _hear(self, socket: ClientConnection, window: asyncio.Semaphore) -> None:
        """Each message has one answer, and they come in order."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                for line in str(await socket.recv()).split("\n"):
                    told = json.loads(line)
                    if told["type"] not in OWN_ACCORD:
                        message = self.owed.popleft()
                        assert fits(told, message.answer), (message, told)
                        self.answered += 1
                        window.release()
        assert socket.close_code == 1009, socket.close_reason


def fits(told: dict[str, Any], expected: str) -> bool:
    """This is the answer that we wait for."""
    return expected in {told["type"], told.get("reason", {}).get("id")}


async def senders(people: Bystanders, watcher: str) -> list[tuple[str, Sender]]:
    """The host whose turn it is, the other player, somebody who watches, and nobody; with their tokens."""
    table, bobs = await people.look(people.ann), await people.look(people.bob)
    action, turn = table["view"]["decision"]["actions"][0], table["turn"]
    return [
        (people.ann.token, Sender(0, turn, action, "Ann-00000000", asked=True)),
        (people.bob.token, Sender(1, bobs["turn"], action, "Bob-00000000")),
        (watcher, Sender(None, turn, action, "")),
        ("", Sender(None, turn, action, "", named=False)),
    ]


def test_every_kind_of_message_is_broken() -> None:
    """None is forgotten, and none is unknown."""
    kinds = msgspec.inspect.type_info(w.Said)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    fields = {kind.tag: {field.name for field in kind.fields} for kind in kinds.types}  # type: ignore[attr-defined]  # all are structs
    assert {kind: set(said) for kind, said in KINDS.items()} == fields
    for kind, said in KINDS.items():
        w.SAID.decode(json.dumps({"type": kind, **said} | ({"id": "12345678"} if "id" in said else {})))


@pytest.mark.long
async def test_malformed_messages_change_nothing(sqlite_server: Server) -> None:
    """From every seat and from none, at once; each is answered, and the game goes on as if nothing had been said."""
    async with bystanders(sqlite_server) as people, Client(people.server.address, "Eve") as eve:
        before = await people.everything()
        address = f"ws://127.0.0.1:{people.server.port}/api/tables/{people.table}/socket"
        who = await senders(people, eve.token)
        pipes = [
            Pipe(address, token, Vandal(sender, len(who) * daily_seed() + number))
            for number, (token, sender) in enumerate(who)
        ]
        await asyncio.gather(*(pipe.pour(MESSAGES // len(pipes)) for pipe in pipes))
        assert [pipe.answered for pipe in pipes] == [MESSAGES // len(pipes)] * len(pipes)
        await people.nobody_is_here()
        assert await people.everything() == before
        await people.unharmed()
        await people.goes_on()


@pytest.mark.long
async def test_broken_frames_end_their_socket_alone(either_server: Server) -> None:
    """Bytes that are no WebSocket at all, those that vanish in the middle, and doors that are no doors."""
    async with bystanders(either_server) as people:
        before = await people.everything()
        path = f"/api/tables/{people.table}/socket"
        await asyncio.gather(*(is_shown_out(people.server.port, path, data) for data in BAD_FRAMES.values()))
        await asyncio.gather(*(vanishes(people.server.port, path, data) for data in UNFINISHED.values()))
        await asyncio.gather(*(finds_no_table(people.server.port, bad) for bad in BAD_WORDS))
        await asyncio.gather(*(is_answered(people.server.port, f"{path}?code={bad}") for bad in BAD_WORDS))
        await asyncio.gather(*(is_answered(people.server.port, path, bad) for bad in BAD_HEADERS.values()))
        await people.nobody_is_here()
        assert await people.everything() == before
        await people.unharmed()
        await people.goes_on()


async def is_shown_out(port: int, path: str, data: bytes) -> None:
    """The server ends it."""
    async with Raw(port) as raw:
        assert await raw.ask(path) == 101
        await raw.send(data)
        assert await raw.is_shown_out(), data


async def vanishes(port: int, path: str, data: bytes) -> None:
    """We end it, in the middle."""
    async with Raw(port) as raw:
        assert await raw.ask(path) == 101
        await raw.send(data)
        raw.vanish()


async def finds_no_table(port: int, ident: str) -> None:
    """Whatever it is called, it is not there."""
    async with Raw(port) as raw:
        status = await raw.ask(f"/api/tables/{ident}/socket")
        assert status == 400 or (status == 101 and await raw.is_told(4404)), ident


async def is_answered(port: int, path: str, headers: str = UPGRADE + KEY) -> None:
    """Perhaps with a socket, perhaps not; but it is no fault of the server's."""
    async with Raw(port) as raw:
        assert 100 < await raw.ask(path, headers) < 500, (path, headers)
