"""How heavy the page is, how soon it is there and how soon it answers: sizes as sent, paints, presses and reasons."""

from __future__ import annotations

import gzip
import re
import statistics
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from ecliptic.games import GAMES
from ecliptic.server.http.auth import SESSION
from ecliptic.server.http.site import PAGE
from ecliptic.texts import LANGUAGES
from ecliptic.texts.packs import packs
from tools.browsing import ADDRESS, Visitor, chromium, server

ROUNDS: Final = 3
PRESSES: Final = 30
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}  # bytes/s
PAINTS: Final = """
() => new Promise((found) => {
  const seen = { first: 0, largest: 0, blocked: window.blocked ?? 0 };
  seen.first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  new PerformanceObserver((list) => { seen.largest = list.getEntries().at(-1).startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  setTimeout(() => found(seen), 300);
})
"""
BLOCKED: Final = """
window.blocked = 0;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.blocked += Math.max(0, task.duration - 50);
}).observe({ type: "longtask", buffered: true });
"""

# Milliseconds from a press until it shows, and until the table has taken it; looked at from frame to frame.
PRESS: Final = """
() => new Promise((found) => {
  const turn = document.querySelector(".table").dataset.turn;
  const option = document.querySelector("[data-option]");
  const begun = performance.now();
  let feedback = 0;
  const look = () => {
    const now = performance.now() - begun;
    if (!feedback && (!option.isConnected || option.classList.contains("selected"))) feedback = now;
    if (document.querySelector(".table").dataset.turn !== turn) found({ feedback: feedback || now, taken: now });
    else requestAnimationFrame(look);
  };
  option.click();
  requestAnimationFrame(look);
})
"""
# From a press on something that is not possible now until the reason stands there.
WHY: Final = """
() => new Promise((found) => {
  const things = [...document.querySelectorAll(".role[data-thing]:not(.legal)")];
  if (!things.length) return found(null);
  const begun = performance.now();
  const look = () => {
    if (document.querySelector(".asked")) found(performance.now() - begun);
    else requestAnimationFrame(look);
  };
  things[0].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  requestAnimationFrame(look);
})
"""


def packed(files: list[Path]) -> float:
    """Kilobytes as they are sent."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000


def imports(file: Path, seen: set[Path]) -> set[Path]:
    """A script with all that it needs at once, not what it may fetch later."""
    seen.add(file)
    text = file.read_text(encoding="utf-8")
    for name in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text):
        if (file.parent / name) not in seen:
            imports(file.parent / name, seen)
    return seen


def sizes() -> list[tuple[str, float, float]]:
    """What, its kB, and the most it may have."""
    assets = PAGE / "assets"
    entry = re.search(r"/assets/(index-[\w-]+\.js)", (PAGE / "index.html").read_text(encoding="utf-8"))
    assert entry is not None
    start = imports(assets / entry[1], set())
    table = imports(next(assets.glob("Table-*.js")), set())
    found = [("script: start page", packed(sorted(start | imports(next(assets.glob("Home-*.js")), set()))), 60.0)]
    found.append(("script: shell with the table", packed(sorted(start | table)), 60.0))
    boards = [file for file in assets.glob("index-*.js") if file.name != entry[1]]
    found += [("script: a drawn board", packed(sorted(imports(file, set()) - start - table)), 45.0) for file in boards]
    for language in LANGUAGES:
        folder = Path(str(PAGE.parent / "locale" / language))
        shell = [file for file in folder.glob("*.ftl") if file.stem.split("_")[0] in SHELL]
        most = max(len(gzip.compress(packs(game)[language].text.encode())) for game in GAMES) / 1000
        found.append((f"words, {language}: shell and the largest game", packed(shell) + most, 30.0))
    found.append(("style", packed(list(assets.glob("*.css"))), 15.0))
    return found


SHELL: Final = {"core", "server", "advice", "bots", "web"}


def paints(browser: Browser, path: str, *, slow: bool) -> dict[str, float]:
    """Medians over some visits with nothing kept, in milliseconds."""
    visits: list[dict[str, Any]] = []
    for _ in range(ROUNDS):
        viewport = {"width": 390, "height": 664} if slow else {"width": 1366, "height": 625}
        context = browser.new_context(viewport=viewport, is_mobile=slow, has_touch=slow)  # type: ignore[arg-type]  # a dict of two ints
        page = context.new_page()
        page.add_init_script(BLOCKED)
        if slow:
            line = context.new_cdp_session(page)
            line.send("Network.enable")
            line.send("Network.emulateNetworkConditions", SLOW)
            line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto(ADDRESS + path)
        page.wait_for_selector("[data-game], .board, .sheet, .gathering", timeout=60_000)
        visits.append(page.evaluate(PAINTS))
        context.close()
    return {name: statistics.median(visit[name] for visit in visits) for name in ("first", "largest", "blocked")}


def answers(page: Page) -> dict[str, list[float]]:
    """How long a player waits, in milliseconds, over some presses."""
    found: dict[str, list[float]] = {"feedback": [], "taken": [], "reason": []}
    while len(found["taken"]) < PRESSES:
        page.wait_for_selector(".table.drawn [data-option], [data-phase=over]", state="attached", timeout=60_000)
        if page.locator("[data-phase=over]").count():
            break
        reason = page.evaluate(WHY)
        if reason is not None:
            found["reason"].append(reason)
            page.keyboard.press("Escape")
            page.wait_for_selector(".asked", state="detached")
        for name, took in page.evaluate(PRESS).items():
            found[name].append(took)
    return found


def quickness(browser: Browser, visitor: Visitor, table: str) -> Table:
    """What a player at a table with bots measures, on this machine."""
    names = {"feedback": ("press, until it shows", 100), "taken": ("press, until the table has taken it", 250)}
    names["reason"] = ("something impossible, until the reason is there", 150)
    context = browser.new_context(viewport={"width": 1366, "height": 625}, reduced_motion="reduce")
    context.add_cookies([{"name": SESSION, "value": visitor.token, "url": ADDRESS}])
    page = context.new_page()
    page.goto(f"{ADDRESS}/t/{table}")
    grid = Table("what", "times", "median, ms", "95 of 100, ms", "at most", title="How soon it answers")
    for name, took in answers(page).items():
        what, most = names[name]
        worst = statistics.quantiles(took, n=20)[-1]
        style = "" if worst <= most else "bold red"
        grid.add_row(what, str(len(took)), f"{statistics.median(took):.0f}", f"{worst:.0f}", str(most), style=style)
    context.close()
    return grid


def main() -> None:
    """Print all of it."""
    out = Console(width=110)
    grid = Table("what", "kB", "at most", title="The page, as it is sent (gzip)")
    for name, size, most in sizes():
        grid.add_row(name, f"{size:.1f}", f"{most:.0f}", style="" if size <= most else "bold red")
    out.print(grid)
    grid = Table("page", "window", "first paint, ms", "largest, ms", "blocked, ms", title="How soon it is there")
    with server(), sync_playwright() as playwright:
        visitor = Visitor("Ann", 1)
        table = visitor.table("redplanet", "2015", 4, 10)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for path in ("/", f"/t/{table}"):
            for slow in (True, False):
                seen = paints(browser, path, slow=slow)
                window = "phone, 4 × slower, 1.6 Mbit/s" if slow else "laptop"
                grid.add_row("table" if "/t/" in path else path, window, *(f"{seen[each]:.0f}" for each in seen))
        quick = quickness(browser, visitor, table)
        browser.close()
    out.print(grid)
    out.print(quick)


if __name__ == "__main__":
    main()
