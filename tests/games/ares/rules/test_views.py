"""Chapter 18a: two states that differ only in what is hidden look the same, byte for byte, to those who may not know.

Each test makes two positions, and compares views, news and refusals of everybody who must not tell them apart.
"""

from __future__ import annotations

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

CARD_VERBS = ("play", "use", "keep", "discard", "sell_card", "take", "put", "offer", "give", "exchange", "found")


def sight(p: Position, viewer: int | None) -> bytes:
    """All that this viewer is shown and told, and every answer to "may I …?" about any card, phase or tile."""
    asked = [] if viewer is None else [p.why_not(viewer, verb, card) for verb in CARD_VERBS for card in range(220)]
    if viewer is not None:
        asked += [p.why_not(viewer, verb, thing) for verb in ("plan", "neutral", "standard") for thing in range(5)]
        asked += [p.why_not(viewer, "flip", space) for space in range(9)]
    return msgspec.json.encode((p.view(viewer), p.news(viewer), asked))


def differ(one: Position, other: Position, *viewers: int | None) -> list[int | None]:
    """The viewers who can tell these apart."""
    return [viewer for viewer in viewers if sight(one, viewer) != sight(other, viewer)]


def holding(card: str) -> Position:
    """Seat 0 holds this card and another."""
    return Position(3).hand(0, "moss", card).give(0, mc=40).give(1, mc=40).forget_news()


@rule("AE-18.1", "AE-18.11")
@pytest.mark.parametrize("phase", ["development", "construction", "action", "research"])
def test_another_hand_in_every_phase(phase: str) -> None:
    """A red or a green card in hand, legal to play or not: only its owner can tell."""
    one, other = (holding(card).plan(phase, phase, "research") for card in ("comet", "sponsors"))
    assert differ(one, other, 0, 1, 2, None) == [0]


@rule("AE-18.1", "AE-18.11")
def test_the_order_of_another_hand() -> None:
    """Nor can anybody else tell in which order the cards came."""
    one, other = Position().hand(0, "comet", "fish").forget_news(), Position().hand(0, "fish", "comet").forget_news()
    assert differ(one, other, 1, None) == []


@rule("AE-18.2", "AE-18.11")
def test_the_order_of_the_deck() -> None:
    """Turned upside down it looks the same to all, in planning and in a phase."""
    one, other = Position().hand(0, "comet").give(0, mc=40), Position().hand(0, "comet").give(0, mc=40)
    other.s.deck = vec[i64](list(reversed(list(other.s.deck))))
    assert differ(one.forget_news(), other.forget_news(), 0, 1, None) == []
    assert differ(one.plan("construction", "action"), other.plan("construction", "action"), 0, 1, None) == []


@rule("AE-18.2", "AE-18.7", "AE-18.11")
@pytest.mark.parametrize("phase", ["production", "research"])
def test_drawn_cards(phase: str) -> None:
    """Whatever seat 0 draws or looks at, the others hear the same."""
    decks = (("comet", "fish", "mine"), ("trees", "grass", "birds"))
    one, other = (Position().in_play(0, "energy_storage").on_deck(*deck).forget_news() for deck in decks)
    assert differ(one.plan("construction", phase), other.plan("construction", phase), 0, 1, None) == []
    assert differ(one.done(1).act(0, "done"), other.done(1).act(0, "done"), 0, 1, None) == [0]


@rule("AE-18.7", "AE-18.3", "AE-18.11")
def test_which_card_is_kept() -> None:
    """One of two is kept and the other discarded, and nobody else can say which."""
    one, other = (Position().on_deck("comet", "fish").forget_news().plan("production", "research") for _ in range(2))
    one.act(0, "keep", "comet")
    other.act(0, "keep", "fish")
    assert differ(one, other, 0, 1, None) == [0]


@rule("AE-18.3", "AE-18.11")
def test_which_card_is_sold() -> None:
    """The number and the price are the same."""
    one, other = (holding("comet").plan("action", "research", "research") for _ in range(2))
    one.act(0, "sell").act(0, "sell_card", "comet")
    other.act(0, "sell").act(0, "sell_card", "moss")
    assert differ(one, other, 0, 1, 2, None) == [0]


@rule("AE-18.3", "AE-18.11")
def test_which_card_is_discarded() -> None:
    """An effect demands a discard: any card looks like any other."""
    p = Position().hand(0, "microprocessors").give(0, mc=17).on_deck("comet", "fish")
    p.plan("development", "research").act(0, "play", "microprocessors")
    one, other = p.clone().act(0, "discard", "comet"), p.clone().act(0, "discard", "fish")
    assert differ(one, other, 0, 1, None) == [0]


@rule("AE-18.4", "AE-18.11")
def test_which_phase_was_chosen() -> None:
    """Until the last one has chosen, and also when the choice was changed on the way."""
    one = Position(3).forget_news().act(0, "plan", "action").act(0, "plan", "research")
    other = Position(3).forget_news().act(0, "plan", "research").act(0, "plan", "production")
    assert differ(one, other, 0, 1, 2, None) == [0]


@rule("AE-18.5", "AE-18.11")
@pytest.mark.parametrize("asked", [False, True])
def test_which_tile_lies_where(asked: bool) -> None:
    """Two tiles that are not flipped change places: nobody can tell, not even whoever is about to pick one."""
    one, other = (Position(ask_everything=asked).give(0, mc=30).mars(oceans=3).plan("action", "research") for _ in "ab")
    other.s.tile[4], other.s.tile[7] = other.s.tile[7], other.s.tile[4]
    for p in (one, other):
        p.forget_news().act(0, "standard", "ocean_mc")
    assert differ(one, other, 0, 1, None) == []


@rule("AE-18.6", "AE-18.11")
def test_which_corporation_was_chosen() -> None:
    """Seat 0 takes one or the other of its two."""
    one, other = (Position(3, as_dealt=True).forget_news() for _ in range(2))
    one.act(0, "found", one.player(0).offers[0])
    other.act(0, "found", other.player(0).offers[1])
    assert differ(one, other, 0, 1, 2, None) == [0]


@rule("AE-18.6", "AE-18.11")
def test_which_corporations_were_dealt_to_another() -> None:
    """Only the holder of the two cards can tell."""
    one, other = (Position(as_dealt=True).forget_news() for _ in range(2))
    left = [card for card in range(208, 220) if card not in (*one.player(0).offers, *one.player(1).offers)]
    other.player(0).offers = vec[i64](left[:2])
    other.s.settle()
    assert differ(one, other, 0, 1, None) == [0]


@rule("AE-18.1", "AE-18.11")
def test_which_and_how_many_cards_are_marked_for_the_exchange() -> None:
    """None, one or two: until all have decided nobody else sees anything of it."""
    positions = [Position(set_up="experienced", as_dealt=True).forget_news() for _ in range(3)]
    hand = list(positions[0].player(0).hand)
    positions[1].act(0, "exchange", hand[3])
    positions[2].act(0, "exchange", hand[1]).act(0, "exchange", hand[6])
    assert differ(positions[0], positions[1], 0, 1, None) == differ(positions[0], positions[2], 0, 1, None) == [0]
    for p in positions:
        p.done(0)
    assert differ(positions[0], positions[1], 1, None) == differ(positions[1], positions[2], 1, None) == []


def partners() -> Position:
    """Seat 0 has two cards and a marker, its partner one card."""
    p = Position(2, "coop").hand(0, "comet", "fish").hand(1, "mine").plan("action", "research")
    return p.act(0, "take_marker")


@rule("AE-18.1", "AE-18.11")
def test_which_card_is_offered_to_the_partner() -> None:
    """The partner and somebody who watches see one offer like the other."""
    p = partners()
    one, other = p.clone().act(0, "offer", "comet"), p.clone().act(0, "offer", "fish")
    assert differ(one, other, 0, 1, None) == [0]


@rule("AE-18.1", "AE-18.11")
def test_which_card_was_exchanged_is_hidden_from_somebody_who_watches() -> None:
    """Both partners know both cards."""
    p = partners()
    one, other = (p.clone().act(0, "offer", card).act(1, "give", "mine") for card in ("comet", "fish"))
    assert differ(one, other, 0, 1, None) == [0, 1]


@rule("AE-18.10", "AE-18.11")
def test_the_order_of_the_neutral_stack() -> None:
    """The same cards in another order, in rounds 1 to 20."""
    one, other = Position(1).forget_news(), Position(1).forget_news()
    other.s.neutral = vec[i64](list(reversed(list(other.s.neutral))))
    assert differ(one, other, 0, None) == []


@rule("AE-18.1", "AE-18.2", "AE-18.11")
def test_a_card_of_another_hand_is_refused_like_a_card_of_the_deck() -> None:
    """What one may not do with a card says nothing about where it is."""
    p = Position().hand(0, "comet").give(1, mc=40).plan("construction", "production")
    refusals = [p.why_not(1, "play", card) for card in ("comet", "deimos_down")]
    assert [refusal and (refusal.reason, refusal.rule) for refusal in refusals] == [("not-in-hand", "AE-8.1")] * 2
