"""`ecliptic admin`: look after a table server, at its database, while it runs."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ecliptic.arena.extras import extra
from ecliptic.cli.admin_report import print_stats, print_table, print_tables, print_user, print_users
from ecliptic.cli.asked import data_folder
from ecliptic.cli.words import console, say, use_language
from ecliptic.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from ecliptic.server.admin.commands import Visitor
    from ecliptic.server.base.config import Config

T = TypeVar("T")
FAILED = 1

admin = typer.Typer(
    help="Administer a table server through its database. Safe while servers run.", no_args_is_help=True
)

Database = Annotated[
    str | None, typer.Option("--database", help="sqlite:///file or postgresql://… Default: SQLite in the data folder.")
]
Redis = Annotated[
    str | None, typer.Option("--redis", help="redis://…, if several server processes share the database.")
]
ConfigFile = Annotated[Path | None, typer.Option("--config", help="TOML file with settings.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your system's.")
]
Limit = Annotated[int, typer.Option("--limit", min=1, help="Maximum number of rows.")]
Ident = Annotated[str, typer.Argument(metavar="ID", help="Table id, as listed by `admin tables`.")]
Who = Annotated[str, typer.Argument(metavar="ID|NAME", help="User id or name.")]


def settings(database: str | None, file: Path | None, redis: str | None = None) -> tuple[Config, str]:
    """As `serve` finds them: the settings, and the address of the database."""
    with extra("server"):
        from ecliptic.server.base.config import read_config  # noqa: PLC0415  (an extra)
        from ecliptic.server.store.store import sqlite_url  # noqa: PLC0415
    config = read_config({"database": database, "redis": redis}, os.environ, file)
    return config, config.database or sqlite_url(data_folder() / "tables.db")


def visit(found: tuple[Config, str], command: Callable[[Visitor], Awaitable[T]]) -> T:
    """Do something at the database."""
    from ecliptic.server.admin.commands import visiting  # noqa: PLC0415  (an extra)

    async def there() -> T:
        async with visiting(*found) as hub:
            return await command(hub)

    with troubles():
        return asyncio.run(there())


@contextmanager
def troubles() -> Iterator[None]:
    """A database that does not answer, or a disk that is full, is no riddle: say what it was, and fail."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (an extra)

    try:
        yield
    except (SQLAlchemyError, OSError) as problem:
        told = str(getattr(problem, "orig", None) or problem)
        sys.stderr.write(say("admin-failed", problem=f"{type(problem).__name__}: {told}") + "\n")
        raise typer.Exit(FAILED) from problem


def tell(found: Any, as_json: bool, show: Callable[[Any], None]) -> None:
    """For programs as JSON, for people as they like it."""
    if not as_json:
        show(found)
        return
    import msgspec  # noqa: PLC0415  (quick to start where nobody asks for it)

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")


def speak(language: str | None) -> None:
    """Use the language that was asked for."""
    if language is not None:
        use_language(language)


def put(sentence: str) -> Callable[[Any], None]:
    """Say that it is done."""
    return lambda _: console().print(sentence, soft_wrap=True)


# Tables.


@admin.command()
def tables(
    phase: Annotated[
        str | None, typer.Option("--phase", help="Only tables in this phase: gathering, playing, paused or over.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    limit: Limit = 50,
    database: Database = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """List tables, most recently active first."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import queries as server  # noqa: PLC0415  (an extra)

    tell(visit(found, lambda hub: server.tables(hub.store.engine, phase, game, limit)), json, print_tables)


@admin.command()
def table(
    ident: Ident,
    secrets: Annotated[
        bool,
        typer.Option(
            "--secrets", help="Include the seed, the invitation code and the moves. This reveals hidden information."
        ),
    ] = False,
    database: Database = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Show one table: settings, seats and latest entries."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import queries as server  # noqa: PLC0415  (an extra)

    tell(visit(found, lambda hub: server.table(hub, ident, with_secrets=secrets)), json, print_table)


@admin.command()
def close(
    ident: Ident,
    database: Database = None,
    redis: Redis = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Close a table. Connected players are notified within two seconds."""
    speak(lang)
    found = settings(database, config, redis)
    from ecliptic.server.admin import commands  # noqa: PLC0415  (an extra)

    visit(found, lambda hub: commands.close(hub, ident))
    tell({"closed": ident}, json, put(say("admin-closed", table=ident)))


# Users.


@admin.command()
def users(
    limit: Limit = 50, database: Database = None, config: ConfigFile = None, json: Json = False, lang: Language = None
) -> None:
    """List users, newest first."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import queries as server  # noqa: PLC0415  (an extra)

    tell(visit(found, lambda hub: server.users(hub.store.engine, limit)), json, print_users)


@admin.command()
def user(
    who: Who, database: Database = None, config: ConfigFile = None, json: Json = False, lang: Language = None
) -> None:
    """Show one user."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import queries as server  # noqa: PLC0415  (an extra)

    tell(visit(found, lambda hub: server.user(hub.store.engine, who)), json, print_user)


@admin.command()
def ban(
    who: Who,
    database: Database = None,
    redis: Redis = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Ban a user: end their sessions, block login, and let bots take over their seats."""
    speak(lang)
    found = settings(database, config, redis)
    from ecliptic.server.admin import commands  # noqa: PLC0415  (an extra)

    banned = visit(found, lambda hub: commands.ban(hub, who))
    tell({"banned": banned.id}, json, put(say("admin-banned", name=banned.name, id=banned.id)))


@admin.command()
def unban(
    who: Who, database: Database = None, config: ConfigFile = None, json: Json = False, lang: Language = None
) -> None:
    """Lift the ban of an account. Guests cannot be unbanned."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import commands  # noqa: PLC0415  (an extra)

    unbanned = visit(found, lambda hub: commands.unban(hub, who))
    tell({"unbanned": unbanned.id}, json, put(say("admin-unbanned", name=unbanned.name, id=unbanned.id)))


@admin.command("remove-user")
def remove_user(
    who: Who,
    database: Database = None,
    redis: Redis = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Delete a user permanently: name, password and chat are erased, and bots play on."""
    speak(lang)
    found = settings(database, config, redis)
    from ecliptic.server.admin import commands  # noqa: PLC0415  (an extra)

    removed = visit(found, lambda hub: commands.remove(hub, who))
    tell({"removed": removed.id}, json, put(say("admin-removed", name=removed.name, id=removed.id)))


# All of it.


@admin.command()
def stats(database: Database = None, config: ConfigFile = None, json: Json = False, lang: Language = None) -> None:
    """Show the number of tables, users and entries, and the database size."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import queries as server  # noqa: PLC0415  (an extra)

    tell(visit(found, lambda hub: server.stats(hub.store.engine)), json, print_stats)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Target file; must not exist.")],
    database: Database = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Back up an SQLite database while servers run. The copy is a consistent snapshot."""
    speak(lang)
    _, url = settings(database, config)
    from ecliptic.server.admin.backup import back_up  # noqa: PLC0415
    from ecliptic.server.admin.commands import must_exist  # noqa: PLC0415  (an extra)

    must_exist(url)
    with troubles():
        size = back_up(url, file)
    tell({"file": str(file), "size": size}, json, put(say("admin-backed-up", file=str(file), size=size)))


@admin.command()
@admin.command("tidy", hidden=True)  # as it was called before
def prune(
    older_than: Annotated[
        int, typer.Option("--older-than", min=1, help="Delete what has had no activity for this many days.")
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would be deleted.")] = False,
    database: Database = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Delete tables that never started, guests who never joined a table, and expired sessions."""
    speak(lang)
    found = settings(database, config)
    from ecliptic.server.admin import prune as server  # noqa: PLC0415  (an extra)

    now = time.time_ns() // 1_000_000
    done = visit(found, lambda hub: server.prune(hub.store.engine, older_than, now, dry_run=dry_run))
    if dry_run:
        said = say("admin-would-prune", tables=done.tables, guests=done.guests, sessions=done.sessions)
    else:
        said = say("admin-pruned", tables=done.tables, guests=done.guests, sessions=done.sessions)
    tell(done, json, put(said))
