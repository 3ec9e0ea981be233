"""Random games as a source of phrases: all that a table would say to its players and watchers."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator

import msgspec

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.core.words import Action, Decision, Phrase, Switch
from ecliptic.games import GAMES

MANY = 40
STRAY = 6  # actions tried at each decision that have nothing to do with it


def all_rules(game: Game) -> list[Rules]:
    """Every edition with every number of seats, and once with every house rule set otherwise."""
    usual = [
        game.rules(info.id, seats, game.brief)
        for info in game.editions
        for seats in range(info.seats_min, info.seats_max + 1)
    ]
    contrary = [
        game.rules(info.id, info.seats_min, {s.name: otherwise(s, info.id) for s in game.switches if s.is_in(info.id)})
        for info in game.editions
    ]
    return usual + contrary


def otherwise(switch: Switch, edition: str) -> bool | int | str:
    """A value that the switch does not have by default."""
    default = switch.default_in(edition)
    return next(value for value in (switch.values or (True, False)) if value != default)


def play(game: Game, rules: Rules, seed: int) -> Iterator[Phrase]:
    """Every phrase of one random game, for everybody who might read it."""
    setup = Setup(rules, seed)
    rng = random.Random(seed)
    state, settled = game.new(setup), game.settled(setup)
    yield from told(game, state, settled)
    while not state.over:
        decisions = game.decisions(state)
        for decision in decisions:
            yield from asked(game, state, settled, decision)
            yield from refused(game, state, settled, decision, rng.sample(all_actions(game), STRAY))
        waited_for = [decision for decision in decisions if not decision.optional]
        decision = rng.choice(decisions if rng.random() < 0.1 else waited_for)
        game.apply(state, decision.seat, rng.choice(decision.actions))
        yield from told(game, state, settled)


def told(game: Game, state: State, rules: Rules) -> Iterator[Phrase]:
    """The news, as every viewer sees them."""
    news, state.news = state.news or [], []
    for item in news:
        for viewer in (None, *range(state.seats)):
            yield game.told(game.seen(item, viewer), rules)


def asked(game: Game, state: State, rules: Rules, decision: Decision) -> Iterator[Phrase]:
    """The question and its answers, with a look at the table and without."""
    seen = game.view(state, rules, decision.seat)
    yield game.prompt(decision, seen)
    for view in (None, seen):
        for action in decision.actions:
            yield game.option(action, rules, view)


def refused(game: Game, state: State, rules: Rules, decision: Decision, stray: list[Action]) -> Iterator[Phrase]:
    """Why the other answers of the same kind, and some stray actions, are not legal now."""
    view = game.view(state, rules, decision.seat)
    for action in [*same_verbs(game, decision, state.moves), *stray]:
        refusal = game.why_not(state, rules, decision.seat, action)
        if refusal is not None:
            yield game.refused(refusal, action, rules, view)


def same_verbs(game: Game, decision: Decision, seed: int) -> list[Action]:
    """Actions of the verbs that are asked for: all, or some where there are very many."""
    verbs = {verb for verb, _ in decision.actions}
    found = [action for action in all_actions(game) if action[0] in verbs]
    return found if len(found) <= MANY else random.Random(seed).sample(found, MANY)


@functools.cache
def all_actions(game: Game) -> list[Action]:
    """Every verb with every thing."""
    return [(verb.name, thing) for verb in game.verbs for thing in range(verb.things or 1)]


@functools.cache
def phrases(game: Game) -> list[Phrase]:
    """All different phrases of a random game by each of the rules."""
    found: dict[bytes, Phrase] = {}
    for seed, rules in enumerate(all_rules(game)):
        for phrase in play(game, rules, seed):
            found.setdefault(msgspec.json.encode(phrase, order="deterministic"), phrase)
    return list(found.values())


@functools.cache
def all_phrases() -> list[Phrase]:
    """Those of every game."""
    return [phrase for game in GAMES for phrase in phrases(game)]
