"""The field as text: all of it can be said, says what is true, knows nothing that is hidden, and can be pressed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Cell, Row, Sheet
from ecliptic.core.words import Phrase
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import distance
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.rules.flight import shift_q, shift_r
from ecliptic.games.kosmonauts.rules.scoring import mission_points
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.telling.sheet_page import shortest
from ecliptic.games.kosmonauts.view import KosmonautsView
from ecliptic.testing.conformance import label
from tests.games.kosmonauts.position import Position
from tests.games.sheets import (
    Heard,
    args,
    cells,
    check_pressed,
    check_secrets,
    done_to_things,
    every_edition,
    grids,
    passing,
    rows,
    said,
    section,
    section_cells,
    told,
    views,
)

ALL = [pytest.param(rules, id=label(KOSMONAUTS, rules)) for rules in every_edition(KOSMONAUTS)]
EVERY = 9  # positions: a number that has nothing to do with how a round goes


def seen(rules: Rules, seed: int = 3) -> Iterator[tuple[Kosmonauts, KosmonautsView, Sheet]]:
    """Positions all over a random game, with every view and its sheet."""
    for state, settled in passing(KOSMONAUTS, rules, seed, EVERY):
        for view in views(KOSMONAUTS, state, settled):
            assert isinstance(state, Kosmonauts) and isinstance(view, KosmonautsView)
            yield state, view, KOSMONAUTS.sheet(view)


def sector(cell: Cell) -> tuple[int, int]:
    """The sector that a cell tells."""
    return args(cell)["q"], args(cell)["r"]


def lines(sheet: Sheet, title: str) -> list[str]:
    """What stands under a heading, in English."""
    return [said(cell) for cell in section_cells(section(sheet, title))]


def bodies(sheet: Sheet) -> dict[str, Row]:
    """The rows of the bodies by name."""
    return {said(row.cells[0]): row for row in rows(sheet, "kosmonauts-sheet-bodies")}


# All over random games.


@pytest.mark.parametrize("rules", ALL)
def test_every_word_can_be_said(rules: Rules) -> None:
    """Strictly in four languages."""
    heard = Heard()
    for _, _, sheet in seen(rules):
        heard.hear(sheet)
    assert len(heard.phrases) > 100
    heard.check("kosmonauts")


@pytest.mark.parametrize("rules", ALL)
def test_every_number_is_that_of_the_view(rules: Rules) -> None:
    """Where bodies and ships are, what ships carry, and the tokens that they have."""
    for _, view, sheet in seen(rules):
        for ahead, row in zip(view.bodies_ahead, rows(sheet, "kosmonauts-sheet-bodies"), strict=True):
            assert not ahead or [sector(cell) for cell in row.cells[1:4]] == ahead[:3]
        if view.round:
            for ship, row in zip(view.ships, rows(sheet, "kosmonauts-sheet-ships"), strict=True):
                assert [said(cell) for cell in row.cells[4:7]] == [str(ship.fuel), str(ship.hyper), str(ship.shields)]
                shown = [args(cell)["points"] for cell in row.cells[7:] if told(cell, "kosmonauts-sheet-token")]
                assert shown == [value for value in ship.tokens if value]
                assert ship.landed_on is not None or sector(row.cells[1]) == ship.sector
        for seat, line in enumerate(sheet.seats):
            ship = view.ships[seat]
            assert [args(fact)["count"] for fact in line.facts[:3]] == [ship.fuel, ship.hyper, ship.shields]
            assert line.points == (view.score[seat] if view.over else sum(ship.tokens))


@pytest.mark.parametrize("rules", ALL)
def test_the_sheet_knows_nothing_that_is_hidden(rules: Rules) -> None:
    """It stays the same when the truth is another of those that the viewer cannot tell apart."""
    for state, view, sheet in seen(rules):
        check_secrets(KOSMONAUTS, state, view, sheet)


@pytest.mark.parametrize("rules", ALL)
def test_every_thing_that_can_be_chosen_has_its_one_cell(rules: Rules) -> None:
    """Bodies, points of an orbit, event cards, cubes."""
    verbs = done_to_things(KOSMONAUTS)
    for _, view, sheet in seen(rules):
        check_pressed(view, sheet, verbs)


@pytest.mark.parametrize("rules", ALL)
def test_a_cube_tells_where_it_leads(rules: Rules) -> None:
    """Ordered in a copy of the game, every cube leads where its cell says."""
    tried = 0
    for state, view, sheet in seen(rules):
        for cell in cells(sheet):
            if cell.action is not None and cell.action[0] == "order" and view.viewer is not None:
                twin = state.clone()
                KOSMONAUTS.apply(twin, view.viewer, cell.action)
                orders = KOSMONAUTS.view(twin, view.rules, view.viewer).orders
                assert orders is not None
                ends = None if told(cell, "kosmonauts-sheet-evacuation") else sector(cell)
                assert ends == orders.ends_at
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("rules", ALL)
def test_a_flight_ends_where_it_was_told(rules: Rules) -> None:
    """Flown in a copy of the game, the ship is there, or evacuated."""
    flown = 0
    for state, view, sheet in seen(rules):
        if view.decision is None or view.decision.question != "FlyOrEvacuate":
            continue
        first = next(section_cells(section(sheet, "kosmonauts-sheet-prospects")))
        happened = flight(state, view.decision.seat)
        if told(first, "kosmonauts-board-emergency"):
            assert "Evacuated" in happened
        else:
            assert "Evacuated" not in happened
            assert sector(first) == (happened["Flew"]["q"], happened["Flew"]["r"])
        flown += 1
    assert flown > 0


def flight(state: Kosmonauts, seat: int) -> dict[str, dict[str, int | None]]:
    """What happens to this ship when it flies, in a copy of the game."""
    twin = state.clone()
    twin.news = []
    KOSMONAUTS.apply(twin, seat, ("fly", 0))
    events = [KOSMONAUTS.seen(news, None) for news in twin.news]
    return {event.name: event.parts for event in events if event.parts.get("colour") == seat}


@pytest.mark.parametrize("rules", ALL)
def test_the_end_tells_points_and_missions(rules: Rules) -> None:
    """By source and in all, with the winners marked; every mission is open and says if it was met."""
    state, view, sheet = list(seen(rules))[-1]
    found = rows(sheet, "kosmonauts-sheet-scores")
    totals = {row.colour: int(said(row.cells[-1])) for row in found}
    assert totals == dict(enumerate(KOSMONAUTS.totals(state)))
    assert {row.colour for row in found if row.tone == "good"} == set(view.winners)
    for seat, row in enumerate(rows(sheet, "kosmonauts-sheet-missions")):
        met = [args(cell)["state"] == "met" for cell in row.cells[1:]]
        assert met == [mission_points(state, seat, number) > 0 for number in range(3)]


# Small positions.


def test_the_shortest_way_leads_there_in_as_few_steps_as_the_hexes_between() -> None:
    """For every sector around."""
    for q in range(-6, 7):
        for r in range(-6, 7):
            a, b, c = shortest(q, r)
            assert (shift_q(a, c), shift_r(b, c)) == (q, r)
            assert abs(a) + abs(b) + abs(c) == distance(q, r)


def test_a_ship_tells_its_speed_in_words_and_where_it_coasts() -> None:
    """And it says so if the way leads off the field."""
    p = Position(2).fly(0, (4, -1), E=1, NE=2)
    where = rows(KOSMONAUTS.sheet(p.view(1)), "kosmonauts-sheet-ships")[0].cells
    assert [said(cell) for cell in where[:4]] == ["White", "(4, -1)", "1 east and 2 north-east", "(7, -3): hazard"]
    p.fly(0, (4, -1), E=30)
    lost = rows(KOSMONAUTS.sheet(p.view(1)), "kosmonauts-sheet-ships")[0].cells
    assert (said(lost[3]), lost[3].tone) == ("evacuation", "bad")


def test_orders_tell_what_is_ordered_and_what_awaits_the_ship() -> None:
    """Units, tanks, the end of the flight, and a body that can be met there."""
    p = Position(2)
    q, r = p.body_sector("mars")
    p.fly(0, (q - 3, r), E=1).load(0, 5, 1).act(0, "order", "fuel E").act(0, "order", "fuel E")
    told_of = lines(KOSMONAUTS.sheet(p.view(0)), "kosmonauts-sheet-orders")
    assert told_of[0] == "Ordered 2 of 3: 2 east"
    assert told_of[1] == "Left: fuel 3, hyper-fuel 1, shields 3"
    assert f"This flight ends in {q},{r} (3 east)." in told_of
    assert "You can land: Mars" in told_of


def test_a_waiting_drift_is_part_of_the_first_cube() -> None:
    """A landed ship that takes off is pushed."""
    p = Position(2).event("drift E E").act(0, "refuse").act(1, "refuse")
    sheet = KOSMONAUTS.sheet(p.view(0))
    assert "The drift works as soon as your ship takes off." in lines(sheet, "kosmonauts-sheet-orders")
    (rose,) = grids(section(sheet, "kosmonauts-sheet-orders"))
    q, r = p.sector(0)
    assert sector(rose.rows[int(t.E)].cells[2]) == (q + 3, r)


def test_who_may_escape_a_drift_reads_both_ends() -> None:
    """With the shield paid, and without."""
    p = Position(2).fly(0, (4, -1), E=1).event("drift E E")
    told_of = lines(KOSMONAUTS.sheet(p.view(0)), "kosmonauts-sheet-prospects")
    assert [line.partition(": ")[2].partition(":")[0] for line in told_of] == ["(5, -1)", "(7, -1)"]


@pytest.mark.parametrize("taken", [0, 1, 3])
def test_a_landing_tells_its_token(taken: int) -> None:
    """What it says is what the ship gets."""
    p = Position(4)
    for seat in range(1, 1 + taken):
        p.tokens(seat, "mars")
    p.fly(0, p.body_sector("mars")).all_done().flies(0)
    assert p.asked() == (0, "MayLand")
    (line,) = lines(KOSMONAUTS.sheet(p.view(0)), "kosmonauts-sheet-prospects")
    p.act(0, "land", "mars")
    assert line == f"Mars: landing token {p.token(0, 'mars')}"


def test_the_landing_at_home_tells_its_token_only_when_the_race_is_done() -> None:
    """Seven tokens are needed."""
    p = Position(2).fly(0, (5, 0))
    p.fly(0, p.body_sector("earth"))
    early = p.clone().all_done().flies(0)
    assert lines(KOSMONAUTS.sheet(early.view(0)), "kosmonauts-sheet-prospects") == ["Earth: no landing token"]
    p.tokens(0, "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune").all_done().flies(0)
    assert lines(KOSMONAUTS.sheet(p.view(0)), "kosmonauts-sheet-prospects") == ["Earth: landing token 2"]
    assert p.act(0, "land", "earth").token(0, "earth") == 2


def test_a_body_tells_its_tokens_and_its_guests() -> None:
    """The values that are left, and who has been there or is there."""
    p = Position(3).tokens(1, "mars").tokens(0, "mars").landed(0, "mars")
    row = bodies(KOSMONAUTS.sheet(p.view(2)))["Mars"]
    assert [said(cell) for cell in row.cells[-3:]] == ["2, 1", "White 3, is here", "Green 4"]
    assert [cell.colour for cell in row.cells[-2:]] == [0, 1]


def test_missions_are_open_met_or_lost() -> None:
    """As far as landings go; nobody else reads them."""
    p = Position(3).missions(0, "mars", "venus", "saturn").tokens(1, "mars", "venus").tokens(0, "venus")
    told_of = lines(KOSMONAUTS.sheet(p.view(0)), "kosmonauts-sheet-my-missions")
    assert [line.rpartition(": ")[2] for line in told_of] == ["not fulfilled", "fulfilled as it stands", "open"]
    others = [cell for viewer in (1, None) for cell in cells(KOSMONAUTS.sheet(p.view(viewer)))]
    mine = [card for cell in others if told(cell, "kosmonauts-sheet-mission") for card in [args(cell)["card"]]]
    assert Phrase("kosmonauts-mission-1", {"body": Phrase("kosmonauts-body-mars")}) not in mine


def test_a_mission_can_be_lost_before_the_ship_has_been_there() -> None:
    """Two others were faster."""
    p = Position(3).missions(0, "mars", "venus", "saturn").tokens(1, "venus", "saturn").tokens(2, "venus")
    told_of = lines(KOSMONAUTS.sheet(p.view(0)), "kosmonauts-sheet-my-missions")
    assert [line.rpartition(": ")[2] for line in told_of] == ["open", "not fulfilled", "open"]
