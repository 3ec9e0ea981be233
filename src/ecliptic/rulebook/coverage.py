"""Is every rule of a game shown by a test? Holds the rulebook against what the tests cite and what is excused."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecliptic.rulebook import library
from ecliptic.rulebook.citations import citing_tests

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ecliptic.rulebook.citations import CitingTest
    from ecliptic.rulebook.parse import Rulebook

EXCUSES: Final = "untestable.toml"
EXCUSED_PERCENT: Final = 5  # of the statements that are rules proper, rounded down


@dataclass(frozen=True, slots=True)
class Coverage:
    """How the tests stand to the rules of one game: statements are named by id, tests by `path::test`."""

    book: Rulebook
    cited: Mapping[str, Sequence[str]]  # any id that stands in a test, right or wrong -> those tests
    reasons: Mapping[str, str]  # any id in the list of excuses, right or wrong -> the reason given
    foreign: frozenset[str]  # the ids of the other games, which a test may cite as well
    untagged: Sequence[str]  # tests among the game's rule tests that cite nothing

    @property
    def covered(self) -> dict[str, list[str]]:
        """Each statement that is shown by a test, rulings too, with all the tests that show it."""
        return {rule.id: list(self.cited[rule.id]) for rule in self.book.rules if rule.id in self.cited}

    @property
    def excused(self) -> dict[str, str]:
        """Each statement that is said to be untestable, with the reason."""
        return {rule.id: self.reasons[rule.id] for rule in self.book.rules if rule.id in self.reasons}

    @property
    def missing(self) -> list[str]:
        """The rules, examples and scenarios with neither a test nor an excuse; a ruling needs none of its own."""
        settled = self.cited.keys() | self.reasons.keys()
        return [rule.id for rule in self.book.rules if rule.kind != "ruling" and rule.id not in settled]

    @property
    def unknown(self) -> dict[str, list[str]]:
        """Each id that means nothing where it stands, with the tests and the list that use it."""
        own = {rule.id for rule in self.book.rules}
        astray = (self.cited.keys() - own - self.foreign) | (self.reasons.keys() - own)
        return {each: [*self.cited.get(each, ()), *[EXCUSES] * (each in self.reasons)] for each in sorted(astray)}

    @property
    def unexplained(self) -> list[str]:
        """The statements excused without a word."""
        return [each for each, reason in self.excused.items() if not reason]

    @property
    def contradicted(self) -> list[str]:
        """The statements excused although a test shows them."""
        return [each for each in self.excused if each in self.cited]

    @property
    def allowance(self) -> int:
        """How many statements may be excused."""
        return sum(rule.kind == "rule" for rule in self.book.rules) * EXCUSED_PERCENT // 100

    @property
    def is_over_allowance(self) -> bool:
        """More statements are excused than may be."""
        return len(self.excused) > self.allowance

    @property
    def ok(self) -> bool:
        """Nothing is left to be mended."""
        return not self.problems()

    def problems(self) -> list[str]:
        """Return one line for each thing to be mended."""
        lines = [f"{each}: no test shows it" for each in self.missing]
        lines += [f"{each}: no such rule, cited in {', '.join(where)}" for each, where in self.unknown.items()]
        lines += [f"{each}: excused without a reason" for each in self.unexplained]
        lines += [f"{each}: excused, but shown by {', '.join(self.cited[each])}" for each in self.contradicted]
        lines += [f"{test}: cites no rule" for test in self.untagged]
        if self.is_over_allowance:
            lines.append(f"{len(self.excused)} statements are excused, but at most {self.allowance} may be")
        return lines


def measure(game: str, tests: Path, shelf: Sequence[Rulebook] | None = None) -> Coverage:
    """Hold a game's rulebook, from the shelf or from all at hand, against the tests below this folder.

    A test may stand anywhere; those in `games/<game>/rules/` must each cite a statement. Excuses are read from
    `games/<game>/untestable.toml`, if there is one.
    """
    books = library.books() if shelf is None else shelf
    home = tests / "games" / game
    found = citing_tests(tests)
    return Coverage(
        book=library.book(game, books),
        cited=_by_id(found),
        reasons=_reasons(home / EXCUSES),
        foreign=frozenset(rule.id for book in books if book.game != game for rule in book.rules),
        untagged=[test.name for test in found if not test.ids and test.file.is_relative_to(home / "rules")],
    )


def _by_id(tests: Sequence[CitingTest]) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {}
    for test in tests:
        for each in dict.fromkeys(test.ids):
            names.setdefault(each, []).append(test.name)
    return names


def _reasons(file: Path) -> dict[str, str]:
    if not file.exists():
        return {}
    reasons = tomllib.loads(file.read_text(encoding="utf-8")).get("reasons", {})
    return {each: reason.strip() if isinstance(reason, str) else "" for each, reason in reasons.items()}
