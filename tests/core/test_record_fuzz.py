"""Anything at all put before the reader of records: it is a record, or a RecordProblem that names a line."""

from __future__ import annotations

import functools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecliptic.core import record as records
from ecliptic.core.errors import RecordProblem
from tests.core.playing import REDPLANET, claims, play, proved, seated

steadily = settings(max_examples=300, deadline=None, derandomize=True, database=None)


@functools.cache
def whole(name: str) -> tuple[str, ...]:
    """The lines of a whole game."""
    table = claims() if name == "claims" else play(seated(REDPLANET, "2015", 2), 30)
    return tuple(records.write(table.record).splitlines())


def complaint(text: str) -> int | None:
    """The line that is at fault, or None if the record holds; any other error goes through and fails the test."""
    try:
        proved(text)
    except RecordProblem as found:
        line: int = found.phrase.args["line"]
        return line
    return None


def is_settled(text: str) -> bool:
    """The text is a record, or a line that it has (or lacks at its end) is named."""
    line = complaint(text)
    return line is None or 1 <= line <= len(text.splitlines()) + 1


@given(st.text())
@steadily
def test_any_text_is_refused_as_no_record(text: str) -> None:
    """Without the first line nothing is read."""
    assert complaint(text) == 1


@given(st.binary())
@steadily
def test_any_bytes_are_refused_as_no_record(junk: bytes) -> None:
    """A picture, a program, a compressed file."""
    assert complaint(junk.decode("latin-1")) == 1


@given(st.lists(st.text()))
@steadily
def test_any_text_below_the_first_line_is_refused(lines: list[str]) -> None:
    """A line is named."""
    text = "\n".join([records.FORMAT, *lines])
    line = complaint(text)
    assert line is not None
    assert 1 <= line <= len(text.splitlines())


@given(st.data())
@steadily
@pytest.mark.parametrize("name", ["claims", "redplanet"])
def test_any_text_in_place_of_a_line_is_settled(name: str, data: st.DataObject) -> None:
    """Wherever it stands."""
    lines = list(whole(name))
    where = data.draw(st.integers(0, len(lines) - 1))
    lines[where] = data.draw(st.text())
    assert is_settled("\n".join(lines))


@given(st.data())
@steadily
@pytest.mark.parametrize("name", ["claims", "redplanet"])
def test_any_text_behind_the_first_word_of_a_line_is_settled(name: str, data: st.DataObject) -> None:
    """Numbers, JSON and signs where others are expected."""
    lines = list(whole(name))
    where = data.draw(st.integers(1, len(lines) - 1))
    words = lines[where].split(" ")
    place = data.draw(st.integers(1, len(words) - 1))
    words[place] = data.draw(st.text() | st.integers().map(str) | JSON.map(json.dumps))
    lines[where] = " ".join(words)
    assert is_settled("\n".join(lines))


@given(st.permutations(range(20)), st.integers(0, 2**20 - 1))
@steadily
def test_lines_in_any_order_and_number_are_settled(order: list[int], chosen: int) -> None:
    """Shuffled, doubled and lost lines at once."""
    lines = whole("claims")
    text = "\n".join(lines[index % len(lines)] for index in order if chosen >> index & 1)
    assert is_settled(text)


@given(st.integers(0, 10**4))
@steadily
def test_a_record_cut_anywhere_is_settled(length: int) -> None:
    """Cut at the end of a line it is unfinished, in the middle of one it is refused there."""
    text = "\n".join(whole("claims"))
    kept = text[: length % len(text)]
    line = complaint(kept)
    assert line in {None, 1, len(kept.splitlines())}


# Corrections: the one line with data of any shape.

PLAIN = st.text(max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(PLAIN, inner, max_size=3),
    max_leaves=6,
)
PARTS = ("edition", "remove", "ships", "regions", "layouts", "discoveries", "missions", "actions", "characters")
FIELDS = ("id", "name", "points", "regions", "tiers", "condition", "effect", "timing", "capacity", "bound_for")
CARD = st.dictionaries(
    st.sampled_from(FIELDS), JSON | st.sampled_from(["phobos_outpost", "hellas", "pilot"]), max_size=4
)
CORRECTIONS = st.dictionaries(st.sampled_from(PARTS), JSON | st.lists(CARD, max_size=2), max_size=3)


def corrected(written: str) -> str:
    """A game of Red Planet with this line of corrections."""
    lines = list(whole("redplanet"))
    above = next(index for index, line in enumerate(lines) if line.startswith("player"))
    return "\n".join([*lines[:above], f"corrections {written}", *lines[above:]])


@given(CORRECTIONS | JSON)
@steadily
@pytest.mark.parametrize("edition", [None, "2015"])
def test_any_corrections_are_settled(edition: str | None, corrections: Any) -> None:
    """Of the right form or not, with numbers of any size."""
    if edition is not None and isinstance(corrections, dict):
        corrections["edition"] = edition
    written = json.dumps(corrections, sort_keys=True, ensure_ascii=False)
    assert complaint(corrected(written)) is not None


@pytest.mark.parametrize(
    "written",
    [
        '{"x": "\\ud800"}',
        '{"x": 1' + "0" * 400 + "}",
        '{"x": ' + "9" * 10_000 + "}",
        '{"x": 1e999}',
        '{"x": NaN}',
        '{"x": ' + "[" * 100_000,
        '{"x": ' + "[" * 500 + "]" * 500 + "}",
        '{"edition": "2015", "missions": [{"id": "phobos_outpost", "points": 18446744073709551616}]}',
        '{"edition": "2015", "missions": [{"id": "phobos_outpost", "points": -1e30}]}',
    ],
    ids=lambda written: written[:30],
)
def test_strange_corrections_are_the_fault_of_their_line(written: str) -> None:
    """Huge numbers, deep nesting, and signs that are none."""
    above = next(index for index, line in enumerate(whole("redplanet")) if line.startswith("player"))
    assert complaint(corrected(written)) == above + 1


def test_half_a_surrogate_pair_in_a_name_is_refused() -> None:
    """A text that cannot be written to a file is no record, and a name that cannot be written is no name."""
    assert complaint("\n".join(whole("claims")).replace("Ann", "\ud800")) is not None
