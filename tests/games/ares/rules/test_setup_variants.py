"""Chapter 2: the very first game with its starter cards, and the exchange of experienced players."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import IDS, NAMES, Position

STARTERS = {card.id for card in Position(2).box.cards if card.starter and card.colour == "green"}
STARTER_CORPORATIONS = {"ecoline", "helion", "interplanetary_cinematics", "teractor"}


def first_game(seats: int, mode: str = "", seed: int = 1) -> Position:
    """A first game as it is dealt."""
    return Position(seats, mode, seed, set_up="first_game", as_dealt=True)


def experienced(seats: int = 2) -> Position:
    """A game of experienced players as it is dealt."""
    return Position(seats, set_up="experienced", as_dealt=True)


def deck(p: Position) -> list[str]:
    """The deck by name, the next card first."""
    return [NAMES[card] for card in p.s.deck][::-1]


# The very first game.


@rule("AE-2.19", "AE-2.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_first_game_everybody_has_four_starter_cards_and_four_others(seats: int) -> None:
    """Eight cards each, half of them marked."""
    p = first_game(seats)
    assert [len(p.in_hand(seat)) for seat in range(seats)] == [8] * seats
    assert [len(STARTERS & set(p.in_hand(seat))) for seat in range(seats)] == [4] * seats


@rule("AE-2.19")
def test_starter_cards_are_shuffled() -> None:
    """Another game deals others to the same seat."""
    one, other = (STARTERS & set(first_game(2, seed=seed).in_hand(0)) for seed in (1, 2))
    assert one != other


@rule("AE-2.20", "AE-2.21", "AE-X18", "AE-Q40")
@pytest.mark.parametrize(
    ("seats", "mode", "deck", "discards"),
    [(2, "", 184, 8), (3, "", 180, 4), (4, "", 176, 0), (2, "coop", 184, 8), (1, "solo", 188, 12)],
)
def test_starter_cards_that_are_left_over_are_discarded(seats: int, mode: str, deck: int, discards: int) -> None:
    """The other cards are the deck; so it is in every mode."""
    p = first_game(seats, mode)
    assert (p.view(None).deck, p.view(None).discards) == (deck, discards)
    assert {NAMES[card] for card in range(208) if p.s.discarded[card]} <= STARTERS
    assert STARTERS.isdisjoint(NAMES[card] for card in p.s.deck)


@rule("AE-2.20", "AE-Q40")
def test_starter_cards_left_over_come_back_when_the_deck_is_shuffled() -> None:
    """With no deck left, research draws from the eight."""
    p = first_game(2).small_deck().plan("research", "research")
    drawn = [NAMES[card] for seat in (0, 1) for card in p.player(seat).looked]
    assert len(drawn) == 8
    assert set(drawn) <= STARTERS


@rule("AE-2.22", "AE-2.23", "AE-Q40")
@pytest.mark.parametrize(("seats", "mode"), [(2, ""), (4, ""), (2, "coop"), (1, "solo")])
def test_in_a_first_game_everybody_gets_a_starter_corporation_without_a_choice(seats: int, mode: str) -> None:
    """The first thing asked is the phase; each corporation has given its M€, and no other is left."""
    p = first_game(seats, mode)
    names = [NAMES[p.player(seat).corporation] for seat in range(seats)]
    assert (p.asked(0), p.s.round) == ("ChoosePhase", 1)
    assert (set(names) <= STARTER_CORPORATIONS, len(set(names))) == (True, seats)
    assert p.has(0, "mc") == (p.box.cards[IDS[names[0]]].mc,)
    assert [player.offers for player in p.view(None).players] == [[]] * seats
    assert {p.reason(0, "found", name) for name in STARTER_CORPORATIONS} == {"other-question"}


@rule("AE-2.22")
def test_starter_corporations_are_dealt_at_random() -> None:
    """In twenty games the first seat has had all four."""
    had = {NAMES[first_game(2, seed=seed).player(0).corporation] for seed in range(20)}
    assert had == STARTER_CORPORATIONS


# The exchange.


@rule("AE-2.24")
@pytest.mark.parametrize("count", [0, 1, 5, 8])
def test_experienced_players_exchange_as_many_cards_as_they_like(count: int) -> None:
    """As many new ones come from the deck, behind those that were kept."""
    p = experienced()
    held, top = p.in_hand(0), deck(p)
    for name in held[:count]:
        p.act(0, "exchange", name)
    p.done(0, 1)
    assert p.in_hand(0) == held[count:] + top[:count]
    assert (p.view(None).deck, p.view(None).discards) == (192 - count, count)


@rule("AE-2.24", "AE-Q41")
def test_both_corporations_and_all_eight_cards_are_seen_before_the_exchange() -> None:
    """The corporation is chosen after it."""
    p = experienced()
    seen = p.view(0).players[0]
    assert (p.asked(0), len(seen.hand), len(seen.offers)) == ("ExchangeCards", 8, 2)
    assert None not in [*seen.hand, *seen.offers]
    assert p.reason(0, "found", p.player(0).offers[0]) == "other-question"
    assert p.done(0, 1).asked(0) == "ChooseCorporation"


@rule("AE-2.25", "AE-Q41")
def test_cards_are_exchanged_once() -> None:
    """Who has decided cannot mark another card, neither now nor when the new ones have come."""
    p = experienced()
    first, second, *_ = p.in_hand(0)
    p.act(0, "exchange", first)
    assert p.reason(0, "exchange", first) == "not-in-hand"
    p.done(0)
    assert p.reason(0, "exchange", second) == "said-done"
    p.done(1)
    assert p.reason(0, "exchange", second) == "other-question"


@rule("AE-2.25", "AE-Q41")
def test_the_exchange_brings_no_money() -> None:
    """After it there is none; after the founding there is what the corporation gives."""
    p = experienced()
    p.act(0, "exchange", p.in_hand(0)[0]).done(0, 1)
    assert p.has(0, "mc") == (0,)
    p.act(0, "found", p.things(0, "found")[0]).act(1, "found", p.things(1, "found")[0])
    assert p.has(0, "mc") == (p.box.cards[p.player(0).corporation].mc,)


@rule("AE-Q41", "AE-18.16")
def test_exchanged_cards_are_drawn_in_seat_order_when_all_have_decided() -> None:
    """Seat 1 was first to decide, but the top card is for seat 0; what was discarded stays discarded."""
    p = experienced()
    top = deck(p)
    given = p.in_hand(1)[0], p.in_hand(0)[0]
    p.act(1, "exchange", given[0]).done(1)
    assert len(p.in_hand(1)) == 7
    p.act(0, "exchange", given[1]).done(0)
    assert (p.in_hand(0)[-1], p.in_hand(1)[-1]) == (top[0], top[1])
    assert [p.s.discarded[IDS[name]] for name in given] == [1, 1]


@rule("AE-2.24", "AE-18.1")
def test_nobody_sees_which_or_how_many_cards_another_is_about_to_exchange() -> None:
    """What others see does not change until all have decided; then they learn how many it were."""
    p = experienced()
    before = p.view(1)
    p.act(0, "exchange", p.in_hand(0)[0]).act(0, "exchange", p.in_hand(0)[0])
    assert p.view(1) == before
    p.done(0, 1)
    assert [event.parts for event in p.news(1, "CardsExchanged")] == [
        {"colour": 0, "count": 2},
        {"colour": 1, "count": 0},
    ]
    assert [event.parts["card"] for event in p.news(1, "CardDiscarded")] == [None, None]


@rule("AE-2.26")
@pytest.mark.parametrize("set_up", ["normal", "first_game"])
def test_only_experienced_players_exchange_cards(set_up: str) -> None:
    """In the other ways to set up the first question is another one."""
    p = Position(2, set_up=set_up, as_dealt=True)
    assert p.reason(0, "exchange", p.in_hand(0)[0]) == "other-question"
    assert p.news(None, "CardsExchanged") == []
