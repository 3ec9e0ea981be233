"""`make pictures`: every page and board, on a laptop and a phone, dark and light, in four languages.

All of them go to build/pictures, to be looked at. The best, which the README shows, go to docs/pictures, and so do
contact sheets: a row for each page, a column for each language. Words after the command name those that are wanted:
`python -m tools.page_pictures phone ru`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from ecliptic.server.http.auth import SESSION
from ecliptic.texts import LANGUAGES
from tools.browsing import ADDRESS, Visitor, chromium, server
from tools.likeness import save

ROOT = Path(__file__).resolve().parent.parent
ALL: Final = ROOT / "build" / "pictures"
BEST: Final = ROOT / "docs" / "pictures"
THEMES: Final = ("dark", "light")
WINDOWS: Final = {"laptop": (1366, 625, False), "phone": (390, 664, True)}

CHOSEN: Final = {  # in the README
    "redplanet-2015-six-late laptop dark en": "page-red-planet.png",
    "redplanet-2015-six-late laptop light en": "page-red-planet-day.png",
    "redplanet-2025-three phone dark en": "page-red-planet-phone.png",
    "ares-versus laptop light en": "page-ares.png",
    "kosmonauts-classic laptop dark en": "page-kosmonauts.png",
    "home laptop dark ru": "page-home-ru.png",
    "review-middle laptop light en": "page-review.png",
}
THUMB: Final = {"laptop": 360, "phone": 170}  # pixels of width on a contact sheet
GAP: Final = 8
NIGHT: Final = "#0b0e1a"


class Scene(NamedTuple):
    """A page, and what must be there before it is taken."""

    name: str
    path: str
    wait: str


class Position(NamedTuple):
    """A table after some moves of our own."""

    name: str
    game: str
    edition: str
    seats: int
    moves: int


POSITIONS: Final = (
    Position("redplanet-2015-six-late", "redplanet", "2015", 6, 20),
    Position("redplanet-2015-four", "redplanet", "2015", 4, 16),
    Position("redplanet-2005-five", "redplanet", "2005", 5, 22),
    Position("redplanet-2025-three", "redplanet", "2025", 3, 24),
    Position("redplanet-2025-six", "redplanet", "2025", 6, 30),
    Position("redplanet-duel", "redplanet", "2015", 2, 30),
    Position("redplanet-over", "redplanet", "2015", 3, 10_000),
    Position("ares-versus", "ares", "versus", 2, 45),
    Position("ares-four", "ares", "versus", 4, 60),
    Position("ares-solo", "ares", "solo", 1, 40),
    Position("kosmonauts-classic", "kosmonauts", "classic", 3, 40),
    Position("kosmonauts-over", "kosmonauts", "classic", 2, 10_000),
)


def scenes(ann: Visitor) -> list[Scene]:
    """All pages; the tables are played first."""
    found = [
        Scene("home", "/", "[data-game]"),
        Scene("new", "/new", "form"),
        Scene("me", "/me", "h2"),
        Scene("watch", "/watch", "h1"),
        Scene("rules", "/rules", "h1"),
        Scene("rules-redplanet", "/rules/redplanet#RP-6.3", "main"),
        Scene("bad-link", "/j/nothing-here", "h1"),
    ]
    for position in POSITIONS:
        table = ann.table(position.game, position.edition, position.seats, position.moves)
        found.append(Scene(position.name, f"/t/{table}", "[data-option], [data-phase=over]"))
        if position.name == "redplanet-over":
            found.append(Scene("review", f"/t/{table}/review", "input[type=range]"))
            found.append(Scene("review-middle", f"/t/{table}/m/70?viewer=open", "input[type=range]"))
    made = ann.post("/api/tables", {"game": "redplanet", "edition": "2025", "seats": [{}, {}, {"bot": "hard"}]})
    return [
        *found,
        Scene("gathering", f"/t/{made['id']}", "#invite-link"),
        Scene("join", f"/j/{made['code']}", ".seat"),
    ]


def pages(browser: Browser, token: str, window: str, theme: str, language: str) -> Page:
    """A browser as its owner has set it up, who is known to the server."""
    width, height, touch = WINDOWS[window]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    context.add_cookies([{"name": SESSION, "value": token, "url": ADDRESS}])
    kept = json.dumps({"language": language, "theme": theme})
    context.add_init_script(f"localStorage.setItem('ecliptic', '{kept}')")
    return context.new_page()


def take(page: Page, scene: Scene, file: Path) -> None:
    """One picture."""
    page.goto(ADDRESS + scene.path)
    page.wait_for_selector(scene.wait, state="attached", timeout=60_000)
    page.wait_for_load_state("networkidle") if "/t/" not in scene.path else page.wait_for_timeout(700)
    page.screenshot(path=file)


def sheet(names: list[str], window: str, theme: str) -> None:
    """Small copies of all pages side by side, of those that were taken at some time."""
    width, high, _ = WINDOWS[window]
    wide = THUMB[window]
    tall = round(wide * high / width)
    size = (len(LANGUAGES) * (wide + GAP) + GAP, len(names) * (tall + GAP) + GAP)
    whole = Image.new("RGB", size, NIGHT)
    for row, name in enumerate(names):
        for column, language in enumerate(LANGUAGES):
            file = ALL / f"{name} {window} {theme} {language}.png"
            if file.exists():
                small = Image.open(file).convert("RGB").resize((wide, tall), Image.Resampling.LANCZOS)
                whole.paste(small, (GAP + column * (wide + GAP), GAP + row * (tall + GAP)))
    night = "night" if theme == "dark" else "day"
    whole.save(BEST / f"sheet-{window}-{night}.webp", quality=60, method=6)


def main() -> None:
    """All of them, or those that were named."""
    ALL.mkdir(parents=True, exist_ok=True)
    with server(), sync_playwright() as playwright:
        ann = Visitor("Ann", 5)
        wanted = scenes(ann)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for window in WINDOWS:
            for theme in THEMES:
                for language in LANGUAGES:
                    page = pages(browser, ann.token, window, theme, language)
                    for scene in wanted:
                        name = f"{scene.name} {window} {theme} {language}"
                        if not all(word in name for word in sys.argv[1:]):
                            continue
                        take(page, scene, ALL / f"{name}.png")
                        if name in CHOSEN:
                            save(Image.open(ALL / f"{name}.png").convert("RGB"), BEST / CHOSEN[name])
                    page.context.close()
        browser.close()
    for window in WINDOWS:
        for theme in THEMES:
            sheet([scene.name for scene in wanted], window, theme)


if __name__ == "__main__":
    main()
