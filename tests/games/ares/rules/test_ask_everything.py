"""The house rule that asks everything: the order of effects, the tile to flip, and whether the bonus card is drawn."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

PAIR = ("olympus_conference", "mars_university")  # both react to science: one draws, one may discard


def asking(*in_play: str) -> Position:
    """Seat 0, who is asked everything, plays a science card that draws; the next cards are known."""
    p = Position(2, ask_everything=True).in_play(0, *in_play).on_deck("bushes", "moss", "trees").give(0, mc=7)
    return (
        p.hand(0, "lagrange_observatory", "lichen")
        .plan("action", "construction")
        .act(0, "play", "lagrange_observatory")
    )


@rule("AE-Q29")
def test_the_player_is_asked_which_effect_comes_next() -> None:
    """After the card's own effect, and only for effects that react."""
    p = asking(*PAIR, "optimal_aerobraking", "energy_subsidies")
    assert (p.asked(0), p.in_hand(0)) == ("ResolveTrigger", ["lichen", "bushes"])
    assert p.things(0, "resolve") == [*PAIR, "optimal_aerobraking"]
    assert p.reason(0, "resolve", "energy_subsidies") == "not-pending"


@rule("AE-Q29")
def test_the_order_of_play_need_not_be_kept() -> None:
    """The conference was played first; the university may come before it, and then sees the smaller hand."""
    p = asking(*PAIR)
    other = p.clone().act(0, "resolve", "olympus_conference")
    p.act(0, "resolve", "mars_university")
    assert (p.things(0, "discard"), other.things(0, "discard")) == (["lichen", "bushes"], ["lichen", "bushes", "moss"])
    p.act(0, "discard", "bushes")  # bears a plant tag: two cards, and then the conference's
    assert (p.in_hand(0)[:3], len(p.in_hand(0)), p.asked(0)) == (["lichen", "moss", "trees"], 4, None)


@rule("AE-Q29")
def test_the_last_effect_needs_no_answer() -> None:
    """Of two effects the second follows by itself, and a single one is not asked for at all."""
    p = asking(*PAIR).act(0, "resolve", "mars_university").act(0, "decline")
    assert (p.asked(0), p.in_hand(0)) == (None, ["lichen", "bushes", "moss"])
    assert asking("olympus_conference").in_hand(0) == ["lichen", "bushes", "moss"]


@rule("AE-Q29", "AE-8.32")
def test_an_effect_that_works_twice_is_placed_twice() -> None:
    """Two science tags: draw, discard, draw, discard in the order that the player names."""
    p = Position(2, ask_everything=True).in_play(0, *PAIR).hand(0, "research", "lichen").give(0, mc=5)
    p.plan("action", "construction").act(0, "play", "research").act(0, "resolve", "olympus_conference")
    assert (p.things(0, "resolve"), len(p.in_hand(0))) == ([*PAIR], 4)
    p.act(0, "resolve", "mars_university").act(0, "decline").act(0, "resolve", "olympus_conference")
    assert (p.asked(0), len(p.in_hand(0))) == ("DiscardToDraw", 5)


@rule("AE-Q29")
def test_the_effect_of_the_corporation_is_ordered_like_others() -> None:
    """Saturn Systems may come after Interplanetary Conference."""
    p = Position(2, ask_everything=True).corporation(0, "saturn_systems").in_play(0, "interplanetary_conference")
    p.hand(0, "ganymede_shipyard").plan("action", "development").act(0, "play", "ganymede_shipyard")
    assert p.things(0, "resolve") == ["saturn_systems", "interplanetary_conference"]
    p.act(0, "resolve", "interplanetary_conference")
    assert (p.has(0, "rating"), len(p.in_hand(0))) == ((6,), 1)


@rule("AE-Q29")
def test_by_default_nobody_is_asked_for_an_order() -> None:
    """The conference has drawn, and the university asks its own question."""
    p = Position(2).in_play(0, *PAIR).hand(0, "lagrange_observatory", "lichen").give(0, mc=7)
    p.plan("action", "construction").act(0, "play", "lagrange_observatory")
    assert (p.asked(0), p.reason(0, "resolve", "mars_university")) == ("DiscardToDraw", "other-question")


@rule("AE-Q2", "AE-13.11", "AE-13.12")
def test_the_player_picks_the_tile() -> None:
    """Any tile that is not flipped yet; its own reward is given."""
    p = Position(2, ask_everything=True).mars(oceans=2).tile(6, plants=2).tile(2, mc=4).give(0, mc=10)
    p.hand(0, "subterranean_reservoir").plan("action", "construction").act(0, "play", "subterranean_reservoir")
    assert p.things(0, "flip") == [2, 3, 4, 5, 6, 7, 8] and p.reason(0, "flip", 1) == "flipped-already"
    p.act(0, "flip", 6)
    assert (p.has(0, "mc", "plants", "rating"), p.s.oceans) == ((0, 2, 6), 3)
    assert [tile is not None for tile in p.view(1).tiles] == [
        True,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
    ]


@rule("AE-Q2", "AE-13.10")
def test_the_player_picks_each_of_two_tiles_and_is_not_asked_for_the_last() -> None:
    """With two tiles left the first is picked and the ninth follows by itself."""
    p = Position(2, ask_everything=True).mars(oceans=7).give(0, mc=21).hand(0, "ice_asteroid")
    p.plan("action", "construction").act(0, "play", "ice_asteroid")
    assert p.things(0, "flip") == [7, 8]
    p.act(0, "flip", 8)
    assert (p.s.oceans, p.has(0, "rating"), p.view(None).last_flipped) == (9, (7,), 7)


@rule("AE-Q2")
def test_by_default_the_lowest_tile_is_flipped() -> None:
    """Nobody is asked, since all tiles look alike."""
    p = Position(2).mars(oceans=2).tile(2, mc=4).give(0, mc=10).hand(0, "subterranean_reservoir")
    p.plan("action", "construction").act(0, "play", "subterranean_reservoir")
    assert (p.asked(0), p.has(0, "mc"), p.view(None).last_flipped) == (None, (4,), 2)


@rule("AE-Q9", "AE-7.3")
@pytest.mark.parametrize(("answer", "hand"), [("decline", []), ("draw", ["bushes"])])
def test_the_card_of_the_construction_bonus_may_be_declined(answer: str, hand: list[str]) -> None:
    """Done with the bonus unused: the player is asked; nobody else is."""
    p = Position(2, ask_everything=True).on_deck("bushes").plan("construction", "action").done(0, 1)
    assert (p.asked(0), p.options(0)) == ("DrawOrNot", [("draw", 0), ("decline", 0)])
    p.act(0, answer)
    assert (p.in_hand(0), p.asked(0)) == (hand, "ActionPhase")


@rule("AE-Q9")
def test_a_bonus_that_is_used_up_is_not_offered() -> None:
    """After the draw or a second card, done is done."""
    p = Position(2, ask_everything=True).hand(0, "interns").give(0, mc=3).plan("construction", "action")
    p.act(0, "draw").done(0, 1)
    assert p.asked(0) == "ActionPhase"


@rule("AE-Q9")
def test_by_default_the_card_is_drawn_without_a_question() -> None:
    """And it cannot be declined."""
    p = Position(2).on_deck("bushes").plan("construction", "action")
    assert p.reason(0, "decline") == "other-question"
    assert p.done(0).in_hand(0) == ["bushes"] and p.asked(0) is None
