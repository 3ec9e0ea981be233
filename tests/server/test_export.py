"""Accounts, rematches, records from elsewhere, a copy of everything, and leaving for good."""

from __future__ import annotations

import asyncio
import json
import sqlite3

import pytest

from ecliptic.core import record_reader
from ecliptic.core.record import verify
from ecliptic.games import GAMES
from ecliptic.games import game as find
from tests.server.clients import Client, account
from tests.server.running import Server
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio


async def test_a_guest_becomes_an_account_and_keeps_their_games(sqlite_server: Server) -> None:
    """The same person in another browser finds them by name and password."""
    mine = account()
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        await ann.post("/api/accounts", mine)
        refused = await eve.post("/api/accounts", mine, 409)
        assert refused["reason"]["id"] == "people-name-taken"
        wrong = await eve.post("/api/sessions", {**mine, "password": "wrong horse"}, 409)
        assert wrong["reason"]["id"] == "people-wrong-password"
        await eve.post("/api/sessions", mine)
        assert [found["id"] for found in await eve.get("/api/me/tables")] == [table]
        assert (await eve.get("/api/me"))["name"] == mine["name"]


async def test_the_games_of_a_guest_come_along_to_an_account_that_exists(sqlite_server: Server) -> None:
    """They log in while they play; the seat, its name and its decisions are the account's then."""
    mine = account()
    async with Client(sqlite_server.address, "Ann") as ann:
        await ann.post("/api/accounts", mine)
        async with Client(sqlite_server.address, "Guest") as guest:
            table, _ = await gather([guest], "redplanet", "2015", 1)
            await guest.post("/api/sessions", mine)
            seen = await guest.get(f"/api/tables/{table}")
            assert (seen["seat"], seen["seats"][0]["name"]) == (0, mine["name"])
            action = seen["view"]["decision"]["actions"][0]
            await guest.ask(table, "act", seat=0, turn=0, action=action)
        assert [found["id"] for found in await ann.get("/api/me/tables")] == [table]


async def test_the_same_again(sqlite_server: Server) -> None:
    """Whoever asks first makes the table; the others are shown the way."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, _ = await gather([ann, bob], "redplanet", "2015", 0)
        assert (await ann.post(f"/api/tables/{table}/rematch", {}, 409))["reason"]["id"] == "table-not-over"
        await ann.ask(table, "do", seat=0, what="resign")
        made = await ann.post(f"/api/tables/{table}/rematch", {})
        while (frame := await bob.until("table"))["next"] is None:
            pass
        assert frame["next"] == {"table": made["id"], "code": made["code"]}
        assert await bob.post(f"/api/tables/{table}/rematch", {}) == made
        await bob.ask(made["id"], "sit", made["code"], seat=0)
        watcher = await Client(sqlite_server.address, "Eve").__aenter__()
        assert (await watcher.get(f"/api/tables/{table}"))["next"] is None
        await watcher.disconnect()
        await watcher.http.aclose()


async def test_a_record_goes_out_and_comes_in(sqlite_server: Server) -> None:
    """The same events for the same seat; one that was tampered with is refused with the line at fault."""
    async with Client(sqlite_server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        await ann.play_on()
        text = await ann.get(f"/api/tables/{table}/record")
        opened = await ann.post("/api/records", {"text": text})
        again = await ann.get(f"/api/tables/{opened['id']}")
        assert again["phase"] == "over"
        assert [seat["name"] for seat in again["seats"]] == ["Ann", "easy"]
        assert await ann.get(f"/api/tables/{opened['id']}/record") == text
        lines = text.splitlines()
        lines[30] = lines[31]
        refused = await ann.post("/api/records", {"text": "\n".join(lines)}, 409)
        assert refused["reason"]["id"].startswith("record-")
        assert refused["reason"]["args"]["line"] in range(28, 34)


async def test_who_leaves_for_good_takes_everything_along(sqlite_server: Server) -> None:
    """First a copy; then no name, no word, no password is left, and the game goes on without them."""
    mine = account()
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, _ = await gather([ann, bob], "redplanet", "2015", 1)
        await ann.post("/api/accounts", mine)
        await ann.send(ann.request("chat", text="remember me"))
        await bob.until("said")
        copy = await ann.get("/api/me/export")
        assert copy["name"] == mine["name"]
        assert "secret" not in json.dumps(copy["preferences"])
        assert [game["table"] for game in copy["games"]] == [table]
        assert [line["text"] for line in copy["chat"]] == ["remember me"]
        assert (await ann.http.delete("/api/me")).status_code == 204
        await ann.get("/api/me", 401)
        seen = await bob.get(f"/api/tables/{table}")
        assert (seen["phase"], seen["seats"][0]["name"], seen["seats"][0]["resigned"]) == ("playing", "", True)
        assert [line["text"] for line in await bob.get(f"/api/tables/{table}/chat")] == [""]
    with sqlite3.connect(sqlite_server.folder / "tables.db") as database:
        rows = [*database.execute("SELECT * FROM users"), *database.execute("SELECT * FROM chat")]
    assert mine["name"] not in str(rows)
    assert "remember" not in str(rows)


async def test_orders_are_carried_out_once_and_hints_are_counted(sqlite_server: Server) -> None:
    """Nobody else hears of an order; everybody sees that a hint was taken."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, _ = await gather([ann, bob], "kosmonauts", "classic", 0)
        decision = ann.decision() or bob.decision()
        person, other = (ann, bob) if ann.decision() else (bob, ann)
        seat = person.table["seat"]
        await other.settle()
        await person.settle()
        heard = len(other.frames)
        order = {"question": decision["question"] + "?", "action": decision["actions"][0]}
        await person.send(person.request("set-orders", seat=seat, orders=[order]))
        assert (await person.until("table"))["orders"] == [order]
        await person.send(person.request("hint", seat=seat))
        told = await person.until("hint-told")
        assert told["advice"]["best"][0]["action"] in decision["actions"]
        frame = await other.until("table")
        assert frame["seats"][seat]["hints"] == 1
        assert frame["orders"] == []
        assert len(other.frames) == heard + 1  # the hint, and nothing of the order
        order["question"] = decision["question"]
        await person.send(person.request("set-orders", seat=seat, orders=[order]))
        while person.table["turn"] == 0:
            await person.until("table")
        assert person.table["orders"] == []
        assert (await person.get(f"/api/tables/{table}"))["view"]["moves"] == 1


async def test_statistics_tell_what_games_have_come_to(sqlite_server: Server) -> None:
    """A game that is played to its end has points; one that was given up has a winner; an account keeps all of it."""
    mine = account()
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, _ = await gather([ann, bob], "redplanet", "2015", 0)
        assert await ann.get("/api/me/statistics") == []
        await asyncio.gather(ann.play_on(), bob.play_on())
        given_up, _ = await gather([ann, bob], "redplanet", "2015", 0)
        await ann.ask(given_up, "do", seat=0, what="resign")
        _, record = record_reader.read(await ann.get(f"/api/tables/{table}/record"), GAMES)
        state = verify(find("redplanet"), record)
        game = find("redplanet")
        totals, winners = game.totals(state), game.winners(state)
        await ann.post("/api/accounts", mine)
        while len(await ann.get("/api/me/tables/over")) < 2:  # the rows of tables follow their entries
            pass
        for seat, person in enumerate((ann, bob)):
            points = totals[game.main_colours(record.setup.rules)[seat]]
            for _ in range(2):  # the second time they are kept
                (told,) = await person.get("/api/me/statistics")
                assert (told["game"], told["edition"], told["seats"]) == ("redplanet", "2015", 2)
                assert told["won"] == (seat in winners) + seat
                assert told["lost"] == 2 - told["won"]
                assert (told["unfinished"], told["best"], told["mean"]) == (0, points, points)
        assert await ann.get("/api/me/tables") == []
        assert [found["id"] for found in await ann.get("/api/me/tables/over")] == [given_up, table]
        assert [found["id"] for found in await ann.get("/api/me/tables/over?after=1")] == [table]
