"""A state as plain data: whole, at any decision, and with a digest that tells every difference."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core import codec
from ecliptic.core.game import Game
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from tests.core.playing import ALL_GAMES, REDPLANET, full
from tests.core.toy import CLAIMS

GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]
EDITIONS = [("2005", 3), ("2015", 2), ("2015", 4), ("2025", 5)]
EVER = 10**6

# Digests after so many random moves of a game with this seed. They change only when a rule (or a field) does: then old
# records no longer hold, and the version of the game's rules must be raised.
GOLDEN = {
    ("2005", 3, 1): ["e245d5e065038515", "93f9d7c8db47115a", "7d8670ce240c45c8"],
    ("2015", 2, 2): ["e03ea1aa6521f891", "07e274024ba6dbb5", "cb45ee14398d52c0"],
    ("2015", 4, 3): ["7da483bce1ab3375", "0d759237f4fad486", "8ed26521e73c4a07"],
    ("2025", 6, 4): ["b25d64a2d7c3a4f6", "65445ef7fb5ca19d", "98948a5fa88d7eb9"],
}


def after(game: Game, rules: Rules, seed: int, moves: int) -> State:
    """A game after so many random moves, in which nothing but our own chance decides."""
    state = game.new(Setup(rules, seed))
    state.news = None
    play_out(state, chances.from_seed(~seed), moves)
    return state


def loaded(game: Game, rules: Rules, state: State) -> State:
    """The state, saved as text and loaded again."""
    return game.from_data(rules, json.loads(json.dumps(game.to_data(state))))


def is_plain(data: Any) -> bool:
    """Nothing but numbers, words, lists and objects with words as keys."""
    if isinstance(data, dict):
        return all(type(key) is str and is_plain(value) for key, value in data.items())
    return all(map(is_plain, data)) if type(data) is list else type(data) in {int, str}


@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_a_game_can_be_saved_and_loaded_at_every_decision(edition: str, seats: int) -> None:
    """In the middle of a turn or a secret choice too: it asks everybody the same, with the same chance."""
    setup = Setup(REDPLANET.rules(edition, seats), 7)
    rules = REDPLANET.settled(setup)
    state = REDPLANET.new(setup)
    while not state.over:
        twin = loaded(REDPLANET, rules, state)
        assert REDPLANET.to_data(twin) == REDPLANET.to_data(state)
        assert REDPLANET.decisions(twin) == REDPLANET.decisions(state)
        assert (twin.asked, list(twin.legal), twin.chance) == (state.asked, list(state.legal), state.chance)
        state.act(state.asked, state.legal[state.moves % len(state.legal)])
    assert loaded(REDPLANET, rules, state).over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 50])
def test_a_loaded_game_ends_as_the_saved_one(game: Game, moves: int) -> None:
    """The same answers lead to the same end."""
    setup = Setup(full(game), 5)
    state = after(game, setup.rules, 5, moves)
    twin = loaded(game, game.settled(setup), state)
    assert play_out(state, 9, EVER) == play_out(twin, 9, EVER)
    assert game.digest(state) == game.digest(twin)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 7, EVER])
def test_the_data_are_ready_for_json(game: Game, moves: int) -> None:
    """No table, no class of ours, no set; and what is read back is what was written."""
    data = game.to_data(after(game, full(game), 1, moves))
    assert is_plain(data)
    assert json.loads(json.dumps(data)) == data
    assert set(data) == {"chance", "moves", "agenda", "state"}
    assert list(data["state"]) == list(game.fields)


@pytest.mark.parametrize("game", GAMES)
def test_the_agenda_is_written_as_seats_names_and_arguments(game: Game) -> None:
    """Groups of lanes of steps, each by the name under which the game knows it."""
    state = after(game, full(game), 1, 6)
    rows = [row for lanes in game.to_data(state)["agenda"] for lane in lanes for row in lane]
    assert rows
    for seat, name, arg in rows:
        assert -2 <= seat < state.seats
        assert name in game.steps
        assert type(game.steps[name].of(arg)).__name__ == name


@pytest.mark.parametrize("game", GAMES)
def test_every_step_comes_back_as_itself(game: Game) -> None:
    """It is known by the name of its class, keeps its argument, and takes any other if it takes any at all."""
    for name, step in game.steps.items():
        assert type(step).__name__ == name
        again = step.of(step.arg)
        assert (type(again), again.arg) == (type(step), step.arg)
        assert type(step.of(3)) is type(step)
        assert step.of(3).arg in {3, step.arg}


# Digests.


@pytest.mark.parametrize(("edition", "seats", "seed"), GOLDEN)
def test_known_games_have_known_digests(edition: str, seats: int, seed: int) -> None:
    """At the start, in the middle, and in the end."""
    rules = REDPLANET.rules(edition, seats)
    digests = [REDPLANET.digest(after(REDPLANET, rules, seed, moves)) for moves in (0, 60, EVER)]
    assert digests == GOLDEN[edition, seats, seed]


PROGRAM = """
from tests.core.test_codec import EVER, GOLDEN, REDPLANET, after
for (edition, seats, seed) in GOLDEN:
    print(REDPLANET.digest(after(REDPLANET, REDPLANET.rules(edition, seats), seed, EVER)))
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_digests_are_the_same_in_another_process(hash_seed: str) -> None:
    """Whatever order its sets and dictionaries of words may have."""
    root = Path(__file__).parent.parent.parent
    environ = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environ, capture_output=True, check=True, text=True)
    assert done.stdout.split() == [digests[-1] for digests in GOLDEN.values()]


def changed(value: int | vec[i64]) -> int | vec[i64]:
    """Another value of the same kind."""
    return value + 1 if isinstance(value, int) else append(value[:], 1)


@pytest.mark.parametrize("name", [*CLAIMS.fields, *REDPLANET.fields])
def test_the_digest_tells_when_any_field_differs(name: str) -> None:
    """Each field, whether it is a number, a table, or an entry of a table."""
    for game in (CLAIMS, REDPLANET):
        if name not in game.fields:
            continue
        state = after(game, full(game), 1, 6)
        before = game.digest(state)
        value = getattr(state, name)
        setattr(state, name, changed(value))
        assert game.digest(state) != before
        setattr(state, name, value)
        assert game.digest(state) == before
        for index in range(0 if isinstance(value, int) else len(value)):
            value[index] += 1
            assert game.digest(state) != before, index
            value[index] -= 1
        assert game.digest(state) == before


def test_the_digest_tells_when_chance_moves_or_agenda_differ() -> None:
    """The core's own part counts as well."""
    state = after(REDPLANET, REDPLANET.rules("2015", 3), 1, 6)
    digests = {REDPLANET.digest(state)}
    for change in (
        lambda s: setattr(s, "chance", s.chance + 1),
        lambda s: setattr(s, "moves", s.moves + 1),
        lambda s: s.then(0, REDPLANET.steps["PlaceAstronaut"]),
        lambda s: s.then(1, REDPLANET.steps["PlaceAstronaut"]),
        lambda s: s.then(0, REDPLANET.steps["Call"].of(1)),
        lambda s: s.then(0, REDPLANET.steps["Call"].of(2)),
    ):
        other = state.clone()
        change(other)
        digests.add(REDPLANET.digest(other))
    assert len(digests) == 7


def test_a_digest_is_sixteen_hex_digits_and_does_not_depend_on_the_order_of_keys() -> None:
    """Equal data have equal digests."""
    one, other = codec.digest({"a": 1, "b": [2, 3]}), codec.digest({"b": [2, 3], "a": 1})
    assert one == other == "c4b98fc4bec47c2b"
    assert codec.digest({"a": 1, "b": [3, 2]}) != one


class Growing(State):
    """A game in plain Python, with lists that grow."""

    def __init__(self) -> None:
        super().__init__(2, 0)
        self.pile: list[int] = []
        self.points = [0, 0]


def test_a_list_stays_a_list() -> None:
    """Whatever its length was: a rule appends to it, and a view shows it."""
    owner, pile = Growing(), [3, 5]
    codec.restore_fields(owner, {"pile": pile, "points": [1, 2]})
    assert (owner.pile, owner.points) == ([3, 5], [1, 2])
    owner.pile.append(7)
    assert codec.fields_data(owner, ["pile", "points"]) == {"pile": [3, 5, 7], "points": [1, 2]}
    assert pile == [3, 5]
