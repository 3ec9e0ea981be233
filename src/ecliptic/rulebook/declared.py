"""The rules that a game names in its declarations (house rules, reasons, questions, events), held against its book."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecliptic.core.game import Game
    from ecliptic.core.words import Reason
    from ecliptic.rulebook.parse import Rulebook


def declared(game: Game) -> Iterator[tuple[str, str]]:
    """Where a game names a rule, and the id of the rule."""
    for switch in game.switches:
        yield f"switch {switch.name}", switch.rule
    for reason in game.reasons.values():
        yield from ((f"reason {reason.message}", rule) for rule in _of_reason(reason))
    for question, rule in game.rule_of_question.items():
        yield f"question {question}", rule
    for event, rule in game.rule_of_event.items():
        yield f"event {event}", rule


def _of_reason(reason: Reason) -> tuple[str, ...]:
    return reason.rule, *reason.by_edition.values(), *reason.by_verb.values()


def unknown_rules(game: Game, book: Rulebook) -> dict[str, str]:
    """By the declaration that names it: the id of each rule that is not in the book."""
    known = {rule.id for rule in book.rules}
    return {where: rule for where, rule in declared(game) if rule not in known}
