"""What characters do to others: the Saboteur, the Femme Fatale (Robot, Vamp) and the Soldier."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Step
from ecliptic.core.state import EVERYBODY
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.ships import discard_ship, lose_crew, why_not_docked
from ecliptic.games.redplanet.rules.steps import Choice
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    COLOURS,
    DECLINE,
    DESTROY,
    DOCKS,
    KILL,
    KILL_AT,
    REGIONS,
    REPLACE,
    REPLACE_AT,
)


class DestroyShip(Choice):
    """The Saboteur: one docked ship is destroyed, with all on board: RP-7.44, RP-7.45, RP-7.46."""

    def __init__(self) -> None:
        super().__init__(DESTROY, DOCKS, third=DECLINE)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        return why_not_docked(s, dock)  # RP-7.49

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        s.tell(news.SHIP_DESTROYED, EVERYBODY, s.acting, dock, s.ship[dock], s.passengers(dock))
        lose_crew(s, dock)
        if not s.edition.destroyed_tokens_return:
            for region in s.take_tokens_off(dock):
                s.tokens_gone[region] += 1
        discard_ship(s, dock)


class ReplaceAstronaut(Choice):
    """The Femme Fatale: where? A ship (0 … 5) or a region (6 … 15) with own presence: RP-7.55, RP-7.56, RP-7.57."""

    def __init__(self) -> None:
        super().__init__(REPLACE_AT, DOCKS + REGIONS, third=DECLINE)

    def why(self, s: RedPlanet, seat: i64, place: i64) -> i64:
        if place < DOCKS and (place >= s.docks() or s.ship[place] == NONE):
            return reasons.NO_SHIP
        if s.reserve[s.acting] == 0:
            return reasons.NO_RESERVE
        own = number_at(s, place, s.acting)
        if place == s.boarded and not s.edition.fresh_presence:
            own -= 1  # RP-Q36
        if own <= 0:
            return reasons.NOT_PRESENT
        return LEGAL if others_at(s, place, s.acting) > 0 else reasons.NOBODY_TO_REPLACE

    def chosen(self, s: RedPlanet, seat: i64, place: i64) -> None:
        s.then(seat, ReplaceWhom(place))


def number_at(s: RedPlanet, place: i64, colour: i64) -> i64:
    """Astronauts of a colour on a ship or in a region."""
    if place < DOCKS:
        return s.aboard(place, colour)
    return s.astronauts(place - DOCKS, colour)


def others_at(s: RedPlanet, place: i64, colour: i64) -> i64:
    """Astronauts of all other colours there."""
    total = s.passengers(place) if place < DOCKS else s.population(place - DOCKS)
    return total - number_at(s, place, colour)


class ReplaceWhom(Choice):
    """An astronaut of which other colour? It is lost; one from the reserve takes its place: RP-7.53, RP-7.59."""

    def __init__(self, place: i64) -> None:
        super().__init__(REPLACE, COLOURS, arg=place, obvious=True)

    def of(self, arg: i64) -> Step:
        return ReplaceWhom(arg)

    def why(self, s: RedPlanet, seat: i64, colour: i64) -> i64:
        if colour == s.acting:
            return reasons.NOT_ANOTHER_COLOUR
        return LEGAL if colour < s.colours and number_at(s, self.arg, colour) > 0 else reasons.NOT_HERE

    def chosen(self, s: RedPlanet, seat: i64, colour: i64) -> None:
        s.reserve[s.acting] -= 1
        s.lost[colour] += 1
        if self.arg < DOCKS:
            s.crew[self.arg * COLOURS + colour] -= 1
            s.crew[self.arg * COLOURS + s.acting] += 1
            s.tell(news.REPLACED_ON_SHIP, EVERYBODY, s.acting, colour, self.arg)
        else:
            region = self.arg - DOCKS
            s.present[region * COLOURS + colour] -= 1
            s.present[region * COLOURS + s.acting] += 1
            s.tell(news.REPLACED_IN_REGION, EVERYBODY, s.acting, colour, region)


class KillAstronaut(Choice):
    """The Soldier: where? An outer region, or Phobos: RP-7.71, RP-7.72, RP-7.73."""

    def __init__(self) -> None:
        super().__init__(KILL_AT, REGIONS, third=DECLINE)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        if s.edition.is_inner(region):
            return reasons.OUT_OF_REACH
        return LEGAL if s.population(region) > 0 else reasons.NOBODY_HERE

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        s.then(seat, KillWhom(region))


class KillWhom(Choice):
    """An astronaut of which colour? The own is allowed: RP-7.71, RP-7.74, RP-7.77."""

    def __init__(self, region: i64) -> None:
        super().__init__(KILL, COLOURS, arg=region, obvious=True)

    def of(self, arg: i64) -> Step:
        return KillWhom(arg)

    def why(self, s: RedPlanet, seat: i64, colour: i64) -> i64:
        return LEGAL if colour < s.colours and s.astronauts(self.arg, colour) > 0 else reasons.NOT_HERE

    def chosen(self, s: RedPlanet, seat: i64, colour: i64) -> None:
        s.present[self.arg * COLOURS + colour] -= 1
        s.lost[colour] += 1
        s.tell(news.ASTRONAUT_KILLED, EVERYBODY, s.acting, colour, self.arg)


DESTROY_SHIP: Final = DestroyShip()
REPLACE_ASTRONAUT: Final = ReplaceAstronaut()
KILL_ASTRONAUT: Final = KillAstronaut()
