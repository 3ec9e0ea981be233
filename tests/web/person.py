"""Somebody in front of a browser: what they see, and how they play."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any, Final, Literal, NamedTuple

from playwright.async_api import Browser, Page
from playwright.async_api import TimeoutError as TooLate

from ecliptic.core.record import Record, verify
from ecliptic.core.record_reader import read
from ecliptic.games import GAMES

PATIENCE: Final = 60_000  # milliseconds; how quick the page is is measured elsewhere
A_WHILE: Final = 10_000  # after which one presses again


class Window(NamedTuple):
    """A place to look through."""

    name: str
    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return self.name


LAPTOP: Final = Window("laptop", 1366, 625, touch=False)
PHONE: Final = Window("phone", 390, 664, touch=True)
WINDOWS: Final = (LAPTOP, PHONE)

BADGE: Final = """
(number) => {
  for (const mark of document.querySelectorAll(`[data-badge="${number}"]`)) {
    const { x, y, width, height } = mark.getBoundingClientRect();
    if (width) return [x + width / 2, y + height / 2];
  }
  return null;
}
"""  # where the number of an option stands on the board

# What the table asks now: whether it is over, which turn it is, and how many answers there are.
ASKED: Final = """
() => {
  const { phase, turn } = document.querySelector(".table")?.dataset ?? {};
  return [phase === "over", turn ?? null, document.querySelectorAll("[data-option]").length];
}
"""
# The same as soon as it is another turn, or null if that takes too long.
NEXT: Final = f"""
([before, patience]) => new Promise((done) => {{
  const asked = {ASKED};
  const look = () => {{
    const now = asked();
    if (now[1] === before) return;
    stop(now);
  }};
  const watch = new MutationObserver(look);
  const stop = (now) => {{ watch.disconnect(); clearTimeout(late); done(now); }};
  const late = setTimeout(() => stop(null), patience);
  watch.observe(document, {{ subtree: true, childList: true, attributeFilter: ["data-turn"] }});
  look();
}})
"""
# The middle of an option if it can be pressed there without scrolling.
SPOT: Final = """
(number) => {
  const thing = document.querySelector(`[data-option="${number}"]`);
  if (!thing || document.querySelector(".options.folded")) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width && thing.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}
"""

# Until the page has nothing to do, and what it has done is painted.
IDLE: Final = """
() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done))))
"""

How = Literal["list", "keys", "board"]


class Asked(NamedTuple):
    """What the table asks."""

    over: bool
    turn: str | None
    options: int


class Person:
    """One reader with one page."""

    def __init__(self, page: Page, address: str, window: Window, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.window = window
        self.random = random.Random(seed)
        self.token = ""  # with which a program may act for them
        self.pressed = 0  # things on the board
        self.troubles: list[str] = []  # whatever the browser complains about
        page.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        page.on("console", self._hear)
        self.pending = 0  # requests without an answer
        page.on("request", lambda _: self._count(1))
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))

    def _hear(self, message: Any) -> None:
        """Who comes for the first time is told 401 when the page asks who they are."""
        if message.type in {"error", "warning"} and "401" not in message.text:
            self.troubles.append(f"{message.text} {message.location['url']}")

    def _count(self, change: int) -> None:
        self.pending += change

    # Coming.

    async def open(self, path: str = "/") -> None:
        """Go there, and wait until there is something to read."""
        await self.page.goto(self.address + path)
        await self.page.wait_for_selector("h1", state="attached")

    async def complete(self) -> None:
        """All that belongs to the page has come and is laid out: nothing more was asked for in three looks."""
        await self.page.wait_for_load_state("load")
        looks = 0
        while looks < 3:
            await self.page.evaluate(IDLE)
            looks = 0 if self.pending else looks + 1

    async def play_now(self, game: str) -> str:
        """One press on the start page; the id of the table."""
        await self.open()
        await self.page.locator(f"[data-game={game}] .main").click()
        await self.page.wait_for_url("**/t/*")
        await self.ready()
        return self.page.url.rpartition("/")[2].partition("?")[0]

    async def ready(self) -> None:
        """Something is asked of us, or the game is over."""
        await self.page.wait_for_selector("[data-option], [data-phase=over]", state="attached")

    # Playing.

    async def attribute(self, name: str) -> str | None:
        """What the table says about itself."""
        return await self.page.locator(".table").get_attribute(f"data-{name}")

    async def is_over(self) -> bool:
        """The game has ended."""
        return await self.attribute("phase") == "over"

    async def asked(self) -> Asked:
        """All that is needed to choose, in one look."""
        return Asked(*await self.page.evaluate(ASKED))

    async def options(self) -> list[str]:
        """What can be done, in words."""
        return await self.page.locator("[data-option]").all_inner_texts()

    async def choose(self, number: int, how: How = "list") -> None:
        """Take an option, and wait until the table has it.

        Where others act at the same time a press may come a moment too late; the page says so, and one presses again.
        """
        await self._choose(number, how, await self.attribute("turn"))

    async def _choose(self, number: int, how: How, turn: str | None) -> None:
        try:
            await self._take(number, how, A_WHILE)
            await self._until_after(turn, A_WHILE)
        except TooLate:
            if options := await self.page.locator("[data-option]").count():
                await self._take(min(number, options), how)
                await self._until_after(turn, PATIENCE)
            else:
                await self.ready()

    async def _until_after(self, turn: str | None, patience: int) -> None:
        if await self.page.evaluate(NEXT, [turn, patience]) is None:
            raise TooLate(f"still turn {turn} after {patience} ms")

    async def _take(self, number: int, how: How, patience: int = PATIENCE) -> None:
        if how == "keys":
            await self._press_key(number)
        elif how == "list" or not await self._press_board(number):
            await self._press(number, patience)

    async def _press(self, number: int, patience: int) -> None:
        """On a screen for fingers the first press selects; an option that is gone by then cannot be pressed."""
        if spot := await self.page.evaluate(SPOT, number):
            await self.page.mouse.click(*spot)
        else:
            thing = self.page.locator(f"[data-option='{number}']").first
            if await thing.is_visible() and not await self.page.locator(".options.folded").count():
                await thing.click(timeout=patience)
            else:  # the list is folded beside a drawn board, and still there
                await thing.dispatch_event("click", timeout=patience)
        if self.window.touch:
            await self.page.locator(".presses .main").click(timeout=patience)

    async def _press_board(self, number: int) -> bool:
        """With the pointer, where the number stands on the board; False: what is meant is no thing of the board."""
        place = await self.page.evaluate(BADGE, str(number))
        if place is None:
            return False
        await self.page.mouse.click(*place)
        self.pressed += 1
        if self.window.touch:
            await self.page.locator(".presses .main").click()
        return True

    async def _press_key(self, number: int) -> None:
        """Nine at a time."""
        for _ in range((number - 1) // 9):
            await self.page.keyboard.press("PageDown")
        await self.page.keyboard.press(str((number - 1) % 9 + 1))

    async def step(self, how: How = "list") -> bool:
        """One choice by chance; False: it is over."""
        now = await self.asked()
        if not (now.over or now.options):
            await self.ready()
            now = await self.asked()
        if now.over:
            return False
        if now.options:
            await self._choose(self.random.randrange(now.options) + 1, how, now.turn)
        return True

    async def play_out(self, how: How = "list") -> None:
        """To the end."""
        while await self.step(how):
            pass

    # Afterwards.

    async def record(self, table: str) -> Record:
        """What the server wrote down, checked by the engine move by move."""
        answer = await self.page.request.get(f"{self.address}/api/tables/{table}/record")
        assert answer.ok, await answer.text()
        game, record = read(await answer.text(), GAMES)
        verify(game, record)
        return record


@contextlib.asynccontextmanager
async def person(browser: Browser, address: str, window: Window = LAPTOP, **rest: Any) -> AsyncIterator[Person]:
    """A browser of their own, with nothing kept in it; in the end it must have had nothing to complain about."""
    seed = rest.pop("seed", 1)
    settings: dict[str, Any] = {"color_scheme": "dark", "locale": "en", "reduced_motion": "reduce"} | rest
    context = await browser.new_context(
        viewport={"width": window.width, "height": window.height},
        has_touch=window.touch,
        is_mobile=window.touch,
        **settings,
    )
    context.set_default_timeout(PATIENCE)
    try:
        somebody = Person(await context.new_page(), address, window, seed)
        yield somebody
        assert not somebody.troubles, somebody.troubles
    finally:
        await context.close()
