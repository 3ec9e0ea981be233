"""The first lines that somebody writes in Python."""

from __future__ import annotations

import doctest
import importlib
import itertools
from pathlib import Path

import pytest
from rich.cells import cell_len

import ecliptic as ec

MODULES = (
    "ecliptic",
    "ecliptic.games",
    "ecliptic.texts.problems",
    *(f"ecliptic.api.{name}" for name in ("opening", "players", "playing", "table")),
)
SETUPS = [
    (game.id, info.id, seats)
    for game in ec.games()
    for info in game.editions
    for seats in sorted({info.seats_min, info.seats_max})
]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_in_a_docstring_holds(name: str) -> None:
    """They are what an IDE shows."""
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.failed == 0 and found.attempted > 0


@pytest.mark.long
def test_a_table_is_played_and_printed_in_four_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """The first example of the README."""
    table = ec.new("redplanet", edition="2015", players=4, seed=7)
    ec.play(table, "medium")
    print(table)  # noqa: T201
    printed = capsys.readouterr().out
    assert printed.startswith("Mission: Red Planet · 2015 · Round 10/10")
    assert printed.rstrip().endswith("wins the game!")
    assert max(map(cell_len, printed.splitlines())) <= 80


def test_a_loop_of_ones_own_is_short() -> None:
    """Ask what is legal, and act."""
    table = ec.new("kosmonauts", seed=7)
    while not table.over:
        table.act(table.legal[-1])
    assert table.decision is None and table.legal == () and table.decisions == []
    assert len(table.scores) == table.players and table.winners


@pytest.mark.parametrize(("game", "edition", "seats"), SETUPS)
def test_every_table_can_be_read_in_80_columns(game: str, edition: str, seats: int) -> None:
    """From the first moment to the last, from outside and from a seat; no line ends in spaces, no two are empty."""
    table = ec.new(game, edition=edition, players=seats, seed=3)
    for moves in (0, 25, None):
        ec.play(table, "random", moves=moves)
        for seat in (None, 0):
            lines = table.text(seat).split("\n")
            assert max(map(cell_len, lines)) <= 80
            assert [line for line in lines if line != line.rstrip()] == []
            assert "" not in (lines[0], lines[-1]) and ("", "") not in set(itertools.pairwise(lines))


def test_what_nobody_says_is_as_usual() -> None:
    """Edition and players; an edition that seats so many is found; seeds are fresh."""
    table = ec.new("ares")
    assert (table.edition, table.players, table.names) == ("versus", 2, ("me", "me"))
    assert ec.new("ares", players=1).edition == "solo"
    assert ec.new("ares", edition="coop").players == 2
    assert ec.new("ares").seed != table.seed
    assert ec.new(ec.game("kosmonauts"), seed=1, names=["Ann", "Bob", "Cid"]).names == ("Ann", "Bob", "Cid")
    assert ec.new("redplanet", switches={"layout": "B"}, edition="2025").engine.rules.switches["layout"] == "B"


@pytest.mark.parametrize("game", [game.id for game in ec.games()])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    """Also with bots, who take their seeds from the table; another seed gives another game."""
    one, two, other = (ec.play(game, "easy", seed=seed, moves=60).record for seed in (7, 7, 8))
    assert one == two and one.moves != other.moves
    table = ec.new(game, seed=7)
    assert ec.play(table, "easy", moves=60).moves == one.moves


def test_a_bot_with_a_seed_of_its_own_plays_otherwise() -> None:
    """And always the same."""
    one, two, other = (ec.play("redplanet", ec.bot("random", seed=seed), seed=7) for seed in (1, 1, 2))
    assert one.moves == two.moves != other.moves


def test_everybody_who_can_choose_can_play() -> None:
    """A name, a bot of ours, an object with `choose`, a function; one for all seats or one for each, or a list."""

    class First:
        def choose(self, view: ec.View, decision: ec.Decision) -> ec.Action:
            assert view.viewer == decision.seat
            return decision.actions[0]

    def last(view: ec.View, decision: ec.Decision) -> ec.Action:
        assert view.viewer == decision.seat
        return decision.actions[-1]

    table = ec.play("redplanet", "random", ec.bot("easy"), First(), last, seed=7, moves=40)
    assert table.players == 4 and table.names == ("random", "easy", "me", "me") and len(table.moves) == 40
    assert ec.play("redplanet", ["random", "easy", First(), last], seed=7, moves=40).moves == table.moves
    assert ec.play(ec.new("ares", seed=1), First()).over
    assert ec.play("kosmonauts", moves=3).names == ("medium",) * 3


def test_a_bot_can_be_asked_without_acting() -> None:
    """By the table or by itself; one who answers by chance does not give the same answer for ever."""
    table = ec.new("redplanet", seed=7)
    assert ec.bot("medium").choose_at(table) == table.ask("medium") == table.ask(ec.bot("medium"))
    assert ec.bot("medium").choose_at(table, 2) in table.engine.game.decision(table.state, 2).actions  # type: ignore[union-attr]  # it is asked
    assert table.moves == ()
    decision = table.decision
    assert decision is not None and ec.bot("easy", seed=1).choose(table.view(0), decision) in table.legal
    while not table.over:
        table.act(table.ask("random"))
    assert len({table.moves[number].action for number in range(len(table.moves))}) > 20


def test_a_table_is_saved_and_loaded(tmp_path: Path) -> None:
    """In mid-game, and it goes on as it would have."""
    table = ec.play("ares", "random", seed=7, moves=50)
    table.save(tmp_path / "game.record")
    again = ec.load(str(tmp_path / "game.record"))
    assert (again.moves, again.names, again.seed) == (table.moves, table.names, table.seed)
    assert ec.play(again, "random").moves == ec.play(table, "random").moves


def test_the_log_tells_what_happened() -> None:
    """All of it, or since so many moves; in any of the four languages."""
    table = ec.play("redplanet", "random", seed=7, moves=30)
    log = table.log()
    assert "Round 1" in log[1:][0] or any("Round 1" in line for line in log)
    assert log[-len(table.log(since=20)) :] == table.log(since=20) != log
    assert table.log(lang="ru") != log
    assert table.say(table.legal[0], lang="it") and table.decision is not None and "?" not in table.say(table.decision)
