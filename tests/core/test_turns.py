"""Bots that act at the same time take turns: one action each, in seat order, round and round."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from ecliptic.bots import bot
from ecliptic.core import record_reader
from ecliptic.core.bot import next_in_turn
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from ecliptic.games import GAMES
from ecliptic.testing.rules import rule
from tests.cli.running import run

SHORT = ("--switch", "round_limit=40")


def asked(*seats: int) -> list[Decision]:
    """These seats are waited for."""
    return [Decision(seat, "Ask", (("pick", 0),)) for seat in seats]


@rule("AE-Q1")
@pytest.mark.parametrize(
    ("seats", "last", "following"),
    [
        ((0, 1, 2), -1, 0),
        ((0, 1, 2), 0, 1),
        ((0, 1, 2), 1, 2),
        ((0, 1, 2), 2, 0),
        ((0, 2, 3), 0, 2),
        ((0, 2, 3), 1, 2),
        ((1, 2), 3, 1),
        ((0, 2), 2, 0),
        ((2,), 2, 2),
        ((1,), 2, 1),
    ],
)
def test_the_next_seat_after_the_last_is_asked(seats: tuple[int, ...], last: int, following: int) -> None:
    """Seats that are not waited for are left out, and after the highest comes the lowest."""
    assert next_in_turn(asked(*seats), last).seat == following


@rule("AE-Q1")
def test_nobody_is_asked_twice_before_all_have_been_asked() -> None:
    """While the same seats are waited for."""
    last, order = -1, []
    for _ in range(9):
        last = next_in_turn(asked(0, 1, 3), last).seat
        order.append(last)
    assert order == [0, 1, 3] * 3


# At a table of bots.


def turns(record: Record, game: Game) -> Iterator[tuple[list[int], int, int]]:
    """Of each move: who was waited for, who moved last, and who moved."""
    state, last = game.new(record.setup), -1
    for move in record.moves:
        yield list(state.waiting()), last, move.seat
        game.apply(state, move.seat, move.action)
        last = move.seat


@rule("AE-Q1")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_bots_at_a_table_take_turns(tmp_path: Path, seats: int, seed: int) -> None:
    """Whoever is waited for and sits next after the last one has moved, in every window of a whole game."""
    file = tmp_path / "game"
    ran = run("play", "ares", "--seats", ",".join(["random"] * seats), "--seed", seed, "--save", file, *SHORT)
    assert ran.code == 0
    game, record = record_reader.read(file.read_text(encoding="utf-8"), GAMES)
    wrong = [turn for turn in turns(record, game) if turn[2] != min(turn[0], key=lambda s: (s - turn[1] - 1) % seats)]
    assert wrong == []


@rule("AE-Q1")
def test_simulated_bots_take_turns() -> None:
    """In a window that all three are waited for in, the seats act in order, one action each."""
    noted: list[tuple[tuple[int, ...], int]] = []

    class Noted:
        """A bot that acts at random; who was waited for, and who it is, are noted."""

        def __init__(self, _name: str, game: Game, seed: int) -> None:
            self.bot = bot("random", game, seed)  # whatever the name: greed is slow

        def choose(self, view: View, decision: Decision) -> Action:
            noted.append((view.waiting, decision.seat))
            return self.bot.choose(view, decision)

    with mock.patch("ecliptic.cli.sim.bot", Noted):
        assert run("sim", "ares", "--players", 3, "--bots", "random,random,greedy", "--games", 1, *SHORT).code == 0
    together = [(one[1], other[1]) for one, other in itertools.pairwise(noted) if len(other[0]) == 3]
    assert set(together) == {(0, 1), (1, 2), (2, 0)}


@rule("AE-Q1")
def test_bots_alone_play_the_same_game_twice(tmp_path: Path) -> None:
    """Nothing depends on the clock."""
    texts = []
    for name in ("1", "2"):
        run("play", "ares", "--seats", "random,random", "--seed", 5, "--save", tmp_path / name, *SHORT)
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
