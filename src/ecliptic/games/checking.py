"""What a game declares, looked through before it is let in: quickly, for conformance is the author's own business."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

from ecliptic.core.agenda import SPAN
from ecliptic.core.game import Game
from ecliptic.core.locales import locale_of
from ecliptic.core.setup import Setup

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
NEEDED: Final = ("id", "verbs", "editions", "steps", "fields")


def faults(game: object) -> Iterator[str]:
    """What is wrong with it, in the order in which it can be found."""
    if not isinstance(game, Game):
        yield f"{type(game).__name__} is no ecliptic.core.game.Game"
        return
    if missing := [name for name in NEEDED if not hasattr(game, name)]:
        yield f"it does not declare {', '.join(missing)}"
        return
    yield from _declarations(game)


def _declarations(game: Game) -> Iterator[str]:
    if not ID.fullmatch(game.id):
        yield f"{game.id!r} is no id: lower case letters, digits and _"
    if not game.editions:
        yield "it has no edition"
    for info in game.editions:
        if not 1 <= info.seats_min <= info.seats_max:
            yield f"the edition {info.id} is for {info.seats_min} to {info.seats_max}"
    if game.default_edition not in {info.id for info in game.editions}:
        yield f"the edition {game.default_edition!r} is not among its editions"
    yield from _verbs_and_steps(game)


def _verbs_and_steps(game: Game) -> Iterator[str]:
    names = [verb.name for verb in game.verbs]
    if len(set(names)) < len(names) or not names:
        yield "it needs verbs, each with a name of its own"
    for verb in game.verbs:
        if not 0 <= verb.things < SPAN:
            yield f"the verb {verb.name} has {verb.things} things; at most {int(SPAN) - 1}"
    for name, step in game.steps.items():
        if type(step).__name__ != name:
            yield f"the step {name} is not a step of that name"


def try_out(game: Game) -> None:
    """Set up a table and look at it, and read the texts; raises whatever goes wrong."""
    _read_texts(locale_of(game))
    rules = game.rules(game.default_edition, game.edition(game.default_edition).seats_min)
    setup = Setup(rules, 1)
    state = game.new(setup)
    game.view(state, game.settled(setup), None)
    game.decisions(state)


def _read_texts(folder: Traversable | None) -> None:
    for language in folder.iterdir() if folder is not None else ():
        for file in language.iterdir() if language.is_dir() else ():
            if file.name.endswith(".ftl"):
                file.read_text(encoding="utf-8")
