"""`ecliptic admin` at the database of a server that runs, and of none."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import func, select, update

from ecliptic.server.admin.prune import prune
from ecliptic.server.store.schema import ENTRIES, SESSIONS, TABLES, USERS
from ecliptic.server.store.sessions import A_YEAR
from ecliptic.server.store.store import Store
from ecliptic.server.table.deeds import Left, StewardSat
from ecliptic.server.table.room import TableProblem
from ecliptic.server.table.settings import DAY
from tests.cli.running import Ran, process, run
from tests.server.clients import Client, account
from tests.server.judging import caught_up
from tests.server.rooms import ANN, begun, do, gathered
from tests.server.running import PATIENCE, Server, until
from tests.server.test_hosting import ACCOUNT, close_code
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio


# The command.


def called(words: Sequence[str], **environment: str) -> Ran:
    """The command in this process."""
    with patch.dict(os.environ, environment):
        return run(*words, width=200)


async def admin(database: str, *words: str, lang: str = "en", **rest: str) -> tuple[int, str, str]:
    """Run it, beside those who play; its exit code, and what it said."""
    command = ["admin", *words, "--lang", lang]
    return await asyncio.to_thread(called, command, ECLIPTIC_DATABASE=database, **rest)


async def told(database: str, *words: str, **rest: str) -> Any:
    """What it tells a program."""
    code, out, problems = await admin(database, *words, "--json", **rest)
    assert code == 0, problems
    return json.loads(out)


def test_a_process_has_the_same_exit_codes_and_streams(tmp_path: Path) -> None:
    """As the command has when it is called here, which all other tests do; in three languages, and with three ends."""
    asyncio.run(emptied(good := f"sqlite:///{tmp_path / 'tables.db'}"))
    (tmp_path / "no.db").write_text("This is no database, and long enough to be taken for none. " * 20)
    asked: list[tuple[int, str, str, Sequence[str]]] = [
        (0, "ru", good, ["stats"]),
        (1, "it", f"sqlite:///{tmp_path / 'no.db'}", ["stats"]),
        (2, "en", good, ["table", "0123456789abcdef"]),
    ]
    for code, language, database, words in asked:
        command = ["admin", *words, "--lang", language]
        found = process(*command, ECLIPTIC_DATABASE=database, COLUMNS="200")
        assert found == called(command, ECLIPTIC_DATABASE=database)
        assert (found.code, bool(found.out), bool(found.err)) == (code, code == 0, code != 0)


async def emptied(database: str) -> None:
    """A database in which nothing is yet."""
    store = Store(database)
    await store.open()
    await store.close()


# Looking.


async def test_tables_and_users_are_told_without_their_secrets(database: str, tmp_path: Path) -> None:
    """While people play; the seed, the invitation and the moves only for who asks for them."""
    async with Server(tmp_path, database) as server, Client(server.address, "Ann") as ann:
        playing, code = await gather([ann], "redplanet", "2015", 2)
        await ann.act_by_chance()
        await ann.until("done")
        await ann.post("/api/accounts", ACCOUNT)
        waiting = (await ann.post("/api/tables", {"game": "ares", "edition": "solo", "seats": [{}]}))["id"]
        await caught_up(database)
        listed = await told(database, "tables")
        assert {table["id"]: (table["game"], table["phase"]) for table in listed} == {
            playing: ("redplanet", "playing"),
            waiting: ("ares", "gathering"),
        }
        for words in (["--phase", "playing"], ["--game", "redplanet"], ["--limit", "1", "--phase", "playing"]):
            assert [table["id"] for table in await told(database, "tables", *words)] == [playing]
        one = await told(database, "table", playing)
        assert (one["phase"], one["host"], len(one["seats"])) == ("playing", "Ann of Mars", 3)
        assert [seat["bot"] for seat in one["seats"]] == ["", "easy", "easy"]
        assert {"sat", "began", "acted"} >= {entry["deed"] for entry in one["last"]} >= {"acted"}
        assert "Ann of Mars" in [entry["who"] for entry in one["last"]]
        code_of_exit, page, _ = await admin(database, "table", playing)
        assert code_of_exit == 0
        for text in (json.dumps(one), page):
            assert code not in text
            assert "seed" not in text
            assert "action" not in text
        secret = await told(database, "table", playing, "--secrets")
        assert secret["secrets"]["code"] == code
        assert secret["secrets"]["seed"] > 0
        assert any("action" in entry["what"] for entry in secret["last"])
        me = (await ann.get("/api/me"))["id"]
        user = await told(database, "user", "ann OF mars")
        assert (user["user"]["id"], user["user"]["guest"], user["sessions"]) == (me, False, 2)
        assert user["sittings"] == [{"table": playing, "seat": 0, "phase": "playing"}]
        assert me in [each["id"] for each in await told(database, "users")]
        stats = await told(database, "stats")
        assert stats["tables"] == {"gathering": 1, "playing": 1}
        assert stats["games"] == {"ares": 1, "redplanet": 1}
        assert (stats["accounts"], stats["guests"], stats["banned"]) == (1, 0, 0)
        assert stats["entries"] >= 3
        assert stats["size"] > 4096


PAGES: list[tuple[list[str], dict[str, str]]] = [
    (["tables"], {"en": "playing", "ru": "игра", "pl": "gra", "it": "in gioco"}),
    (["users"], {"en": "guest", "ru": "гость", "pl": "gość", "it": "ospite"}),
    (["stats"], {"en": "accounts", "ru": "учётные записи", "pl": "konta", "it": "account"}),
    (["user"], {"en": "sessions", "ru": "сеансы", "pl": "sesje", "it": "sessioni"}),
]


async def test_people_read_it_in_their_language(sqlite_server: Server) -> None:
    """Every page, in all four."""
    name = f"Ann-{secrets.token_hex(5)}"
    async with Client(sqlite_server.address, name) as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
    await caught_up(sqlite_server.database)
    seats = {"en": "is waited for", "ru": "его ждут", "pl": "na niego czekają", "it": "lo si aspetta"}
    for words, expected in [*PAGES, (["table"], seats)]:
        whose = {"user": [name], "table": [table]}.get(words[0], [])
        for language, sentence in expected.items():
            code, page, problems = await admin(sqlite_server.database, *words, *whose, lang=language)
            assert code == 0, problems
            assert sentence in page


async def test_what_cannot_be_done_is_said_and_has_its_exit_code(tmp_path: Path) -> None:
    """2: it is impossible; 1: it did not work. Nothing is made of a slip of the pen."""
    missing = f"sqlite:///{tmp_path / 'nowhere.db'}"
    code, _, problems = await admin(missing, "stats")
    assert (code, "nowhere.db" in problems, (tmp_path / "nowhere.db").exists()) == (2, True, False)
    (tmp_path / "no.db").write_text("This is no database, and long enough to be taken for none. " * 20)
    code, _, problems = await admin(f"sqlite:///{tmp_path / 'no.db'}", "stats")
    assert (code, "It did not work" in problems, "Traceback" in problems) == (1, True, False)
    unreachable = "postgresql://nobody@127.0.0.1:1/nothing"
    code, _, problems = await admin(unreachable, "stats")
    assert (code, "It did not work" in problems, "Traceback" in problems) == (1, True, False)
    code, _, problems = await admin(unreachable, "backup", "copy.db")
    assert (code, "pg_dump" in problems) == (2, True)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    await store.close()
    for words, reason in (
        (["table", "0123456789abcdef"], "There is no such table"),
        (["close", "0123456789abcdef"], "There is no such table"),
        (["ban", "Nobody"], "Nobody here"),
        (["user", ""], "Nobody here"),
        (["tables", "--phase", "dancing"], "There is no phase"),
        (["tables", "--game", "chess"], "chess"),
        (["prune"], "--older-than"),
    ):
        code, _, problems = await admin(store.url, *words)
        assert (code, reason in problems) == (2, True), problems
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    code, _, problems = await admin(store.url, "stats")
    assert (code, "another version" in problems) == (2, True)


# Tables that are closed.


async def test_who_sits_at_a_table_sees_that_it_was_closed(either_server: Server) -> None:
    """Without doing anything; the servers find the entry by themselves, and nothing more happens there."""
    database = either_server.database
    async with Client(either_server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        assert await told(database, "close", table) == {"closed": table}
        while ann.table["phase"] != "over":
            await ann.until("table")
        assert ann.table["ending"] == "closed"
        refused = await ann.ask(table, "act", seat=0, turn=ann.table["turn"], action=["place", 0], expected=409)
        assert refused["reason"]["id"] == "table-is-over"
        code, _, problems = await admin(database, "close", table)
        assert (code, "The game is over" in problems) == (2, True)
        one = await told(database, "table", table)
        assert (one["phase"], one["ending"], one["last"][-1]["deed"]) == ("over", "closed", "closed")
    store = Store(database)

    async def is_done() -> bool:  # a sweeper has looked, and need not look again
        async with store.engine.connect() as connection:
            return (await connection.execute(select(TABLES.c.due).where(TABLES.c.id == table))).scalar_one() is None

    await until(is_done)
    await store.close()


async def test_every_server_of_a_cluster_hears_of_it(two_servers: tuple[Server, Server]) -> None:
    """Two people at one table, through two servers."""
    one, two = two_servers
    redis = one.environment["ECLIPTIC_REDIS"]
    async with Client(one.address, "Ann") as ann, Client(one.address, "Bob", socket_base=two.address) as bob:
        table, _ = await gather([ann, bob], "redplanet", "2015", 0)
        await told(one.database, "close", table, ECLIPTIC_REDIS=redis)
        for person in (ann, bob):
            while person.table["phase"] != "over":
                await person.until("table")
            assert person.table["ending"] == "closed"


# Users who are shown out.


async def test_who_is_banned_is_shown_out_and_a_steward_plays_on(either_server: Server) -> None:
    """The socket is closed, no session and no password opens, the game goes on; until they may come back."""
    database, mine = either_server.database, account()
    async with Client(either_server.address, "Ann") as ann, Client(either_server.address, "Bob") as bob:
        table, code = await gather([ann, bob], "redplanet", "2015", 0)
        await ann.post("/api/accounts", mine)
        gathering = await ann.post("/api/tables", {"game": "redplanet", "edition": "2015", "seats": [{}, {}]})
        await ann.ask(gathering["id"], "sit", gathering["code"], seat=1)
        me = (await ann.get("/api/me"))["id"]
        assert await told(database, "ban", mine["name"]) == {"banned": me}
        await ann.get("/api/me", 401)
        refused = await ann.post("/api/sessions", mine, 409)
        assert refused["reason"]["id"] == "people-wrong-password"
        assert await close_code(ann) == 4403
        while not bob.table["seats"][0]["steward"]:
            await bob.until("table")
        while bob.decision() is None:  # the steward has chosen, and Bob is asked
            await bob.until("table")

        async def seat_is_free() -> bool:
            seats = (await bob.get(f"/api/tables/{gathering['id']}"))["seats"]
            return bool(seats[1]["kind"] == "open")

        await until(seat_is_free)  # one table after the other
        user = await told(database, "user", me)
        assert (user["user"]["banned"], user["sessions"]) == (True, 0)
        assert await told(database, "unban", me) == {"unbanned": me}
        ann.token = (await ann.post("/api/sessions", mine))["token"]
        await ann.connect(table, code)
        await ann.send(ann.request("do", seat=0, what="come-back"))
        await ann.until("done")


def test_the_server_may_speak_for_somebody_and_nobody_else_may() -> None:
    """Before the game the seat is free again; later a steward decides, in a pause, too."""
    with pytest.raises(TableProblem, match="table-not-your-seat"):
        do(gathered(), Left(1), ANN)
    assert do(gathered(), Left(1)).seats[1].is_open
    with pytest.raises(TableProblem, match="table-not-your-seat"):
        do(gathered(), Left(2))  # a bot sits there, for whom there is nobody to speak
    room = begun()
    with pytest.raises(TableProblem, match="table-not-your-seat"):
        do(room, StewardSat(1), ANN)
    assert not do(room, StewardSat(1)).seats[1].decides
    with pytest.raises(TableProblem, match="table-steward-decides"):
        do(room, StewardSat(1))
    room.phase = "paused"
    with pytest.raises(TableProblem, match="table-is-paused"):
        do(room, StewardSat(0), ANN)
    assert not do(room, StewardSat(0)).seats[0].decides


async def test_who_comes_back_in_the_last_moment_is_shown_out_all_the_same(sqlite_server: Server) -> None:
    """The seat is the steward's again once the socket is closed."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        await gather([ann, bob], "redplanet", "2015", 0)
        me = (await ann.get("/api/me"))["id"]
        with sqlite3.connect(sqlite_server.folder / "tables.db") as database:
            database.execute("UPDATE users SET banned = true WHERE id = ?", (me,))  # and nothing else yet
        assert await close_code(ann) == 4403
        while not bob.table["seats"][0]["steward"]:
            await bob.until("table")


async def test_who_is_removed_leaves_nothing_but_their_moves(either_server: Server) -> None:
    """As if they had wished so themselves; at a table that is paused, too, and at one that is over."""
    database = either_server.database
    async with Client(either_server.address, "Ann") as ann, Client(either_server.address, "Bob") as bob:
        over, _ = await gather([ann, bob], "redplanet", "2015", 1)
        await ann.ask(over, "do", seat=0, what="resign")
        await bob.ask(over, "do", seat=1, what="resign")
        paused, _ = await gather([ann, bob], "redplanet", "2015", 1)
        await ann.ask(paused, "propose", seat=0, what="pause")
        await bob.ask(paused, "answer", seat=1, agrees=True)
        playing, _ = await gather([ann, bob], "redplanet", "2015", 1)
        me = (await ann.get("/api/me"))["id"]
        assert await told(database, "remove-user", me) == {"removed": me}
        await ann.get("/api/me", 401)
        assert await close_code(ann) == 4403
        while not bob.table["seats"][0]["resigned"] or bob.table["seats"][0]["name"]:
            await bob.until("table")
        for table in (over, paused, playing):
            async with asyncio.timeout(PATIENCE):
                while (await bob.get(f"/api/tables/{table}"))["seats"][0]["name"]:
                    pass
        [gone] = [user for user in await told(database, "users") if user["id"] == me]
        assert (gone["name"], gone["banned"], gone["tables"]) == ("", True, 0)
        for command in ("unban", "remove-user"):
            code, _, problems = await admin(database, command, me)
            assert (code, "left for good" in problems) == (2, True)


async def test_a_name_that_several_guests_have_is_not_enough(sqlite_server: Server) -> None:
    """Nobody is shown out by mistake."""
    name = f"Ann-{secrets.token_hex(5)}"
    async with Client(sqlite_server.address, name) as one, Client(sqlite_server.address, name) as two:
        ids = [(await person.get("/api/me"))["id"] for person in (one, two)]
        code, _, problems = await admin(sqlite_server.database, "ban", name)
        assert (code, [ident in problems for ident in ids]) == (2, [True, True])
        for person in (one, two):
            await person.get("/api/me")


# Backup and pruning.


async def test_a_copy_is_whole_while_people_play(sqlite_server: Server, tmp_path: Path) -> None:
    """A server that is started on it goes on where the other was; nobody else may read it."""
    copy = tmp_path / "copy.db"
    (tmp_path / "two").mkdir()
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Bob") as bob:
        table, _ = await gather([ann, bob], "redplanet", "2015", 0)
        database = sqlite_server.database
        before = await ann.get(f"/api/tables/{table}")
        made = await told(database, "backup", str(copy))
        assert made == {"file": str(copy), "size": copy.stat().st_size}
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        code, _, problems = await admin(database, "backup", str(copy))
        assert (code, "exists already" in problems) == (2, True)
        assert not copy.with_name("copy.db.part").exists()
        async with Server(tmp_path / "two", f"sqlite:///{copy}") as other:
            ann.http.base_url = other.address
            assert await ann.get(f"/api/tables/{table}") == {
                **before,
                "seats": [{**seat, "here": False} for seat in before["seats"]],
            }


async def test_what_nobody_needs_is_put_away_and_nothing_else(database: str, tmp_path: Path) -> None:
    """Not before its time, and not if it only looks so."""
    async with (
        Server(tmp_path, database) as server,
        Client(server.address, "Ann") as ann,
        Client(server.address, "Bob") as bob,
        Client(server.address, "Eve"),
        Client(server.address, "Acc") as acc,
    ):
        kept, _ = await gather([ann], "redplanet", "2015", 1)
        seats = {"game": "redplanet", "edition": "2015", "seats": [{}, {}]}
        never = await bob.post("/api/tables", seats)
        await bob.ask(never["id"], "sit", never["code"], seat=0)
        fresh = (await ann.post("/api/tables", seats))["id"]
        await acc.post("/api/accounts", ACCOUNT)
    store = Store(database)
    async with store.engine.begin() as connection:
        now: int = (await connection.execute(select(func.max(TABLES.c.updated)))).scalar_one()
        old = now - 40 * DAY
        await connection.execute(update(USERS).values(created=old))
        await connection.execute(update(SESSIONS).values(seen=old))
        await connection.execute(update(TABLES).where(TABLES.c.id != fresh).values(updated=old))
    assert await counts(store) == (3, 4)
    assert await pruned(store, now) == {"tables": 0, "guests": 1, "sessions": 0}  # its entry is of today
    async with store.engine.begin() as connection:
        await connection.execute(update(ENTRIES).values(at=old))
    would = await told(database, "prune", "--older-than", "30", "--dry-run")
    assert would == {"tables": 1, "guests": 1, "sessions": 0}
    assert await counts(store) == (3, 3)
    assert await told(database, "prune", "--older-than", "50") == {"tables": 0, "guests": 0, "sessions": 0}
    assert await told(database, "prune", "--older-than", "30") == {"tables": 1, "guests": 1, "sessions": 0}
    assert await counts(store) == (2, 2)
    async with store.engine.begin() as connection:
        tables = set((await connection.execute(select(TABLES.c.id))).scalars())
        names = set((await connection.execute(select(USERS.c.name))).scalars())
        await connection.execute(update(SESSIONS).values(seen=now - A_YEAR - 1))
    assert (tables, names) == ({kept, fresh}, {"Ann", "Ann of Mars"})
    assert (await prune(store.engine, 30, now, dry_run=False)).sessions == 3
    await store.close()


async def pruned(store: Store, now: int) -> dict[str, int]:
    """Tidy at this time."""
    done = await prune(store.engine, 30, now, dry_run=False)
    return {"tables": done.tables, "guests": done.guests, "sessions": done.sessions}


async def counts(store: Store) -> tuple[int, int]:
    """Tables and users."""
    async with store.engine.connect() as connection:
        questions = [select(func.count()).select_from(table) for table in (TABLES, USERS)]
        tables, users = [(await connection.execute(question)).scalar_one() for question in questions]
    return tables, users
