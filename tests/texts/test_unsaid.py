"""What no file says: words of the id and the arguments, here and on the page by the same examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecliptic.core.words import Phrase
from ecliptic.texts import LANGUAGES, TextError, Texts

EXAMPLES = json.loads((Path(__file__).parent / "unsaid.json").read_text(encoding="utf-8"))


def phrase(told: Any) -> Any:
    """A phrase, with the phrases inside it, as it is told to the page."""
    if isinstance(told, list):
        return [phrase(item) for item in told]
    if isinstance(told, dict):
        return Phrase(told["id"], {name: phrase(value) for name, value in told.get("args", {}).items()})
    return told


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["said"])
def test_what_is_missing_is_said_in_words(example: dict[str, Any]) -> None:
    """Without the name of the game, and never as an id; a strict one still refuses it."""
    assert Texts("en").say(phrase(example["phrase"])) == example["said"]
    with pytest.raises(TextError):
        Texts("en", strict=True).say(phrase(example["phrase"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_word_does_not_spoil_the_sentence(language: str) -> None:
    """What stands around it is said as always."""
    said = Texts(language).say(Phrase("redplanet-do-keep", {"thing": Phrase("redplanet-card-of-an-expansion")}))
    assert "card of an expansion" in said and "redplanet" not in said
