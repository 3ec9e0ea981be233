"""Chapter 11: the discard pile becomes the deck, whenever a card must be drawn and none is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

SIX = ("trees", "comet", "fish", "mine", "birds", "grass")


def deck(p: Position) -> list[int]:
    """What lies in the deck, sorted."""
    return sorted(p.s.deck)


@rule("AE-X11", "AE-11.8")
def test_five_cards_from_a_deck_of_one_and_six_discards() -> None:
    """The one is drawn, six are shuffled, four more are drawn; two stay in the deck, three go on the empty pile."""
    p = Position(1).discarded(*SIX).small_deck("moss").plan("research").to("KeepCard")
    looked = list(p.player(0).looked)
    assert (looked[0], len(looked), len(p.s.deck), p.s.discards) == (p.card("moss"), 5, 2, 0)
    assert {*looked[1:], *p.s.deck} == {p.card(name) for name in SIX}
    p.act(0, "keep", looked[0]).act(0, "keep", looked[1])
    assert (len(p.s.deck), p.s.discards) == (2, 3)


@rule("AE-11.8")
def test_an_empty_deck_alone_shuffles_nothing() -> None:
    """The last card is drawn and the pile stays; only the next draw needs it."""
    p = Position().in_play(0, "circuit_board_factory").discarded("comet", "fish").small_deck("moss")
    p.plan("action", "development").done(0, 1).act(0, "use", "circuit_board_factory")
    assert (p.in_hand(0), deck(p), p.s.discards, p.news(None, "DeckShuffled")) == (["moss"], [], 2, [])
    p.act(0, "use", "circuit_board_factory")
    assert (len(p.in_hand(0)), len(p.s.deck), p.s.discards) == (2, 1, 0)


def produce(p: Position) -> None:
    """Two cards by production."""
    p.plan("production", "development").done(0, 1)


def flip(p: Position) -> None:
    """An ocean whose tile shows a card, then another."""
    p.plan("action", "development").done(0, 1).act(0, "standard", "ocean_mc").act(0, "standard", "ocean_mc")


def play(p: Position) -> None:
    """An event that draws two cards."""
    p.plan("construction", "action").act(0, "play", "research")


def bonus(p: Position) -> None:
    """The card of the construction bonus, after an event that draws one."""
    p.plan("construction", "action").act(0, "draw").act(0, "play", "lagrange_observatory")


@rule("AE-11.9")
@pytest.mark.parametrize("how", [produce, flip, play, bonus])
def test_it_happens_at_any_moment_of_the_game(how: Callable[[Position], None]) -> None:
    """Two cards are drawn from a deck of one: six discards are shuffled, and five of them are left."""
    p = Position().in_play(0, "energy_storage").hand(0, "research", "lagrange_observatory").give(0, mc=40)
    p.tile(0, cards=1).tile(1, cards=1, plants=1).discarded(*SIX).small_deck("moss")
    before = len(p.in_hand(0))
    how(p)
    played = len(p.played(0)) - 1
    assert (len(p.in_hand(0)), len(p.s.deck), p.s.discards) == (before + 2 - played, 5, 0)
    assert [event.parts for event in p.news(None, "DeckShuffled")] == [{"count": 6}]


@rule("AE-Q16")
def test_without_any_card_a_draw_yields_what_there_is() -> None:
    """One card for a draw of two, and no question about the other."""
    p = Position().hand(0, "research").give(0, mc=5).small_deck("moss").plan("construction", "action")
    p.act(0, "play", "research")
    assert (p.in_hand(0), deck(p), p.s.discards) == (["moss"], [], 0)


@rule("AE-Q16")
def test_a_discard_after_a_draw_is_demanded_all_the_same() -> None:
    """Nothing is drawn, and two of three cards go."""
    p = Position().hand(0, "business_contacts", "moss", "fish", "mine").give(0, mc=5).small_deck()
    p.plan("construction", "action").act(0, "play", "business_contacts")
    assert (p.asked(0), p.things(0, "discard")) == ("Discard", ["moss", "fish", "mine"])
    p.act(0, "discard", "fish").act(0, "discard", "moss")
    assert (p.in_hand(0), p.s.discards) == (["mine"], 2)


@rule("AE-Q16")
def test_what_must_be_discarded_goes_as_far_as_it_is_there() -> None:
    """One card in hand for a discard of two: it goes, and nothing more is owed."""
    p = Position().hand(0, "business_contacts", "moss").give(0, mc=5).small_deck().plan("construction", "action")
    p.act(0, "play", "business_contacts")
    assert (p.in_hand(0), p.s.discards, p.asked(0)) == ([], 1, "ConstructionPhase")


@rule("AE-Q16")
def test_production_without_cards_gives_the_rest() -> None:
    """No card is drawn; M€ and heat come as always."""
    p = Position().in_play(0, "undersea_vents", "blueprints").small_deck().plan("production", "development")
    p.done(0, 1)
    assert (p.has(0, "mc", "heat"), p.in_hand(0)) == ((11, 4), [])


@rule("AE-Q17")
def test_the_shuffle_is_told_without_faces() -> None:
    """All hear how many cards, and nobody which; nobody knows any more where a card is."""
    p = Position().hand(0, "comet", "fish").in_play(0, "circuit_board_factory").small_deck()
    p.plan("action", "development").done(0, 1).act(0, "sell").act(0, "sell_card", "fish").act(0, "stop")
    assert p.view(0).known_discards == [p.card("fish")]
    p.act(0, "sell").act(0, "sell_card", "comet").act(0, "use", "circuit_board_factory")
    told = [[event.parts for event in p.news(viewer, "DeckShuffled")] for viewer in (0, 1, None)]
    assert told == [[{"count": 2}]] * 3
    assert (p.view(0).known_discards, p.view(0).known_to) == ([], {})


@rule("AE-Q17", "AE-18.17")
def test_chance_of_the_game_itself_shuffles() -> None:
    """The same position gives the same deck again; another seed gives another one."""
    decks = []
    for seed in (1, 1, 2):
        p = Position(seed=seed).in_play(0, "circuit_board_factory").discarded(*SIX).small_deck()
        p.plan("action", "development").done(0, 1).act(0, "use", "circuit_board_factory")
        decks.append([*p.in_hand(0), *p.s.deck])
    assert decks[0] == decks[1] != decks[2]


@rule("AE-Q17")
def test_cards_discarded_later_are_not_in_it() -> None:
    """Draw four, then discard two: only the two old discards were shuffled, the new ones lie on the pile."""
    p = Position().hand(0, "business_contacts").give(0, mc=5).discarded("fish", "mine").small_deck("moss")
    p.plan("construction", "action").act(0, "play", "business_contacts")
    assert sorted(p.in_hand(0)) == ["fish", "mine", "moss"]
    p.act(0, "discard", "moss").act(0, "discard", "fish")
    assert (p.in_hand(0), deck(p), p.s.discards) == (["mine"], [], 2)


@rule("AE-Q17")
def test_cards_discarded_before_the_draw_are_in_it() -> None:
    """Discard two to draw two with nothing else there: the same two come back."""
    p = Position().in_play(0, "redrafted_contracts").hand(0, "fish", "mine", "moss").small_deck()
    p.plan("action", "development").done(0, 1).act(0, "use", "redrafted_contracts").act(0, "amount", 2)
    p.act(0, "discard", "fish").act(0, "discard", "moss")
    assert (sorted(p.in_hand(0)), p.s.discards) == (["fish", "mine", "moss"], 0)


@rule("AE-Q17")
def test_the_draws_of_one_command_follow_each_other() -> None:
    """The first seat draws its two before the second draws, across the shuffle."""
    p = (
        Position()
        .in_play(0, "energy_storage")
        .in_play(1, "acquired_company")
        .discarded("fish")
        .small_deck("moss", "mine")
    )
    p.plan("production", "development").done(0, 1)
    assert (p.in_hand(0), p.in_hand(1)) == (["moss", "mine"], ["fish"])
