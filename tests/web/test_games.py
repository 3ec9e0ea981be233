"""Whole games through the page, of every game and edition: what was pressed is what the engine plays."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from ecliptic.games import GAMES
from ecliptic.games import game as find
from tests.repeats import SOAKING, covering, daily_seed, times
from tests.server.clients import Client
from tests.server.running import Server
from tests.web.person import LAPTOP, PHONE, WINDOWS, Person, Window, person

pytestmark = [pytest.mark.anyio, pytest.mark.long]

EDITIONS = [(game.id, info.id) for game in GAMES for info in game.editions]
WAYS = ("list", "keys", "phone")
DRAWN = ("2005", "2015", "2025")  # editions of Red Planet
TODAY = DRAWN[daily_seed() % len(DRAWN)]


def games_for(way: str) -> list[str]:
    """In the gate each game is played in one way and each way has a game, other ones each day; in `make soak` all."""
    turn = WAYS.index(way) + daily_seed()
    return [game.id for place, game in enumerate(GAMES) if SOAKING or (place + turn) % len(WAYS) == 0]


def editions_for(way: str) -> list[tuple[str, str]]:
    """All of them in `make soak`, and one by the day."""
    wanted = [pair for pair in EDITIONS if pair[0] in games_for(way)]
    return wanted if SOAKING else [wanted[daily_seed() // len(WAYS) % len(wanted)]]


async def new_table(somebody: Person, game: str, edition: str, *, bots: int) -> str:
    """Over the API, as the page does it: bots that think little, and one person."""
    http = somebody.page.request
    guest = await (await http.post(f"{somebody.address}/api/guests", data={"name": "Ann"})).json()
    somebody.token = guest["token"]
    seats = [{"bot": ""}, *[{"bot": "novice"}] * bots]
    switches = dict(find(game).brief)
    wanted = {"game": game, "edition": edition, "seats": seats, "switches": switches, "listed": True}
    made = await (await http.post(f"{somebody.address}/api/tables", data=wanted)).json()
    for asked in ({"type": "sit", "seat": 0}, {"type": "begin"}):
        address = f"{somebody.address}/api/tables/{made['id']}/requests"
        assert (await http.post(address, data={"id": f"request-{asked['type']}", **asked})).ok
    table: str = made["id"]
    return table


async def sit_down(ann: Person, game: str) -> str:
    """At a new table of the usual size."""
    table = await new_table(ann, game, find(game).default_edition, bots=find(game).usual_seats - 1)
    await ann.open(f"/t/{table}")
    await ann.ready()
    return table


async def play_on(somebody: Person, table: str, turns: int | None = None) -> None:
    """Over the API, by chance: so many answers, or to the end; until the next question, as `Person.step` does it."""
    client = Client(somebody.address, "Ann", seed=somebody.random.randrange(1 << 30))
    client.token = somebody.token
    try:
        await client.connect(table)
        await client.until("table")
        while client.table["phase"] != "over":
            decision = client.decision()
            if decision is not None and not decision["optional"]:
                if turns == 0:
                    break
                turns = None if turns is None else turns - 1
                await client.act_by_chance()
                while (await client.hear())["type"] not in {"done", "refused"}:
                    pass
            await client.until("table")
    finally:
        await client.disconnect()
        await client.http.aclose()


def bots_for(game: str, edition: str) -> int:
    """As few as may be."""
    return find(game).edition(edition).seats_min - 1


@pytest.mark.parametrize(("game", "edition"), editions_for("list"))
async def test_a_whole_game_by_the_list(server: Server, browser: Browser, game: str, edition: str) -> None:
    """On a laptop; what the page sent is a game that the engine plays to the same end."""
    async with person(browser, server.address, LAPTOP) as ann:
        table = await new_table(ann, game, edition, bots=bots_for(game, edition))
        await ann.open(f"/t/{table}")
        await ann.play_out()
        record = await ann.record(table)
        assert record.setup.rules.edition == edition
        assert sum(move.seat == 0 for move in record.moves) > 5
        await expect(ann.page.locator("#final")).to_have_count(1)


@pytest.mark.parametrize("game", games_for("keys"))
async def test_a_whole_game_by_keys(server: Server, browser: Browser, game: str) -> None:
    """No pointer at all."""
    edition = find(game).default_edition
    async with person(browser, server.address, LAPTOP, seed=2) as ann:
        table = await new_table(ann, game, edition, bots=bots_for(game, edition))
        await ann.open(f"/t/{table}")
        await ann.play_out("keys")
        assert (await ann.record(table)).setup.rules.game == game


@pytest.mark.parametrize("edition", DRAWN)
async def test_a_whole_game_on_the_drawn_board(server: Server, browser: Browser, edition: str) -> None:
    """With the pointer, on the numbers that stand on the board; what is no thing of the board is in the list.

    In the gate one edition by the day is pressed to its end, of the others the first rounds.
    """
    async with person(browser, server.address, LAPTOP, seed=5) as ann:
        table = await new_table(ann, "redplanet", edition, bots=bots_for("redplanet", edition))
        await ann.open(f"/t/{table}")
        await ann.page.wait_for_selector(".table.drawn")
        choices = 0
        while (edition == TODAY or choices < times(15, 1000)) and await ann.step("board"):
            choices += 1
        await play_on(ann, table)
        await ann.page.wait_for_selector(".table[data-phase=over]")
        record = await ann.record(table)
        own = [move.action[0] for move in record.moves if move.seat == 0][:choices]
        mine = sum(name != "pass" for name in own)  # cards ask again and again
        assert ann.pressed > mine * 3 // 4, (ann.pressed, mine)


@pytest.mark.parametrize("game", games_for("phone"))
async def test_a_whole_game_on_a_phone(server: Server, browser: Browser, game: str) -> None:
    """By thumb: one tap selects, the main button takes."""
    edition = find(game).default_edition
    async with person(browser, server.address, PHONE, seed=3) as ann:
        table = await new_table(ann, game, edition, bots=bots_for(game, edition))
        await ann.open(f"/t/{table}")
        await ann.play_out()
        assert (await ann.record(table)).setup.rules.game == game


@pytest.mark.parametrize(("game", "window"), covering([game.id for game in GAMES], WINDOWS), ids=str)
async def test_the_second_press_is_a_move(server: Server, browser: Browser, game: str, window: Window) -> None:
    """From the start page, without an account, a name or a question."""
    async with person(browser, server.address, window) as ann:
        await ann.play_now(game)
        turn = await ann.attribute("turn")
        assert len(await ann.options()) > 0
        await ann.choose(1)
        assert await ann.attribute("turn") != turn
