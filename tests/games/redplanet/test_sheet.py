"""The board as text: all of it can be said, says what is true, knows nothing that is hidden, and can be pressed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Cell, Row, Sheet
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.rules.missions import mission_points
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.view import RedPlanetView
from ecliptic.testing.conformance import label
from tests.games.redplanet.position import Position
from tests.games.sheets import (
    ENGLISH,
    Heard,
    args,
    cells,
    check_pressed,
    check_secrets,
    done_to_things,
    every_edition,
    passing,
    rows,
    said,
    section,
    section_cells,
    told,
    views,
)

ALL = [pytest.param(rules, id=label(REDPLANET, rules)) for rules in every_edition(REDPLANET)]
EVERY = 9  # positions: a number that has nothing to do with how a round goes


def seen(rules: Rules, seed: int = 3) -> Iterator[tuple[RedPlanet, RedPlanetView, Sheet]]:
    """Positions all over a random game, with every view and its sheet."""
    for state, settled in passing(REDPLANET, rules, seed, EVERY):
        for view in views(REDPLANET, state, settled):
            assert isinstance(state, RedPlanet) and isinstance(view, RedPlanetView)
            yield state, view, REDPLANET.sheet(view)


def crowd(row: Row) -> list[int]:
    """The numbers of a row's groups in order."""
    return [args(cell)["count"] for cell in row.cells if cell.kind == "astronauts"]


def by_colour(row: Row, colours: int) -> list[int]:
    """How many of each colour a row tells of."""
    found = {cell.colour: args(cell)["count"] for cell in row.cells if cell.kind == "astronauts"}
    return [found.get(colour, 0) for colour in range(colours)]


# All over random games.


@pytest.mark.parametrize("rules", ALL)
def test_every_word_can_be_said(rules: Rules) -> None:
    """Strictly in four languages."""
    heard = Heard()
    for _, _, sheet in seen(rules):
        heard.hear(sheet)
    assert len(heard.phrases) > 100
    heard.check("redplanet")


@pytest.mark.parametrize("rules", ALL)
def test_every_number_is_that_of_the_view(rules: Rules) -> None:
    """Astronauts in regions and aboard, reserves, the lost, tokens, points."""
    for _, view, sheet in seen(rules):
        regions = rows(sheet, "redplanet-sheet-regions")
        assert [by_colour(row, view.colours) for row in regions] == [each.astronauts for each in view.regions]
        assert all(crowd(row) == sorted(crowd(row), reverse=True) for row in regions)
        check_ships(view, sheet)
        check_colours(view, sheet)


def check_ships(view: RedPlanetView, sheet: Sheet) -> None:
    """Crews and free places; without any ship there is no section."""
    if not any(view.ships):
        assert not any(told(Cell(each.title), "redplanet-sheet-docks") for each in sheet.sections)
        return
    for ship, row in zip(view.ships, rows(sheet, "redplanet-sheet-docks"), strict=True):
        if ship is None:
            assert told(row.cells[1], "redplanet-board-empty")
            continue
        assert by_colour(row, view.colours) == ship.crew
        if ship.launched:
            assert told(row.cells[2], "redplanet-sheet-in-flight")
        else:
            assert args(row.cells[2]) == {"free": ship.capacity - sum(ship.crew), "capacity": ship.capacity}


def check_colours(view: RedPlanetView, sheet: Sheet) -> None:
    """The table of colours, and the line of each seat."""
    for colour, row in enumerate(rows(sheet, "redplanet-sheet-colours")):
        shown = [int(cell.words) for cell in row.cells[1:-1] if isinstance(cell.words, str)]
        assert shown == [view.reserve[colour], view.lost[colour], *view.owned[colour]]
    for seat, line in enumerate(sheet.seats):
        assert line.colours[0] == REDPLANET.main_colours(view.rules)[seat]
        assert [args(fact)["count"] for fact in line.facts if told(fact, "redplanet-sheet-reserve")] == [
            view.reserve[line.colours[0]]
        ]
        tokens = [args(fact)["count"] for fact in line.facts if told(fact, "redplanet-sheet-owned")]
        assert tokens == view.owned[line.colours[0]]


@pytest.mark.parametrize("rules", ALL)
def test_missions_tell_what_they_would_give_now(rules: Rules) -> None:
    """As the truth says, though the sheet knows only the view."""
    told_of = 0
    for state, view, sheet in seen(rules):
        if view.viewer is None or view.over:
            continue
        main = REDPLANET.main_colours(rules)[view.viewer]
        for cell in cells(sheet):
            if told(cell, "redplanet-sheet-mission"):
                card = next(n for n in range(state.edition.events) if is_about(state, view, cell, n))
                assert args(cell)["points"] == mission_points(state, main, card)
                told_of += 1
    assert told_of > 20


def is_about(state: RedPlanet, view: RedPlanetView, cell: Cell, card: int) -> bool:
    """The cell tells of this card."""
    is_mission = state.edition.event_kind[card] == t.MISSION
    return is_mission and REDPLANET.phrase("card", card, view.rules) == args(cell)["card"]


@pytest.mark.parametrize("rules", ALL)
def test_the_sheet_knows_nothing_that_is_hidden(rules: Rules) -> None:
    """It stays the same when the truth is another of those that the viewer cannot tell apart."""
    for state, view, sheet in seen(rules):
        check_secrets(REDPLANET, state, view, sheet)


@pytest.mark.parametrize("rules", ALL)
def test_every_thing_that_can_be_chosen_has_its_one_cell(rules: Rules) -> None:
    """Ships, regions, characters, cards, and the colours of possible victims."""
    verbs = done_to_things(REDPLANET)
    for _, view, sheet in seen(rules):
        check_pressed(view, sheet, verbs)


@pytest.mark.parametrize("rules", ALL)
def test_the_end_tells_the_score(rules: Rules) -> None:
    """By source and in all, with the winners marked, the best first."""
    state, view, sheet = list(seen(rules))[-1]
    found = rows(sheet, "redplanet-sheet-scores")
    totals = {row.colour: int(said(row.cells[-1])) for row in found}
    assert totals == dict(enumerate(REDPLANET.totals(state)))
    assert list(totals.values()) == sorted(totals.values(), reverse=True)
    assert {row.colour for row in found if row.tone == "good"} == set(view.winners)
    assert sum(int(said(cell)) for row in found for cell in row.cells[1:-1]) == sum(
        each["points"] for each in REDPLANET.scores(state)
    )


# Small positions.


def test_a_region_tells_who_leads_and_what_lies_there() -> None:
    """The largest group first; who is alone in front leads, others are tied."""
    p = Position().stand("hellas", red=1, blue=3).stand("ausonia", red=2, green=2).explore("hellas", "ice")
    p.pool("hellas", ice=2)
    table = {said(row.cells[0]): row.cells for row in rows(REDPLANET.sheet(p.view(0)), "redplanet-sheet-regions")}
    assert [said(cell) for cell in table["Hellas"]] == ["Hellas", "Ice", "Ice × 2", "–", "2", "Blue 3, leads", "Red 1"]
    assert [said(cell) for cell in table["Ausonia"][5:]] == ["Red 2, tied", "Green 2, tied"]
    assert said(table["Phobos"][-1]) == "nobody"


def test_a_region_names_its_neighbours_when_asked() -> None:
    """All of those of the map."""
    p = Position()
    known = {ENGLISH.say(a): [ENGLISH.say(b) for b in near] for a, near in REDPLANET.neighbours(p.view(None))}
    for row in rows(REDPLANET.sheet(p.view(None)), "redplanet-sheet-regions"):
        note = row.cells[0].note
        assert not isinstance(note, str)
        assert [ENGLISH.say(near) for near in note.args["regions"]] == known[said(row.cells[0])]


def test_a_ship_tells_where_it_goes_and_who_is_aboard() -> None:
    """Docked, redirected by a token, open, or in flight."""
    p = Position(seats=4).ships("hellas:4", "open:3", "ausonia:3").crew(0, red=1, blue=2).launched(2)
    p.token(0, "ausonia")
    told_of = [[said(cell) for cell in row.cells] for row in rows(REDPLANET.sheet(p.view(1)), "redplanet-sheet-docks")]
    assert told_of == [
        ["dock 1", "Ausonia", "1 of 4 free", "Blue 2", "Red 1"],
        ["dock 2", "destination open", "3 of 3 free", "nobody"],
        ["dock 3", "Ausonia", "in flight", "nobody"],
        ["dock 4", "empty dock", "–", "–"],
    ]


def test_only_who_has_seen_a_discovery_reads_its_name() -> None:
    """To all others it is a closed card."""
    p = Position().attach("hellas", "lichens", 1)
    for viewer, words in ((1, "Lichens (face down)"), (0, "face down"), (None, "face down")):
        table = rows(REDPLANET.sheet(p.view(viewer)), "redplanet-sheet-regions")
        assert [said(row.cells[3]) for row in table if said(row.cells[3]) != "–"] == [words]


@pytest.mark.parametrize(("card", "words"), [
    ("sylvanite_magnate", "Sylvanite Magnate: 2, the others at most 3"),
    ("broad_portfolio", "Broad Portfolio: 1 of "),
    ("wide_settlement", "Wide Settlement: there in 2 of 10 regions"),
])  # fmt: skip
def test_a_mission_tells_how_far_it_is(card: str, words: str) -> None:
    """What counts, how many there are, and how many it takes."""
    p = Position().start_mission(0, card).own("red", ice=1, sylvanite=2, celerium=4).own("blue", sylvanite=3)
    p.stand("hellas", red=1).stand("phobos", red=3)
    mine = section(REDPLANET.sheet(p.view(0)), "redplanet-sheet-cards")
    assert mine.mine
    assert [said(cell).startswith(words) for cell in section_cells(mine)] == [True]


def test_the_chosen_character_is_marked_for_its_owner_alone() -> None:
    """Others see a card face down."""
    p = Position().act(0, "choose", "pilot")
    hand = [said(cell) for cell in section_cells(section(REDPLANET.sheet(p.view(0)), "redplanet-sheet-hand"))]
    assert [words for words in hand if "chosen" in words] == ["1 Pilot (chosen)"]
    for viewer, words in ((0, "1 Pilot"), (1, "face down"), (None, "face down")):
        table = rows(REDPLANET.sheet(p.view(viewer)), "redplanet-sheet-characters")
        assert [said(row.cells[1]) for row in table] == [words, "–", "–", "–"]


def test_a_duellist_reads_what_the_neutral_colour_has_drawn() -> None:
    """And each seat has two colours, its own first."""
    p = Position("2015", 2)
    sheet = REDPLANET.sheet(p.view(1))
    assert [line.colours for line in sheet.seats] == [[0, 1], [3, 2]]
    hand = list(section_cells(section(sheet, "redplanet-sheet-hand")))
    assert hand[-1].colour == 2 and said(hand[-1]).startswith("Yellow (neutral) plays: ")
    assert not any(said(cell).startswith("Blue (neutral) plays") for cell in cells(sheet))


@pytest.mark.parametrize(
    ("number", "words"), [(1, "after round 5"), (6, "after round 8"), (9, "last production after round 10")]
)
def test_the_header_tells_when_tokens_come(number: int, words: str) -> None:
    """The next production, and before the last one the discoveries."""
    header = [
        each if isinstance(each, str) else ENGLISH.say(each)
        for each in REDPLANET.sheet(Position().round(number).view(0)).now
    ]
    assert any(each.endswith(words) for each in header)
    assert header[0] == f"Round {number}/10"
