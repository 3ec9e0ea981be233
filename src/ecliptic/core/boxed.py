"""A game whose board and cards come from a box that its owner may correct."""

from __future__ import annotations

import contextlib
import functools
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from ecliptic.core import weights
from ecliptic.core.boxes import BoxError, read_corrections
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.imagination import Hints
from ecliptic.core.setup import Rules

T = TypeVar("T")
TABLES: Final = 64  # boxes with their switches
OBJECTS: Final = 4096  # rules, as there are games in progress


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


class Opened(Generic[T]):
    """What is made of the rules once, and found again by them: first by the object itself, which a game keeps.

    Tables are asked for some dozens of times a press, and to write the rules as a key takes longer than all the rest. A
    rules object never changes; and as long as it is remembered here, no other has its number.
    """

    def __init__(self, make: Callable[[Rules], T]) -> None:
        self._made = functools.lru_cache(maxsize=TABLES)(lambda key: make(msgspec.json.decode(key, type=Rules)))
        self._known: dict[int, tuple[Rules, T]] = {}

    def __call__(self, rules: Rules) -> T:
        known = self._known.get(id(rules))
        if known is None:
            if len(self._known) >= OBJECTS:
                self._known.clear()  # seldom; and they are soon known again
            known = self._known[id(rules)] = (rules, self._made(tables_key(rules)))
        return known[1]


class BoxedGame(Game):
    """Rules are checked by opening the box that they are played with; weights and levels lie in files beside it."""

    def hints(self, edition: str) -> Hints:
        return self._all_hints[edition]

    @functools.cached_property
    def folder(self) -> Traversable:
        """Where the game's own files lie."""
        return files(type(self).__module__.rpartition(".")[0])

    @functools.cached_property
    def levels(self) -> dict[str, Any]:  # type: ignore[override]  # read when first wanted
        return tomllib.loads((self.folder / "mind" / "levels.toml").read_text(encoding="utf-8"))

    @functools.cached_property
    def _all_hints(self) -> dict[str, Hints]:
        found = weights.read(self.folder / "mind" / "weights.toml", self.feature_names)
        return {edition: self.hints_with(each) for edition, each in found.items()}

    def box(self, rules: Rules) -> Any:
        """The box that these rules are played with; raise BoxError if there is no such box."""
        raise NotImplementedError

    def check(self, rules: Rules) -> None:
        with told_as_setup_problem():
            self.box(rules)

    def read_corrections(self, path: Path) -> dict[str, Any]:
        with told_as_setup_problem():
            return read_corrections(path)
