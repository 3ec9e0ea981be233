"""Bots of others: installed ones by the entry point `ecliptic.bots`, and `my_module:MyBot` from a module at hand.

Either names a class, or a function, that takes a game and a seed and gives something with `choose(view, decision)`.
"""

from __future__ import annotations

import functools
import inspect
import re
import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import msgspec

from ecliptic.bots.foreign import own_seed
from ecliptic.bots.guard import Guarded
from ecliptic.bots.levels import LEVELS, level
from ecliptic.core import plugins
from ecliptic.core.bot import Bot
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.plugins import Fault, Plugin, Unusable

GROUP: Final = "ecliptic.bots"
BOTS: Final = ("random", "greedy", *LEVELS)  # ours
NAME: Final = re.compile(
    r"[A-Za-z][\w.-]*", re.ASCII
)  # without a comma, colon or @, which mean something in a list of seats
IMPORT_PATH: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*", re.ASCII)


def installed() -> dict[str, Plugin]:
    """The bots that other packages offer, by name; of two with the same name the first keeps it."""
    return _entry_points()[0]


def faults() -> tuple[Fault, ...]:
    """What is wrong with entry points that were left out; a bot itself is loaded when it is first wanted."""
    return _entry_points()[1]


def forget() -> None:
    """Look for bots again, as after one was installed."""
    _entry_points.cache_clear()
    plugin_of.cache_clear()


@functools.cache
def _entry_points() -> tuple[dict[str, Plugin], tuple[Fault, ...]]:
    good: dict[str, Plugin] = {}
    wrong: list[Fault] = []
    for plugin in plugins.found(GROUP):
        if reason := _objection(plugin.name, good):
            wrong.append(Fault(plugin.name, plugin.origin, plugin.value, reason))
        else:
            good[plugin.name] = plugin
    plugins.warn(wrong)
    return good, tuple(wrong)


def _objection(name: str, known: dict[str, Plugin]) -> str:
    if NAME.fullmatch(name) is None:
        return f"{name!r} is no name for a bot: letters, digits, dots, hyphens and underscores"
    if name in known:
        return f"the name {name} is taken by {known[name].origin}"
    return f"the name {name} is taken by {plugins.OWN}" if name in (*BOTS, "me", "foreign") else ""


def is_import_path(name: str) -> bool:
    """It is `module:NAME`. Whoever may name one may run code here: take none from a stranger, or from a record."""
    return not name.startswith("foreign:") and IMPORT_PATH.fullmatch(name) is not None


@functools.cache
def plugin_of(name: str) -> Plugin | None:
    """Where the bot of this name comes from; None if no package offers one and it is no import path."""
    if is_import_path(name):
        return Plugin(name, name, *_package_of(name.partition(":")[0].partition(".")[0]))
    return installed().get(name)


def origin(name: str) -> str:
    """The package with its version that a bot of others comes from; nothing if it comes from no package."""
    plugin = plugin_of(name)
    return plugin.origin if plugin is not None and plugin.package else ""


def origins(names: Iterable[str]) -> dict[str, str]:
    """For a report: the packages, with their versions, of those of these bots that come from one."""
    return {name: found for name in names if (found := origin(name))}


def _package_of(module: str) -> tuple[str, str]:
    """The installed package that a module belongs to, with its version."""
    for package in metadata.packages_distributions().get(module, ()):
        return package, metadata.version(package)
    return "", ""


def factory_of(plugin: Plugin) -> Any:  # noqa: ANN401  (whatever somebody has written)
    """The class or the function; SetupProblem, with package, file and line, if it cannot be had."""
    try:
        return _loaded(plugin)
    except Unusable as problem:
        raise broken(plugin, problem.fault) from problem


def made(plugin: Plugin, game: Game, seed: int) -> Guarded:
    """A bot for a seat of this game; SetupProblem, with package, file and line, if it cannot be made.

    If it fails in the middle of a game, *easy* takes its seat. Its seed tells nothing of that of the game.
    """
    try:
        bot = _made(plugin, factory_of(plugin), game, own_seed(seed))
    except Unusable as problem:
        raise broken(plugin, problem.fault) from problem
    return Guarded(bot, lambda: level("easy", game, seed), plugin.name)


def broken(plugin: Plugin, fault: Fault) -> SetupProblem:
    """The bot cannot be used, for this reason."""
    name, reason, where = plugin.name, fault.reason, fault.where
    if plugin.package:
        return SetupProblem("setup-broken-bot", bot=name, origin=plugin.origin, reason=reason, where=where)
    return SetupProblem("setup-broken-bot-here", bot=name, reason=reason, where=where)


def _loaded(plugin: Plugin) -> Any:  # noqa: ANN401  (whatever somebody has written)
    here = str(Path.cwd())
    if is_import_path(plugin.name) and here not in sys.path:
        sys.path.append(here)  # a command that is installed does not look where it is started
    try:
        factory = plugins.load(plugin)
    except Unusable as problem:
        raise _with_names(problem, plugin) from problem
    if not callable(factory):
        raise plugins.refused(plugin, factory, "neither a class nor a function")
    return factory


def _with_names(problem: Unusable, plugin: Plugin) -> Unusable:
    """Where a module has no such name: those of its classes that are bots."""
    module = sys.modules.get(plugin.value.partition(":")[0])
    if not isinstance(problem.__cause__, AttributeError) or module is None:
        return problem
    names = [name for name, kind in inspect.getmembers(module, inspect.isclass) if hasattr(kind, "choose")]
    reason = f"{problem.fault.reason}; its bots: {', '.join(names) or 'none'}"
    return Unusable(msgspec.structs.replace(problem.fault, reason=reason))


def _made(plugin: Plugin, factory: Any, game: Game, seed: int) -> Bot:  # noqa: ANN401  (whatever somebody has written)
    try:
        bot: Bot = factory(game, seed)
    except (Exception, SystemExit) as problem:
        raise plugins.unusable(plugin, problem) from problem
    if not callable(getattr(bot, "choose", None)):
        raise plugins.refused(plugin, bot, "it has no choose(view, decision)")
    return bot
