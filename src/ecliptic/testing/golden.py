"""Golden pages: whole games and card lists as readable text, so that a changed rule shows as a diff to be read."""

from __future__ import annotations

import random
from collections.abc import Callable

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import News, State
from ecliptic.core.words import Event, Phrase

Say = Callable[[Phrase], str]


def transcript(game: Game, rules: Rules, seed: int, say: Say) -> str:
    """One random game, move by move, with everything that happened, secrets included."""
    setup = Setup(rules, seed)
    settled = game.settled(setup)
    state = game.new(setup)
    chooser = random.Random(seed)
    lines = [f"{game.id} {rules.edition}, {rules.seats} seats, seed {seed}", ""]
    lines += _told(game, state, settled, say)
    while not state.over:
        action = game.unpacked(chooser.choice(list(state.legal)))
        lines.append(f"{state.moves + 1}. seat {state.asked}: {action[0]} {action[1]}")
        game.apply(state, state.asked, action)
        lines += _told(game, state, settled, say)
    lines += ["", f"totals {game.totals(state)}, winners {game.winners(state)}, digest {game.digest(state)}"]
    return "\n".join(lines) + "\n"


def _told(game: Game, state: State, rules: Rules, say: Say) -> list[str]:
    news, state.news = state.news or [], []
    return [f"    {say(game.told(_open(game, item), rules))}" for item in news]


def _open(game: Game, news: News) -> Event:
    """The event with all its parts, as nobody at the table sees it."""
    kind = game.event_kinds[news.kind]
    return Event(kind.name, {part.name: value for part, value in zip(kind.parts, news.parts, strict=False)})


def card_page(game: Game, rules: Rules, say: Say) -> str:
    """Every card as number, name and text, for proof-reading against the box."""
    rows = [f"{number:>3}  {say(name)}\n     {say(text)}" for number, name, text in game.cards(rules)]
    return f"{game.id} {rules.edition}\n\n" + "\n".join(rows) + "\n"


def tree_count(state: State, depth: int) -> int:
    """How many ways the next `depth` decisions can go: a wrong list of options changes it."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for action in state.legal:
        after = state.clone()
        after.act(state.asked, action)
        total += tree_count(after, depth - 1)
    return total
