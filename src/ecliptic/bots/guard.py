"""A seat that cannot be broken: whoever fails in it is replaced, and the game goes on."""

from __future__ import annotations

import contextlib
import functools
import logging
from collections.abc import Callable
from typing import Final

from ecliptic.bots.protocol import Forfeit, Lost
from ecliptic.core import plugins
from ecliptic.core.bot import Bot
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

LOG: Final = logging.getLogger("ecliptic.bots")


class Guarded:
    """Asks a bot until it forfeits; from then on a substitute plays, made fresh, so that equal answers replay equally.

    `forfeit` is None or the id of the reason; `detail` is for a log. A bot in Python has a `name`: its author is told.
    """

    def __init__(self, bot: Bot, substitute: Callable[[], Bot], name: str = "") -> None:
        self.bot = bot
        self.substitute = substitute
        self.name = name
        self.forfeit: Lost | None = None
        self.detail = ""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions, always."""
        if self.forfeit is None:
            try:
                return legal(self.bot.choose(view, decision), decision)
            except Forfeit as lost:
                self._replace(lost, plugins.source_of(self.bot, "") if self.name else "")
            except Exception as error:  # noqa: BLE001  (whatever a stranger's code raises, the table plays on)
                where = plugins.place_of(error, "") if self.name else ""
                self._replace(Forfeit("crashed", f"{type(error).__name__}: {error}"), where)
        return self.bot.choose(view, decision)

    def _replace(self, lost: Forfeit, where: str) -> None:
        self.close()
        self.bot = self.substitute()
        self.forfeit, self.detail = lost.reason, f"{lost.detail} [{where}]" if where else lost.detail

    def close(self) -> None:
        """The bot leaves the table; one that fails even in that is left alone."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            with contextlib.suppress(Exception):
                close()

    def tell(self) -> None:
        """Warn the author of a bot in Python that it has lost its seat, if it has: why, and in which file and line."""
        if self.forfeit is not None and self.name:
            _warn(f"{self.name} has lost its seat ({self.forfeit}): {self.detail}")


@functools.lru_cache(100)
def _warn(text: str) -> None:
    """Once for each fault, however many games it loses."""
    LOG.warning("%s", text)


def legal(action: Action, decision: Decision) -> Action:
    """The action as the decision has it (a stranger's True is no 1); raise Forfeit if it is none of them."""
    if action not in decision.actions:
        raise Forfeit("illegal", f"{action!r} is no answer to {decision.question}")
    return decision.actions[decision.actions.index(action)]
