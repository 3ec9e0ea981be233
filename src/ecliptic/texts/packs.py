"""All that one game says in one language, in one piece: what a page fetches.

A pack holds what the game's own folder has and nothing else. A page that gets one that is not whole, or none, fetches
the English one too.
"""

from __future__ import annotations

import functools
import hashlib
from typing import NamedTuple

from ecliptic.core.game import Game
from ecliptic.core.locales import locale_of
from ecliptic.texts.bundles import REFERENCE, files, split
from ecliptic.texts.languages import FALLBACK, LANGUAGES


class Pack(NamedTuple):
    """The files of a language one after the other."""

    text: str
    version: str  # changes with the text
    whole: bool  # says all that the English one says


@functools.cache
def packs(game: Game) -> dict[str, Pack]:
    """By language; a language that the game does not speak is left out."""
    folder = locale_of(game)
    found = {} if folder is None else {language: files(folder, language) for language in LANGUAGES}
    texts = {language: "\n".join(of.values()) for language, of in found.items() if of}
    english = texts.get(FALLBACK, "")
    needed = _names(english) - set(REFERENCE.findall(english))  # parts of other messages differ by language
    return {language: Pack(text, _version(text), needed <= _names(text)) for language, text in texts.items()}


def _version(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _names(text: str) -> set[str]:
    return {name for name, _ in split(text)}
