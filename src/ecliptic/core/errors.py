"""What can be wrong with what a person or a program asks for; each error is a message id with its arguments."""

from __future__ import annotations

from typing import Any

from ecliptic.core.words import Phrase


class Problem(Exception):
    """Something impossible was asked for; `phrase` says what, in any language."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.phrase = Phrase(message, args)

    def __str__(self) -> str:
        return f"{self.phrase.id} {self.phrase.args}"


class SetupProblem(Problem):
    """A game cannot be set up like this."""


class RecordProblem(Problem):
    """A record is damaged, edited or foreign; the arguments name the line at fault."""
