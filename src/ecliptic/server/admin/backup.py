"""Backup of an SQLite database while servers run."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy.engine import make_url

from ecliptic.server.admin.queries import AdminProblem


def back_up(url: str, file: Path) -> int:
    """A copy of an SQLite database, whole and of one moment; its size in bytes. Servers may go on writing."""
    if not url.startswith("sqlite"):
        raise AdminProblem("admin-use-pg-dump")
    if file.exists():
        raise AdminProblem("admin-file-exists", file=str(file))
    half = file.with_name(f"{file.name}.part")
    half.unlink(missing_ok=True)
    half.touch(mode=0o600)  # there are hashes of passwords in it
    try:
        with contextlib.closing(sqlite3.connect(make_url(url).database or "")) as database:
            database.execute("VACUUM INTO ?", (str(half),))
        _check(half)
        half.rename(file)
    finally:
        half.unlink(missing_ok=True)
    return file.stat().st_size


def _check(file: Path) -> None:
    """It is on the disk, and can be read."""
    with file.open("rb") as copy:
        os.fsync(copy.fileno())
    with contextlib.closing(sqlite3.connect(file)) as database:
        (found,) = database.execute("PRAGMA integrity_check").fetchone()
    if found != "ok":
        raise OSError(found)
