"""Every message that the code can produce is there in every language, and no other."""

from __future__ import annotations

import functools
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from ecliptic.core.words import Phrase
from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES, Texts
from tests.texts.messages import all_messages, entries, messages, variables
from tests.texts.produced import Produced, add_game, of_the_core
from tests.texts.produced_redplanet import add_red_planet

FILES = ("core.ftl", *(f"{game.id}.ftl" for game in GAMES))
PROMPT = 64  # characters of an English prompt, so that other languages fit two lines on a phone


@functools.cache
def produced() -> Produced:
    """Everything that the core and the registered games can say."""
    found = of_the_core()
    add_red_planet(found)
    for game in GAMES:
        add_game(found, game)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_parsed(language: str) -> None:
    """Fluent skips what it cannot read; we do not."""
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []


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


def test_english_prompts_are_short() -> None:
    """A prompt fits its bar."""
    prompts = [message for message in produced() if "-ask-" in message]
    assert [message for message in prompts if len(Texts("en").say(Phrase(message))) > PROMPT] == []
