"""The drawn board of Mission: Red Planet: what moves on it, what it foretells and points out, how keys reach it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocket, expect

from tests.repeats import covering, one_of, times
from tests.server.running import Server
from tests.web.person import LAPTOP, PHONE, WINDOWS, Person, Window, person
from tests.web.test_accessible import violations
from tests.web.test_games import new_table, play_on
from tests.web.test_journeys import create, sit_by
from tests.web.test_reading import finished, opened

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LONGEST = 400  # milliseconds of one move
CHAIN = 1500  # of all that follows from one change
SIZES = [("2005", 3), ("2015", 3), ("2025", 5), ("2025", 1)]  # editions, and how many bots
EASED = {"transform", "opacity", "easing", "offset", "composite"}  # what a keyframe may speak of

WATCH_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const { delay = 0, duration = 0 } = typeof options === "number" ? { duration: options } : options;
  const rows = Array.isArray(frames) ? frames : [frames];
  const names = [...new Set(rows.flatMap((frame) => Object.keys(frame)))];
  const waits = rows.length > 1 && new Set(rows.map((frame) => JSON.stringify(frame))).size === 1; // so Svelte delays
  const what = this.getAttribute("class") ?? "";
  if (delay + duration > 0) window.moved.push({ what, delay, duration, names, waits });
  return animate.call(this, frames, options);
};
"""
WATCH_SOUND = """
window.sung = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { window.sung += 1; return start.call(this, when); };
"""
PILLS = """
() => Object.fromEntries([...document.querySelectorAll("[data-crowd^='region:']")].map((crowd) => [
  crowd.dataset.crowd.split(":")[1],
  [...crowd.querySelectorAll("[data-colour]")].map((pill) => [Number(pill.dataset.colour), pill.textContent.trim()]),
]))
"""  # who stands where, or would take how many
BARS = """
() => [...document.querySelectorAll(".bars .bar")].map((bar) => [
  [...bar.querySelectorAll("[data-part] title")].map((title) => Number(title.textContent.split(":").at(-1))),
  Number(bar.nextElementSibling.textContent),
])
"""


async def sit_alone(ann: Person, edition: str, bots: int, **kept: Any) -> str:
    """At a table of their own, with these settings on their device; the id of the table."""
    settings = json.dumps(kept)
    await ann.page.add_init_script(
        f"localStorage.getItem('ecliptic') || localStorage.setItem('ecliptic', '{settings}')"
    )
    table = await new_table(ann, "redplanet", edition, bots=bots)
    await ann.open(f"/t/{table}")
    await ann.page.wait_for_selector(".table.drawn")
    return table


# Motion.


@pytest.mark.parametrize("window", one_of(WINDOWS), ids=str)
async def test_what_has_moved_flies_there_quickly_and_in_nobodys_way(
    server: Server, browser: Browser, window: Window
) -> None:
    """P8: nothing takes longer than it may, only places and shades change, and the board is pressed all the while."""
    async with person(browser, server.address, window, seed=21, reduced_motion="no-preference") as ann:
        await ann.page.add_init_script(WATCH_MOTION)
        await sit_alone(ann, "2015", bots=3)
        for _ in range(14):
            await ann.step("board")
        moved: list[dict[str, Any]] = await ann.page.evaluate("window.moved")
        assert sum("flight" in each["what"].split() for each in moved) > 5
        for each in moved:
            assert each["duration"] <= (CHAIN - LONGEST if each["waits"] else LONGEST) and each["delay"] == 0, each
            assert set(each["names"]) <= EASED, each
        await ann.page.wait_for_function("() => document.querySelectorAll('.flight').length === 0")
        assert await ann.page.locator(".flights").evaluate("layer => getComputedStyle(layer).pointerEvents") == "none"


@pytest.mark.parametrize("wanted", [True, False], ids=["on", "off"])
async def test_sounds_are_made_only_for_who_wants_them(server: Server, browser: Browser, wanted: bool) -> None:
    """They are off until somebody turns them on."""
    async with person(browser, server.address, LAPTOP, seed=22) as ann:
        await ann.page.add_init_script(WATCH_SOUND)
        await sit_alone(ann, "2015", bots=2, **({"sound": True} if wanted else {}))
        for _ in range(8):
            await ann.step("board")
        assert (await ann.page.evaluate("window.sung") > 0) == wanted


# What would be.


class Ear:
    """The last production that the table has foretold to this page, and what its question is about."""

    def __init__(self, page: Page) -> None:
        self.outlook: list[dict[str, Any]] = []
        self.about: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        for line in str(frame).split("\n"):
            told = json.loads(line)
            if told["type"] == "words":
                self.outlook = told["outlook"]
                self.about = told["about"] or {}

    def gains(self) -> dict[str, Counter[int]]:
        """For each region how many tokens each colour would take."""
        found: dict[str, Counter[int]] = {}
        for event in self.outlook:
            if event["name"] == "TokensTaken":
                parts = event["parts"]
                found.setdefault(str(parts["region"]), Counter())[parts["colour"]] += parts["count"]
        return found


@pytest.mark.parametrize(("size", "window"), covering(SIZES, WINDOWS), ids=str)
async def test_the_production_to_come_is_shown_in_the_regions(
    server: Server, browser: Browser, size: tuple[str, int], window: Window
) -> None:
    """As the table foretells it, by key or by button; once more, and everybody stands where they stood."""
    async with person(browser, server.address, window, seed=23) as ann:
        ear = Ear(ann.page)
        await sit_alone(ann, size[0], bots=size[1])
        while not ear.gains():
            assert await ann.step(), "a game without any production"
            await ann.ready()
        standing = await ann.page.evaluate(PILLS)
        button = ann.page.locator("[aria-keyshortcuts=P]")
        await (button.tap() if window.touch else ann.page.keyboard.press("p"))
        await expect(button).to_have_attribute("aria-pressed", "true")
        shown = await ann.page.evaluate(PILLS)
        taken = {
            region: {colour: f"+{count}" for colour, count in gains.items()} for region, gains in ear.gains().items()
        }
        assert {region: dict(pills) for region, pills in shown.items() if pills} == taken
        assert await violations(ann.page) == []
        await button.click()
        await expect(button).to_have_attribute("aria-pressed", "false")
        assert await ann.page.evaluate(PILLS) == standing


async def test_the_key_types_a_letter_where_somebody_writes(server: Server, browser: Browser) -> None:
    """And does nothing else there."""
    async with person(browser, server.address, LAPTOP, seed=24) as ann:
        await sit_alone(ann, "2015", bots=2)
        await ann.page.locator("#tab-chat").click()
        await ann.page.get_by_role("textbox", name="Say something").press_sequentially("pip")
        await expect(ann.page.locator("[aria-keyshortcuts=P]")).to_have_attribute("aria-pressed", "false")


# What is asked.


@pytest.mark.parametrize("window", one_of(WINDOWS), ids=str)
async def test_the_question_has_its_source_its_step_and_what_follows(
    server: Server, browser: Browser, window: Window
) -> None:
    """As the table tells it; who hears the page hears it in words."""
    async with person(browser, server.address, window, seed=25) as ann:
        ear = Ear(ann.page)
        await sit_alone(ann, "2015", bots=2)
        while not (ear.about.get("steps") and ear.about["follows"]):
            assert await ann.step(), "a game in which nobody places two astronauts"
            await ann.ready()
        crumbs = ann.page.locator(".crumbs")
        await expect(crumbs.locator(".now")).to_contain_text(f" · {ear.about['step']} of {ear.about['steps']}")
        await expect(crumbs.locator(".next")).to_have_count(len(ear.about["follows"]))
        await expect(crumbs).to_contain_text("Then: ")
        assert await violations(ann.page) == []


# What has changed.


async def next_to_act(*friends: Person) -> Person:
    """Whoever is asked something; of several the first."""
    asked = {asyncio.create_task(each.ready()): each for each in friends}
    done, others = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    return next(each for task, each in asked.items() if task in done)


async def test_what_others_change_carries_a_dot_until_one_acts(server: Server, browser: Browser) -> None:
    """P12, by two people: whoever has just acted has no dot, and the other one gets them."""
    async with (
        person(browser, server.address, LAPTOP, seed=25) as ann,
        person(browser, server.address, PHONE, seed=26) as bo,
    ):
        link = await create(ann, seats=2, bots=0)
        await sit_by(link, bo, "Bo")
        await ann.page.get_by_role("button", name="Begin").click()
        dotted = 0
        for turn in range(40):
            if dotted and turn >= times(14, 40):
                break
            friend = await next_to_act(*((ann, bo) if turn % 2 else (bo, ann)))
            dots = await friend.page.locator("[data-changed]").count()
            if dots and not dotted:  # they stay for who comes back
                await friend.page.reload()
                await expect(friend.page.locator("[data-changed]")).to_have_count(dots)
                await friend.ready()
            dotted += dots
            await friend.choose(1)
            assert await friend.page.locator("[data-changed]").count() == 0
        assert dotted > 0


# Keys and lines.


async def step_by_arrows(ann: Person) -> tuple[bool, str]:
    """One choice with the cursor of the board, and the line that it drew; False: it is over."""
    await ann.ready()
    if await ann.is_over():
        return False, ""
    badges = await ann.page.locator("[data-badge]:not([data-badge=''])").count()
    if not badges:
        return await ann.step(), ""
    board, turn = ann.page.locator(".red-planet"), await ann.attribute("turn")
    await board.focus()
    for _ in range(ann.random.randrange(badges) + 1):
        await ann.page.keyboard.press(ann.random.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    assert await ann.page.locator("[data-option].pointed").count() == 1
    thread = ann.page.locator("[data-thread]")
    line = (await thread.get_attribute("data-thread") or "") if await thread.count() else ""
    await ann.page.keyboard.press("Enter")
    await ann.page.wait_for_function("turn => document.querySelector('.table').dataset.turn !== turn", arg=turn)
    ann.pressed += 1
    return True, line


async def test_a_whole_game_by_arrow_keys(server: Server, browser: Browser) -> None:
    """The cursor reaches what the board shows, Enter takes it once, and lines say what would move where.

    In the gate the first rounds are played so, and the rest over the API.
    """
    async with person(browser, server.address, LAPTOP, seed=27) as ann:
        table = await sit_alone(ann, "2015", bots=2)
        await ann.ready()
        assert await violations(ann.page) == []
        lines: set[str] = set()
        choices = 0
        while choices < times(25, 1000):
            going, line = await step_by_arrows(ann)
            if not going:
                break
            choices += 1
            lines |= {line}
        await play_on(ann, table)
        record = await ann.record(table)
        own = [move.action[0] for move in record.moves if move.seat == 0][:choices]
        mine = sum(name != "pass" for name in own)
        assert ann.pressed > mine * 3 // 4, (ann.pressed, mine)
        assert any(line.startswith(("ship:", "region:")) for line in lines)


# The end.


@pytest.mark.parametrize(("edition", "theme"), covering(["2005", "2015", "2025"], ["dark", "light"]))
async def test_the_bars_of_the_final_sheet_add_up(server: Server, browser: Browser, edition: str, theme: str) -> None:
    """The parts of each bar make its total, and axe has nothing against them."""
    async with person(browser, server.address, LAPTOP, seed=28, color_scheme=theme) as ann:
        table = finished("redplanet", 28, edition=edition, crowded=True)
        await ann.open(f"/t/{await opened(ann, table)}/m/{len(table.moves)}")
        await ann.page.wait_for_selector(".bars .bar svg")
        bars: list[tuple[list[int], int]] = await ann.page.evaluate(BARS)
        assert [sum(parts) for parts, _ in bars] == [total for _, total in bars]
        assert len(bars) == table.rules.seats and any(parts for parts, _ in bars)
        assert await violations(ann.page) == []
