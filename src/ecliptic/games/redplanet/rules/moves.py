"""Moves on the planet: the Explorer's walks, and the Soldier's descent from Phobos."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Agenda, Step
from ecliptic.core.state import EVERYBODY
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.ships import explore
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import COLOURS, DROP, MOVE_FROM, MOVE_TO, REGIONS, STOP


def shift(s: RedPlanet, colour: i64, origin: i64, region: i64) -> None:
    """One astronaut goes from a region to another."""
    s.present[origin * COLOURS + colour] -= 1
    s.present[region * COLOURS + colour] += 1


class MoveFrom(Choice):
    """The Explorer: move one of the own astronauts, up to so many times, or stop: RP-7.8, RP-7.9, RP-7.20."""

    def __init__(self, left: i64) -> None:
        super().__init__(MOVE_FROM, REGIONS, STOP, left)

    def of(self, arg: i64) -> Step:
        return MoveFrom(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        if s.astronauts(region, s.acting) == 0:
            return reasons.NONE_HERE_OF_YOURS
        return LEGAL if s.edition.on_mars(region) else reasons.NO_WAY_FROM_PHOBOS  # RP-7.18

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """Whoever has nobody on the planet is not asked: RP-Q29."""
        found = super().options(agenda, seat)
        return found if len(found) > 1 else vec[i64]()

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        if self.arg > 1:
            s.then(seat, MoveFrom(self.arg - 1))
        s.then(seat, MoveTo(region))


class MoveTo(Choice):
    """The move takes one astronaut to an adjacent region, and is an arrival: RP-7.10, RP-7.11, RP-7.13, RP-7.17."""

    def __init__(self, origin: i64) -> None:
        super().__init__(MOVE_TO, REGIONS, arg=origin)

    def of(self, arg: i64) -> Step:
        return MoveTo(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return LEGAL if s.edition.are_adjacent(self.arg, region) else reasons.NOT_ADJACENT

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        shift(s, s.acting, self.arg, region)
        s.tell(news.ASTRONAUT_MOVED, EVERYBODY, s.acting, self.arg, region)
        explore(s, region)


class LeavePhobos(Effect):
    """The Soldier: own astronauts on Phobos go to the planet, at least one if there is one: RP-7.80, RP-7.85."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        phobos = s.edition.phobos
        if phobos == NONE:
            return  # RP-7.86
        most = min(s.edition.drop_most, s.astronauts(phobos, s.acting))
        s.drops = vec[i64]()
        if most > 0:
            s.then(seat, FINISH_DROPS)
            s.then(seat, DropTo(most))


class DropTo(Choice):
    """A region of Mars for one of them; not necessarily the same for all: RP-7.81, RP-7.82."""

    def __init__(self, left: i64) -> None:
        super().__init__(DROP, REGIONS, STOP, left)

    def of(self, arg: i64) -> Step:
        return DropTo(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return LEGAL if s.edition.on_mars(region) else reasons.NOT_ON_MARS

    def why_other(self, s: RedPlanet, seat: i64) -> i64:
        return LEGAL if len(s.drops) > 0 or s.edition.effects_optional else reasons.MUST_MOVE_ONE

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        s.drops = append(s.drops, region)
        if self.arg > 1:
            s.then(seat, DropTo(self.arg - 1))
        if not s.edition.drops_at_once:
            drop(s, region)


class FinishDrops(Effect):
    """Where they leave at the same time, they leave now: RP-7.83."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        if s.edition.drops_at_once:
            for region in s.drops:
                drop(s, region)
        s.drops = vec[i64]()


def drop(s: RedPlanet, region: i64) -> None:
    """One astronaut comes down from Phobos; an unexplored region is explored: RP-7.84."""
    shift(s, s.acting, s.edition.phobos, region)
    s.tell(news.ASTRONAUT_DROPPED, EVERYBODY, s.acting, region)
    explore(s, region)


LEAVE_PHOBOS: Final = LeavePhobos()
FINISH_DROPS: Final = FinishDrops()
