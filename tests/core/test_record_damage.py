"""Damage to one line of a record is found, and the line is named.

The line at fault is the first one that cannot stand where it stands, given those above it. A header that could be true,
but is not the one that was sealed, is the fault of the line with the seal.
"""

from __future__ import annotations

import functools

import pytest

from ecliptic.core import record as records
from ecliptic.core.errors import RecordProblem
from tests.core.playing import REDPLANET, claims, play, proved, read, seated

SMALL, LARGE = "claims", "redplanet"
FILES = [SMALL, LARGE]


@functools.cache
def whole(name: str) -> list[str]:
    """The lines of a whole game."""
    table = claims() if name == SMALL else play(seated(REDPLANET, "2015", 3))
    return records.write(table.record).splitlines()


def problem(lines: list[str]) -> RecordProblem:
    """What is wrong with these lines."""
    with pytest.raises(RecordProblem) as caught:
        proved("\n".join(lines) + "\n")
    return caught.value


def fault(lines: list[str]) -> int:
    """The line that is named, counted from 1."""
    line = problem(lines).phrase.args["line"]
    assert isinstance(line, int)
    return line


def place(lines: list[str], word: str) -> int:
    """The number of the first line that begins with this word."""
    return next(number for number, line in enumerate(lines, 1) if line.split(" ")[0] == word)


@pytest.mark.parametrize("name", FILES)
def test_a_dropped_line_is_missed_where_it_stood(name: str) -> None:
    """Any line but the last."""
    lines = whole(name)
    found = [fault(lines[:index] + lines[index + 1 :]) for index in range(len(lines) - 1)]
    assert found == list(range(1, len(lines)))


@pytest.mark.parametrize("name", FILES)
def test_without_its_last_line_a_record_is_of_an_unfinished_game(name: str) -> None:
    """It holds, and says that it is not finished."""
    text = "\n".join(whole(name)[:-1]) + "\n"
    assert not read(text)[1].finished
    assert proved(text).over


@pytest.mark.parametrize("name", FILES)
def test_a_doubled_line_is_one_too_many_where_it_stands_again(name: str) -> None:
    """Any line, the last one too."""
    lines = whole(name)
    found = [fault([*lines[: index + 1], *lines[index:]]) for index in range(len(lines))]
    assert found == list(range(2, len(lines) + 2))


def swapped(lines: list[str], index: int) -> list[str]:
    """The lines with this one and the next in the other order."""
    return [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]


@pytest.mark.parametrize("name", FILES)
def test_swapped_lines_are_found_at_the_first_of_them(name: str) -> None:
    """Any two neighbours, but for the one pair below."""
    lines = whole(name)
    first_player = place(lines, "player")
    pairs = [index for index in range(len(lines) - 1) if index + 2 != first_player]
    assert [fault(swapped(lines, index)) for index in pairs] == [index + 1 for index in pairs]


def test_a_player_above_the_last_switch_is_found_there() -> None:
    """As it is when the switch is lost altogether."""
    lines = whole(SMALL)
    first_player = place(lines, "player")
    assert fault(swapped(lines, first_player - 2)) == first_player - 1


def other(character: str) -> str:
    """Another character of the same kind."""
    if character.isdigit():
        return str((int(character) + 1) % 10)
    return {"z": "a", "Z": "A"}.get(character, chr(ord(character) + 1)) if character.isalpha() else "x"


def changed(lines: list[str], index: int, position: int) -> list[str]:
    """The lines with one character changed."""
    line = lines[index]
    new = line[:position] + other(line[position]) + line[position + 1 :]
    return [*lines[:index], new, *lines[index + 1 :]]


def is_found(lines: list[str], index: int, position: int) -> bool:
    """The right line is named when this character is changed."""
    found = problem(changed(lines, index, position)).phrase
    seal = place(lines, "start")
    is_sealed_otherwise = found.id == "record-wrong-digest" and index < seal
    return bool(found.args["line"] == (seal if is_sealed_otherwise else index + 1))


def characters(lines: list[str]) -> list[tuple[int, int]]:
    """Every character of every line, but for those that have a test of their own below."""
    apart = {place(lines, "seats") - 1: (len("seats "), 99), len(lines) - 2: (len(lines[-2]) - 16, 99)}
    return [
        (index, position)
        for index, line in enumerate(lines)
        for position in range(len(line))
        if index not in apart or not apart[index][0] <= position < apart[index][1]
    ]


def test_every_changed_character_is_found() -> None:
    """Each character of each line of a small game."""
    lines = whole(SMALL)
    assert [where for where in characters(lines) if not is_found(lines, *where)] == []


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_changed_character_in_each_line_is_found(step: int) -> None:
    """In each line of a large game, here and there."""
    lines = whole(LARGE)
    known = characters(lines)
    places = [(index, len(line) * step // 4) for index, line in enumerate(lines)]
    assert [where for where in places if where in known and not is_found(lines, *where)] == []


def test_another_number_of_seats_is_found_at_the_players() -> None:
    """One seat fewer leaves a player over, one more lacks one: the line after the last fitting player is at fault."""
    lines = whole(LARGE)
    seats, seed = place(lines, "seats"), place(lines, "seed")
    assert fault([*lines[: seats - 1], "seats 4", *lines[seats:]]) == seed
    assert fault([*lines[: seats - 1], "seats 2", *lines[seats:]]) == seed - 1


def test_another_edition_is_found_at_its_first_strange_switch() -> None:
    """An edition that has other switches does not fit those that follow."""
    lines = whole(LARGE)
    edition, switch = place(lines, "edition"), place(lines, "switch")
    assert fault([*lines[: edition - 1], "edition 2025", *lines[edition:]]) == switch  # it lacks a layout
    assert lines[fault([*lines[: edition - 1], "edition 2005", *lines[edition:]]) - 1].startswith("switch drop_most")


def test_a_changed_link_of_the_last_move_is_found_there() -> None:
    """As it is when the record has no last line."""
    lines = whole(SMALL)
    last = len(lines) - 2
    damaged = changed(lines, last, len(lines[last]) - 1)
    assert fault(damaged[:-1]) == last + 1
    assert fault(damaged) == last + 1


@pytest.mark.parametrize("name", FILES)
def test_a_record_cut_anywhere_in_its_last_line_is_refused_there(name: str) -> None:
    """A write that was interrupted in the middle of a line, be it an end or a move."""
    lines = whole(name)
    for kept in (lines, lines[:-1]):
        cuts = [kept[-1][:length] for length in range(1, len(kept[-1]))]
        assert {fault([*kept[:-1], cut]) for cut in cuts} == {len(kept)}


def test_a_record_cut_in_its_header_is_refused() -> None:
    """Wherever it ends, the last line is at fault."""
    lines = whole(SMALL)
    for number in range(1, place(lines, "start")):
        assert fault(lines[:number]) == number
        assert fault([*lines[: number - 1], lines[number - 1][:-1]]) == number


@pytest.mark.parametrize("word", [1, 3])
def test_a_move_can_be_written_in_one_way_only(word: int) -> None:
    """A seat or a thing with a nought before it is refused as a changed line."""
    lines = whole(SMALL)
    first = place(lines, "1")
    words = lines[first - 1].split(" ")
    words[word] = "0" + words[word]
    assert fault([*lines[: first - 1], " ".join(words), *lines[first:]]) == first
