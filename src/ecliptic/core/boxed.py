"""A game whose board and cards come from a box that its owner may correct."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.boxes import BoxError, read_corrections
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules


@contextlib.contextmanager
def told_as_setup_problem() -> Iterator[None]:
    """What is wrong with a box is told like anything else that cannot be set up."""
    try:
        yield
    except BoxError as error:
        raise SetupProblem(error.problem, where=error.where, **error.details) from error


def tables_key(rules: Rules) -> bytes:
    """What the tables of a game depend on: everything but the number of seats."""
    return msgspec.json.encode(msgspec.structs.replace(rules, seats=0), order="deterministic")


class BoxedGame(Game):
    """Rules are checked by opening the box that they are played with."""

    def box(self, rules: Rules) -> Any:
        """The box that these rules are played with; raise BoxError if there is no such box."""
        raise NotImplementedError

    def check(self, rules: Rules) -> None:
        with told_as_setup_problem():
            self.box(rules)

    def read_corrections(self, path: Path) -> dict[str, Any]:
        with told_as_setup_problem():
            return read_corrections(path)
