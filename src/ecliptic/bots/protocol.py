"""What is said to a bot in another process and what it answers: one JSON object a line. `docs/bots.md` tells it.

Fields that a side does not know are ignored, so that both can grow. The order of the fields is part of the promise:
`type` comes first and the long view last, so that a shell script can cut out what it needs.
"""

from __future__ import annotations

from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import About, Action, Decision

PROTOCOL: Final = 1
LINE: Final = 1_000_000  # bytes that an answer may have

Lost = Literal["crashed", "slow", "illegal", "garbled"]


class Forfeit(Exception):  # noqa: N818  (a rule of the table, not an error of ours)
    """A bot has lost its seat: why, as an id, and what a log should tell its author."""

    def __init__(self, reason: Lost, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason: Lost = reason
        self.detail = detail


class VerbTold(Struct, frozen=True):
    """A verb, and to how many things of which kind it can be done."""

    name: str
    things: int
    kind: str


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line: the table, the seat, and a seed for the bot's own chance."""

    protocol: int
    game: str
    version: int
    seat: int
    seed: int
    rules: Rules
    verbs: tuple[VerbTold, ...]


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """The answer to it."""

    name: str = ""


class Decide(Struct, frozen=True, tag_field="type", tag="decide"):
    """A question, with the time for it and what it is about; the view is that of the game, whole."""

    number: int
    seconds: float
    decision: Decision
    about: About
    view: View


class Acted(Struct, frozen=True, tag_field="type", tag="action"):
    """The answer to the question of this number."""

    number: int
    action: Action


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """The last line: the table is closed."""


Answer = TypeVar("Answer", Ready, Acted)


def hello(game: Game, view: View, seat: int, seed: int) -> Hello:
    """What a bot is told of a table before it is asked anything."""
    verbs = tuple(VerbTold(verb.name, verb.things, verb.kind) for verb in game.verbs)
    return Hello(PROTOCOL, game.id, game.version, seat, seed, view.rules, verbs)


def written(message: Hello | Decide | Over) -> bytes:
    """The message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes, expected: type[Answer]) -> Answer:
    """The answer in a line; raise Forfeit if it is anything else."""
    try:
        return msgspec.json.decode(line, type=expected)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Forfeit("garbled", f"{error}: {shown(line)}") from error


def shown(line: bytes, most: int = 200) -> str:
    """The beginning of what a bot wrote, fit for a log."""
    text = line[:most].decode(errors="replace")
    return repr(text) + ("…" if len(line) > most else "")
