"""Regression: weights that are known come back from games that were made up with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.prospects import ONE, STAGES, against_the_game, shares, weighted
from ecliptic.core.weights import Pairs
from ecliptic.tuning import regression
from ecliptic.tuning.regression import Numbers, quality, regress
from ecliptic.tuning.selfplay import Fit, Told, nothing

POINTS: Pairs = [(2_000_000, 500_000), (-1_000_000, 1_500_000), (300_000, 300_000)]
ODDS: Pairs = [(4_000_000, 1_000_000), (-3_000_000, 2_000_000), (1_000_000, 1_000_000)]
FEATURES = len(POINTS)
A_WIN = int(ONE)


def weighed(rows: Numbers, pairs: Pairs, stage: int) -> Numbers:
    """The sum for each side, as the definition says: early weights fade, late ones grow."""
    early, late = np.array(pairs, dtype=float).T
    found: Numbers = rows @ (early + (late - early) * stage / int(STAGES)) / A_WIN
    return found


def made_up(seed: int, count: int, sides: int, *, rivals: bool = True) -> list[Told]:
    """Games of one position each: points are foretold but for some noise, and winners drawn by their chances."""
    chance = np.random.default_rng(seed)
    found = []
    for number in range(count):
        stage = int(chance.integers(int(STAGES) + 1))
        rows = chance.normal(0, 300, (sides, FEATURES)).round()
        points = weighed(rows, POINTS, stage) + chance.normal(0, 200, sides)
        odds = np.append(weighed(rows, ODDS, stage) / 1000, [] if rivals else [0.0])
        winner = chance.choice(len(odds), p=np.exp(odds) / np.exp(odds).sum())
        victory = [A_WIN if side == winner else 0 for side in range(sides)]
        row = [int(each) for each in rows.reshape(-1)]
        found.append(Told(number, rivals, [stage], [row], [round(each) for each in points], victory))
    return found


RIVALS = [game for sides in (2, 3, 5) for game in made_up(sides, 2000, sides)]
ALONE = made_up(1, 4000, 1, rivals=False)


def ended(*victory: int, points: Sequence[int] = (), stages: Sequence[int] = (0,), rivals: bool = True) -> Told:
    """A game with features 100, 0, 0 for the first side, 200, 0, 0 for the second, and so on."""
    row = [number for side in range(len(victory)) for number in (100 * (side + 1), 0, 0)]
    ends = list(points) or [0] * len(victory)
    return Told(0, rivals, list(stages), [row for _ in stages], ends, list(victory))


def assert_near(found: Pairs, known: Pairs, within: int) -> None:
    """Early and late, each weight by itself."""
    assert np.abs(np.array(found) - np.array(known)).max() < within


@pytest.fixture(autouse=True)
def _hardly_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds weights back would hide whether the truth is found; one test below is about it."""
    monkeypatch.setattr(regression, "RIDGE", 3.0)
    monkeypatch.setattr(regression, "STEADY", 0.0)


@pytest.mark.parametrize("games", [RIVALS, ALONE], ids=["rivals", "against the game"])
def test_known_weights_come_back(games: list[Told]) -> None:
    """Those for points and those for odds, early and late ones apart."""
    found = regress(games, FEATURES)
    assert_near(found.points, POINTS, 100_000)
    assert_near(found.odds, ODDS, 500_000)


def test_the_engine_foretells_with_them_what_was_drawn() -> None:
    """What is rounded to whole millionths means to the engine what it meant to the regression."""
    fit = regress(RIVALS, FEATURES)
    weights = fit.weights()
    assert all(type(weight) is int for pair in (*fit.points, *fit.odds) for weight in pair)
    for game in RIVALS[::500]:
        rows, stage = vec[i64](game.rows[0]), game.stages[0]
        sides = np.array(game.rows[0], dtype=float).reshape(-1, FEATURES)
        odds = np.exp(weighed(sides, ODDS, stage) / 1000)
        assert list(shares(weighted(rows, weights.odds, FEATURES, stage))) == pytest.approx(
            odds / odds.sum() * A_WIN, abs=A_WIN // 10
        )
        points = list(weighted(rows, weights.points, FEATURES, stage))
        assert points == pytest.approx(weighed(sides, POINTS, stage), abs=100)


def test_against_the_game_the_engine_foretells_it_too() -> None:
    """One side, and the game."""
    weights = regress(ALONE, FEATURES).weights()
    for game in ALONE[::500]:
        odds = weighted(vec[i64](game.rows[0]), weights.odds, FEATURES, game.stages[0])[0]
        known = weighed(np.array([game.rows[0]], dtype=float), ODDS, game.stages[0])[0] / 1000
        assert against_the_game(odds)[0] == pytest.approx(A_WIN / (1 + np.exp(-known)), abs=A_WIN // 10)


@pytest.mark.parametrize(("name", "value"), [("CHUNK", 300), ("ROUNDS", 8)])
def test_neither_memory_nor_patience_changes_what_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int
) -> None:
    """Positions may be looked at in parts, and Newton's method is there after a few rounds."""
    known = regress(RIVALS, FEATURES)
    monkeypatch.setattr(regression, name, value)
    assert_near(regress(RIVALS, FEATURES).odds, known.odds, 3)


@pytest.mark.parametrize("stage", [0, int(STAGES)])
def test_who_has_seen_only_one_end_of_a_game_thinks_the_other_is_like_it(
    monkeypatch: pytest.MonkeyPatch, stage: int
) -> None:
    """Early positions say nothing about late weights: these follow as far as they are held near the early ones."""
    monkeypatch.setattr(regression, "RIDGE", 30.0)
    monkeypatch.setattr(regression, "STEADY", 90.0)
    fit = regress([msgspec.structs.replace(game, stages=[stage]) for game in RIVALS], FEATURES)
    seen, unseen = (0, 1) if stage == 0 else (1, 0)
    for pair in (*fit.points, *fit.odds):
        assert pair[seen] != 0
        assert pair[unseen] == pytest.approx(pair[seen] * 0.75, abs=2)


@pytest.mark.parametrize("rivals", [True, False])
def test_what_never_shows_stays_at_nothing(rivals: bool) -> None:
    """Even where the rest tells the winner for certain; no weight runs away."""
    sides = [0, A_WIN] if rivals else [A_WIN]
    fit = regress([ended(*sides, stages=range(21), rivals=rivals)] * 300, FEATURES)
    assert fit.odds[1:] == [(0, 0)] * 2 and fit.points == [(0, 0)] * FEATURES
    assert all(0 < weight < 10**9 for weight in fit.odds[0])


def test_few_games_make_small_weights() -> None:
    """The ridge: who has seen little does not believe much."""
    few, many = (regress([ended(0, A_WIN, points=(100, 200))] * count, FEATURES) for count in (3, 300))
    assert 0 < few.points[0][0] < many.points[0][0] < 1_000_000
    assert 0 < few.odds[0][0] < many.odds[0][0]


def test_a_game_without_positions_says_nothing() -> None:
    """Alone or among others."""
    silent = ended(A_WIN, 0, 0, 0, points=(9000, 0, 0, 0), stages=())
    assert regress([silent, *RIVALS], FEATURES) == regress(RIVALS, FEATURES)
    assert regress([silent], FEATURES) == nothing(FEATURES)
    assert quality([silent], FEATURES, nothing(FEATURES))["positions"] == 0


def test_where_nobody_has_won_only_points_count() -> None:
    """Nobody's chances are learnt from a game that all have lost."""
    lost = [msgspec.structs.replace(game, victory=[0] * len(game.victory)) for game in RIVALS]
    fit = regress(lost, FEATURES)
    assert fit.points == regress(RIVALS, FEATURES).points and fit.odds == nothing(FEATURES).odds
    assert regress([*RIVALS, *lost], FEATURES).odds == regress(RIVALS, FEATURES).odds
    assert quality(lost, FEATURES, fit)["log-likelihood"] == 0


def test_a_game_that_beats_its_only_side_is_one_to_learn_from() -> None:
    """The game has won it."""
    lost = [msgspec.structs.replace(game, victory=[0]) for game in ALONE]
    assert regress(lost, FEATURES).odds != nothing(FEATURES).odds


LN3 = 10_986_123  # a feature of 100 more trebles the chance
HAND: list[tuple[Told, dict[str, Any]]] = [
    (ended(0, A_WIN, points=(200, 200)), {"error in points": 0.5, "log-likelihood": -0.2877}),  # ln 3/4
    (ended(A_WIN, 0, points=(-300, 200)), {"error in points": 2.0, "log-likelihood": -1.3863}),  # ln 1/4
    (ended(A_WIN // 2, A_WIN // 2), {"error in points": 1.5, "log-likelihood": -0.837}),  # half of each
    (ended(A_WIN, rivals=False), {"error in points": 1.0, "log-likelihood": -0.2877}),
    (ended(0, rivals=False), {"error in points": 1.0, "log-likelihood": -1.3863}),
]


@pytest.mark.parametrize(("game", "known"), HAND)
@pytest.mark.parametrize(("stage", "late"), [(0, 9), (10, 1)])
def test_quality_is_what_can_be_reckoned_by_hand(game: Told, known: dict[str, Any], stage: int, late: int) -> None:
    """At the start late weights do not count; in the middle, half."""
    fit = Fit([(1_000_000, late * 1_000_000), (7, 7), (7, 7)], [(LN3, LN3 * late), (7, 7), (7, 7)])
    found = quality([msgspec.structs.replace(game, stages=[stage])], FEATURES, fit)
    assert found == known | {"positions": 1, "of a blind guess": -0.6931}  # ln 1/2


def test_a_blind_guess_gives_each_side_the_same_chance() -> None:
    """By the position: two between two, and one among four; nobody guesses where nobody has won."""
    games = [ended(A_WIN, 0, stages=(3, 9)), ended(0, 0, 0, A_WIN), ended(0, 0)]
    found = quality(games, FEATURES, nothing(FEATURES))
    assert found["of a blind guess"] == found["log-likelihood"] == round((-0.693147 * 2 - 1.386294) / 3, 4)
    assert found["positions"] == 3


def test_what_is_learnt_foretells_other_games_as_well_as_the_truth() -> None:
    """Games that it has not seen, almost as well as the weights that they were made up with."""
    games = made_up(99, 1000, 3)
    found, truth = (quality(games, FEATURES, fit) for fit in (regress(RIVALS, FEATURES), Fit(POINTS, ODDS)))
    assert truth["log-likelihood"] > truth["of a blind guess"] + 0.2
    assert found["log-likelihood"] == pytest.approx(truth["log-likelihood"], abs=0.01)
    assert found["error in points"] == pytest.approx(1.6, abs=0.1)  # the noise alone: 2 points, times the root of 2/π
