"""Worlds that could be true: what the viewer has not seen is dealt anew to all places where it may lie."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.imagination import Worlds
from ecliptic.core.state import NOTHING_LEARNT
from ecliptic.games.ares.rules.planning import why_not_choose
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import CARDS, PHASES, PROJECTS, TILES

UNKNOWN: Final[i64] = -2


@final
class AresWorlds(Worlds):
    """All states that one viewer cannot tell apart."""

    def __init__(self, base: Ares) -> None:
        self.base = base
        self.unknown_discards: i64 = 0
        self.unknown_cards = vec[i64]()
        self.unknown_tiles = vec[i64]()
        self.stack_is_open = False

    def sample(self, chance: i64) -> Ares:
        """One of the worlds, with this chance."""
        s = self.base.clone()
        s.chance = chance
        self._lay_tiles(s)
        self._deal(s)
        if not self.stack_is_open:
            s.shuffle(s.neutral)
        for seat in range(s.seats):
            player = s.players[seat]
            if player.phase == UNKNOWN:
                player.phase = imagine_phase(s, seat)
            if player.offered == UNKNOWN:
                player.offered = player.hand[s.below(len(player.hand))]
        self._deal_corporations(s)
        s.learnt = NOTHING_LEARNT
        s.settle()
        return s

    def _lay_tiles(self, s: Ares) -> None:
        """The tiles that are not flipped lie in any order."""
        tiles = self.unknown_tiles[:]
        s.shuffle(tiles)
        for space in range(TILES):
            if s.tile[space] == UNKNOWN:
                tiles, tile = pop(tiles)
                s.tile[space] = tile

    def _deal(self, s: Ares) -> None:
        """Unseen cards go to other hands, to what others look at, to the discard pile and to the deck."""
        cards = self.unknown_cards[:]
        s.shuffle(cards)
        for seat in range(s.seats):
            player = s.players[seat]
            for place in range(len(player.hand)):
                if player.hand[place] == UNKNOWN:
                    cards, card = pop(cards)
                    player.hand[place] = card
            for place in range(len(player.looked)):
                if player.looked[place] == UNKNOWN:
                    cards, card = pop(cards)
                    player.looked[place] = card
        for _ in range(self.unknown_discards):
            cards, card = pop(cards)
            s.discarded[card] = 1
        s.deck = cards

    def _deal_corporations(self, s: Ares) -> None:
        """While corporations are chosen, others hold any that the viewer does not; who has chosen, has chosen one."""
        left = vec[i64]()
        for card in range(PROJECTS, CARDS):
            if not holds_corporation(s, card):
                left = append(left, card)
        s.shuffle(left)
        for player in s.players:
            for place in range(len(player.offers)):
                if player.offers[place] == UNKNOWN:
                    left, card = pop(left)
                    player.offers[place] = card
            if player.corporation == UNKNOWN:
                player.corporation = player.offers[s.below(len(player.offers))]


def holds_corporation(s: Ares, card: i64) -> bool:
    """Somebody is known to have been dealt this corporation."""
    for player in s.players:
        if card in player.offers:
            return True
    return False


def imagine_phase(s: Ares, seat: i64) -> i64:
    """A phase that this seat may have chosen."""
    s.players[seat].phase = NONE
    phases = vec[i64]()
    for phase in range(PHASES):
        if why_not_choose(s, seat, phase) == LEGAL:
            phases = append(phases, phase)
    return phases[s.below(len(phases))]
