"""A game from outside in the browser: nobody has drawn a board or written a line of the page for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, expect

from tests.packages.outside import install_nim
from tests.server.running import SOURCE, Server
from tests.web.measures import out_of_sight
from tests.web.person import LAPTOP, PHONE, Window, person

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.fixture(scope="module")
def server_with_nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the wheel of the sample game installed beside Ecliptic."""
    folder = tmp_path_factory.mktemp("nim")
    site = install_nim(folder)
    running = Server(folder, PYTHONPATH=os.pathsep.join([str(SOURCE), str(site)]))
    running.start()
    asyncio.run(running.answers())
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("window", "locale", "title", "answer"), [(LAPTOP, "en", "Nim", "Take"), (PHONE, "ru", "Ним", "Взять")], ids=str
)
async def test_it_is_played_from_the_start_page_to_its_end(
    server_with_nim: Server, browser: Browser, window: Window, locale: str, title: str, answer: str
) -> None:
    """In the words of its own package, with every option in sight, and no message id anywhere."""
    async with person(browser, server_with_nim.address, window, locale=locale) as ann:
        await ann.open()
        await expect(ann.page.locator("[data-game=nim]")).to_contain_text(title)
        await ann.play_now("nim")
        await ann.choose(1)
        answers = await ann.options()
        assert answers
        assert all(answer in each for each in answers)
        assert await out_of_sight(ann.page) == []
        await ann.play_out()
        await expect(ann.page.locator("#final")).to_have_count(1)
        assert "nim-" not in await ann.page.locator("body").inner_text()
    assert "Traceback" not in server_with_nim.said()


async def test_the_rules_tab_of_a_game_without_a_rulebook_says_so(server_with_nim: Server, browser: Browser) -> None:
    """At once, and without a link that leads nowhere."""
    async with person(browser, server_with_nim.address, LAPTOP) as ann:
        await ann.play_now("nim")
        await ann.page.get_by_role("tab", name="Rules").click()
        await expect(ann.page.get_by_text("There is no rulebook for this game.")).to_be_visible()
        await expect(ann.page.get_by_text("All rules")).to_have_count(0)


async def test_the_second_half_of_a_double_click_answers_nothing(server_with_nim: Server, browser: Browser) -> None:
    """The heap is chosen; how many to take is the next question, and still open."""
    async with person(browser, server_with_nim.address, LAPTOP) as ann:
        await ann.play_now("nim")
        await ann.page.locator("[data-option='1']").dblclick(delay=100)
        await expect(ann.page.locator("#prompt")).to_contain_text("How many do you take?")
        await ann.complete()
        assert await ann.attribute("turn") == "1"


async def test_an_answer_is_sent_once(server_with_nim: Server, browser: Browser) -> None:
    """Pressed again before the table has it, it is not sent again: nobody is told that the table has moved on."""
    async with person(browser, server_with_nim.address, LAPTOP) as ann:
        await ann.play_now("nim")
        await ann.page.locator("[data-option='4']").evaluate("(heap) => { heap.click(); heap.click(); }")
        await expect(ann.page.locator("#prompt")).to_contain_text("How many do you take?")
        await ann.complete()
        assert await ann.attribute("turn") == "1"
        assert "moved on" not in await ann.page.locator("body").inner_text()
