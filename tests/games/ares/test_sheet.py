"""The board as text: it can be said, it is true, it knows nothing that is hidden, and it can be pressed."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.core.sheet import Cell, Grid
from ecliptic.core.words import Phrase
from ecliptic.games.ares.game import ARES
from ecliptic.games.ares.telling.sheet_cards import card_points
from ecliptic.games.ares.view import AresView, PlayerSeen
from tests.games.ares.position import IDS, Position
from tests.games.ares.scenes import all_scenes, taking
from tests.games.ares.sheets import GAMES, positions, scales, section, titles, views
from tests.games.sheets import Heard, cells, check_pressed, check_secrets, said

ALL = range(len(GAMES))
PRESSED = {verb.name for verb in ARES.verbs if verb.kind in ("card", "standard", "space", "phase")}
ORDER = (
    *("ares-sheet-mars", "ares-sheet-resources", "ares-board-your-hand", "ares-sheet-marked", "ares-board-offers"),
    *("ares-board-looked", "ares-sheet-your-actions", "ares-sheet-yours", "ares-sheet-of", "ares-sheet-phases"),
    *("ares-sheet-table", "ares-sheet-score"),
)


def by_kind(found: list[Cell]) -> dict[str, str]:
    """Each fact by its kind."""
    return {cell.kind: said(cell) for cell in found}


# All of it can be said.


@pytest.mark.parametrize("game", ALL)
def test_every_word_can_be_said(game: int) -> None:
    """Strictly in four languages; nothing is empty, and nothing is left of a message."""
    heard = Heard()
    for p in positions(game):
        for view in views(p):
            heard.hear(ARES.sheet(view))
    assert len(heard.phrases) > 200
    heard.check("ares")


@pytest.mark.parametrize("game", ALL)
def test_the_sections_come_in_their_order(game: int) -> None:
    """From Mars to the score; what has nothing is left out, and nobody has a part that is not theirs."""
    for p in positions(game):
        for view in views(p):
            sheet = ARES.sheet(view)
            found = [each.title.id for each in sheet.sections if isinstance(each.title, Phrase)]
            assert found == sorted(found, key=ORDER.index)
            assert all(each.blocks for each in sheet.sections)
            assert bool(titles(sheet, mine=True)) == (view.viewer is not None)
            assert ("ares-sheet-score" in found) == view.over


# It says what is true.


@pytest.mark.parametrize("game", ALL)
def test_the_numbers_are_those_of_the_view(game: int) -> None:
    """Mars, what every seat has, and the viewer's own resources."""
    for p in positions(game):
        for view in views(p):
            sheet = ARES.sheet(view)
            assert [scale.value for scale in scales(sheet)[:3]] == [view.temperature, view.oxygen, view.oceans]
            for seat, seen in enumerate(view.players):
                line = sheet.seats[seat]
                assert (line.colours, line.points) == ([seat], seen.points)
                check_facts(by_kind(line.facts), seen)
            if view.viewer is not None:
                resources = section(sheet, "ares-sheet-resources")
                check_facts(by_kind(resources[:8]), view.players[view.viewer])


def check_facts(facts: dict[str, str], seen: PlayerSeen) -> None:
    """What is said of a player agrees with what is seen of them; none of a thing may be left unsaid."""
    mc, heat, plants, _ = seen.production
    assert facts["mc"] == f"{seen.mc} M€, income {mc + seen.rating}"
    assert facts["heat"] == f"{seen.heat} heat, income {heat}"
    assert facts["plants"].startswith(f"{seen.plants} plant") and facts["plants"].endswith(f"income {plants}")
    assert facts["cards"].startswith(f"{len(seen.hand)} card")
    assert facts["rating"] == f"TR {seen.rating}"
    for stock in ("steel", "titanium"):
        assert facts.get(stock, f"0 {stock}") == f"{getattr(seen, stock)} {stock}"
    assert facts.get("forests", "0 ").split()[0] == str(seen.forests)


@pytest.mark.parametrize("game", ALL)
def test_the_hand_is_shown_at_its_prices(game: int) -> None:
    """One cell for each card, in the order of the hand, in the colour of the card; others see how many."""
    for p in positions(game):
        box = ARES.box(p.rules)
        for seat in range(p.s.seats):
            view = p.view(seat)
            mine = view.players[seat]
            hand = section(ARES.sheet(view), "ares-board-your-hand")
            assert len(hand) == len(mine.hand)
            for number, cell in zip(mine.hand, hand, strict=True):
                assert number is not None
                free = cell.action is not None and view.decision is not None and view.decision.question == "PlayFree"
                assert said(cell).endswith(f", {0 if free else mine.prices[number]} M€")
                assert cell.kind == f"card-{box.cards[number].colour}" and cell.note


@pytest.mark.parametrize("game", ALL)
def test_cards_are_worth_what_the_table_counts(game: int) -> None:
    """TR, forests and the cards one by one make up the points that all can see; so do they in the final grid."""
    for p in positions(game):
        view = p.view(None)
        box = ARES.box(p.rules)
        for seen in view.players:
            if seen.corporation is not None:
                worth = sum(card_points(seen, each, box) for each in (seen.corporation, *seen.played))
                assert seen.points == seen.rating + seen.forests + worth
    rows = Counter[tuple[str, int]]()
    for row in ARES.scores(p.s):
        rows[row["source"], row["colour"]] += row["points"]
    grid = next(block for each in ARES.sheet(view).sections[-1:] for block in each.blocks if isinstance(block, Grid))
    for source, line in zip(("rating", "forests", "card"), grid.rows, strict=False):
        assert [said(cell) for cell in line.cells[1:]] == [str(rows[source, seat]) for seat in range(p.s.seats)]
    assert [said(cell) for cell in grid.rows[-1].cells[1:]] == [str(total) for total in ARES.totals(p.s)]


# It knows nothing that is hidden.


@pytest.mark.parametrize("game", ALL)
def test_a_sheet_does_not_change_with_what_is_hidden(game: int) -> None:
    """The same for every truth that this viewer cannot tell apart."""
    for p in positions(game):
        for view in views(p):
            check_secrets(ARES, p.s, view, ARES.sheet(view))


def test_a_stranger_sees_no_face_of_a_hand() -> None:
    """Only how many cards there are; a card that the viewer gave away is known."""
    p = Position(2, "coop").hand(0, "moss").hand(1, "comet", "mine")
    assert "Comet" not in str([said(cell) for cell in cells(ARES.sheet(p.view(0)))])
    p.s.known_to[IDS["comet"]] = 1
    assert "in hand: Comet" in [said(cell) for cell in cells(ARES.sheet(p.view(0)))]
    assert "Mine" not in str([said(cell) for cell in cells(ARES.sheet(p.view(0)))])


# It can be pressed.


def pressed(p: Position) -> set[str]:
    """The verbs of what can be pressed, which is neither more nor less than what is legal."""
    return {verb for view in views(p) for verb in check_pressed(view, ARES.sheet(view), PRESSED)}


@pytest.mark.parametrize("game", ALL)
def test_every_thing_that_can_be_chosen_has_one_cell(game: int) -> None:
    """Cards, standard actions, oceans and phases."""
    heard = set().union(*map(pressed, positions(game)))
    assert {"play", "standard", "plan", "sell_card"} <= heard


def test_things_that_are_seldom_chosen_have_their_cells_as_well() -> None:
    """Cards that give or get something, that react, that lie open."""
    heard = set().union(*map(pressed, all_scenes()))
    assert {"put", "remove", "take", "resolve"} <= heard


def test_all_see_a_card_that_is_revealed() -> None:
    """Who revealed it may take it, others may not; what does not fit is dim."""
    p = taking()
    looked = section(ARES.sheet(p.view(0)), "ares-board-looked")
    assert [(said(cell).partition(":")[0], cell.tone) for cell in looked] == [
        ("Moss", ""),
        ("Comet", "dim"),
        ("Lichen", ""),
    ]
    assert "revealed: Comet" in own(p.view(1), "ares-sheet-of")


@pytest.mark.parametrize("game", ALL)
def test_what_cannot_be_played_is_dim_while_one_plays(game: int) -> None:
    """And only then."""
    for p in positions(game):
        for seat in range(p.s.seats):
            view = p.view(seat)
            question = "" if view.decision is None else view.decision.question
            playing = question in ("DevelopmentPhase", "ConstructionPhase", "PlayFree")
            for cell in section(ARES.sheet(view), "ares-board-your-hand"):
                assert (cell.tone == "dim") == (playing and cell.action is None)


def own(view: AresView, title: str) -> list[str]:
    """What stands under a heading, in English."""
    return [said(cell) for cell in section(ARES.sheet(view), title)]


def test_actions_tell_what_they_cost_now() -> None:
    """Steel makes it cheaper; cubes lie on the card; what was used says so."""
    p = Position().in_play(0, "aquifer_pumping", "regolith_eaters", "mine").plan("action", "research")
    first, second = own(p.view(0), "ares-sheet-your-actions")
    assert first == "Aquifer Pumping: 6 M€ → flip 1 ocean"
    assert second.endswith("· 0 microbes")
    p.act(0, "use", "regolith_eaters")
    assert own(p.view(0), "ares-sheet-your-actions")[1].endswith("· 1 microbe · used")


def test_mars_as_cards_see_it_is_told_when_it_differs() -> None:
    """Requirements look at the start of the phase."""
    p = Position().give(0, heat=8).plan("action", "research")
    assert not any("began" in line for line in own(p.view(0), "ares-sheet-mars"))
    p.act(0, "standard", "temperature_heat")
    line = next(line for line in own(p.view(1), "ares-sheet-mars") if "began" in line)
    assert "-30 °C" in line and "oxygen 0 %" in line


def test_a_finished_game_begins_with_who_has_won() -> None:
    """In all three modes."""
    for game in ALL:
        *_, p = positions(game)
        first = ARES.sheet(p.view(None)).now[0]
        assert isinstance(first, Phrase) and first.id.removeprefix("ares-event-") in (
            *("game-won", "victory-shared", "team-won", "team-lost", "solo-won", "solo-lost"),
        )
