"""Texts: phrases said in one language."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecliptic.core.errors import SetupProblem
from ecliptic.core.words import Phrase
from ecliptic.texts.bundles import Argument, TextError, formatted
from ecliptic.texts.languages import FALLBACK, LANGUAGES
from ecliptic.texts.unsaid import EMPTY, unsaid

LITERAL: Final = "literal"  # a name that an owner has given: the same in every language
COMMA: Final = "list-comma"
AND: Final = "list-and"

__all__ = ["TextError", "Texts", "texts"]


class Texts:
    """One language. A strict one raises TextError where another falls back to English, then to words made of the id."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise SetupProblem("setup-unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.strict = strict

    def say(self, phrase: Phrase) -> str:
        """The phrase as a person reads it; phrases inside it are said first."""
        if phrase.id == LITERAL:
            return str(phrase.args["text"])
        return self._message(phrase.id, {name: self._argument(value) for name, value in phrase.args.items()})

    def listed(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        start = functools.reduce(functools.partial(self._joined, COMMA), items[:-1])
        return self._joined(AND, start, items[-1])

    def _joined(self, how: str, first: str, following: str) -> str:
        return self._message(how, {"first": first, "next": following})

    def _argument(self, value: Any) -> Argument:  # noqa: ANN401  (what a phrase may hold)
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list | tuple):
            return self.listed([str(self._argument(item)) for item in value]) or EMPTY
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
        return str(value) or EMPTY

    def _message(self, message: str, args: Mapping[str, Argument]) -> str:
        for language in (self.language, FALLBACK):
            try:
                return formatted(language, message, args)
            except TextError:
                if self.strict:
                    raise
        return unsaid(message, args)


@functools.cache
def texts(language: str) -> Texts:
    """The texts of a language; an unknown one is a SetupProblem."""
    return Texts(language)
