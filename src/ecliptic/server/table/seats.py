"""What a table is made of: its seats, what is ordered and proposed there, and the words for its times."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ecliptic.core.words import Action

Phase = Literal["gathering", "playing", "paused", "over"]
Proposal = Literal["end", "pause", "undo"]
Ending = Literal["finished", "agreed", "resigned", "closed"]
Decider = Literal["person", "bot", "steward", "order"]
StandIn = Literal["", "steward", "order"]  # who decided in the place of a person


class Order(Struct, frozen=True):
    """If this seat is asked this question, it does that, once."""

    question: str
    action: Action


class Next(Struct, frozen=True):
    """Where the players go on, and the secret of the invitation."""

    table: str
    code: str


class Seat(Struct):
    """Who sits here: a person, a bot of a level, or nobody yet."""

    user: str = ""
    name: str = ""
    bot: str = ""
    steward: bool = False  # a bot decides until the person comes back
    resigned: bool = False  # a bot decides to the end
    hints: int = 0  # how often it has asked for one
    orders: tuple[Order, ...] = ()
    turns: int = 0  # how often it has acted or taken back: an answer names the turn that it is for

    @property
    def is_open(self) -> bool:
        """Nobody sits here."""
        return not self.user and not self.bot

    @property
    def contends(self) -> bool:
        """A person who has not given up."""
        return bool(self.user) and not self.resigned

    @property
    def decides(self) -> bool:
        """The person decides, not a bot in their place."""
        return bool(self.user) and not self.resigned and not self.steward  # asked at every move, of every seat


class Motion(Struct, frozen=True):
    """What was proposed, by whom, and who has agreed."""

    seat: int
    what: Proposal
    agreed: frozenset[int]
