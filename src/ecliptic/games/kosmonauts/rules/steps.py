"""The two kinds of step as the rules of this game write them: with its own state, and things instead of actions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import agenda
from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.games.kosmonauts.state import Kosmonauts


class Effect(agenda.Effect):
    """A sentence that asks nobody anything."""

    def run(self, agenda: Agenda, seat: i64) -> None:
        assert isinstance(agenda, Kosmonauts)
        self.happen(agenda, seat)

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A question to a seat; `why`, `why_other` and `why_third` are the only places that say what is legal."""

    def refuse(self, agenda: Agenda, seat: i64, action: i64) -> i64:
        assert isinstance(agenda, Kosmonauts)
        thing = action - self.verb * SPAN
        if 0 <= thing < self.things:
            return self.why(agenda, seat, thing)
        return self.why_other(agenda, seat) if action == self.other * SPAN else self.why_third(agenda, seat)

    def answer(self, agenda: Agenda, seat: i64, action: i64) -> None:
        assert isinstance(agenda, Kosmonauts)
        thing = action - self.verb * SPAN
        if 0 <= thing < self.things:
            self.chosen(agenda, seat, thing)
        elif action == self.other * SPAN:
            self.other_chosen(agenda, seat)
        else:
            self.third_chosen(agenda, seat)

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """Every legal action, found by asking `why` of each thing."""
        assert isinstance(agenda, Kosmonauts)
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

    def why(self, s: Kosmonauts, seat: i64, thing: i64) -> i64:
        """LEGAL, or the reason why this thing cannot be chosen now."""
        return LEGAL

    def why_other(self, s: Kosmonauts, seat: i64) -> i64:
        """LEGAL, or the reason why the other verb cannot be chosen now."""
        return LEGAL

    def why_third(self, s: Kosmonauts, seat: i64) -> i64:
        """LEGAL, or the reason why the third verb cannot be chosen now."""
        return LEGAL

    def chosen(self, s: Kosmonauts, seat: i64, thing: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def other_chosen(self, s: Kosmonauts, seat: i64) -> None:
        """The other verb: usually nothing more is done."""

    def third_chosen(self, s: Kosmonauts, seat: i64) -> None:
        """The third verb."""
