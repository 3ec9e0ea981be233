"""Choosing together in secret, and taking back as far as nobody has learnt anything: three real browsers."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, WebSocket, expect

from ecliptic.core.words import Phrase
from ecliptic.texts import texts
from tests.repeats import one_of
from tests.server.clients import merged
from tests.server.running import Server
from tests.web.person import LAPTOP, WINDOWS, Person, Window, person
from tests.web.test_journeys import create, sit_by

pytestmark = [pytest.mark.anyio, pytest.mark.long]

RECRUITER, SCIENTIST, SOLDIER, PILOT = 1, 3, 8, 9  # as options: the highest card is the first


class Ear:
    """All that a table tells one browser from now on."""

    def __init__(self, somebody: Person) -> None:
        self.frames: list[str] = []
        somebody.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self) -> list[dict[str, Any]]:
        """Message by message."""
        return [json.loads(text) for frame in self.frames for text in frame.split("\n")]

    def seen(self) -> list[dict[str, Any]]:
        """The same, and in the place of each change the whole table with it."""
        table: dict[str, Any] = {}
        found: list[dict[str, Any]] = []
        for message in self.told():
            found.append(merged(table, message) if message["type"] == "changed" else message)
            table = found[-1] if found[-1]["type"] == "table" else table
        return found


class Three(list[Person]):
    """Ann, Bo and Cem, in this order."""

    def __init__(self, friends: tuple[Person, ...], languages: tuple[str, ...]) -> None:
        super().__init__(friends)
        self.languages = languages

    async def keep_missions(self) -> None:
        """Then everybody chooses a character."""
        for friend in self:
            await friend.choose(1)
        for friend in self:
            await friend.page.wait_for_selector("[data-option='9']", state="attached")

    async def choose(self, *options: int) -> None:
        """Each a character; then all are shown."""
        for friend, option in zip(self, options, strict=True):
            await friend.choose(option)
        for friend in self:
            await friend.page.wait_for_function("() => !document.querySelector(\"[data-option='9']\")")

    async def until_asked(self, seat: int) -> None:
        """The others do what they must until this one is asked something."""
        while not await self[seat].page.locator("[data-option]").count():
            for friend in self:
                if friend is not self[seat] and await friend.page.locator("[data-option]").count():
                    await friend.step()

    async def sees(self, viewer: int, seat: int, message: str) -> None:
        """Wait until a viewer is told this of a seat; the own one stands first."""
        words = texts(self.languages[viewer]).say(Phrase(message))
        await expect(self[viewer].page.locator(".seats .state").nth((seat - viewer) % 3)).to_contain_text(words)


@contextlib.asynccontextmanager
async def three(server: Server, browser: Browser, window: Window = LAPTOP, first: str = "en") -> AsyncIterator[Three]:
    """At one table of Red Planet that has just begun, each in their language."""
    async with (
        person(browser, server.address, window) as ann,
        person(browser, server.address, window, locale="pl") as bo,
        person(browser, server.address, LAPTOP, locale="ru") as cem,
    ):
        link = await create(ann, seats=3, bots=0)
        await sit_by(link, bo, "Bo")
        await sit_by(link, cem, "Cem")
        await ann.page.evaluate(f"""localStorage.setItem('ecliptic', '{{"language": "{first}"}}')""")
        await ann.page.locator(".gathering .main").first.click()
        await ann.ready()
        await ann.page.reload()
        for friend in (ann, bo, cem):
            await friend.ready()
        yield Three((ann, bo, cem), (first, "pl", "ru"))


async def nodes(*people: Person) -> list[int]:
    """How much there is on their pages."""
    return [await each.page.evaluate("document.querySelectorAll('body *').length") for each in people]


async def undo(somebody: Person) -> None:
    """One step."""
    turn = await somebody.attribute("turn")
    await somebody.page.locator("[data-undo]").click()
    await somebody.page.wait_for_function("turn => document.querySelector('.table').dataset.turn !== turn", arg=turn)
    await somebody.ready()


# Choosing.


@pytest.mark.parametrize("window", one_of(WINDOWS), ids=str)
async def test_three_choose_in_secret_change_and_choose(server: Server, browser: Browser, window: Window) -> None:
    """The others see that somebody is ready, and not one node more or less, whatever it was that was chosen."""
    async with three(server, browser, window) as friends:
        ann, bo, cem = friends
        await friends.keep_missions()
        await bo.choose(SOLDIER)
        counted = set()
        for number in (SCIENTIST, RECRUITER, PILOT):
            await ann.choose(number)
            await friends.sees(1, 0, "web-ready")
            await friends.sees(2, 0, "web-ready")
            counted.add(tuple(await nodes(bo, cem)))
            await undo(ann)
            await friends.sees(1, 0, "web-is-choosing")
            await friends.sees(2, 0, "web-is-choosing")
        assert len(counted) == 1
        await ann.choose(SCIENTIST)
        await bo.choose(RECRUITER)  # who has chosen may still choose another
        await ann.choose(RECRUITER)
        await friends.sees(2, 1, "web-ready")
        while await ann.page.locator("[data-option='9']").count() == 0:  # until it is the first question again
            await undo(ann)  # though somebody else has chosen since
        await friends.sees(2, 0, "web-is-choosing")
        await friends.sees(2, 1, "web-ready")
        await friends.sees(1, 0, "web-is-choosing")
        await ann.choose(RECRUITER)
        await friends.sees(2, 0, "web-ready")
        await cem.choose(RECRUITER)
        for friend in friends:  # now all are shown, and nobody can choose any more
            await expect(friend.page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")


async def test_the_frames_of_the_others_are_the_same_whatever_was_chosen(server: Server, browser: Browser) -> None:
    """Ann chooses, takes it back and chooses something else: byte for byte the others are told the same."""
    async with three(server, browser) as friends:
        ann, *others = friends
        await friends.keep_missions()
        ears = [Ear(friend) for friend in others]
        for friend in others:
            await friend.page.reload()
            await friend.ready()
        heard: list[list[list[dict[str, Any]]]] = []
        for option in (SCIENTIST, SOLDIER):
            for ear in ears:
                ear.frames.clear()
            await ann.choose(option)
            await friends.sees(1, 0, "web-ready")
            await friends.sees(2, 0, "web-ready")
            heard.append([[{**told, "backs": None} for told in ear.told()] for ear in ears])
            await undo(ann)
            await friends.sees(1, 0, "web-is-choosing")
            await friends.sees(2, 0, "web-is-choosing")
        assert heard[0] == heard[1]
        assert all({told["type"] for told in each} >= {"events", "log", "changed", "words"} for each in heard[0])


# Taking back.


@pytest.mark.parametrize("window", one_of(WINDOWS, 1), ids=str)
async def test_a_whole_card_is_taken_back_step_by_step(server: Server, browser: Browser, window: Window) -> None:
    """A Pilot boards two ships and chooses one to redirect: each step back gives the same question and answers."""
    async with three(server, browser, window) as friends:
        ann, _, _ = friends
        await friends.keep_missions()
        await friends.choose(PILOT, RECRUITER, RECRUITER)
        await friends.until_asked(0)
        asked = []
        for _ in range(3):
            asked.append((await ann.page.locator("#prompt").inner_text(), await ann.options()))
            await ann.choose(1)
            await ann.ready()
        for before in reversed(asked):
            await undo(ann)
            assert (await ann.page.locator("#prompt").inner_text(), await ann.options()) == before
        await expect(ann.page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")


async def refuses(friends: Three, seat: int, message: str) -> None:
    """A grey Undo that is pressed says this, in the language of its reader."""
    page = friends[seat].page
    await expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")
    await page.locator("[data-undo]").click(force=True)
    words = texts(friends.languages[seat]).say(Phrase(message))
    await expect(page.locator(".asked")).to_contain_text(words)
    await expect(page.locator("[aria-live=assertive]")).to_contain_text(words)


@pytest.mark.parametrize("language", one_of(["en", "it"]))
async def test_undo_says_why_it_goes_no_further(server: Server, browser: Browser, language: str) -> None:
    """Nothing was done, chance made a deck, others have chosen, all was shown, a card was drawn."""
    async with three(server, browser, first=language) as friends:
        for seat in range(3):
            await refuses(friends, seat, "undo-nothing")
        await friends.keep_missions()
        await refuses(friends, 2, "undo-chance")
        await refuses(friends, 0, "undo-others")
        await friends.choose(SCIENTIST, SOLDIER, PILOT)
        await refuses(friends, 2, "undo-secret")
        await refuses(friends, 1, "undo-others")
        ann = friends[0]
        draw = texts(language).say(Phrase("redplanet-do-draw"))
        while not (found := [place for place, words in enumerate(await ann.options(), 1) if draw in words]):
            await ann.choose(1)
            await ann.ready()
        await ann.choose(found[0])
        await refuses(friends, 0, "undo-secret")
