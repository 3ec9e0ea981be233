"""Boxes as data: one TOML file per edition, and the corrections of an owner who has the real one at hand.

Every entry says how well it is known (`provenance`). A correction file has the same shape as an edition file but holds
only what differs. Whatever is wrong with one is a `BoxError`: a message id, the place in the file, and the details.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

Provenance = Literal["rulebook", "source", "memory", "reconstructed", "owner"]
Table = dict[str, Any]
Box = TypeVar("Box", bound=Struct)


class BoxError(ValueError):
    """Something is wrong with a box: a message id, the place in the file, and what the message needs to say."""

    def __init__(self, problem: str, where: str, details: dict[str, str | int]) -> None:
        super().__init__(problem, where, details)
        self.problem = problem
        self.where = where
        self.details = details  # not `args`: every exception has a tuple of that name

    def __str__(self) -> str:
        return f"{self.problem} at {self.where or 'the top'}: {self.details}"


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of the file."""


class Entry(Part, frozen=True):
    """A part that says how well it is known."""

    provenance: Provenance


# Reading.


def read_edition(package: str, edition: str, editions: Collection[str]) -> Table:
    """The file of an edition, from the folder `editions` of the game's package."""
    if edition not in editions:
        raise BoxError("box-unknown-edition", "edition", {"given": edition})
    return tomllib.loads((files(package) / "editions" / f"{edition}.toml").read_text(encoding="utf-8"))


def read_corrections(path: str | Path) -> Table:
    """The corrections in a TOML file, not yet held against any box."""
    try:
        return parse_corrections(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError("box-no-file", str(path), {"reason": error.strerror or ""}) from error
    except UnicodeDecodeError as error:
        raise _bad_toml("not UTF-8", line=0, column=0) from error


def parse_corrections(text: str) -> Table:
    """The corrections in a TOML text, not yet held against any box."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number may have too many digits
        reason, _, place = str(error).partition(" (at ")
        at = re.match(r"line (\d+), column (\d+)", place)
        line, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
        raise _bad_toml(reason, line, column) from error


def _bad_toml(reason: str, line: int, column: int) -> BoxError:
    return BoxError("box-bad-toml", "", {"line": line, "column": column, "reason": reason})


# Correcting.


def check_edition(edition: str, given: str) -> None:
    """The corrections are meant for this edition."""
    if given != edition:
        raise BoxError("box-edition-mismatch", "edition", {"edition": edition, "given": given})


def rows(section: str, change: object) -> list[Table]:
    """The rows of a section, if it is a list of tables at all."""
    if not isinstance(change, list):
        raise wrong_type(section, "array", change)
    for index, row in enumerate(change):
        if not isinstance(row, dict):
            raise wrong_type(f"{section}[{index}]", "object", row)
    return change


def owned(row: Table) -> Table:
    """This row is what the owner says."""
    return {**row, "provenance": "owner"}


def merged_rows(
    section: str,
    key: str,
    known: Iterable[Table],
    given: list[Table],
    words: Collection[str] = (),
    parameters: Collection[str] = (),
) -> list[Table]:
    """Rows known by their key change field by field; others are new."""
    for index, row in enumerate(given):
        if not isinstance(row.get(key), str):
            raise BoxError("box-missing-field", f"{section}[{index}]", {"field": key})
    check_unique(section, [row[key] for row in given])
    merged = {row[key]: row for row in known}
    for row in given:
        merged[row[key]] = owned(_changed(merged.get(row[key], {}), row, words, parameters))
    return list(merged.values())


def merged_parts(
    section: str, known: Table, change: object, words: Collection[str] = (), parameters: Collection[str] = ()
) -> Table:
    """The tables inside a table change field by field."""
    if not isinstance(change, dict):
        raise wrong_type(section, "object", change)
    for part, table in change.items():
        if not isinstance(table, dict):
            raise wrong_type(f"{section}.{part}", "object", table)
    changed = {part: _changed(known.get(part, {}), table, words, parameters) for part, table in change.items()}
    return known | {part: owned(table) for part, table in changed.items()}


def _changed(old: Table, new: Table, words: Collection[str], parameters: Collection[str]) -> Table:
    """The old table with what is new; where one of the words changes, the old parameters go."""
    turned = any(word in new and new[word] != old.get(word) for word in words)
    kept = {field: value for field, value in old.items() if not (turned and field in parameters)}
    return kept | new


def wrong_type(where: str, expected: str, given: object) -> BoxError:
    """Something else stands here than a list or a table."""
    return BoxError("box-wrong-type", where, {"expected": expected, "given": type(given).__name__})


# Checking.

# What msgspec says, and what we say.
COMPLAINTS: Final = (
    (r"Object contains unknown field `(?P<field>.*)`", "box-unknown-field"),
    (r"Object missing required field `(?P<field>.*)`", "box-missing-field"),
    (r"Invalid enum value '?(?P<given>.*?)'?", "box-unknown-word"),
    (r"Expected `int` >= (?P<least>.*)", "box-too-small"),
    (r"Expected `int` <= (?P<most>.*)", "box-too-big"),
    (r"Expected `str` of length <= (?P<most>.*)", "box-too-long"),
    (r"Expected `str` matching regex .*", "box-bad-id"),
    (r"Expected `(?P<expected>.*)`, got `(?P<given>.*)`", "box-wrong-type"),
    (r"Expected `array` of length (?P<needed>.*), got (?P<count>.*)", "box-wrong-length"),
)


def boxed(data: Table, box: type[Box], keys: Mapping[str, str]) -> Box:
    """The box that this table describes, or a BoxError; `keys` tells by which field a row of a section is known."""
    try:
        return msgspec.convert(data, box)
    except msgspec.ValidationError as error:
        raise _translated(str(error), data, keys) from error


def _translated(message: str, data: Table, keys: Mapping[str, str]) -> BoxError:
    at = re.search(r" - at `(\$[^`]*)`$", message)
    complaint, where = (message[: at.start()], _where(at[1], data, keys)) if at else (message, "")
    for pattern, problem in COMPLAINTS:
        if found := re.fullmatch(pattern, complaint, re.DOTALL):
            return BoxError(problem, where, _details(found))
    return BoxError("box-bad-field", where, {"reason": complaint})


def _details(found: re.Match[str]) -> dict[str, str | int]:
    numbers = ("least", "most", "needed", "count")
    texts = {key: text.removesuffix(" | null") for key, text in found.groupdict().items()}  # TOML knows no null
    return {key: int(text) if key in numbers else text for key, text in texts.items()}


def _where(path: str, data: Table, keys: Mapping[str, str]) -> str:
    """`$.missions[3].points` as the owner knows it: `missions[fallen_heroes].points`."""
    if row := re.match(r"\$\.(\w+)\[(\d+)\]", path):
        section, index, rest = row[1], int(row[2]), path[row.end() :]
        table = data[section][index]
        path = f"$.{section}[{table.get(keys.get(section, 'id'), index)}]{rest}"
    return path.removeprefix("$").removeprefix(".")


def check_unique(where: str, ids: Iterable[str]) -> None:
    """No two of these have the same id."""
    for repeated, count in Counter(ids).items():
        if count > 1:
            raise BoxError("box-duplicate-id", where, {"id": repeated})


def check_count(problem: str, where: str, count: int, needed: int, **details: str) -> None:
    """There are as many as the rulebook counts."""
    if count != needed:
        raise BoxError(problem, where, {"count": count, "needed": needed, **details})


def check_parameters(where: str, card: object, needed: Collection[str], possible: Iterable[str]) -> None:
    """The card has the parameters it needs and no others; an empty one is as good as none."""
    for parameter in sorted(possible):
        given = bool(getattr(card, parameter, None))
        if given != (parameter in needed):
            problem = "box-needless-parameter" if given else "box-missing-parameter"
            raise BoxError(problem, f"{where}.{parameter}", {"parameter": parameter})
