"""Which games there are: ours, then those that other packages offer by the entry point `ecliptic.games`.

A game is loaded when it is first asked for. One that cannot be used is left out, and the others go on.
"""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ecliptic.core import plugins
from ecliptic.core.errors import GameProblem, SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.locales import FOLDER, add_source, locale_of
from ecliptic.core.plugins import Fault, Plugin, Unusable
from ecliptic.games import checking
from ecliptic.games.guard import guarded

GROUP: Final = "ecliptic.games"
# Ours, in the order in which they are shown. They are entry points too (pyproject.toml, a test compares), but sources
# must be found as well where an older version, or none, is installed.
OURS: Final = ("redplanet", "kosmonauts", "ares")


class Loaded(NamedTuple):
    """A game from outside, as its author made it, and with a guard around what it says."""

    original: Game
    safe: Game


def own(name: str) -> Plugin:
    """One of ours, as it is declared in pyproject.toml."""
    return Plugin(name, f"ecliptic.games.{name}.game:{name.upper()}", plugins.OWN)


def usual() -> str:
    """The game that is meant where nobody says which: the first of the list."""
    return OURS[0]


def games() -> tuple[Game, ...]:
    """Every game that can be played: ours, then others by their ids."""
    return (*(_ours(name) for name in OURS), *others()[0])


def faults() -> tuple[Fault, ...]:
    """What is wrong with plug-ins that were left out."""
    return others()[1]


def game(name: str) -> Game:
    """The game of this name; SetupProblem if there is none."""
    if name in OURS:
        return _ours(name)
    for known in others()[0]:
        if known.id == name:
            return known
    raise SetupProblem("setup-unknown-game", game=name, known=", ".join(known.id for known in games()))


def original(name: str) -> Game:
    """The game without any guard, as its author wants to see it fail; SetupProblem if there is none."""
    return _originals().get(name) or game(name)


@functools.cache
def plugin_of(name: str) -> Plugin | None:
    """The package that the game of this name comes from; None if it is one of ours, or not known."""
    return next(
        (plugin for plugin, each in _loaded().items() if isinstance(each, Loaded) and each.safe.id == name), None
    )


def failed(name: str, problem: BaseException) -> GameProblem:
    """What the rules of this game have raised, with its package, file and line."""
    plugin = plugin_of(name) or own(name)
    otherwise = plugins.source_of(original(name), plugin.value)
    where, reason = plugins.place_of(problem, otherwise), plugins.told(problem)
    return GameProblem("setup-broken-game", game=name, origin=plugin.origin, reason=reason, where=where)


def culprit(problem: BaseException) -> GameProblem | None:
    """The same, of a game from outside in whose code this was raised; None if it was in no such code."""
    if not _loaded.cache_info().currsize:  # no game from outside has been played
        return None
    loaded = [each.original for each in _loaded().values() if isinstance(each, Loaded)]
    packages = {type(game).__module__.partition(".")[0]: game.id for game in loaded}
    named = [packages.get(plugins.package_of(frame)) for frame, _ in plugins.frames_of_others(problem)]
    return next((failed(name, problem) for name in reversed(named) if name is not None), None)


@functools.cache
def _ours(name: str) -> Game:
    found = plugins.load(own(name))
    assert isinstance(found, Game)
    return found


@functools.cache
def others() -> tuple[tuple[Game, ...], tuple[Fault, ...]]:
    """Those of other packages, guarded, and the faults of those that cannot be used, which are told at once."""
    safe, wrong = [], []
    for loaded in _loaded().values():
        if isinstance(loaded, Fault):
            wrong.append(loaded)
        else:
            add_source(locale_of(loaded.original))
            safe.append(loaded.safe)
    plugins.warn(wrong)
    return tuple(sorted(safe, key=lambda each: each.id)), tuple(wrong)


@functools.cache
def _originals() -> dict[str, Game]:
    return {loaded.safe.id: loaded.original for loaded in _loaded().values() if isinstance(loaded, Loaded)}


@functools.cache
def _loaded() -> dict[Plugin, Loaded | Fault]:
    found: dict[Plugin, Loaded | Fault] = {}
    taken = dict.fromkeys(OURS, plugins.OWN)
    for plugin in plugins.found(GROUP):
        try:
            found[plugin] = one = _checked(plugin, taken)
            taken[one.safe.id] = plugin.origin
        except Unusable as problem:
            found[plugin] = problem.fault
    return found


def _checked(plugin: Plugin, taken: dict[str, str]) -> Loaded:
    loaded = plugins.load(plugin)
    try:
        reason = _objection(loaded, taken)
        if not reason:
            checking.try_out(loaded)
            return Loaded(loaded, guarded(loaded, plugin))
    except (Exception, SystemExit) as problem:  # also where it declares something that nobody has thought of
        raise plugins.unusable(plugin, problem, loaded) from problem
    raise plugins.refused(plugin, loaded, reason)


def _objection(loaded: Any, taken: dict[str, str]) -> str:
    reason = next(checking.faults(loaded), "")
    return reason or (f"the id {loaded.id} is taken by {taken[loaded.id]}" if loaded.id in taken else "")


def forget() -> None:
    """Look for plug-ins again, as after one was installed."""
    for cached in (others, plugin_of, _originals, _loaded):
        cached.cache_clear()


for _name in OURS:  # a title is said where nobody plays, and a game is loaded late
    add_source(files(__package__) / _name / FOLDER)
