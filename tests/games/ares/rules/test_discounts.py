"""Chapter 8d: steel, titanium and other discounts."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

STEEL = ("mine", "micro_mills")  # 2 + 1
TITANIUM = ("ganymede_shipyard", "titanium_mine")  # 2 + 1


@rule("AE-8.21", "AE-14.10")
@pytest.mark.parametrize(
    ("card", "phase", "left"),
    [
        ("economic_growth", "development", 40 - 10 + 6),
        ("circuit_board_factory", "construction", 40 - 14 + 6),
        ("colonizer_training_camp", "construction", 40 - 10 + 6),
        ("import_of_advanced_ghg", "development", 40 - 8),  # space
        ("sponsors", "development", 40 - 5),
    ],
)
def test_each_steel_makes_building_cards_of_any_colour_two_cheaper(card: str, phase: str, left: int) -> None:
    """Three steel are 6 M€ off green, blue and red building cards, and nothing off others."""
    p = Position(2).in_play(0, *STEEL).hand(0, card).give(0, mc=40).plan("research", phase).act(0, "play", card)
    assert p.has(0, "mc", "steel") == (left, 3)


@rule("AE-8.22", "AE-14.10")
@pytest.mark.parametrize(
    ("card", "phase", "left"),
    [
        ("satellites", "development", 40 - 14 + 9),
        ("optimal_aerobraking", "construction", 40 - 10 + 9),
        ("nitrogen_rich_asteroid", "construction", 40 - 30 + 9),
        ("economic_growth", "development", 40 - 10),  # building
        ("interns", "construction", 40 - 3),
    ],
)
def test_each_titanium_makes_space_cards_of_any_colour_three_cheaper(card: str, phase: str, left: int) -> None:
    """Three titanium are 9 M€ off green, blue and red space cards, and nothing off others."""
    p = Position(2).in_play(0, *TITANIUM).hand(0, card).give(0, mc=40).plan("research", phase).act(0, "play", card)
    assert p.has(0, "mc", "titanium") == (left, 3)


@rule("AE-8.23", "AE-14.9")
def test_the_whole_stock_counts_for_every_card() -> None:
    """Two building cards one after the other have the same discount, and the steel is still there."""
    p = Position(2).in_play(0, *STEEL).hand(0, "circuit_board_factory", "ironworks").give(0, mc=14)
    p.plan("construction", "research").act(0, "play", "circuit_board_factory").act(0, "play", "ironworks")
    assert p.has(0, "mc", "steel") == (14 - 8 - 6, 3)


@rule("AE-8.24", "AE-Q12")
def test_a_card_with_both_tags_gets_both_discounts() -> None:
    """A card of 37 costs 37 - 6 - 9."""
    p = Position(2).in_play(0, *STEEL, *TITANIUM).hand(0, "io_mining_industries").give(0, mc=22)
    assert p.plan("research", "development").act(0, "play", "io_mining_industries").has(0, "mc") == (0,)


@rule("AE-8.24", "AE-Q12")
def test_equal_tags_do_not_multiply_a_discount() -> None:
    """No project of the box bears two building tags; an owner's corrected one costs 10 - 6, not 10 - 12."""
    twice = {"id": "economic_growth", "tags": ["building", "building"]}
    p = Position(2, corrections={"edition": "ares", "cards": [twice]}).in_play(0, *STEEL).give(0, mc=9)
    p.hand(0, "economic_growth").plan("research", "development").act(0, "play", "economic_growth")
    assert (p.has(0, "mc"), p.tags(0, "building")) == ((5,), 4)


@rule("AE-X8", "AE-8.24", "AE-8.25", "AE-8.26")
def test_fifteen_off_a_card_of_twelve_is_nothing_to_pay_and_nothing_to_get() -> None:
    """Three steel and three titanium for a building and space card that costs 12 in this box."""
    cheaper = {"id": "vesta_shipyard", "cost": 12}
    p = Position(2, corrections={"edition": "ares", "cards": [cheaper]}).in_play(0, *STEEL, *TITANIUM)
    p.hand(0, "vesta_shipyard").give(0, mc=4).plan("research", "development").act(0, "play", "vesta_shipyard")
    assert (p.has(0, "mc", "steel", "titanium"), p.news(None, "Paid")) == ((4, 3, 4), [])


@rule("AE-8.25")
def test_a_price_stops_at_zero() -> None:
    """Three steel off a card of 3: it is free, and 3 M€ are not paid out."""
    p = Position(2).in_play(0, *STEEL).hand(0, "power_plant").give(0, mc=0).plan("development", "research")
    assert p.act(0, "play", "power_plant").has(0, "mc") == (0,)


@rule("AE-8.26")
def test_all_discounts_are_summed_before_the_price_stops_at_zero() -> None:
    """24 printed: 6 for steel, 3 for Earth, 1 for all cards, and 11 once: 3 remain."""
    p = Position(2).corporation(0, "teractor").in_play(0, *STEEL, "research_outpost")
    p.hand(0, "work_crews", "earth_catapult").give(0, mc=7).plan("research", "construction").act(
        0, "play", "work_crews"
    )
    assert p.price(0, "earth_catapult") == 24 - 6 - 3 - 1 - 11
    assert p.act(0, "play", "earth_catapult").has(0, "mc") == (7 - 4 - 3,)


@rule("AE-8.27", "AE-Q12")
def test_discounts_are_given_without_asking() -> None:
    """The card is played in one move, and the price shown is the price paid, 0 and not less."""
    p = Position(2).in_play(0, *STEEL, "research_outpost").hand(0, "economic_growth", "underground_city")
    p.give(0, mc=40).plan("development", "research")
    prices = p.view(0).players[0].prices
    assert (prices[p.card("economic_growth")], prices[p.card("underground_city")]) == (0, 0)
    assert (p.act(0, "play", "underground_city").has(0, "mc"), p.asked(0)) == ((40,), None)


@rule("AE-8.26", "AE-Q10")
def test_a_discount_for_the_next_card_is_used_once() -> None:
    """Work Crews take 11 off the second card and nothing off the third, which the bonus allows."""
    p = Position(2).hand(0, "work_crews", "media_group", "think_tank").give(0, mc=18).plan("construction", "research")
    p.act(0, "play", "work_crews").act(0, "play", "media_group")
    assert (p.has(0, "mc"), p.price(0, "think_tank")) == ((13,), 13)


@rule("AE-8.28")
@pytest.mark.parametrize(("card", "cost", "stock"), [("mine", 10, (2, 0)), ("asteroid_mining", 28, (0, 2))])
def test_stock_of_a_card_does_not_make_the_card_itself_cheaper(card: str, cost: int, stock: tuple[int, int]) -> None:
    """The price is paid before the stock is there."""
    p = Position(2).hand(0, card).give(0, mc=30).plan("research", "development").act(0, "play", card)
    assert p.has(0, "mc", "steel", "titanium") == (30 - cost, *stock)


@rule("AE-Q28", "AE-8.34")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("earth_catapult", 24), ("interplanetary_conference", 6), ("research_outpost", 6), ("advanced_alloys", 9)],
)
def test_a_discount_does_not_apply_to_the_card_that_gives_it(card: str, cost: int) -> None:
    """Though it bears the tag that it makes cheaper."""
    p = Position(2).hand(0, card).give(0, mc=30).plan("research", "construction").act(0, "play", card)
    assert p.has(0, "mc") == (30 - cost,)


@rule("AE-8.26")
def test_two_tags_that_are_both_cheaper_are_cheaper_twice() -> None:
    """Earth and Jupiter cards cost 3 less each; a card with both costs 6 less."""
    p = Position(2).in_play(0, "interplanetary_conference").hand(0, "miranda_resort").give(0, mc=9)
    assert p.plan("research", "development").act(0, "play", "miranda_resort").has(0, "mc") == (0,)


@rule("AE-Q12")
@pytest.mark.parametrize(
    ("card", "left"),
    [("tectonic_stress_power", 40 - 20 + 7 + 4), ("industrial_farming", 40 - 19 + 7), ("soletta", 40 - 30 + 1 + 4)],
)
def test_cost_twenty_or_more_means_the_printed_cost(card: str, left: int) -> None:
    """Credicor's 4 M€ come off a card of 20 that costs 13 by other discounts, and not off one of 19."""
    p = Position(2).corporation(1, "credicor").in_play(1, *STEEL, "research_outpost").hand(1, card).give(1, mc=40)
    assert p.plan("development", "research").act(1, "play", card).has(1, "mc") == (left,)


@rule("AE-E1", "AE-6.4", "AE-8.23", "AE-8.35")
def test_boris_pays_for_microprocessors() -> None:
    """17 - 4 - 3 = 10: two cards and 4 M€; he draws two, discards an old one, has 3 heat production and is finished."""
    p = Position(2).in_play(0, "mine").on_deck("bushes", "moss").give(0, mc=4)
    p.hand(0, "microprocessors", "lichen", "grass", "trees", "algae").plan("development", "research")
    assert p.price(0, "microprocessors") == 10
    p.act(0, "play", "microprocessors").act(0, "sell_card", "lichen").act(0, "sell_card", "grass")
    assert (p.has(0, "mc", "steel"), p.played(0)) == ((0, 2), ["mine", "microprocessors"])
    assert p.things(0, "discard") == ["trees", "algae", "bushes", "moss"]
    p.act(0, "discard", "trees")
    assert (p.in_hand(0), p.production(0), p.has(0, "mc")) == (["algae", "bushes", "moss"], (0, 3, 0, 0), (0,))
    assert p.asked(0) is None and p.reason(0, "play", "algae") == "no-play-left"
