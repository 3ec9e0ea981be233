"""Chapter 11: the research phase: draw some, keep some."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

SEVEN = ("moss", "trees", "comet", "fish", "mine", "birds", "grass")


def looked(p: Position, seat: int) -> list[str]:
    """The cards that a seat is looking at, by name."""
    return [str(p.word("keep", card)) for card in p.player(seat).looked]


@rule("AE-11.1")
def test_two_are_drawn_one_is_kept_and_one_discarded() -> None:
    """By somebody who did not choose the phase."""
    p = Position().on_deck(*SEVEN).plan("production", "research")
    assert p.options(0) == [("keep", "moss"), ("keep", "trees")]
    p.act(0, "keep", "trees")
    assert (p.in_hand(0), looked(p, 0), p.s.discards) == (["trees"], [], 1)
    assert p.s.discarded[p.card("moss")] == 1


@rule("AE-E10", "AE-11.4")
def test_a_chooser_draws_five_and_keeps_two() -> None:
    """The other draws two and keeps one; four cards are discarded in all."""
    p = Position().on_deck(*SEVEN).plan("production", "research")
    assert (looked(p, 0), looked(p, 1)) == (["moss", "trees"], ["comet", "fish", "mine", "birds", "grass"])
    p.act(1, "keep", "birds").act(1, "keep", "comet").act(0, "keep", "moss")
    assert (p.in_hand(0), p.in_hand(1), p.s.discards) == (["moss"], ["birds", "comet"], 4)


@rule("AE-11.4")
def test_all_who_chose_research_draw_five() -> None:
    """Two choosers: ten cards are looked at, and each keeps two."""
    p = Position().plan("research", "research")
    assert [(len(looked(p, seat)), p.player(seat).keeps) for seat in (0, 1)] == [(5, 2), (5, 2)]


@rule("AE-11.2")
def test_all_drawn_cards_are_seen_before_one_is_kept() -> None:
    """The chooser's view shows all five, and any of them may be the one."""
    p = Position().on_deck(*SEVEN).plan("production", "research")
    five = ["comet", "fish", "mine", "birds", "grass"]
    assert p.view(1).players[1].looked == [p.card(name) for name in five]
    assert p.things(1, "keep") == five
    assert p.act(1, "keep", "fish").things(1, "keep") == ["comet", "mine", "birds", "grass"]


@rule("AE-11.3")
def test_the_rest_of_the_hand_is_untouched() -> None:
    """A card held before can be neither kept nor discarded instead."""
    p = Position().hand(0, "algae", "bushes").on_deck(*SEVEN).plan("production", "research")
    assert p.reason(0, "keep", "algae") == "not-looked-at"
    assert p.reason(0, "discard", "algae") == "other-question"
    p.act(0, "keep", "moss")
    assert (p.in_hand(0), p.s.discards) == (["algae", "bushes", "moss"], 1)


@rule("AE-11.5")
def test_keeping_is_not_optional() -> None:
    """There is no way to stop before the stated number, and none to go beyond it."""
    p = Position().on_deck(*SEVEN).plan("production", "research")
    assert [p.reason(1, verb) for verb in ("done", "stop", "decline")] == ["other-question"] * 3
    p.act(1, "keep", "comet")
    assert (p.asked(1), [p.reason(1, verb) for verb in ("done", "stop")]) == ("KeepCard", ["other-question"] * 2)
    p.act(1, "keep", "fish")
    assert (p.asked(1), p.reason(1, "keep", "mine")) == (None, "other-question")


@rule("AE-11.6")
def test_what_is_not_kept_earns_nothing() -> None:
    """Three discards of a chooser bring no M€, and their faces stay with the one who drew them."""
    p = Position().on_deck(*SEVEN).plan("production", "research")
    before = p.has(1, "mc")
    p.act(1, "keep", "comet").act(1, "keep", "fish")
    assert (p.has(1, "mc"), p.s.discards) == (before, 3)
    assert p.view(1).known_discards == sorted(p.card(name) for name in ("mine", "birds", "grass"))
    assert [p.view(viewer).known_discards for viewer in (0, None)] == [[], []]


@rule("AE-11.7", "AE-Q15")
@pytest.mark.parametrize(
    ("cards", "seat", "numbers"),
    [
        (("interns",), 0, (4, 1)),
        (("interns",), 1, (7, 2)),
        (("extended_resources",), 1, (5, 3)),
        (("united_planetary_alliance",), 0, (3, 2)),
        (("united_planetary_alliance", "interplanetary_relations", "interns"), 1, (9, 4)),
    ],
)
def test_cards_add_to_what_is_drawn_and_kept(cards: tuple[str, ...], seat: int, numbers: tuple[int, int]) -> None:
    """Seat 1 chose the phase: the bonus and all cards are added up."""
    p = Position().in_play(seat, *cards).plan("production", "research")
    assert (len(looked(p, seat)), p.player(seat).keeps) == numbers


@rule("AE-11.7")
def test_a_corporation_adds_too() -> None:
    """Tharsis Republic draws three and keeps two, and nobody else does."""
    p = Position().corporation(0, "tharsis_republic").plan("production", "research")
    assert [(len(looked(p, seat)), p.player(seat).keeps) for seat in (0, 1)] == [(3, 2), (5, 2)]


@rule("AE-11.7", "AE-Q15")
def test_who_keeps_all_is_not_asked() -> None:
    """Two drawn and two kept: both are in hand at once."""
    p = Position().in_play(0, "extended_resources").on_deck(*SEVEN).plan("production", "research")
    assert (p.in_hand(0), p.asked(0), p.s.discards) == (["moss", "trees"], None, 0)


@rule("AE-Q15")
def test_with_too_few_cards_one_draws_what_there_is() -> None:
    """Three cards for a chooser, of which two are kept; nothing for the next seat."""
    p = Position().small_deck("moss", "trees", "comet").plan("research", "research")
    assert (looked(p, 0), looked(p, 1), p.asked(1)) == (["moss", "trees", "comet"], [], None)
    p.act(0, "keep", "comet").act(0, "keep", "moss")
    assert (p.in_hand(0), p.s.discards, p.s.round) == (["comet", "moss"], 1, 2)


@rule("AE-Q15")
def test_no_more_are_kept_than_were_drawn() -> None:
    """One card left for a chooser: it is kept, and nothing is owed."""
    p = Position().small_deck("moss").plan("research", "research")
    assert (p.in_hand(0), p.in_hand(1), p.s.round) == (["moss"], [], 2)


@rule("AE-Q15")
def test_cards_being_looked_at_cannot_be_sold() -> None:
    """With an empty hand there is nothing to sell, though five cards are being looked at."""
    p = Position().on_deck(*SEVEN).plan("production", "research")
    assert (p.reason(1, "sell"), p.reason(1, "sell_card", "comet")) == ("other-question", "other-question")
    p.act(1, "keep", "comet").act(1, "keep", "fish").act(1, "sell")
    assert p.things(1, "sell_card") == ["comet", "fish"]


@rule("AE-Q15")
def test_cards_being_looked_at_are_not_shuffled_into_the_deck() -> None:
    """The first seat holds the last five; the second finds neither deck nor discards, and nothing is shuffled."""
    p = Position().small_deck("moss", "trees", "comet", "fish", "mine").plan("research", "research")
    assert (len(looked(p, 0)), len(looked(p, 1)), p.news(None, "DeckShuffled")) == (5, 0, [])


@rule("AE-11.1", "AE-18.16")
def test_cards_are_drawn_seat_by_seat_whoever_chose_first() -> None:
    """Seat 0 gets the top cards though seat 2 chose its phase before."""
    p = Position(3).on_deck(*SEVEN).act(2, "plan", "research").act(1, "plan", "production").act(0, "plan", "production")
    assert [looked(p, seat)[:2] for seat in range(3)] == [["moss", "trees"], ["comet", "fish"], ["mine", "birds"]]


@rule("AE-11.2", "AE-18.12")
def test_nobody_waits_for_another_to_choose() -> None:
    """The last seat may keep its card first, and sell it while others still think."""
    p = Position(3).on_deck(*SEVEN).plan("research", "research", "production")
    kept = looked(p, 2)[0]
    p.act(2, "keep", kept)
    before = p.player(2).mc
    p.act(2, "sell").act(2, "sell_card", kept)
    assert (p.player(2).mc, p.view(None).waiting) == (before + 3, (0, 1))
