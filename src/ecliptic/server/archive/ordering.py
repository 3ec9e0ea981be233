"""What can be ordered: the questions that it has met in this game, and what it could answer.

See docs/decisions/0012: a page knows no rules, and a game has no list of all that it may ever ask.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from ecliptic.core.play import Play
from ecliptic.core.words import Action, Decision, Phrase
from ecliptic.server.archive.replay import Story


class OrderChoice(Struct, frozen=True):
    """An answer, called by its name: what it will look like then nobody knows."""

    action: Action
    words: Phrase


class Orderable(Struct, frozen=True):
    """A question, in the words in which it was asked last, and the answers that were ever offered."""

    question: str
    words: Phrase
    rule: str
    choices: list[OrderChoice]


def orderable(story: Story, seat: int) -> list[Orderable]:
    """What was asked last comes first, and in it what was offered last."""
    play = story.beginning()
    met: dict[str, Orderable] = {}
    for move in story.moves:
        if move.seat == seat:
            _meet(play, seat, met)
        play.act(move.seat, move.action)
    _meet(play, seat, met)
    return [each for each in reversed(met.values()) if each.choices]


def _meet(play: Play, seat: int, met: dict[str, Orderable]) -> None:
    """Nobody waits for an optional question, so no order is ever used for it."""
    decision = play.game.decision(play.state, seat)
    if decision is None or decision.optional:
        return
    view = play.view(seat)
    before = met.pop(decision.question, None)
    met[decision.question] = Orderable(
        question=decision.question,
        words=play.game.prompt(decision, view),
        rule=play.game.question_rule(decision, play.rules),
        choices=_choices(play, decision, before.choices if before else []),
    )


def _choices(play: Play, decision: Decision, before: list[OrderChoice]) -> list[OrderChoice]:
    """What is called alike can only be told apart by how it looks now: that cannot be ordered for another time."""
    found = [OrderChoice(action, play.game.option(action, play.rules)) for action in decision.actions]
    names = Counter(repr(choice.words) for choice in found)
    told_apart = [choice for choice in found if names[repr(choice.words)] == 1]
    return told_apart + [choice for choice in before if choice.action not in decision.actions]
