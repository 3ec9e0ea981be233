"""Blue projects that make cards, standard actions and sales cheaper or dearer, and the one that shifts zones."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, development, shows
from tests.games.ares.position import IDS, Position


def pays(p: Position, name: str, *, green: bool = False) -> int:
    """What seat 0, who has 50 M€, pays for this card."""
    p.hand(0, name).give(0, mc=50)
    (development if green else construction)(p).act(0, "play", name)
    return 50 - p.has(0, "mc")[0]


@shows("research_outpost", "earth_catapult", "media_group", "energy_subsidies", "interplanetary_conference")
@rule("AE-8.26", "AE-8.27")
@pytest.mark.parametrize(
    ("effect", "name", "price"),
    [
        ("research_outpost", "release_of_inert_gases", 15),
        ("research_outpost", "think_tank", 12),
        ("earth_catapult", "release_of_inert_gases", 14),
        ("earth_catapult", "think_tank", 11),
        ("media_group", "release_of_inert_gases", 11),
        ("media_group", "bribed_committee", 0),
        ("media_group", "think_tank", 13),
        ("energy_subsidies", "power_infrastructure", 0),
        ("energy_subsidies", "release_of_inert_gases", 16),
        ("interplanetary_conference", "bribed_committee", 2),
        ("interplanetary_conference", "terraforming_ganymede", 25),
        ("interplanetary_conference", "release_of_inert_gases", 16),
    ],
)
def test_cards_cost_less_where_the_effect_names_them(effect: str, name: str, price: int) -> None:
    """Each discount is taken off the cards that it names, and off no others."""
    assert pays(Position(2).in_play(0, effect), name) == price


@shows("research_outpost", "earth_catapult", "media_group", "energy_subsidies", "interplanetary_conference")
@rule("AE-8.26", "AE-8.27")
@pytest.mark.parametrize(
    ("effect", "name", "price"),
    [
        ("research_outpost", "sponsors", 4),
        ("earth_catapult", "sponsors", 3),
        ("media_group", "sponsors", 5),
        ("energy_subsidies", "windmills", 6),
        ("energy_subsidies", "sponsors", 5),
        ("interplanetary_conference", "sponsors", 2),
        ("interplanetary_conference", "asteroid_mining", 25),
        ("interplanetary_conference", "miranda_resort", 9),
        ("interplanetary_conference", "windmills", 10),
    ],
)
def test_green_cards_cost_less_too(effect: str, name: str, price: int) -> None:
    """The same in the development phase; Miranda Resort bears both tags of the conference and is 6 M€ cheaper."""
    assert pays(Position(2).in_play(0, effect), name, green=True) == price


@rule("AE-8.33")
@pytest.mark.parametrize(
    "effect", ["research_outpost", "earth_catapult", "media_group", "interplanetary_conference", "energy_subsidies"]
)
def test_the_discounts_of_another_player_do_not_help(effect: str) -> None:
    """Seat 0 pays all, though seat 1 has the card."""
    assert pays(Position(2).in_play(1, effect), "bribed_committee") == 5


@rule("AE-8.26")
def test_discounts_add_up() -> None:
    """One M€ of the outpost, two of the catapult, five of the media group."""
    assert pays(Position(2).in_play(0, "research_outpost", "earth_catapult", "media_group"), "lava_flows") == 17 - 8


@rule("AE-8.25")
def test_a_card_that_costs_less_than_the_discount_is_free_and_brings_no_money() -> None:
    """Special Design costs 3 M€, the media group takes off 5: nothing is paid and nothing is gained."""
    p = construction(Position(2).in_play(0, "media_group").hand(0, "special_design"))
    assert p.view(0).players[0].prices == {IDS["special_design"]: 0}
    assert p.act(0, "play", "special_design").has(0, "mc") == (0,)


@shows("advanced_alloys")
@rule("AE-8.21", "AE-8.22", "AE-8.24")
@pytest.mark.parametrize(
    ("name", "without", "price"),
    [("steelworks", 11, 9), ("volcanic_pools", 11, 9), ("callisto_penal_mines", 10, 6), ("think_tank", 13, 13)],
)
def test_steel_and_titanium_are_worth_one_more(name: str, without: int, price: int) -> None:
    """With two steel and two titanium: 3 M€ a steel for building, 4 M€ a titanium for space, both for both."""
    green = name == "callisto_penal_mines"
    assert pays(Position(2).in_play(0, "mine", "ganymede_shipyard"), name, green=green) == without
    assert pays(Position(2).in_play(0, "mine", "ganymede_shipyard", "advanced_alloys"), name, green=green) == price


@shows("advanced_alloys")
@rule("AE-Q28", "AE-14.10")
def test_advanced_alloys_does_not_make_steel_worth_more_for_itself() -> None:
    """Two steel take 4 M€ off its 9."""
    assert pays(Position(2).in_play(0, "mine"), "advanced_alloys") == 5


@shows("advanced_alloys")
@rule("AE-8.26")
def test_advanced_alloys_adds_to_phobolog() -> None:
    """The corporation's titanium is worth 5 M€ then, and the steel of seat 1 stays as it was."""
    p = Position(2).corporation(0, "phobolog").in_play(0, "advanced_alloys").in_play(1, "mine")
    p.hand(1, "steelworks").give(1, mc=50)
    assert pays(p, "volcanic_pools") == 12
    assert p.act(1, "play", "steelworks").has(1, "mc") == (50 - 11,)


@shows("composting_factory")
@rule("AE-8.8", "AE-Q57")
def test_each_card_sold_brings_four() -> None:
    """The owner of the factory gets 4 M€ a card, another player 3."""
    p = Position(2).in_play(0, "composting_factory").hand(0, "mine", "moss").hand(1, "trees")
    p.act(0, "sell").act(0, "sell_card", "mine").act(0, "sell_card", "moss").act(1, "sell").act(1, "sell_card", "trees")
    assert (p.has(0, "mc"), p.has(1, "mc"), p.in_hand(0)) == ((8,), (3,), [])


@shows("composting_factory")
@rule("AE-8.11")
def test_a_payment_counts_four_for_each_card_sold() -> None:
    """Two cards are just enough for a card of 8 M€; for one M€ more there is too little."""
    p = Position(2).in_play(0, "composting_factory").hand(0, "brainstorming_session", "small_animals", "trees")
    construction(p)
    assert p.reason(0, "play", "small_animals") == "too-cold"
    assert p.mars(temperature=-18).reason(0, "play", "small_animals") == "too-dear"
    assert p.act(0, "play", "brainstorming_session").has(0, "mc") == (0,)
    assert p.in_hand(0) == []


@shows("composting_factory")
@rule("AE-Q28")
@pytest.mark.parametrize(("mc", "reason"), [(9, "too-dear"), (10, None)])
def test_cards_sold_to_pay_for_the_factory_itself_bring_three(mc: int, reason: str | None) -> None:
    """The factory costs 13 M€ and there is one other card to sell."""
    p = construction(Position(2).hand(0, "composting_factory", "trees").give(0, mc=mc))
    assert p.reason(0, "play", "composting_factory") == reason


@shows("composting_factory")
@rule("AE-12.2", "AE-Q57")
def test_the_eleventh_card_at_the_end_of_the_round_brings_four() -> None:
    """The hand limit makes its owner sell one card."""
    p = Position(2).in_play(0, "composting_factory").hand(0, *range(100, 111)).plan("action", "action").done(0, 1)
    assert p.asked(0) == "SellExcess"
    assert p.act(0, "sell_card", 100).has(0, "mc") == (4,)


@shows("standard_technology")
@rule("AE-9.10", "AE-9.12", "AE-9.13", "AE-9.17")
@pytest.mark.parametrize(("standard", "price"), [("forest_mc", 16), ("temperature_mc", 10), ("ocean_mc", 11)])
def test_standard_actions_for_money_cost_four_less(standard: str, price: int) -> None:
    """With one M€ less it is refused; seat 1 gets nothing off."""
    p = action(Position(2).in_play(0, "standard_technology").give(0, mc=price - 1).give(1, mc=price).tile(0, plants=2))
    assert [p.reason(seat, "standard", standard) for seat in (0, 1)] == ["too-dear", "too-dear"]
    assert p.give(0, mc=price).act(0, "standard", standard).has(0, "mc", "rating") == (0, 6)


@shows("standard_technology")
@rule("AE-9.9", "AE-9.11")
@pytest.mark.parametrize(("standard", "means"), [("forest_plants", "plants"), ("temperature_heat", "heat")])
def test_standard_actions_for_plants_and_heat_still_cost_eight(standard: str, means: str) -> None:
    """Seven are too few."""
    p = action(Position(2).in_play(0, "standard_technology").give(0, mc=9, **{means: 7}))
    assert p.reason(0, "standard", standard) == "too-dear"
    assert p.give(0, **{means: 8}).act(0, "standard", standard).has(0, means, "mc") == (0, 9)
