"""axe finds nothing, on any page, in both themes and four languages; and what it cannot find is tried by hand."""

from __future__ import annotations

import functools
import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.texts import LANGUAGES
from tests.repeats import SOAKING, covering, daily_seed
from tests.server.running import ROOT, Server
from tests.web.person import LAPTOP, WINDOWS, Person, Window, person
from tests.web.test_games import new_table

pytestmark = [pytest.mark.anyio, pytest.mark.long]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new", "/me", "/watch", "/rules", "/j/nothing-is-here", "/t/0123456789abcdef", "/no/such/page")


@functools.cache
def axe() -> str:
    """Its script."""
    return AXE.read_text(encoding="utf-8")


async def violations(page: Page, *more: str) -> list[str]:
    """What axe has against the page as it is now, by its usual rules and by more."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(axe())
    wanted = {"resultTypes": ["violations"], "rules": {rule: {"enabled": True} for rule in more}}
    found: dict[str, Any] = await page.evaluate("(wanted) => axe.run(wanted)", wanted)
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found["violations"]
    ]


async def speak(ann: Person, language: str, theme: str) -> None:
    """As somebody who has chosen so before."""
    kept = json.dumps({"language": language, "theme": theme})
    await ann.page.add_init_script(f"localStorage.getItem('ecliptic') || localStorage.setItem('ecliptic', '{kept}')")


THEMES = ("dark", "light")
LOOKS = list(itertools.product(LANGUAGES, THEMES))
DAY = daily_seed()
TONGUES = [("en", THEMES[DAY % 2]), (LANGUAGES[1 + DAY % (len(LANGUAGES) - 1)], THEMES[1 - DAY % 2])]


@pytest.mark.parametrize(("language", "theme"), LOOKS if SOAKING else TONGUES)
async def test_pages(server: Server, browser: Browser, language: str, theme: str) -> None:
    """Those that need no table."""
    async with person(browser, server.address, LAPTOP) as ann:
        await speak(ann, language, theme)
        for path in PAGES:
            await ann.open(path)
            await ann.complete()
            assert await ann.page.get_attribute("html", "lang") == language
            assert await violations(ann.page) == [], path
        ann.troubles.clear()  # what is not there is told as 404


@pytest.mark.parametrize(("game", "window"), covering([game.id for game in GAMES], WINDOWS), ids=str)
async def test_tables(server: Server, browser: Browser, game: str, window: Window) -> None:
    """At some questions, with every drawer open; each language and theme has its turn, at one table or another."""
    place = [each.id for each in GAMES].index(game) * len(WINDOWS) + WINDOWS.index(window)
    looks = LOOKS if SOAKING else [LOOKS[(DAY + 5 * place) % len(LOOKS)]]  # six tables: all languages, both themes
    async with person(browser, server.address, window, seed=6) as ann:
        table = await new_table(ann, game, find(game).default_edition, bots=find(game).usual_seats - 1)
        await ann.open(f"/t/{table}")
        for language, theme in looks:
            kept = json.dumps({"language": language, "theme": theme})
            await ann.page.evaluate(f"localStorage.setItem('ecliptic', '{kept}')")
            await ann.open(f"/t/{table}")
            await ann.step()
            await ann.ready()
            for tab in ("log", "chat", "rules", "table"):
                await open_tab(ann, tab)
                assert await violations(ann.page) == [], (language, theme, tab)
            if window.touch:
                await ann.page.locator(".shut").click()


async def open_tab(ann: Person, tab: str) -> None:
    """In the drawer, or in the sheet of a phone."""
    if ann.window.touch and not await ann.page.locator(".drawer:not(.closed)").count():
        await ann.page.locator("header button").first.click()
    await ann.page.locator(f"#tab-{tab}").click()
    await ann.page.wait_for_selector(f"#tab-{tab}[aria-selected=true]")
    await ann.page.wait_for_selector("#drawer-pane > *", state="attached")  # what is in it may have to be fetched


async def test_a_screen_reader_finds_the_question_and_every_answer(server: Server, browser: Browser) -> None:
    """The tree has one prompt, a numbered list of real buttons, and says what happens by itself."""
    async with person(browser, server.address, LAPTOP, seed=7) as ann:
        await ann.play_now("redplanet")
        tree = await ann.page.locator("body").aria_snapshot()
        options = await ann.options()
        assert tree.count("region") >= 1
        for option in options:
            words = option.split("\n")[-1].strip()
            assert words in tree
        assert await ann.page.locator("[aria-live=assertive]").inner_text() != ""
        buttons = ann.page.get_by_role("listitem").get_by_role("button")
        assert await buttons.count() >= len(options)


async def test_a_game_in_four_languages_at_once(server: Server, browser: Browser) -> None:
    """Switched in mid-game, log included: no key and no English left over."""
    async with person(browser, server.address, LAPTOP, seed=8) as ann:
        table = await new_table(ann, "redplanet", "2015", bots=2)
        await ann.open(f"/t/{table}")
        for _ in range(6):
            await ann.step()
        await ann.ready()
        said: dict[str, list[str]] = {}
        for language in LANGUAGES:
            await ann.page.evaluate(f"localStorage.setItem('ecliptic', '{json.dumps({'language': language})}')")
            await ann.open(f"/t/{table}")
            await ann.ready()
            said[language] = [line.strip() for line in await ann.page.locator(".log li > span").all_inner_texts()]
            whole = await ann.page.inner_text("body")
            assert re.findall(r"(?:redplanet|web|table|core)-[a-z-]+", whole) == [], language
        lengths = {len(lines) for lines in said.values()}
        assert len(lengths) == 1
        for language in LANGUAGES[1:]:
            same = [line for line in said[language] if line and line in said["en"] and not line.isnumeric()]
            assert len(same) < len(said["en"]) // 4, (language, same)  # names alone are alike


def test_axe_is_there() -> None:
    """It comes with what builds the page."""
    assert Path(AXE).is_file()
