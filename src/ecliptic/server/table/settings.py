"""Settings of a table: what it agrees on before it begins."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ecliptic.core.errors import SetupProblem
from ecliptic.core.setup import Rules
from ecliptic.games import game as find
from ecliptic.server.table.opponents import known, plays_here

MINUTE = 60_000  # milliseconds
DAY = 24 * 60 * MINUTE
MOST_SEATS = 8

Minutes = Annotated[int, Meta(ge=1, le=24 * 60)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Days = Annotated[int, Meta(ge=1, le=30)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
SwitchValue = bool | Annotated[int, Meta(ge=0, le=10**9)] | Word


class Live(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A clock: so many minutes for the whole game, and some seconds more for each decision."""

    minutes: Minutes = 15
    seconds: Seconds = 20


class OverDays(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Days = 2


class Untimed(Struct, frozen=True, tag="untimed", forbid_unknown_fields=True):
    """Nobody is in a hurry."""


Pace = Live | OverDays | Untimed
# A level, a bot that is offered, or "": no bot. A name is checked where it comes in: a bot may be gone later.
BotName = Annotated[str, Meta(max_length=100, pattern=r"^([A-Za-z_][A-Za-z0-9_.:-]*)?$(?!\n)")]
Absent = Literal["steward", "resign", "nothing"]  # what happens to a seat whose time is up


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who should sit here: anybody, or a bot: a level, or one of those that the server offers for the game."""

    bot: BotName = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Word
    edition: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    switches: Annotated[dict[Word, SwitchValue], Meta(max_length=40)] = {}
    pace: Pace = Untimed()
    absent: Absent = "nothing"
    listed: bool = False  # everybody finds it; or only who has the link
    watchers: bool = True
    hints: bool = True
    undo: bool = True


def rules_of(settings: Settings) -> Rules:
    """The rules, checked by the game; raise SetupProblem if they cannot be played."""
    switches: dict[str, Any] = dict(settings.switches)
    return find(settings.game).rules(settings.edition, len(settings.seats), switches)


def check(settings: Settings) -> None:
    """Raise SetupProblem for a table that cannot be."""
    rules_of(settings)
    for wish in settings.seats:
        if wish.bot and not plays_here(wish.bot, settings.game):
            raise SetupProblem("table-unknown-bot", bot=wish.bot, known=known(settings.game))
    if all(wish.bot for wish in settings.seats):
        raise SetupProblem("table-nobody-plays")
