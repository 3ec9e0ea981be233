"""What every table has around its board: the prompt bar's moments, figures of the seats, chapters of the log."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from ecliptic.games import GAMES
from tests.repeats import covering
from tests.server.running import Server
from tests.web.measures import cut_texts
from tests.web.person import LAPTOP, PHONE, WINDOWS, Window, person
from tests.web.test_async import Cable
from tests.web.test_eyes import mid_game
from tests.web.test_games import sit_down
from tests.web.test_reading import finished, opened

pytestmark = [pytest.mark.anyio, pytest.mark.long]

# How the prompt bar looks: its ground, its frame, and the shapes of its sign.
BAR = """
() => {
  const bar = document.querySelector(".prompt");
  const { backgroundColor, outlineStyle } = getComputedStyle(bar);
  const sign = [...bar.querySelectorAll(".sign path")].map((path) => path.getAttribute("d")).join(" ");
  return { kind: bar.dataset.kind, ground: backgroundColor, frame: outlineStyle, sign };
}
"""
# Each figure of the seats: the picture's address, whether it has come, what is seen and what is read out.
FIGURES = """
() => [...document.querySelectorAll(".seats .figure")].map((figure) => {
  const picture = figure.querySelector("img");
  const [seen, told] = ["[aria-hidden]", ".visually-hidden"].map((part) => figure.querySelector(part).textContent);
  return { picture: picture.src, come: picture.naturalWidth > 0, alone: picture.alt === "", seen, told };
})
"""
# Of each line of the log whether it is a chapter, whose shape stands beside it, and how many it has within.
LINES = """
() => [...document.querySelectorAll(".log li")].map((line) => ({
  chapter: line.classList.contains("loud"),
  beside: line.querySelectorAll(".sign svg").length,
  names: line.querySelectorAll("span .name").length,
  within: line.querySelectorAll("span .name svg").length,
  rule: getComputedStyle(line, "::after").height,
}))
"""


async def test_each_moment_has_a_sign_and_a_ground(server: Server, browser: Browser) -> None:
    """Asked, cut off, and over: told by shape, line and words, and never by colour alone."""
    async with person(browser, server.address, LAPTOP, seed=31) as ann:
        cable = Cable(ann.page)
        await cable.lay()
        await sit_down(ann, "kosmonauts")
        asked: dict[str, Any] = await ann.page.evaluate(BAR)
        assert asked["kind"] == "choice" and asked["frame"] == "none"
        await cable.cut()
        lost: dict[str, Any] = await ann.page.evaluate(BAR)
        assert lost["kind"] == "lost" and lost["frame"] == "dashed"
        cable.plugged = True
        await ann.page.wait_for_selector(".table[data-line=live]")
        ann.troubles.clear()
        table = finished("kosmonauts", 3)
        await ann.open(f"/t/{await opened(ann, table)}")
        await ann.page.wait_for_selector(".prompt[data-kind=over]")
        over: dict[str, Any] = await ann.page.evaluate(BAR)
        assert len({each["sign"] for each in (asked, lost, over)}) == 3
        assert asked["ground"] == over["ground"] != lost["ground"]


@pytest.mark.parametrize(("game", "window"), covering([game.id for game in GAMES], WINDOWS), ids=str)
async def test_seats_tell_figures_to_eyes_and_ears(server: Server, browser: Browser, game: str, window: Window) -> None:
    """A picture that comes, a number beside it, and the whole fact for who hears it; nothing of it is cut."""
    async with person(browser, server.address, window, seed=32) as ann:
        await sit_down(ann, game)
        await ann.complete()
        figures: list[dict[str, Any]] = await ann.page.evaluate(FIGURES)
        assert figures
        for figure in figures:
            assert figure["come"] and figure["alone"], figure
            assert figure["seen"].split("/")[0].rstrip("+−0123456789") == "", figure
            assert len(figure["told"]) > len(figure["seen"]) or figure["told"].isnumeric(), figure
        assert len({figure["picture"] for figure in figures}) >= 4  # of different kinds
        assert await cut_texts(ann.page) == []


async def test_the_log_has_chapters_and_whose_line_it_is(server: Server, browser: Browser) -> None:
    """A line that begins with a name has the shape beside it, once; chapters end in a rule."""
    async with person(browser, server.address, LAPTOP, seed=33) as ann:
        await mid_game(ann, "kosmonauts", 8)
        lines: list[dict[str, Any]] = await ann.page.evaluate(LINES)
        chapters = [line for line in lines if line["chapter"]]
        assert chapters and all(line["rule"] == "1px" and not line["beside"] for line in chapters)
        plain = [line for line in lines if not line["chapter"]]
        assert any(line["beside"] for line in plain)
        for line in plain:
            assert line["beside"] + line["within"] == line["names"], line


@pytest.mark.parametrize("window", WINDOWS, ids=str)
async def test_where_there_is_nothing_yet_a_picture_says_so(server: Server, browser: Browser, window: Window) -> None:
    """In the chat, and where no rule was found; who wants plain pictures has the words alone."""
    async with person(browser, server.address, window, seed=34) as ann:
        await sit_down(ann, "kosmonauts")
        if window == PHONE:
            await ann.page.get_by_role("button", name="Log").first.click()
        await ann.page.locator("#tab-chat").click()
        await expect(ann.page.locator(".chat .empty img")).to_be_visible()
        await ann.page.locator("#tab-rules").click()
        await ann.page.locator("#drawer-pane input[type=search]").fill("zzzzqqqq")
        await expect(ann.page.locator("#drawer-pane .empty img")).to_be_visible()
        await ann.page.evaluate("document.documentElement.dataset.pictures = 'plain'")
        await expect(ann.page.locator("#drawer-pane .empty img")).to_be_hidden()
        await expect(ann.page.locator("#drawer-pane .empty")).not_to_be_empty()


async def test_who_asks_why_not_reads_it_in_the_list_too(server: Server, browser: Browser) -> None:
    """Below what is possible: dashed, with the rule that says so."""
    async with person(browser, server.address, LAPTOP, seed=35) as ann:
        await sit_down(ann, "redplanet")
        await ann.page.get_by_role("button", name="List").click()
        await ann.page.locator(".role[data-thing]:not(.legal), .ship[data-thing]:not(.legal)").first.click()
        refused = ann.page.locator(".options .refused")
        words = (await ann.page.locator(".asked").inner_text()).partition("(")[0].strip()  # its rule stands behind
        assert words
        await expect(refused).to_contain_text(words)
        assert await refused.evaluate("row => getComputedStyle(row).borderTopStyle") == "dashed"


async def test_who_thinks_turns_in_short_steps(server: Server, browser: Browser) -> None:
    """A hand that goes on by a quarter, and stands still for who wants no motion."""
    turned = "document.querySelector('.seats .waited .state svg')?.style.rotate"
    for wanted, moves in (("no-preference", True), ("reduce", False)):
        async with person(browser, server.address, LAPTOP, seed=36, reduced_motion=wanted) as ann:
            await sit_down(ann, "kosmonauts")
            before = await ann.page.evaluate(turned)
            await ann.page.wait_for_timeout(2_500)
            assert (await ann.page.evaluate(turned) != before) is moves
