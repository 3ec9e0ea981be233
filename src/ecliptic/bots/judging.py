"""What the decisions of a game were worth, judged by a bot that knows no more than whoever made them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from ecliptic.bots.advice import Advice, Prospect, advise
from ecliptic.bots.searching import Budget
from ecliptic.core.game import Game
from ecliptic.core.moves import Move
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

NOTABLE: Final = 0.03  # of the chance to win; less may be an error of the bot
NOTABLE_POINTS: Final = 2.0  # where all play against the game, which may be as good as won or lost
SLIGHT: Final = 0.01  # as good as the best
SLIGHT_POINTS: Final = 1.0
COSTLIEST: Final = 3


class Choice(Struct, frozen=True):
    """A decision between several things as its seat saw it, and what was chosen."""

    move: int  # as the record counts: from 1
    view: View
    decision: Decision
    action: Action


class Judged(Struct, frozen=True):
    """A decision as its seat saw it, what was chosen, and what the bot thinks of it."""

    move: int  # as the record counts: from 1
    seat: int
    view: View
    action: Action
    advice: Advice
    has_rivals: bool

    @property
    def best(self) -> Prospect:
        """What the bot would have done."""
        return self.advice.best[0]

    @property
    def is_weighed(self) -> bool:
        """The bot has looked at what was chosen at all."""
        return self.advice.asked is not None

    @property
    def chance_lost(self) -> float:
        """How much of the chance to win was given away, from 0 to 1."""
        chosen = self.advice.asked or self.best
        return max(0.0, round(self.best.chances[self.seat] - chosen.chances[self.seat], 6))

    @property
    def points_lost(self) -> float:
        """How many points fewer are expected."""
        chosen = self.advice.asked or self.best
        return max(0.0, round(self.best.points[self.seat] - chosen.points[self.seat], 2))

    @property
    def cost(self) -> float:
        """The loss in multiples of what is notable."""
        chance = self.chance_lost / NOTABLE
        return chance if self.has_rivals else max(chance, self.points_lost / NOTABLE_POINTS)

    @property
    def is_notable(self) -> bool:
        """Worth to be told."""
        return self.cost >= 1

    @property
    def agrees(self) -> bool:
        """What was chosen is the best, or nearly as good."""
        if not self.is_weighed:
            return False
        return self.chance_lost <= SLIGHT and (self.has_rivals or self.points_lost <= SLIGHT_POINTS)


def real_choices(
    game: Game, rules: Rules, state: State, moves: Iterable[Move], seats: Sequence[int]
) -> Iterator[Choice]:
    """Wherever one of these seats had to choose between several things; the state is that before the first move."""
    state.news = None
    for number, move in enumerate(moves, 1):
        decision = game.decision(state, move.seat) if move.seat in seats else None
        if decision is not None and not decision.optional and len(decision.actions) > 1:
            yield Choice(number, game.view(state, rules, move.seat), decision, move.action)
        game.apply(state, move.seat, move.action, rules.edition)


def judge(game: Game, choice: Choice, budget: Budget) -> Judged:
    """What the bot thinks of a choice; it knows what the seat knew then, and always thinks the same."""
    view, seat = choice.view, choice.decision.seat
    advice = advise(game, view, choice.decision, seed=view.moves, budget=budget, about=choice.action)
    return Judged(choice.move, seat, view, choice.action, advice, has_rivals(game, view.rules))


def costliest(found: Iterable[Judged]) -> list[Judged]:
    """The few choices that cost most, the dearest first; of equals the earlier."""
    dear = sorted((each for each in found if each.is_weighed), key=lambda each: -each.cost)
    return [each for each in dear[:COSTLIEST] if each.cost > 0]


def has_rivals(game: Game, rules: Rules) -> bool:
    """Seats play against each other. This is no secret, so an empty table tells it."""
    return game.hints(rules.edition).has_rivals(game.blank(rules))
