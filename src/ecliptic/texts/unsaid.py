"""Words for what no file says: made of the message's id and its arguments, so that nobody reads a raw id.

The page does the same (`web/src/lib/unsaid.ts`); `tests/texts/unsaid.json` has examples for both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

# The second word of an id says what sort of message it is: `nim-do-take-from`.
SORTS: Final = frozenset(
    [
        "about",
        "ask",
        "board",
        "crumb",
        "do",
        "edition",
        "event",
        "field",
        "kind",
        "sheet",
        "source",
        "switch",
        "tie",
        "title",
        "why",
    ]
)
GENERAL: Final = "thing"  # a name of an argument that says nothing
EMPTY: Final = "none"  # for an empty text: Fluent has no variant for one, and this is how a message can tell


def unsaid(message: str, args: Mapping[str, str | int | float]) -> str:
    """The id without game and sort, then the arguments: a number after its name, a text as it is.

    >>> unsaid("nim-do-take-from", {"thing": "heap 2"})
    'take from: heap 2'
    >>> unsaid("nim-event-taken", {"count": 3, "heap": "heap 2"})
    'taken: count 3, heap 2'
    >>> unsaid("nim-title", {})
    'nim'
    """
    said = ", ".join(_argument(name, value) for name, value in args.items() if value != EMPTY)
    return f"{_name(message)}: {said}" if said else _name(message)


def _name(message: str) -> str:
    scope, *words = re.split(r"[-.]", message)
    if words and words[0] in SORTS:
        del words[0]
    return " ".join(words) or scope


def _argument(name: str, value: str | float) -> str:
    if isinstance(value, str) or name == GENERAL:
        return str(value)
    return f"{name.replace('_', ' ')} {value}"
