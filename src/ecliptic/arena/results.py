"""Results in a file: a line about the contest, then one for each game as it ends. An interrupted contest goes on."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import BinaryIO, Final, Self

import msgspec
from msgspec import Struct, field

from ecliptic.arena.contest import Contest, Fixture
from ecliptic.arena.match import Outcome
from ecliptic.bots.registry import origins
from ecliptic.core.engine import is_compiled
from ecliptic.core.errors import Problem
from ecliptic.games import game as find

FORMAT: Final = 1


class ResultsProblem(Problem):
    """A file of results cannot be used for this contest."""


class Header(Struct, frozen=True):
    """The first line: what was played, and by which program."""

    arena: int
    contest: Contest
    rules: int  # the version of the game
    package: str
    compiled: bool  # of the first run; plain and compiled play the same games
    bots: dict[str, str] = field(default_factory=dict)  # the packages, with their versions, of those from outside


def header(contest: Contest) -> Header:
    """As this program would play it."""
    rules = find(contest.game).version
    return Header(FORMAT, contest, rules, package_version(), is_compiled(), origins(contest.contestants))


def package_version() -> str:
    """The version of this package; a bare checkout has none."""
    try:
        return version("ecliptic")
    except PackageNotFoundError:
        return ""


class Results:
    """The outcomes of a contest, by fixture; with a path, they are kept in that file. Used as `with … as results`."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.found: dict[int, Outcome] = {}
        self._file = None if path is None else self._opened(path)

    def add(self, outcome: Outcome) -> None:
        """One more, safe in the file at once."""
        self.found[outcome.number] = outcome
        if self._file is not None:
            _write(self._file, outcome)

    def outcomes(self) -> list[Outcome]:
        """All so far in the order of the fixtures, whoever finished first."""
        return [self.found[number] for number in sorted(self.found)]

    def missing(self) -> Iterator[Fixture]:
        """The fixtures that are still to be played."""
        return (fixture for fixture in self.contest.fixtures() if fixture.number not in self.found)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def _opened(self, path: Path) -> BinaryIO:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a+b")
        except OSError as error:
            raise ResultsProblem("cli-arena-no-file", file=str(path), reason=error.strerror or "") from error
        try:
            self._read(file, path)
        except BaseException:
            file.close()
            raise
        return file

    def _read(self, file: BinaryIO, path: Path) -> None:
        """Take in what is there; a last line that was torn by an interrupt is cut off."""
        file.seek(0)
        content = file.read()
        if not content:
            _write(file, header(self.contest))
            return
        whole, _, _torn = content.rpartition(b"\n")
        first, *rows = whole.split(b"\n")
        _check(first, header(self.contest), path)
        for line, row in enumerate(rows, 2):
            outcome = _outcome(row, line, path)
            self.found[outcome.number] = outcome
        file.truncate(len(whole) + 1)


def _write(file: BinaryIO, row: Struct) -> None:
    file.write(msgspec.json.encode(row) + b"\n")
    file.flush()


def _check(first: bytes, ours: Header, path: Path) -> None:
    """Another contest, or another program, would mix what cannot be compared."""
    try:
        theirs = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, Problem) as error:
        raise ResultsProblem("cli-arena-not-results", file=str(path)) from error
    if theirs.contest != ours.contest:
        raise ResultsProblem("cli-arena-other-contest", file=str(path))
    if (theirs.arena, theirs.rules, theirs.package) != (ours.arena, ours.rules, ours.package):
        raise ResultsProblem("cli-arena-other-version", file=str(path), version=theirs.package, ours=ours.package)
    if theirs.bots != ours.bots:
        raise ResultsProblem("cli-arena-other-bots", file=str(path), bots=_listed(theirs.bots), ours=_listed(ours.bots))


def _listed(bots: dict[str, str]) -> str:
    return ", ".join(f"{bot}: {package}" for bot, package in bots.items()) or "–"


def _outcome(row: bytes, line: int, path: Path) -> Outcome:
    try:
        return msgspec.json.decode(row, type=Outcome)
    except msgspec.DecodeError as error:
        raise ResultsProblem("cli-arena-bad-line", file=str(path), line=line) from error
