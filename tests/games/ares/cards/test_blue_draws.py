"""Blue projects whose action draws cards, openly or not."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, shows
from tests.games.ares.position import IDS, Position

TOP = ("mine", "comet", "sponsors")


def turned_up(p: Position, viewer: int | None) -> list[int | None]:
    """The cards that this viewer saw revealed."""
    return [event.parts["card"] for event in p.news(viewer, "CardRevealed")]


@shows(
    "ai_central",
    "artificial_jungle",
    "asset_liquidation",
    "circuit_board_factory",
    "development_center",
    "matter_manufacturing",
    "think_tank",
)
@rule("AE-9.1", "AE-9.5")
@pytest.mark.parametrize(
    ("name", "means", "price", "drawn"),
    [
        ("ai_central", "mc", 0, 2),
        ("artificial_jungle", "plants", 1, 1),
        ("asset_liquidation", "rating", 1, 3),
        ("circuit_board_factory", "mc", 0, 1),
        ("development_center", "heat", 2, 1),
        ("matter_manufacturing", "mc", 1, 1),
        ("think_tank", "mc", 2, 1),
    ],
)
def test_the_action_draws_for_its_price(name: str, means: str, price: int, drawn: int) -> None:
    """With exactly the price the cards come and it is gone; the other things that the player has stay."""
    have = {"mc": 0, "heat": 0, "plants": 0, "rating": 9} | {means: price}
    p = action(Position(2).in_play(0, name).give(0, **have).on_deck(*TOP)).act(0, "use", name)
    assert p.in_hand(0) == list(TOP[:drawn])
    assert p.has(0, *have) == tuple((have | {means: 0}).values())


@shows("artificial_jungle", "asset_liquidation", "development_center", "matter_manufacturing", "think_tank")
@rule("AE-9.5", "AE-Q21")
@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("artificial_jungle", {"plants": 0, "heat": 9, "mc": 9}),
        ("asset_liquidation", {"rating": 0, "mc": 9}),
        ("development_center", {"heat": 1, "plants": 9, "mc": 9}),
        ("matter_manufacturing", {"mc": 0, "heat": 9, "plants": 9}),
        ("think_tank", {"mc": 1, "heat": 9, "plants": 9}),
    ],
)
def test_the_action_is_refused_for_less(name: str, short: dict[str, int]) -> None:
    """Nothing else pays in its place."""
    p = action(Position(2).in_play(0, name).give(0, **short))
    assert (p.reason(0, "use", name), p.things(0, "use")) == ("cannot-pay-action", [])


@shows("matter_manufacturing")
@rule("AE-8.11", "AE-9.5")
def test_a_card_may_be_sold_for_an_action_and_the_change_is_kept() -> None:
    """The only card in hand goes for 3 M€, of which one is paid."""
    p = action(Position(2).in_play(0, "matter_manufacturing").hand(0, "fish").on_deck(*TOP))
    assert (p.act(0, "use", "matter_manufacturing").has(0, "mc"), p.in_hand(0)) == ((2,), ["mine"])


@shows("asset_liquidation")
@rule("AE-8.38", "AE-7.1")
@pytest.mark.parametrize(("chosen", "left"), [(False, ["fish"]), (True, ["fish", "interns"])])
def test_asset_liquidation_lets_another_card_be_played_in_the_same_phase(chosen: bool, left: list[str]) -> None:
    """One more blue or red card, besides the bonus of who chose the phase; a green card is refused."""
    p = Position(2).mars(temperature=-18).hand(0, "asset_liquidation", "fish", "interns", "moss").give(0, mc=40)
    construction(p, chosen=chosen).act(0, "play", "asset_liquidation")
    assert (p.reason(0, "play", "moss"), p.has(0, "mc")) == ("wrong-colour", (40,))
    for name in left:
        p.act(0, "play", name)
    assert p.played(0) == ["asset_liquidation", *left]
    assert (p.asked(0), p.things(0, "play")) == (None, [])


@shows("think_tank")
@rule("AE-15.9")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (("fish", "mine", "comet"), 0),
        (("fish", "birds"), 1),
        (("fish", "birds", "interns", "ironworks", "solarpunk"), 2),
    ],
)
def test_think_tank_is_worth_a_point_for_three_blue_cards(others: tuple[str, ...], points: int) -> None:
    """It counts itself; green and red cards and the blue ones of seat 1 do not count."""
    p = Position(2).in_play(0, "think_tank", *others).in_play(1, "media_group", "livestock")
    assert p.points(0, "think_tank") == points


@shows("advanced_screening_technology")
@rule("AE-Q45")
@pytest.mark.parametrize(("fitting", "hand"), [("trees", ["trees"]), ("interns", ["interns"]), ("worms", [])])
def test_advanced_screening_takes_the_only_card_that_fits_without_asking(fitting: str, hand: list[str]) -> None:
    """Plant or science fits, microbe does not; the others are discarded, and no money comes of it."""
    p = action(Position(2).in_play(0, "advanced_screening_technology").on_deck("mine", fitting, "comet"))
    p.act(0, "use", "advanced_screening_technology")
    assert (p.in_hand(0), p.s.discards, p.has(0, "mc"), p.asked(0)) == (hand, 3 - len(hand), (0,), "ActionPhase")


@shows("advanced_screening_technology")
@rule("AE-Q45")
def test_advanced_screening_asks_which_of_two_is_taken() -> None:
    """A card that does not fit is refused; seat 1 goes on knowing the taken card and the two discarded ones."""
    p = action(Position(2).in_play(0, "advanced_screening_technology").on_deck("trees", "mine", "interns"))
    p.act(0, "use", "advanced_screening_technology")
    assert p.options(0) == [("take", "trees"), ("take", "interns")]
    assert p.reason(0, "take", "mine") == "does-not-match"
    p.act(0, "take", "interns")
    assert (p.in_hand(0), p.s.discards) == (["interns"], 2)
    assert p.view(1).players[0].hand == [IDS["interns"]]
    assert set(p.view(1).known_discards) == {IDS["trees"], IDS["mine"]}


@shows("advanced_screening_technology", "brainstorming_session")
@rule("AE-Q45")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_what_is_revealed_and_taken(viewer: int | None) -> None:
    """The three cards while the player chooses, and then the one that went to the hand."""
    p = action(Position(2).in_play(0, "advanced_screening_technology").on_deck("trees", "mine", "interns"))
    p.act(0, "use", "advanced_screening_technology")
    shown = [IDS["trees"], IDS["mine"], IDS["interns"]]
    assert (turned_up(p, viewer), p.view(viewer).players[0].looked) == (shown, shown)
    p.act(0, "take", "trees")
    assert [event.parts["card"] for event in p.news(viewer, "CardTaken")] == [IDS["trees"]]


@shows("brainstorming_session")
@rule("AE-Q45")
@pytest.mark.parametrize(
    ("top", "hand", "mc", "discards"), [("mine", [], 1, 1), ("fish", ["fish"], 0, 0), ("comet", ["comet"], 0, 0)]
)
def test_brainstorming_takes_a_blue_or_red_card_and_gets_money_for_a_green_one(
    top: str, hand: list[str], mc: int, discards: int
) -> None:
    """Only the top card is shown, to all."""
    p = action(Position(2).in_play(0, "brainstorming_session").on_deck(top, "birds"))
    p.act(0, "use", "brainstorming_session")
    assert (p.in_hand(0), p.has(0, "mc"), p.s.discards, p.asked(0)) == (hand, (mc,), discards, "ActionPhase")
    assert [turned_up(p, viewer) for viewer in (0, 1, None)] == [[IDS[top]]] * 3


@shows("redrafted_contracts")
@rule("AE-8.36", "AE-Q21")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_redrafted_contracts_exchanges_up_to_three_cards(count: int) -> None:
    """The player says how many and which; they bring no money, not even with Composting Factory."""
    p = Position(2).in_play(0, "redrafted_contracts", "composting_factory").hand(0, "fish", "birds", "trees", "moss")
    action(p.on_deck(*TOP)).act(0, "use", "redrafted_contracts")
    assert p.options(0) == [("amount", 1), ("amount", 2), ("amount", 3)]
    p.act(0, "amount", count)
    for name in ("fish", "birds", "trees")[:count]:
        p.act(0, "discard", name)
    assert p.in_hand(0) == [*("fish", "birds", "trees")[count:], "moss", *TOP[:count]]
    assert (p.has(0, "mc"), p.s.discards) == ((0,), count)


@shows("redrafted_contracts")
@rule("AE-Q21")
def test_redrafted_contracts_needs_a_card_and_no_more_than_there_are() -> None:
    """With an empty hand it is refused; with two cards three cannot be given, nor none or four."""
    p = action(Position(2).in_play(0, "redrafted_contracts"))
    assert p.reason(0, "use", "redrafted_contracts") == "cannot-pay-action"
    p.hand(0, "fish", "birds").act(0, "use", "redrafted_contracts")
    assert [p.reason(0, "amount", number) for number in (0, 3, 4)] == ["too-little", "too-much", "too-much"]
    p.on_deck(*TOP).act(0, "amount", 2)
    assert p.in_hand(0) == ["mine", "comet"]
