"""`ecliptic serve`: the table server on this machine."""

from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import Any

from ecliptic.arena.extras import extra
from ecliptic.cli.asked import data_folder
from ecliptic.cli.words import console, say

PATIENCE = 10  # seconds that open connections have when the server is told to stop


def serve(flags: dict[str, Any], file: Path | None, *, open_page: bool) -> None:
    """Run until somebody stops it."""
    with extra("server"):
        import uvicorn  # noqa: PLC0415  (an extra)

        from ecliptic.server.app import application  # noqa: PLC0415
        from ecliptic.server.config import read_config  # noqa: PLC0415
        from ecliptic.server.logs import set_up_logs  # noqa: PLC0415
        from ecliptic.server.store import Store, sqlite_url  # noqa: PLC0415
    config = read_config(flags, os.environ, file)
    set_up_logs(as_json=config.log_json)
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(config.database or sqlite_url(folder / "tables.db"))
    address = f"http://{config.host}:{config.port}/"
    console().print(say("cli-serve-here", address=address), soft_wrap=True)
    if open_page:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    uvicorn.run(
        application(config, store),
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # 70 kB for each socket
        ws_max_size=16_384,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
    )
