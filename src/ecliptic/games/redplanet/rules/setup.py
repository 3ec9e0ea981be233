"""Chapter 2: setting up the game, and chapter 14a for two players."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, NOBODY
from ecliptic.games.redplanet.edition import Edition
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.characters import shuffle_neutral_deck
from ecliptic.games.redplanet.rules.rounds import START_ROUND, all_seats
from ecliptic.games.redplanet.rules.ships import ChooseDestination, put_token
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    COLOURS,
    DEALT,
    EVENTS,
    EXPLORER,
    FEMME_FATALE,
    HELD,
    IN_DECK,
    KEEP,
    KINDS,
    MISSION,
    RECRUITER,
    REGIONS,
    ROLES,
    SOLDIER,
)

REDRAW: Final[i64] = 0
OWNER_PICKS: Final[i64] = 1


def set_up(edition: Edition, seats: i64, chance: i64) -> RedPlanet:
    """A new game, ready for the first decision."""
    s = new_state(edition, seats, chance)
    s.news = []
    dock_first_ships(s)
    man_first_ships(s)
    lay_resources(s)
    for half in range(2 if s.is_duel() else 0):
        stack_neutral_deck(s, half)
    s.then(NOBODY, START_ROUND)
    s.then(NOBODY, MAKE_EVENT_DECK)
    s.then(NOBODY, DEAL_CARDS)
    pick_first_destinations(s)
    s.settle()
    return s


def new_state(edition: Edition, seats: i64, chance: i64) -> RedPlanet:
    """Nothing laid out yet; two players have four colours: RP-14.3."""
    return RedPlanet(edition, seats, 4 if seats == 2 else seats, chance)


def dock_first_ships(s: RedPlanet) -> None:
    """One ship to each dock; an open one is put aside for another, then shuffled back: RP-2.6, RP-2.7, RP-2.8."""
    for card in range(len(s.edition.ship_bound)):
        s.ship_deck = append(s.ship_deck, card)
    s.shuffle(s.ship_deck)
    aside = vec[i64]()
    dock: i64 = 0
    while dock < s.docks():
        s.ship_deck, card = pop(s.ship_deck)
        if s.edition.ship_bound[card] == NONE and s.edition.open_start == REDRAW:
            aside = append(aside, card)
        else:
            s.ship[dock] = card
            dock += 1
    for card in aside:
        s.ship_deck = append(s.ship_deck, card)
    if len(aside) > 0:
        s.shuffle(s.ship_deck)
    for dock in range(s.docks()):
        s.tell(news.SHIP_DOCKED, EVERYBODY, dock, s.ship[dock])
    guarantee_phobos(s)


def guarantee_phobos(s: RedPlanet) -> None:
    """With no ship to Phobos, the rightmost one gets a Phobos token: RP-2.9, RP-2.10, RP-2.11."""
    if s.edition.phobos == NONE:
        return
    for dock in range(s.docks()):
        if s.edition.ship_bound[s.ship[dock]] == s.edition.phobos:
            return
    put_token(s, s.docks() - 1, s.edition.phobos)
    s.tell(news.TOKEN_LAID_ON_SHIP, EVERYBODY, s.docks() - 1, s.edition.phobos)


def man_first_ships(s: RedPlanet) -> None:
    """One astronaut of each colour, at random; who is leftmost is first: RP-2.13, RP-2.15, RP-2.34, RP-14.8."""
    colours = vec[i64]()
    for colour in range(s.colours):
        colours = append(colours, colour)
    s.shuffle(colours)
    for dock in range(s.docks()):
        s.reserve[colours[dock]] -= 1
        s.crew[dock * COLOURS + colours[dock]] = 1
        s.tell(news.ASTRONAUTS_PLACED, EVERYBODY, colours[dock], 1, dock, s.ship[dock])
    s.first = colours[0]
    if s.is_neutral(s.first) and not s.edition.neutral_may_lead:
        s.first = s.main(s.owner(s.first))
    s.tell(news.FIRST_PLAYER_CHANGED, EVERYBODY, s.first)


def lay_resources(s: RedPlanet) -> None:
    """Face down on the map with one left over (RP-2.17, RP-2.18), or in a pool beside it (RP-2.30)."""
    if not s.edition.hidden_resources:
        s.resource_pool = s.edition.resource_tokens[:]
        return
    tokens = vec[i64]()
    for kind in range(KINDS):
        for _ in range(s.edition.resource_tokens[kind]):
            tokens = append(tokens, kind)
    s.shuffle(tokens)
    for region in range(REGIONS):
        s.resource[region] = tokens[region]
    s.unused = tokens[REGIONS]


def stack_neutral_deck(s: RedPlanet, half: i64) -> None:
    """Four certain roles and two others as the bottom six, the other three on top, unseen: RP-14.12, RP-14.13."""
    others = vec[i64]()
    index: i64 = 0
    for role in range(ROLES):
        if is_late(role):
            s.neutral_deck[half * ROLES + index] = role
            index += 1
        else:
            others = append(others, role)
    s.shuffle(others)
    for role in others:
        s.neutral_deck[half * ROLES + index] = role
        index += 1
    s.neutral_left[half] = ROLES
    shuffle_neutral_deck(s, half, 0, 6)


def is_late(role: i64) -> bool:
    """A neutral role that cannot appear before round 4: RP-14.15."""
    return role == RECRUITER or role == EXPLORER or role == FEMME_FATALE or role == SOLDIER


def pick_first_destinations(s: RedPlanet) -> None:
    """Owners of astronauts on open ships pick destinations, from left to right, before cards are dealt: RP-Q5."""
    if s.edition.open_start != OWNER_PICKS:
        return
    dock = s.docks()
    while dock > 0:
        dock -= 1
        if s.bound_for(dock) == NONE:
            for colour in range(s.colours):
                if s.aboard(dock, colour) > 0:
                    s.then(s.owner(colour), ChooseDestination(dock))


class DealCards(Effect):
    """Two missions to each player (RP-2.20, RP-2.21), or three event cards (RP-2.35); each keeps one."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        for card in range(s.edition.events):
            if s.edition.deals_events or s.edition.event_kind[card] == MISSION:
                s.event_deck = append(s.event_deck, card)
        s.shuffle(s.event_deck)
        for player in range(s.seats):
            if s.edition.deals_events:
                deal_until_mission(s, player)
            else:
                deal(s, player, 2)
        s.event_deck = vec[i64]()  # the rest waits to be shuffled with what is given back
        s.together(all_seats(s), KEEP_MISSION)


def deal(s: RedPlanet, seat: i64, count: i64) -> i64:
    """So many cards to a seat, who looks at them; how many of them are missions."""
    missions: i64 = 0
    for _ in range(count):
        s.event_deck, card = pop(s.event_deck)
        s.place[card] = DEALT + seat
        s.show_to(seat, card)
        if s.edition.event_kind[card] == MISSION:
            missions += 1
    return missions


def deal_until_mission(s: RedPlanet, seat: i64) -> None:
    """Three discoveries are shown to all and put aside, and three others dealt: RP-2.37, RP-15.14, RP-Q6."""
    while deal(s, seat, 3) == 0:
        for card in range(s.edition.events):
            if s.place[card] == DEALT + seat:
                s.place[card] = IN_DECK
                s.tell(news.DISCOVERY_SHOWN, EVERYBODY, s.main(seat), card)


class KeepMission(Choice):
    """Keep one mission face down and give the rest back: RP-2.21, RP-2.35, RP-2.36, RP-14.9."""

    def __init__(self) -> None:
        super().__init__(KEEP, EVENTS, certain=True)

    def why(self, s: RedPlanet, seat: i64, card: i64) -> i64:
        if s.place[card] != DEALT + seat:
            return reasons.NOT_DEALT
        return LEGAL if s.edition.event_kind[card] == MISSION else reasons.NOT_A_MISSION

    def chosen(self, s: RedPlanet, seat: i64, card: i64) -> None:
        s.place[card] = HELD + seat
        s.kept[seat] = 1
        s.tell(news.MISSION_KEPT, seat, s.main(seat), card)
        for other in range(s.edition.events):
            if s.place[other] == DEALT + seat:
                s.place[other] = IN_DECK
                s.returned_by[other] = seat  # known to this player alone: RP-15.13, RP-15.29


class MakeEventDeck(Effect):
    """All cards that nobody keeps are shuffled into one face-down event deck: RP-2.26, RP-2.35."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        deck = vec[i64]()
        for card in range(s.edition.events):
            if s.place[card] == IN_DECK:
                deck = append(deck, card)
                for player in range(s.seats):
                    s.seen[card * COLOURS + player] = 0
        s.shuffle(deck)
        s.event_deck = deck


KEEP_MISSION: Final = KeepMission()
DEAL_CARDS: Final = DealCards()
MAKE_EVENT_DECK: Final = MakeEventDeck()
