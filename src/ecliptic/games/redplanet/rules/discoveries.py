"""Chapter 9b: the reveal phase. All discoveries are turned up, and those that act at once act in turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Step
from ecliptic.core.state import EVERYBODY, NOBODY, SECRET_SEEN
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.moves import shift
from ecliptic.games.redplanet.rules.ships import explore, unload
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    AT_REVEAL,
    COLOURS,
    DOCKED_CREWS_LAND,
    EACH_COLOUR_LOSES,
    EVACUATE,
    EVACUATE_TO,
    REGIONS,
    RESOURCE_BECOMES,
    SWAP_UNUSED_RESOURCE,
)


class RevealDiscoveries(Effect):
    """All attached discoveries are turned up before the first acts: RP-9.15, RP-9.16, RP-9.20."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.shown = 1
        s.learn(SECRET_SEEN)
        for region in range(REGIONS):
            card = s.discovery_at(region)
            if card != NONE:
                s.tell(news.DISCOVERY_REVEALED, EVERYBODY, region, card)
        region = REGIONS
        while region > 0:  # planned from the last to the first: they act in the order of the regions
            region -= 1
            card = s.discovery_at(region)
            if card != NONE and s.edition.timing[card] == AT_REVEAL:
                s.then(NOBODY, ActAt(region))


class ActAt(Effect):
    """What the discovery at this region does in the reveal phase."""

    def __init__(self, region: i64) -> None:
        super().__init__(region)

    def of(self, arg: i64) -> Step:
        return ActAt(arg)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        card = s.discovery_at(self.arg)
        effect = s.edition.effect[card]
        if effect == EACH_COLOUR_LOSES:
            each_colour_loses(s, self.arg, s.edition.amount[card])
        elif effect == RESOURCE_BECOMES:
            set_resource(s, self.arg, s.edition.resource[card])
        elif effect == SWAP_UNUSED_RESOURCE:
            swap_unused(s, self.arg)
        elif effect == EVACUATE:
            evacuate(s, self.arg)
        elif effect == DOCKED_CREWS_LAND:
            docked_crews_land(s, self.arg)


def each_colour_loses(s: RedPlanet, region: i64, count: i64) -> None:
    """Each colour present loses so many astronauts here; they are lost like any other: RP-12.10."""
    for colour in range(s.colours):
        dead = min(count, s.astronauts(region, colour))
        if dead > 0:
            s.present[region * COLOURS + colour] -= dead
            s.lost[colour] += dead
            s.tell(news.ASTRONAUTS_LOST, EVERYBODY, colour, region, dead)


def set_resource(s: RedPlanet, region: i64, kind: i64) -> None:
    """The region yields this resource from now on; whether it is explored stays as it is."""
    s.overlaid[region] = kind
    s.tell(news.RESOURCE_CHANGED, EVERYBODY, region, kind)


def swap_unused(s: RedPlanet, region: i64) -> None:
    """The region's resource token and the one left over in setup change places; a face-up one stays face up."""
    if s.unused == NONE:
        return
    swapped = s.unused
    s.unused = s.resource[region]
    s.resource[region] = swapped
    if s.explored[region] == 1:
        s.unused_known = 1  # everybody saw it lie in the region
        s.tell(news.RESOURCE_CHANGED, EVERYBODY, region, swapped)


def evacuate(s: RedPlanet, region: i64) -> None:
    """Each colour moves all its astronauts from here to adjacent regions of its choice: RP-Q46."""
    turn = s.colours
    while turn > 0:
        turn -= 1
        colour = s.clockwise(turn)
        for _ in range(s.astronauts(region, colour)):
            s.then(s.owner(colour), EvacuateTo(colour * REGIONS + region))


def evacuated(colour_and_region: i64) -> tuple[i64, i64]:
    """What the argument of `EvacuateTo` holds: whose astronaut leaves, and which region."""
    return colour_and_region // REGIONS, colour_and_region % REGIONS


class EvacuateTo(Choice):
    """An adjacent region for one astronaut; the argument holds its colour and where it stands."""

    def __init__(self, colour_and_region: i64) -> None:
        super().__init__(EVACUATE_TO, REGIONS, arg=colour_and_region)

    def of(self, arg: i64) -> Step:
        return EvacuateTo(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return LEGAL if s.edition.are_adjacent(self.arg % REGIONS, region) else reasons.NOT_ADJACENT

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        colour, origin = evacuated(self.arg)
        shift(s, colour, origin, region)
        s.tell(news.ASTRONAUT_EVACUATED, EVERYBODY, colour, origin, region)
        explore(s, region)


def docked_crews_land(s: RedPlanet, region: i64) -> None:
    """All astronauts still on docked ships land here."""
    landed: i64 = 0
    for dock in range(s.docks()):
        if s.is_docked(dock):
            landed += s.passengers(dock)
            unload(s, dock, region)
    if landed > 0:
        s.tell(news.CREWS_LANDED, EVERYBODY, region, landed)
        explore(s, region)


REVEAL_DISCOVERIES: Final = RevealDiscoveries()
