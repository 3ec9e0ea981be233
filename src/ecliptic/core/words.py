"""The words of a game: what it declares so that numbers can be read, sent and said.

The engine emits ids, never sentences. A `Phrase` is a message id with its arguments; `ecliptic.texts` says it in a
language.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct, field

from ecliptic.core.agenda import GAME_OVER, NO_SUCH_THING, NOT_ASKED, OTHER_QUESTION

Action = tuple[str, int]  # a verb and the one thing it is done to: ("place", 3)
Thing = tuple[str, int]  # a kind and a number: ("region", 3)


class Verb(Struct, frozen=True):
    """Something a seat can do, to so many things of a kind; 0 things: it is done to nothing.

    Where several seats act at once, an answer is secret until all have given theirs, unless the verb says what the
    others see of it at once: the "verb" alone (a card was sold), or the "thing" as well (this card was played).
    """

    name: str
    things: int = 0
    kind: str = ""
    shown: Literal["", "verb", "thing"] = ""


class Part(Struct, frozen=True):
    """One part of an event; a secret one is seen only by the seat that the event concerns."""

    name: str
    kind: str
    secret: bool = False


def part(name: str, kind: str, *, secret: bool = False) -> Part:
    """Short for declarations."""
    return Part(name, kind, secret)


class EventKind(Struct, frozen=True):
    """An event in the past tense, and its parts. A chapter of the game stands out in the log."""

    name: str
    parts: tuple[Part, ...] = ()
    is_chapter: bool = False


class Reason(Struct, frozen=True):
    """Why something is refused: a message id, and the rule that says so (which may differ by edition)."""

    message: str
    rule: str
    by_edition: Mapping[str, str] = {}
    by_verb: Mapping[str, str] = {}


COMMON_REASONS: Mapping[int, str] = {
    int(NOT_ASKED): "not-asked",
    int(OTHER_QUESTION): "other-question",
    int(NO_SUCH_THING): "no-such-thing",
    int(GAME_OVER): "game-over",
}


class Switch(Struct, frozen=True):
    """A house rule: its type is that of its default; `values` lists what it may be; `rule` is the ruling it answers."""

    name: str
    default: bool | int | str
    rule: str
    values: tuple[int | str, ...] = ()
    editions: tuple[str, ...] = ()  # none named: all
    defaults: Mapping[str, bool | int | str] = {}  # where an edition's own default differs

    def default_in(self, edition: str) -> bool | int | str:
        """What holds when nobody says otherwise."""
        return self.defaults.get(edition, self.default)

    def is_in(self, edition: str) -> bool:
        """The switch exists in this edition."""
        return not self.editions or edition in self.editions


class EditionInfo(Struct, frozen=True):
    """An edition, or a mode, that can be played; rules that hold in some editions only name them by their marks."""

    id: str
    seats_min: int
    seats_max: int
    mark: str = ""


_SHOWN: Final = 8  # actions, in the repr of a decision


class Decision(Struct, frozen=True):
    """A seat, the name of the question, the legal actions. Nobody waits for an optional one."""

    seat: int
    question: str
    actions: tuple[Action, ...]
    optional: bool = False

    def __repr__(self) -> str:
        """One line, however many actions there are; they are the seat's own business, so show it to no other seat."""
        shown = [f"{verb} {thing}" for verb, thing in self.actions[:_SHOWN]]
        if len(self.actions) > _SHOWN:
            shown.append(f"… {len(self.actions) - _SHOWN} more")
        return f"<Decision: seat {self.seat}, {self.question}{' (optional)' * self.optional}: {', '.join(shown)}>"


class About(Struct, frozen=True, omit_defaults=True):
    """What a decision is about, so that a page or a terminal needs to know no step of the rules.

    `subject` is the thing that the question speaks of: the ship whose destination is chosen, the region in which
    somebody is picked. `source` is the character or card that asks it. `step` of `steps`: astronaut 1 of 2. `follows`
    names the questions that the same seat will be asked next, as far as they are planned already; one that leaves
    nothing to choose is passed over.
    """

    subject: Thing | None = None
    source: Thing | None = None
    step: int = 0  # 1, 2 …; 0: it is not one of several
    steps: int = 0
    follows: tuple[str, ...] = ()


class Event(Struct, frozen=True):
    """Something that happened, as one viewer saw it; a part that is None was hidden."""

    name: str
    parts: dict[str, int | None]


class Refusal(Struct, frozen=True):
    """Why an action is not legal now: reason id, rule id, and the numbers."""

    reason: str
    rule: str
    numbers: dict[str, int] = field(default_factory=dict)


class Phrase(Struct, frozen=True):
    """A message id and its arguments; an argument may be a phrase itself."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


@functools.lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """CamelCase or snake_case as a part of a message id."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()
