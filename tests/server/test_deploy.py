"""What a host is given says what is true: the sample settings, the files in deploy/, the page about hosting."""

from __future__ import annotations

import asyncio
import importlib
import ipaddress
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.cli.admin import admin
from ecliptic.server.base.config import Config, read_config
from ecliptic.server.http.health import health, metrics, ready
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.store import Store
from tests.server.running import ROOT

DEPLOY = ROOT / "deploy"
DEFAULTS = msgspec.structs.asdict(Config())
ENVIRONMENT = {f"ECLIPTIC_{name.upper()}" for name in DEFAULTS}


def text(name: str) -> str:
    """A file in deploy/."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> Any:
    """The services; Litestar brings the library along."""
    return importlib.import_module("yaml").safe_load(text("compose.yaml"))


def guide() -> str:
    """The page about hosting."""
    return (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


# Settings.


def test_the_sample_has_every_setting_with_its_default() -> None:
    """What cannot be written in TOML, because it is nothing, stands there as a comment."""
    sample = tomllib.loads(text("ecliptic.toml"))
    unsaid = {name for name, value in DEFAULTS.items() if value is None}
    assert sample == {name: value for name, value in DEFAULTS.items() if name not in unsaid}
    assert {name for name in unsaid if re.search(rf"^# {name} = ", text("ecliptic.toml"), re.MULTILINE)} == unsaid
    assert read_config({}, {}, DEPLOY / "ecliptic.toml") == Config()


def test_the_guide_tells_every_setting() -> None:
    """In its table."""
    table = guide().partition("| setting |")[2].partition("\n\n")[0]
    assert {name for line in table.splitlines() for name in re.findall(r"`([a-z_]+)`", line.split("|")[1:2][0])} == set(
        DEFAULTS
    )


# Figures and commands.


def test_the_guide_tells_every_figure(tmp_path: Path) -> None:
    """And none that there is not."""

    async def names() -> set[str]:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        found = {
            f"{each.name}_total"
            if each.type == "counter"
            else f"{each.name}_info"
            if each.type == "info"
            else each.name
            for each in Hub(store).metrics.registry.collect()
        }
        await store.close()
        return found

    told = set(re.findall(r"`(ecliptic_[a-z_]+)`", guide().partition("| figure |")[2].partition("\n\n")[0]))
    assert told == {name for name in asyncio.run(names()) if name.startswith("ecliptic_")}


def test_the_guide_tells_every_command_of_an_administrator() -> None:
    """By its name."""
    commands = {
        each.name or getattr(each.callback, "__name__", "") for each in admin.registered_commands if not each.hidden
    }
    assert set(re.findall(r"^\| `admin ([a-z-]+)", guide(), re.MULTILINE)) == commands


def test_links_of_the_guide_lead_somewhere() -> None:
    """Files of ours."""
    links = re.findall(r"\]\(([^)#:]+)\)", guide())
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
    assert len(links) > 5


# Files in deploy/.


def test_compose_names_settings_services_and_volumes_that_exist() -> None:
    """A single server, or a cluster; never both by accident."""
    found = compose()
    services = found["services"]
    profiles = {name: service["profiles"] for name, service in services.items()}
    assert {name for name, wanted in profiles.items() if wanted == ["single"]} == {"ecliptic"}
    assert {name for name, wanted in profiles.items() if wanted == ["cluster"]} == set(services) - {"ecliptic"}
    for service in services.values():
        assert {name for name in service.get("environment", {}) if name.startswith("ECLIPTIC")} <= ENVIRONMENT | {
            "ECLIPTIC_DOMAIN"
        }
        assert set(service.get("depends_on", ())) <= set(services)
        named = [volume.partition(":")[0] for volume in service.get("volumes", ())]
        assert {name for name in named if "/" not in name} <= set(found["volumes"])
        assert all((DEPLOY / name).is_file() for name in named if name.startswith("./"))
    for service in (services["ecliptic"], services["table-1"], services["table-2"]):
        assert (
            DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]
        ).resolve() == DEPLOY / "Dockerfile"


def test_the_servers_trust_their_own_network_and_have_valid_settings() -> None:
    """The proxy has an address in it."""
    found = compose()
    [network] = found["networks"]["default"]["ipam"]["config"]
    configs = {
        name: read_config({}, {key: str(value) for key, value in found["services"][name]["environment"].items()}, None)
        for name in ("ecliptic", "table-1", "table-2")
    }
    for config in configs.values():
        assert ipaddress.ip_network(config.trusted_proxies) == ipaddress.ip_network(network["subnet"])
    config = configs["table-1"]
    assert config.database.startswith("postgresql://")
    assert config.redis == "redis://redis/0"
    assert config.drain > 0


def test_the_image_is_made_of_files_that_exist_and_runs_as_nobody() -> None:
    """They get through .dockerignore, and the settings exist. tests/packages builds the image step by step."""
    lines = text("Dockerfile")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", lines, re.MULTILINE)
    wanted = {word for line in copied for word in line.split()}
    assert {
        "pyproject.toml",
        "setup.py",
        "README.md",
        "LICENSE",
        "tools/backend.py",
        "docs/rules",
        "src",
        "web",
    } <= wanted
    assert all((ROOT / name).exists() for name in wanted)
    let_in = {line.removeprefix("!") for line in text("Dockerfile.dockerignore").split() if line.startswith("!")}
    assert all(any(f"{name}/".startswith(f"{head}/") for head in let_in) for name in wanted)
    assert let_in <= wanted
    assert re.findall(r"^USER (\w+)$", lines, re.MULTILINE) == ["ecliptic"]
    assert set(re.findall(r"(ECLIPTIC_\w+)=", lines)) <= ENVIRONMENT | {"ECLIPTIC_COMPILE"}


def test_the_addresses_that_are_asked_for_exist() -> None:
    """By the health checks of the image and of the proxies."""
    routes = {path for handler in (health, ready, metrics) for path in handler.paths}
    asked = set(re.findall(r"}(/\w+)'", text("Dockerfile"))) | set(re.findall(r"health_uri (/\w+)", text("Caddyfile")))
    asked |= set(re.findall(r"location = (/\w+)", text("nginx.conf"))) | set(
        re.findall(r"respond (/\w+)", text("Caddyfile"))
    )
    assert asked == routes


def test_the_proxy_passes_sockets_and_keeps_invitations_out_of_its_log() -> None:
    """Every server of the sample has a log of ours, or none."""
    page = text("nginx.conf")
    form = re.search(r"log_format ecliptic '([^']*)'", page)
    assert form is not None
    assert {"$request", "$request_uri", "$args", "$query_string"} & set(re.findall(r"\$\w+", form[1])) == set()
    servers = page.split("\nserver {")[1:]
    assert [re.findall(r"access_log (?:\S+ )?(\w+);", server) for server in servers] == [["off"], ["ecliptic"]]
    for header in ("Upgrade $http_upgrade", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Host $host"):
        assert f"proxy_set_header {header};" in page


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    """The program that it starts is not installed here, so another stands in for it."""
    unit = tmp_path / "ecliptic.service"
    changed = re.sub("^ExecStart=.*$", "ExecStart=/bin/true", text("ecliptic.service"), flags=re.MULTILINE)
    unit.write_text(changed, encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_starts_the_server_with_settings_that_exist() -> None:
    """And owns the folder in which the database is."""
    unit = text("ecliptic.service")
    assert "ECLIPTIC_" not in "".join(re.findall(r"^Environment=.*$", unit, re.MULTILINE))  # it would beat the file
    assert 'database = ""' in unit and 'database = ""' in text("ecliptic.toml")  # which the first lines replace
    assert "/bin/ecliptic serve --config /etc/ecliptic/ecliptic.toml\n" in unit
    assert "\nStateDirectory=ecliptic\n" in unit
