"""Themes and eyes: every look of the page, colours that are not seen, zoom, large letters, no motion, any width."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from ecliptic.games import game as find
from tests.repeats import SOAKING, covering, daily_seed, times
from tests.server.running import ROOT, Server
from tests.web.measures import MOTIONS, Box, cut_texts, differing, out_of_sight, overlaps, sideways, unreachable
from tests.web.person import LAPTOP, WINDOWS, Person, Window, person
from tests.web.test_accessible import violations
from tests.web.test_board import WATCH_MOTION
from tests.web.test_games import new_table, play_on, sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.long]

DRAWN, PLAIN = "redplanet", "ares"  # a board that is drawn, and one that is told
PAGES = ("/", "/new", "/rules", "/rules/redplanet", "/me", "/watch")
LOOKS: dict[str, dict[str, Any]] = {
    "dark": {"color_scheme": "dark"},
    "light": {"color_scheme": "light"},
    "more contrast, dark": {"color_scheme": "dark", "contrast": "more"},
    "more contrast, light": {"color_scheme": "light", "contrast": "more"},
    "forced, dark": {"color_scheme": "dark", "forced_colors": "active"},
    "forced, light": {"color_scheme": "light", "forced_colors": "active"},
}
EYES = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")
ZOOMED = Window("zoomed", 683, 312, touch=False)  # the laptop at 200 %
LONGEST = 400  # milliseconds of a motion
WIDTHS = (320, 390, 700, 701, 900, 901, 1024, 1366, 1920, 2560)
CLEAR = 3.0  # the contrast of what must be seen, to WCAG 1.4.11
CLEAR_TO_OTHERS = 2.0  # to eyes for which red is nearly black
AROUND = 6  # pixels that a ring may take
MOST_ALIKE = 0.86  # of two silhouettes
SOURCES = ROOT / "web" / "src"

# Rings, and the class that makes each of them; a path is a ring as a whole.
RINGS = {".role.legal": "legal", ".ship.legal": "legal", "path.ring:not(.glow)": ""}
RESOURCES = {"ice", "sylvanite", "celerium"}
OWNED = 'path[fill^="var(--owner-"]'

# Every mark on the page by the colour that it is filled with: the points of a raster that lie inside it.
SILHOUETTES = """
(prefixes) => {
  const found = {};
  for (const path of document.querySelectorAll("svg path")) {
    const fill = path.getAttribute("fill") ?? path.style.fill;
    const [, name] = /^var\\(--([a-z-]+)\\)$/.exec(fill ?? "") ?? [];
    if (!name || !prefixes.some((prefix) => name.startsWith(prefix))) continue;
    let inside = "";
    for (let y = 0.5; y < 24; y += 1)
      for (let x = 0.5; x < 24; x += 1) inside += path.isPointInFill(new DOMPoint(x, y)) ? "#" : ".";
    (found[name] ??= new Set()).add(inside);
  }
  return Object.fromEntries(Object.entries(found).map(([name, shapes]) => [name, [...shapes]]));
}
"""

# The boxes of those things that nothing covers or cuts, in whole pixels.
BOXES = """
([selector, ring]) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const [x, y, middle, centre] = [Math.floor(left), Math.floor(top), (left + right) / 2, (top + bottom) / 2];
  if (x < 6 || y < 6 || right > innerWidth - 6 || bottom > innerHeight - 6 || right - left < 5) return [];
  for (let pane = thing.parentElement; pane; pane = pane.parentElement) { // a ring is cut at the edge of a pane
    const edge = pane.getBoundingClientRect();
    const room = Math.min(left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom);
    if (room < ring && getComputedStyle(pane).overflow !== "visible") return [];
  }
  const points = [[middle, top + 3], [middle, bottom - 3], [left + 3, centre], [right - 3, centre], [middle, centre]];
  const picture = thing.ownerSVGElement; // its shapes have twins above them that are pressed
  const seen = (under) => (picture ? (picture.parentElement ?? picture).contains(under) : thing.contains(under));
  return points.every(([x, y]) => seen(document.elementFromPoint(x, y)))
    ? [[x, y, Math.ceil(right) - x, Math.ceil(bottom) - y]]
    : [];
})
"""

# Take a class from things, give them one, or hide them; and have all as it was.
CHANGE = """
([selector, taken, given]) => {
  for (const thing of document.querySelectorAll(selector)) {
    thing.dataset.before = thing.getAttribute("class") ?? "";
    if (taken) thing.classList.remove(taken);
    if (given) thing.classList.add(given);
    if (!taken && !given) thing.style.visibility = "hidden";
  }
}
"""
RESTORE = """
() => {
  for (const thing of document.querySelectorAll("[data-before]")) {
    thing.setAttribute("class", thing.dataset.before);
    thing.style.visibility = "";
    delete thing.dataset.before;
  }
}
"""

# Cards by their kinds: the mark at their side, and how far it stands out from its ground.
CARD_MARKS = """
() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((each) => {
      const value = Number(each) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return Object.fromEntries([...document.querySelectorAll(".chip[class*=card-]")].map((card) => {
    const mark = card.querySelector(".mark");
    const { color, backgroundColor } = getComputedStyle(mark);
    const [one, other] = [light(color), light(backgroundColor)];
    const kind = [...card.classList].find((name) => name.startsWith("card-"));
    const paths = [...mark.querySelectorAll("path")].map((path) => path.getAttribute("d")).join(" ");
    return [kind, [paths, Math.max(one, other) / Math.min(one, other)]];
  }));
}
"""

OWNER_TEXTS = """
() => {
  const pen = document.createElement("span");
  document.body.append(pen);
  const hues = ["yellow", "blue", "red", "white", "green", "violet"].map((name) => {
    pen.style.color = `var(--owner-${name})`;
    return getComputedStyle(pen).color;
  });
  pen.remove();
  return [...document.querySelectorAll("body *")].flatMap((thing) => {
    const words = [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const style = getComputedStyle(thing);
    const colour = thing instanceof SVGElement ? style.fill : style.color;
    return words && hues.includes(colour) ? [`${thing.tagName} ${thing.textContent.trim()}`] : [];
  });
}
"""


async def keep(ann: Person, **kept: Any) -> None:
    """As somebody who has chosen so before."""
    await ann.page.add_init_script(f"localStorage.setItem('ecliptic', '{json.dumps(kept)}')")


async def mid_game(ann: Person, game: str, turns: int = 12) -> str:
    """At a table where something has happened already."""
    table = await new_table(ann, game, find(game).default_edition, bots=find(game).usual_seats - 1)
    await play_on(ann, table, turns)
    await ann.open(f"/t/{table}")
    await ann.ready()
    return table


async def settle(page: Page) -> None:
    """Until what has changed is laid out and painted."""
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def wear(page: Page, look: str) -> None:
    """Let the page look so, and nothing of the look before."""
    neutral = {"forced_colors": "none", "contrast": "no-preference"}
    await page.emulate_media(**{**neutral, **LOOKS[look]})
    await page.wait_for_selector(f":root[data-theme={LOOKS[look]['color_scheme']}]")
    await settle(page)


async def boxes(page: Page, selector: str) -> list[Box]:
    """Where these things are."""
    found: list[Box] = await page.evaluate(BOXES, [selector, 0 if selector == OWNED else AROUND])
    return found


# Every look.


async def changed(page: Page, selector: str, how: tuple[str, str], contrast: float) -> list[tuple[Box, int]]:
    """These things, and in how many pixels each clearly differs without a class, with another, or when it is hidden."""
    found = await boxes(page, selector)
    if not found:
        return []
    before = await page.screenshot()
    await page.evaluate(CHANGE, [selector, *how])
    await settle(page)
    after = await page.screenshot()
    await page.evaluate(RESTORE)
    await settle(page)
    around = [(x - AROUND, y - AROUND, wide + 2 * AROUND, high + 2 * AROUND) for x, y, wide, high in found]
    return list(zip(found, await differing(page, before, after, around, contrast), strict=True))


async def faint(page: Page, contrast: float = CLEAR) -> list[str]:
    """Legal things that look much the same without a ring, or pointed at; owners' shapes lost on their ground."""
    await expect(page.locator("li.waited:not(.me)")).to_have_count(0)  # or others change what is compared
    await page.mouse.move(1, 1)  # and nothing is pointed at
    problems = []
    for selector, name in RINGS.items():
        for how in ((name, ""), ("", "pointed")):
            for box, count in await changed(page, selector, how, contrast):
                if count < box[2] + box[3]:  # half of the way around it, one pixel wide
                    problems.append(f"{selector} {how} {box}: {count}")
    marks = await changed(page, OWNED, ("", ""), contrast)
    assert marks
    return problems + [f"a shape {box}: {count}" for box, count in marks if count < box[2] * box[3] * 0.2]


@pytest.mark.parametrize(
    ("wish", "theme"), covering(["forced", "more contrast"], ["dark", "light"])
)  # others: test_accessible
async def test_axe_is_clean_in_every_look(server: Server, browser: Browser, wish: str, theme: str) -> None:
    """Pages and tables, in the gate each in one window; who asks for more contrast gets 7 to 1.

    The longest page takes axe as long as all others: in the gate one look by the day has it, and the others the rules
    of another game, which look alike.
    """
    look = f"{wish}, {theme}"
    looks = [each for each in LOOKS if "," in each]
    longest = SOAKING or (wish == "forced") == (daily_seed() % 2 == 0)
    more = ["color-contrast-enhanced"] if "contrast" in LOOKS[look] else []
    swapped = (looks.index(look) + daily_seed()) % 2
    async with person(browser, server.address, LAPTOP, seed=21) as ann:
        await ann.open()
        await wear(ann.page, look)
        for path in PAGES:
            await ann.open(path if longest else path.replace(DRAWN, "kosmonauts"))
            await ann.complete()
            assert await violations(ann.page, *more) == [], path
        for place, game in enumerate((DRAWN, PLAIN)):
            await mid_game(ann, game, 4)
            for window in WINDOWS if SOAKING else [WINDOWS[(place + swapped) % 2]]:
                await ann.page.set_viewport_size({"width": window.width, "height": window.height})
                await settle(ann.page)
                assert await violations(ann.page, *more) == [], (game, window.name)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
async def test_rings_and_shapes_are_seen_in_every_look(server: Server, browser: Browser, window: Window) -> None:
    """Taken away, each of them changes the picture clearly: also where the reader's own colours replace ours."""
    async with person(browser, server.address, window, seed=22) as ann:
        await mid_game(ann, DRAWN)
        ringed: set[str] = set()
        for look in LOOKS if SOAKING else list(LOOKS)[(daily_seed() + window.touch) % 2 :: 2]:  # in one of the windows
            await wear(ann.page, look)
            assert await faint(ann.page) == [], look
            ringed |= {kind for kind in RINGS if await boxes(ann.page, kind)}
            await ann.step()
            await ann.ready()
        assert ringed  # there was something to look at


# Colour is never alone.


def alike(one: str, other: str) -> float:
    """How much of two silhouettes together is in both."""
    both = sum(a == b == "#" for a, b in zip(one, other, strict=True))
    return both / sum("#" in pair for pair in zip(one, other, strict=True))


async def silhouettes(ann: Person) -> dict[str, list[str]]:
    """Those of owners and resources, by the name of their hue; a resource may be nowhere for some turns."""
    found: dict[str, set[str]] = {}
    for _ in range(40):
        seen = await ann.page.evaluate(SILHOUETTES, ["owner-", *RESOURCES])
        for name, shapes in seen.items():
            found.setdefault(name, set()).update(shapes)
        if found.keys() >= RESOURCES or not await ann.step():
            break
        await ann.ready()
    return {name: sorted(shapes) for name, shapes in found.items()}


async def test_owners_and_resources_differ_by_shape(server: Server, browser: Browser) -> None:
    """One silhouette for each of them, wherever it stands, and no two much alike."""
    async with person(browser, server.address, LAPTOP, seed=23) as ann:
        await mid_game(ann, DRAWN, 30)
        found = await silhouettes(ann)
        owners = [name for name in found if name.startswith("owner-")]
        assert len(owners) >= find(DRAWN).usual_seats and len(found) == len(owners) + 3, list(found)
        assert {name: len(shapes) for name, shapes in found.items()} == dict.fromkeys(found, 1)
        for (one, [shape]), (other, [second]) in itertools.combinations(found.items(), 2):
            assert alike(shape, second) < MOST_ALIKE, (one, other)
        assert await ann.page.evaluate(OWNER_TEXTS) == []


async def test_shapes_and_rings_are_seen_by_other_eyes(server: Server, browser: Browser) -> None:
    """In grey and without one of the three colours: what is legal and whose a thing is can still be seen."""
    async with person(browser, server.address, LAPTOP, seed=24) as ann:
        await mid_game(ann, DRAWN)
        eyes = await ann.page.context.new_cdp_session(ann.page)
        for place, look in enumerate(("dark", "light")):
            await wear(ann.page, look)
            usual = await ann.page.screenshot()
            for sight in EYES if SOAKING else EYES[(place + daily_seed()) % 2 :: 2]:  # in one of the looks
                await eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
                await settle(ann.page)
                assert await ann.page.screenshot() != usual, sight  # these are other eyes indeed
                assert await faint(ann.page, CLEAR_TO_OTHERS) == [], (look, sight)
            await eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


async def test_kinds_of_cards_differ_by_their_marks(server: Server, browser: Browser) -> None:
    """Where all is told in words there are cards, and their hues are not alone either."""
    async with person(browser, server.address, LAPTOP, seed=24) as ann:
        await mid_game(ann, PLAIN)
        for look in LOOKS:
            await wear(ann.page, look)
            kinds: dict[str, tuple[str, float]] = await ann.page.evaluate(CARD_MARKS)
            assert kinds and len({mark for mark, _ in kinds.values()}) == len(kinds), kinds
            assert min(contrast for _, contrast in kinds.values()) >= CLEAR, (look, kinds)


def test_no_rule_writes_in_the_colour_of_an_owner() -> None:
    """P7: hues of owners fill shapes, and words are written in text colours."""
    theme = (SOURCES / "design" / "tokens.css").read_text(encoding="utf-8")
    hues = re.findall(r"--owner-(?!line)\w+: (#\w+);", theme)
    assert len(hues) == 6
    owned = "|".join([r"--owner-(?!line)", r"\bhue\b", *hues])
    written = re.compile(rf"(?<![-\w])color[:=][^;}}]*(?:{owned})", re.IGNORECASE)
    assert written.search("color: var(--owner-red);") and written.search("style:color={owner.hue}")
    for kind in ("svelte", "css", "ts"):
        for file in SOURCES.rglob(f"*.{kind}"):
            assert not written.search(file.read_text(encoding="utf-8")), file.name


# Motion.


async def a_round(ann: Person) -> None:
    """Until the track is a space further, by things on the board."""
    spaces: list[list[str]] = []
    for _ in range(60):
        space = await ann.page.locator("[aria-current=step]").all_inner_texts()
        if space and space not in spaces:  # before the first round there is none
            spaces.append(space)
        if len(spaces) > 1:
            return
        await ann.step("board")
        await ann.ready()
    raise AssertionError(spaces)


@pytest.mark.parametrize("wish", ["of the system", "of the page"])
async def test_nothing_moves_for_who_wants_no_motion(server: Server, browser: Browser, wish: str) -> None:
    """Whether the system or the page was told: not one frame of a whole round has a motion in it, and none is begun."""
    reduced = "reduce" if wish == "of the system" else "no-preference"
    async with person(browser, server.address, LAPTOP, seed=25, reduced_motion=reduced) as ann:
        if wish == "of the page":
            await keep(ann, motion=False)
        await ann.page.add_init_script(WATCH_MOTION)
        await sit_down(ann, DRAWN)
        await ann.page.evaluate(MOTIONS)
        await a_round(ann)
        assert await ann.page.evaluate("window.motions") == {}
        assert await ann.page.evaluate("window.moved") == []
        assert await ann.page.evaluate("window.framesSeen") > 10


async def test_no_motion_lasts_long(server: Server, browser: Browser) -> None:
    """Things do move, and none of them for longer than a glance."""
    async with person(browser, server.address, LAPTOP, seed=25, reduced_motion="no-preference") as ann:
        await sit_down(ann, DRAWN)
        await ann.page.evaluate(MOTIONS)
        for _ in range(times(1, 3)):
            await a_round(ann)
        motions: dict[str, float] = await ann.page.evaluate("window.motions")
        assert motions
        assert {what: takes for what, takes in motions.items() if takes > LONGEST} == {}


# Zoom, large letters, any width.


@pytest.mark.parametrize("game", [DRAWN, PLAIN])
async def test_at_twice_the_size_everything_can_be_reached(server: Server, browser: Browser, game: str) -> None:
    """The laptop at 200 %: the page may scroll down, the question stays, and every answer can be pressed."""
    async with person(browser, server.address, ZOOMED, seed=26, device_scale_factor=2) as ann:
        page = ann.page
        await sit_down(ann, game)
        if game == DRAWN:
            await page.get_by_role("button", name="List").click()
        for _ in range(times(5, 10)):
            assert await sideways(page) == 0
            assert await cut_texts(page) == []
            assert await unreachable(page, "[data-option]") == []
            await expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
            if game == DRAWN:
                await page.get_by_role("button", name="List").click()  # what it covers can be reached as well
                assert await unreachable(page, ".role.legal, .ship.legal") == []
                await page.get_by_role("button", name="List").click()
            turn = await ann.attribute("turn")
            await (
                page.locator("[data-option]")
                .nth(ann.random.randrange(await page.locator("[data-option]").count()))
                .click()
            )
            await page.locator(".presses .main").click()
            await page.wait_for_function("turn => document.querySelector('.table').dataset.turn !== turn", arg=turn)
            await ann.ready()


@pytest.mark.parametrize(("window", "language"), covering(WINDOWS, ["en", "ru"]), ids=str)
async def test_large_letters_fit(server: Server, browser: Browser, window: Window, language: str) -> None:
    """Text of 150 %: nothing is cut, nothing lies on anything else, and a choice can be made."""
    async with person(browser, server.address, window, seed=27) as ann:
        await keep(ann, text=150, language=language)
        for path in PAGES:
            await ann.open(path)
            await ann.complete()
            assert await sideways(ann.page) == 0, path
            assert await cut_texts(ann.page) == [], path
        for game in (DRAWN, PLAIN):
            table = await sit_down(ann, game)
            for _ in range(times(4, 6)):
                hidden = [each for each in await out_of_sight(ann.page) if not each.startswith("option ")]
                lost = await unreachable(ann.page, ".options:not(.folded) [data-option]")  # it may scroll in its pane
                assert hidden + lost == [], game
                assert await cut_texts(ann.page) + await overlaps(ann.page) == [], game
                await ann.step()
                await ann.ready()
            await ann.open(f"/t/{table}/review")
            await ann.page.wait_for_selector("input[type=range]")
            assert await sideways(ann.page) == 0, game
            assert await cut_texts(ann.page) + await overlaps(ann.page) == [], game
            await ann.open("/")  # whoever sits down next is another guest, and may not see on


async def test_nothing_scrolls_sideways_at_any_width(server: Server, browser: Browser) -> None:
    """Every page, and tables that are drawn or told, from a small phone to a large screen."""
    async with person(browser, server.address, LAPTOP, seed=28) as ann:
        tables = [f"/t/{await mid_game(ann, game, 4)}" for game in (DRAWN, PLAIN)]
        for path in (*PAGES, *tables, *(f"{table}/review" for table in tables)):
            await ann.open(path)
            await ann.complete()
            for width in WIDTHS:
                await ann.page.set_viewport_size({"width": width, "height": 700})
                await settle(ann.page)
                assert await sideways(ann.page) == 0, (path, width)
                if path in tables:
                    assert await overlaps(ann.page) == [], (path, width)


# Keys.


async def test_keys_are_places_and_can_be_switched_off(server: Server, browser: Browser) -> None:
    """On a Russian keyboard L is where it always was; who wants no single keys has none."""
    async with person(browser, server.address, LAPTOP, seed=29) as ann:
        await sit_down(ann, DRAWN)
        press = "([key, code]) => dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"
        await ann.page.evaluate(press, ["с", "KeyC"])
        await expect(ann.page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
        await ann.page.evaluate(press, ["д", "KeyL"])
        await expect(ann.page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
        await ann.page.locator("#tab-table").click()
        await ann.page.get_by_role("checkbox", name="single", exact=False).uncheck()
        turn = await ann.attribute("turn")
        await ann.page.evaluate(press, ["1", "Digit1"])
        await ann.page.evaluate(press, ["д", "KeyL"])
        await settle(ann.page)
        await expect(ann.page.locator("#tab-table")).to_have_attribute("aria-selected", "true")
        assert await ann.attribute("turn") == turn
