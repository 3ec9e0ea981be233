"""What a bot thinks of a decision, from the player's own view: its best actions, and how all stand after them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ecliptic.bots.levels import levels
from ecliptic.bots.searching import Budget, Searching
from ecliptic.core.game import Game
from ecliptic.core.prospects import ONE
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

BEST: Final = 3  # actions that are told
HUNDREDTHS: Final = 100


class Prospect(Struct, frozen=True):
    """An action, how often it was looked at, and for each seat its chance to win and the points it may expect."""

    action: Action
    looks: int
    worth: float
    chances: tuple[float, ...]
    points: tuple[float, ...]


class Advice(Struct, frozen=True):
    """The best actions first, and what else was asked for."""

    looks: int
    best: tuple[Prospect, ...]
    asked: Prospect | None = None  # what was done, in a review


def advise(  # noqa: PLR0913
    game: Game,
    view: View,
    decision: Decision,
    *,
    seed: int,
    budget: Budget | None = None,
    about: Action | None = None,
) -> Advice:
    """What the expert would do, and think of an action `about` which it is asked; the view alone is used."""
    known = levels(game)
    bot = Searching(game, seed, budget or Budget(iterations=known.expert.iterations), style=known.style)
    search = bot.search(view, decision.seat)
    found = []
    for action in decision.actions:
        packed = game.packed(action)
        looks = search.visits_of(packed)
        if looks > 0:
            seats = range(view.rules.seats)
            chances = tuple(search.chance_of(packed, seat) / int(ONE) for seat in seats)
            points = tuple(search.expected_of(packed, seat) / HUNDREDTHS for seat in seats)
            found.append(Prospect(action, looks, search.mean_of(packed) / int(ONE), chances, points))
    ranked = sorted(found, key=lambda each: (-each.looks, -each.worth))
    asked = next((each for each in found if each.action == about), None)
    return Advice(int(search.iterations), tuple(ranked[:BEST]), asked)
