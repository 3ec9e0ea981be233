"""The folders with texts: one of the package itself, and one of each game. `<folder>/<language>/*.ftl`.

Whoever loads games adds their folders here, and `ecliptic.texts` reads them. This module needs no Fluent, so that a bot
or a worker of the arena, which says nothing, does not pay for it.
"""

from __future__ import annotations

import functools
import re
import sys
import threading
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

FOLDER: Final = "locale"
PREFIX: Final = re.compile(r"^([a-z][a-z0-9_]*)-", re.MULTILINE)  # of a message id, up to its first hyphen

_added: dict[str, Traversable] = {}  # by path, in order
_lock: Final = threading.Lock()


def add_source(folder: Traversable | None) -> None:
    """Texts may stand in this folder too; nothing happens if it is known, or None.

    It can be added at any time, from any thread. Of two messages with the same id the one that was added first stays.
    """
    if folder is not None:
        with _lock:
            _added.setdefault(str(folder), folder)


def sources() -> list[Traversable]:
    """All folders, those of the package first."""
    with _lock:
        return list(_added.values())


def locale_of(game: object) -> Traversable | None:
    """The folder `locale` in the package of a game's class, or in one that this package lies in; None if there is none.

    >>> locale_of(object()) is None
    True
    """
    package = type(game).__module__
    while package:
        folder = _folder_in(package)
        if folder is not None:
            return None if str(folder) == str(OWN) else folder
        package = package.rpartition(".")[0]
    return None


def _folder_in(package: str) -> Traversable | None:
    if not hasattr(sys.modules.get(package), "__path__"):  # a module, and no package
        return None
    folder = files(package) / FOLDER
    return folder if folder.is_dir() else None


@functools.cache
def own_prefixes() -> frozenset[str]:
    """What the ids of our own messages begin with: no game may be called so, for its messages begin with its id.

    >>> sorted(own_prefixes())[:3]
    ['admin', 'box', 'cli']
    """
    folders = [folder for folder in OWN.iterdir() if folder.is_dir()]
    texts = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".ftl")]
    return frozenset(prefix for file in texts for prefix in PREFIX.findall(file.read_text(encoding="utf-8")))


OWN: Final = files("ecliptic") / FOLDER
add_source(OWN)
