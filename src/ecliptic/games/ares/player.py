"""What one player has: board, cards and hand. Others see all of it but the hand and what is being looked at."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core.agenda import NONE
from ecliptic.games.ares.terms import (
    ACTIONS,
    FOREST_PLANTS,
    HOSTS,
    PRODUCTIONS,
    SALE,
    STARTING_RATING,
    STEEL_VALUE,
    TAGS,
    TITANIUM_VALUE,
)

ZEROS: Final = vec[i64]([0 for _ in range(64)])  # a slice of it is the quickest blank table


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player; `like` makes an equal one that shares nothing that can change."""

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            # The board: AE-2.7 to AE-2.10.
            self.mc: i64 = 0
            self.heat: i64 = 0
            self.plants: i64 = 0
            self.rating = STARTING_RATING
            self.forests: i64 = 0
            self.production = ZEROS[:PRODUCTIONS]  # without what counts tags or forests: see `produces`
            self.steel: i64 = 0
            self.titanium: i64 = 0
            # Cards.
            self.offers = vec[i64]()  # corporations dealt, until one is founded
            self.corporation: i64 = NONE
            self.hand = vec[i64]()
            self.looked = vec[i64]()  # drawn to keep some of them, or revealed
            self.looked_open: i64 = 0  # 1: they are revealed to all
            self.marked = vec[i64]()  # about to be exchanged: AE-2.24
            self.offered: i64 = NONE  # to the partner: AE-16.7
            self.playing: i64 = NONE  # named and being paid for
            self.played = vec[i64]()  # projects in play, in order
            self.tags = ZEROS[:TAGS]
            self.blues: i64 = 0
            self.cubes = ZEROS[:HOSTS]
            self.scaling = vec[i64]()  # cards whose production counts something
            self.triggers = vec[i64]()  # cards whose effect reacts, the corporation first: AE-Q29
            self.actions = vec[i64]()  # cards with an action
            self.pending = vec[i64]()  # triggers whose order the player chooses
            # What cards change for good.
            self.less_all: i64 = 0
            self.less_tag = ZEROS[:TAGS]
            self.less_dear: i64 = 0
            self.dear_from: i64 = 0
            self.steel_value = STEEL_VALUE
            self.titanium_value = TITANIUM_VALUE
            self.standard_less: i64 = 0
            self.forest_price = FOREST_PLANTS
            self.sale = SALE
            self.draws_more: i64 = 0
            self.keeps_more: i64 = 0
            self.shifts_zone: i64 = 0
            self.heat_pays: i64 = 0
            self.microbes_card: i64 = NONE  # the card whose microbes pay
            self.plants_card: i64 = NONE
            self.rating_price: i64 = 0
            # This round and this phase.
            self.phase: i64 = NONE
            self.last_phase: i64 = NONE
            self.done: i64 = 0
            self.plays: i64 = 0  # cards that may still be played in this phase
            self.has_played: i64 = 0  # 1: a card in this phase
            self.bonus: i64 = 0  # 1: the phase's bonus is still to be used
            self.next_less: i64 = 0
            self.next_shift: i64 = 0
            self.rating_rose: i64 = 0
            self.keeps: i64 = 0  # of the cards looked at
            self.used = ZEROS[:ACTIONS]
        else:
            self.mc = like.mc
            self.heat = like.heat
            self.plants = like.plants
            self.rating = like.rating
            self.forests = like.forests
            self.production = like.production[:]
            self.steel = like.steel
            self.titanium = like.titanium
            self.offers = like.offers[:]
            self.corporation = like.corporation
            self.hand = like.hand[:]
            self.looked = like.looked[:]
            self.looked_open = like.looked_open
            self.marked = like.marked[:]
            self.offered = like.offered
            self.playing = like.playing
            self.played = like.played[:]
            self.tags = like.tags[:]
            self.blues = like.blues
            self.cubes = like.cubes[:]
            self.scaling = like.scaling[:]
            self.triggers = like.triggers[:]
            self.actions = like.actions[:]
            self.pending = like.pending[:]
            self.less_all = like.less_all
            self.less_tag = like.less_tag[:]
            self.less_dear = like.less_dear
            self.dear_from = like.dear_from
            self.steel_value = like.steel_value
            self.titanium_value = like.titanium_value
            self.standard_less = like.standard_less
            self.forest_price = like.forest_price
            self.sale = like.sale
            self.draws_more = like.draws_more
            self.keeps_more = like.keeps_more
            self.shifts_zone = like.shifts_zone
            self.heat_pays = like.heat_pays
            self.microbes_card = like.microbes_card
            self.plants_card = like.plants_card
            self.rating_price = like.rating_price
            self.phase = like.phase
            self.last_phase = like.last_phase
            self.done = like.done
            self.plays = like.plays
            self.has_played = like.has_played
            self.bonus = like.bonus
            self.next_less = like.next_less
            self.next_shift = like.next_shift
            self.rating_rose = like.rating_rose
            self.keeps = like.keeps
            self.used = like.used[:]

    def holds(self, card: i64) -> bool:
        """The card is in hand."""
        return contains(self.hand, card)

    def lay_off(self, card: i64) -> None:
        """The card leaves the hand; the others keep their order."""
        self.hand = without(self.hand, card)

    def take(self, card: i64) -> None:
        """The card comes into the hand."""
        self.hand = append(self.hand, card)


def contains(cards: vec[i64], card: i64) -> bool:
    """The card is one of these; quicker than `in`, which makes an object of the number."""
    for other in cards:
        if other == card:
            return True
    return False


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """These cards but for one."""
    left = vec[i64]()
    for other in cards:
        if other != card:
            left = append(left, other)
    return left
