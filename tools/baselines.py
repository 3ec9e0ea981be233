"""What pages and parts of them look like: taken at fixed positions, and compared with what they looked like before.

`make pictures` renews tests/web/pictures where somebody would see a difference; words after the command name those that
are wanted: `python -m tools.baselines table phone`. tests/web/test_pictures.py compares.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from ecliptic.server.http.auth import SESSION
from tools.browsing import headless
from tools.likeness import Difference, save
from tools.positions import CODE, GATHERING, TOKEN, id_of
from tools.stage import ROOT, design_page, still_server

BASELINES: Final = ROOT / "tests" / "web" / "pictures"
CHANGED: Final = ROOT / "build" / "pictures" / "changed"
# The light browser fits letters to pixels, the other one does not; as they are drawn, both draw nearly the same.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text")
WINDOWS: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"viewport": {"width": 1366, "height": 625}},
    "phone": {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True},
    "small": {"viewport": {"width": 320, "height": 664}, "has_touch": True, "is_mobile": True},
}
AT_ONCE: Final = 2  # pages in one browser; more are not quicker on two cores
PAUSE: Final = 120  # milliseconds between two pictures that must be alike
PATIENCE: Final = 60_000
TABLE: Final = ".table [data-option], .table[data-phase=over]"
# What is on the page and has not come yet: fonts, and pictures in the window.
COMING: Final = """
() => document.fonts.status !== "loaded" || [...document.images].some((image) => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return !image.complete && width > 0 && bottom > 0 && top < innerHeight;
})
"""


class Shot(NamedTuple):
    """A picture that is compared."""

    name: str
    path: str
    wait: str  # for what
    window: str = "laptop"
    theme: str = "dark"
    language: str = "en"
    press: tuple[str, ...] = ()  # before it is taken
    mask: tuple[str, ...] = ()  # what is another each time
    part: str = ""  # of the page, whole; else what is in the window
    token: str = TOKEN  # of who looks; none: a guest

    @property
    def file(self) -> Path:
        """What it looked like before."""
        return BASELINES / f"{self.name}.png"


def table(position: str, what: str, **rest: Any) -> Shot:  # noqa: ANN401  (whatever a shot takes)
    """At a table."""
    return Shot(f"table-{what}", f"/t/{id_of(position)}", TABLE, **rest)


LINK: Final = (".invite svg", "#invite-link")  # the port of the server is in them
PAGES: Final = (
    Shot("home-night", "/", "[data-game=redplanet]"),
    Shot("home-day", "/", "[data-game=redplanet]", theme="light"),
    Shot("home-phone-night", "/", "[data-game=redplanet]", "phone"),
    Shot("home-phone-day-ru", "/", "[data-game=redplanet]", "phone", "light", "ru"),
    Shot("setup-night", "/new?game=redplanet", "form"),
    Shot("setup-phone-day", "/new?game=redplanet", "form", "phone", "light"),
    Shot("join-night", f"/j/{CODE}", ".seat", token=""),
    Shot("join-phone-day", f"/j/{CODE}", ".seat", "phone", "light", token=""),
    Shot("me-night", "/me", "h2"),
    Shot("gathering-day", f"/t/{id_of(GATHERING)}", "#invite-link", theme="light", mask=LINK),
    Shot("rules-night", "/rules/redplanet#RP-6.3", "article"),
    Shot("watch-day", "/watch", "li a[href^='/t/']", theme="light"),
    Shot("missing-phone-night", "/no/such/page", "h1", "phone"),
    Shot("review-night", f"/t/{id_of('rpover')}/m/70?viewer=open", "#moment", theme="dark"),
    Shot("review-phone-day", f"/t/{id_of('rpover')}/m/70?viewer=open", "#moment", "phone", "light"),
    table("rpover", "final-day", theme="light"),
    table("rpover", "final-phone-night", window="phone"),
    table("rp2015six", "six-night"),
    table("rp2015six", "six-day", theme="light"),
    table("rp2015six", "six-phone-night-ru", window="phone", language="ru"),
    table("rp2005", "2005-night"),
    table("rp2025b", "2025-night-ru", language="ru"),
    table("rp2025d", "2025d-phone-day", window="phone", theme="light"),
    table("rpships", "ships-night"),
    table("rpregions", "regions-day", theme="light"),
    table("rpdealt", "dealt-night"),
    table("ares", "ares-night"),
    table("ares", "ares-phone-day", window="phone", theme="light"),
    table("kosmonauts", "kosmonauts-day", theme="light"),
    table("kosmonauts", "kosmonauts-phone-night", window="phone"),
    table("nim", "nim-night"),
)
SECTIONS: Final = ("inks", "type", "controls", "table", "pictures")
DESIGN: Final = tuple(
    Shot(
        f"design-{section}-{name}",
        f"/design.html?theme={theme}&only={section}",
        "[data-ready]",
        theme=theme,
        part="main",
    )
    for section in SECTIONS
    for name, theme in (("night", "dark"), ("day", "light"))
    if (section, theme) not in {("pictures", "light"), ("type", "light")}  # they are the same by night and by day
)
SHOTS: Final = {"pages": PAGES, "design": DESIGN}
STAGES: Final = {"pages": still_server, "design": design_page}


# Taking.


@contextlib.asynccontextmanager
async def photographer(program: str = "") -> AsyncIterator[Browser]:
    """A browser that draws the same as others."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program or headless(), args=FLAGS)
        yield browser
        await browser.close()


def count(tally: list[int]) -> None:
    """One more."""
    tally[0] += 1


@contextlib.asynccontextmanager
async def opened(
    browser: Browser,
    address: str,
    shot: Shot,
    before: Callable[[Page], Awaitable[None]] | None = None,
    **more: Any,  # noqa: ANN401  (whatever a device keeps)
) -> AsyncIterator[Page]:
    """The page as somebody has it who has set it up so and is known to the server; what it asks for has come."""
    context = await browser.new_context(
        **WINDOWS[shot.window], reduced_motion="reduce", locale="en", timezone_id="UTC", color_scheme="dark"
    )
    context.set_default_timeout(PATIENCE)
    try:
        if shot.token:
            await context.add_cookies([{"name": SESSION, "value": shot.token, "url": address}])
        kept = {"language": shot.language, "theme": shot.theme, "name": "Eve"} | more  # or guests get one by chance
        await context.add_init_script(f"localStorage.setItem('ecliptic', '{json.dumps(kept)}')")
        page = await context.new_page()
        if before is not None:
            await before(page)
        asked, told = [0], [0]
        page.on("request", lambda _: count(asked))
        page.on("requestfinished", lambda _: count(told))
        page.on("requestfailed", lambda _: count(told))
        await page.goto(address + shot.path)
        await page.wait_for_selector(shot.wait, state="attached")
        for selector in shot.press:
            await page.locator(selector).first.click()
        looks = 0
        while looks < 2:
            await page.wait_for_timeout(PAUSE)
            looks = 0 if asked != told or await page.evaluate(COMING) else looks + 1
        yield page
    finally:
        await context.close()


async def seen(page: Page, shot: Shot) -> Image.Image:
    """The page as soon as it stands still."""
    options: dict[str, Any] = {"animations": "disabled", "caret": "hide", "mask_color": "#808080"}
    options["mask"] = [page.locator(selector) for selector in shot.mask]
    target = page.locator(shot.part) if shot.part else page
    last = b""
    while True:
        now = await target.screenshot(**options)
        if now == last:
            return Image.open(io.BytesIO(now)).convert("RGB")
        last = now
        await page.wait_for_timeout(PAUSE)


async def take(browser: Browser, address: str, shots: Iterable[Shot]) -> dict[Shot, Image.Image]:
    """All of them, some at once."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(shot: Shot) -> tuple[Shot, Image.Image]:
        async with free, opened(browser, address, shot) as page:
            return shot, await seen(page, shot)

    return dict(await asyncio.gather(*map(one, shots)))


# Comparing.


def complaint(shot: Shot, picture: Image.Image) -> str:
    """What is wrong with a picture, which is then kept to be looked at; nothing if it shows what it showed before."""
    if not shot.file.is_file():
        return f"{shot.name}: there is no such picture yet"
    difference = Difference(Image.open(shot.file), picture)
    if not difference.is_seen:
        return ""
    CHANGED.mkdir(parents=True, exist_ok=True)
    picture.save(CHANGED / f"{shot.name}.png")
    difference.drawn(picture).save(CHANGED / f"{shot.name}-difference.png")
    return f"{shot.name}: {'another size' if difference.resized else f'{difference.share:.2%} of it is another'}"


def renew(pictures: dict[Shot, Image.Image]) -> list[str]:
    """Keep those that show something else now; a picture that shows the same stays as it is, and so does its file."""
    renewed = [shot for shot, picture in pictures.items() if complaint(shot, picture)]
    for shot in renewed:
        save(pictures[shot], shot.file)
    return [shot.name for shot in renewed]


async def main(words: Sequence[str]) -> None:
    """Renew all, or those that were named."""
    known = {shot.file for shots in SHOTS.values() for shot in shots}
    for file in BASELINES.glob("*.png"):
        if file not in known:
            file.unlink()
    async with photographer() as browser:
        for stage, shots in SHOTS.items():
            wanted = [shot for shot in shots if all(word in shot.name for word in words)]
            if not wanted:
                continue
            with STAGES[stage]() as address:
                for name in renew(await take(browser, address, wanted)):
                    sys.stdout.write(f"renewed: {name}\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
