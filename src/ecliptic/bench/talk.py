"""What the load needs to know of a server's language; each socket has one who speaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

NOTHING: Final = 0  # what was heard concerns nobody here
VIEW: Final = 1  # the table as it is now
ANSWER: Final = 2  # the own move is done
REFUSED: Final = 3  # or is not

Say = Callable[[bytes], None]


class Seen(Struct):
    """What a view tells that somebody needs who wants to play on."""

    turn: int  # rises whenever the viewer has moved
    told: int  # never falls: of two views the one that tells less is older
    waiting: Sequence[int]  # seats that are to move
    options: Sequence[Any]  # what the viewer may do now
    over: bool


class Talk(Protocol):
    """One side of a conversation with a server."""

    answers: bool  # a move is answered apart from the view; else the new view is the answer
    whole: bool  # every view tells all; else what has changed

    def hello(self) -> bytes | None:
        """What is said first."""
        ...

    def hear(self, packet: bytes, say: Say) -> int:
        """What this is: one of the numbers above; whatever must be said to it at once is said."""
        ...

    def see(self, packets: Sequence[bytes]) -> Seen:
        """Read the views that have come; only the last, if each tells all."""
        ...

    def move(self, seen: Seen, chance: Random) -> bytes:
        """Do one of the options."""
        ...


class Line(Struct, frozen=True):
    """Where a socket leads, and who speaks there."""

    address: str
    headers: Mapping[str, str]
    talk: Talk


Place = list[Line]  # a table that is ready to be played at: the sockets of its seats in order, then those who watch
