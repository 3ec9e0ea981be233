"""The two kinds of step as the rules of this game write them: with its own state, and things instead of actions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import agenda
from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.games.redplanet.rules import reasons
from ecliptic.games.redplanet.state import RedPlanet


def why_not_decline(s: RedPlanet) -> i64:
    """Every part of a character is compulsory (RP-5.13, RP-5.17), unless the group plays otherwise: RP-Q10."""
    return LEGAL if s.edition.effects_optional else reasons.COMPULSORY


class Effect(agenda.Effect):
    """A sentence that asks nobody anything."""

    def run(self, agenda: Agenda, seat: i64) -> None:
        assert isinstance(agenda, RedPlanet)
        self.happen(agenda, seat)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A question to a seat; `why` is the only place that says what is legal. The third verb, if any, is to decline."""

    def refuse(self, agenda: Agenda, seat: i64, action: i64) -> i64:
        assert isinstance(agenda, RedPlanet)
        thing = action - self.verb * SPAN
        if 0 <= thing < self.things:
            return self.why(agenda, seat, thing)
        return self.why_other(agenda, seat) if action == self.other * SPAN else why_not_decline(agenda)

    def answer(self, agenda: Agenda, seat: i64, action: i64) -> None:
        assert isinstance(agenda, RedPlanet)
        thing = action - self.verb * SPAN
        if 0 <= thing < self.things:
            self.chosen(agenda, seat, thing)
        elif action == self.other * SPAN:
            self.other_chosen(agenda, seat)  # the third verb declines: nothing is done

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """Every legal action, found by asking `why` of each thing."""
        assert isinstance(agenda, RedPlanet)
        found = vec[i64]()
        first = self.verb * SPAN
        for thing in range(self.first_thing(agenda), self.things):
            if self.why(agenda, seat, thing) == LEGAL:
                found = append(found, first + thing)
        if self.other != NONE and self.why_other(agenda, seat) == LEGAL:
            found = append(found, self.other * SPAN)
        if self.third != NONE and why_not_decline(agenda) == LEGAL:
            found = append(found, self.third * SPAN)
        return found

    def first_thing(self, s: RedPlanet) -> i64:
        """No thing below this one is ever legal."""
        return 0

    def why(self, s: RedPlanet, seat: i64, thing: i64) -> i64:
        """LEGAL, or the reason why this thing cannot be chosen now."""
        raise NotImplementedError

    def why_other(self, s: RedPlanet, seat: i64) -> i64:
        """LEGAL, or the reason why the other verb cannot be chosen now."""
        return LEGAL

    def chosen(self, s: RedPlanet, seat: i64, thing: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def other_chosen(self, s: RedPlanet, seat: i64) -> None:
        """The other verb: usually nothing more is done."""
