"""Worlds that could be true: a state known in part, and what is hidden from one viewer filled in at random.

What the viewer knows stands in `base`; what it does not know is marked UNKNOWN there. `sample` deals the unknown
cards, resources and choices to the places where such cards lie, so that the viewer would see exactly the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.imagination import Worlds
from ecliptic.core.state import NOTHING_LEARNT
from ecliptic.games.redplanet.rules.setup import is_late
from ecliptic.games.redplanet.state import RedPlanet, zeros
from ecliptic.games.redplanet.terms import (
    ACTION,
    ATTACHED,
    DEALT,
    DISCOVERY,
    DRAWN,
    EVENTS,
    HELD,
    IN_DECK,
    MISSION,
    RECRUITER,
    REGIONS,
    ROLES,
)

UNKNOWN: Final[i64] = -2

# What kind of card may lie in a hidden place.
A_MISSION: Final[i64] = 0
A_DISCOVERY: Final[i64] = 1
AN_ACTION: Final[i64] = 2
NO_DISCOVERY: Final[i64] = 3
ANY_CARD: Final[i64] = 4


@final
class RedPlanetWorlds(Worlds):
    """All states that one viewer cannot tell apart; `slots` are the hidden places, the choosiest first."""

    def __init__(self, base: RedPlanet, deck: i64, in_setup: bool) -> None:
        self.base = base
        self.deck = deck  # cards in the event deck
        self.in_setup = in_setup  # the event deck has not been made yet
        self.slot_place = vec[i64]()
        self.slot_kind = vec[i64]()
        self.returned = zeros(EVENTS)  # 1: this viewer gave it back, so nobody started with it
        self.unknown_cards = vec[i64]()
        self.unknown_ships = vec[i64]()
        self.unknown_resources = vec[i64]()

    def add_slot(self, place: i64, kind: i64) -> None:
        """A hidden card lies there."""
        self.slot_place = append(self.slot_place, place)
        self.slot_kind = append(self.slot_kind, kind)

    def sample(self, chance: i64) -> RedPlanet:
        """One of the worlds, with this chance."""
        s = self.base.clone()
        s.chance = chance
        self._deal_events(s)
        s.ship_deck = self.unknown_ships[:]
        s.shuffle(s.ship_deck)
        self._lay_resources(s)
        for half in range(2 if s.is_duel() else 0):
            imagine_neutral(s, half)
        for colour in range(s.colours):
            if s.chosen[colour] == UNKNOWN:
                s.chosen[colour] = imagine_choice(s, colour)
        s.learnt = NOTHING_LEARNT
        s.settle()
        return s

    def _deal_events(self, s: RedPlanet) -> None:
        cards = self.unknown_cards[:]
        s.shuffle(cards)
        for slot in range(len(self.slot_place)):
            place = self.slot_place[slot]
            kind = self.slot_kind[slot]
            starts = DEALT <= place < DRAWN or (HELD <= place < DEALT and kind == A_MISSION)
            index = self._find(s, cards, kind, starts)
            put(s, cards[index], place)
            cards[index] = NONE
        deck = vec[i64]()
        for card in cards:
            if card != NONE:
                s.place[card] = IN_DECK
                deck = append(deck, card)
        s.event_deck = vec[i64]() if self.in_setup else deck

    def _find(self, s: RedPlanet, cards: vec[i64], kind: i64, starts: bool) -> i64:
        """The first of these cards that may lie in such a place."""
        index: i64 = 0
        while index < len(cards):
            card = cards[index]
            if card != NONE and fits(s, card, kind) and not (starts and self.returned[card] == 1):
                return index
            index += 1
        raise AssertionError("no card fits: the view is not of this game")

    def _lay_resources(self, s: RedPlanet) -> None:
        tokens = self.unknown_resources[:]
        s.shuffle(tokens)
        next_token: i64 = 0
        for region in range(REGIONS):
            if s.resource[region] == UNKNOWN:
                s.resource[region] = tokens[next_token]
                next_token += 1
        if s.unused == UNKNOWN:
            s.unused = tokens[next_token]


def fits(s: RedPlanet, card: i64, kind: i64) -> bool:
    """A card of this kind may lie in a place for that kind."""
    actual = s.edition.event_kind[card]
    if kind == A_MISSION:
        return actual == MISSION
    if kind == A_DISCOVERY:
        return actual == DISCOVERY
    if kind == AN_ACTION:
        return actual == ACTION
    return kind == ANY_CARD or actual != DISCOVERY


def put(s: RedPlanet, card: i64, place: i64) -> None:
    """The card lies there; whoever put it there has seen it."""
    s.place[card] = place
    if place >= ATTACHED:
        s.attached[place - ATTACHED] = card
    elif place >= DRAWN:
        s.drawing = card
        s.show_to(place - DRAWN, card)
    elif place >= DEALT:
        s.show_to(place - DEALT, card)
    elif place >= HELD:
        s.show_to(place - HELD, card)


def imagine_choice(s: RedPlanet, colour: i64) -> i64:
    """A character in hand whose number has not been called yet."""
    roles = vec[i64]()
    for role in range(ROLES):
        if not s.has_played(colour, role) and role > s.calling:
            roles = append(roles, role)
    return roles[s.below(len(roles))]


def imagine_neutral(s: RedPlanet, half: i64) -> None:
    """The rest of a neutral deck, with the hidden card of this round if it is the opponent's: RP-14.12, RP-14.15.

    Before its Recruiter the first three cards are of the five early roles; the others may come in any order.
    """
    colour = half + 1
    left = s.neutral_left[half]
    cards = neutral_cards_left(s, colour)
    early = ROLES - 3 if s.neutral_recruited[half] == 0 else 0  # so many cards are left when the late ones may come
    if s.chosen[colour] == UNKNOWN:
        s.chosen[colour] = take_one(s, cards, left + 1 > early and early > 0, s.calling)
    while left > 0:
        left -= 1
        s.neutral_deck[half * ROLES + left] = take_one(s, cards, left + 1 > early and early > 0, NONE)


def neutral_cards_left(s: RedPlanet, colour: i64) -> vec[i64]:
    """Roles of a neutral colour that have not been played since its deck was made."""
    cards = vec[i64]()
    for role in range(ROLES):
        is_boxed = role == RECRUITER and s.neutral_recruited[colour - 1] == 1
        if not is_boxed and not s.has_played(colour, role) and s.chosen[colour] != role:
            cards = append(cards, role)
    return cards


def take_one(s: RedPlanet, cards: vec[i64], early: bool, above: i64) -> i64:
    """Take one of these roles at random (taken ones are NONE), early ones only where asked, above a number."""
    allowed = vec[i64]()
    for index in range(len(cards)):
        role = cards[index]
        if role > above and not (early and is_late(role)):
            allowed = append(allowed, index)
    index = allowed[s.below(len(allowed))]
    role = cards[index]
    cards[index] = NONE
    return role
