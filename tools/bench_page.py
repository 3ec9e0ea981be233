"""How heavy the page is, how soon it is there and how soon it answers: sizes as sent, paints, presses and reasons.

`python -m tools.bench_page --page before=FOLDER` measures another build of the page in turn with ours, in the same run:
the machine is then as busy for both. The folder is the `page` of a checkout after `python3 tools/web.py build`.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import re
import statistics
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright
from rich.console import Console
from rich.table import Table

from ecliptic.games import GAMES
from ecliptic.server.http.auth import SESSION
from ecliptic.server.http.site import PAGE
from ecliptic.texts import LANGUAGES
from ecliptic.texts.packs import packs
from tools.browsing import chromium
from tools.positions import TOKEN, id_of
from tools.stage import still_server

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


class Build(NamedTuple):
    """A build of the page, and a server that shows it."""

    name: str
    folder: Path
    address: str


PATHS: Final = {"start page": "/", "table": f"/t/{id_of('rp2015')}"}
THERE: Final = "[data-game], .board, .sheet, .gathering"
KINDS: Final = {"script": "script", "stylesheet": "style", "font": "fonts", "image": "pictures"}

MOST_NODES: Final = 2500


# As it lies there.


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


def sizes(page: Path) -> dict[str, float]:
    """What, and its kB."""
    assets = page / "assets"
    entry = re.search(r"/assets/(index-[\w-]+\.js)", (page / "index.html").read_text(encoding="utf-8"))
    assert entry is not None
    start = imports(assets / entry[1], set())
    table = imports(next(assets.glob("Table-*.js")), set())
    boards = [file for file in assets.glob("index-*.js") if file.name != entry[1]]
    return {
        "script: start page": packed(sorted(start | imports(next(assets.glob("Home-*.js")), set()))),
        "script: shell with the table": packed(sorted(start | table)),
        "script: a drawn board": max(packed(sorted(imports(file, set()) - start - table)) for file in boards),
        "style: all pages together": packed(list(assets.glob("*.css"))),  # each page fetches its own
        "all pictures that are drawn": packed(sorted(assets.glob("*.svg"))),
    }


MOST: Final = {
    "script: start page": 60.0,
    "script: shell with the table": 60.0,
    "script: a drawn board": 45.0,
}


def words() -> dict[str, float]:
    """Of the shell and the largest game, by language, in kB."""
    found = {}
    for language in LANGUAGES:
        folder = Path(str(PAGE.parent / "locale" / language))
        shell = [file for file in folder.glob("*.ftl") if file.stem.split("_")[0] in SHELL]
        most = max(len(gzip.compress(packs(game)[language].text.encode())) for game in GAMES) / 1000
        found[language] = packed(shell) + most
    return found


SHELL: Final = {"core", "server", "advice", "bots", "web"}
MOST_WORDS: Final = 30.0


# In a browser.


def visitor(browser: Browser, build: Build, *, phone: bool = False, language: str = "en") -> BrowserContext:
    """Somebody who sits at the table, with nothing kept but their language."""
    viewport = {"width": 390, "height": 664} if phone else {"width": 1366, "height": 625}
    context = browser.new_context(
        viewport=viewport,  # type: ignore[arg-type]  # a dict of two ints
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": SESSION, "value": TOKEN, "url": build.address}])
    kept = json.dumps({"language": language, "theme": "dark"})
    context.add_init_script(f"localStorage.setItem('ecliptic', '{kept}')")
    return context


def fetched(browser: Browser, build: Build, path: str, language: str) -> Counter[str]:
    """Kilobytes that a first visit fetches, by kind, until nothing more comes; and how many nodes the page has then."""
    context = visitor(browser, build, language=language)
    page = context.new_page()
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", keep)
    page.goto(build.address + path)
    page.wait_for_selector(THERE, timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    found: Counter[str] = Counter()
    for request in requests:
        if request.resource_type in KINDS:
            found[KINDS[request.resource_type]] += request.sizes()["responseBodySize"]
    found["nodes"] = page.evaluate("document.querySelectorAll('*').length")
    context.close()
    return found


def paints(browser: Browser, build: Build, path: str, *, slow: bool) -> dict[str, float]:
    """Of one visit with nothing kept, in milliseconds."""
    context = visitor(browser, build, phone=slow)
    page = context.new_page()
    page.add_init_script(BLOCKED)
    if slow:
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
        line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(build.address + path)
    page.wait_for_selector(THERE, timeout=60_000)
    seen: dict[str, float] = page.evaluate(PAINTS)
    context.close()
    return seen


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


def quickness(browser: Browser, build: Build) -> dict[str, list[float]]:
    """What a player at a table with bots measures, on this machine."""
    context = visitor(browser, build)
    page = context.new_page()
    page.goto(build.address + PATHS["table"])
    found = answers(page)
    context.close()
    return found


# What is printed.

ANSWERS: Final = {
    "feedback": ("press, until it shows", 100.0),
    "taken": ("press, until the table has taken it", 250.0),
    "reason": ("something impossible, until the reason is there", 150.0),
}
FIRST_PAINT: Final = {True: 1500.0, False: 600.0}  # on a slow phone, and on a laptop


def marked(value: float, most: float | None, digits: int = 0) -> str:
    """A number, in red where it is too much."""
    told = f"{value:.{digits}f}"
    return told if most is None or value <= most else f"[bold red]{told}[/]"


def grid(title: str, first: Sequence[str], builds: Sequence[Build], *more: str) -> Table:
    """A table with a column for each build."""
    made = Table(title=title)
    for name in first:
        made.add_column(name)
    for name in (*(build.name for build in builds), *more):
        made.add_column(name, justify="right")
    return made


def show_sizes(out: Console, builds: Sequence[Build]) -> None:
    """As it lies in the folders."""
    told = grid("The page as it is sent (gzip), kB", ["what"], builds, "at most")
    found = [sizes(build.folder) for build in builds]
    for name in found[0]:
        most = f"{MOST[name]:.0f}" if name in MOST else ""
        told.add_row(name, *(marked(each[name], MOST.get(name), 1) for each in found), most)
    out.print(told)
    told = Table("language", "kB", "at most", title="Words: the shell and the largest game (gzip)")
    for language, size in words().items():
        told.add_row(language, marked(size, MOST_WORDS, 1), f"{MOST_WORDS:.0f}")
    out.print(told)


def show_visits(out: Console, browser: Browser, builds: Sequence[Build]) -> None:
    """As a browser fetches it."""
    told = grid("What a first visit fetches, kB", ["page", "language", "what"], builds)
    nodes = grid("Nodes of the page", ["page"], builds, "at most")
    for place, path in PATHS.items():
        for language in LANGUAGES:
            found = [fetched(browser, build, path, language) for build in builds]
            for kind in KINDS.values():
                if language == LANGUAGES[0] or kind == "fonts":
                    told.add_row(place, language, kind, *(f"{each[kind] / 1000:.1f}" for each in found))
            if language == LANGUAGES[0]:
                nodes.add_row(place, *(marked(each["nodes"], MOST_NODES) for each in found), str(MOST_NODES))
    out.print(told)
    out.print(nodes)


def show_paints(out: Console, browser: Browser, builds: Sequence[Build]) -> None:
    """Medians; the builds take turns."""
    told = grid("How soon it is there, ms", ["page", "window", "what"], builds, "at most")
    for place, path in PATHS.items():
        for slow, window in ((True, "phone, 4 × slower, 1.6 Mbit/s"), (False, "laptop")):
            visits: dict[str, list[dict[str, float]]] = {build.name: [] for build in builds}
            for _ in range(ROUNDS):
                for build in builds:
                    visits[build.name].append(paints(browser, build, path, slow=slow))
            for what, name in (("first", "first paint"), ("largest", "largest paint"), ("blocked", "blocked")):
                most = FIRST_PAINT[slow] if what == "first" else None
                medians = [statistics.median(visit[what] for visit in visits[build.name]) for build in builds]
                least = "" if most is None else f"{most:.0f}"
                told.add_row(place, window, name, *(marked(each, most) for each in medians), least)
    out.print(told)


def show_quickness(out: Console, browser: Browser, builds: Sequence[Build]) -> None:
    """Of a table that goes on: half of all presses are quicker than the first number, 95 of 100 than the second."""
    told = grid("How soon it answers, ms", ["what"], builds, "at most")
    found = [quickness(browser, build) for build in builds]
    for name, (what, most) in ANSWERS.items():
        cells = []
        for took in (each[name] for each in found):
            enough = len(took) > 1
            cells.append(f"{statistics.median(took):.0f}, {marked(worst(took), most)}" if enough else "–")
        told.add_row(what, *cells, f"{most:.0f}")
    out.print(told)


def worst(took: Sequence[float]) -> float:
    """Of 95 out of 100."""
    return statistics.quantiles(took, n=20)[-1]


def wanted() -> dict[str, Path]:
    """The builds that are measured, ours last."""
    parser = argparse.ArgumentParser(description="How heavy the page is, and how quick.")
    parser.add_argument("--page", action="append", default=[], metavar="NAME=FOLDER", help="another build")
    named = (each.partition("=") for each in parser.parse_args().page)
    return {name: Path(folder).resolve() for name, _, folder in named} | {"now": PAGE}


def main() -> None:
    """Print all of it."""
    out = Console(width=110)
    with contextlib.ExitStack() as servers, sync_playwright() as playwright:
        builds = [Build(name, folder, servers.enter_context(still_server(folder))) for name, folder in wanted().items()]
        show_sizes(out, builds)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        show_visits(out, browser, builds)
        show_paints(out, browser, builds)
        show_quickness(out, browser, builds)
        browser.close()


if __name__ == "__main__":
    main()
