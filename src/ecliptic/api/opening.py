"""Finding a game, setting up a table for it, and reading one from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from ecliptic.api.table import Table
from ecliptic.core import record_reader
from ecliptic.core.errors import RecordProblem, SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.locales import add_source, locale_of
from ecliptic.core.setup import SEED_BITS, Rules, Setup, fresh_seed
from ecliptic.core.table import Table as Engine
from ecliptic.games import game as find
from ecliptic.games import games as all_games


def games() -> tuple[Game, ...]:
    """Every game that can be played.

    >>> import ecliptic as ec
    >>> [game.id for game in ec.games()]
    ['redplanet', 'kosmonauts', 'ares']
    """
    return all_games()


def game(name: str) -> Game:
    """The game of this name; SetupProblem if there is none.

    >>> import ecliptic as ec
    >>> ec.game("kosmonauts")
    <Game kosmonauts: classic (2-4 players)>
    """
    return find(name)


def new(  # noqa: PLR0913  (what a table can be told, all by name)
    game: str | Game,
    *,
    edition: str | None = None,
    players: int | None = None,
    seed: int | None = None,
    switches: Mapping[str, bool | int | str] | None = None,
    names: Sequence[str] | None = None,
) -> Table:
    """A table ready to play.

    `edition`: an edition or mode of the game; by default its usual one, or one that can seat so many players.
    `players`: how many seats; by default as many as is usual.
    `seed`: a whole number from 0 to 2**64 - 1. The same seed gives the same game. By default a fresh one.
    `switches`: house rules by name; `ecliptic games NAME` lists them.
    `names`: one for each seat, kept in the record. By default every seat is "me", which is what the command
    `ecliptic play --resume` takes for a person; it takes other names for those of bots.

    Raises SetupProblem, which says what was wrong and what would have been right.

    >>> import ecliptic as ec
    >>> ec.new("ares", players=2, seed=1, switches={"ask_everything": True})
    <Table: ares versus, 2 players, round 0, move 0, waiting for seat 0, 1>
    """
    known, rules = chosen(game, edition, players, switches)
    return opened(known, rules, seed, names)


def load(path: str | PathLike[str]) -> Table:
    """The table whose record `Table.save` or the command line wrote to this file, as it was then.

    Raises RecordProblem, with the number of the line at fault, if the file is damaged, edited or no record at all;
    OSError if it cannot be read.

    >>> import ecliptic as ec, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "game.record"
    >>> ec.play("kosmonauts", "random", seed=1, moves=9).save(file)
    >>> ec.load(file).record
    <Record: kosmonauts classic, 3 seats, 9 moves, in progress>
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordProblem("record-not-a-record", line=1) from error
    return Table(Engine.resume(*record_reader.read(text, all_games())))


def chosen(
    game: str | Game, edition: str | None, players: int | None, switches: Mapping[str, bool | int | str] | None
) -> tuple[Game, Rules]:
    """The game and its rules, with what nobody has said filled in; SetupProblem if they cannot be."""
    known = find(game) if isinstance(game, str) else game
    add_source(locale_of(known))  # of a game that is at hand and not installed
    which = _edition(known, players) if edition is None else edition
    return known, known.rules(which, _seats(known, which) if players is None else players, switches)


def opened(game: Game, rules: Rules, seed: int | None, names: Sequence[str] | None) -> Table:
    """A table with these rules."""
    return Table(Engine(game, Setup(rules, _seed(seed)), _names(names, rules.seats)))


def _edition(game: Game, players: int | None) -> str:
    """The usual edition, or the first other one that can seat so many."""
    usual = game.edition(game.default_edition)
    if players is None or usual.seats_min <= players <= usual.seats_max:
        return usual.id
    return next((each.id for each in game.editions if each.seats_min <= players <= each.seats_max), usual.id)


def _seats(game: Game, edition: str) -> int:
    """As many as is usual, or as near to that as the edition allows."""
    info = game.edition(edition)
    return min(max(game.usual_seats, info.seats_min), info.seats_max)


def _seed(seed: int | None) -> int:
    if seed is None:
        return fresh_seed()
    if not 0 <= seed < 2**SEED_BITS:  # a record has room for so many digits
        raise SetupProblem("setup-bad-seed", seed=str(seed))
    return seed


def _names(names: Sequence[str] | None, seats: int) -> Sequence[str]:
    if names is None:
        return ["me"] * seats
    if isinstance(names, str) or len(names) != seats:
        raise SetupProblem("setup-bad-names", names=str(names), seats=seats)
    return names
