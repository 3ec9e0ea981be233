"""A finished game judged by a bot, shared, and played on from a moment; and a game that goes on while it is read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.repeats import one_of
from tests.server.running import Server
from tests.web.person import WINDOWS, Person, Window, person
from tests.web.test_accessible import violations
from tests.web.test_reading import finished, is_at, opened

pytestmark = [pytest.mark.anyio, pytest.mark.long]

THINKING = 120_000  # milliseconds for a whole game, on a machine that is busy with other tests
CLIPBOARD = ["clipboard-read", "clipboard-write"]


async def open_tab(ann: Person, tab: str) -> None:
    """Beside the board, or in a sheet over it."""
    if ann.window.touch and not await ann.page.locator(f"#tab-{tab}").is_visible():
        await ann.page.locator("header button").last.click()
    await ann.page.locator(f"#tab-{tab}").click()


async def worst_moments(ann: Person) -> list[int]:
    """Where the bot would have done better; the dearest first, as the page lists them."""
    await open_tab(ann, "worst")
    await ann.page.wait_for_selector(".worst ol button", timeout=THINKING)
    answer = await ann.page.request.get(f"{ann.address}/api/tables/{table_of(ann)}/review?seat=0")
    found: list[int] = [each["number"] for each in (await answer.json())["mistakes"]]
    assert await ann.page.locator(".worst > ol button").count() == len(found)
    return found


def table_of(ann: Person) -> str:
    """The table whose page is open."""
    return ann.page.url.split("/t/")[1].partition("/")[0].partition("?")[0]


@pytest.mark.parametrize("window", one_of(WINDOWS), ids=str)
async def test_review_and_share(server: Server, browser: Browser, window: Window) -> None:
    """Scrub, see it with other eyes, find the worst moment, share it with a stranger, and play on from there."""
    table = finished("redplanet", 3)
    async with (
        person(browser, server.address, window, permissions=CLIPBOARD) as ann,
        person(browser, server.address, window) as eve,
    ):
        await ann.open(f"/t/{await opened(ann, table)}/review?viewer=1")
        await ann.page.wait_for_selector(f"input[type=range][max='{len(table.moves)}']")
        await ann.page.locator("input[type=range]").fill("40")
        await is_at(ann, 40)
        for viewer in ("open", "public", "0"):
            await ann.page.locator("header select").select_option(viewer)
            await expect(ann.page.locator("#tab-worst")).to_have_count(int(viewer == "0"))
        worst = await worst_moments(ann)
        assert await violations(ann.page) == []
        await ann.page.locator(".worst > ol button").first.click()
        await is_at(ann, worst[0])
        await the_choice_and_the_bots(ann)
        await by_key(ann, worst)
        await ann.page.keyboard.press("Home")
        await ann.page.keyboard.press("m")
        first = min(worst)
        await is_at(ann, first)
        link = await shared(ann)
        assert link == f"{server.address}/t/{table_of(ann)}/m/{first}?viewer=0"
        await eve.open(link.removeprefix(server.address))
        await is_at(eve, first)
        await expect(eve.page.locator("#moment")).to_have_text(await ann.page.locator("#moment").text_content() or "?")
        await play_on(ann, first)


async def the_choice_and_the_bots(ann: Person) -> None:
    """Both are marked in the list of options, with rings and in words; the board stands below, and nothing scrolls."""
    await open_tab(ann, "worst")
    done, better = (ann.page.locator(f"[data-choice].{kind}") for kind in ("done", "better"))
    await expect(done).to_have_count(1)
    await expect(better).to_have_count(1)
    assert await done.get_attribute("data-choice") != await better.get_attribute("data-choice")
    styles = [await each.evaluate("row => getComputedStyle(row).borderStyle") for each in (done, better)]
    assert styles == ["solid", "dashed"]
    await expect(better).to_contain_text("the bot’s choice")
    await ann.page.locator(".worst summary").click()
    rows = ann.page.locator(".worst tbody tr")
    assert await rows.count() == 2 * await ann.page.locator(".worst > ol button").count()
    assert await violations(ann.page) == []
    if ann.window.touch:
        await ann.page.locator(".shut").click()
    sizes: Any = await ann.page.evaluate(
        "[document.scrollingElement.scrollHeight, innerHeight, document.scrollingElement.scrollWidth, innerWidth]"
    )
    assert sizes[0] <= sizes[1] + 1 and sizes[2] <= sizes[3] + 1


async def by_key(ann: Person, worst: list[int]) -> None:
    """M goes from one to the next in the order of the game, and from the last to the first."""
    await ann.page.keyboard.press("End")
    for number in [*sorted(worst), min(worst)]:
        await ann.page.keyboard.press("m")
        await is_at(ann, number)


async def shared(ann: Person) -> str:
    """What the button leaves in the clipboard."""
    await ann.page.locator(".moment button").last.click()
    await expect(ann.page.locator(".moment [role=status]")).to_have_text("Copied")
    link: str = await ann.page.evaluate("navigator.clipboard.readText()")
    return link


async def play_on(ann: Person, moment: int) -> None:
    """At a new table, with the same question before the same eyes; there is no record of it."""
    past = await ann.page.request.get(
        f"{ann.address}/api/tables/{table_of(ann)}/replay/moments?viewer=0&first={moment}&count=1"
    )
    asked = (await past.json())[0]["view"]["decision"]
    await ann.page.get_by_role("button", name="Continue from here").click()
    await ann.page.wait_for_selector(".table[data-phase=playing]")
    await ann.ready()
    assert len(await ann.options()) == len(asked["actions"])
    assert await violations(ann.page) == []
    await ann.step()
    table = table_of(ann)
    if ann.window.touch:
        await ann.page.get_by_role("button", name="Menu").click()
    await ann.page.locator("#tab-table").click()
    await expect(ann.page.locator("#drawer-pane")).to_contain_text("goes on from a moment")
    answer = await ann.page.request.get(f"{ann.address}/api/tables/{table}")
    assert not (await answer.json())["has_record"]


@pytest.mark.parametrize("window", one_of(WINDOWS, 1), ids=str)
async def test_a_game_grows_while_its_past_is_looked_at(server: Server, browser: Browser, window: Window) -> None:
    """What is added can be reached without a reload, and the reader stays where they are; nothing is judged yet."""
    async with person(browser, server.address, window, seed=4) as ann:
        table = await ann.play_now("redplanet")
        await expect(ann.page.locator(".seats .waited:not(.me)")).to_have_count(0)  # it does not grow before we move
        past = await ann.page.context.new_page()
        await past.goto(f"{server.address}/t/{table}/review")
        scrubber = past.locator("input[type=range]")
        await expect(past.locator("#moment")).not_to_be_empty()
        assert await past.locator("#tab-worst").count() == 0
        await past.keyboard.press("End")
        before = int(await scrubber.get_attribute("max") or 0)
        await expect(scrubber).to_have_value(str(before))
        for _ in range(3):
            await ann.step()
        await past.bring_to_front()
        await past.wait_for_function(
            "before => Number(document.querySelector('input[type=range]').max) > before", arg=before
        )
        await expect(scrubber).to_have_value(str(before))
        await past.keyboard.press("ArrowRight")
        await expect(past.locator(f".review[data-moment='{before + 1}']")).to_have_count(1)
