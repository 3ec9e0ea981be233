"""What `ecliptic admin` shows to people."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ecliptic.cli.words import console, say

if TYPE_CHECKING:
    from ecliptic.server.admin.queries import EntryTold, SeatTold, Stats, TableListed, TableTold, UserListed, UserTold

MEGABYTE = 1_000_000


def when(at: int | None) -> str:
    """A time of the database, where the reader is."""
    if at is None:
        return "—"
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _grid(*heads: str) -> Table:
    grid = Table()
    for head in heads:
        grid.add_column(head, overflow="fold")  # an id that has to be typed is never cut
    return grid


def _facts(*rows: tuple[str, str]) -> Table:
    grid = Table(show_header=False, box=None)
    for name, value in rows:
        grid.add_row(Text(name, style="bold"), value)
    return grid


# Tables.


def print_tables(found: list[TableListed]) -> None:
    """A line for each."""
    grid = _grid(
        say("admin-table"),
        say("cli-game"),
        say("admin-seats"),
        say("admin-phase"),
        say("admin-host"),
        say("admin-entries"),
        say("admin-updated"),
        say("admin-due"),
    )
    for table in found:
        game = f"{table.game} {table.edition}"
        grid.add_row(
            table.id,
            game,
            str(table.seats),
            phase(table.phase),
            table.host,
            str(table.entries),
            when(table.updated),
            when(table.due),
        )
    console().print(grid)


def phase(name: str) -> str:
    """A phase in words."""
    words = {
        "gathering": say("admin-phase-gathering"),
        "playing": say("admin-phase-playing"),
        "paused": say("admin-phase-paused"),
        "over": say("admin-phase-over"),
    }
    return words[name]


def print_table(found: TableTold) -> None:
    """All about one."""
    out = console()
    ending = f" ({found.ending})" if found.ending else ""
    facts = [
        (say("admin-table"), found.id),
        (say("cli-game"), f"{found.settings['game']} {found.settings['edition']}"),
        (say("admin-phase"), phase(found.phase) + ending),
        (say("admin-host"), found.host),
        (say("admin-created"), when(found.created)),
        (say("admin-entries"), str(found.entries)),
        (say("admin-due"), when(found.due)),
        (say("admin-settings"), _settings(found)),
    ]
    if found.secrets is not None:
        facts += [(say("admin-seed"), str(found.secrets.seed)), (say("admin-code"), found.secrets.code)]
    out.print(_facts(*facts))
    seats = _grid(say("cli-seat"), say("admin-who"), say("admin-remarks"))
    for number, seat in enumerate(found.seats):
        seats.add_row(str(number), seat.name or seat.bot or "—", _remarks(seat))
    out.print(seats)
    out.print(_last(found.last))


def _settings(found: TableTold) -> str:
    rest = {name: value for name, value in found.settings.items() if name not in {"game", "edition", "seats"}}
    return "\n".join(f"{name}: {value}" for name, value in rest.items())


def _remarks(seat: SeatTold) -> str:
    marks = [
        (seat.bot, say("cli-bot")),
        (seat.steward, say("admin-steward")),
        (seat.resigned, say("admin-resigned")),
        (seat.waited_for, say("admin-waited-for")),
    ]
    return ", ".join(word for is_so, word in marks if is_so)


def _last(entries: list[EntryTold]) -> Table:
    secret = any(entry.what is not None for entry in entries)
    grid = _grid("#", say("admin-when"), say("admin-who"), say("admin-deed"), *([say("admin-moves")] if secret else []))
    for entry in entries:
        seat = "" if entry.seat is None else f" ({say('cli-seat')} {entry.seat})"
        what = [str(entry.what)] if secret else []
        grid.add_row(str(entry.number), when(entry.at), entry.who + seat, entry.deed, *what)
    return grid


# Users.


def print_users(found: list[UserListed]) -> None:
    """A line for each."""
    grid = _grid(
        say("admin-user"),
        say("admin-name"),
        say("cli-kind"),
        say("admin-created"),
        say("admin-seen"),
        say("admin-tables"),
    )
    for user in found:
        grid.add_row(user.id, user.name, _kind(user), when(user.created), when(user.seen), str(user.tables))
    console().print(grid)


def _kind(user: UserListed) -> str:
    if not user.name:
        return say("admin-gone")
    kind = say("admin-guest") if user.guest else say("admin-account")
    return f"{kind}, {say('admin-is-banned')}" if user.banned else kind


def print_user(found: UserTold) -> None:
    """All about one."""
    out = console()
    facts = [
        (say("admin-user"), found.user.id),
        (say("admin-name"), found.user.name),
        (say("cli-kind"), _kind(found.user)),
        (say("admin-created"), when(found.user.created)),
        (say("admin-seen"), when(found.user.seen)),
        (say("admin-sessions"), str(found.sessions)),
        (say("admin-hosted"), str(found.hosts)),
        (say("admin-lines"), str(found.lines)),
    ]
    out.print(_facts(*facts))
    grid = _grid(say("admin-table"), say("cli-seat"), say("admin-phase"))
    for sitting in found.sittings:
        grid.add_row(sitting.table, str(sitting.seat), phase(sitting.phase))
    out.print(grid)


# All of it.


def print_stats(found: Stats) -> None:
    """How much there is."""
    facts = [
        (say("admin-tables"), _counts({phase(name): count for name, count in found.tables.items()})),
        (say("cli-games"), _counts(found.games)),
        (say("admin-accounts"), str(found.accounts)),
        (say("admin-guests"), str(found.guests)),
        (say("admin-are-banned"), str(found.banned)),
        (say("admin-sessions"), str(found.sessions)),
        (say("admin-entries"), str(found.entries)),
        (say("admin-lines"), str(found.lines)),
        (say("admin-size"), f"{found.size / MEGABYTE:.1f} MB"),
    ]
    console().print(_facts(*facts))


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items()) or "0"
