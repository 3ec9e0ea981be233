"""What a game declares, looked through before it is let in: quickly, for conformance is the author's own business."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from ecliptic.core.agenda import SPAN, Step
from ecliptic.core.game import Game
from ecliptic.core.locales import locale_of, own_prefixes
from ecliptic.core.setup import Setup
from ecliptic.core.words import EditionInfo, EventKind, Reason, Switch, Verb

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
ALL: Final = "all"  # of the games: what `ecliptic arena` takes in the place of a game
NEEDED: Final = ("id", "verbs", "editions", "steps", "fields")
ROWS: Final = {"editions": EditionInfo, "verbs": Verb, "switches": Switch}
TABLES: Final = {"event_kinds": EventKind, "reasons": Reason}


def faults(game: object) -> Iterator[str]:
    """What is wrong with it, in the order in which it can be found."""
    if isinstance(game, type) and issubclass(game, Game):
        yield f"{game.__name__} is a class; an object of it is needed, as in GAME = {game.__name__}()"
        return
    if not isinstance(game, Game):
        yield f"{type(game).__name__} is no ecliptic.core.game.Game"
        return
    if missing := [name for name in NEEDED if not hasattr(game, name)]:
        yield f"it does not declare {', '.join(missing)}"
        return
    yield from _kinds(game)
    yield from _declarations(game)


def is_reserved(ident: str) -> bool:
    """A game cannot have this id, though nobody has it: our own messages begin with it, or it means all games."""
    return ident == ALL or ident in own_prefixes()


def _kinds(game: Game) -> Iterator[str]:
    """Declarations that are something else than they should be."""
    for name, kind in ROWS.items():
        yield from _rows(name, getattr(game, name), kind)
    for name, kind in TABLES.items():
        table: object = getattr(game, name)
        if not isinstance(table, Mapping):
            yield f"{name} is {table!r:.40}, and no mapping"
        else:
            yield from _rows(name, table.values(), kind)
    steps: object = game.steps
    if not isinstance(steps, Mapping):
        yield f"steps is {steps!r:.40}, and no mapping"
    else:
        wrong = [name for name, step in steps.items() if not isinstance(step, Step)]
        yield from (f"the step {name} is not an Effect or a Choice" for name in wrong)
    if isinstance(game.fields, str) or not all(isinstance(name, str) for name in game.fields):
        yield f"fields is {game.fields!r:.40}, and no row of names"


def _rows(name: str, rows: object, kind: type[Any]) -> Iterator[str]:
    if isinstance(rows, str | bytes) or not isinstance(rows, Iterable):
        yield f"{name} is {rows!r:.40}, and no row of {kind.__name__}"
        return
    for row in rows:
        if not isinstance(row, kind):
            yield f"{name} has {row!r:.40}, which is no {kind.__name__}"
            continue
        try:
            msgspec.convert(msgspec.to_builtins(row), kind)
        except (msgspec.ValidationError, TypeError) as problem:
            yield f"{name} has {row!r:.80}: {problem}"


def _declarations(game: Game) -> Iterator[str]:
    ident: object = game.id
    if not isinstance(ident, str) or not ID.fullmatch(ident):
        yield f"{game.id!r} is no id: lower case letters, digits and _"
    if is_reserved(game.id):
        yield f"the id {game.id} is reserved: messages of Ecliptic begin with it"
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
            yield f"the step {name} is not a step of that name, but {type(step).__name__}"


def try_out(game: Game) -> None:
    """Set up a table, look at it and save it, and read the texts; raises whatever goes wrong."""
    _read_texts(locale_of(game))
    rules = game.rules(game.default_edition, game.edition(game.default_edition).seats_min)
    setup = Setup(rules, 1)
    state = game.new(setup)
    game.view(state, game.settled(setup), None)
    game.decisions(state)
    game.to_data(state.clone())


def _read_texts(folder: Traversable | None) -> None:
    for language in folder.iterdir() if folder is not None else ():
        for file in language.iterdir() if language.is_dir() else ():
            if file.name.endswith(".ftl"):
                file.read_text(encoding="utf-8")
