"""Deck, discard pile and hands: drawing (AE-11.8), discarding (AE-8.36) and selling (AE-8.8 to AE-8.12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.steps import Effect, HandChoice
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import DISCARD, MC, PROJECTS, SELL_CARD, STOP


def bit(seat: i64) -> i64:
    """A seat as a bit of `known_to`."""
    return 1 << seat


# Drawing.


def draw_card(s: Ares) -> i64:
    """The top card of the deck; the discard pile is shuffled first if need be. NONE if there is no card: AE-Q16."""
    if len(s.deck) == 0:
        shuffle_discards(s)
        if len(s.deck) == 0:
            return NONE
    s.deck, card = pop(s.deck)
    s.learn(SECRET_SEEN)
    return card


def shuffle_discards(s: Ares) -> None:
    """The discard pile becomes the deck; nobody knows any more where its cards are: AE-11.8, AE-Q17."""
    if s.discards == 0:
        return
    deck = vec[i64]()
    for card in range(PROJECTS):
        if s.discarded[card] == 1:
            s.discarded[card] = 0
            s.known_to[card] = 0
            deck = append(deck, card)
    s.shuffle(deck)
    s.deck = deck
    s.discards = 0
    s.tell(news.DECK_SHUFFLED, EVERYBODY, len(deck))


def draw_to_hand(s: Ares, seat: i64, count: i64) -> None:
    """Draw so many cards and keep them all; only their owner sees them: AE-18.1."""
    for _ in range(count):
        card = draw_card(s)
        if card == NONE:
            return
        s.players[seat].take(card)
        s.tell(news.CARD_DRAWN, seat, seat, card)


def look_at(s: Ares, seat: i64, count: i64) -> None:
    """Draw so many cards of which some will be kept: neither in hand nor discarded yet (AE-Q15, AE-18.7)."""
    player = s.players[seat]
    player.looked_open = 0
    for _ in range(count):
        card = draw_card(s)
        if card == NONE:
            return
        player.looked = append(player.looked, card)
        s.tell(news.CARD_LOOKED_AT, seat, seat, card)


# Discarding.


def lay_on_discards(s: Ares, card: i64, known_to: i64) -> None:
    """Face down on the discard pile: these seats know it, the others do not: AE-8.10, AE-18.3."""
    s.discarded[card] = 1
    s.discards += 1
    s.known_to[card] = known_to


def leave_hand(s: Ares, seat: i64, card: i64) -> None:
    """A card goes face down from the hand to the discard pile.

    Whoever knew some card of this hand cannot be sure of it any more: it may be the one that left.
    """
    player = s.players[seat]
    player.lay_off(card)
    for other in player.hand:
        s.known_to[other] = 0
    lay_on_discards(s, card, bit(seat))


def discard(s: Ares, seat: i64, card: i64) -> None:
    """A discard that an effect demands earns nothing, unless the group plays otherwise: AE-8.36, AE-Q14."""
    leave_hand(s, seat, card)
    s.tell(news.CARD_DISCARDED, seat, seat, card)
    pay_for_discard(s, seat)


def pay_for_discard(s: Ares, seat: i64) -> None:
    """Some groups pay for every discard as for a sale: AE-Q14."""
    if s.edition.discards_pay:
        player = s.players[seat]
        player.mc += player.sale
        s.tell(news.GAINED, EVERYBODY, seat, player.sale, MC)


def sell(s: Ares, seat: i64, card: i64) -> None:
    """A card from hand brings 3 M€, or what the player's cards make of it: AE-8.8, AE-Q57."""
    leave_hand(s, seat, card)
    player = s.players[seat]
    player.mc += player.sale
    s.tell(news.CARD_SOLD, seat, seat, card, player.sale)


class Discard(HandChoice):
    """Discard so many cards, any of the hand: AE-8.35."""

    def __init__(self, count: i64) -> None:
        super().__init__(DISCARD, PROJECTS, arg=count)

    def of(self, arg: i64) -> Discard:
        return Discard(arg)

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        discard(s, seat, card)
        demand_discards(s, seat, self.arg - 1)


class DemandDiscards(Effect):
    """What must be discarded anyway is not asked: with no more cards in hand than demanded, all go: AE-Q16."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> DemandDiscards:
        return DemandDiscards(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        demand_discards(s, seat, self.arg)


def demand_discards(s: Ares, seat: i64, count: i64) -> None:
    """Ask for so many discards, where there is something to choose."""
    hand = s.players[seat].hand
    if count > 0 and len(hand) > count:
        s.then(seat, Discard(count))
    elif count > 0:
        for card in hand:
            discard(s, seat, card)


class SellCards(HandChoice):
    """Sell one card after another, as many as one likes: AE-8.9."""

    def __init__(self) -> None:
        super().__init__(SELL_CARD, PROJECTS, STOP)

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        sell(s, seat, card)
        if len(s.players[seat].hand) > 0:
            s.then(seat, SELL_CARDS)


def why_not_sell(s: Ares, seat: i64) -> i64:
    """There must be a card to sell."""
    return LEGAL if len(s.players[seat].hand) > 0 else reasons.HAND_EMPTY


SELL_CARDS: Final = SellCards()
