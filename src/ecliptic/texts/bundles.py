"""The Fluent files of a language, read once: `locale/<language>/*.ftl`."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Argument = str | int | float


class TextError(Exception):
    """A message is missing, or lacks something that it needs."""


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        found.add_resource(FluentResource(text))
    return found


def sources(language: str) -> dict[str, str]:
    """The text of every file of a language, by the name of the file."""
    folder = files("ecliptic") / "locale" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def formatted(language: str, message: str, args: Mapping[str, Argument]) -> str:
    """The message with its arguments; `name.help` is the attribute `help` of the message `name`."""
    text, errors = bundle(language).format_pattern(_pattern(language, message), dict(args))
    if errors:
        raise TextError(f"{language}: {message}: {errors[0]}")
    return str(text)


def _pattern(language: str, message: str) -> Pattern:
    name, _, attribute = message.partition(".")
    if not bundle(language).has_message(name):
        raise TextError(f"{language}: {message} is missing")
    found = bundle(language).get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise TextError(f"{language}: {message} is missing")
    return pattern
