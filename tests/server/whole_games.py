"""Whole games of every game, by four clients and bots: on one process, or on several behind a load balancer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

from ecliptic.core import record_reader
from ecliptic.core.record import verify
from ecliptic.games import GAMES
from ecliptic.games import game as find
from tests.repeats import SOAKING, daily_seed
from tests.server.clients import Client
from tests.server.running import Server

EDITIONS = [(game.id, info.id, info.seats_max) for game in GAMES for info in game.editions]
MOST = 5  # seats; bots take one of them at least, and who finds none looks on


async def gather(people: list[Client], game: str, edition: str, bots: int, **settings: Any) -> tuple[str, str]:
    """A table at which they all sit, begun by the first."""
    seats: list[Any] = [{} for _ in people] + [{"bot": "easy"}] * bots
    made = await people[0].post("/api/tables", {"game": game, "edition": edition, "seats": seats, **settings})
    table, code = made["id"], made["code"]
    for seat, person in enumerate(people):
        await person.ask(table, "sit", code, seat=seat)
    await people[0].ask(table, "begin")
    for person in people:
        await person.connect(table, code)
        await person.until("table")
    return table, code


@contextlib.asynccontextmanager
async def four(servers: Sequence[Server]) -> AsyncIterator[list[Client]]:
    """Four people whose requests and sockets go to any of the servers, as behind a load balancer."""
    async with contextlib.AsyncExitStack() as stack:
        people = []
        for number, name in enumerate(("Ann", "Bob", "Cyd", "Dan")):
            here, there = servers[number % len(servers)].address, servers[number // 2 % len(servers)].address
            people.append(await stack.enter_async_context(Client(here, name, number, socket_base=there)))
        yield people


def editions_of_today() -> list[tuple[str, str, int]]:
    """One of every game, another each day; all of them in `make soak`."""
    found = {game: [each for each in EDITIONS if each[0] == game] for game, _, _ in EDITIONS}
    return EDITIONS if SOAKING else [some[daily_seed() % len(some)] for some in found.values()]


async def play_every_game(servers: Sequence[Server], editions: Sequence[tuple[str, str, int]] = EDITIONS) -> None:
    """Of every edition one; the record proves each move, and all saw the same end."""
    for game, edition, most in editions:
        async with four(servers) as everybody:
            await play(everybody, game, edition, min(MOST, most))


async def play(everybody: list[Client], game: str, edition: str, seats: int) -> None:
    """One whole game with so many seats."""
    people = everybody[: max(1, min(len(everybody), seats - 1))]
    table, code = await gather(people, game, edition, seats - len(people), switches=brief(game, edition))
    for watcher in everybody[len(people) :]:
        await watcher.connect(table, code)
    await asyncio.wait_for(asyncio.gather(*(person.play_on() for person in everybody)), 300)
    text = await everybody[-1].get(f"/api/tables/{table}/record")
    _, record = record_reader.read(text, GAMES)
    state = verify(find(game), record)
    assert state.over
    assert record.finished
    for person in everybody:
        assert person.refused == []
        assert person.table["ending"] == "finished"
        assert person.table["winners"] == list(find(game).winners(state))
        assert person.table["view"]["moves"] == len(record.moves)


def brief(game: str, edition: str) -> dict[str, Any]:
    """Switches that keep a game by chance short."""
    known = find(game)
    return {
        name: value
        for name, value in known.brief.items()
        if name in known.rules(edition, known.edition(edition).seats_min).switches
    }
