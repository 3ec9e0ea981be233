"""What the command line says, in the language of this run."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ecliptic.cli.inks import inked
from ecliptic.core.words import Phrase
from ecliptic.texts import Texts, texts


class _Spoken:
    """The language of this run."""

    texts: Texts | None = None


def use_language(language: str) -> None:
    """Speak this language from now on."""
    _Spoken.texts = texts(language)


def say_phrase(phrase: Phrase) -> str:
    """A phrase in the language of this run."""
    if _Spoken.texts is None:
        use_language("en")
    assert _Spoken.texts is not None
    return _Spoken.texts.say(phrase)


def say(message: str, **args: Any) -> str:
    """A message in the language of this run."""
    return say_phrase(Phrase(message, args))


def console() -> Console:
    """Where output goes; made anew so that tests and pipes find the stream of the moment.

    Names of files, players and cards are printed as they are: nothing in them is markup.
    """
    return inked(Console(highlight=False, markup=False, emoji=False))
