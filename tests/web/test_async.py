"""A week at a table with days for each move: notices, orders, a digest on return, a bot that stands in; lost lines."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tests.repeats import one_of
from tests.server.receivers import PATIENCE, Hook
from tests.server.running import Server
from tests.server.test_absence import turn_back
from tests.web.person import LAPTOP, PHONE, WINDOWS, Person, Window, person
from tests.web.test_accessible import open_tab, violations
from tests.web.test_games import new_table
from tests.web.test_together import PILOT, RECRUITER

pytestmark = [pytest.mark.anyio, pytest.mark.long]

DAY = 24 * 60 * 60 * 1000
CHARACTER = "ChooseCharacter"
NOTICES = {"ECLIPTIC_NOTICE_GRACE": "1", "ECLIPTIC_ALLOW_PRIVATE_WEBHOOKS": "true"}
LOOK = """
(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""  # as if another tab were in front


async def over_days(ann: Person, bo: Person, **rest: Any) -> str:
    """A table for both and a bot, two days for each move; both sit at it. Its id."""
    wanted: dict[str, Any] = {
        "game": "redplanet",
        "edition": "2015",
        "seats": [{}, {}, {"bot": "novice"}],
        "absent": "steward",
    }
    wanted |= {"pace": {"type": "days", "days": 2}, **rest}
    for somebody, name in ((ann, "Ann"), (bo, "Bo")):
        assert (await somebody.page.request.post(f"{ann.address}/api/guests", data={"name": name})).ok
    made = await (await ann.page.request.post(f"{ann.address}/api/tables", data=wanted)).json()
    address = f"{ann.address}/api/tables/{made['id']}/requests?code={made['code']}"
    for seat, somebody in enumerate((ann, bo)):
        asked = {"type": "sit", "id": "request-sit", "seat": seat}
        assert (await somebody.page.request.post(address, data=asked)).ok
    assert (await ann.page.request.post(address, data={"type": "begin", "id": "request-begin"})).ok
    for somebody in (ann, bo):
        await somebody.open(f"/t/{made['id']}")
        await somebody.ready()
    table: str = made["id"]
    return table


async def choosing(*people: Person) -> None:
    """All keep a mission: now they choose a character."""
    for somebody in people:
        await somebody.choose(1)
    for somebody in people:
        await somebody.page.wait_for_selector("[data-option='9']", state="attached")


async def is_asked(somebody: Person) -> bool:
    """The table waits for this one."""
    return await somebody.page.locator(".seats li.me.waited").count() > 0


async def play_until_asked(mover: Person, waiter: Person) -> None:
    """One does what they must until the other is asked."""
    while not await is_asked(waiter):
        if await is_asked(mover):
            await mover.step()


async def lines(page: Page, selector: str) -> list[str]:
    """What stands there, without spaces that differ."""
    return [" ".join(text.split()) for text in await page.locator(selector).all_inner_texts()]


def each_alone(log: list[str]) -> list[str]:
    """The log counts what is said several times in a row."""
    found = (line.removesuffix(")").partition(" (×") for line in log)
    return [words for words, _, times in found for _ in range(int(times or 1))]


async def leave_order(somebody: Person, question: str, answer: str) -> None:
    """From the menu in the drawer."""
    place = somebody.page.locator(".orders")
    await place.locator("select").first.select_option(question)
    await place.locator("select").last.select_option(label=answer)
    await place.locator("form .button").click()
    await expect(place.locator("li").last).to_contain_text(answer)


# The week.


async def test_a_week_at_a_table(browser: Browser, tmp_path: Path) -> None:
    """Told by webhook with the page open behind another; the digest; an order; a steward, and the seat taken back."""
    async with (
        Hook() as hook,
        Server(tmp_path, **NOTICES) as server,
        person(browser, server.address, LAPTOP) as ann,
        person(browser, server.address, PHONE, seed=5) as bo,
    ):
        await ann.page.clock.install()
        table = await over_days(ann, bo)
        wishes = {"webhook": hook.url, "language": "en"}
        assert (await ann.page.request.put(f"{server.address}/api/me/preferences", data=wishes)).ok
        await choosing(ann, bo)
        await ann.choose(PILOT)
        await ann.page.get_by_role("button", name="Leave orders").click()
        await leave_order(ann, CHARACTER, "Scientist")
        await ann.page.locator("#tab-log").click()
        seen = len(each_alone(await lines(ann.page, ".log li:not(.loud) > span")))
        await ann.page.evaluate(LOOK, "hidden")
        await ann.page.clock.fast_forward(30_000)
        await expect(bo.page.locator(".seats .state").nth(2)).to_contain_text("away")

        await bo.choose(RECRUITER)
        await play_until_asked(bo, ann)
        async with asyncio.timeout(PATIENCE):
            await hook.came.wait()
        told = json.loads(hook.posts[0].body)
        assert (told["type"], told["table"], told["seat"]) == ("your-turn", table, 0)

        await ann.page.evaluate(LOOK, "visible")
        await ann.page.wait_for_selector(".digest")
        await ann.page.locator("#tab-log").click()
        everything = each_alone(await lines(ann.page, ".log li:not(.loud) > span"))
        digest = await lines(ann.page, ".digest ul:last-of-type li")
        assert len(everything) > seen
        assert digest == everything[-len(digest) :]
        await ann.page.get_by_role("button", name="Go on").click()
        assert await ann.page.locator(".digest").count() == 0

        await until_used(ann, bo)
        await play_until_asked(bo, ann)
        await stand_in(ann, server, tmp_path)
        for somebody in (ann, bo):
            somebody.troubles.clear()  # the browser tells of the server's absence, and it is right


async def until_used(ann: Person, bo: Person) -> None:
    """The round goes on until the order was carried out; both can read that it was one."""
    while not await ann.page.locator(".log li", has_text="by standing order").count():
        for somebody in (ann, bo):
            if await is_asked(somebody):
                await somebody.step()
    await expect(ann.page.locator(".log")).to_contain_text("by standing order")
    await ann.page.locator("#tab-table").click()
    await expect(ann.page.locator(".orders form")).to_be_visible()
    assert await ann.page.locator(".orders li").count() == 0
    await open_tab(bo, "log")
    await expect(bo.page.locator(".log")).to_contain_text("by standing order")
    await bo.page.locator(".shut").click()
    await ann.page.locator("#tab-log").click()


async def stand_in(ann: Person, server: Server, folder: Path) -> None:
    """Two days go by; a bot decides, Ann presses once and decides herself; who decided what is written down."""
    assert server.stop(signal.SIGKILL) != 0
    turn_back(folder, 2 * DAY + 1000)
    server.start()
    await server.answers()
    back = ann.page.get_by_role("button", name="I am back")
    await back.wait_for(timeout=60_000)
    await expect(ann.page.locator(".log")).to_contain_text("by the bot that stands in")
    await back.click()
    await expect(back).to_have_count(0)
    await expect(ann.page.locator(".seats .me .state")).not_to_contain_text("stands in")
    with sqlite3.connect(folder / "tables.db") as database:
        deeds = [json.loads(deed) for (deed,) in database.execute("SELECT deed FROM entries ORDER BY number")]
    decided = {deed["by"] for deed in deeds if deed["type"] == "acted" and deed["seat"] == 0}
    assert decided == {"person", "order", "steward"}


# Standing orders.


@pytest.mark.parametrize("window", one_of(WINDOWS), ids=str)
async def test_orders_are_left_read_and_taken_back(server: Server, browser: Browser, window: Window) -> None:
    """From the prompt while others choose; by keys; each has a button that takes it back; nobody else hears of it."""
    async with person(browser, server.address, window) as ann, person(browser, server.address, LAPTOP) as bo:
        await over_days(ann, bo)
        await choosing(ann, bo)
        await ann.choose(PILOT)
        heard: list[str] = []
        bo.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
        await bo.page.reload()
        await bo.ready()
        heard.clear()
        await ann.page.get_by_role("button", name="Leave orders").click()
        await ann.page.wait_for_function("() => document.activeElement.matches('.orders select')")
        await leave_order(ann, CHARACTER, "Scientist")
        await leave_order(ann, CHARACTER, "Soldier")
        assert await violations(ann.page) == []
        await ann.page.keyboard.press("Tab")  # from the button that left it
        await ann.page.locator(".orders li button").first.focus()
        await ann.page.keyboard.press("Enter")
        await expect(ann.page.locator(".orders li")).to_have_count(1)
        await expect(ann.page.locator(".orders li")).to_contain_text("Soldier")
        await ann.page.reload()
        await ann.ready()
        await open_tab(ann, "table")
        await expect(ann.page.locator(".orders li")).to_contain_text("Soldier")
        tables = [json.loads(text) for frame in heard for text in frame.split("\n")]
        assert not [told for told in tables if told.get("orders")]


async def test_only_who_sits_there_learns_what_can_be_ordered(server: Server, browser: Browser) -> None:
    """It tells what the seat was asked, and that is its own business."""
    async with person(browser, server.address, LAPTOP) as ann, person(browser, server.address, LAPTOP) as eve:
        table = await new_table(ann, "redplanet", "2015", bots=1)
        address = f"{server.address}/api/tables/{table}/orders"
        assert [each["question"] for each in await (await ann.page.request.get(address)).json()] == ["KeepMission"]
        refused = await eve.page.request.get(address)
        assert refused.status == 409
        assert (await refused.json())["reason"]["id"] == "table-not-your-seat"


# Lost lines.


class Cable:
    """The line between a page and its table, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.plugged = True
        self.routes: list[WebSocketRoute] = []

    async def lay(self) -> None:
        """Before the page opens its line."""
        await self.page.route_web_socket("**/socket*", self._connect)

    async def _connect(self, route: WebSocketRoute) -> None:
        if self.plugged:
            self.routes.append(route)
            route.connect_to_server()
        else:
            await route.close(code=1012)

    async def cut(self) -> None:
        """And it stays so."""
        self.plugged = False
        for route in self.routes:
            await route.close(code=1012)
        self.routes.clear()
        await self.page.wait_for_selector(".table[data-line=lost]")


@pytest.mark.parametrize("window", one_of(WINDOWS, 1), ids=str)
async def test_a_phone_sleeps_and_wakes(server: Server, browser: Browser, window: Window) -> None:
    """The line is gone meanwhile; on waking it is back at once, and what happened is told."""
    async with person(browser, server.address, window) as ann, person(browser, server.address, LAPTOP) as bo:
        cable = Cable(ann.page)
        await cable.lay()
        await over_days(ann, bo, pace={"type": "untimed"}, absent="nothing")
        await choosing(ann, bo)
        await ann.choose(PILOT)
        await ann.page.evaluate(LOOK, "hidden")
        await cable.cut()
        await bo.choose(RECRUITER)
        for _ in range(2):
            if await is_asked(bo):
                await bo.step()
        cable.plugged = True
        await ann.page.evaluate(f"() => {{ for (let times = 2; times; times--) ({LOOK})('visible'); }}")
        await ann.page.wait_for_selector(".table[data-line=live]")
        await expect(ann.page.locator(".digest")).to_contain_text("Since you last looked")
        assert await violations(ann.page) == []


async def test_a_stale_answer_is_refused_kindly(server: Server, browser: Browser) -> None:
    """Given while the line was lost, to a question that another tab has answered meanwhile."""
    async with person(browser, server.address, LAPTOP, seed=3) as ann:
        cable = Cable(ann.page)
        await cable.lay()
        table = await new_table(ann, "kosmonauts", "classic", bots=1)
        await ann.open(f"/t/{table}")
        await ann.ready()
        other = Person(await ann.page.context.new_page(), server.address, LAPTOP, seed=4)
        await other.open(f"/t/{table}")
        await other.ready()
        await cable.cut()
        await ann.page.locator("[data-option]").first.click()  # kept
        await other.choose(2)
        await other.ready()
        turn = await other.attribute("turn")
        cable.plugged = True
        await ann.page.wait_for_selector(".table[data-line=live]")
        await expect(ann.page.locator(".asked")).to_contain_text("moved on")
        assert await ann.attribute("turn") == turn
        await ann.step()  # and the game goes on
        assert other.troubles == []
