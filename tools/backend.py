"""The build backend of pyproject.toml: setuptools, and Node from a wheel where this machine has none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import web

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None]


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """What the build needs besides pyproject.toml's list."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    """The same: a source archive contains the page."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def _node() -> list[str]:
    return [] if web.is_built() or web.is_new_enough(os.environ.get("PATH", "")) else [web.WHEEL]
