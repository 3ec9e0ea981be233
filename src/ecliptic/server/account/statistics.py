"""Statistics of a user: what their games have come to. A result follows from the entries, once somebody asks for it."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal

from msgspec import Struct
from sqlalchemy import select, update

from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.schema import SITTINGS, TABLES
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import SETTINGS
from ecliptic.server.table.room import Room

Result = Literal["won", "lost", "unfinished", "practice"]


class Ended(Struct, frozen=True):
    """A game that is over, as it ended for somebody."""

    result: Result
    points: int | None


class Statistic(Struct, frozen=True):
    """One game in one edition, at tables of one size."""

    game: str
    edition: str
    seats: int
    won: int
    lost: int
    unfinished: int  # given up by all, or never played to its end
    best: int | None  # points, of games that were played to their end
    mean: float | None


def result_of(room: Room, seat: int) -> tuple[Result, int | None]:
    """How a game that is over ended for a seat, and with how many points."""
    if room.play is not None and room.play.start is not None:
        return "practice", None  # it was begun by others, and perhaps as good as won
    if room.play is None or room.ending == "agreed":
        return "unfinished", None
    result: Result = "won" if seat in room.winners() else "lost"
    if room.ending != "finished":
        return result, None
    game = room.play.game
    return result, game.totals(room.play.state)[game.main_colours(room.play.rules)[seat]]


async def statistics(hub: Hub, user: User) -> list[Statistic]:
    """All that a user has played here."""
    await _find_out(hub, user)
    wanted = (
        select(TABLES.c.settings, SITTINGS.c.result, SITTINGS.c.points)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(SITTINGS.c.user_id == user.id, SITTINGS.c.result.in_(["won", "lost", "unfinished"]))
    )
    async with hub.store.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    kinds: defaultdict[tuple[str, str, int], list[Ended]] = defaultdict(list)
    for row in rows:
        settings = SETTINGS.decode(row.settings)
        kinds[settings.game, settings.edition, len(settings.seats)].append(Ended(row.result, row.points))
    return [summed_up(*kind, kinds[kind]) for kind in sorted(kinds)]


def summed_up(game: str, edition: str, seats: int, games: list[Ended]) -> Statistic:
    """Games of one kind."""
    points = [each.points for each in games if each.points is not None]
    counts = {result: sum(each.result == result for each in games) for result in ("won", "lost", "unfinished")}
    mean = round(sum(points) / len(points), 2) if points else None
    return Statistic(game, edition, seats, **counts, best=max(points, default=None), mean=mean)


async def _find_out(hub: Hub, user: User) -> None:
    """The results of games that have ended since somebody asked."""
    wanted = (
        select(SITTINGS.c.table_id)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(SITTINGS.c.user_id == user.id, SITTINGS.c.result.is_(None), TABLES.c.phase == "over")
    )
    async with hub.store.engine.connect() as connection:
        tables = (await connection.execute(wanted)).scalars().all()
    for room in await hub.readable(tables):
        seat = room.seat_of(user.id)
        if seat is None:
            continue
        result, points = result_of(room, seat)
        here = SITTINGS.c.table_id == room.id, SITTINGS.c.user_id == user.id
        async with hub.store.engine.begin() as connection:
            await connection.execute(update(SITTINGS).where(*here).values(result=result, points=points))
