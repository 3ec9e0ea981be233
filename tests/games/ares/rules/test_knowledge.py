"""Chapter 18a: cards of another's hand that one has seen, and when that knowledge is gone."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position, Thing

SCREENING = "advanced_screening_technology"


def taken(*also: Thing) -> Position:
    """Seat 0 has revealed three cards and taken Lichen before all eyes; it holds others as well."""
    p = Position().in_play(0, SCREENING, "redrafted_contracts").hand(0, *also).on_deck("lichen", "comet", "mine")
    return p.plan("action", "research").act(0, "use", SCREENING)


def hand_of_0(p: Position, viewer: int | None) -> list[str | None]:
    """The hand of seat 0 as a viewer sees it."""
    return [None if card is None else str(p.word("play", card)) for card in p.view(viewer).players[0].hand]


@rule("AE-Q45", "AE-18.1")
def test_a_card_taken_openly_is_known_in_the_hand() -> None:
    """The other player knows it, and sees it first; the rest stays hidden."""
    p = taken("moss", "fish")
    assert hand_of_0(p, 0) == ["moss", "fish", "lichen"]
    assert hand_of_0(p, 1) == ["lichen", None, None]


@rule("AE-18.1")
@pytest.mark.parametrize("sold", ["moss", "lichen"])
def test_a_sale_ends_that_knowledge(sold: str) -> None:
    """Whichever card was sold face down, the other player cannot tell whether it was the known one."""
    p = taken("moss").act(0, "sell").act(0, "sell_card", sold)
    assert (hand_of_0(p, 1), p.view(1).known_discards) == ([None], sorted([p.card("comet"), p.card("mine")]))


@rule("AE-18.1")
def test_a_discard_ends_that_knowledge() -> None:
    """A card laid face down for an action is as good as any."""
    p = taken("moss", "fish").on_deck("trees").act(0, "use", "redrafted_contracts").act(0, "amount", 1)
    p.act(0, "discard", "moss")
    assert hand_of_0(p, 1) == [None, None, None]
    assert hand_of_0(p, 0) == ["fish", "lichen", "trees"]


@rule("AE-18.1")
def test_a_sale_as_part_of_a_payment_ends_that_knowledge() -> None:
    """Here too a card goes face down."""
    p = taken("moss", "fish").give(0, mc=11)
    p.act(0, "standard", "temperature_mc").act(0, "sell_card", "moss")
    assert hand_of_0(p, 1) == [None, None]


@rule("AE-12.1", "AE-18.1")
def test_the_end_of_the_round_ends_that_knowledge() -> None:
    """With the card kept in research there are eleven in hand: one goes, and nobody knows which."""
    p = taken(*range(20, 28), "moss").done(0, 1).to("SellExcess").act(0, "sell_card", "moss")
    assert len(p.in_hand(0)) == 10
    assert hand_of_0(p, 1) == [None] * 10


@rule("AE-18.1")
def test_another_players_sale_does_not_end_it() -> None:
    """Only what leaves that very hand matters."""
    p = Position().in_play(0, SCREENING).hand(0, "moss").hand(1, "fish").on_deck("lichen", "comet", "mine")
    p.plan("action", "research").act(0, "use", SCREENING).act(1, "sell").act(1, "sell_card", "fish")
    assert hand_of_0(p, 1) == ["lichen", None]


@rule("AE-18.1")
def test_a_card_played_openly_does_not_end_it() -> None:
    """All see which card left the hand, so the known one is still there."""
    p = taken("sponsors").give(0, mc=5).done(0, 1).to("ChoosePhase").plan("development", "production")
    p.act(0, "play", "sponsors")
    assert hand_of_0(p, 1)[0] == "lichen"


@rule("AE-18.7")
def test_what_is_not_kept_in_research_does_not_end_it() -> None:
    """Those cards never were in the hand."""
    p = taken("moss").done(0, 1).to("ChoosePhase")
    assert hand_of_0(p, 1) == ["lichen", None, None]


@rule("AE-Q17", "AE-18.2")
def test_a_shuffle_ends_knowledge_of_the_discard_pile() -> None:
    """What all saw go to the pile may be anywhere in the new deck."""
    p = taken("moss")
    assert p.view(1).known_discards == sorted([p.card("comet"), p.card("mine")])
    p.small_deck().act(0, "use", "redrafted_contracts").act(0, "amount", 1).act(0, "discard", "moss")
    assert (p.s.discards, [p.view(viewer).known_discards for viewer in (0, 1)]) == (0, [[], []])
    assert p.view(1).known_to == {}


def swapped() -> Position:
    """Two partners have exchanged Comet for Fish; each holds another card."""
    p = Position(2, "coop").hand(0, "comet", "mine").hand(1, "fish", "moss").plan("action", "research")
    return p.forget_news().act(0, "take_marker").act(0, "offer", "comet").act(1, "give", "fish")


@rule("AE-18.1", "AE-18.11")
def test_a_card_on_offer_to_the_partner_is_secret() -> None:
    """The partner sees that something is offered, and answers blindly."""
    p = Position(2, "coop").hand(0, "comet", "mine").hand(1, "fish").plan("action", "research").forget_news()
    p.act(0, "take_marker").act(0, "offer", "comet")
    seen = [p.view(viewer).players[0] for viewer in (0, 1, None)]
    assert [(each.offered, each.has_offered) for each in seen] == [(p.card("comet"), True), (None, True), (None, True)]
    told = [[event.parts["card"] for event in p.news(viewer, "CardOffered")] for viewer in (0, 1, None)]
    assert told == [[p.card("comet")], [None], [None]]
    assert hand_of_0(p, 1) == [None, None]


@rule("AE-18.1", "AE-Q45")
def test_partners_know_the_cards_they_gave_and_nobody_else_does() -> None:
    """Each sees the own old card in the other's hand; somebody who watches hears only that two cards changed hands."""
    p = swapped()
    assert [p.in_hand(seat) for seat in (0, 1)] == [["mine", "fish"], ["moss", "comet"]]
    assert hand_of_0(p, 1) == ["fish", None]
    assert p.view(0).players[1].hand == [p.card("comet"), None]
    assert [player.hand for player in p.view(None).players] == [[None, None], [None, None]]
    assert [event.parts["card"] for event in p.news(None, "CardReceived")] == [None, None]
    assert [event.name for event in p.news(None)] == [
        *["ItemTaken", "CardOffered", "CardsSwapped", "CardReceived", "CardReceived"]
    ]


@rule("AE-18.1")
def test_a_sale_ends_the_knowledge_of_an_exchanged_card() -> None:
    """Seat 1 sells one of two: seat 0 does not know whether it was Comet; seat 1 still knows Fish."""
    p = swapped().to("ActionPhase").act(1, "sell").act(1, "sell_card", "moss")
    assert p.view(0).players[1].hand == [None]
    assert hand_of_0(p, 1) == ["fish", None]


@rule("AE-18.1")
def test_an_offer_that_is_refused_teaches_nobody_anything() -> None:
    """Both hands are as they were, and as hidden."""
    p = Position(2, "coop").hand(0, "comet", "mine").hand(1, "fish").plan("action", "research")
    p.act(0, "take_marker").act(0, "offer", "comet").act(1, "decline")
    assert (p.in_hand(0), hand_of_0(p, 1), p.view(1).players[0].has_offered) == (["comet", "mine"], [None] * 2, False)
