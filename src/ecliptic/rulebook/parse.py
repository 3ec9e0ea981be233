"""Reading a rules file: markdown goes in, statements with an id come out.

The file opens with `<!-- game: name -->`. A statement is a bullet whose first words are its id in bold, perhaps with a
title after a dash; the indented lines below it belong to it. Everything else in the file is there for people only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from textwrap import dedent
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind = Literal["rule", "example", "scenario", "ruling"]

KIND_OF_LETTER: Final[dict[str, Kind]] = {"": "rule", "E": "example", "X": "scenario", "Q": "ruling", "A": "ruling"}

GAME: Final = re.compile(r"\A<!-- game: (\w+) -->\n")
OPENING: Final = re.compile(r"- \*\*[A-Z]{2,}-")
PIECE: Final = re.compile(
    r"""
    ^(?P<level>\#{2,})[ ]+(?P<heading>.+)$
    | ^-[ ]\*\*(?P<id>[A-Z]{2,}-(?P<letter>[EXQA]?)\d+(?:\.\d+)?)(?:[ ]—[ ](?P<title>.+?))?\*\*
      (?P<body>.*(?:\n(?:[ ].*)?$)*)
    """,
    re.MULTILINE | re.VERBOSE,
)
MARKS: Final = r"(?:\[(?P<square>[^][]*)\])?\s*(?:\{(?P<curly>[^{}]*)\})?"
MARKS_BEFORE: Final = re.compile(MARKS + r"\s*(?:\((?P<round>[^()]*)\))?\.?\s*")
MARKS_AFTER: Final = re.compile(r"\s*" + MARKS + r"$")
EDITIONS: Final = re.compile(r"[A-Z](?: [A-Z])*")
JOINT: Final = " / "  # between the headings above a statement; none holds it


class RulebookError(ValueError):
    """A rules file breaks its own format, or there is no such file."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement; no editions means that the file does not tell editions apart here."""

    id: str
    text: str
    editions: tuple[str, ...]
    origin: str
    kind: Kind
    section: str
    title: str = ""

    @property
    def headings(self) -> list[str]:
        """The heading of its chapter, and of its section in there if it stands in one."""
        return self.section.split(JOINT)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All statements of one game in the order of the file; their ids share the prefix and differ from each other."""

    game: str
    prefix: str
    rules: tuple[Rule, ...]


def read(text: str) -> Rulebook:
    """Return the rulebook that this markdown holds, or raise `RulebookError`: no statement is dropped in silence."""
    game = GAME.match(text)
    if game is None:
        message = "a rules file opens with the line <!-- game: name -->"
        raise RulebookError(message)
    _refuse_malformed(text)
    rules = tuple(_statements(text))
    _refuse_repeated(rules)
    return Rulebook(game[1], _shared_prefix(rules), rules)


def _statements(text: str) -> Iterator[Rule]:
    path: list[str] = []
    for piece in PIECE.finditer(text):
        if heading := piece["heading"]:
            path[len(piece["level"]) - 2 :] = [_whole(heading.strip())]
        else:
            yield _statement(piece, JOINT.join(path))


def _whole(heading: str) -> str:
    if JOINT in heading:
        message = f"a heading holds no slash between spaces: {heading}"
        raise RulebookError(message)
    return heading


def _statement(piece: re.Match[str], section: str) -> Rule:
    kind = KIND_OF_LETTER[piece["letter"]]
    title = (piece["title"] or "").removesuffix(".")
    text, editions, origin = _unmarked(_unindented(piece["body"]), kind)
    return Rule(piece["id"], text, editions, origin, kind, section, title)


def _unindented(body: str) -> str:
    first, _, below = body.partition("\n")
    return f"{first.strip()}\n{dedent(below)}".strip()


def _unmarked(text: str, kind: Kind) -> tuple[str, tuple[str, ...], str]:
    """Split off the marks: a rule bears them at its end, a case to try at its beginning, a ruling has none."""
    if kind == "ruling":
        return text, (), ""
    marks = MARKS_AFTER.search(text) if kind == "rule" else MARKS_BEFORE.match(text)
    if marks is None:
        return text, (), ""
    rest = text[: marks.start()] + text[marks.end() :]
    return rest, *_meaning(marks.groupdict())


def _meaning(marks: dict[str, str | None]) -> tuple[tuple[str, ...], str]:
    """Tell editions from origin: both may stand in square brackets, but only editions are single capitals."""
    square = marks["square"] or ""
    if EDITIONS.fullmatch(square):
        return tuple(square.split()), marks["curly"] or ""
    return (), square or marks["curly"] or marks.get("round") or ""


def _refuse_malformed(text: str) -> None:
    for line in text.splitlines():
        if OPENING.match(line) and not PIECE.match(line):
            message = f"this looks like a statement, but its id cannot be read: {line[:60]}"
            raise RulebookError(message)


def _refuse_repeated(rules: tuple[Rule, ...]) -> None:
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            message = f"{rule.id} is given to two statements"
            raise RulebookError(message)
        seen.add(rule.id)


def _shared_prefix(rules: tuple[Rule, ...]) -> str:
    prefixes = sorted({rule.id.partition("-")[0] for rule in rules})
    if len(prefixes) != 1:
        message = f"the ids of a rules file share one prefix, but here are: {', '.join(prefixes) or 'none'}"
        raise RulebookError(message)
    return prefixes[0]
