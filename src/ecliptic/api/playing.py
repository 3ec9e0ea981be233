"""Letting bots play at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ecliptic.api.opening import chosen, opened
from ecliptic.api.players import NamedBot, Player, seated
from ecliptic.api.table import Table
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game


def play(  # noqa: PLR0913  (those of `new`, and one more)
    table: Table | str | Game,
    *bots: Player | Sequence[Player],
    moves: int | None = None,
    edition: str | None = None,
    players: int | None = None,
    seed: int | None = None,
    switches: Mapping[str, bool | int | str] | None = None,
) -> Table:
    """Let bots play to the end, or at most so many moves; returns the table.

    `table`: a table, or the name of a game: then a table is set up first, as `new` does with the last four arguments.
    `bots`: one for all seats, or one for each, also as a list; "medium" if none is named. A bot is a name, an object
    with `choose(view, decision)`, or a function that takes these two and returns one of `decision.actions`.
    `moves`: stop after so many more moves.

    Bots made from names start afresh with each call, and the same table with the same bots gives the same game (but
    for bots that think by the clock). Raises SetupProblem if there are too few or too many bots, Refused if a bot
    wants something illegal.

    >>> import ecliptic as ec
    >>> table = ec.play("kosmonauts", "random", "random", lambda view, decision: decision.actions[0], seed=7, moves=50)
    >>> len(table.moves)
    50
    """
    wanted = _listed(bots)
    if not isinstance(table, Table):
        count = len(wanted) if players is None and len(wanted) > 1 else players
        game, rules = chosen(table, edition, count, switches)
        table = opened(game, rules, seed, [_name(each) for each in _for_each_seat(wanted, rules.seats)])
    elif (edition, players, seed, switches) != (None, None, None, None):
        raise TypeError("edition, players, seed and switches are for a new table; this one is set up already")
    _play(table, _for_each_seat(wanted, table.players), moves)
    return table


def _listed(bots: Sequence[Player | Sequence[Player]]) -> list[Player]:
    """The bots as one list, however they were given."""
    found: list[Player] = []
    for each in bots:
        if isinstance(each, list | tuple):
            found += each
        else:
            found.append(cast("Player", each))
    return found or ["medium"]


def _for_each_seat(bots: list[Player], seats: int) -> list[Player]:
    """One bot plays for all."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise SetupProblem("setup-bots-for-seats", bots=len(bots), seats=seats)
    return bots


def _name(player: Player) -> str:
    """What a record calls a player of our own making."""
    if isinstance(player, str):
        return player
    return player.name if isinstance(player, NamedBot) else "me"


def _play(table: Table, players: list[Player], moves: int | None) -> None:
    made = len(table.moves)
    seats = [seated(each, table.game, table.seed, seat, made) for seat, each in enumerate(players)]
    try:
        while (decision := table.decision) is not None and (moves is None or len(table.moves) < made + moves):
            action = seats[decision.seat].choose(table.view(decision.seat), decision)
            table.act(action, decision.seat)
    finally:
        for player, each in zip(players, seats, strict=True):
            if isinstance(player, str | NamedBot):  # one that is a process of its own leaves; others may play on
                getattr(each, "close", _nothing)()


def _nothing() -> None:
    """What a bot does that has nothing to close."""
