"""What can be wrong with what a person or a program asks for; each error is a message id with its arguments."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from ecliptic.core.words import Phrase


class _Spoken:
    """How errors become English: the core has no words of its own."""

    say: Callable[[Phrase], str] | None = None


def speak_by(say: Callable[[Phrase], str]) -> None:
    """Let `str()` of every problem be said by this; `ecliptic.texts` offers itself when it is imported."""
    _Spoken.say = say


class Problem(Exception):
    """Something impossible was asked for; `phrase` says what, in any language."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.phrase = Phrase(message, args)

    def __reduce__(self) -> tuple[Callable[[], Problem], tuple[()]]:
        """It may happen in another process than that which tells it."""
        return functools.partial(type(self), self.phrase.id, **self.phrase.args), ()

    def __str__(self) -> str:
        """A sentence, then the message id in brackets, by which it can be looked for in logs and in the code."""
        said = self.phrase.id if _Spoken.say is None else _Spoken.say(self.phrase)
        if said == self.phrase.id:  # nobody knows the words
            return f"{self.phrase.id} {self.phrase.args}"
        return f"{said} [{self.phrase.id}]"


class SetupProblem(Problem):
    """A game cannot be set up like this."""


class GameProblem(Problem):
    """The rules of a game from another package have raised something: which game, whose, what, and where."""


class RecordProblem(Problem):
    """A record is damaged, edited or foreign; the arguments name the line at fault."""
