"""Configuration: flags, then `ECLIPTIC_…` in the environment, then a TOML file, then what is usual."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ecliptic.core.errors import SetupProblem


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a host can decide."""

    host: str = "127.0.0.1"
    port: int = 8025
    database: str = ""  # an address; "": SQLite in the data folder
    redis: str = ""  # an address; "": this is the only process
    bot_processes: int = 1
    bots: str = ""  # opponents beside the levels and those of installed packages: my_module:MyBot,other:Bot
    requests_a_minute: int = 600  # from one address; 0: no limit
    tries_a_minute: int = 10  # to log in, make an account or have a game judged: by address or name; 0: no limit
    messages_a_second: int = 20  # on one socket, for a while; 0: no limit
    origin: str = ""  # as browsers see it, behind a proxy: https://example.org
    trusted_proxies: str = "127.0.0.1,::1"  # addresses and networks of proxies that say who asks; "": nobody
    drain: int = 0  # seconds for which a server that was told to stop says so at /ready before it closes its doors
    metrics_token: str = ""  # opens /metrics from elsewhere; "": only this machine may look
    log_json: bool = False
    log_requests: bool | None = None  # a line for each; by default where logs are JSON
    smtp_host: str = ""  # "": no mail is sent
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    mail_from: str = ""  # Ecliptic <table@example.org>
    notice_grace: int = 60  # seconds in which somebody may come by themselves before they are told that we wait
    allow_private_webhooks: bool = False  # notices may be posted into the server's own network

    def __post_init__(self) -> None:
        """Who sends mail has a name, and who is trusted an address: uvicorn would take a slip of the pen for a name."""
        if bool(self.smtp_host) != bool(self.mail_from):
            raise ValueError("smtp_host and mail_from belong together")
        for proxy in filter(None, self.trusted_proxies.split(",")):
            ipaddress.ip_network(proxy.strip())

    @property
    def logs_requests(self) -> bool:
        """There is a line in the log for each request."""
        return self.log_json if self.log_requests is None else self.log_requests

    @property
    def named_bots(self) -> list[str]:
        """The opponents that the host names."""
        return [name for part in self.bots.split(",") if (name := part.strip())]

    @property
    def base(self) -> str:
        """Where people find the server."""
        return (self.origin or f"http://{self.host}:{self.port}").rstrip("/")


def read_config(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None) -> Config:
    """The first that says something about a setting wins."""
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise SetupProblem("serve-bad-config", file=str(file), problem=str(problem)) from problem
    for name in Config.__struct_fields__:
        if (value := environ.get(f"ECLIPTIC_{name.upper()}")) is not None:
            found[name] = value
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Config, strict=False)
    except msgspec.ValidationError as problem:
        raise SetupProblem("serve-bad-config", file=str(file or os.name), problem=str(problem)) from problem
