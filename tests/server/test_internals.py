"""Private parts of libraries that have moved: the server says so once, and games are played all the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from ecliptic.server.base import internals
from tests.server import renaming
from tests.server.clients import Client
from tests.server.running import Server
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio

MOVED = {  # the library, what it called a part, whether sockets need it, and how the log calls what is missing
    "the protocol": ("uvicorn", "WebSocketsSansIOProtocol", True, internals.PROTOCOL),
    "a method": (
        *("uvicorn", "send_receive_event_to_app", True),
        f"{internals.PROTOCOL}.send_receive_event_to_app",
    ),
    "a field": ("uvicorn", "curr_msg_data_type", True, f"{internals.PROTOCOL}.curr_msg_data_type"),
    "the scope": ("uvicorn", "self.scope", True, f"{internals.PROTOCOL}.scope"),
    "the reader": ("websockets", "at_eof", True, internals.READER),
    "the parser": ("websockets", "self.parser", True, internals.READER),
    "the mask": ("websockets", "apply_mask", True, internals.MASK),
    "the state of a scope": ("litestar", "ScopeState", False, internals.SCOPE_STATE),
    "the tick": ("uvicorn", "on_tick", False, internals.SHUTDOWN[1]),
    "the end of a client": ("uvicorn", "ClientDisconnected", False, internals.GONE),
}


def lines(server: Server) -> list[dict[str, Any]]:
    """What it has logged, but for what it says to people."""
    return [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]


async def play(server: Server) -> None:
    """A whole game against a bot, in which somebody else looks on, and somebody comes a second time."""
    async with Client(server.address, "Ann") as ann, Client(server.address, "Bob") as bob:
        table, code = await gather([ann], "redplanet", "2015", 1)
        await bob.connect(table, code)
        await bob.until("table")
        await ann.disconnect()
        await ann.connect(table, code)
        await ann.until("table")
        await ann.play_on()
        await bob.play_on()
        assert ann.table["ending"] == bob.table["ending"] == "finished"
        assert ann.refused == []


@pytest.mark.parametrize("part", MOVED)
async def test_a_game_is_played_when_a_part_has_moved(part: str, tmp_path: Path) -> None:
    """Over real sockets, with a library in which the part has another name; the log names it once."""
    library, old, needed_by_sockets, missing = MOVED[part]
    server = Server(tmp_path, ECLIPTIC_LOG_JSON="1")
    server.program = (str(Path(renaming.__file__)), library, old, f"{old}_of_another_version")
    async with server:
        await play(server)
    told = [line for line in lines(server) if line["event"] == "internals_moved"]
    assert [(line["parts"], line["fast_sockets"]) for line in told] == [([missing], not needed_by_sockets)]
    assert [line for line in lines(server) if line["level"] in {"error", "critical"}] == []


async def test_nothing_has_moved_and_nothing_is_said() -> None:
    """In the versions that we test with."""
    with capture_logs() as logs:
        internals.report()
    assert (internals.moved(), logs, internals.HAS_FAST_SOCKETS) == ([], [], True)


@pytest.mark.parametrize("place", ["no_such_package:Thing", "uvicorn:Thing", "uvicorn:Server.no_such_method"])
def test_what_is_not_there_is_not_found(place: str) -> None:
    """A module, a class or a method."""
    assert internals.find(place) is None
