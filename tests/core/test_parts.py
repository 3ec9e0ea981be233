"""A state may hold rows of objects, such as players: they are saved, loaded and digested like any other field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core import codec
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Rules, Setup
from ecliptic.games.ares.game import ARES
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.state import Ares
from tests.core.toy import ClaimsGame
from tests.core.toy_rules import Claims

PARTS = {"purses": ("coins", "gems")}
PLAYER_FIELDS = ARES.parts["players"]


class Purse:
    """What one player has: a number and a table."""

    def __init__(self, coins: int = 0, *gems: int) -> None:
        self.coins = coins
        self.gems = vec[i64](gems)


class Rich(Claims):
    """Claims, and everybody has a purse."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, 0, may_change=False)
        self.purses = [Purse() for _ in range(seats)]


class RichGame(ClaimsGame):
    """The game with purses."""

    def __init__(self) -> None:
        setattr(self, "fields", (*ClaimsGame.fields, "purses"))  # noqa: B010  (one more than the class declares)
        self.parts = PARTS

    def blank(self, rules: Rules) -> Rich:
        return Rich(rules.seats)


GAME = RichGame()
RULES = GAME.rules("first", 2, {"may_change": False})


def rich() -> Rich:
    """A new game in which the players own something."""
    state = GAME.new(Setup(RULES, 1))
    assert isinstance(state, Rich)
    state.purses = [Purse(7, 1, 2), Purse(0)]
    return state


# Small objects.


def test_rows_of_objects_are_written_by_their_fields() -> None:
    """Numbers as they are, tables as lists, objects by their own fields, in their order."""
    data = GAME.to_data(rich())["state"]
    assert data["purses"] == [{"coins": 7, "gems": [1, 2]}, {"coins": 0, "gems": []}]
    assert data["score"] == [0, 0]
    assert list(data) == list(GAME.fields)


def test_only_the_named_fields_of_an_object_are_written() -> None:
    """A game says which of them are true, and which only help."""
    assert codec.fields_data(rich(), ("purses",), {"purses": ("coins",)}) == {"purses": [{"coins": 7}, {"coins": 0}]}


def test_loaded_objects_are_equal_and_share_nothing() -> None:
    """They are new, their tables are tables, and what happens to them leaves the data alone."""
    data = json.loads(json.dumps(GAME.to_data(rich())))
    state = GAME.from_data(RULES, data)
    assert isinstance(state, Rich)
    assert [(purse.coins, list(purse.gems)) for purse in state.purses] == [(7, [1, 2]), (0, [])]
    state.purses[1].gems = append(state.purses[1].gems, 3)
    state.purses[0].gems[0] = 9
    assert data["state"]["purses"] == [{"coins": 7, "gems": [1, 2]}, {"coins": 0, "gems": []}]


def test_objects_are_filled_where_they_are() -> None:
    """Whoever holds one of them holds the loaded one."""
    state = Rich()
    first = state.purses[0]
    codec.restore_fields(state, {"purses": [{"coins": 5, "gems": [4]}, {"coins": 6, "gems": []}]}, PARTS)
    assert state.purses[0] is first
    assert (first.coins, list(first.gems), state.purses[1].coins) == (5, [4], 6)


@pytest.mark.parametrize("rows", [0, 1, 3])
def test_data_for_more_or_fewer_objects_are_refused(rows: int) -> None:
    """A row too many or too few is never lost in silence."""
    with pytest.raises(ValueError, match="zip"):
        codec.restore_fields(Rich(), {"purses": [{"coins": 1, "gems": []}] * rows}, PARTS)


def test_the_digest_tells_when_a_part_of_any_object_differs() -> None:
    """A number, an entry of a table, or whose it is."""
    digests = set()
    for purses in ([(7, 1), (0,)], [(7, 2), (0,)], [(8, 1), (0,)], [(0,), (7, 1)], [(7, 1), (0, 0)]):
        state = rich()
        state.purses = [Purse(*purse) for purse in purses]
        digests.add(GAME.digest(state))
    assert len(digests) == 5


def test_a_game_without_such_fields_declares_none() -> None:
    """Then all fields are numbers and tables."""
    assert ClaimsGame.parts == {}


# The players of Ares.


def in_the_middle(moves: int = 150) -> Ares:
    """A game of three after so many random moves."""
    state = ARES.new(Setup(ARES.rules("versus", 3), 4))
    assert isinstance(state, Ares)
    state.news = None
    play_out(state, chances.from_seed(4), moves)
    return state


@pytest.mark.parametrize("name", PLAYER_FIELDS)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_digest_tells_when_any_field_of_a_player_differs(seat: int, name: str) -> None:
    """Whoever's it is."""
    state = in_the_middle(20)
    before = ARES.digest(state)
    player, value = state.players[seat], getattr(state.players[seat], name)
    setattr(player, name, value + 1 if isinstance(value, int) else append(value[:], 1))
    assert ARES.digest(state) != before
    setattr(player, name, value)
    assert ARES.digest(state) == before


@pytest.mark.skipif(not hasattr(Player(), "__dict__"), reason="compiled classes do not list their fields")
def test_every_field_of_a_player_is_saved() -> None:
    """None was forgotten when a field was added, and none is saved that is not there."""
    assert sorted(PLAYER_FIELDS) == sorted(vars(Player()))


@pytest.mark.parametrize("moves", [0, 3, 40, 150])
def test_players_come_back_as_they_were(moves: int) -> None:
    """Every field of every player, and the game goes on in the same way."""
    state = in_the_middle(moves)
    rules = ARES.settled(Setup(ARES.rules("versus", 3), 4))
    twin = ARES.from_data(rules, json.loads(json.dumps(ARES.to_data(state))))
    assert isinstance(twin, Ares)
    assert [told(player) for player in twin.players] == [told(player) for player in state.players]
    assert play_out(twin, 9, 200) == play_out(state, 9, 200)
    assert ARES.digest(twin) == ARES.digest(state)


def told(player: Player) -> dict[str, Any]:
    """All that a player has, as it can be compared."""
    values = {name: getattr(player, name) for name in PLAYER_FIELDS}
    return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}
