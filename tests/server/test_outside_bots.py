"""Bots in Python on a real server: offered, seated, replaced where they fail, and missed when they are gone."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecliptic.bots import registry
from ecliptic.core.errors import SetupProblem
from ecliptic.server.agents import bot_pool
from ecliptic.server.agents.bot_pool import BotPool
from ecliptic.server.agents.tasks import TaskRunner
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.store import Store
from ecliptic.server.table import opponents
from ecliptic.server.table.deeds import BotSat
from ecliptic.server.table.room import Room, TableProblem
from ecliptic.server.table.settings import SeatWish, Settings, check
from tests.bots.outside import MODULE, install, line, write_module
from tests.server.clients import Client
from tests.server.rooms import ANN, begun, settings
from tests.server.running import SOURCE, Server

pytestmark = pytest.mark.anyio

FIRM, RAISER, CHOOSY = f"{MODULE}:Firm", f"{MODULE}:Raiser", f"{MODULE}:Choosy"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A module with bots in the folder of the server, and a package that offers two of them."""
    install(tmp_path, "some-bots", {"firm": "Firm", "broken": "Broken"})
    return write_module(tmp_path)


def server(folder: Path, bots: str = "") -> Server:
    """One that finds the package, and is told of other bots."""
    return Server(folder, PYTHONPATH=f"{SOURCE}:{folder}", ECLIPTIC_BOTS=bots, ECLIPTIC_LOG_JSON="true")


def uninstall(file: Path) -> None:
    """The module and the package are gone."""
    file.unlink()
    (file.parent / "some_bots-2.0.dist-info" / "entry_points.txt").unlink()


def logged(running: Server, event: str) -> list[dict[str, Any]]:
    """The lines of the log about this."""
    rows = [json.loads(row) for row in running.said().splitlines() if row.startswith("{")]
    return [row for row in rows if row["event"] == event]


async def table_with(ann: Client, game: str, *bots: str) -> str:
    """A table at which Ann plays these bots; the last of them is put there by her."""
    *first, last = bots
    seats: list[Any] = [{}, *({"bot": bot} for bot in first), {}]
    made = await ann.post("/api/tables", {"game": game, "edition": EDITIONS[game], "seats": seats})
    table: str = made["id"]
    await ann.ask(table, "sit", made["code"], seat=0)
    await ann.ask(table, "put-bot", seat=len(bots), level=last)
    await ann.ask(table, "begin")
    await ann.connect(table)
    return table


EDITIONS = {"redplanet": "2015", "kosmonauts": "classic"}


@pytest.mark.long
async def test_bots_from_outside_play_on_a_server(tmp_path: Path, file: Path) -> None:
    """One of a package, one of a module, and one that fails each time: the game ends, and the log names the line."""
    async with server(tmp_path, f"{FIRM},{RAISER},{CHOOSY}") as running, Client(running.address, "Ann") as ann:
        bots = {game["id"]: game["bots"] for game in await ann.get("/api/games")}
        assert bots["redplanet"] == [FIRM, RAISER, "firm"]
        assert bots["kosmonauts"] == [FIRM, RAISER, CHOOSY, "firm"]
        (left_out,) = logged(running, "bot_left_out")
        assert "some-bots 2.0" in left_out["problem"] and f"{file}:{line('no engine')}" in left_out["problem"]
        table = await table_with(ann, "redplanet", "firm", FIRM, RAISER)
        await asyncio.wait_for(ann.play_on(), 200)
        assert ann.table["ending"] == "finished"
        assert [seat["level"] for seat in ann.table["seats"]] == ["", "firm", FIRM, RAISER]
        replaced = logged(running, "bot_replaced")
        assert {(each["bot"], each["seat"], each["reason"]) for each in replaced} == {(RAISER, 3, "crashed")}
        where = f"[{file}:{line('class Raiser') + 2}]"
        assert all(each["detail"] == f"IndexError: tuple index out of range {where}" for each in replaced)
        assert {each["where"] for each in replaced} == {f"{file}:{line('class Raiser')}"}
        assert logged(running, "bot_failed") == []
        assert FIRM in await ann.get(f"/api/tables/{table}/record")


@pytest.mark.long
async def test_a_table_opens_without_a_bot_that_is_gone(tmp_path: Path, file: Path) -> None:
    """A level plays for it, as everybody can see; at a new table it cannot sit."""
    async with server(tmp_path, FIRM) as running, Client(running.address, "Ann", 2) as ann:
        table = await table_with(ann, "redplanet", FIRM, "firm")
        await ann.until("table")
        assert [seat["played_by"] for seat in ann.table["seats"]] == ["", "", ""]
        token = ann.token
    uninstall(file)
    async with server(tmp_path) as running, Client(running.address, "Bob", 2) as ann:
        ann.token = token
        ann.http.headers["Authorization"] = f"Bearer {token}"
        ann.http.cookies.clear()
        await ann.connect(table)
        await ann.until("table")
        seen = [(seat["level"], seat["played_by"]) for seat in ann.table["seats"]]
        assert seen == [("", ""), (FIRM, "medium"), ("firm", "medium")]
        await asyncio.wait_for(ann.play_on(), 200)
        assert ann.table["ending"] == "finished"
        unknown = {(each["bot"], each["played_by"]) for each in logged(running, "bot_unknown")}
        assert unknown == {(FIRM, "medium"), ("firm", "medium")}
        seats = [{}, {"bot": "firm"}]
        told = await ann.post("/api/tables", {"game": "redplanet", "edition": "2015", "seats": seats}, 409)
        args = {"bot": "firm", "known": "novice, easy, medium, hard, expert"}
        assert told["reason"] == {"id": "table-unknown-bot", "args": args}


# Without a server.


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A module with bots, all of which are offered that can be made."""
    file = write_module(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    registry.forget()
    opponents.offer([FIRM, RAISER, CHOOSY, f"{MODULE}:Sleeper"])
    yield file
    registry.forget()
    opponents.offer([])
    sys.modules.pop(MODULE)


@pytest.mark.usefixtures("offered")
def test_a_table_takes_the_bots_of_its_game_and_no_others() -> None:
    """Whether they are wished for, or put into a seat."""
    check(Settings("kosmonauts", "classic", [SeatWish(), SeatWish(CHOOSY)]))
    with pytest.raises(SetupProblem) as caught:
        check(Settings("redplanet", "2015", [SeatWish(), SeatWish(CHOOSY)]))
    assert caught.value.phrase.id == "table-unknown-bot"
    assert caught.value.phrase.args["known"].startswith(f"novice, easy, medium, hard, expert, {FIRM}")
    room = Room("table", ANN, settings(people=3, bots=0))
    BotSat(1, FIRM).check(room, ANN, 0)
    BotSat(1, "").check(room, ANN, 0)
    for unknown in (CHOOSY, "nobody", "os:system", "foreign:sh x", "random"):
        with pytest.raises(TableProblem):
            BotSat(1, unknown).check(room, ANN, 0)


@pytest.mark.parametrize("name", ["nobody", "nobody:Bot", f"{MODULE}:Broken", "easy", "foreign:sh x"])
@pytest.mark.usefixtures("offered")
def test_a_bot_that_can_never_be_made_is_not_offered(name: str) -> None:
    """Whoever names it is told."""
    with pytest.raises(SetupProblem):
        opponents.offer([name])


async def test_one_that_thinks_too_long_is_replaced(
    offered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process is ended, and easy decides; the log says whose it is, with file and line."""
    monkeypatch.chdir(offered.parent)
    monkeypatch.setattr(bot_pool, "OUTSIDE_LIMIT", 1.0)
    lines: list[dict[str, Any]] = []
    monkeypatch.setattr(bot_pool.LOG, "warning", lambda event, **rest: lines.append({"event": event, **rest}))
    pool = BotPool(Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}")), TaskRunner(), 1)
    room = begun(people=1, bots=2)
    play = room.game_in_progress
    decision = play.game.decision(play.state, 1)
    assert decision is not None
    try:
        action = await pool._thought(room, play.view(1), decision, f"{MODULE}:Sleeper")
    finally:
        await pool.close()
    assert action in decision.actions
    (failed,) = lines
    assert (failed["event"], failed["bot"]) == ("bot_failed", f"{MODULE}:Sleeper")
    assert failed["where"] == f"{offered}:{line('class Sleeper')}" and "Timeout" in failed["problem"]
