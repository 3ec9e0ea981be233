"""A bot sees what a player sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision


class Bot(Protocol):
    """Anything that answers a decision from a view."""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        ...


def next_in_turn(decisions: Sequence[Decision], last: int) -> Decision:
    """Bots that act at the same time are asked in seat order, one action each, round and round: AE-Q1."""
    after = [decision for decision in decisions if decision.seat > last]
    return (after or decisions)[0]
