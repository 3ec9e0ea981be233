"""A bot that now and then does anything at all."""

from __future__ import annotations

from typing import Final

from ecliptic.core import chance as chances
from ecliptic.core.bot import Bot
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

OTHERWISE: Final = 0x5DEE_CE66_D1CE  # so that slips have nothing to do with what the bot draws


class Careless:
    """So many decisions in a hundred are made by chance, the others by the bot."""

    def __init__(self, bot: Bot, seed: int, slips: int) -> None:
        self.bot = bot
        self.slips = slips
        self.chance = chances.from_seed(seed ^ OTHERWISE)

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        self.chance = chances.advance(self.chance)
        if chances.below(self.chance, 100) >= self.slips:
            return self.bot.choose(view, decision)
        self.chance = chances.advance(self.chance)
        return decision.actions[chances.below(self.chance, len(decision.actions))]
