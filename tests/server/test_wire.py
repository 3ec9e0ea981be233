"""Whole games over real sockets; stale, foreign and nonsensical messages; and coming back."""

from __future__ import annotations

import json

import pytest

from tests.server.clients import Client
from tests.server.running import Server
from tests.server.whole_games import gather, play_every_game

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_whole_games_of_every_kind_end_as_the_engine_says(sqlite_server: Server) -> None:
    """By four clients and bots, on one process."""
    await play_every_game([sqlite_server])


async def test_a_stale_foreign_or_illegal_answer_changes_nothing(sqlite_server: Server) -> None:
    """Each is refused with a reason; the same answer twice has one effect."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, _ = await gather([ann, bob], "redplanet", "2015", 0)
        before = await ann.get(f"/api/tables/{table}")
        action = before["view"]["decision"]["actions"][0]
        wrong = [
            (bob.request("act", seat=0, turn=0, action=action), "table-not-your-seat"),
            (ann.request("act", seat=0, turn=1, action=action), "table-stale"),
            (ann.request("act", seat=0, turn=0, action=["place", 3]), "core-why-other-question"),
            (ann.request("act", seat=0, turn=0, action=["dance", 3]), "table-not-understood"),
            (ann.request("act", seat=7, turn=0, action=action), "table-no-such-seat"),
            (bob.request("begin"), "table-is-playing"),
        ]
        for message, reason in wrong:
            person = bob if message["id"].startswith("Bob") else ann
            await person.send(message)
            assert (await person.until("refused"))["reason"]["id"] == reason
            assert (await person.post(f"/api/tables/{table}/requests", message, 409))["reason"]["id"] == reason
        after = await ann.get(f"/api/tables/{table}")
        assert after == before
        message = ann.request("act", seat=0, turn=0, action=action)
        for _ in range(2):
            await ann.send(message)
            await ann.until("done")
            await ann.post(f"/api/tables/{table}/requests", message, 200)
        assert (await ann.get(f"/api/tables/{table}"))["turn"] == 1


NONSENSE = ["", "{", "null", "[]", "7", '"hello"', "{}", '{"type":"act"}', '{"type":"dance","id":"12345678"}', "\x00"]


async def test_nonsense_is_answered_and_the_socket_goes_on(sqlite_server: Server) -> None:
    """Whatever it is; a message that is too large ends the socket alone."""
    async with Client(sqlite_server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        for text in NONSENSE:
            assert ann.socket is not None
            await ann.socket.send(text)
            assert (await ann.until("refused"))["reason"]["id"] == "table-not-understood"
        await ann.send(ann.request("why", seat=0, action=["place", 3]))
        assert (await ann.until("refused"))["reason"]["id"] == "core-why-other-question"
        assert ann.socket is not None
        await ann.socket.send("x" * 100_000)
        with pytest.raises(Exception, match="1009"):
            await ann.until("refused")
        await ann.connect(table)
        assert (await ann.until("table"))["phase"] == "playing"


async def test_who_comes_back_misses_nothing_and_hears_nothing_twice(sqlite_server: Server) -> None:
    """Events go on from where the client was; after an undo they are told anew."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, code = await gather([ann, bob], "redplanet", "2015", 1)
        await bob.disconnect()
        seen = len(bob.events)
        await ann.act_by_chance()
        await ann.until("table")
        await bob.connect(table, code, seen=seen, backs=bob.table["backs"])
        assert (await bob.until("events"))["first"] == seen
        await bob.until("table")
        assert bob.events == (await bob.get(f"/api/tables/{table}/events"))["events"]
        assert len(bob.events) == bob.table["told"] > seen
        await ann.send(ann.request("take-back", seat=0))
        answer = await ann.until("done")
        assert answer["type"] == "done"
        assert (await bob.until("events"))["first"] == 0
        while (await bob.until("table"))["backs"] == 0:
            pass
        assert bob.events == (await bob.get(f"/api/tables/{table}/events"))["events"]


async def test_a_watcher_sees_what_is_public_and_can_be_kept_out(sqlite_server: Server) -> None:
    """Without a seat there is no decision, and nothing can be done."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        table, _ = await gather([ann], "redplanet", "2015", 2)
        await eve.connect(table)
        frame = await eve.until("table")
        assert (frame["seat"], frame["view"]["viewer"], frame["view"]["decision"]) == (None, None, None)
        await eve.send(eve.request("act", seat=0, turn=0, action=ann.decision()["actions"][0]))
        assert (await eve.until("refused"))["reason"]["id"] == "table-not-your-seat"
        closed, _ = await gather([ann], "redplanet", "2015", 2, watchers=False)
        assert (await eve.get(f"/api/tables/{closed}", 409))["reason"]["id"] == "table-no-watchers"
        with pytest.raises(Exception, match="4404"):
            await look(eve, closed)


async def look(person: Client, table: str) -> None:
    """Connect and wait for the table; the server may close the door at either step."""
    await person.connect(table)
    await person.until("table")


async def test_the_seed_stays_until_the_game_is_over(sqlite_server: Server) -> None:
    """The record is refused before."""
    async with Client(sqlite_server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        assert (await ann.get(f"/api/tables/{table}/record", 409))["reason"]["id"] == "table-not-over"
        await ann.ask(table, "do", seat=0, what="resign")
        text = await ann.get(f"/api/tables/{table}/record")
        assert "seed" in text
        lines = [json.loads(line) for frame in ann.frames for line in frame.split("\n")]
        assert all("seed" not in line.get("view", {}) for line in lines)


async def test_what_is_said_is_heard_by_all_and_kept(sqlite_server: Server) -> None:
    """As it was said, whatever signs it has."""
    words = "<b>Привет</b> & \u202etschüss"
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, code = await gather([ann, bob], "redplanet", "2015", 1)
        await ann.send(ann.request("chat", text=words))
        line = await bob.until("said")
        assert (line["name"], line["seated"], line["text"]) == ("Ann", True, words)
        await bob.disconnect()
        await bob.connect(table, code, heard=line["number"])
        await bob.until("table")
        await ann.send(ann.request("chat", text="again"))
        assert (await bob.until("said"))["text"] == "again"
