"""`ecliptic serve`: the table server on this machine."""

from __future__ import annotations

import asyncio
import os
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecliptic.arena.extras import extra
from ecliptic.cli.asked import data_folder
from ecliptic.cli.words import console, say
from ecliptic.core.errors import SetupProblem

if TYPE_CHECKING:
    from ecliptic.server.base.config import Config
    from ecliptic.server.store.store import Store

PATIENCE = 10  # seconds that open connections have when the server is told to stop


def serve(flags: dict[str, Any], file: Path | None, *, open_page: bool) -> None:
    """Run until somebody stops it."""
    with extra("server"):
        import uvicorn  # noqa: PLC0415  (an extra)

        from ecliptic.server.base.internals import HAS_DRAINING  # noqa: PLC0415
        from ecliptic.server.http.access_log import AccessLog  # noqa: PLC0415
        from ecliptic.server.http.app import application  # noqa: PLC0415
        from ecliptic.server.http.shutdown import Server  # noqa: PLC0415
    config, store = set_up(flags, file)
    address = f"http://{config.host}:{config.port}/"
    console().print(say("cli-serve-here", address=address), soft_wrap=True)
    if open_page:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    app = application(config, store)
    settings = uvicorn.Config(
        AccessLog(app, logs_requests=config.logs_requests),
        host=config.host,
        port=config.port,
        ws=socket_protocol(),
        ws_per_message_deflate=False,  # 70 kB for each socket
        ws_max_size=16_384,
        log_config=None,
        access_log=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(settings, app, config.drain) if HAS_DRAINING else uvicorn.Server(settings)
    server.run()


def socket_protocol() -> Any:
    """What uvicorn should speak on sockets: our own short way, if the libraries are as we know them."""
    from ecliptic.server.base.internals import HAS_FAST_SOCKETS  # noqa: PLC0415  (an extra)

    if not HAS_FAST_SOCKETS:
        return "auto"
    from ecliptic.server.live.fast_transport import FastTransport  # noqa: PLC0415

    return FastTransport


def work(flags: dict[str, Any], file: Path | None) -> None:
    """Take jobs of other servers until somebody stops it."""
    with extra("server"):
        from ecliptic.server.http.lifespan import run_worker  # noqa: PLC0415
    config, store = set_up(flags, file)
    if not config.redis:
        raise SetupProblem("serve-jobs-need-redis")
    console().print(say("cli-serve-jobs"), soft_wrap=True)
    asyncio.run(run_worker(config, store))


def set_up(flags: dict[str, Any], file: Path | None) -> tuple[Config, Store]:
    """The settings, the logs, the bots and the database."""
    from ecliptic.server.base.config import read_config  # noqa: PLC0415  (an extra)
    from ecliptic.server.base.logs import set_up_logs  # noqa: PLC0415
    from ecliptic.server.store.store import Store, sqlite_url  # noqa: PLC0415
    from ecliptic.server.table.opponents import offer  # noqa: PLC0415

    config = read_config(flags, os.environ, file)
    set_up_logs(as_json=config.log_json)
    offer(config.named_bots)
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return config, Store(config.database or sqlite_url(folder / "tables.db"))
