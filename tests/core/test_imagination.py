"""Looking ahead: random play up to the horizon, in worlds that could be true, the same worlds for every action."""

from __future__ import annotations

import pytest

from ecliptic.core import chance as chances
from ecliptic.core.game import Game
from ecliptic.core.imagination import NOT_CONSIDERED, Worlds, look_ahead, weigh
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from tests.core.playing import ALL_GAMES, EVER, full
from tests.core.toy import CLAIMS, ClaimsHints
from tests.core.toy_rules import Claims

GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]


def new(seed: int = 1, seats: int = 2) -> Claims:
    """A game that nobody listens to."""
    state = CLAIMS.new(Setup(CLAIMS.rules("first", seats, {"may_change": False}), seed))
    assert isinstance(state, Claims)
    state.news = None
    return state


class OneWorld(Worlds):
    """Nothing is hidden; every sample is noted."""

    def __init__(self, state: Claims) -> None:
        self.state = state
        self.chances: list[int] = []

    def sample(self, chance: int) -> State:
        self.chances.append(chance)
        return self.state.clone()


class CountingHints(ClaimsHints):
    """Counts how often it takes stock, and of how many moves."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def value(self, s: State, seat: int) -> int:
        self.moves.append(s.moves)
        return super().value(s, seat)


class Stubborn(ClaimsHints):
    """Everybody lays the highest number they have; every look at a habit is noted."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []  # who was asked, and the chance

    def habit(self, s: State, chance: int) -> int:
        self.seen.append((s.asked, chance))
        return s.legal[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_out_at_random(game: Game) -> None:
    """It ends, tells how many decisions it took, and the same chance plays it the same."""
    states = [game.new(Setup(full(game), 1)) for _ in range(3)]
    made = [play_out(state, chance, EVER) for state, chance in zip(states, (5, 5, 6), strict=True)]
    assert all(state.over for state in states)
    assert made == [state.moves for state in states]
    assert game.digest(states[0]) == game.digest(states[1]) != game.digest(states[2])


def test_playing_out_stops_at_its_limit() -> None:
    """So many decisions and no more; a game that is over stays as it is."""
    state = new()
    assert (play_out(state, 1, 3), state.moves, state.over) == (3, 3, False)
    assert (play_out(state, 1, EVER), state.moves, state.over) == (5, 8, True)
    assert play_out(state, 1, EVER) == 0


def test_looking_ahead_stops_at_the_horizon_the_limit_or_the_end() -> None:
    """Whatever comes first, and takes stock there."""
    for moves, limit, expected in ((0, EVER, 2), (1, EVER, 2), (0, 1, 1), (0, 0, 0), (7, EVER, 8), (8, EVER, 8)):
        state, hints = new(), CountingHints()
        play_out(state, 3, moves)
        look_ahead(state, hints, 0, 1, limit)
        assert hints.moves == [expected]


def test_looking_ahead_everybody_chooses_at_random() -> None:
    """All sixteen pairs of numbers are laid, by one chance or another."""
    seen = set()
    for seed in range(200):
        state = new()
        look_ahead(state, CLAIMS.hints, 0, chances.from_seed(seed), EVER)
        seen.add(tuple(state.spent))
    assert len(seen) == 16


@pytest.mark.parametrize("chance", [1, 2, 3])
def test_looking_ahead_everybody_follows_the_habit_of_the_game(chance: int) -> None:
    """The seat itself and its opponents, each with a chance of its own; what follows from it is certain."""
    state, hints = new(seats=3), Stubborn()
    look_ahead(state, hints, 1, chance, EVER)
    assert list(state.spent) == [0, 0, 0, 1] * 3
    assert [seat for seat, _ in hints.seen] == [0, 1, 2]
    assert len({chance, *(used for _, used in hints.seen)}) == 4


def test_a_habit_can_be_chosen_by_chance() -> None:
    """Without one of its own a game picks any legal action, and the chance decides which."""
    state = new()
    habits = {ClaimsHints().habit(state, chances.from_seed(seed)) for seed in range(60)}
    assert habits == {0, 1, 2, 3}
    assert len({ClaimsHints().habit(state, chances.from_seed(7)) for _ in range(9)}) == 1


def test_the_action_that_is_weighed_is_no_habit() -> None:
    """All four are tried; only what comes after them is done by habit."""
    hints = Stubborn()
    weigh(OneWorld(new(seats=3)), hints, 0, 2, 9)
    assert [seat for seat, _ in hints.seen] == [1, 2] * (4 * 2)


class Choosy(CountingHints):
    """Numbers above 1 are not worth a look."""

    def considers(self, s: State, seat: int, action: int) -> bool:
        assert (s.moves, seat) == (0, 0)
        return action < 2


def test_what_is_not_worth_a_look_is_not_weighed() -> None:
    """It has a value that no other is below, and no time is spent on it; the others are weighed as ever."""
    hints = Choosy()
    values = list(weigh(OneWorld(new()), hints, 0, 3, 9))
    assert values[2:] == [NOT_CONSIDERED] * 2
    assert values[:2] == list(weigh(OneWorld(new()), CLAIMS.hints, 0, 3, 9))[:2]
    assert len(hints.moves) == 2 * 3


def test_playing_out_knows_no_habits() -> None:
    """A random game is random."""
    ends = set()
    for seed in range(40):
        state = new()
        play_out(state, chances.from_seed(seed), 2)
        ends.add(tuple(state.spent))
    assert len(ends) > 10


def test_every_action_is_weighed_in_the_same_worlds() -> None:
    """One world a sample, each with a chance of its own, and each action tried once in each."""
    hints, worlds = CountingHints(), OneWorld(new())
    values = weigh(worlds, hints, 0, 5, 9)
    assert len(values) == 4
    assert len(worlds.chances) == len(set(worlds.chances)) == 5
    assert len(hints.moves) == 4 * 5
    assert CLAIMS.digest(worlds.state) == CLAIMS.digest(new())


def test_the_value_of_an_action_is_the_sum_over_the_worlds() -> None:
    """Three samples weigh as much as the first, the second and the third together."""
    chance, total = 9, [0] * 4
    for _ in range(3):
        single = weigh(OneWorld(new()), CLAIMS.hints, 0, 1, chance)
        total = [one + other for one, other in zip(total, single, strict=True)]
        chance = chances.advance(chance)
    assert list(weigh(OneWorld(new()), CLAIMS.hints, 0, 3, 9)) == total


@pytest.mark.parametrize("game", GAMES)
def test_imagined_worlds_differ_where_something_is_hidden(game: Game) -> None:
    """The same chance imagines the same world, another chance nearly always another one, and all look the same."""
    rules = game.settled(Setup(full(game), 1))
    view = game.view(game.new(Setup(full(game), 1)), rules, 0)
    worlds = [game.imagine(view, chances.from_seed(seed)) for seed in range(30)]
    hidden = [{name: list_of(getattr(world, name)) for name in game.fields} for world in worlds]
    assert game.digest(game.imagine(view, chances.from_seed(3))) == game.digest(worlds[3])
    assert sum(one not in hidden[:index] for index, one in enumerate(hidden)) > 20
    assert all(game.view(world, rules, 0) == view for world in worlds)


def list_of(value: object) -> object:
    """A number, or a table as a list."""
    return value if isinstance(value, int) else list(value)  # type: ignore[call-overload]  # a table can be read so
