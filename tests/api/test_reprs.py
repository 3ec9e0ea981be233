"""What an interactive session shows is one line that is worth reading."""

from __future__ import annotations

import pytest

import ecliptic as ec


@pytest.fixture(scope="module")
def table() -> ec.Table:
    """A game that has begun."""
    return ec.play("redplanet", "random", seed=7, moves=30)


def test_a_game_tells_its_editions_and_players() -> None:
    """One, two or more."""
    assert list(map(repr, ec.games())) == [
        "<Game redplanet: 2005 (3-5 players), 2015 (2-6 players), 2025 (2-6 players)>",
        "<Game kosmonauts: classic (2-4 players)>",
        "<Game ares: versus (2-4 players), coop (2 players), solo (1 player)>",
    ]


def test_a_table_tells_where_it_stands(table: ec.Table) -> None:
    """And at the end who has won."""
    assert repr(ec.new("ares", seed=1)) == "<Table: ares versus, 2 players, round 0, move 0, waiting for seat 0, 1>"
    assert repr(table) == "<Table: redplanet 2015, 4 players, round 3, move 30, waiting for seat 1>"
    solo = ec.play("ares", "random", seed=1, players=1)
    assert repr(solo).startswith("<Table: ares solo, 1 player, round ") and repr(solo).endswith(", won by nobody>")


def test_a_state_tells_nothing_hidden(table: ec.Table) -> None:
    """A state is all that is true; its repr is what everybody knows."""
    assert repr(table.state) == "<RedPlanet: 4 seats, round 3, move 30, waiting for seat 1>"
    assert repr(ec.play("kosmonauts", "random", seed=1).state).endswith(", over>")


def test_a_decision_lists_some_of_its_actions(table: ec.Table) -> None:
    """However many there are, it is one line."""
    found = repr(ec.new("redplanet", seed=7).decision)
    assert found == "<Decision: seat 0, KeepMission: keep 5, keep 9>"
    many = ec.Decision(2, "Choose", tuple(("place", thing) for thing in range(20)), optional=True)
    shown = ", ".join(f"place {thing}" for thing in range(8))
    assert repr(many) == f"<Decision: seat 2, Choose (optional): {shown}, … 12 more>"
    assert repr(table.legal[0]) == "('choose', 0)"


def test_a_record_keeps_its_seed_to_itself(table: ec.Table) -> None:
    """Whoever knows the seed knows every deck."""
    assert repr(table.record) == "<Record: redplanet 2015, 4 seats, 30 moves, in progress>"
    assert repr(table.moves[0]) == f"Move(seat=0, action={table.moves[0].action!r})"
    assert repr(ec.play("kosmonauts", "random", seed=1).record).endswith(" moves, finished>")


def test_a_bot_tells_its_name_and_seed() -> None:
    """The seed only if it has one of its own."""
    assert (repr(ec.bot("expert@500")), repr(ec.bot("easy", seed=3))) == ("<Bot expert@500>", "<Bot easy, seed 3>")
