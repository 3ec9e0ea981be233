"""What people do: come by a link, lose the line, come back, find a table full, watch; each is told what to do next."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.repeats import one_of
from tests.server.running import Server
from tests.web.person import LAPTOP, PHONE, WINDOWS, Person, Window, person
from tests.web.test_games import new_table, sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.long]

FETCHED = """
(part) => performance.getEntriesByType("resource").some((file) => file.name.includes(part) && file.responseEnd > 0)
"""


async def create(ann: Person, *, seats: int, bots: int) -> str:
    """A table through the form; the address of its invitation."""
    await ann.open("/new?game=redplanet")
    page = ann.page
    await page.wait_for_selector(".seats select")
    while await page.locator(".seats li").count() < seats:
        await page.get_by_role("button", name="Add a seat").click()
    while await page.locator(".seats li").count() > seats:
        await page.get_by_role("button", name="Remove a seat").click()
    for place in range(seats - 1):
        await page.locator(".seats select").nth(place).select_option("" if place < seats - 1 - bots else "novice")
    await page.locator("form .main").click()
    await page.wait_for_selector("#invite-link")
    return await page.input_value("#invite-link")


async def sit_by(link: str, friend: Person, name: str) -> None:
    """One press, with a name."""
    await friend.page.goto(link)
    await friend.page.locator("main input[type=text]").fill(name)
    await friend.page.locator("main .main").click()
    await friend.page.wait_for_selector(".table")


@pytest.mark.parametrize(("window", "other"), one_of([(LAPTOP, PHONE), (PHONE, LAPTOP)]), ids=str)
async def test_friends_by_link(server: Server, browser: Browser, window: Window, other: Window) -> None:
    """Ann makes a table, Bo comes by link in Polish, somebody watches; a round is played, and the log is in both."""
    async with (
        person(browser, server.address, window) as ann,
        person(browser, server.address, other, locale="pl", seed=9) as bo,
        person(browser, server.address, LAPTOP) as eve,
    ):
        link = await create(ann, seats=3, bots=1)
        await sit_by(link, bo, "Bo")
        await expect(ann.page.locator(".gathering")).to_contain_text("Bo")
        await ann.page.locator(".gathering .main").first.click()
        await ann.ready()
        await eve.open(ann.page.url.removeprefix(server.address).partition("?")[0])
        for _ in range(6):
            for friend in (ann, bo):
                if await friend.page.locator("[data-option]").count():
                    await friend.step()
        assert await eve.page.locator("[data-option]").count() == 0
        assert await eve.page.locator(".mine-place .live").count() == 0
        await expect(eve.page.locator("#prompt")).not_to_be_empty()
        assert await bo.page.get_attribute("html", "lang") == "pl"


async def test_the_line_is_lost_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The server is killed in mid-game and started again: the board stays, the answer is kept and sent once."""
    async with Server(tmp_path) as server, person(browser, server.address, LAPTOP, seed=10) as ann:
        table = await new_table(ann, "redplanet", "2015", bots=1)
        await ann.open(f"/t/{table}")
        await ann.step()
        await ann.ready()
        turn = await ann.attribute("turn")
        server.stop(signal.SIGKILL)
        await ann.page.wait_for_selector(".table[data-line=lost]")
        await expect(ann.page.locator("#prompt")).to_contain_text("lost")
        assert await ann.page.locator(".board-place").inner_text() != ""
        await ann.page.locator("[data-option]").first.dispatch_event("click")  # kept
        server.start()
        await server.answers()
        await ann.page.wait_for_selector(".table[data-line=live]")
        await ann.page.wait_for_function("turn => document.querySelector('.table').dataset.turn !== turn", arg=turn)
        await ann.ready()
        moves = (await (await ann.page.request.get(f"{server.address}/api/tables/{table}")).json())["turn"]
        assert int(moves) == int(turn or 0) + 1
        ann.troubles.clear()  # the browser tells of the server's absence, and it is right


async def test_an_answer_from_another_tab_is_told_kindly(server: Server, browser: Browser) -> None:
    """Two tabs of one person: the second learns at once what the first has done, and goes on."""
    async with person(browser, server.address, LAPTOP, seed=11) as ann:
        table = await new_table(ann, "redplanet", "2015", bots=1)
        await ann.open(f"/t/{table}")
        await ann.ready()
        other = Person(await ann.page.context.new_page(), server.address, LAPTOP, seed=12)
        await other.open(f"/t/{table}")
        await other.ready()
        turn = await other.attribute("turn")
        await ann.choose(1)
        await other.page.wait_for_function("turn => document.querySelector('.table').dataset.turn !== turn", arg=turn)
        await other.step()
        assert other.troubles == []


async def says(page: Page, address: str, words: str) -> None:
    """What the page says there in the end."""
    await page.goto(address)
    await expect(page.locator("main")).to_contain_text(words)


@pytest.mark.parametrize("window", one_of(WINDOWS), ids=str)
async def test_bad_links_say_what_to_do_next(server: Server, browser: Browser, window: Window) -> None:
    """An invitation with a letter missing, a table that is not there, a page that never was."""
    async with person(browser, server.address, window) as ann:
        await says(ann.page, f"{server.address}/j/abcdefghijkl", "new link")
        await says(ann.page, f"{server.address}/t/0123456789abcdef", "invitation")
        await says(ann.page, f"{server.address}/nothing/here", "no such page")
        assert await ann.page.locator("main a[href='/']").count() == 1
        ann.troubles.clear()  # 404 is told to the console too


async def test_a_full_table_offers_to_watch(server: Server, browser: Browser) -> None:
    """The seats are taken; there is still something to see."""
    async with (
        person(browser, server.address, LAPTOP) as ann,
        person(browser, server.address, PHONE) as bo,
        person(browser, server.address, PHONE) as cem,
    ):
        link = await create(ann, seats=2, bots=0)
        await sit_by(link, bo, "Bo")
        await cem.page.goto(link)
        await expect(cem.page.locator("main")).to_contain_text("taken")
        await cem.page.get_by_role("link", name="Watch").last.click()
        await cem.page.wait_for_selector(".table[data-phase=gathering]")


async def test_undo_gives_back_the_same_question(server: Server, browser: Browser) -> None:
    """Taken back, the same answers are there; where it cannot be, the press says why."""
    async with person(browser, server.address, LAPTOP, seed=13) as ann:
        await sit_down(ann, "kosmonauts")
        undone = refused = False
        for _ in range(60):
            before = await ann.options()
            await ann.step()
            await ann.ready()
            undo = ann.page.get_by_role("button", name="Undo")
            turn = await ann.attribute("turn")
            if await undo.get_attribute("aria-disabled") == "true":
                await undo.click(force=True)  # it looks disabled, and answers all the same
                await expect(ann.page.locator(".asked")).not_to_be_empty()
                refused = True
            elif not undone:
                await undo.click()
                await ann.page.wait_for_function(
                    "turn => document.querySelector('.table').dataset.turn !== turn", arg=turn
                )
                await ann.ready()
                assert await ann.options() == before
                undone = True
            if undone and refused:
                return
        raise AssertionError((undone, refused))


async def test_a_hint_marks_an_option(server: Server, browser: Browser) -> None:
    """And says what the bot expects of it."""
    async with person(browser, server.address, LAPTOP, seed=14) as ann:
        await ann.play_now("redplanet")
        await ann.page.get_by_role("button", name="Hint").click()
        await expect(ann.page.locator(".prompt .below")).to_contain_text("%")
        assert await ann.page.locator("[data-option].pointed").count() == 1


async def test_chat_reaches_everybody(server: Server, browser: Browser) -> None:
    """As text, whatever it looks like."""
    async with person(browser, server.address, LAPTOP) as ann, person(browser, server.address, LAPTOP) as bo:
        link = await create(ann, seats=2, bots=0)
        await sit_by(link, bo, "Bo")
        for friend in (ann, bo):  # nothing has happened that could be read
            await expect(friend.page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
        await ann.page.get_by_role("textbox", name="Say something").fill("<b>hello</b> <script>alert(1)</script>")
        await ann.page.keyboard.press("Enter")
        await expect(bo.page.locator(".chat")).to_contain_text("<b>hello</b> <script>alert(1)</script>")
        await bo.page.get_by_role("textbox", name="Say something").fill("and now")
        await ann.page.get_by_role("button", name="Begin").click()
        await expect(ann.page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
        await bo.ready()
        await expect(bo.page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")  # who writes goes on


async def test_what_is_fetched_late_is_there_when_the_line_is_lost(server: Server, browser: Browser) -> None:
    """The parts that a table does not begin with have come by themselves; nobody has to reload the page."""
    async with person(browser, server.address, LAPTOP, seed=13) as ann:
        await sit_down(ann, "kosmonauts")
        for part in ("Chat", "Manage"):
            await ann.page.wait_for_function(FETCHED, arg=f"/{part}-")
        await ann.page.context.set_offline(offline=True)
        for tab, part in (("chat", "textbox"), ("table", "combobox")):
            await ann.page.locator(f"#tab-{tab}").click()
            await expect(ann.page.locator("#drawer-pane").get_by_role(part).first).to_be_visible()  # type: ignore[arg-type]  # one of many literals
        await ann.page.context.set_offline(offline=False)
        await ann.page.wait_for_selector(".table[data-line=live]")
        ann.troubles.clear()  # the browser says that it was not connected
