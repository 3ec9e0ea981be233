"""The two kinds of step as the rules of this game write them: with its own state, and things instead of actions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import agenda
from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.games.ares.rules import reasons
from ecliptic.games.ares.state import Ares


class Effect(agenda.Effect):
    """A sentence that asks nobody anything."""

    def run(self, agenda: Agenda, seat: i64) -> None:
        assert isinstance(agenda, Ares)
        self.happen(agenda, seat)

    def happen(self, s: Ares, seat: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A question to a seat; `why`, `why_other` and `why_third` are the only places that say what is legal."""

    def refuse(self, agenda: Agenda, seat: i64, action: i64) -> i64:
        assert isinstance(agenda, Ares)
        thing = action - self.verb * SPAN
        if 0 <= thing < self.things:
            return self.why(agenda, seat, thing)
        return self.why_other(agenda, seat) if action == self.other * SPAN else self.why_third(agenda, seat)

    def answer(self, agenda: Agenda, seat: i64, action: i64) -> None:
        assert isinstance(agenda, Ares)
        thing = action - self.verb * SPAN
        if 0 <= thing < self.things:
            self.chosen(agenda, seat, thing)
        elif action == self.other * SPAN:
            self.other_chosen(agenda, seat)
        else:
            self.third_chosen(agenda, seat)

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """Every legal action, found by asking `why` of each thing."""
        assert isinstance(agenda, Ares)
        found = vec[i64]()
        first = self.verb * SPAN
        for thing in range(self.things):
            if self.why(agenda, seat, thing) == LEGAL:
                found = append(found, first + thing)
        if self.other != NONE and self.why_other(agenda, seat) == LEGAL:
            found = append(found, self.other * SPAN)
        if self.third != NONE and self.why_third(agenda, seat) == LEGAL:
            found = append(found, self.third * SPAN)
        return found

    def why(self, s: Ares, seat: i64, thing: i64) -> i64:
        """LEGAL, or the reason why this thing cannot be chosen now."""
        return LEGAL

    def why_other(self, s: Ares, seat: i64) -> i64:
        """LEGAL, or the reason why the other verb cannot be chosen now."""
        return LEGAL

    def why_third(self, s: Ares, seat: i64) -> i64:
        """LEGAL, or the reason why the third verb cannot be chosen now."""
        return LEGAL

    def chosen(self, s: Ares, seat: i64, thing: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def other_chosen(self, s: Ares, seat: i64) -> None:
        """The other verb: usually nothing more is done."""

    def third_chosen(self, s: Ares, seat: i64) -> None:
        """The third verb."""


class Window(Choice):
    """A time in which a player may do several things, until they say that they are done.

    Nobody waits for a player who is done; until the window closes for all, they may still sell cards or think again.
    """

    def refuse(self, agenda: Agenda, seat: i64, action: i64) -> i64:
        assert isinstance(agenda, Ares)
        verb = action // SPAN
        return self.why_not(agenda, seat, verb, action - verb * SPAN)

    def answer(self, agenda: Agenda, seat: i64, action: i64) -> None:
        assert isinstance(agenda, Ares)
        verb = action // SPAN
        agenda.then(seat, self)  # the window stays open
        self.do(agenda, seat, verb, action - verb * SPAN)

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        """LEGAL, or the reason why this cannot be done in this window now."""
        raise NotImplementedError

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        """Do it; the window is asked again afterwards."""
        raise NotImplementedError


class CardChoice(Choice):
    """A question whose things are cards, few of which come into question at a time."""

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """Every legal action, found by asking `why` of each card that comes into question."""
        assert isinstance(agenda, Ares)
        found = vec[i64]()
        first = self.verb * SPAN
        for card in self.cards(agenda, seat):
            if self.why(agenda, seat, card) == LEGAL:
                found = append(found, first + card)
        if self.other != NONE and self.why_other(agenda, seat) == LEGAL:
            found = append(found, self.other * SPAN)
        if self.third != NONE and self.why_third(agenda, seat) == LEGAL:
            found = append(found, self.third * SPAN)
        return found

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        """No other card is ever legal."""
        return s.players[seat].hand


class HandChoice(CardChoice):
    """A question that any card of the hand answers."""

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """The whole hand, and the bare verbs."""
        assert isinstance(agenda, Ares)
        found = vec[i64]()
        first = self.verb * SPAN
        for card in agenda.players[seat].hand:
            found = append(found, first + card)
        if self.other != NONE and self.why_other(agenda, seat) == LEGAL:
            found = append(found, self.other * SPAN)
        return found

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        return LEGAL if s.players[seat].holds(card) else reasons.NOT_IN_HAND
