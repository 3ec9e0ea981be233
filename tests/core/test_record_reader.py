"""Reading a record: whatever is put before the reader, it is a record or a RecordProblem that names a line."""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest

from ecliptic.core import record as records
from ecliptic.core import record_reader
from ecliptic.core.errors import RecordProblem
from tests.core.playing import REDPLANET, claims, play, proved, seated
from tests.core.toy import ClaimsGame


@functools.cache
def whole(name: str = "claims") -> str:
    """A whole game."""
    return records.write((claims() if name == "claims" else play(seated(REDPLANET, "2015", 2))).record)


def problem(text: str) -> tuple[str, dict[str, Any]]:
    """What is wrong with this text: a message id and its arguments."""
    with pytest.raises(RecordProblem) as caught:
        proved(text)
    return caught.value.phrase.id, caught.value.phrase.args


def replaced(old: str, new: str, name: str = "claims") -> str:
    """The whole game with one line written otherwise."""
    assert f"{old}\n" in whole(name)
    return whole(name).replace(f"{old}\n", f"{new}\n", 1)


# Not a record at all.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n" + "ecliptic-record 1\n",
        "ecliptic-record 2\n",
        "ecliptic-record 1 \n",
        "ECLIPTIC-RECORD 1\n",
        "\ufeffecliptic-record 1\n",
        "hello",
        "{}",
        "\x00" * 1000,
        bytes(range(256)).decode("latin-1"),
        random.Random(1).randbytes(4096).decode("latin-1"),
        "x" * 10**6,
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_something_else_is_not_a_record(text: str) -> None:
    """The first line says what it is."""
    assert problem(text) == ("record-not-a-record", {"line": 1})


def test_a_record_of_a_game_that_is_not_here_is_foreign() -> None:
    """The message names the game."""
    text = replaced("game claims 1", "game chess 1")
    assert problem(text) == ("record-foreign-game", {"line": 2, "game": "chess"})


def test_a_game_that_is_known_elsewhere_is_foreign_here() -> None:
    """Only the games that the reader is given count."""
    with pytest.raises(RecordProblem) as caught:
        record_reader.read(whole(), (REDPLANET,))
    assert caught.value.phrase.id == "record-foreign-game"


@pytest.mark.parametrize("version", ["0", "2", "", "01", "1.0", "one", "1 1", "-1"])
def test_a_record_of_other_rules_is_refused_with_both_versions(version: str) -> None:
    """Old rules would lead elsewhere."""
    text = replaced("game claims 1", f"game claims {version}")
    assert problem(text) == ("record-other-version", {"line": 2, "version": version, "ours": 1})


def test_a_newer_game_refuses_its_old_records() -> None:
    """The version of the rules is that of the game which reads."""

    class Later(ClaimsGame):
        version = 2

    with pytest.raises(RecordProblem) as caught:
        record_reader.read(whole(), (Later(),))
    assert caught.value.phrase.args == {"line": 2, "version": "1", "ours": 2}


# A header with something wrong in it.

BAD_HEADERS = [
    ("edition first", "edition second", 3),
    ("edition first", "edition", 3),
    ("edition first", "edition  first", 3),
    ("seats 3", "seats 1", 4),
    ("seats 3", "seats 4", 4),
    ("seats 3", "seats three", 4),
    ("seats 3", "seats 3.0", 4),
    ("seats 3", "seats -3", 4),
    ("seats 3", "seats 03", 4),
    ("seats 3", "seats +3", 4),
    ("seats 3", "seats ٣", 4),
    ("seats 3", "seats 0x3", 4),
    ("seats 3", "seats " + "9" * 30, 4),
    ("seats 3", "seats " + "9" * 10_000, 4),
    ("switch may_change true", "switch may_fly true", 5),
    ("switch may_change true", "switch may_change 1", 5),
    ("switch may_change true", "switch may_change null", 5),
    ("switch may_change true", "switch may_change [true]", 5),
    ("switch may_change true", "switch may_change", 5),
    ("switch may_change true", "switch may_change  true", 5),
    ("switch may_change true", "switch may_change " + "[" * 100_000, 5),
    ("switch may_change true", "switch may_change " + "9" * 10_000, 5),
    ("switch may_change true", "switch may_change true\ncorrections []", 6),
    ("switch may_change true", "switch may_change true\ncorrections {}", 6),
    ("switch may_change true", "switch may_change true\ncorrections {", 6),
    ('player 1 "Bob"', 'player 1 "Bob', 7),
    ('player 1 "Bob"', "player 1 Bob", 7),
    ('player 1 "Bob"', "player 1 7", 7),
    ('player 1 "Bob"', 'player 1 ["Bob"]', 7),
    ('player 1 "Bob"', 'player 2 "Bob"', 7),
    ('player 1 "Bob"', 'player 1 "B\\u006fb"', 7),
    ('player 1 "Bob"', 'player 1  "Bob"', 7),
    ("seed 0000000000000001", "seed 1", 9),
    ("seed 0000000000000001", "seed 000000000000000G", 9),
    ("seed 0000000000000001", "seed 0x00000000000001", 9),
    ("seed 0000000000000001", "seed 000000000000000000001", 9),
    ("seed 0000000000000001", "seed", 9),
    ("seed 0000000000000001", "Seed 0000000000000001", 9),
]


@pytest.mark.parametrize(("old", "new", "line"), BAD_HEADERS, ids=lambda value: ascii(value)[:40])
def test_a_bad_header_names_the_line_and_the_field(old: str, new: str, line: int) -> None:
    """There is one way to write a header; the field that should have stood there is named as well."""
    name, args = problem(replaced(old, new))
    assert (name, args["line"]) == ("record-bad-header", line)
    assert args["field"] in {"edition", "seats", "switch", "corrections", "player", "seed"}


HUGE = [
    ("seed 0000000000000001", "seed " + "f" * 10_000, "record-wrong-digest", 10),
    ("seed 0000000000000001", "seed -000000000000001", "record-wrong-digest", 10),
]


@pytest.mark.parametrize(("old", "new", "message", "line"), HUGE, ids=lambda value: ascii(value)[:40])
def test_a_seed_of_another_game_does_not_fit_the_seal(old: str, new: str, message: str, line: int) -> None:
    """However large it is."""
    assert problem(replaced(old, new)) == (message, {"line": line})


# Moves.


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("1 0 lay 0", "record-bad-line"),
        ("1 0 lay 0 0 0", "record-bad-line"),
        ("", "record-bad-line"),
        (" 1 0 lay 0 0123456789abcdef", "record-bad-line"),
        ("one 0 lay 0 0123456789abcdef", "record-bad-line"),
        ("1 -1 lay 0 0123456789abcdef", "record-bad-line"),
        ("1 ٠ lay 0 0123456789abcdef", "record-bad-line"),
        ("1 0 lay " + "9" * 50 + " 0123456789abcdef", "record-bad-line"),
        ("9" * 9 + " 0 lay 0 0123456789abcdef", "record-broken-chain"),
        ("1 999999999 lay 0 0123456789abcdef", "record-illegal-move"),
        ("1 0 lay 999999999 0123456789abcdef", "record-illegal-move"),
        ("1 0 lay 1023 0123456789abcdef", "record-illegal-move"),
        ("1 0 fly 0 0123456789abcdef", "record-illegal-move"),
        ("1 0  0 0123456789abcdef", "record-illegal-move"),
        ("1 0 lay 0 0123456789abcdef", "record-broken-chain"),
        ("end 0 0123456789abcdef", "record-broken-chain"),
        ("end", "record-bad-line"),
    ],
)
def test_a_line_that_is_no_move_is_named(words: str, message: str) -> None:
    """Whether it cannot be read, is not legal, or is not what was played."""
    first = next(line for line in whole().splitlines() if line.startswith("1 "))
    name, args = problem(replaced(first, words))
    assert (name, args["line"]) == (message, 11)
