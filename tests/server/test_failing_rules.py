"""Rules of a game from outside that raise: the answer is refused and logged, and the table can still be read."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.packages.outside import ROOT, offer
from tests.server.clients import Client
from tests.server.running import SOURCE, Server, until

pytestmark = [pytest.mark.anyio, pytest.mark.long]

# One step is right, two raise in the middle of it, three make a position that nobody can look at.
BRITTLE = """
    from tests.core.open_game import RaceGame, Run

    class Brittle(Run):
        def refuse(self, s, seat, action):
            if FAILING and s.place[seat] == 5:
                raise LookupError("who runs?")
            return 0

        def answer(self, s, seat, action):
            s.place[seat] += action + 1
            if FAILING and action == 1:
                raise LookupError("no rule for two")
            if s.place[seat] < 10:
                s.then((seat + 1) % s.seats, BRITTLE)

    BRITTLE = Brittle()

    class Game(RaceGame):
        id = "brittle"
        steps = {"Brittle": BRITTLE}

        def start(self, rules, chance):
            s = self.blank(rules)
            s.chance, s.news = chance, []
            if FAILING and rules.seats == 4:
                raise LookupError("no rule for four")
            s.then(0, BRITTLE)
            s.settle()
            return s

        def view(self, state, rules, viewer):
            if FAILING and max(state.place) == 3:
                raise LookupError("nothing to see")
            return super().view(state, rules, viewer)

    GAME = Game()
"""


def brittle(folder: Path, *, failing: bool = True) -> Path:
    """The package, in a folder of its own; its file."""
    code = f"FAILING = {failing}\n" + dedent(BRITTLE)
    if (folder / "outside_brittle.py").is_file():
        (folder / "outside_brittle.py").write_text(code, encoding="utf-8")
        return folder / "outside_brittle.py"
    folder.mkdir()
    return offer(folder, "brittle", code)


def line(file: Path, text: str) -> str:
    """Where this stands."""
    return f"{file}:{file.read_text(encoding='utf-8').split(text)[0].count(chr(10)) + 1}"


def server(folder: Path) -> Server:
    """One that finds the package."""
    paths = [SOURCE, folder / "site", ROOT]
    return Server(
        folder, PYTHONPATH=os.pathsep.join(map(str, paths)), ECLIPTIC_LOG_JSON="true", PYTHONDONTWRITEBYTECODE="1"
    )


def logged(running: Server, event: str) -> list[dict[str, Any]]:
    """The lines of the log about this."""
    rows = [json.loads(row) for row in running.said().splitlines() if row.startswith("{")]
    return [row for row in rows if row["event"] == event]


def refusals(running: Server) -> set[tuple[str, str]]:
    """What rules have raised, and where."""
    return {(row["problem"], row["where"]) for row in logged(running, "game_failed")}


async def alone(ann: Client, *bots: str, game: str = "brittle", edition: str = "short") -> tuple[str, str]:
    """A table of Ann's, with these bots; it has not begun."""
    seats: list[Any] = [{}, *({"bot": bot} for bot in bots)]
    made = await ann.post("/api/tables", {"game": game, "edition": edition, "seats": seats, "listed": True})
    await ann.ask(made["id"], "sit", made["code"], seat=0)
    return made["id"], made["code"]


async def come(ann: Client, table: str, code: str) -> None:
    """Open a socket, and wait for the table."""
    await ann.connect(table, code)
    await ann.until("table")


async def run(ann: Client, table: str, steps: int, expected: int = 200) -> Any:
    """So many steps, over plain HTTP."""
    turn = (await ann.get(f"/api/tables/{table}"))["turn"]
    return await ann.ask(table, "act", expected=expected, seat=0, turn=turn, action=["run", steps - 1])


async def test_an_answer_whose_rule_raises_is_refused(tmp_path: Path) -> None:
    """In the middle of it, after it, or when it is judged: it is told and logged, and the table is as it was."""
    file = brittle(tmp_path / "site")
    running = server(tmp_path)
    async with contextlib.AsyncExitStack() as stack, running:
        ann = await stack.enter_async_context(Client(running.address, "Ann"))
        table, code = await alone(ann)
        await ann.ask(table, "begin")
        await ann.connect(table, code)
        await ann.until("table")
        for steps in (2, 3):
            await ann.send(ann.request("act", seat=0, turn=0, action=["run", steps - 1]))
            assert (await ann.until("refused"))["reason"]["id"] == "table-game-failed"
        assert (await run(ann, table, 2, 409))["reason"]["id"] == "table-game-failed"
        assert (await ann.get(f"/api/tables/{table}"))["view"]["moves"] == 0
        for _ in range(2):
            await run(ann, table, 1)
        assert (await ann.get(f"/api/tables/{table}"))["view"]["table"] == {"place": [2]}
        four, _ = await alone(ann, "novice", "novice", "novice")
        assert (await ann.ask(four, "begin", expected=409))["reason"]["id"] == "table-game-failed"
        assert (await ann.get(f"/api/tables/{four}"))["phase"] == "gathering"
        running.stop()
        assert refusals(running) == {
            (f"LookupError: {text}", line(file, f'raise LookupError("{text}")'))
            for text in ("no rule for two", "nothing to see", "no rule for four")
        }
        running.start()
        await running.answers()  # what is stored can be read
        assert (await ann.get(f"/api/tables/{table}"))["view"]["table"] == {"place": [2]}
        assert (await run(ann, table, 3))["type"] == "done"
        assert (await run(ann, table, 1, 409))["reason"]["id"] == "table-game-failed"
    assert ("LookupError: who runs?", line(file, 'raise LookupError("who runs?")')) in refusals(running)
    assert {row["package"] for row in logged(running, "game_failed")} == {"outside-brittle 2.1"}
    assert "Traceback" not in running.said()


async def test_a_bot_does_something_else_where_the_rules_fail(tmp_path: Path) -> None:
    """So that nobody waits for ever."""
    brittle(tmp_path / "site")
    running = server(tmp_path)
    async with running, Client(running.address, "Ann") as ann:
        table, _ = await alone(ann, "novice")
        await ann.ask(table, "begin")
        for moves in (0, 2, 4):

            async def has_come(moves: int = moves) -> bool:
                return bool((await ann.get(f"/api/tables/{table}"))["view"]["moves"] == moves)

            await until(has_come)
            if moves < 4:
                await run(ann, table, 1)
    assert "Traceback" not in running.said()


async def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    """As when its rules have changed: it is refused and logged once; with better rules it opens again."""
    site = tmp_path / "site"
    brittle(site, failing=False)
    running = server(tmp_path)
    async with contextlib.AsyncExitStack() as stack:
        async with running:
            ann = await stack.enter_async_context(Client(running.address, "Ann"))
            table, code = await alone(ann)
            other, _ = await alone(ann, "novice", game="redplanet", edition="2015")
            await ann.ask(table, "begin")
            await run(ann, table, 2)
        file = brittle(site)
        async with running:
            for _ in range(2):
                assert [each["id"] for each in await ann.get("/api/tables/")] == [other]
                told = await ann.get(f"/api/tables/{table}", expected=409)
                assert told["reason"]["id"] == "table-unreadable"
            with pytest.raises(ConnectionClosed) as closed:
                await come(ann, table, code)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "table-unreadable")
        (row,) = logged(running, "table_unreadable")
        assert (row["table"], row["package"]) == (table, "outside-brittle 2.1")
        assert row["where"] == line(file, 'raise LookupError("no rule for two")')
        brittle(site, failing=False)
        async with running:
            assert (await ann.get(f"/api/tables/{table}"))["view"]["table"] == {"place": [2]}
        file.unlink()  # the game is gone
        async with running:
            assert [each["id"] for each in await ann.get("/api/tables/")] == [other]
            assert (await ann.get(f"/api/tables/{table}", expected=409))["reason"]["id"] == "table-unreadable"
    assert "Traceback" not in running.said()
