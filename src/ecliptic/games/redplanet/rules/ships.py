"""Chapter 6: boarding, open ships, launches, destination tokens, landings and new ships."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Step
from ecliptic.core.state import CHANCE_ANSWERED, EVERYBODY, SECRET_SEEN
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import BOUND, COLOURS, DOCKS, KINDS, PLACE, REGIONS


def why_not_docked(s: RedPlanet, dock: i64) -> i64:
    """A ship must wait at this dock."""
    if s.is_docked(dock):
        return LEGAL
    return reasons.SHIP_LEFT if s.is_launched(dock) else reasons.NO_SHIP


def why_not_board(s: RedPlanet, dock: i64, count: i64) -> i64:
    """So many astronauts of the acting colour must find a seat: RP-6.1, RP-6.2, RP-6.3."""
    docked = why_not_docked(s, dock)
    if docked != LEGAL:
        return docked
    if s.reserve[s.acting] == 0:
        return reasons.NO_RESERVE
    if s.reserve[s.acting] < count:
        return reasons.TOO_FEW_IN_RESERVE
    free = s.free_seats(dock)
    if free == 0:
        return reasons.SHIP_FULL
    if free < count:
        return reasons.TOO_FEW_SEATS
    if s.edition.ship_bound[s.ship[dock]] == NONE and s.bound_for(dock) == NONE and not s.any_token_left():
        return reasons.NO_TOKENS_AT_ALL  # RP-Q23
    return LEGAL


def board(s: RedPlanet, seat: i64, dock: i64, count: i64) -> None:
    """Astronauts of the acting colour go on board; the first on an open ship picks its destination: RP-6.10."""
    was_empty = s.passengers(dock) == 0
    s.reserve[s.acting] -= count
    s.crew[dock * COLOURS + s.acting] += count
    s.boarded = dock
    s.tell(news.ASTRONAUTS_PLACED, EVERYBODY, s.acting, count, dock, s.ship[dock])
    if needs_destination(s, dock, was_empty):
        s.then(seat, ChooseDestination(dock))  # at once, before the card's next part: RP-6.11
    if s.edition.launches_at_once and s.free_seats(dock) == 0:
        launch(s, dock)  # RP-6.19


def needs_destination(s: RedPlanet, dock: i64, was_empty: bool) -> bool:
    """An open ship without token (RP-6.13); by the switch of RP-Q22 its first boarder picks even after a Pilot."""
    if s.edition.ship_bound[s.ship[dock]] != NONE:
        return False
    if s.bound_for(dock) == NONE:
        return True
    return was_empty and s.edition.boarder_repicks and s.any_token_left()


class PlaceAstronaut(Choice):
    """Place 1 astronaut on any docked ship that has room."""

    def __init__(self) -> None:
        super().__init__(PLACE, DOCKS)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        return why_not_board(s, dock, 1)

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        board(s, seat, dock, 1)


class PlaceElsewhere(Choice):
    """Place 1 astronaut on a docked ship other than the one just boarded: RP-6.9."""

    def __init__(self) -> None:
        super().__init__(PLACE, DOCKS)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        return reasons.SAME_SHIP if dock == s.boarded else why_not_board(s, dock, 1)

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        board(s, seat, dock, 1)


class PlaceTogether(Choice):
    """Place so many astronauts on one docked ship, or none at all: RP-7.62, RP-7.69."""

    def __init__(self, count: i64) -> None:
        super().__init__(PLACE, DOCKS, arg=count)

    def of(self, arg: i64) -> Step:
        return PlaceTogether(arg)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        return why_not_board(s, dock, self.arg)

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        board(s, seat, dock, self.arg)


class ChooseDestination(Choice):
    """Take any destination token from the supply and put it on this ship: RP-6.10, RP-6.12, RP-7.89."""

    def __init__(self, dock: i64) -> None:
        super().__init__(BOUND, REGIONS, arg=dock)

    def of(self, arg: i64) -> Step:
        return ChooseDestination(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return LEGAL if s.tokens_left(region) > 0 else reasons.NO_TOKEN_LEFT

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        put_token(s, self.arg, region)
        s.tell(news.DESTINATION_SET, EVERYBODY, s.main(seat) if s.acting == NONE else s.acting, self.arg, region)


def put_token(s: RedPlanet, dock: i64, region: i64) -> None:
    """The newest token counts; older ones stay below it: RP-6.30, RP-6.32."""
    if s.edition.covered_tokens_return:
        s.take_tokens_off(dock)
    s.tokens = append(s.tokens, dock * REGIONS + region)


def launch(s: RedPlanet, dock: i64) -> None:
    """The ship leaves its dock and is under way until it lands: RP-6.16, RP-6.55."""
    s.launched[dock] = 1
    s.tell(news.SHIP_LAUNCHED, EVERYBODY, dock, s.ship[dock], s.passengers(dock))


class LaunchFullShips(Effect):
    """Every docked ship that is full is launched, from left to right: RP-6.15, RP-6.17, RP-6.20."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        for dock in range(s.docks()):
            if s.is_docked(dock) and s.free_seats(dock) == 0:
                launch(s, dock)


class LandShips(Effect):
    """Every ship launched this round lands, from left to right: RP-6.35, RP-6.43."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        for dock in range(s.docks()):
            if s.is_launched(dock):
                land(s, dock)


def land(s: RedPlanet, dock: i64) -> None:
    """All on board go to the destination; the card is discarded, its tokens return: RP-6.36, RP-6.41, RP-6.33."""
    region = s.bound_for(dock)
    passengers = s.passengers(dock)
    if region == NONE:
        s.tell(news.SHIP_DISCARDED, EVERYBODY, dock, s.ship[dock])  # RP-6.44
        lose_crew(s, dock)  # only where a first open ship waits for another boarder: RP-Q5 (c)
    else:
        s.tell(news.SHIP_LANDED, EVERYBODY, dock, s.ship[dock], region, passengers)
        unload(s, dock, region)
        if passengers > 0 or s.edition.empty_ships_explore:
            explore(s, region)  # RP-6.40
    discard_ship(s, dock)


def unload(s: RedPlanet, dock: i64, region: i64) -> None:
    """Everybody on board steps out in this region."""
    for colour in range(s.colours):
        s.present[region * COLOURS + colour] += s.crew[dock * COLOURS + colour]
        s.crew[dock * COLOURS + colour] = 0


def discard_ship(s: RedPlanet, dock: i64) -> None:
    """The card goes to the discard pile, and its destination tokens to the supply: RP-6.33, RP-6.34, RP-6.42."""
    s.take_tokens_off(dock)
    s.ship_discard = append(s.ship_discard, s.ship[dock])
    s.ship[dock] = NONE
    s.launched[dock] = 0


def lose_crew(s: RedPlanet, dock: i64) -> None:
    """All astronauts on the ship, of every colour, are lost: RP-7.44, RP-7.45."""
    for colour in range(s.colours):
        s.lost[colour] += s.crew[dock * COLOURS + colour]
        s.crew[dock * COLOURS + colour] = 0


def explore(s: RedPlanet, region: i64) -> None:
    """The resource token is turned up (RP-6.37), or drawn from the pool (RP-6.38), and stays."""
    if s.explored[region] == 1:
        return
    if s.resource[region] == NONE:
        s.resource[region] = draw_resource(s)
    s.explored[region] = 1
    s.learn(SECRET_SEEN)
    s.tell(news.REGION_EXPLORED, EVERYBODY, region, s.resource[region])


def draw_resource(s: RedPlanet) -> i64:
    """A resource token from the pool, at random; it never returns: RP-6.39."""
    left = s.resource_pool[0] + s.resource_pool[1] + s.resource_pool[2]
    pick = s.below(left)
    kind: i64 = 0
    while kind < KINDS - 1 and pick >= s.resource_pool[kind]:
        pick -= s.resource_pool[kind]
        kind += 1
    s.resource_pool[kind] -= 1
    return kind


class DockNewShips(Effect):
    """Empty docks are filled from the ship deck, from left to right: RP-6.45, RP-6.46, RP-6.50."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        for dock in range(s.docks()):
            if s.ship[dock] == NONE:
                s.ship[dock] = draw_ship(s)
                s.tell(news.SHIP_DOCKED, EVERYBODY, dock, s.ship[dock])


def draw_ship(s: RedPlanet) -> i64:
    """The top ship card; an empty deck is made anew from the discard pile: RP-6.51, RP-6.52."""
    if len(s.ship_deck) == 0:
        s.ship_deck = s.ship_discard
        s.ship_discard = vec[i64]()
        s.shuffle(s.ship_deck)
    s.ship_deck, card = pop(s.ship_deck)
    s.learn(CHANCE_ANSWERED)
    return card


PLACE_ASTRONAUT: Final = PlaceAstronaut()
PLACE_ELSEWHERE: Final = PlaceElsewhere()
LAUNCH_FULL_SHIPS: Final = LaunchFullShips()
LAND_SHIPS: Final = LandShips()
DOCK_NEW_SHIPS: Final = DockNewShips()
