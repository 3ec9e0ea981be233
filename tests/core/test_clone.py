"""A clone is equal, goes its own way, and shares only what never changes."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.game import Game
from ecliptic.core.setup import Setup
from ecliptic.core.state import CHANCE_ANSWERED, State
from tests.core.playing import ALL_GAMES, full
from tests.core.script import Ask, Note, Script, Together, played

GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]


def test_a_clone_goes_its_own_way() -> None:
    """What happens in a clone changes nothing here, and what happens here changes nothing there."""
    s = played(Together(Ask(3, Note("own")), 0, 1), Note("below"))
    s.act(0, 0)
    twin = s.clone()
    plan, diary = s.agenda(), s.diary[:]
    assert (twin.agenda(), twin.diary, twin.moves, twin.asked) == (plan, diary, 1, 1)
    twin.act(1, 2)
    assert (s.agenda(), s.diary, list(s.waiting()), s.moves, s.over) == (plan, diary, [1], 1, False)
    s.act(1, 0)
    assert (twin.notes, s.notes) == ("pick0 own pick2 own below", "pick0 own pick0 own below")


def test_clones_share_the_steps_themselves() -> None:
    """A step is a value: nobody copies it."""
    s = played(Together(Ask(2), 0, 1), Note("below"))
    ours, theirs = s.agenda(), s.clone().agenda()
    flat = [(a, b) for one, other in zip(ours, theirs, strict=True) for a, b in zip(one, other, strict=True)]
    assert all(step is twin for lane, copy in flat for step, twin in zip(lane, copy, strict=True))


def test_a_clone_in_a_nested_group_keeps_all_that_waits() -> None:
    """Groups that wait below are copied as well."""
    s = played(Together(Ask(2, Together(Ask(2), 0, 1)), 0, 1), Note("below"))
    s.act(0, 0)
    twin = s.clone()
    for _ in range(2):
        for state in (s, twin):
            while state.waiting():
                state.act(state.waiting()[0], 0)
    assert twin.diary == s.diary
    assert twin.over


def test_nobody_listens_to_a_clone() -> None:
    """News are told only where somebody listens, and not in a clone."""
    s = Script()
    s.tell(1, 0, 2)
    assert s.news is None
    s.news = []
    s.tell(1, 0, 2, 3)
    assert [(news.kind, news.insider, list(news.parts)) for news in s.news] == [(1, 0, [2, 3, NONE, NONE])]
    assert s.clone().news is None


def test_a_clone_has_the_same_chance_and_has_learnt_the_same() -> None:
    """What chance will answer, and what the last move taught, are parts of the state."""
    s = Script()
    drawn = s.below(1000)
    twin = s.clone()
    assert (twin.chance, twin.learnt) == (s.chance, CHANCE_ANSWERED)
    assert twin.below(10**6) == s.below(10**6) != drawn


# Whole games.


def in_the_middle(game: Game, moves: int, seed: int = 1) -> State:
    """A random game after so many moves."""
    state = game.new(Setup(full(game), seed))
    chooser = random.Random(seed)
    while state.moves < moves and not state.over:
        state.act(state.asked, chooser.choice(list(state.legal)))
    return state


def attributes(state: State) -> set[str]:
    """What a state holds, plain or compiled."""
    return {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}


def tables(state: State, game: Game) -> dict[str, vec[i64]]:
    """The fields that can be changed in place, those of the state's parts too."""
    owners: list[tuple[str, object, Sequence[str]]] = [
        ("state", state, [f for f in game.fields if f not in game.parts])
    ]
    for part, fields in game.parts.items():
        owners += [(f"{part} {place}", each, fields) for place, each in enumerate(getattr(state, part))]
    found = {f"{where} {name}": getattr(owner, name) for where, owner, fields in owners for name in fields}
    return {name: value for name, value in found.items() if not isinstance(value, int)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 5, 60])
def test_a_clone_shares_no_table(game: Game, moves: int) -> None:
    """Each table of the state, changed in the clone, is as it was here."""
    s = in_the_middle(game, moves)
    before = game.digest(s)
    for name, ours in tables(s, game).items():
        twin = s.clone()
        assert game.digest(twin) == before
        theirs = tables(twin, game)[name]
        assert ours is not theirs
        if len(theirs):
            theirs[0] += 1
            assert game.digest(s) == before != game.digest(twin), name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_a_declared_field_is_settled_by_the_rules(game: Game) -> None:
    """Any other attribute of a state would be lost when it is saved; the core looks after its own."""
    s = in_the_middle(game, 60)
    blank = game.blank(full(game))
    for name in attributes(s) - attributes(State(s.seats, 0)) - set(game.fields):
        assert getattr(s, name) == getattr(blank, name), name


@pytest.mark.parametrize("game", GAMES)
def test_clones_of_one_state_play_the_same_game_from_the_same_choices(game: Game) -> None:
    """Chance is copied too: the same answers lead to the same end."""
    one = in_the_middle(game, 3)
    other = one.clone()
    for state in (one, other):
        chooser = random.Random(4)
        while not state.over:
            state.act(state.asked, chooser.choice(list(state.legal)))
    assert game.digest(one) == game.digest(other)
