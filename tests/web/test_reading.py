"""What is read, not played: a finished game move by move, a moment that somebody shared, the rules by number."""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from ecliptic.core import record as records
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.games import GAMES
from ecliptic.games import game as find
from tests.repeats import SOAKING, covering
from tests.server.running import Server
from tests.web.person import PHONE, WINDOWS, Person, Window, person
from tests.web.test_accessible import violations

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@functools.cache
def finished(name: str, seed: int, *, edition: str = "", crowded: bool = False) -> Table:
    """A game that was played elsewhere, by chance, by as few as may be or by as many."""
    game = find(name)
    info = game.edition(edition or game.default_edition)
    seats = info.seats_max if crowded else info.seats_min
    setup = Setup(game.rules(info.id, seats, dict(game.brief)), seed)
    table = Table(game, setup, [f"Player {seat}" for seat in range(seats)])
    chooser = random.Random(seed)
    while not table.state.over:
        decision = chooser.choice([each for each in game.decisions(table.state) if not each.optional])
        table.act(decision.seat, chooser.choice(decision.actions))
    return table


async def opened(ann: Person, table: Table) -> str:
    """On the server, from a file; the id of its table."""
    await ann.page.request.post(f"{ann.address}/api/guests", data={"name": "Ann"})
    answer = await ann.page.request.post(f"{ann.address}/api/records", data={"text": records.write(table.record)})
    assert answer.ok, await answer.text()
    found: str = (await answer.json())["id"]
    return found


async def is_at(ann: Person, move: int) -> None:
    """This move is looked at."""
    await expect(ann.page.locator("input[type=range]")).to_have_value(str(move))


@pytest.mark.parametrize(("game", "window"), covering([game.id for game in GAMES], WINDOWS), ids=str)
async def test_a_finished_game_can_be_gone_through(server: Server, browser: Browser, game: str, window: Window) -> None:
    """By buttons, by keys and from any seat; nothing scrolls, and axe has nothing against it."""
    table = finished(game, 3)
    async with person(browser, server.address, window) as ann:
        ident = await opened(ann, table)
        await ann.open(f"/t/{ident}/review")
        await ann.page.wait_for_selector(f"input[type=range][max='{len(table.moves)}']")
        await is_at(ann, 0)
        await ann.page.keyboard.press("ArrowRight")
        await ann.page.keyboard.press("ArrowRight")
        await is_at(ann, 2)
        await ann.page.keyboard.press("End")
        await is_at(ann, len(table.moves))
        await ann.page.wait_for_selector("#final")
        await ann.page.keyboard.press("Home")
        await is_at(ann, 0)
        for viewer in ("1" if table.rules.seats > 1 else "0", "public", "open"):
            await ann.page.locator("select").last.select_option(viewer)
            await expect(ann.page.locator("#moment")).not_to_be_empty()
            assert await violations(ann.page) == [], viewer
        sizes: Any = await ann.page.evaluate(
            "[document.scrollingElement.scrollHeight, innerHeight, document.scrollingElement.scrollWidth, innerWidth]"
        )
        assert sizes[0] <= sizes[1] + 1 and sizes[2] <= sizes[3] + 1


@pytest.mark.parametrize("window", WINDOWS if SOAKING else [PHONE], ids=str)  # where room is short
@pytest.mark.parametrize("game", [game.id for game in GAMES])
async def test_everybody_is_on_the_final_sheet(server: Server, browser: Browser, game: str, window: Window) -> None:
    """With as many players as there may be, none of them only after scrolling sideways."""
    table = finished(game, 6, crowded=True)
    async with person(browser, server.address, window) as ann:
        ident = await opened(ann, table)
        await ann.open(f"/t/{ident}/m/{len(table.moves)}")
        points = ann.page.locator(".final .wide").first
        await expect(points.locator("thead th")).to_have_count(1 + table.rules.seats)
        assert await points.evaluate("pane => pane.scrollWidth - pane.clientWidth") <= 1


async def test_a_shared_moment_is_the_same_for_a_stranger(server: Server, browser: Browser) -> None:
    """The link alone is enough."""
    table = finished("redplanet", 4)
    async with person(browser, server.address) as ann, person(browser, server.address) as eve:
        ident = await opened(ann, table)
        await ann.open(f"/t/{ident}/m/12?viewer=0")
        await eve.open(f"/t/{ident}/m/12?viewer=0")
        seen = []
        for reader in (ann, eve):
            await reader.page.wait_for_selector("input[type=range]")
            await expect(reader.page.locator("#moment")).not_to_be_empty()
            await is_at(reader, 12)
            seen.append(await reader.page.inner_text("#moment"))
        assert seen[0] == seen[1]


async def every_rule_that_was_found(ann: Person) -> None:
    """The first ones at once, the others when they are wanted; who wants them goes on reading where the first ended."""
    told = re.search(r"\d+", await ann.page.inner_text("[role=status]"))
    assert told
    rules = ann.page.locator("article")
    before = await rules.count()
    await ann.page.locator("section > p > button").click()
    await expect(rules).to_have_count(int(told[0]))
    await expect(rules.nth(before)).to_be_focused()


@pytest.mark.parametrize(("game", "window"), covering([game.id for game in GAMES], WINDOWS), ids=str)
async def test_rules_by_number(server: Server, browser: Browser, game: str, window: Window) -> None:
    """A link to a rule shows that rule; a search finds, counts, and says what to do when it finds nothing."""
    rule = find(game).rule_of_question[next(iter(find(game).rule_of_question))]
    async with person(browser, server.address, window) as ann:
        await ann.open(f"/rules/{game}#{rule}")
        article = ann.page.locator(f"article[id='{rule}']")
        await expect(article).to_be_in_viewport()
        assert await violations(ann.page) == []
        search = ann.page.locator("input[type=search]")
        await search.fill("player")
        await expect(ann.page.locator("#results")).to_be_visible()
        assert await ann.page.locator("mark").count() > 0
        await every_rule_that_was_found(ann)
        await search.fill("zzzzqqqq")
        await expect(ann.page.locator("main")).to_contain_text("Nothing", ignore_case=True)
        assert await violations(ann.page) == []


async def test_the_rules_say_where_the_reader_is_and_what_letters_mean(server: Server, browser: Browser) -> None:
    """The chapter of the site is marked, and the letters that the text has for editions are explained."""
    async with person(browser, server.address) as ann:
        await ann.open("/rules/redplanet")
        await expect(ann.page.locator("header nav a[aria-current]")).to_have_text("Rules")
        letters = {info.mark for info in find("redplanet").editions}
        await expect(ann.page.locator(".marks dt")).to_have_count(len(letters))
        assert set(await ann.page.locator(".marks dt").all_inner_texts()) == letters
        await ann.open("/rules/kosmonauts")
        await expect(ann.page.locator("h1")).to_have_text("Kosmonauts")
        assert await ann.page.locator(".marks").count() == 0


async def test_a_prompt_leads_to_its_rule(server: Server, browser: Browser) -> None:
    """At the table, in the drawer, and the game stays where it was."""
    async with person(browser, server.address, seed=15) as ann:
        await ann.play_now("redplanet")
        link = ann.page.locator(".prompt .below a").first
        rule = (await link.inner_text()).strip()
        await link.click()
        await expect(ann.page.locator("#drawer-pane")).to_contain_text(rule)
        assert len(await ann.options()) > 0
