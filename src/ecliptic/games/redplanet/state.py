"""All that is true of one game of Mission: Red Planet.

Tables are flat: `present[region * COLOURS + colour]`. A ship is named by its dock: a launched ship keeps its number
until it lands, because its dock stays empty until then (RP-6.16, RP-6.24).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.state import State
from ecliptic.games.redplanet.edition import Edition
from ecliptic.games.redplanet.terms import (
    ASTRONAUTS,
    COLOURS,
    DOCKS,
    EVENTS,
    HELD,
    KINDS,
    REGIONS,
    ROLES,
    ROUNDS,
    TOKENS_PER_REGION,
)

ZEROS: Final = vec[i64]([0 for _ in range(EVENTS * COLOURS)])  # a copy is quicker than a loop
NONES: Final = vec[i64]([NONE for _ in range(EVENTS)])


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[:count]


def nones(count: i64) -> vec[i64]:
    """So many NONEs."""
    return NONES[:count]


@final
class RedPlanet(State):
    """One game; `colours` differ from seats only in the two-player variant (RP-14.3)."""

    def __init__(self, edition: Edition, seats: i64, colours: i64, chance: i64, like: RedPlanet | None = None) -> None:
        super().__init__(seats, chance)
        self.edition = edition
        self.colours = colours
        if like is None:
            self.round: i64 = 0
            self.first: i64 = 0  # the first player's colour
            self.acting: i64 = NONE  # the colour that resolves its character
            self.last_resolved: i64 = NONE  # RP-5.22
            self.calling: i64 = NONE  # the role being called
            self.boarded: i64 = NONE  # the ship boarded by the present character
            self.productions: i64 = 0
            # Astronauts: RP-1.39.
            self.reserve = vec[i64]([ASTRONAUTS for _ in range(COLOURS)])
            self.lost = zeros(COLOURS)
            self.present = zeros(REGIONS * COLOURS)
            self.crew = zeros(DOCKS * COLOURS)
            # Ships.
            self.ship = nones(DOCKS)  # the ship card at each dock, or launched from it
            self.launched = zeros(DOCKS)
            self.tokens = vec[i64]()  # destination tokens on ships, oldest first: dock * REGIONS + region
            self.tokens_gone = zeros(REGIONS)  # destination tokens out of the game (a switch: RP-Q26)
            self.ship_deck = vec[i64]()  # the last is on top
            self.ship_discard = vec[i64]()
            # Resources: what a region yields, whether all know it, tokens that lie there, tokens owned.
            self.resource = nones(REGIONS)
            self.overlaid = nones(REGIONS)  # what a discovery makes a region yield instead of its token
            self.explored = zeros(REGIONS)
            self.unused: i64 = NONE  # the eleventh token: RP-2.18
            self.unused_known: i64 = 0
            self.resource_pool = zeros(KINDS)  # tokens not yet drawn, where none lie on the map: RP-2.30
            self.pool = zeros(REGIONS * KINDS)
            self.owned = zeros(COLOURS * KINDS)
            # Characters.
            self.chosen = nones(COLOURS)  # the role laid down this round
            self.called = zeros(COLOURS)  # 1 when it has been revealed
            self.played = zeros(COLOURS * ROLES)
            self.neutral_deck = zeros(2 * ROLES)  # the last of each half is on top; see `neutral_left`
            self.neutral_left = zeros(2)
            self.neutral_recruited = zeros(2)
            # Event cards.
            self.event_deck = vec[i64]()  # the last is on top
            self.place = zeros(EVENTS)  # IN_DECK
            self.seen = zeros(EVENTS * COLOURS)  # which seats know what this card is, where it lies now
            self.returned_by = nones(EVENTS)  # the seat that gave it back in setup: RP-15.13, RP-15.29
            self.attached = nones(REGIONS)  # the discovery at each region
            self.kept = zeros(COLOURS)  # 1 when the seat has kept its first mission
            self.drawn = zeros(COLOURS)  # face-down cards kept after that, by seat: RP-15.17
            self.drawing: i64 = NONE  # the card that a Scientist has drawn and not yet placed
            self.shown: i64 = 0  # 1 when the discoveries are face up: RP-9.15
            self.missions_shown: i64 = 0  # 1 when the missions are face up: RP-10.2
            # Passing things of one turn.
            self.drops = vec[i64]()  # regions chosen for astronauts that leave Phobos at the same time
            self.passes: i64 = 0
            self.turn: i64 = 0
            # The end, and the way there.
            self.score = zeros(COLOURS)
            self.winners = zeros(COLOURS)
            self.token_points = zeros((ROUNDS + 1) * COLOURS)  # value of owned tokens at the end of each round
        else:
            self.copy_core(like)
            self.round = like.round
            self.first = like.first
            self.acting = like.acting
            self.last_resolved = like.last_resolved
            self.calling = like.calling
            self.boarded = like.boarded
            self.productions = like.productions
            self.unused = like.unused
            self.unused_known = like.unused_known
            self.drawing = like.drawing
            self.shown = like.shown
            self.missions_shown = like.missions_shown
            self.passes = like.passes
            self.turn = like.turn
            self.reserve = like.reserve[:]
            self.lost = like.lost[:]
            self.present = like.present[:]
            self.crew = like.crew[:]
            self.ship = like.ship[:]
            self.launched = like.launched[:]
            self.tokens = like.tokens[:]
            self.tokens_gone = like.tokens_gone[:]
            self.ship_deck = like.ship_deck[:]
            self.ship_discard = like.ship_discard[:]
            self.resource = like.resource[:]
            self.overlaid = like.overlaid[:]
            self.explored = like.explored[:]
            self.resource_pool = like.resource_pool[:]
            self.pool = like.pool[:]
            self.owned = like.owned[:]
            self.chosen = like.chosen[:]
            self.called = like.called[:]
            self.played = like.played[:]
            self.neutral_deck = like.neutral_deck[:]
            self.neutral_left = like.neutral_left[:]
            self.neutral_recruited = like.neutral_recruited[:]
            self.event_deck = like.event_deck[:]
            self.place = like.place[:]
            self.attached = like.attached[:]
            self.seen = like.seen[:]
            self.returned_by = like.returned_by[:]
            self.kept = like.kept[:]
            self.drawn = like.drawn[:]
            self.drops = like.drops[:]
            self.score = like.score[:]
            self.winners = like.winners[:]
            self.token_points = like.token_points[:]

    def clone(self) -> RedPlanet:
        """An equal state that shares only what never changes."""
        return RedPlanet(self.edition, self.seats, self.colours, self.chance, self)

    # Players and colours.

    def is_duel(self) -> bool:
        """The two-player variant, with its neutral colours: RP-1.3, RP-14.3."""
        return self.colours != self.seats

    def owner(self, colour: i64) -> i64:
        """The seat that decides for this colour: RP-14.23."""
        return colour // 2 if self.is_duel() else colour

    def main(self, seat: i64) -> i64:
        """The seat's own colour; clockwise: left main, left neutral, right neutral, right main: RP-14.21."""
        return seat * 3 if self.is_duel() else seat

    def is_neutral(self, colour: i64) -> bool:
        """A colour that has no player of its own."""
        return self.is_duel() and (colour == 1 or colour == 2)

    def clockwise(self, turn: i64) -> i64:
        """The colour so many places clockwise from the first player."""
        return (self.first + turn) % self.colours

    # Ships.

    def docks(self) -> i64:
        """As many docks as colours: RP-2.3, RP-14.6, RP-14.7."""
        return self.colours

    def is_docked(self, dock: i64) -> bool:
        """A ship waits at this dock."""
        return dock < self.colours and self.ship[dock] != NONE and self.launched[dock] == 0

    def is_launched(self, dock: i64) -> bool:
        """The ship of this dock is under way to Mars."""
        return dock < self.colours and self.launched[dock] == 1

    def aboard(self, dock: i64, colour: i64) -> i64:
        """Astronauts of a colour on a ship."""
        return self.crew[dock * COLOURS + colour]

    def passengers(self, dock: i64) -> i64:
        """Astronauts on a ship, all colours together: RP-6.5."""
        total: i64 = 0
        for colour in range(self.colours):
            total += self.crew[dock * COLOURS + colour]
        return total

    def free_seats(self, dock: i64) -> i64:
        """Capacity minus astronauts on board."""
        return self.edition.ship_capacity[self.ship[dock]] - self.passengers(dock)

    def top_token(self, dock: i64) -> i64:
        """The index in `tokens` of the newest token on a ship, or NONE: RP-6.30."""
        index: i64 = len(self.tokens) - 1
        while index >= 0:
            if self.tokens[index] // REGIONS == dock:
                return index
            index -= 1
        return NONE

    def bound_for(self, dock: i64) -> i64:
        """Where a ship goes: its newest token, else its printed destination, else NONE: RP-6.26."""
        index = self.top_token(dock)
        if index != NONE:
            return self.tokens[index] % REGIONS
        return self.edition.ship_bound[self.ship[dock]]

    def tokens_left(self, region: i64) -> i64:
        """Destination tokens of this region in the supply: RP-6.29."""
        left = TOKENS_PER_REGION - self.tokens_gone[region]
        for token in self.tokens:
            if token % REGIONS == region:
                left -= 1
        return left

    def any_token_left(self) -> bool:
        """The supply of destination tokens is not empty."""
        for region in range(REGIONS):
            if self.tokens_left(region) > 0:
                return True
        return False

    def take_tokens_off(self, dock: i64) -> vec[i64]:
        """Take every token off a ship; their regions."""
        kept = vec[i64]()
        regions = vec[i64]()
        for token in self.tokens:
            if token // REGIONS == dock:
                regions = append(regions, token % REGIONS)
            else:
                kept = append(kept, token)
        self.tokens = kept
        return regions

    # Mars.

    def astronauts(self, region: i64, colour: i64) -> i64:
        """Astronauts of a colour in a region."""
        return self.present[region * COLOURS + colour]

    def population(self, region: i64) -> i64:
        """Astronauts in a region, all colours together."""
        total: i64 = 0
        for colour in range(self.colours):
            total += self.present[region * COLOURS + colour]
        return total

    def yields(self, region: i64) -> i64:
        """The resource that an explored region yields."""
        overlaid = self.overlaid[region]
        return self.resource[region] if overlaid == NONE else overlaid

    def discovery_at(self, region: i64) -> i64:
        """The discovery attached to a region, or NONE."""
        return self.attached[region]

    def tokens_owned(self, colour: i64) -> i64:
        """Point tokens of a colour, whatever their values."""
        first = colour * KINDS
        return self.owned[first] + self.owned[first + 1] + self.owned[first + 2]

    def value_owned(self, colour: i64) -> i64:
        """What the point tokens of a colour are worth."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.owned[colour * KINDS + kind] * self.edition.token_value[kind]
        return total

    # Characters and cards.

    def is_held(self, card: i64, seat: i64) -> bool:
        """The seat keeps this event card."""
        return self.place[card] == HELD + seat

    def has_played(self, colour: i64, role: i64) -> bool:
        """The character lies in front of its owner and is not in hand: RP-4.4."""
        return self.played[colour * ROLES + role] == 1

    def knows(self, seat: i64, card: i64) -> bool:
        """This seat knows what this card is, where it lies now."""
        return self.seen[card * COLOURS + seat] == 1

    def show_to(self, seat: i64, card: i64) -> None:
        """This seat has seen the card."""
        self.seen[card * COLOURS + seat] = 1
