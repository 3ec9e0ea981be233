"""The messages of a language: `<folder>/<language>/*.ftl`, where the folders are those of `ecliptic.core.locales`.

A message is parsed when it is first said: to parse all files of a language takes half a second, which every start of a
command or a server would pay.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from ecliptic.core.locales import sources

Argument = str | int | float

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # the first line of a message or a term
COMMENT: Final = re.compile(r"^#", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to a message or a term; functions look the same
PARSED: Final = ""  # in the place of the text


class TextError(Exception):
    """A message is missing, or lacks something that it needs."""


class Messages:
    """Those of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, str] = {}  # the text of each message and term, until it is parsed
        self._read = 0  # how many of the folders
        self._lock = threading.Lock()

    def pattern(self, message: str) -> Pattern | None:
        """Of `name`, or of `name.help`, the attribute `help` of the message `name`; None if there is none."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            with self._lock:
                self._read_folders()
                self._parse(name)
            if not self._bundle.has_message(name):
                return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def formatted(self, pattern: Pattern, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """With its arguments, and what went wrong."""
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def _read_folders(self) -> None:
        """Those that were added since; what is known already stays as it is."""
        for folder in sources()[self._read :]:
            self._read += 1
            for file in files(folder, self._language).values():
                for name, text in split(file):
                    self._written.setdefault(name, text)

    def _parse(self, name: str) -> None:
        """First what it refers to: who finds it in the bundle may say it."""
        text = self._written.get(name, PARSED)
        if text != PARSED:
            self._written[name] = PARSED
            for reference in REFERENCE.findall(text):
                self._parse(reference)
            self._bundle.add_resource(FluentResource(text))


def split(file: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file as they are written."""
    starts = [found.start() for found in ENTRY.finditer(file)]
    for start, end in zip(starts, [*starts, len(file)][1:], strict=True):
        comment = COMMENT.search(file, start, end)
        text = file[start : comment.start() if comment else end]
        yield text.partition("=")[0].strip(), text


@functools.cache
def messages(language: str) -> Messages:
    """All of a language."""
    return Messages(language)


def files(folder: Traversable, language: str) -> dict[str, str]:
    """The text of every file that a folder has for a language, by the name of the file; none if it has not got it."""
    place = folder / language
    if not place.is_dir():
        return {}
    found = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def formatted(language: str, message: str, args: Mapping[str, Argument]) -> str:
    """The message with its arguments; `name.help` is the attribute `help` of the message `name`."""
    pattern = messages(language).pattern(message)
    if pattern is None:
        raise TextError(f"{language}: {message} is missing")
    text, errors = messages(language).formatted(pattern, args)
    if errors:
        raise TextError(f"{language}: {message}: {errors[0]}")
    return text
