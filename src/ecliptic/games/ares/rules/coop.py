"""Chapter 16: two players against Mars; the supply of cubes and markers, and the exchange of cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.piles import bit
from ecliptic.games.ares.rules.steps import Choice, Effect, HandChoice
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import DECLINE, GIVE, OFFER, PROJECTS, TAKE_CUBE, TAKE_MARKER


class TakeItems(Effect):
    """After the reveal and before the first phase each player takes one item, the lower seat first: AE-16.5, AE-Q47."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.then(1, TAKE_ITEM)
        s.then(0, TAKE_ITEM)


class TakeItem(Choice):
    """A cube or a marker; where one kind is left it must be taken: AE-16.9, AE-Q47."""

    def __init__(self) -> None:
        super().__init__(TAKE_CUBE, 1, TAKE_MARKER, obvious=True)

    def why(self, s: Ares, seat: i64, thing: i64) -> i64:
        return LEGAL if s.supply_cubes > 0 else reasons.NONE_LEFT

    def why_other(self, s: Ares, seat: i64) -> i64:
        if s.edition.supply_by_lot and s.supply_cubes > 0:
            return reasons.NONE_LEFT  # chance decides: see `chosen`
        return LEGAL if s.supply_markers > 0 else reasons.NONE_LEFT

    def chosen(self, s: Ares, seat: i64, thing: i64) -> None:
        if s.edition.supply_by_lot and s.below(s.supply_cubes + s.supply_markers) >= s.supply_cubes:
            take_marker(s, seat)
        else:
            take_cube(s, seat)

    def other_chosen(self, s: Ares, seat: i64) -> None:
        take_marker(s, seat)


def take_cube(s: Ares, seat: i64) -> None:
    """A copper cube is 1 M€: AE-16.6."""
    s.supply_cubes -= 1
    s.players[seat].mc += 1
    s.tell(news.ITEM_TAKEN, EVERYBODY, seat, 0)


def take_marker(s: Ares, seat: i64) -> None:
    """A marker leaves the game and lets the player exchange a card, at once: AE-16.7, AE-16.10."""
    s.supply_markers -= 1
    s.tell(news.ITEM_TAKEN, EVERYBODY, seat, 1)
    if len(s.players[seat].hand) > 0 and len(s.players[1 - seat].hand) > 0:
        s.then(seat, OFFER_CARD)


class OfferCard(HandChoice):
    """Offer a card, unseen, or let the right lapse: AE-Q48."""

    def __init__(self) -> None:
        super().__init__(OFFER, PROJECTS, DECLINE)

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        s.players[seat].offered = card
        s.tell(news.CARD_OFFERED, seat, seat, card)
        s.then(1 - seat, GIVE_CARD)

    def other_chosen(self, s: Ares, seat: i64) -> None:
        s.tell(news.OFFER_DECLINED, EVERYBODY, seat)


class GiveCard(HandChoice):
    """The partner picks the card to give in return, or refuses: AE-16.10, AE-Q48."""

    def __init__(self) -> None:
        super().__init__(GIVE, PROJECTS, DECLINE)

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        giver, taker = s.players[seat], s.players[1 - seat]
        offered = taker.offered
        taker.offered = NONE
        taker.lay_off(offered)
        giver.lay_off(card)
        taker.take(card)
        giver.take(offered)
        s.known_to[card] |= bit(seat)  # each knows the card that it gave away
        s.known_to[offered] |= bit(1 - seat)
        s.learn(SECRET_SEEN)
        s.tell(news.CARDS_SWAPPED, EVERYBODY, 1 - seat, seat)
        s.tell(news.CARD_RECEIVED, seat, seat, offered)
        s.tell(news.CARD_RECEIVED, 1 - seat, 1 - seat, card)

    def other_chosen(self, s: Ares, seat: i64) -> None:
        s.players[1 - seat].offered = NONE
        s.tell(news.OFFER_DECLINED, EVERYBODY, seat)


TAKE_ITEMS: Final = TakeItems()
TAKE_ITEM: Final = TakeItem()
OFFER_CARD: Final = OfferCard()
GIVE_CARD: Final = GiveCard()
