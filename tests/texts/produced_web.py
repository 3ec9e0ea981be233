"""What the page says: found in its sources. An id that ends in a `${…}` stands for all messages that begin so."""

from __future__ import annotations

import re
from pathlib import Path

from ecliptic.games import GAMES
from tests.texts.messages import all_messages
from tests.texts.produced import Produced

PAGE = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r'["`](web(?:-[a-z0-9]+)+)["`](?P<rest>,\s*(?:args:\s*)?\{(?P<args>[^{}]*)\})?')
BEGINNING = re.compile(r"`(web(?:-[a-z0-9]+)*-)\$\{[^`]*`(?P<rest>,\s*\{(?P<args>[^{}]*)\})?")
OF_A_GAME = re.compile(r"`\$\{game(?:\.id)?\}-([a-z]+)`")  # `${game.id}-about`
NAME = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")


def add_page(found: Produced) -> None:
    """Every literal, and every beginning."""
    known = all_messages("en")
    for file in sorted([*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]):
        text = file.read_text(encoding="utf-8")
        for match in LITERAL.finditer(text):
            found.add(match[1], names(match["args"]))
        for match in BEGINNING.finditer(text):
            begun = [message for message in known if message.startswith(match[1])]
            assert begun, f"{file.name}: no message begins with {match[1]}"
            for message in begun:
                found.add(message, names(match["args"]))
        for match in OF_A_GAME.finditer(text):
            for game in GAMES:
                found.add(f"{game.id}-{match[1]}")


def names(args: str | None) -> list[str]:
    """The names in `{ count: x, names }`; a phrase's `args: { status }` among them."""
    return NAME.findall(args or "")
