"""Worlds that could be true: other players' missions and orders, and the order of the event deck, at random."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.imagination import Worlds
from ecliptic.core.state import NOTHING_LEARNT
from ecliptic.games.kosmonauts.rules.orders import GIVE_ORDERS, count_out
from ecliptic.games.kosmonauts.state import Kosmonauts, filled
from ecliptic.games.kosmonauts.terms import DIRECTIONS, SEATS


@final
class KosmonautsWorlds(Worlds):
    """All states that one viewer cannot tell apart; a viewer of NONE holds no missions."""

    def __init__(self, base: Kosmonauts, viewer: i64) -> None:
        self.base = base
        self.viewer = viewer
        self.deck = vec[i64]()  # event cards in the deck
        self.hides_orders = filled(SEATS, 0)  # 1: this seat has confirmed orders that the viewer does not know

    def sample(self, chance: i64) -> Kosmonauts:
        """One of the worlds, with this chance."""
        s = self.base.clone()
        s.chance = chance
        s.event_deck = self.deck[:]
        s.shuffle(s.event_deck)
        if s.missions_shown == 0:
            self._deal_missions(s)
        for seat in range(s.seats):
            if self.hides_orders[seat] == 1:
                imagine_orders(s, seat)
                s.moves += s.units[seat]  # each of these cubes was a move that the view does not count
        s.learnt = NOTHING_LEARNT
        s.settle()
        return s

    def _deal_missions(self, s: Kosmonauts) -> None:
        """Deal until it fits all that the viewer knows; the truth is one such deal, so one is found."""
        while True:
            firsts = self._unknown(s, 0, s.board.first_alpha)
            alphas = self._unknown(s, s.board.first_alpha, s.board.first_beta)
            betas = self._unknown(s, s.board.first_beta, len(s.board.mission_body))
            used: i64 = 0
            for seat in range(s.seats):
                if seat != self.viewer:
                    s.mission[seat * 3] = firsts[used]
                    s.mission[seat * 3 + 1] = alphas[used]
                    s.mission[seat * 3 + 2] = betas[used]
                    used += 1
            if self._fits(s):
                return

    def _unknown(self, s: Kosmonauts, first: i64, end: i64) -> vec[i64]:
        """Cards of one stack that the viewer does not hold, mixed."""
        cards = vec[i64]()
        for card in range(first, end):
            if self.viewer == NONE or not holds(s, self.viewer, card):
                cards = append(cards, card)
        s.shuffle(cards)
        return cards

    def _fits(self, s: Kosmonauts) -> bool:
        """Nobody has a target twice, or a card that the viewer gave back; others can have given back what they did."""
        for seat in range(s.seats):
            if seat == self.viewer:
                continue
            if clashes(s, seat, s.mission[seat * 3]):
                return False
            if s.missions_mixed == 1:
                continue  # what was given back may have been dealt again
            if s.replaced_by[s.mission[seat * 3]] != NONE:
                return False
            if can_give_back(s, seat) < s.replaced[seat]:
                return False
        return True


def holds(s: Kosmonauts, seat: i64, card: i64) -> bool:
    """The seat has this mission."""
    for number in range(3):
        if s.mission[seat * 3 + number] == card:
            return True
    return False


def clashes(s: Kosmonauts, seat: i64, card: i64) -> bool:
    """The card names the target of one of the seat's Missions 2: KO-2.14."""
    body = s.board.mission_body[card]
    return (
        s.board.mission_body[s.mission[seat * 3 + 1]] == body or s.board.mission_body[s.mission[seat * 3 + 2]] == body
    )


def can_give_back(s: Kosmonauts, seat: i64) -> i64:
    """How many Mission 1 cards with a target of the seat's Missions 2 nobody holds or is known to have given back."""
    count: i64 = 0
    for card in range(s.board.first_alpha):
        if clashes(s, seat, card) and s.replaced_by[card] == NONE and not anybody_holds(s, card):
            count += 1
    return count


def anybody_holds(s: Kosmonauts, card: i64) -> bool:
    """Some seat has this mission."""
    for seat in range(s.seats):
        if holds(s, seat, card):
            return True
    return False


def imagine_orders(s: Kosmonauts, seat: i64) -> None:
    """Orders that this seat may have given: some cubes at random, then done."""
    wanted = s.below(s.limit[seat] + 1)
    while s.units[seat] < wanted:
        options = vec[i64]()
        for cube in range(2 * DIRECTIONS):
            if GIVE_ORDERS.why(s, seat, cube) == LEGAL:
                options = append(options, cube)
        if len(options) == 0:
            return
        count_out(s, seat, options[s.below(len(options))])
