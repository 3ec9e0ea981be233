"""Five levels of opponents: what each is made of, by which names they are called, and how often the weak ones slip."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import msgspec
import pytest

from ecliptic.bots import BOTS, bot, table_time_limit
from ecliptic.bots.careless import Careless
from ecliptic.bots.foreign import Foreign
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.guard import Guarded
from ecliptic.bots.levels import LEVELS, Levels, Strength, level, levels
from ecliptic.bots.searching import Budget, Searching, Style
from ecliptic.core.boxed import BoxedGame
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from ecliptic.games import GAMES
from tests.bots.strangers import opening
from tests.core.faulty import changed
from tests.core.playing import ALL_GAMES, REDPLANET
from tests.core.toy import CLAIMS

EVERY_GAME = [pytest.param(game, id=game.id) for game in ALL_GAMES]
BOXED = [pytest.param(game, id=game.id) for game in GAMES]


def strength(game: Game, name: str) -> Strength:
    """What a game says about a level."""
    found: Strength = getattr(levels(game), name)
    return found


# What a game says.


@pytest.mark.parametrize("game", BOXED)
def test_a_game_names_all_five_levels(game: Game) -> None:
    """In its file, with a style, and nothing else."""
    assert isinstance(game, BoxedGame)
    told = tomllib.loads((game.folder / "mind" / "levels.toml").read_text(encoding="utf-8"))
    assert set(told) == {"style", *LEVELS}
    for name in LEVELS:
        for field, value in told[name].items():
            assert getattr(strength(game, name), field) == value


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_higher_level_is_nowhere_weaker(game: Game) -> None:
    """It looks at least as often, slips at most as often, and something sets it apart from the level below."""
    for lower, higher in pairwise(LEVELS):
        one, other = strength(game, lower), strength(game, higher)
        assert other.iterations >= one.iterations
        assert other.slips <= one.slips
        assert other.iterations > 0 or other.samples >= one.samples
        assert one != other


@pytest.mark.parametrize("game", EVERY_GAME)
def test_slips_are_for_the_weak(game: Game) -> None:
    """Hundredths, falling; from medium on there are none."""
    slips = [strength(game, name).slips for name in LEVELS]
    assert 100 > slips[0] > slips[1] > 0
    assert slips[2:] == [0, 0, 0]


def test_a_game_may_say_nothing() -> None:
    """Then all is as usual."""
    assert levels(CLAIMS) == Levels()


@pytest.mark.parametrize(
    "told",
    [{"master": {}}, {"novice": {"slip": 3}}, {"style": {"haste": 1}}, {"expert": {"iterations": "many"}}],
)
def test_what_no_level_knows_is_refused(told: dict[str, object]) -> None:
    """A misspelt word would change nothing, silently."""
    with pytest.raises(msgspec.ValidationError):
        levels(changed(levels=told))


# What a level is made of.


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_level_is_made_as_the_game_says(game: Game, name: str) -> None:
    """Greedy with its samples, or searching with its iterations in the style of the game; careless if it slips."""
    told, made = strength(game, name), bot(name, game, 4)
    assert isinstance(made, Careless) == (told.slips > 0)
    if isinstance(made, Careless):
        assert made.slips == told.slips
    inner = made.bot if isinstance(made, Careless) else made
    if told.iterations:
        assert isinstance(inner, Searching)
        assert (inner.budget, inner.style) == (Budget(iterations=told.iterations), levels(game).style)
    else:
        assert isinstance(inner, Greedy)
        assert inner.samples == told.samples


def test_the_style_is_that_of_the_game() -> None:
    """All of it, down to the search itself."""
    style = Style(horizons=2, curiosity=123, breadth=456, alone=True)
    made = bot("expert@3", changed(levels={"style": msgspec.to_builtins(style)}), 1)
    assert isinstance(made, Searching)
    assert made.style == style
    search = made.search(opening()[0], 0)
    assert (search.horizons, search.curiosity, search.breadth, search.alone) == (2, 123, 456, True)


@pytest.mark.parametrize(
    ("text", "budget"), [("500", Budget(iterations=500)), ("1.5s", Budget(seconds=1.5)), ("1", Budget(iterations=1))]
)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_can_be_given_a_budget(name: str, text: str, budget: Budget) -> None:
    """It searches then, whatever it did before; one that slips goes on slipping."""
    made = bot(f"{name}@{text}", REDPLANET, 4)
    assert isinstance(made, Careless) == (strength(REDPLANET, name).slips > 0)
    inner = made.bot if isinstance(made, Careless) else made
    assert isinstance(inner, Searching)
    assert inner.budget == budget


# Names.


def test_the_names_are_told() -> None:
    """Chance, greed, and five levels."""
    assert BOTS == ("random", "greedy", "novice", "easy", "medium", "hard", "expert")


@pytest.mark.parametrize("name", ["expert@", "novice@0", "hard@-3", "hard@1e3", "medium@2m", "easy@ 5", "easy@5@5"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    """And shown."""
    with pytest.raises(SetupProblem) as caught:
        bot(name, CLAIMS, 1)
    assert caught.value.phrase.id == "setup-bot-budget"
    assert caught.value.phrase.args == {"budget": name.partition("@")[2]}


def test_a_foreign_bot_is_guarded_by_the_level_easy() -> None:
    """It is not started before it is asked; a command that cannot be is refused."""
    made = bot("foreign:no-such-program here", CLAIMS, 3)
    assert isinstance(made, Guarded)
    assert isinstance(made.bot, Foreign)
    easy = level("easy", CLAIMS, 3)
    assert [made.choose(*opening()) for _ in range(9)] == [easy.choose(*opening()) for _ in range(9)]
    assert made.forfeit == "crashed"
    with pytest.raises(SetupProblem):
        bot("foreign:", CLAIMS, 1)


# Slips.


class Counted:
    """Takes the first action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  (all bots share one signature)
        self.asked += 1
        return decision.actions[0]


@pytest.mark.parametrize("slips", [0, 1, 12, 15, 30, 40, 99, 100])
def test_so_many_decisions_in_a_hundred_are_made_by_chance(slips: int) -> None:
    """Of four thousand, within four standard deviations; a slip is any of the actions, each as likely."""
    view, decision = opening()
    inner, tries, rate = Counted(), 4000, slips / 100
    careless = Careless(inner, 11, slips)
    chosen = [careless.choose(view, decision) for _ in range(tries)]
    slipped = tries - inner.asked
    assert abs(slipped - tries * rate) <= 4 * (tries * rate * (1 - rate)) ** 0.5
    for action in decision.actions[1:]:
        expected = slipped / len(decision.actions)
        assert abs(chosen.count(action) - expected) <= 4 * expected**0.5
    assert chosen.count(decision.actions[0]) >= inner.asked


def test_slips_come_with_the_seed() -> None:
    """The same seed slips at the same times, another one at others."""
    view, decision = opening()

    def asked(seed: int) -> list[int]:
        inner = Counted()
        careless = Careless(inner, seed, 40)
        found = []
        for _ in range(200):
            careless.choose(view, decision)
            found.append(inner.asked)
        return found

    assert asked(1) == asked(1) != asked(2)


@pytest.mark.parametrize("seed", [0, 5, 2**40])
def test_a_slip_has_another_chance_than_the_bot_itself(seed: int) -> None:
    """Or what it does when it does not slip would hang on that it did not."""
    novice = bot("novice", CLAIMS, seed)
    assert isinstance(novice, Careless)
    assert isinstance(novice.bot, Greedy)
    assert novice.chance != novice.bot.chance


# Where people wait for a plain engine.


@pytest.mark.parametrize("compiled", [True, False])
def test_a_plain_engine_has_a_time_limit_at_a_table(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    """A compiled one needs none, so the same seed plays the same game on every machine."""
    monkeypatch.setattr("ecliptic.bots.levels.is_compiled", lambda: compiled)
    assert (table_time_limit() == 0) is compiled


def test_an_expert_stops_at_the_time_limit() -> None:
    """It has a legal answer by then, however few iterations it had time for."""
    view, decision = opening()
    usual = strength(CLAIMS, "expert").iterations
    expert = bot("expert", CLAIMS, 1, time_limit=0.001)
    assert isinstance(expert, Searching)
    assert expert.budget == Budget(usual, 0.001)
    assert expert.choose(view, decision) in decision.actions
    assert expert.search(view, decision.seat).iterations < usual


def test_an_explicit_budget_has_no_other_limit() -> None:
    """Who asks for 500 iterations gets them."""
    expert = bot("expert@500", REDPLANET, 1, time_limit=0.001)
    assert isinstance(expert, Searching)
    assert expert.budget == Budget(iterations=500)
