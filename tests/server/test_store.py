"""The database, SQLite and PostgreSQL alike: entries only grow, and no two processes write the same one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Sequence
from unittest.mock import AsyncMock

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from ecliptic.core.game import Refused
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.ledger import Key, NewEntry, Summary
from ecliptic.server.store.migrations import HERE, steps_known
from ecliptic.server.store.schema import METADATA, TABLES
from ecliptic.server.store.store import Store, TableRow
from ecliptic.server.store.writer import MOST
from ecliptic.server.table.deeds import Acted, Began, Deed, Entry, Left, Sat
from ecliptic.server.table.room import Room, TableProblem
from tests.server.rooms import ANN, BOB, settings

pytestmark = pytest.mark.anyio

NOW = 2**50  # milliseconds: later than anything


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """As a server does it."""
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def new_table(store: Store, ident: str) -> TableRow:
    """A table for two."""
    table = TableRow(ident, f"code of {ident}", ANN, settings(people=2, bots=0), created=1)
    await store.create_table(table)
    return table


def new(table: str, number: int, request: str = "") -> NewEntry:
    """Something that happened."""
    return NewEntry(table, Entry(number, 1000 + number, ANN, request, Left(number)))


# The schema.


def differences(connection: Connection) -> list[object]:
    """What a new migration would have to do."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))


async def test_migrations_give_exactly_what_the_program_expects(database: str) -> None:
    """Table for table, column for column."""
    async with opened(database) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_several_processes_may_start_at_once_on_an_empty_database(database: str) -> None:
    """One of them makes the tables; the others wait, and find them."""
    stores = [Store(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await new_table(store, f"table {stores.index(store)}")
        await store.close()


# Rows.


async def row_of(store: Store) -> tuple[int, str]:
    """What lists find of the only table."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(TABLES.c.number, TABLES.c.phase))).one()
    return row.number, row.phase


async def test_the_row_of_a_table_follows_its_entries_though_nothing_else_happens(database: str) -> None:
    """Even if the writer had gone to rest before it heard of it."""
    async with opened(database) as store, asyncio.timeout(30):
        table = await new_table(store, "lonely")
        hub = Hub(store)
        for seat, user in enumerate((ANN, BOB)):
            await hub.do(table.id, Sat(seat, user, user), user)
        room = await hub.do(table.id, Began(7), ANN)
        hub.sum_up(room)
        while await row_of(store) != (3, "playing"):
            pass


# Entries.


async def test_entries_are_read_back_as_they_were_written(database: str) -> None:
    """In their order, from wherever one has read so far."""
    deeds: list[Deed] = [Sat(0, ANN, "Ann ✨"), Sat(1, BOB, "Боб"), Began(2**63 - 1), Acted(0, ("keep", 3), "person")]
    entries = [Entry(number, 10**13, ANN, f"ann/{number}", deed) for number, deed in enumerate(deeds, 1)]
    async with opened(database) as store:
        table = await new_table(store, "table")
        assert await store.table("table") == table
        assert await store.table_by_code(table.code) == table
        assert await store.table("another") is None
        for entry in entries:
            assert await store.writer.write(NewEntry("table", entry))
        assert await store.entries("table") == entries
        assert await store.entries("table", 3) == entries[3:]
        assert await store.entries("another") == []


async def test_a_number_that_was_there_before_changes_nothing(database: str) -> None:
    """The first keeps its place, and the second is told."""
    first = new("table", 1, "ann/first")
    async with opened(database) as store:
        await new_table(store, "table")
        await new_table(store, "other")
        assert await store.writer.write(first)
        assert not await store.writer.write(first)
        assert not await store.writer.write(new("table", 1, "ann/second"))
        assert await store.entries("table") == [first.entry]
        assert await store.writer.write(new("other", 1, "ann/first"))
        assert await store.writer.write(new("table", 2))
        assert await store.writer.write(new("table", 3))  # who gives no id may do so as often as they like


async def test_what_has_queued_up_is_committed_together(database: str) -> None:
    """Each entry is told its own fate, and of two that want the same place one gets it."""
    tables = [f"table {number}" for number in range(40)]
    batches: list[float] = []
    async with opened(database) as store:
        for table in tables:
            await new_table(store, table)
        store.writer.committed = batches.append
        entries = [new(table, number, f"ann/{number}") for number in range(1, 31) for table in tables]
        rivals = [new(table, 30, "bob/30") for table in tables]
        told = await asyncio.gather(*(store.writer.write(each) for each in [*entries, *rivals]))
        assert told == [True] * len(entries) + [False] * len(rivals)
        assert sum(batches) == len(told)
        assert len(batches) <= len(told) // MOST + 2
        for table in tables:
            assert [entry.id for entry in await store.entries(table)] == [f"ann/{number}" for number in range(1, 31)]


async def test_a_page_that_the_database_does_not_take_spoils_no_other(database: str) -> None:
    """Its table is gone; whoever wrote it hears of it, and the others do not."""
    async with opened(database) as store:
        await new_table(store, "table")
        entries = [new("table", 1), new("gone", 1), new("table", 2)]
        told = await asyncio.gather(*(store.writer.write(each) for each in entries), return_exceptions=True)
        assert [isinstance(each, IntegrityError) for each in told] == [False, True, False]
        assert await store.entries("table") == [entries[0].entry, entries[2].entry]


# Two processes.


class Rival:
    """Acts by chance through its own hub, for both seats of a table, at which another does the same."""

    def __init__(self, hub: Hub, name: str) -> None:
        self.hub = hub
        self.name = name
        self.random = random.Random(name)
        self.acknowledged: list[str] = []

    async def play(self, table: str, moves: int) -> None:
        """Until it has been quicker so many times."""
        room = await self.hub.room(table)
        assert room is not None
        while moves:
            seat = self.random.choice(room.waiting())
            play = room.game_in_progress
            decision = play.game.decision(play.state, seat)
            assert decision is not None
            deed = Acted(seat, self.random.choice(decision.actions), "person")
            user, request = room.seats[seat].user, f"{self.name}-{room.number}-{self.random.random()}"
            with contextlib.suppress(TableProblem, Refused):  # the other was quicker
                await self.hub.do(table, deed, user, request, room.seats[seat].turns)
                self.acknowledged.append(f"{user}/{request}")
                moves -= 1


async def begin(hub: Hub, table: str) -> None:
    """Ann and Bob sit down, and the game begins."""
    await new_table(hub.store, table)
    for seat, user in enumerate((ANN, BOB)):
        await hub.do(table, Sat(seat, user, user), user)
    await hub.do(table, Began(7), ANN)


async def caught_up(hub: Hub, table: str) -> Room:
    """The table, after the last notice from the other process."""
    await hub.heard(table, (await hub.store.entries(table))[-1])
    room = await hub.room(table)
    assert room is not None
    return room


async def test_two_processes_write_to_the_same_tables_and_agree(database: str) -> None:
    """No number twice or missing, every acknowledged request once, and both come to the same state."""
    tables = [f"table {number}" for number in range(5)]
    async with opened(database) as one, opened(database) as two:
        rivals = [Rival(Hub(one), "one"), Rival(Hub(two), "two")]
        for table in tables:
            await begin(rivals[0].hub, table)
        await asyncio.gather(*(rival.play(table, 20) for rival in rivals for table in tables))
        written: list[str] = []
        for table in tables:
            entries = await one.entries(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            written += [entry.id for entry in entries if entry.id]
            rooms = [await caught_up(rival.hub, table) for rival in rivals]
            states = [room.game_in_progress.game.digest(room.game_in_progress.state) for room in rooms]
            assert states[0] == states[1]
            assert rooms[0].ids == rooms[1].ids
        assert sorted(written) == sorted(rivals[0].acknowledged + rivals[1].acknowledged)


async def first_deed(hubs: Sequence[Hub], table: str) -> Acted:
    """What Ann may do at a table that has just begun, and of which both processes know."""
    await begin(hubs[0], table)
    play = (await caught_up(hubs[1], table)).game_in_progress
    decision = play.game.decision(play.state, 0)
    assert decision is not None
    return Acted(0, decision.actions[0], "person")


async def test_a_request_that_comes_to_both_processes_happens_once(database: str) -> None:
    """A client that lost its connection asks again, through another door."""
    async with opened(database) as one, opened(database) as two:
        hubs = [Hub(one), Hub(two)]
        deed = await first_deed(hubs, "table")
        before = len(await one.entries("table"))
        await asyncio.gather(*(hub.do("table", deed, ANN, "same", 0) for hub in hubs))
        assert [entry.id for entry in (await one.entries("table"))[before:]] == ["ann/same"]


async def test_a_request_that_another_process_has_carried_out_long_ago_happens_once(database: str) -> None:
    """The second process has heard of nothing; to write, it must know all that came before, and finds it there."""
    async with opened(database) as one, opened(database) as two:
        hubs = [Hub(one), Hub(two)]
        deed = await first_deed(hubs, "table")
        await hubs[0].do("table", deed, ANN, "same", 0)
        await Rival(hubs[0], "one").play("table", 3)
        before = await one.entries("table")
        room = await hubs[1].do("table", deed, ANN, "same", 0)
        assert await one.entries("table") == before
        assert room.number == len(before)


async def test_a_process_that_heard_of_nothing_reads_again(database: str) -> None:
    """As a sweeper does, at a table that another process has left alone."""
    async with opened(database) as one, opened(database) as two:
        hubs = [Hub(one), Hub(two)]
        await begin(hubs[0], "table")
        before = await hubs[1].room("table")
        assert before is not None
        await Rival(hubs[0], "one").play("table", 3)
        after = await hubs[1].reread("table")
        assert after is before
        assert after.number == len(await one.entries("table")) > 3
        assert await hubs[1].reread("another") is None


async def test_a_table_that_could_not_be_read_is_read_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database went away in between: a half-read table is never shown."""
    async with opened(database) as store:
        await begin(Hub(store), "table")
        hub = Hub(store)
        with monkeypatch.context() as patch:
            patch.setattr(store, "entries", AsyncMock(side_effect=ConnectionRefusedError))
            with pytest.raises(ConnectionRefusedError):
                await hub.room("table")
        room = await hub.room("table")
        assert room is not None
        assert room.phase == "playing"


async def test_an_entry_whose_commit_was_not_answered_is_known_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection was lost at the worst moment: it is there, once, and whoever waits hears that it is safe."""
    async with opened(database) as store:
        await new_table(store, "table")
        commit = store.writer._commit

        async def unheard(entries: Sequence[NewEntry]) -> set[Key]:
            monkeypatch.undo()
            await commit(entries)
            raise ConnectionResetError

        monkeypatch.setattr(store.writer, "_commit", unheard)
        mine = new("table", 1)
        assert await store.writer.write(mine)
        assert not await store.writer.write(new("table", 1, "another"))
        assert await store.entries("table") == [mine.entry]


# Summaries.


def sum_up(store: Store, summary: Summary) -> None:
    """Let this be written."""
    store.writer.sum_up(summary.the_table, lambda: summary)


async def test_a_row_that_lags_behind_its_entries_is_found_and_mended(database: str) -> None:
    """A process may end between the two; who comes next writes what is missing."""
    async with opened(database) as first:
        await begin(Hub(first), "table")
    async with opened(database) as ended:
        room = await Hub(ended).room("table")
        assert room is not None
        assert await ended.behind(NOW, 0) == []
        assert await ended.writer.write(new("table", room.number + 1))
    async with opened(database) as store:
        assert await store.behind(NOW, 0) == ["table"]
        assert await store.behind(NOW, NOW) == []  # perhaps somebody is about to write it
        sum_up(store, Summary("table", room.number + 1, "playing", None, thinking=False, updated=5))
    async with opened(database) as store:
        assert await store.behind(NOW, 0) == []


async def test_an_older_summary_never_takes_the_place_of_a_newer_one(database: str) -> None:
    """Two processes sum up the same table, and one of them is late."""
    async with opened(database) as store:
        await new_table(store, "table")
        for number in (3, 2):
            sum_up(store, Summary("table", number, "playing", 10 * number, thinking=False, updated=5))
            await store.writer.write(new("table", number))
        await store.writer.stop()
        assert await store.neglected(29, 0) == []
        assert await store.neglected(30, 0) == ["table"]


async def test_tables_are_found_whose_time_is_up_or_whose_bot_is_gone(database: str) -> None:
    """Not a moment sooner."""
    async with opened(database) as store:
        for table in ("due", "bot"):
            await new_table(store, table)
        sum_up(store, Summary("due", 0, "playing", 500, thinking=False, updated=100))
        sum_up(store, Summary("bot", 0, "playing", None, thinking=True, updated=100))
    async with opened(database) as store:
        assert await store.neglected(499, 1000) == []
        assert await store.neglected(500, 1000) == ["due"]
        assert await store.neglected(300, 199) == ["bot"]


def test_the_last_migration_is_known_without_alembic() -> None:
    """A server that starts with a database of today does not import it."""
    assert steps_known() == frozenset(ScriptDirectory(str(HERE)).get_heads())
