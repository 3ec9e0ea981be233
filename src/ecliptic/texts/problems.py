"""Problems in a sentence: what was asked for, what there is, and the nearest to it where that is likely to help."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

from ecliptic.core.words import Phrase
from ecliptic.texts.languages import FALLBACK
from ecliptic.texts.say import texts

LIKENESS: Final = 0.5  # from 0 to 1: short names are seldom more alike
ASKED_FOR: Final = ("verb", "switch", "bot", "edition", "game")  # the first of them is what somebody has mistyped


def in_words(phrase: Phrase) -> str:
    """The phrase of a problem in English, and what its author may have meant.

    >>> from ecliptic.core.words import Phrase
    >>> in_words(Phrase("setup-unknown-bot", {"bot": "exprt", "known": "easy, expert"})).split(". ")[-1]
    'Did you mean “expert”?'
    """
    said = texts(FALLBACK).say(phrase)
    given = next((phrase.args[name] for name in ASKED_FOR if name in phrase.args), "")
    near = nearest(str(given), str(phrase.args.get("known", "")).split(", "))
    return f"{said} {_say('setup-did-you-mean', name=near)}" if near else said


def nearest(given: str, known: Iterable[str]) -> str:
    """The known name that is most like the given one; nothing where none is much alike."""
    return next(iter(get_close_matches(given.lower(), known, 1, LIKENESS)), "")


def _say(message: str, **args: Any) -> str:  # noqa: ANN401  (what a phrase may hold)
    return texts(FALLBACK).say(Phrase(message, args))
