"""Who only watches is sent nothing that is hidden, in any frame of any game; and whose browser cannot is told so."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from ecliptic.core.play import Play
from ecliptic.core.record_reader import read
from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.server.live.words import line_of, words_of
from ecliptic.server.wire import ENCODER
from ecliptic.texts import LANGUAGES
from tests.repeats import covering
from tests.server.clients import Client
from tests.server.running import ROOT, Server
from tests.server.whole_games import brief
from tests.web.person import LAPTOP, WINDOWS, Window, person
from tests.web.test_accessible import violations
from tests.web.test_together import Ear

pytestmark = [pytest.mark.anyio, pytest.mark.long]


def plain(told: Any) -> Any:
    """As it is on the wire."""
    return json.loads(ENCODER.encode(told))


class Truth:
    """What a watcher may have been told of a game that is over, by playing its record again."""

    def __init__(self, text: str) -> None:
        game, record = read(text, GAMES)
        self.seed = record.setup.seed
        self.views: list[Any] = []
        self.sheets: list[Any] = []
        play = Play(game, record.setup)
        self._look(play)
        for move in record.moves:
            play.act(move.seat, move.action)
            self._look(play)
        self.events = plain(play.events(None))
        self.lines = plain([line_of(game, event, play.rules) for event in play.events(None)])

    def _look(self, play: Play) -> None:
        view = play.view(None)
        self.views.append(plain(view))
        self.sheets.append(plain(words_of(play.game, view)))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
async def test_a_watcher_is_sent_what_everybody_may_know_and_no_more(
    server: Server, browser: Browser, game: str
) -> None:
    """Every frame of a whole game: each view is the public one of its moment; no hand, no mission, no seed."""
    edition = find(game).default_edition
    async with (
        person(browser, server.address, LAPTOP) as eve,
        Client(server.address, "Ann", seed=4) as ann,
    ):
        ear = Ear(eve)
        settings = {"game": game, "edition": edition, "seats": [{}, {"bot": "novice"}, {"bot": "novice"}]}
        made = await ann.post("/api/tables", {**settings, "switches": brief(game, edition)})
        await eve.open(f"/t/{made['id']}")
        await eve.page.wait_for_selector(".table[data-phase=gathering]")
        await ann.ask(made["id"], "sit", made["code"], seat=0)
        await ann.ask(made["id"], "begin")
        await ann.connect(made["id"], made["code"])
        await ann.until("table")
        await ann.play_on()
        await eve.page.wait_for_selector(".table[data-phase=over]")
        truth = Truth(await ann.get(f"/api/tables/{made['id']}/record"))
        check(ear.seen(), truth)
        whole = "\n".join(ear.frames)
        assert str(truth.seed) not in whole
        assert f"{truth.seed:016x}" not in whole
        assert made["code"] not in whole


def check(told: list[dict[str, Any]], truth: Truth) -> None:
    """Message by message; some moments are passed over, none is made up."""
    views = 0
    for message in told:
        if message["type"] == "table":
            assert (message["seat"], message["orders"], message["code"], message["undo"]) == (None, [], "", None)
            assert message["view"] is None or message["view"] in truth.views
            views += message["view"] is not None
        elif message["type"] == "words":
            assert {**message, "final": None} in [{**sheet, "final": None} for sheet in truth.sheets]
            assert (message["prompt"], message["options"]) == (None, [])
            assert not any(section.get("mine") for section in message["sheet"]["sections"])
        elif message["type"] == "events":
            assert message["events"] == truth.events[message["first"] :][: len(message["events"])]
        elif message["type"] == "log":
            assert message["lines"] == truth.lines[message["first"] :][: len(message["lines"])]
        else:
            assert message["type"] in {"welcome", "scene"}
    assert views > 10


# Browsers that cannot.


async def stop(route: Route) -> None:
    """As if it had never come."""
    await route.abort()


WITHOUT = {"en": "too old", "ru": "слишком стар", "pl": "za stara", "it": "troppo vecchio", "de": "too old"}


@pytest.mark.parametrize(("language", "window"), covering(list(WITHOUT), WINDOWS), ids=str)
async def test_an_old_browser_is_told_what_to_do(
    server: Server, browser: Browser, language: str, window: Window
) -> None:
    """It knows no `structuredClone`, and its modules do not run."""
    async with person(browser, server.address, window, locale=language) as ann:
        await ann.page.add_init_script("delete window.structuredClone")
        await ann.page.route("**/assets/*.js", stop)
        await ann.page.goto(server.address)
        await expect(ann.page.locator("#app")).to_contain_text(WITHOUT[language])
        await expect(ann.page.locator("#app")).to_contain_text("Firefox")
        assert await ann.page.get_attribute("html", "lang") == ("en" if language == "de" else language)
        ann.troubles.clear()  # of the scripts that did not come


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_a_page_whose_script_did_not_come_is_not_empty(server: Server, browser: Browser, language: str) -> None:
    """The browser would do, but the line was bad, or something was blocked."""
    said = {"en": "Reload the page", "pl": "Odśwież stronę"}
    async with person(browser, server.address, LAPTOP, locale=language) as ann:
        await ann.page.route("**/assets/index-*.js", stop)
        await ann.page.goto(server.address)
        await expect(ann.page.locator("#app")).to_contain_text(said[language])
        ann.troubles.clear()


async def test_a_browser_that_does_runs_the_page_and_hears_nothing_of_it(server: Server, browser: Browser) -> None:
    """Nobody is sent away by mistake."""
    async with person(browser, server.address, LAPTOP) as ann:
        await ann.open()
        await ann.page.wait_for_load_state("load")
        assert "Firefox" not in await ann.page.inner_text("body")
        assert await violations(ann.page) == []


async def test_without_scripts_there_is_still_something_to_read(server: Server, browser: Browser) -> None:
    """In every language for which somebody has written it: nobody can choose one."""
    async with person(browser, server.address, LAPTOP, java_script_enabled=False) as ann:
        await ann.page.goto(server.address)
        written = [await each.get_attribute("lang") for each in await ann.page.locator("p[lang]").all()]
        assert len(written) > 3 and set(written) <= set(LANGUAGES)
        for language in written:
            assert "ecliptic play" in await ann.page.locator(f"p[lang={language}]").inner_text()


def test_what_old_browsers_read_is_written_for_them() -> None:
    """Nothing that came after 2009: a script that cannot be read says nothing."""
    text = (ROOT / "web" / "public" / "old-browser.js").read_text(encoding="utf-8")
    assert not re.search(r"=>|`|\b(?:const|let|class|async|await|import)\b\s|\?\.|\?\?|,\s*[}\])]", text)
