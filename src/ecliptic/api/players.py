"""Who plays at a table in Python: a bot by its name, any object with `choose`, or a plain function."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ecliptic.bots import bot as made
from ecliptic.bots import maker
from ecliptic.core.bot import Bot
from ecliptic.core.game import Game
from ecliptic.core.setup import fresh_seed
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from ecliptic.games import game as find

if TYPE_CHECKING:
    from ecliptic.api.table import Table

Player = str | Bot | Callable[[View, Decision], Action]

_STRIDE: Final = 0x9E37_79B9_7F4A_7C15  # odd: it spreads the numbers of moves over all seeds
_SEEDS: Final = 2**64


class NamedBot:
    """A bot by its name, which gets to know the game when it is asked. Make one with `ecliptic.bot`."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        maker(name)  # an unknown name is refused here and not in the middle of a game
        self.name = name
        self.seed = seed
        self._bound: dict[str, Bot] = {}  # by game

    def __repr__(self) -> str:
        return f"<Bot {self.name}{'' if self.seed is None else f', seed {self.seed}'}>"

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions, from what the view shows and nothing else."""
        name = view.rules.game
        if name not in self._bound:
            self._bound[name] = made(self.name, find(name), fresh_seed() if self.seed is None else self.seed)
        return self._bound[name].choose(view, decision)

    def choose_at(self, table: Table, seat: int | None = None) -> Action:
        """What this bot would do at a table now, in the place of a seat: by default the one that is asked next.

        >>> import ecliptic as ec
        >>> table = ec.new("redplanet", seed=7)
        >>> ec.bot("medium").choose_at(table) in table.legal
        True
        """
        return table.ask(self, seat)

    def at(self, game: Game, seed: int) -> Bot:
        """A fresh bot of this name for one seat of a game."""
        return made(self.name, game, seed)


class _Called:
    """A plain function in the place of a bot."""

    def __init__(self, function: Callable[[View, Decision], Action]) -> None:
        self.function = function

    def choose(self, view: View, decision: Decision) -> Action:
        """Whatever the function says; the table checks it."""
        return self.function(view, decision)


def bot(name: str, seed: int | None = None) -> NamedBot:
    """A bot by its name: random, greedy, novice, easy, medium, hard, expert.

    `expert@500` looks at 500 possible futures for each decision, and `expert@1.5s` thinks for so many seconds.
    `my_module:MyBot` is a class of your own, and `foreign:COMMAND` another program (see `docs/bots.md`); a package can
    offer bots under names of their own. The same seed makes it choose the same; without one it takes its seed from the
    table at which it plays. An unknown name is a SetupProblem.

    >>> import ecliptic as ec
    >>> ec.bot("expert", seed=7)
    <Bot expert, seed 7>
    """
    return NamedBot(name, seed)


def seated(player: Player, game: Game, seed: int, seat: int, moves: int) -> Bot:
    """The bot that plays for a seat of a table of this seed, after so many moves.

    A bot starts afresh with a seed that depends on the move, so that one which is asked again and again by chance does
    not give the same answer each time. Before the first move it is the seed that the command line would give it.
    """
    if isinstance(player, str):
        player = NamedBot(player)
    if isinstance(player, NamedBot):
        own = seed if player.seed is None else player.seed
        return player.at(game, (own ^ (seat + 1)) + moves * _STRIDE & (_SEEDS - 1))
    if not isinstance(player, type):  # the class of a bot is not a bot yet
        if hasattr(player, "choose"):
            return player
        if callable(player):
            return _Called(player)
    raise TypeError(
        f"a player is the name of a bot, an object with choose(view, decision), or such a function; not {player!r}"
    )
