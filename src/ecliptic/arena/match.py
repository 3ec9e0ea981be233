"""One game between bots, who see what players see; and what is remembered of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec import Struct, field

from ecliptic.arena.contest import Contest, Fixture, Seating, mixed
from ecliptic.bots import bot
from ecliptic.bots.guard import Guarded
from ecliptic.core.bot import Bot, next_in_turn
from ecliptic.core.game import Game
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.games import game as find
from ecliptic.games.registry import culprit


class Thinking(Struct):
    """How long a seat has thought, in seconds of one core. Only this differs when the same fixture is played again."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Outcome(Struct, frozen=True):
    """How a fixture ended, seat by seat."""

    number: int
    seating: Seating
    shares: tuple[float, ...]  # of the win: winners share one; where all win together, all have a part, or nobody has
    points: tuple[int, ...]
    rounds: int  # 0 where the game does not count them
    moves: int
    digest: str
    thinking: tuple[Thinking, ...]
    replaced: tuple[tuple[int, str], ...] = field(default_factory=tuple)  # seats whose bot lost its seat, and why


def play_fixture(contest: Contest, game: Game, fixture: Fixture) -> Outcome:
    """The game of this fixture, with bots made for it alone: it is the same in any process and any order."""
    seated = enumerate(fixture.seating)
    names = [(seat, who, contest.contestants[who]) for seat, who in seated]
    bots = [bot(name, game, mixed(fixture.seed, seat, who, name)) for seat, who, name in names]
    return play(game, Setup(contest.rules(game), fixture.seed), bots, fixture)


def play_batch(contest: Contest, fixtures: Sequence[Fixture], budget: float) -> list[Outcome]:
    """What a worker is given to do: these fixtures in turn, at least one, as long as the seconds last.

    A game from outside whose rules fail is named: where it was cannot be seen from another process.
    """
    try:
        return _play_batch(contest, fixtures, budget)
    except Exception as problem:
        failed = culprit(problem)
        if failed is None:
            raise
        raise failed from problem


def _play_batch(contest: Contest, fixtures: Sequence[Fixture], budget: float) -> list[Outcome]:
    game = find(contest.game)
    end = time.monotonic() + budget
    found: list[Outcome] = []
    for fixture in fixtures:
        found.append(play_fixture(contest, game, fixture))
        if time.monotonic() > end:
            break
    return found


def play(game: Game, setup: Setup, bots: Sequence[Bot], fixture: Fixture | None = None) -> Outcome:
    """Play this setup out; without a fixture, every seat is its own contestant."""
    state = game.new(setup)
    state.news = None
    thinking = between(game, setup, state, bots)
    winners = game.winners(state)
    totals = game.totals(state)
    return Outcome(
        number=fixture.number if fixture else 0,
        seating=fixture.seating if fixture else tuple(range(len(bots))),
        shares=tuple(winners.count(seat) / len(winners) if winners else 0.0 for seat in range(len(bots))),
        points=tuple(totals[colour] for colour in game.main_colours(setup.rules)),
        rounds=int(getattr(state, "round", 0)),
        moves=state.moves,
        digest=game.digest(state),
        thinking=tuple(thinking),
        replaced=tuple((seat, str(why)) for seat, why in enumerate(map(_forfeit, bots)) if why is not None),
    )


def between(game: Game, setup: Setup, state: State, bots: Sequence[Bot]) -> list[Thinking]:
    """Let bots play from here to the end; how long each seat has thought.

    Whatever happens, they are closed; the authors of those that failed are told.
    """
    thinking = [Thinking() for _ in bots]
    try:
        _play_out(game, setup, state, bots, thinking)
    finally:
        for player in bots:
            if isinstance(player, Guarded):
                player.tell()
            getattr(player, "close", _nothing)()
    return thinking


def clock_for(player: Bot) -> Callable[[], float]:
    """Time on one core, whatever else the machine does; but while a stranger's process thinks, we only wait."""
    return time.perf_counter if isinstance(player, Guarded) else time.thread_time


def _play_out(game: Game, setup: Setup, state: State, bots: Sequence[Bot], thinking: list[Thinking]) -> None:
    rules = game.settled(setup)
    last = -1
    while not state.over:
        waited_for = [decision for decision in game.decisions(state) if not decision.optional]
        decision = next_in_turn(waited_for, last)
        last = decision.seat
        view = game.view(state, rules, last)
        clock = clock_for(bots[last])
        begin = clock()
        action = bots[last].choose(view, decision)
        thinking[last].add(clock() - begin)
        game.apply(state, last, action)


def _forfeit(player: Bot) -> object:
    """Why a bot lost its seat; None as long as it has it."""
    return getattr(player, "forfeit", None)


def _nothing() -> None:
    """What a bot does that has nothing to close."""
