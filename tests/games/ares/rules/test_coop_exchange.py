"""Chapter 16: what a marker is good for: a card of one hand for a card of the other."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def position() -> Position:
    """Seat 0 has two cards and seat 1 three; phases are chosen, and seat 0 is to take an item."""
    p = Position(2, "coop").hand(0, "comet", "mine").hand(1, "fish", "moss", "trees")
    return p.plan("action", "research")


@rule("AE-16.7", "AE-16.10", "AE-Q48")
def test_a_marker_lets_a_player_exchange_a_card() -> None:
    """The taker offers a card of the own hand; the partner decides which to give for it."""
    p = position().act(0, "take_marker")
    assert p.options(0) == [("offer", "comet"), ("offer", "mine"), ("decline", 0)]
    p.act(0, "offer", "mine")
    assert p.options(1) == [("give", "fish"), ("give", "moss"), ("give", "trees"), ("decline", 0)]
    p.act(1, "give", "moss")
    assert (p.in_hand(0), p.in_hand(1)) == (["comet", "moss"], ["fish", "trees", "mine"])


@rule("AE-16.7")
def test_a_cube_lets_nobody_exchange_anything() -> None:
    """The partner is next to take an item."""
    p = position().act(0, "take_cube")
    assert (p.asked(0), p.asked(1)) == (None, "TakeItem")


@rule("AE-16.10", "AE-Q48")
def test_an_exchange_takes_place_at_once() -> None:
    """Before the partner takes an item, and before the first phase."""
    p = position().act(0, "take_marker")
    assert (p.asked(0), p.asked(1), p.s.phase) == ("OfferCard", None, -1)
    p.act(0, "offer", "comet")
    assert (p.asked(0), p.asked(1)) == (None, "GiveCard")
    p.act(1, "give", "fish")
    assert (p.asked(0), p.asked(1), p.s.phase) == (None, "TakeItem", -1)


@rule("AE-16.10", "AE-Q48")
def test_the_taker_may_let_the_right_lapse() -> None:
    """Hands stay as they are, and the right does not come back."""
    p = position().act(0, "take_marker").act(0, "decline")
    assert (p.asked(1), p.in_hand(0)) == ("TakeItem", ["comet", "mine"])
    p.act(1, "take_cube")
    assert p.reason(0, "offer", "comet") == "other-question"
    assert p.s.supply_markers == 2


@rule("AE-16.10", "AE-Q48")
def test_the_partner_may_refuse() -> None:
    """Hands stay as they are, and the marker is gone."""
    p = position().act(0, "take_marker").act(0, "offer", "comet").act(1, "decline")
    assert (p.in_hand(0), p.in_hand(1)) == (["comet", "mine"], ["fish", "moss", "trees"])
    assert (p.asked(1), p.s.supply_markers) == ("TakeItem", 2)


@rule("AE-16.10", "AE-Q48")
def test_a_player_offers_and_gives_only_own_cards() -> None:
    """Those of the partner are refused."""
    p = position().act(0, "take_marker")
    assert p.reason(0, "offer", "fish") == "not-in-hand"
    p.act(0, "offer", "mine")
    assert p.reason(1, "give", "comet") == "not-in-hand"


@rule("AE-Q48")
@pytest.mark.parametrize("hands", [((), ("fish",)), (("comet",), ()), ((), ())])
def test_an_empty_hand_makes_an_exchange_impossible(hands: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    """The marker is taken for nothing."""
    p = Position(2, "coop").hand(0, *hands[0]).hand(1, *hands[1]).plan("action", "research").act(0, "take_marker")
    assert (p.asked(0), p.asked(1), p.s.supply_markers) == (None, "TakeItem", 2)


@rule("AE-Q48")
def test_two_markers_in_one_round_are_two_exchanges_the_lower_seat_first() -> None:
    """The second taker may offer the very card that came by the first exchange."""
    p = position().act(0, "take_marker").act(0, "offer", "mine").act(1, "give", "moss").act(1, "take_marker")
    assert p.things(1, "offer") == ["fish", "trees", "mine"]
    p.act(1, "offer", "mine").act(0, "give", "moss")
    assert (p.in_hand(0), p.in_hand(1)) == (["comet", "mine"], ["fish", "trees", "moss"])


@rule("AE-Q48")
def test_an_offered_card_is_not_seen_before_it_is_exchanged() -> None:
    """The partner sees that there is an offer; the taker may look at it again."""
    p = position().act(0, "take_marker").act(0, "offer", "mine")
    theirs, own = p.view(1).players[0], p.view(0).players[0]
    assert (theirs.has_offered, theirs.offered, theirs.hand) == (True, None, [None, None])
    assert own.offered == p.card("mine")
    assert [event.parts["card"] for event in p.news(1, "CardOffered")] == [None]


@rule("AE-Q48")
def test_both_know_both_cards_after_the_exchange() -> None:
    """Each sees the card that went to the other, and no further card of that hand; nobody else sees any."""
    p = position().act(0, "take_marker").act(0, "offer", "mine").act(1, "give", "moss")
    assert p.view(0).players[1].hand == [p.card("mine"), None, None]
    assert p.view(1).players[0].hand == [p.card("moss"), None]
    assert [player.hand for player in p.view(None).players] == [[None] * 2, [None] * 3]
    assert [event.parts["card"] for event in p.news(0, "CardReceived")[-2:]] == [None, p.card("moss")]


@rule("AE-Q48")
def test_a_refused_offer_stays_a_secret() -> None:
    """The partner never learns which card it was."""
    p = position().act(0, "take_marker").act(0, "offer", "mine").act(1, "decline")
    assert p.view(1).players[0].hand == [None, None]
    assert (p.view(1).players[0].has_offered, p.player(0).offered) == (False, -1)


@rule("AE-Q48", "AE-8.8")
def test_cards_may_be_sold_before_and_after_the_exchange() -> None:
    """In planning, and in the first phase; the card from the partner too."""
    p = Position(2, "coop").hand(0, "comet", "mine").hand(1, "fish", "moss")
    p.act(0, "sell").act(0, "sell_card", "comet").act(0, "stop").plan("action", "research")
    p.act(0, "take_marker").act(0, "offer", "mine").act(1, "give", "moss").act(1, "take_cube")
    p.act(0, "sell").act(0, "sell_card", "moss")
    assert (p.has(0, "mc"), p.in_hand(0)) == ((6,), [])


@rule("AE-16.7", "AE-Q47")
def test_a_marker_drawn_by_lot_allows_an_exchange_too() -> None:
    """Where chance decides, whoever gets a marker is asked for a card to offer."""
    games = (Position(2, "coop", seed, supply_by_lot=True).hand(0, "mine").hand(1, "fish") for seed in range(100))
    p = next(p for p in games if p.plan("action", "research").s.supply_markers == 2)
    taker = int(p.news(None, "ItemTaken")[-1].parts["colour"] or 0)
    assert (p.asked(taker), p.has(taker, "mc")) == ("OfferCard", (0,))
