"""Whole random games of every edition are said in every language: log, prompts, options and refusals."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.box.contents import EDITIONS
from ecliptic.games.redplanet.box.opened import box_of
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.telling.phrases import card_text
from ecliptic.texts import LANGUAGES, Texts
from tests.texts import playing
from tests.texts.produced_redplanet import rare_prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_table_says_can_be_said(language: str) -> None:
    """No error, no leftover of a placeable, no empty line."""
    texts = Texts(language, strict=True)
    for phrase in [*playing.all_phrases(), *rare_prompts()]:
        check(texts.say(phrase))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_can_be_read(language: str, edition: str) -> None:
    """The text of every card is a sentence."""
    texts = Texts(language, strict=True)
    box = box_of(REDPLANET.rules(edition, 3))
    for card in range(len(events(box))):
        said = texts.say(card_text(card, box))
        check(said)
        assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_differ(language: str) -> None:
    """Nobody has forgotten to translate a line of the log, a prompt or a refusal; a bare name may be the same."""
    english, other = Texts("en", strict=True), Texts(language, strict=True)
    sentences = [phrase for phrase in playing.all_phrases() if phrase.id != "redplanet-do-choose"]
    assert {english.say(phrase) for phrase in sentences if english.say(phrase) == other.say(phrase)} == set()


def check(said: str) -> None:
    """A line that one can read."""
    assert said and said == said.strip()
    assert not set("{}") & set(said), said
    assert "  " not in said, said
    assert "none" not in said.split(), said
    assert "redplanet-" not in said, said
