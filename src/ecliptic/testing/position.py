"""Positions for tests: set up something small, act as players would, and look at what they would see.

    p = Position[Nim](NIM, seats=2, misere=True)
    p.act(0, "choose", 2).act(0, "take", 3)
    assert p.asked() == (1, "ChooseHeap")
    assert p.why_not(1, "choose", 7) == "no-such-thing"

A game may make its own from this one: it gives things names (`thing`, `word`), and adds what sets its table.
"""

from __future__ import annotations

import random
from typing import Generic, Self, TypeVar, cast

from ecliptic.core.game import Game
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Decision, Event

S = TypeVar("S", bound=State)
Thing = int | str


class Position(Generic[S]):
    """A game in the middle, and everybody's hands; `s` is all that is true."""

    def __init__(
        self, game: Game, *, edition: str = "", seats: int = 0, seed: int = 1, **switches: bool | int | str
    ) -> None:
        """A game as it is dealt: of the usual edition, with as few seats as it takes, unless something else is said."""
        info = game.edition(edition or game.default_edition)
        self.game = game
        self.setup = Setup(game.rules(info.id, seats or info.seats_min, switches), seed)
        self.rules = game.settled(self.setup)
        self.s = cast("S", game.new(self.setup))

    # Names: a game's own position may have some.

    def thing(self, verb: str, thing: Thing) -> int:
        """The number of a thing that this verb is done to."""
        assert isinstance(thing, int), f"{verb} {thing}: things have no names here"
        return thing

    def word(self, verb: str, thing: int) -> Thing:  # noqa: ARG002  (a game's own looks at it)
        """A thing by its name, where it has one."""
        return thing

    # Playing.

    def act(self, seat: int, verb: str, thing: Thing = 0) -> Self:
        """Do this, as a player would; Refused if it is not legal. The invariants hold afterwards."""
        self.game.apply(self.s, seat, (verb, self.thing(verb, thing)), self.rules.edition)
        wrong = self.game.invariants(self.s)
        assert not wrong, wrong
        return self

    def play(self, moves: int, seed: int = 1) -> Self:
        """Let everybody do anything legal, for so many moves or to the end."""
        dice = random.Random(seed)
        for _ in range(moves):
            if self.s.over:
                break
            decision = dice.choice(self.game.decisions(self.s))
            self.game.apply(self.s, decision.seat, dice.choice(decision.actions), self.rules.edition)
        return self

    # Asking.

    def decision(self, seat: int | None = None) -> Decision | None:
        """What this seat is asked, or the first that is waited for; None if nobody is."""
        if seat is not None:
            return self.game.decision(self.s, seat)
        return next((each for each in self.game.decisions(self.s) if not each.optional), None)

    def asked(self) -> tuple[int, str] | None:
        """The first seat that is waited for, and its question; None when the game is over."""
        decision = self.decision()
        return None if decision is None else (decision.seat, decision.question)

    def options(self, seat: int | None = None) -> list[tuple[str, Thing]]:
        """What this seat (or the first that is waited for) may do; things by name where they have one."""
        decision = self.decision(seat)
        return [] if decision is None else [(verb, self.word(verb, thing)) for verb, thing in decision.actions]

    def things(self, verb: str, seat: int | None = None) -> list[Thing]:
        """The things to which this verb may be done."""
        return [thing for known, thing in self.options(seat) if known == verb]

    def why_not(self, seat: int, verb: str, thing: Thing = 0) -> str:
        """The reason why this is not legal now; nothing if it is."""
        refusal = self.game.why_not(self.s, self.rules, seat, (verb, self.thing(verb, thing)))
        return "" if refusal is None else refusal.reason

    # Looking.

    def view(self, viewer: int | None = None) -> View:
        """What this viewer may know."""
        return self.game.view(self.s, self.rules, viewer)

    def news(self, viewer: int | None = None, name: str = "") -> list[Event]:
        """Events since the game began, as this viewer saw them; only those of a name if one is given."""
        seen = [self.game.seen(item, viewer) for item in self.s.news or []]
        return [event for event in seen if name in ("", event.name)]

    def clone(self) -> Self:
        """The same position, to be played on in another way; it has no news yet."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.s = cast("S", self.s.clone())
        other.s.news = []
        return other
