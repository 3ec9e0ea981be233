"""Looking ahead: random play up to the horizon, in worlds that could be true, the same worlds for every action."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE
from ecliptic.core.game import Game
from ecliptic.core.imagination import CHANCE, EXPECTED, NOT_CONSIDERED, OUTLOOK, Hints, Worlds, lead, look_ahead, weigh
from ecliptic.core.playout import play_out
from ecliptic.core.prospects import ONE, STAGES, Weights, satisfaction
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.testing.conformance import all_rules
from tests.core.playing import ALL_GAMES, EVER, full
from tests.core.toy import CLAIMS, ClaimsHints
from tests.core.toy_rules import Claims

WEIGHTS = Weights([(1_000_000, 1_000_000)], [(2_000_000, 2_000_000)])
HINTS = CLAIMS.hints("first")
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
        super().__init__(WEIGHTS)
        self.moves: list[int] = []

    def value(self, s: State, seat: int) -> int:
        self.moves.append(s.moves)
        return super().value(s, seat)


class Stubborn(ClaimsHints):
    """Everybody lays the highest number they have; every look at a habit is noted."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)
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
        look_ahead(state, HINTS, 0, chances.from_seed(seed), EVER)
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


def test_a_game_need_not_know_habits() -> None:
    """Then it names none, and whoever looks ahead chooses otherwise."""
    assert HINTS.habit(new(), chances.from_seed(7)) == NONE


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
    assert values[:2] == list(weigh(OneWorld(new()), HINTS, 0, 3, 9))[:2]
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
        single = weigh(OneWorld(new()), HINTS, 0, 1, chance)
        total = [one + other for one, other in zip(total, single, strict=True)]
        chance = chances.advance(chance)
    assert list(weigh(OneWorld(new()), HINTS, 0, 3, 9)) == total


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


# Outlooks.


class Scripted(Hints):
    """Two features for each of three sides, as the test says; seat 2 plays on side 0, and side 2 has no seat."""

    def __init__(self, rows: list[int], stage: int = 0, *, rivals: bool = True) -> None:
        super().__init__(Weights([(1_000_000, 2_000_000), (500_000, 0)], [(100_000, 100_000), (0, 0)]))
        self.rows, self.at, self.rivals = rows, stage, rivals

    def features(self, s: State) -> vec[i64]:  # noqa: ARG002  (all hints share one signature)
        return vec[i64](self.rows)

    def stage(self, s: State) -> int:  # noqa: ARG002
        return self.at

    def side(self, s: State, seat: int) -> int:  # noqa: ARG002
        return seat % 2 if self.rivals else 0

    def has_rivals(self, s: State) -> bool:  # noqa: ARG002
        return self.rivals


def parts(hints: Hints, state: State, part: int) -> list[int]:
    """One part of the outlook, by seat."""
    return list(hints.outlook(state))[part :: int(OUTLOOK)]


def test_an_outlook_tells_worth_chance_and_points_of_each_seat() -> None:
    """Points are those of the seat's side by the weights of the stage, and two seats of one side stand alike."""
    state, rows = new(seats=3), [900, 100, 300, 400, 600, 0]
    assert parts(Scripted(rows), state, EXPECTED) == [950, 500, 950]
    assert parts(Scripted(rows, int(STAGES)), state, EXPECTED) == [1800, 600, 1800]
    for part in range(int(OUTLOOK)):
        first, second, third = parts(Scripted(rows), state, part)
        assert first == third > second


def test_the_worth_of_a_seat_is_nine_tenths_chance_and_one_tenth_points() -> None:
    """The lead is over the best other side, whether or not a seat plays it."""
    outlook = list(Scripted([900, 100, 300, 400, 600, 0]).outlook(new(seats=3)))
    for seat, ahead in ((0, 950 - 600), (1, 500 - 950)):
        chance = outlook[seat * OUTLOOK + CHANCE]
        assert outlook[seat * OUTLOOK] == (chance * 9 + satisfaction(ahead)) // 10


def test_against_the_game_points_are_half_of_the_worth() -> None:
    """All seats are the one side; their points are measured by what is usual."""
    state = new(seats=2)
    for points, ahead in ((6000, 0), (9000, 3000), (0, -6000)):
        hints = Scripted([points, 0], rivals=False)
        chance = parts(hints, state, CHANCE)[0]
        assert parts(hints, state, 0) == [(chance * 5 + satisfaction(ahead) * 5) // 10] * 2
    assert parts(Scripted([0, 0], rivals=False), state, CHANCE) == [ONE // 2] * 2


def test_a_finished_game_tells_who_has_won() -> None:
    """Chances are shares of the victory, points the final scores; features are asked no more."""
    state = new(seats=3)
    play_out(state, 4, EVER)
    winners = CLAIMS.winners(state)
    assert parts(HINTS, state, CHANCE) == [ONE // len(winners) if seat in winners else 0 for seat in range(3)]
    assert parts(HINTS, state, EXPECTED) == [100 * total for total in CLAIMS.totals(state)]


def test_the_value_for_a_seat_is_its_worth_in_the_outlook() -> None:
    """Whoever has more stands better."""
    state = new(seats=3)
    play_out(state, 1, 9)
    assert [HINTS.value(state, seat) for seat in range(3)] == parts(HINTS, state, 0)
    won = list(HINTS.features(state))
    assert len(set(won)) > 1
    assert max(parts(HINTS, state, 0)) == HINTS.value(state, won.index(max(won)))


def test_a_lead_is_measured_by_the_best_of_the_others() -> None:
    """One who is alone has the usual for a rival."""
    assert [lead(vec[i64]([500, 200, 400]), side) for side in range(3)] == [100, -300, -100]
    assert lead(vec[i64]([-700, -900]), 0) == 200
    assert lead(vec[i64]([6100]), 0) == 100


def test_ranks_are_by_chance_where_the_game_does_not_know() -> None:
    """The same chance ranks alike; any action can be the first to be tried."""
    actions = vec[i64]([0, 1, 2, 3])
    ranks = [list(HINTS.rank(new(), 0, actions, chances.from_seed(seed))) for seed in range(60)]
    assert list(HINTS.rank(new(), 0, actions, chances.from_seed(7))) == ranks[7]
    assert {rank.index(max(rank)) for rank in ranks} == {0, 1, 2, 3}


# The hints of every game.


def forms() -> list[ParameterSet]:
    """Every edition and seat count of every game."""
    found: dict[str, tuple[Game, Rules]] = {}
    for game in ALL_GAMES:
        for rules in all_rules(game, brief=True):
            found.setdefault(f"{game.id} {rules.edition} {rules.seats}", (game, rules))
    return [pytest.param(game, rules, id=name) for name, (game, rules) in found.items()]


FORMS = forms()


def played(game: Game, rules: Rules) -> Iterator[State]:
    """A random game, after each of its moves."""
    state = game.new(Setup(rules, 6))
    state.news = None
    yield state
    while not state.over:
        play_out(state, chances.from_seed(state.moves), 1)
        yield state


@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_every_side_has_a_number_for_every_feature(game: Game, rules: Rules) -> None:
    """At every move; each seat belongs to one of the sides, and who plays against the game is alone."""
    hints = game.hints(rules.edition)
    for state in played(game, rules):
        sides = len(game.totals(state)) if hints.has_rivals(state) else 1
        assert len(hints.features(state)) == sides * len(game.feature_names)
        assert {hints.side(state, seat) for seat in range(rules.seats)} <= set(range(sides))
        assert len(hints.outlook(state)) == rules.seats * OUTLOOK


@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_the_stage_of_a_game_never_falls(game: Game, rules: Rules) -> None:
    """It begins at nothing and is never beyond the last."""
    stages = [int(game.hints(rules.edition).stage(state)) for state in played(game, rules)]
    assert stages == sorted(stages)
    assert stages[0] == 0
    assert stages[-1] <= STAGES


@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_the_end_of_a_game_is_told_as_it_is(game: Game, rules: Rules) -> None:
    """The sides of the winners share the victory, all of it; points are the final scores where there are rivals."""
    *_, state = played(game, rules)
    hints, winners = game.hints(rules.edition), game.winners(state)
    victory = list(hints.victory(state))
    assert {hints.side(state, seat) for seat in winners} == {side for side, share in enumerate(victory) if share}
    assert len(set(victory) - {0}) == min(len(winners), 1)
    assert ONE - len(victory) < sum(victory) <= ONE if winners else sum(victory) == 0
    if hints.has_rivals(state):
        assert list(hints.points(state)) == [100 * total for total in game.totals(state)]


@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_worths_and_chances_lie_between_nothing_and_certainty(game: Game, rules: Rules) -> None:
    """At every move; seats that are rivals have no more than one victory between them."""
    hints = game.hints(rules.edition)
    for state in played(game, rules):
        worths, chance = parts(hints, state, 0), parts(hints, state, CHANCE)
        assert all(0 <= each <= ONE for each in worths + chance)
        assert sum(chance) <= ONE or not hints.has_rivals(state)
