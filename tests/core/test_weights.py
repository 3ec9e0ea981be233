"""The file of weights: every edition of every game is in it, and what is written can be read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core import weights
from ecliptic.core.boxed import BoxedGame
from ecliptic.core.game import Game
from ecliptic.core.prospects import STAGES, Weights
from ecliptic.games import GAMES

NAMES = ("gold", "silver")
WEIGHT = st.tuples(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))
PAIRS = st.tuples(WEIGHT, WEIGHT)
Pairs = tuple[tuple[int, int], tuple[int, int]]


def ends(table: list[int], features: int) -> list[tuple[int, int]]:
    """The weights of each feature at the start and at the end."""
    return list(zip(table[:features], table[-features:], strict=True))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to write to."""
    return tmp_path_factory.mktemp("weights") / "weights.toml"


@given(PAIRS, PAIRS, PAIRS)
def test_what_is_written_can_be_read(file: Path, first: Pairs, second: Pairs, third: Pairs) -> None:
    """Two editions in one file, points and odds of each."""
    one = weights.section("2015", NAMES, list(first), list(second))
    other = weights.section("solo", NAMES, list(third), list(first))
    file.write_text(one + "\n" + other, encoding="utf-8")
    read = weights.read(file, NAMES)
    assert set(read) == {"2015", "solo"}
    found = [ends(list(table), 2) for each in read.values() for table in (each.points, each.odds)]
    assert found == [list(first), list(second), list(third), list(first)]


def test_weights_are_read_by_name_not_by_place(file: Path) -> None:
    """The game says in which order it looks at its features."""
    text = weights.section("first", NAMES, [(1, 2), (3, 4)], [(5, 6), (7, 8)])
    file.write_text(text, encoding="utf-8")
    turned = weights.read(file, NAMES[::-1])["first"]
    assert ends(list(turned.points), 2) == [(3, 4), (1, 2)]
    assert ends(list(turned.odds), 2) == [(7, 8), (5, 6)]


@pytest.mark.parametrize("names", [("gold",), ("gold", "silver", "ice"), ("gold", "ice")])
def test_a_file_of_other_features_is_refused(file: Path, names: tuple[str, ...]) -> None:
    """Too few, too many, or others: the message names what differs."""
    file.write_text(weights.section("first", NAMES, [(1, 1)] * 2, [(1, 1)] * 2), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"silver|ice"):
        weights.read(file, names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_edition_of_a_game_has_weights(game: Game) -> None:
    """And no others stand in its file; hints use them."""
    assert isinstance(game, BoxedGame)
    tables = tomllib.loads((game.folder / "mind" / "weights.toml").read_text(encoding="utf-8"))
    assert set(tables) == {info.id for info in game.editions}
    for edition, table in tables.items():
        used = game.hints(edition).weights
        assert used.features == len(game.feature_names)
        for kind, mine in (("points", used.points), ("odds", used.odds)):
            assert ends(list(mine), int(used.features)) == [tuple(table[kind][name]) for name in game.feature_names]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_game_makes_hints_with_other_weights(game: Game) -> None:
    """Those of the file stay as they are."""
    other = Weights([(7, 9)] * len(game.feature_names), [(1, 1)] * len(game.feature_names))
    hints = game.hints_with(other)
    assert hints.weights is other
    assert type(hints) is type(game.hints(game.default_edition))
    assert game.hints(game.default_edition).weights.points[0] != 7
    assert list(other.points)[:: len(game.feature_names)][:: int(STAGES)] == [7, 9]
