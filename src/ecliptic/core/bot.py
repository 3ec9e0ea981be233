"""A bot sees what a player sees, and nothing else."""

from __future__ import annotations

from typing import Protocol

from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision


class Bot(Protocol):
    """Anything that answers a decision from a view."""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        ...
