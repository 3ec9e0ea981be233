"""Plug-ins: what other packages offer by entry points, and what is wrong with those that cannot be used.

Games and bots are found in the same way. Nothing is imported before it is wanted, and one that fails is told apart:
by its package and version, and by the file and line at fault.
"""

from __future__ import annotations

import contextlib
import inspect
import logging
import multiprocessing
import sys
import traceback
from collections.abc import Iterable, Iterator
from importlib import import_module, metadata
from operator import attrgetter
from types import FrameType
from typing import Any, Final

from msgspec import Struct

OWN: Final = "ecliptic"  # the package whose own plug-ins are listed in it
LOG: Final = logging.getLogger("ecliptic.plugins")


class Plugin(Struct, frozen=True):
    """An entry point: a name, and `package.module:NAME` of what it offers; which package it comes from."""

    name: str
    value: str
    package: str = ""
    version: str = ""

    @property
    def origin(self) -> str:
        """The package with its version, as a message names it."""
        return f"{self.package} {self.version}".strip() or self.value


class Fault(Struct, frozen=True):
    """A plug-in that is left out: why, and where the reason stands."""

    name: str
    origin: str
    where: str  # file:line
    reason: str

    def __str__(self) -> str:
        return f"{self.name} from {self.origin} is left out: {self.reason} [{self.where}]"


class Unusable(Exception):
    """A plug-in cannot be used."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def found(group: str) -> list[Plugin]:
    """What other packages offer in this group, by name; a package that is on the path twice is there once."""
    offered = {
        (point.name, point.value): Plugin(point.name, point.value, *_package(point))
        for point in metadata.entry_points(group=group)
    }
    return sorted((each for each in offered.values() if each.package != OWN), key=attrgetter("name", "value"))


def _package(point: metadata.EntryPoint) -> tuple[str, str]:
    return (point.dist.name, point.dist.version) if point.dist is not None else ("", "")


def load(plugin: Plugin) -> Any:
    """What the plug-in offers; raise Unusable if it cannot be had, also because its module ends the program."""
    module, _, name = plugin.value.partition(":")
    try:
        thing = import_module(module)
        for part in name.split("."):
            thing = getattr(thing, part)
    except (Exception, SystemExit) as problem:  # whatever a stranger's module raises
        raise unusable(plugin, problem) from problem
    return thing


def unusable(plugin: Plugin, problem: BaseException, thing: object = None) -> Unusable:
    """The plug-in has raised this, or what it offers was the cause of it."""
    otherwise = plugin.value if thing is None else source_of(thing, plugin.value)
    return Unusable(Fault(plugin.name, plugin.origin, place_of(problem, otherwise), told(problem)))


def refused(plugin: Plugin, thing: object, reason: str) -> Unusable:
    """The plug-in has been loaded, and is not what it should be."""
    return Unusable(Fault(plugin.name, plugin.origin, source_of(thing, plugin.value), reason))


def told(problem: BaseException) -> str:
    """An error in a line."""
    return " ".join(f"{type(problem).__name__}: {problem}".split())


def place_of(problem: BaseException, otherwise: str) -> str:
    """The file and line where an error comes from: the last that is neither ours nor Python's own."""
    if isinstance(problem, SyntaxError) and problem.filename:
        return f"{problem.filename}:{problem.lineno}"
    frames = frames_of_others(problem)
    return f"{frames[-1][0].f_code.co_filename}:{frames[-1][1]}" if frames else otherwise


def frames_of_others(problem: BaseException) -> list[tuple[FrameType, int]]:
    """Where the error went through modules that are neither ours nor Python's own: frames with their lines."""
    return [(frame, line) for frame, line in traceback.walk_tb(problem.__traceback__) if not _is_machinery(frame)]


def _is_machinery(frame: FrameType) -> bool:
    """By the package: files of compiled modules have no path that says where they are."""
    package = package_of(frame)
    return package == OWN or package in sys.stdlib_module_names or frame.f_code.co_filename.startswith("<")


def package_of(frame: FrameType) -> str:
    """The top package whose code runs here."""
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def source_of(thing: object, otherwise: str) -> str:
    """The file and line where a class, or that of an object, begins."""
    kind = thing if inspect.isclass(thing) or inspect.isfunction(thing) else type(thing)
    try:
        return f"{inspect.getsourcefile(kind)}:{inspect.getsourcelines(kind)[1]}"
    except (OSError, TypeError):
        return otherwise


def warn(faults: Iterable[Fault]) -> None:
    """Tell each once: in the log of a server, on the standard error of a command; worker processes keep quiet."""
    if multiprocessing.parent_process() is None:
        for fault in faults:
            LOG.warning("%s", fault)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """While this lasts, nothing is told: somebody else does."""
    before, LOG.disabled = LOG.disabled, True
    try:
        yield
    finally:
        LOG.disabled = before
