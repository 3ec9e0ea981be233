"""The look, measured: every text is clear on what is painted behind it, whatever does not come, and however wide.

Tables stand at fixed positions, with bots that have answered: nothing moves while it is measured.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.async_api import Browser, Page, Route

from tests.repeats import SOAKING, covering, daily_seed
from tests.web.measures import clashes, clipped, cut_texts, out_of_sight, overlaps, sideways
from tests.web.test_eyes import CLEAR_TO_OTHERS, EYES, faint, settle
from tests.web.test_languages import WORDS, speak_at_length
from tools.baselines import LINK, PAGES, TABLE, Shot, opened, photographer
from tools.positions import GATHERING, ME, WIDE_NAMES, WIDE_TOKEN, id_of
from tools.stage import still_server

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LOOKS: Final = [(window, theme) for window in ("laptop", "phone") for theme in ("dark", "light")]
PLACES: Final = list({shot.path: shot for shot in PAGES}.values())  # each address once
CLEAR, CLEAR_IF_LARGE = 4.5, 3.0  # contrast of text, to WCAG 1.4.3
LARGE, LARGE_IF_BOLD = 24.0, 18.66  # pixels
INK: Final = 8  # by so much of 255 has text changed a pixel
FAINTEST: Final = 10  # per cent of a text may lie on worse ground: where a letter ends on a line
MOST_SHIFT: Final = 0.02
LATE: Final = 2.0  # seconds until fonts come

# Texts in the window, each with its place and its colour as the browser has computed it.
TEXTS: Final = """
() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const shade = (thing) => {
    let opacity = 1;
    for (let each = thing; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  };
  // What the panes around it leave of a box; nothing of what is for screen readers only.
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const pane = (thing) => {
    let room = whole;
    for (let each = thing; each; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      if (clipPath !== "none") return { left: 0, top: 0, right: 0, bottom: 0 };
      if (overflowX + overflowY !== "visiblevisible") room = meet(room, each.getBoundingClientRect());
    }
    return room;
  };
  const isCovered = (thing, { left, top, right, bottom }) =>
    document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some(
      (other) =>
        thing.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING &&
        rgba(getComputedStyle(other).backgroundColor)[3] > 200,
    );
  const found = [];
  const add = (words, thing, style, rects) => {
    const colour = rgba(thing instanceof SVGElement ? style.fill : style.color);
    colour[3] *= shade(thing);
    const size = parseFloat(style.fontSize);
    const bold = Number(style.fontWeight) >= 600;
    const [room, boxes] = [pane(thing), []];
    for (const rect of rects) {
      const { left, top, right, bottom } = meet(rect, room);
      if (colour[3] < 10 || right - left < 2 || bottom - top < 2 || isCovered(thing, { left, top, right, bottom })) continue;
      boxes.push([left, top, right, bottom].map(Math.round));
    }
    const name = `${thing.tagName.toLowerCase()}.${thing.getAttribute("class") ?? ""}`;
    const text = { words: words.trim().slice(0, 40), name, colour, size, bold };
    // A name along a curve has a box for each letter.
    if (thing instanceof SVGElement) found.push({ ...text, boxes });
    else found.push(...boxes.map((box) => ({ ...text, boxes: [box] })));
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode: text } = words;
    const thing = text.parentElement;
    if (!text.data.trim() || !thing.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    add(text.data, thing, getComputedStyle(thing), range.getClientRects());
  }
  for (const field of document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=range]), select, textarea")) {
    if (!field.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(field, field.value ? null : "::placeholder");
    add(field.value || field.placeholder || "", field, style, field.getClientRects());
  }
  return found;
}
"""
# The page without its letters, and all else as it was.
WITHOUT_LETTERS: Final = """
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, *::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }
    svg :is(text, tspan, textPath) { fill: transparent !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
"""
# Pictures that have not come, and in whose place there is nothing to read.
UNNAMED: Final = """
() => [...document.images].flatMap((image) => {
  if (image.naturalWidth || !image.checkVisibility({ visibilityProperty: true })) return [];
  const part = image.closest("button, a, li, figure, [data-thing], [data-game], section, header, main");
  const said = image.alt || part?.innerText?.trim() || part?.getAttribute("aria-label");
  return said ? [] : [image.currentSrc];
})
"""
MOVED: Final = """
window.shifts = 0;
window.shifted = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    window.shifts += entry.value;
    for (const { node } of entry.sources)
      window.shifted.push(`${entry.value.toFixed(4)} ${node?.nodeName} ${node?.className ?? node?.data ?? ""}`);
  }
}).observe({ type: "layout-shift", buffered: true });
"""

Pixels = NDArray[np.float64]


class Text(NamedTuple):
    """A line of text."""

    words: str
    name: str
    colour: list[float]
    size: float
    bold: bool
    boxes: list[list[int]]  # of a line, or of each letter


@pytest.fixture(scope="module")
def stage() -> Iterator[str]:
    """A server with the fixed positions."""
    with still_server() as address:
        yield address


# Contrast.


def light(pixels: Pixels) -> Pixels:
    """Relative luminance, with what WCAG adds to it."""
    part = pixels / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    found: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722]) + 0.05
    return found


def ground(seen: Pixels, without: Pixels, box: list[int]) -> Pixels:
    """What is painted under the letters in this box."""
    left, top, right, bottom = box
    before, after = seen[top:bottom, left:right], without[top:bottom, left:right]
    found: Pixels = after[np.abs(before - after).max(axis=2) > INK]
    return found


def contrast(text: Text, seen: Pixels, without: Pixels) -> float | None:
    """Of its colour with the ground under its letters, where that is worst; None where it is covered or scrolled away."""
    under = np.concatenate([ground(seen, without, box) for box in text.boxes] or [np.zeros((0, 3))])
    if len(under) < 4:
        return None
    share = text.colour[3] / 255
    ink = np.array(text.colour[:3]) * share + under * (1 - share)
    one, other = light(ink), light(under)
    found = np.maximum(one, other) / np.minimum(one, other)
    return float(np.percentile(found, FAINTEST))


async def pixels(page: Page) -> Pixels:
    """What is painted."""
    picture = await page.screenshot(animations="disabled", caret="hide")
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), np.float64)


async def faint_texts(page: Page) -> tuple[list[str], int]:
    """What is hard to read, and how many texts there are."""
    texts = [Text(**each) for each in await page.evaluate(TEXTS)]
    seen = await pixels(page)
    await page.evaluate(WITHOUT_LETTERS)
    without = await pixels(page)
    problems, measured = set(), 0
    for text in texts:
        found = contrast(text, seen, without)
        if found is None:
            continue
        measured += 1
        large = text.size >= (LARGE_IF_BOLD if text.bold else LARGE)
        if found < (CLEAR_IF_LARGE if large else CLEAR):
            problems.add(f"{found:.2f} {text.name} {text.words!r} {text.size:.1f}px at {text.boxes[0]}")
    return sorted(problems), measured


def in_turn(places: list[Shot]) -> list[Shot]:
    """Each address by one of the lights and in one of the windows, by the day; all of them in a soak."""
    if SOAKING:
        pairs = covering(places, LOOKS)
    else:
        pairs = [(place, LOOKS[(number * 3 + daily_seed()) % len(LOOKS)]) for number, place in enumerate(places)]
    return [place._replace(window=window, theme=theme) for place, (window, theme) in pairs]


async def test_every_text_is_clear_on_its_ground(stage: str) -> None:
    """On every page and at tables of all games, measured where it is painted: also over pictures."""
    problems = []
    async with photographer() as browser:
        for shot in in_turn(PLACES):
            async with opened(browser, stage, shot) as page:
                found, measured = await faint_texts(page)
                assert measured > 1, shot.path
                problems += [f"{shot.name} {shot.window} {shot.theme}: {each}" for each in found]
    assert problems == []


async def test_faint_text_is_found(stage: str) -> None:
    """On a plain ground and on a picture."""
    board = next(shot for shot in PAGES if shot.name == "table-ships-night")
    async with photographer() as browser, opened(browser, stage, board) as page:
        await page.evaluate("document.documentElement.style.setProperty('--muted', '#4d5470')")
        found, _ = await faint_texts(page)
        assert found


# What does not come, or late.


@pytest.mark.parametrize("window", ["laptop", "phone"])
@pytest.mark.parametrize("name", ["home-night", "table-six-night", "table-ares-night"])
async def test_fonts_that_come_late_move_nothing(stage: str, name: str, window: str) -> None:
    """Text is set in something as wide until then."""
    shot = next(each for each in PAGES if each.name == name)._replace(window=window)
    async with photographer() as browser:
        async with opened(browser, stage, shot, hold_fonts) as page:
            assert await page.evaluate("[...document.fonts].some(({ status }) => status === 'loaded')")
            await settle(page)
            moved = await page.evaluate("window.shifted")
            assert await page.evaluate("window.shifts") <= MOST_SHIFT, moved


async def hold_fonts(page: Page) -> None:
    """For two seconds; what moves from the start on is counted."""

    async def later(route: Route) -> None:
        await page.wait_for_timeout(1000 * LATE)
        await route.continue_()

    await page.add_init_script(MOVED)
    await page.route("**/*.woff2", later)


async def refuse_pictures(page: Page) -> None:
    """No font and no picture comes; whatever the page has against that is kept."""
    page.on("pageerror", lambda problem: TROUBLES.append(str(problem)))
    for kind in ("woff2", "svg", "png"):
        await page.route(f"**/*.{kind}", lambda route: route.abort())


TROUBLES: Final[list[str]] = []


@pytest.mark.parametrize("window", ["laptop", "phone"])
async def test_without_fonts_and_pictures_all_can_be_read(stage: str, window: str) -> None:
    """Names and numbers stand in their places, nothing is cut, and nothing breaks."""
    TROUBLES.clear()
    async with photographer() as browser:
        for name in ("home-night", "setup-night", "table-six-night", "table-final-day"):
            shot = next(each for each in PAGES if each.name == name)._replace(window=window)
            async with opened(browser, stage, shot, refuse_pictures) as page:
                assert await page.evaluate(UNNAMED) == [], name
                assert await cut_texts(page) == [], name
                if "table" in name:
                    assert await out_of_sight(page) == [], name
    assert TROUBLES == []


# However wide.


def wide(name: str) -> Shot:
    """A table of people with wide names, or the pages of one of them."""
    ids = {position.name: position.id for position in WIDE_NAMES}
    path, wait = (f"/t/{ids[name]}", TABLE) if name in ids else (name, "h1")
    return Shot(name, path, wait, token=WIDE_TOKEN)


WIDE_PLACES: Final = (*(position.name for position in WIDE_NAMES), "/", "/me", "/new")


async def ill_fitting(page: Page) -> list[str]:
    """Whatever is cut, lies on something else, or makes the page wider than its window."""
    wider = await sideways(page)
    found = await clipped(page) + await cut_texts(page) + await overlaps(page) + await clashes(page)
    return found + ([f"the page is {wider} pixels wider than its window"] if wider else [])


async def say_more(page: Page) -> None:
    """Two fifths more in every sentence."""
    await page.route(WORDS, speak_at_length)


@pytest.mark.parametrize(("window", "language"), covering(["laptop", "phone", "small"], ["en", "ru", "longer"]))
async def test_wide_names_fit(stage: str, window: str, language: str) -> None:
    """Forty wide letters for everybody at the table, and in long words: nothing is cut, and no button is covered."""
    problems = []
    async with photographer() as browser:
        for name in WIDE_PLACES:
            shot = wide(name)._replace(window=window, language="en" if language == "longer" else language)
            async with opened(browser, stage, shot, say_more if language == "longer" else None) as page:
                problems += [f"{name}: {each}" for each in await ill_fitting(page)]
    assert problems == []


@pytest.mark.parametrize("window", ["laptop", "phone", "small"])
async def test_text_of_twice_the_size_fits(stage: str, window: str) -> None:
    """On every page: it may scroll, and nothing is cut."""
    problems = []
    async with photographer() as browser:
        for shot in PLACES:
            async with opened(browser, stage, shot._replace(window=window), text=200) as page:
                wider = await sideways(page)
                problems += [f"{shot.name}: {each}" for each in await cut_texts(page) + ["too wide"] * (wider > 0)]
    assert problems == []


# Other eyes.


@pytest.mark.parametrize("name", ["table-ships-night", "table-regions-day"])
async def test_what_is_legal_is_seen_by_other_eyes(stage: str, name: str) -> None:
    """Ships and regions, in grey and without one of the three colours."""
    shot = next(each for each in PAGES if each.name == name)
    async with photographer() as browser:
        for place, theme in enumerate(("dark", "light")):
            async with opened(browser, stage, shot._replace(theme=theme)) as page:
                eyes = await page.context.new_cdp_session(page)
                for sight in EYES if SOAKING else EYES[(place + daily_seed()) % 2 :: 2]:
                    await eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
                    await settle(page)
                    assert await faint(page, CLEAR_TO_OTHERS) == [], (theme, sight)
