"""A game that fills in its rules alone: it has words, a board, a final sheet and opponents."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ecliptic as ec
from ecliptic.bots import BOTS
from ecliptic.core.errors import SetupProblem
from ecliptic.core.final import final_sheet
from ecliptic.core.game import Game
from ecliptic.core.plain_sheet import sheet
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.sheet import Chips, Grid, Lines
from ecliptic.core.telling import Telling
from ecliptic.core.view import View
from ecliptic.core.words import Event, EventKind, Phrase, part
from ecliptic.testing.conformance import all_rules, examine
from ecliptic.texts import LANGUAGES, Texts
from tests.core.open_game import RACE, RaceGame

MOST = 15  # members that a game may have to fill in
RULES = RACE.rules("short", 2)


def test_a_game_has_few_members_to_fill_in() -> None:
    """What is declared without a default, and what is left to it."""
    needed = [
        name for kind in Game.__mro__ for name in vars(kind).get("__annotations__", {}) if not hasattr(Game, name)
    ]
    filled = [name for name in vars(RaceGame) if not name.startswith("__")]
    assert set(needed) < set(filled)
    assert len(filled) <= MOST


@pytest.mark.parametrize("rules", list(all_rules(RACE)), ids=lambda rules: str(rules.seats))
def test_it_keeps_every_promise(rules: Rules) -> None:
    """For any number of seats, one included."""
    assert examine(RACE, Setup(rules, 1)) > 0


@pytest.mark.parametrize("name", [*BOTS[:-2], "expert@40"])
@pytest.mark.parametrize("seats", [1, 3])
def test_bots_of_every_level_play_it(name: str, seats: int) -> None:
    """Their looks ahead go to the end, and who has most points stands best."""
    table = ec.play(RACE, name, players=seats, seed=4)
    assert table.over and len(table.winners) == 1


def test_a_bot_that_thinks_beats_chance() -> None:
    """It runs as fast as it can, and counts who comes to the goal first."""
    wins = [ec.play(RACE, ["medium", "random"], seed=seed).winners == (0,) for seed in range(20)]
    assert sum(wins) > 15


def test_it_knows_what_an_open_view_hides() -> None:
    """Nothing: the world of a view is the state, but for its chance."""
    table = ec.play(RACE, "random", seed=2, moves=3)
    for viewer in (None, 0, 1):
        world = RACE.imagine(table.view(viewer), 99)
        assert RACE.to_data(world) == RACE.to_data(table.state) | {"chance": 99}


def test_every_default_word_can_be_said_in_every_language() -> None:
    """Those that are the game's own are made of their ids, the core's are translated."""
    view = RACE.view(RACE.new(Setup(RULES, 1)), RULES, 0)
    assert view.decision is not None
    phrases = [
        RACE.prompt(view.decision, view),
        *(RACE.option(action, RULES, view) for action in view.decision.actions),
    ]
    for language in LANGUAGES:
        said = [Texts(language).say(phrase) for phrase in phrases]
        assert said == ["run", "run: step 1", "run: step 2", "run: step 3"]
        assert Texts(language, strict=True).say(RACE.phrase("colour", 1, RULES)).endswith(" 2")


def test_the_board_is_drawn_from_the_view() -> None:
    """At forty columns as well: seats with their points, and the fields."""
    table = ec.play(RACE, "random", seed=2, moves=4)
    console = Console(width=40, record=True, file=StringIO())
    for drawn in RACE.draw(table.view(0), Texts("en").say, 40):
        console.print(drawn)
    said = console.export_text()
    assert "move 4" in said
    assert [f"player {seat + 1} · {points}" in said for seat, points in enumerate(RACE.totals(table.state))] == [
        True,
        True,
    ]


def test_the_final_sheet_has_one_source() -> None:
    """Points, which are the total; who has won is told where no event tells it."""
    table = ec.play(RACE, "random", seed=2)
    found = final_sheet(RACE, table.state, RULES)
    assert [source.points for source in found.sources] == [found.totals] == [found.track[-1]]
    assert f"Won by: player {table.winners[0] + 1}" in table.text()


def test_a_game_takes_no_corrections_by_default() -> None:
    """And says so."""
    with pytest.raises(SetupProblem, match=r"open_race.*takes no corrections"):
        RACE.read_corrections(Path("box.toml"))


class Rich(View, frozen=True, kw_only=True):
    """A view with a field of every sort."""

    score: list[int]
    hand: list[int | None]
    empty: list[int]
    open: bool
    goods: dict[str, int]
    rows: list[dict[str, Any]]
    secret: int | None
    name: str


def test_every_sort_of_field_has_a_place_on_the_sheet() -> None:
    """By seat, in rows, as facts; what is hidden is a question mark."""
    core = RACE.seen_by_all(RACE.new(Setup(RULES, 1)), RULES, 0)
    view = Rich(
        **core, score=[3, 4], hand=[1, None, 2], empty=[], open=True, goods={"ore": 2}, secret=None, name="x",
        rows=[{"where": 1, "what": [1, 2]}],
    )  # fmt: skip
    seats = [Phrase("core-player", {"number": number}) for number in (1, 2)]
    grid, hand, empty, goods, rows, facts = (
        sheet("g", view, seats, [0, 1], Telling.public_points(RACE, view)).sections[0].blocks
    )
    assert isinstance(grid, Grid) and [row.cells[1].words for row in grid.rows] == ["3", "4"]
    assert isinstance(hand, Chips) and [cell.words for cell in hand.cells[1:]] == ["1", "?", "2"]
    assert isinstance(empty, Chips) and [cell.words for cell in empty.cells[1:]] == ["–"]
    assert isinstance(goods, Chips) and len(goods.cells) == 2
    assert isinstance(rows, Grid) and [cell.words for cell in rows.rows[0].cells] == ["1", "1", "1, 2"]
    assert isinstance(facts, Lines)
    assert [Texts("en").say(cell.words) for cell in facts.cells if isinstance(cell.words, Phrase)] == [
        *("open: yes", "secret: ?", "name: x")
    ]


def test_chapters_and_owners_have_a_style() -> None:
    """A chapter stands out; another line has the colour of whom it concerns."""

    class Told(RaceGame):
        id = "told"
        event_kinds = {  # noqa: RUF012  (declared once)
            0: EventKind("Begun", (part("colour", "colour"),), is_chapter=True),
            1: EventKind("Ran", (part("who", "colour"),)),
        }

    game = Told()
    assert game.event_style(Event("Begun", {"colour": 0})) == "bold"
    assert game.event_style(Event("Ran", {"who": 1})) == game.colour_style(1)
    assert game.event_style(Event("Ran", {"who": None})) == ""


def test_a_game_that_hides_something_must_say_what() -> None:
    """The message names the game and what is missing."""

    class Secret(RaceGame):
        hides_nothing = False

    with pytest.raises(AssertionError, match=r"Secret must say what a viewer may know: view\(\)"):
        Secret().view(RACE.new(Setup(RULES, 1)), RULES, 0)
