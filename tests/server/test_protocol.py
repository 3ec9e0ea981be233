"""What docs/socket.md promises and no other test shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.clients import HELLO, Client
from tests.server.running import Server
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio


async def asked(person: Client, message: dict[str, Any]) -> Any:
    """Say this; the answer to it."""
    await person.send(message)
    while (answer := await person.hear()).get("id") != message["id"] or answer["type"] == "table":
        pass
    return answer


async def test_an_id_that_was_refused_can_be_used_again(sqlite_server: Server) -> None:
    """One that was carried out is answered, and nothing happens, whatever else the message says."""
    async with Client(sqlite_server.address, "Ann") as ann:
        await gather([ann], "redplanet", "2015", 1)
        action = ann.decision()["actions"][0]
        act = ann.request("act", seat=0, turn=7, action=action)
        assert (await asked(ann, act))["reason"]["id"] == "table-stale"
        assert (await asked(ann, act | {"turn": 0}))["type"] == "done"
        resign = {"type": "do", "id": act["id"], "seat": 0, "what": "resign"}
        assert (await asked(ann, resign))["type"] == "done"
        assert not ann.table["seats"][0]["resigned"]


async def test_a_second_hello_starts_over(sqlite_server: Server) -> None:
    """With the whole table, with all events if the client has none, and with the scene for those who want words."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        await gather([ann, bob], "kosmonauts", "classic", 0)
        await ann.settle()
        for words, kinds in (
            (False, ["welcome", "events", "table"]),
            (True, ["welcome", "scene", "events", "log", "table", "words"]),
        ):
            await ann.send(HELLO | {"words": words})
            assert [(await ann.hear())["type"] for _ in kinds] == kinds


async def test_chat_is_heard_before_hello_and_said_twice_if_it_is_sent_twice(sqlite_server: Server) -> None:
    """Numbers tell the lines apart; those that a client has not named in its `hello` are sent once more."""
    async with Client(sqlite_server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        await ann.settle()
        address = f"ws://127.0.0.1:{sqlite_server.port}/api/tables/{table}/socket"
        async with connect(address, compression=None) as silent:
            chat = ann.request("chat", text="twice")
            assert [(await asked(ann, chat))["type"] for _ in range(2)] == ["done", "done"]
            lines = [json.loads(str(await silent.recv())) for _ in range(2)]
            assert [(line["type"], line["text"]) for line in lines] == [("said", "twice")] * 2
            assert lines[0]["number"] < lines[1]["number"]
            await silent.send(json.dumps(HELLO | {"heard": lines[0]["number"]}))
            again: list[Any] = []
            while not again or again[-1]["type"] != "said":
                again += [json.loads(line) for line in str(await silent.recv()).split("\n")]
            assert [line for line in again if line["type"] == "said"] == [lines[1]]


async def test_a_proposal_is_done_at_once_where_nobody_else_decides(sqlite_server: Server) -> None:
    """A pause keeps the question, but it cannot be answered until the game is resumed."""
    async with Client(sqlite_server.address, "Ann") as ann:
        await gather([ann], "redplanet", "2015", 1)
        await ann.settle()
        assert (await asked(ann, ann.request("propose", seat=0, what="pause")))["type"] == "done"
        await ann.settle()
        assert (ann.table["phase"], ann.table["seats"][0]["waited_for"]) == ("paused", False)
        act = ann.request("act", seat=0, turn=ann.table["turn"], action=ann.decision()["actions"][0])
        assert (await asked(ann, act))["reason"]["id"] == "table-is-paused"
        assert (await asked(ann, ann.request("do", seat=0, what="resume")))["type"] == "done"
        assert (await asked(ann, act))["type"] == "done"
