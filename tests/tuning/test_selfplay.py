"""Self-play: what a game between bots tells, and how new weights meet old ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.random import Random
from ecliptic.core.game import Game
from ecliptic.core.prospects import ONE
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.games import GAMES, registry
from ecliptic.games import game as find
from ecliptic.tuning import selfplay
from ecliptic.tuning.selfplay import Duel, Fit, Told, duel, learner, nothing, positions, seats_of, seeing, told
from tests.core.toy import CLAIMS, ClaimsGame, ClaimsHints
from tests.core.toy_rules import Claims

GREEDY = Fit([(1_000_000, 1_000_000)], [(2_000_000, 2_000_000)])
CONTRARY = Fit([(-1_000_000, -1_000_000)], [(-2_000_000, -2_000_000)])


@pytest.fixture(autouse=True)
def _with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on the list of games, and searches are short."""
    monkeypatch.setattr(registry, "others", lambda: ((CLAIMS,), ()))
    monkeypatch.setattr(selfplay, "LOOKS", 8)


def played(game: Game, edition: str, seed: int) -> Iterator[State]:
    """A game by chance: its state wherever a look ahead would take stock."""
    setup = Setup(game.rules(edition, seats_of(game, edition, seed)), seed)
    state = game.new(setup)
    state.news = None
    bots = [learner(game, None, seed * 64 + seat) for seat in range(setup.rules.seats)]
    for _ in positions(game, setup, state, bots, seeing(game)):
        yield state


@pytest.mark.parametrize("fit", [None, GREEDY])
def test_the_same_seed_tells_the_same_game(fit: Fit | None) -> None:
    """And another seed another one."""
    assert told(CLAIMS, "first", fit, 4) == told(CLAIMS, "first", fit, 4)
    assert told(CLAIMS, "first", fit, 4).rows != told(CLAIMS, "first", fit, 6).rows


def test_positions_are_looked_at_when_the_horizon_is_reached() -> None:
    """In Claims at the end of each round; the end of the last is no position any more."""
    horizons = [seeing(CLAIMS).horizon(state) for state in played(CLAIMS, "first", 5)]
    assert horizons == [3, 6, 9, 12]
    found = told(CLAIMS, "first", None, 5)
    assert found.stages == [5, 10, 15]
    assert [len(row) for row in found.rows] == [3, 3, 3]


@pytest.mark.parametrize("game", [CLAIMS, *GAMES], ids=lambda game: game.id)
def test_every_number_of_seats_has_its_turn(game: Game) -> None:
    """In every edition, round and round."""
    for info in game.editions:
        allowed = list(range(info.seats_min, info.seats_max + 1))
        found = [seats_of(game, info.id, 1_000_000 + number) for number in range(2 * len(allowed))]
        assert sorted(found) == sorted(allowed * 2) and found[: len(allowed)] == found[len(allowed) :]


@pytest.mark.parametrize("game", [CLAIMS, *GAMES], ids=lambda game: game.id)
def test_a_game_is_told_to_have_ended_as_it_did(game: Game) -> None:
    """The points of all sides, and who has won."""
    edition, seed = game.default_edition, 7  # three seats or more: each is a colour
    *_, state = played(game, edition, seed)
    found = told(game, edition, None, seed)
    assert found.rivals and found.points == [100 * total for total in game.totals(state)]
    winners = game.winners(state)
    assert found.victory == [int(ONE) // len(winners) if side in winners else 0 for side in range(len(found.points))]


@pytest.mark.parametrize("edition", ["coop", "solo"])
def test_where_all_play_against_the_game_there_is_one_side(edition: str) -> None:
    """However many seats."""
    ares = find("ares")
    found = told(ares, edition, None, 3)
    assert (found.rivals, len(found.points), len(found.victory)) == (False, 1, 1)
    assert {len(row) for row in found.rows} == {len(ares.feature_names)}


def test_without_weights_chance_alone_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody imagines anything; with weights they do."""
    monkeypatch.setattr(ClaimsGame, "worlds", lambda *_: pytest.fail("imagined"))
    assert told(CLAIMS, "first", None, 4).stages == [5, 10, 15]
    with pytest.raises(pytest.fail.Exception, match="imagined"):
        told(CLAIMS, "first", GREEDY, 4)


def first_nugget(fits: tuple[Fit, Fit], seed: int) -> list[int]:
    """How many nuggets each of two learners has after the first round."""
    setup = Setup(CLAIMS.rules("first", 2), seed)
    state = CLAIMS.new(setup)
    assert isinstance(state, Claims)
    bots = [learner(CLAIMS, fit, seed * 64 + seat) for seat, fit in enumerate(fits)]
    next(positions(CLAIMS, setup, state, bots, seeing(CLAIMS)))
    return [len(state.won(seat)) for seat in range(2)]


def test_who_plays_with_weights_plays_by_them() -> None:
    """The greedy lay high numbers at once, and those who want to lose low ones, wherever they sit.

    By chance a seat wins the first nugget in three rounds of eight, 15 of 40; 25 are more than three deviations off.
    """
    assert sum(first_nugget((GREEDY, CONTRARY), seed) == [1, 0] for seed in range(40)) > 25
    assert sum(first_nugget((CONTRARY, GREEDY), seed) == [0, 1] for seed in range(40)) > 25


def test_now_and_then_a_learner_does_anything_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that good players avoid are needed too."""
    usual = [told(CLAIMS, "first", GREEDY, seed) for seed in range(10)]
    monkeypatch.setattr(selfplay, "SLIPS", 0)
    assert [told(CLAIMS, "first", GREEDY, seed) for seed in range(10)] != usual


def test_weights_that_the_game_ships_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new edition, or a new feature, has none."""
    monkeypatch.setattr(ClaimsGame, "hints", lambda *_: pytest.fail("shipped weights"))
    for fit in (None, GREEDY):
        assert isinstance(told(CLAIMS, "first", fit, 2), Told)
    assert isinstance(duel("claims", "first", (GREEDY, CONTRARY), 2), Duel)


def test_a_batch_is_its_games() -> None:
    """One after the other."""
    assert selfplay.told_batch("claims", "first", None, [3, 5]) == [
        told(CLAIMS, "first", None, each) for each in (3, 5)
    ]
    both = (GREEDY, CONTRARY)
    assert selfplay.duel_batch("claims", "first", both, [2]) == [duel("claims", "first", both, 2)]


# Duels.


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Fit]:
    """Whose weights sat down, seat by seat; they play by chance, to be quick."""
    found: list[Fit] = []

    def seated(game: Game, fit: Fit, seed: int) -> Random:
        found.append(fit)
        return Random(game, seed)

    monkeypatch.setattr(selfplay, "searching", seated)
    return found


def test_new_weights_sit_in_each_seat_in_turn(tables: list[Fit]) -> None:
    """And the old ones in all others."""
    new, old = GREEDY, CONTRARY
    duel("claims", "first", (new, old), 1)
    assert tables == [new, old, old, old, new, old, old, old, new]


def test_against_the_game_each_sit_in_all_seats(tables: list[Fit]) -> None:
    """The same deal twice; who is no better wins what is usual."""
    new, old = (Fit(nothing(20).points, [(each, each)]) for each in (1, 2))
    found = duel("ares", "coop", (new, old), 1)
    assert tables == [new, new, old, old]
    assert found.share == found.usual and found.margin == 0  # chance does not care about weights


@pytest.mark.parametrize("seed", range(4))
def test_equal_weights_win_exactly_what_is_usual(seed: int) -> None:
    """The same game is played with each seat in turn, so that in all they win what there is to win."""
    found = duel("claims", "first", (GREEDY, GREEDY), seed)
    assert found.share == found.usual == pytest.approx(1 / (2 + seed % 2), abs=1e-6)


@pytest.mark.parametrize("victory", [(0, 0, 0), (333_333, 333_333, 333_333), (0, 0, 999_999), (1, 0, 0)])
def test_equals_stay_equal_where_not_all_of_the_win_is_won(
    victory: tuple[int, ...], tables: list[Fit], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A neutral colour may have it, or nobody, or a millionth is lost when three share it."""
    monkeypatch.setattr(ClaimsHints, "victory", lambda *_: vec[i64](victory))
    found = duel("claims", "first", (GREEDY, GREEDY), 1)
    assert found.share == found.usual == sum(victory) / 3_000_000
    assert len(tables) == 9


@pytest.mark.parametrize("seed", [0, 2, 4])
def test_between_two_what_one_wins_the_other_loses(seed: int) -> None:
    """New against old and old against new are the same two games."""
    there, back = (duel("claims", "first", fits, seed) for fits in ((GREEDY, CONTRARY), (CONTRARY, GREEDY)))
    assert there.share + back.share == 1 and there.margin == -back.margin
    assert there.usual == back.usual == 0.5


def test_who_has_won_and_by_how_much(tables: list[Fit], monkeypatch: pytest.MonkeyPatch) -> None:
    """The mean over the turns: of the seat's own part, and of its points ahead of the best of the others."""
    monkeypatch.setattr(ClaimsHints, "victory", lambda *_: vec[i64]([0, 1_000_000, 0]))
    monkeypatch.setattr(ClaimsHints, "points", lambda *_: vec[i64]([300, 500, 100]))
    found = duel("claims", "first", (GREEDY, CONTRARY), 1)
    assert (found.share, found.usual) == (1 / 3, 1 / 3)
    assert found.margin == pytest.approx((-2 + 2 - 4) / 3)
    assert len(tables) == 9
