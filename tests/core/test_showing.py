"""The conformance suite examines what people see: each fault is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecliptic.core.setup import Setup
from ecliptic.core.sheet import Cell, Chips, Grid, Lines, Row, Scale, SeatLine, Section, Sheet
from ecliptic.core.words import About, Decision, Phrase
from ecliptic.testing import showing
from ecliptic.testing.conformance import Broken, examine
from tests.core.open_game import RaceGame

X, EMPTY = Cell("x"), Cell(" ")
SEATS = [SeatLine([seat]) for seat in range(2)]


def complaint(game: RaceGame) -> str:
    """What the suite says of a game."""
    with pytest.raises(Broken) as caught:
        examine(game, Setup(game.rules("short", 2), 1))
    return str(caught.value)


def sheet(cell: str = "x", seats: int = 2, *, mine: bool = False, empty: bool = False) -> Callable[..., Sheet]:
    """A way to write a sheet."""
    section = Section("title", [] if empty else [Lines([Cell(cell)])], mine=mine)
    return lambda _self, _view: Sheet(["now"], [SeatLine([seat]) for seat in range(seats)], [section])


def fails(*_: Any) -> Any:
    """A method that raises."""
    raise LookupError("no words")


@pytest.mark.parametrize(
    ("members", "promise"),
    [
        ({"sheet": fails}, "the game does not crash: LookupError: no words"),
        ({"draw": fails}, "the game does not crash: LookupError: no words"),
        ({"sheet": lambda *_: None}, "sheet returns what it declares: it returned NoneType, where Sheet is declared"),
        ({"prompt": lambda *_: "Where?"}, "prompt returns what it declares: it returned str, where Phrase is declared"),
        ({"title": "Race"}, "title returns what it declares: it returned str, where Phrase is declared"),
        ({"scores": lambda *_: [{"colour": 0}]}, "scores are rows of colour, source, of and points"),
        ({"sheet": sheet(" ")}, "sheet, section “title”, block 1, cell 1: the text is not empty"),
        ({"sheet": sheet(seats=1)}, "a sheet has a line with a colour for each of 2 seats, not 1"),
        ({"sheet": sheet(mine=True)}, "a watcher has nothing private"),
        ({"sheet": sheet(empty=True)}, "no section of the sheet is empty"),
        ({"draw": lambda *_: []}, "the drawing is not empty"),
        ({"option": lambda *_: Phrase("literal", {"text": ""})}, "is said in whole words"),
        ({"prompt": lambda *_: Phrase("literal", {"text": "{ $x }"})}, "is said in whole words"),
        ({"about": lambda *_: About(follows=("Hop",))}, "Hop, which follows Run, is a step"),
        ({"about": lambda *_: About(subject=("nothing", 1)), "phrase": fails}, "the game does not crash"),
    ],
    ids=[
        *("sheet", "draw", "no sheet", "no phrase", "no title", "no scores", "empty cell", "seats", "private"),
        *("empty section", "empty drawing", "empty answer"),
        *("unfilled", "follows", "subject"),
    ],
)
def test_a_fault_in_what_is_shown_is_named(members: dict[str, Any], promise: str) -> None:
    """With the line that repeats it."""
    game = type("Faulty", (RaceGame,), members)()
    told = complaint(game)
    assert promise in told
    assert "seed=1" in told


@pytest.mark.parametrize(
    ("shown", "place"),
    [
        (Sheet([""], SEATS, []), "now 1"),
        (Sheet([], [SeatLine([0], facts=[X, EMPTY]), SeatLine([1])], []), "seat of colour 0, fact 2"),
        (Sheet([], SEATS, [Section("a", [Lines([X])]), Section(" ", [Lines([X])])]), "title of section 2"),
        (Sheet([], SEATS, [Section("a", [Lines([X]), Chips([X, EMPTY])])]), "section “a”, block 2, cell 2"),
        (Sheet([], SEATS, [Section("a", [Chips([Cell("x", note=" ")])])]), "section “a”, block 1, note of cell 1"),
        (Sheet([], SEATS, [Section("a", [Scale("", 1, 2, "1")])]), "section “a”, block 1, name"),
        (Sheet([], SEATS, [Section("a", [Scale("x", 1, 2, "")])]), "section “a”, block 1, value"),
        (Sheet([], SEATS, [Section("a", [Grid(["", " "], [])])]), "section “a”, block 1, head 2"),
        (Sheet([], SEATS, [Section("a", [Grid(["", "x"], [Row([X]), Row([X, EMPTY])])])]), "block 1, row 2, cell 2"),
    ],
    ids=["now", "fact", "title", "chip", "note", "name of a scale", "value of a scale", "head", "cell"],
)
def test_an_empty_text_of_the_sheet_is_named_by_its_place(shown: Sheet, place: str) -> None:
    """An author finds it among a hundred cells."""
    game = type("Faulty", (RaceGame,), {"sheet": lambda *_: shown})()
    assert f"{place}: the text is not empty [" in complaint(game)


def test_a_text_that_is_missing_in_a_language_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ships English and Polish must say everything in both."""
    for language in ("en", "pl"):
        (tmp_path / language).mkdir()
    monkeypatch.setattr(showing, "locale_of", lambda _: tmp_path)
    game = type("Mute", (RaceGame,), {"id": "mute_race"})()
    assert showing.languages(game) == ["en", "pl"]
    assert "head 2 can be said: en: mute_race-field-place is missing" in complaint(game)


def test_what_is_asked_of_the_author_is_asked_of_each_phrase_once() -> None:
    """A question is said in every language the first time, not at every decision."""
    asked: list[Decision] = []

    def prompt(_: Any, decision: Decision, __: Any) -> Phrase:
        asked.append(decision)
        return Phrase("literal", {"text": "Run!"})

    game = type("Counting", (RaceGame,), {"prompt": prompt})()
    examine(game, Setup(game.rules("short", 2), 1))
    assert len(asked) > 1
    assert sum(b"Run!" in phrase for phrase in showing.HEARD[game]) == 1
