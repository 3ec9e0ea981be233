"""Four languages: changed in mid-game with nothing left over, and words that are longer than ours still have room."""

from __future__ import annotations

import functools
import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Transformer
from playwright.async_api import Browser, Page, Route, expect

from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES
from tests.repeats import covering, times
from tests.server.running import Server
from tests.texts.messages import entries
from tests.web.measures import cut_texts, out_of_sight, overlaps
from tests.web.person import LAPTOP, WINDOWS, Person, Window, person
from tests.web.test_eyes import DRAWN, PLAIN, mid_game
from tests.web.test_games import sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LONGER = 0.4  # than English
WORDS = re.compile(r"\.ftl$|/api/games/\w+/texts/")  # the page's own, and those of a game
SENTENCES = (
    "#prompt",
    "[data-option] > span:last-child",
    ".log li > span",
    ".facts span",
    "[role=tab]",
    ".presses .button",
)


class Longer(Transformer):
    """Every piece of plain text with longer words; what stands in braces stays as it is."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  (Fluent's name)
        """Each word ends in more of its last letter."""
        due = 0.0

        def stretch(word: re.Match[str]) -> str:
            nonlocal due
            due += LONGER * len(word[0])
            more = int(due)
            due -= more
            return word[0] + word[0][-1] * more

        node.value = re.sub(r"[^\W\d_]+", stretch, node.value)
        return node


@functools.cache
def lengthened(text: str) -> str:
    """A Fluent file in a language that takes 40 % more room."""
    resource = parse(text)
    Longer().visit(resource)
    return serialize(resource)


async def speak_at_length(route: Route) -> None:
    """The words of the page, longer."""
    answer = await route.fetch()
    await route.fulfill(response=answer, body=lengthened(await answer.text()))


def test_words_are_lengthened_outside_braces_only() -> None:
    """By two fifths, variants included."""
    plain = "a-message = Take { $count ->\n    [one] ship\n   *[other] { $count } ships\n } now\n"
    long = lengthened(plain)
    assert "Takee" in long and "shipp" in long and "[one]" in long and "{ $count }" in long
    text = "Choose a docked ship for one astronaut"
    assert 1.3 < len(lengthened(f"a-message = {text}\n").removeprefix("a-message = ").strip()) / len(text) <= 1.4


# Changed in mid-game.


async def said(page: Page) -> set[str]:
    """Whatever the table tells now."""
    found: set[str] = set()
    for selector in SENTENCES:
        found.update(text.strip() for text in await page.locator(selector).all_inner_texts())
    return found - {""}


async def change_language(ann: Person, language: str) -> None:
    """On the start page, without loading anything anew, and back to the table."""
    await ann.page.locator("header .brand").click()
    await ann.page.locator("header select").select_option(language)
    await expect(ann.page.locator("html")).to_have_attribute("lang", language)
    await ann.page.go_back()
    await ann.ready()


ALIKE = re.compile(r"\bFemme fatale\b")  # her name is the same in Polish and Italian


def is_a_name(line: str) -> bool:
    """No word of it is one of a sentence: those begin with a small letter."""
    line = ALIKE.sub("", line)
    return not re.search(r"(?<![^\W\d_])[^\W\d_A-Z][^\W\d_]+", line)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
async def test_the_language_is_changed_in_mid_game(server: Server, browser: Browser, game: str) -> None:
    """Log, question, answers, seats and buttons: all of it in the new language, and no key of a message."""
    keys = {entry.id.name for file in entries("en").values() for entry in file if isinstance(entry, ftl.Message)}
    async with person(browser, server.address, LAPTOP, seed=31) as ann:
        await mid_game(ann, game, 8)
        before = await said(ann.page)
        asked = await ann.page.inner_text("#prompt")
        lines = await ann.page.locator(".log li").count()
        assert lines > 5
        for language in [*LANGUAGES[1:], "en"]:
            await change_language(ann, language)
            now = await said(ann.page)
            assert await ann.page.inner_text("#prompt") != asked
            assert await ann.page.locator(".log li").count() == lines
            assert [line for line in now & before if not is_a_name(line)] == [], language
            whole = await ann.page.inner_text("body")
            assert keys.isdisjoint(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", whole)), language
            if language == "ru":
                assert [line for line in now if is_latin(line)] == []
            before, asked = now, await ann.page.inner_text("#prompt")


def is_latin(line: str) -> bool:
    """Words of a sentence, and not one letter of Russian: something was left over."""
    return not is_a_name(line) and not re.search(r"[а-яё]", line, re.IGNORECASE)


# Longer words.


@pytest.mark.parametrize(("game", "window"), covering([DRAWN, PLAIN], WINDOWS), ids=str)
async def test_longer_words_have_room(server: Server, browser: Browser, game: str, window: Window) -> None:
    """At several questions: nothing is cut, nothing lies on anything else, and the page does not scroll."""
    async with person(browser, server.address, window, seed=32) as ann:
        await ann.page.route(WORDS, speak_at_length)
        await sit_down(ann, game)
        await expect(ann.page.locator(".presses .main")).to_have_text(re.compile("mm$"))  # Confirmmm
        for _ in range(times(5, 10)):
            assert await out_of_sight(ann.page) + await overlaps(ann.page) + await cut_texts(ann.page) == []
            await ann.step()
            await ann.ready()


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window.name)
async def test_longer_words_have_room_on_every_page(server: Server, browser: Browser, window: Window) -> None:
    """Those that need no table."""
    async with person(browser, server.address, window) as ann:
        await ann.page.route(WORDS, speak_at_length)
        for path in ("/", "/new", "/me", "/watch", "/rules"):
            await ann.open(path)
            await ann.complete()
            assert await cut_texts(ann.page) == [], path
            assert await ann.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, path
