"""`ecliptic bench`: what was asked for; what is measured needs libraries that come with extras."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from ecliptic.arena.extras import extra


class Asked(Struct, frozen=True):
    """What was typed for `ecliptic bench server`."""

    game: str
    edition: str | None
    tables: int
    sockets: int
    seconds: float
    rounds: int
    rate: float
    idle_tables: int
    idle_sockets: int
    only: str | None
    database: str | None
    nodes: int
    bytes: int
    calm: float | None
    folder: Path | None
    as_json: bool


def server(asked: Asked) -> None:
    """How much the table server can take."""
    with extra("server"):
        import httpx  # noqa: F401, PLC0415  (an extra)
        import sqlalchemy  # noqa: F401, PLC0415
    with extra("bench"):
        import picows  # noqa: F401, PLC0415
    from ecliptic.cli import bench_server  # noqa: PLC0415  (needs them)

    bench_server.measure(asked)
