"""The board as text is there for every game: for every seat and for a watcher, from the first decision to the end."""

from __future__ import annotations

import pytest

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Grid, Sheet
from ecliptic.core.view import View
from ecliptic.games import GAMES
from ecliptic.testing.conformance import label
from tests.games.sheets import cells, facts, passing, views, words

ALL = [
    pytest.param(game, rules, id=f"{game.id} {label(game, rules)}")
    for game in GAMES
    for info in game.editions
    for seats in sorted({info.seats_min, info.seats_max})
    for rules in [game.rules(info.id, seats, game.brief)]
]


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_everybody_can_read_the_board_during_a_whole_game(game: Game, rules: Rules) -> None:
    """Seats, tables and actions hold together, and nothing is without words."""
    looked = 0
    for state, settled in passing(game, rules, seed=5, every=7):
        for view in views(game, state, settled):
            sheet = game.sheet(view)
            assert sheet.now and all(words(sheet))
            check_seats(game, view, sheet)
            check_tables(sheet)
            check_actions(game, view, sheet)
            looked += 1
    assert looked > 20


def check_seats(game: Game, view: View, sheet: Sheet) -> None:
    """One line for each seat, in order, its own colour first; every fact has a kind that a page can draw."""
    assert [line.colours[0] for line in sheet.seats] == game.main_colours(view.rules)
    assert all(fact.kind for fact in facts(sheet))


def check_tables(sheet: Sheet) -> None:
    """No section and no block is empty; a row has a cell under every heading."""
    for section in sheet.sections:
        assert section.blocks, section.title
        for block in section.blocks:
            if isinstance(block, Grid):
                assert block.rows, section.title
                assert all(len(row.cells) >= len(block.heads) for row in block.rows), section.title


def check_actions(game: Game, view: View, sheet: Sheet) -> None:
    """A cell stands for something that can be done to a thing; a watcher has nothing to press and nothing private."""
    things = {verb.name: verb.things for verb in game.verbs}
    found = [cell.action for cell in cells(sheet) if cell.action is not None]
    assert all(0 <= thing < things[verb] for verb, thing in found)
    if view.viewer is None:
        assert not found and not any(section.mine for section in sheet.sections)
