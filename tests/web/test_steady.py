"""Decide without scrolling, and nothing moves under the finger: at every decision of a game, in both small windows."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, FloatRect, Locator, Route, expect

from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.server.http.site import PAGE
from tests.repeats import covering, times
from tests.server.running import Server
from tests.web.measures import SHIFTS, out_of_sight, places, shifts
from tests.web.person import LAPTOP, WINDOWS, Window, person
from tests.web.test_games import new_table, sit_down
from tests.web.test_reading import finished, opened

pytestmark = [pytest.mark.anyio, pytest.mark.long]

MOST_SHIFT = 0.02  # of the window, all in all
NAMES = ("http://www.w3.org/", "https://svelte.dev/e/", "https://…")  # of languages, of errors, of a placeholder
# Down, and up again the next time.
PUSH = """
document.querySelector(".board-place").style.marginTop =
  `${60 * ((window.pushed = (window.pushed ?? 0) + 1) % 2)}px`
"""
PUSH_WHEN_TAKEN = f"""
() => new MutationObserver((_, watch) => {{
  watch.disconnect();
  const timer = setInterval(() => {{ {PUSH}; if (window.pushed === 9) clearInterval(timer); }}, 100);
}}).observe(document.querySelector(".table"), {{ attributeFilter: ["data-turn"] }})
"""  # some frames after the answer of the reader is painted; some of nine may come with the next questions
LONGEST = times(14, 40)  # decisions that are looked at


async def box(thing: Locator) -> FloatRect:
    """Where it stands."""
    found = await thing.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "window"), covering([game.id for game in GAMES], WINDOWS), ids=str)
async def test_everything_stays_in_sight_and_in_its_place(
    server: Server, browser: Browser, game: str, window: Window
) -> None:
    """P1 and P9 of the table's principles."""
    edition = find(game).default_edition
    async with person(browser, server.address, window, seed=4) as ann:
        table = await new_table(ann, game, edition, bots=find(game).usual_seats - 1)
        await ann.open(f"/t/{table}")
        await ann.ready()
        await ann.page.evaluate(SHIFTS)
        first = await places(ann.page)
        for _ in range(LONGEST):
            assert await out_of_sight(ann.page) == []
            assert await places(ann.page) == first
            await ann.step("list" if window.touch else "keys")
            await ann.ready()
            if await ann.is_over():
                break
        total, moved = await shifts(ann.page)
        assert total <= MOST_SHIFT, moved


@pytest.mark.parametrize("when", ["at rest", "after a key", "while others act"])
async def test_a_shift_is_found(server: Server, browser: Browser, when: str) -> None:
    """Something that comes late and pushes the board down, at any time; browsers forgive half a second after a key."""
    async with person(browser, server.address, LAPTOP, seed=4) as ann:
        await sit_down(ann, "redplanet")
        await ann.page.evaluate(SHIFTS)
        assert (await shifts(ann.page))[0] == 0
        if when == "after a key":
            await ann.page.keyboard.press("Shift")
        if when == "while others act":
            await ann.page.evaluate(PUSH_WHEN_TAKEN)
            await ann.step("keys")
            await ann.page.wait_for_function("() => window.pushed === 9")
        else:
            for _ in range(5):  # words that come late may excuse one of them
                await ann.page.evaluate(PUSH)
                await ann.page.evaluate("window.settled()")
        total, moved = await shifts(ann.page)
        assert total > MOST_SHIFT, moved


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window.name)
async def test_the_way_back_to_the_board_stays_when_the_final_sheet_comes(
    server: Server, browser: Browser, window: Window
) -> None:
    """However late: a button that moves under the finger is pressed by mistake."""
    table = finished("redplanet", 4)
    come = asyncio.Event()

    async def held_back(route: Route) -> None:
        await come.wait()
        await route.continue_()

    async with person(browser, server.address, window) as ann:
        ident = await opened(ann, table)
        await ann.page.route("**/assets/Final-*.js", held_back)
        await ann.open(f"/t/{ident}/m/{len(table.moves)}")
        button = ann.page.locator(".over-board > .main")
        before = await box(button)
        come.set()
        await ann.page.wait_for_selector("#final")
        assert await box(button) == before
        assert await out_of_sight(ann.page) == []
        await button.click()
        await expect(ann.page.locator("#final")).to_have_count(0)


def test_the_page_asks_nobody_else() -> None:
    """No file of the page names another place."""
    for file in (PAGE / "assets").glob("*.js"):
        text = file.read_text(encoding="utf-8")
        strange = {
            address
            for address in text.split('"')
            if address.startswith(("http://", "https://")) and not address.startswith(NAMES)
        }
        assert strange == set()


async def test_the_border_stays_where_the_reader_put_it(server: Server, browser: Browser) -> None:
    """Between the board as text and what is one's own: by keys and by pointer, for the next visit too."""
    async with person(browser, server.address, LAPTOP, seed=5) as ann:
        await sit_down(ann, "kosmonauts")
        border = ann.page.get_by_role("separator")
        before = int(await border.get_attribute("aria-valuenow") or 0)
        top = (await box(border))["y"]
        await border.press("ArrowUp")
        await expect(border).to_have_attribute("aria-valuenow", str(before - 5))
        assert (await box(border))["y"] < top
        await border.hover()
        await ann.page.mouse.down()
        await ann.page.mouse.move(400, top + 60)
        await ann.page.mouse.up()
        moved = await border.get_attribute("aria-valuenow")
        assert int(moved or 0) > before
        assert abs((await box(border))["y"] - top - 60) < 10
        await ann.page.reload()
        await ann.ready()
        await expect(border).to_have_attribute("aria-valuenow", moved or "")
