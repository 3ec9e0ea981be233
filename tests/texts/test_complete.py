"""Every message that the code can produce is there in every language, and no other."""

from __future__ import annotations

import functools
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES, Texts
from tests.texts import playing
from tests.texts.messages import all_messages, entries, messages, variables
from tests.texts.produced import Produced, add_game, of_the_core
from tests.texts.produced_ares import add_ares, prompts_of_ares
from tests.texts.produced_kosmonauts import add_kosmonauts
from tests.texts.produced_redplanet import add_red_planet, rare_prompts
from tests.texts.produced_web import add_page

TOOLS = (
    "api.ftl",
    "arena.ftl",
    "tuning.ftl",
    "bots.ftl",
    "advice.ftl",
    "server.ftl",
    "notices.ftl",
    "admin.ftl",
    "bench.ftl",
    "web.ftl",
    "web_orders.ftl",
    "web_review.ftl",
    "web_rules.ftl",
)
PARTS = ("redplanet/board.ftl", "redplanet/sheet.ftl", "redplanet/table.ftl", "kosmonauts/sheet.ftl", "ares/cards.ftl")
FILES = ("core.ftl", "box.ftl", "cli.ftl", *TOOLS, *PARTS, *(f"{game.id}/game.ftl" for game in GAMES))
PROMPT = 90  # characters of an English prompt, so that other languages fit two lines of a terminal
LISTS = ("cli-help",)  # messages that are meant to have several lines


@functools.cache
def produced() -> Produced:
    """Everything that the core and the registered games can say."""
    found = of_the_core()
    add_red_planet(found)
    add_kosmonauts(found)
    add_ares(found)
    add_page(found)
    for game in GAMES:
        add_game(found, game)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_parsed(language: str) -> None:
    """Fluent skips what it cannot read; we do not."""
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []


def test_every_file_is_looked_at() -> None:
    """Also one that nobody has added to the list above."""
    assert set(entries("en")) == set(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """Fluent would take the first and hide the second."""
    found = [entry.id.name for body in entries(language).values() for entry in body if isinstance(entry, ftl.Message)]
    assert [name for name, count in Counter(found).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    """What the code can say can be said."""
    assert sorted(produced().keys() - all_messages(language).keys()) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str, file: str) -> None:
    """What can be said is said by the code, or is a part of another message."""
    parts = {other for uses in all_messages(language).values() for other in uses.messages}
    assert sorted(messages(language, file).keys() - produced().keys() - parts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_need_only_what_the_code_gives(language: str) -> None:
    """A message may leave an argument out, but it cannot ask for more."""
    known = produced().keys() & all_messages(language).keys()
    lacking = {message: variables(language, message) - produced()[message] for message in known}
    assert {message: names for message, names in lacking.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_file_says_the_same_in_every_language_that_has_it(language: str) -> None:
    """Also files that only their own part of the program knows; messages that help others may differ."""
    ours, theirs = all_messages("en"), all_messages(language)
    parts = {other for uses in (*ours.values(), *theirs.values()) for other in uses.messages}
    for file in entries(language):
        assert sorted(messages(language, file).keys() - ours.keys() - parts) == []
        assert sorted(messages("en", file).keys() - theirs.keys() - parts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_broken_into_lines(language: str) -> None:
    """Fluent keeps line breaks of a message that runs over several lines."""
    found = all_messages(language).items()
    broken = [name for name, uses in found if any("\n" in text.strip() for text in uses.texts)]
    assert broken == list(LISTS)


def test_english_prompts_are_short() -> None:
    """A prompt fits its bar, whatever it speaks of."""
    prompts = [
        phrase for phrase in [*playing.all_phrases(), *rare_prompts(), *prompts_of_ares()] if "-ask-" in phrase.id
    ]
    assert [said for said in map(Texts("en", strict=True).say, prompts) if len(said) > PROMPT] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_says_for_whom_it_is(language: str) -> None:
    """With two players, who decide for two colours each, this is needed; with more it is friendly."""
    prompts = [name for name in all_messages(language) if name.startswith("redplanet-ask-")]
    assert [name for name in prompts if "colour" not in variables(language, name)] == []
