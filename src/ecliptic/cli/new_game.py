"""`ecliptic new-game DIR`: a package with a small game that can be played at once, to be made into another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final

from ecliptic.cli.words import console, say
from ecliptic.core.errors import SetupProblem
from ecliptic.games import games
from ecliptic.games.checking import is_reserved

SUFFIX: Final = ".in"  # of what is filled in: it is no Python yet
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new_game(folder: Path) -> None:
    """Write the template into a new folder; the game is called after it."""
    name = folder.resolve().name.lower().replace("_", "-").replace(" ", "-")
    if not ID.fullmatch(name):
        raise SetupProblem("cli-new-game-name", name=folder.name)
    words = {"id": name.replace("-", "_"), "package": f"ecliptic_{name.replace('-', '_')}", "title": _title(name)}
    if is_reserved(words["id"]):
        raise SetupProblem("cli-new-game-reserved", name=folder.name)
    if words["id"] in {game.id for game in games()}:
        raise SetupProblem("cli-new-game-taken", name=folder.name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SetupProblem("cli-file-exists", file=str(folder))
    try:
        for path, text in template():
            target = folder / filled(path, words)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(filled(text, words), encoding="utf-8")
    except OSError as error:
        raise SetupProblem("cli-cannot-save", file=str(folder), reason=error.strerror or "") from error
    console().print(say("cli-new-game-made", folder=str(folder), game=words["id"]), soft_wrap=True)


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def filled(text: str, words: dict[str, str]) -> str:
    """The text with the words of this game."""
    return re.sub(r"@(\w+)@", lambda found: words[found[1]], text)


def template() -> Iterator[tuple[str, str]]:
    """The files of the template: path and text, neither of them filled in."""
    for path, file in _files(files("ecliptic.cli") / "template", PurePosixPath()):
        yield path.replace("package/", "@package@/").replace("texts.ftl", "@id@.ftl"), file.read_text(encoding="utf-8")


def _files(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _files(each, path / each.name)
        elif each.name.endswith(SUFFIX):
            yield str(path / each.name).removesuffix(SUFFIX), each
