"""The version of this package. It stands in `pyproject.toml` and nowhere else."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "pyproject.toml"  # where this file lies in a checkout
UNKNOWN: Final = "0+unknown"


def version() -> str:
    """The version, such as "0.2.0".

    A checkout is asked before what is installed: next to it, an older `ecliptic` may be. "0+unknown" if neither is
    there, as when somebody has copied the folder.
    """
    return _of_checkout() or _of_installed() or UNKNOWN


def _of_checkout() -> str:
    """As `pyproject.toml` has it; nothing if there is none, or if it is not ours."""
    try:
        project = tomllib.loads(SOURCES.read_text(encoding="utf-8"))["project"]
    except (OSError, ValueError, KeyError):
        return ""
    return str(project["version"]) if project.get("name") == "ecliptic" else ""


def _of_installed() -> str:
    try:
        return metadata.version("ecliptic")
    except metadata.PackageNotFoundError:
        return ""
