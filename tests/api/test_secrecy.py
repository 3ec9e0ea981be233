"""What is printed without asking for a seat could be read aloud at the table."""

from __future__ import annotations

import pytest

import ecliptic as ec

GAMES = [game.id for game in ec.games()]


@pytest.mark.parametrize("moves", [0, 7, 30, 61])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_prints_the_same_in_every_world_that_a_watcher_can_imagine(game: str, moves: int) -> None:
    """Whatever the hands and decks are: text, log and repr depend on what everybody may know."""
    table = ec.play(game, "random", seed=5, moves=moves)
    shown = str(table), repr(table), repr(table.state)
    view = table.view()
    for chance in range(5):
        table.engine.state = table.game.imagine(view, chance)
        assert (str(table), repr(table), repr(table.state)) == shown


def test_a_hand_is_shown_to_its_own_seat_only() -> None:
    """It has to be asked for."""
    table = ec.play("ares", "random", seed=5, moves=8)
    mine = table.text(0)
    assert "Your hand" in mine and "Your hand" not in str(table) == table.text(None)
    hand = mine.split("Your hand")[1].split("\n\n")[0].split("\n")[1:]
    names = [line[4:].strip() for line in hand]  # after the price
    assert len(names) > 3
    assert [name for name in names if name in str(table)] == [name for name in names if name in table.text(1)] == []


def test_a_log_has_no_secrets_either() -> None:
    """A seat sees which cards it drew, a watcher does not."""
    table = ec.play("ares", "random", seed=5, moves=8)
    assert table.log(0) != table.log() != table.log(1)
