"""What stands in the Fluent files: messages, their attributes, and what each of them uses."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from ecliptic.core.locales import OWN, locale_of
from ecliptic.games import GAMES
from ecliptic.texts.bundles import files


class Uses(Visitor):
    """The variables and the other messages that a pattern refers to, and its pieces of plain text."""

    def __init__(self, pattern: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (Fluent's name)
        """A value that the code must give."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  (Fluent's name)
        """Another message, which is given the same values."""
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  (Fluent's name)
        """What is said as it is."""
        self.texts.append(node.value)


@functools.cache
def written(language: str) -> dict[str, str]:
    """The text of every file: of the package by its name, of a game by `game/name`."""
    folders = {"": OWN} | {f"{game.id}/": locale_of(game) for game in GAMES}
    return {
        start + name: text
        for start, folder in folders.items()
        if folder is not None
        for name, text in files(folder, language).items()
    }


@functools.cache
def entries(language: str) -> dict[str, list[ftl.EntryType]]:
    """The entries of each file, comments included."""
    return {name: parse(text).body for name, text in written(language).items()}


def patterns(entry: ftl.Message) -> Iterator[tuple[str, Uses]]:
    """A message and its attributes by their ids: `name`, `name.help`."""
    if entry.value is not None:
        yield entry.id.name, Uses(entry.value)
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", Uses(attribute.value)


@functools.cache
def messages(language: str, file: str) -> dict[str, Uses]:
    """All messages of a file."""
    found = [entry for entry in entries(language)[file] if isinstance(entry, ftl.Message)]
    return {name: uses for entry in found for name, uses in patterns(entry)}


@functools.cache
def all_messages(language: str) -> dict[str, Uses]:
    """All messages of a language."""
    return {name: uses for file in entries(language) for name, uses in messages(language, file).items()}


def variables(language: str, message: str) -> set[str]:
    """Whatever the message needs, itself or in the messages that it refers to."""
    uses = all_messages(language)[message]
    return uses.variables.union(*(variables(language, other) for other in uses.messages))
