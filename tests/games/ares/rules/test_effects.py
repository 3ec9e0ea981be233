"""Chapter 8f: effects of cards, how often and for whom they work, and in which order."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

FREE_GREEN: dict[str, object] = {
    "edition": "ares",
    "cards": [{"id": "circuit_board_factory", "action": ["-> play green to 9 free"]}],
}


@rule("AE-8.32")
def test_an_effect_works_once_for_each_tag_that_it_names() -> None:
    """Research bears two science tags: Olympus Conference draws twice, beside the two cards of Research itself."""
    p = Position(2).in_play(0, "olympus_conference").hand(0, "research").give(0, mc=5).plan("action", "construction")
    p.act(0, "play", "research")
    assert len(p.in_hand(0)) == 4


@rule("AE-8.32")
def test_an_effect_that_names_several_tags_works_for_each_of_them() -> None:
    """A microbe and a plant tag on one card: two microbes on the card that reacts to both."""
    p = Position(2).in_play(0, "anaerobic_microorganisms").hand(0, "adapted_lichen").give(0, mc=6)
    p.plan("action", "development").act(0, "play", "adapted_lichen")
    assert p.on_card(0, "anaerobic_microorganisms") == 2


@rule("AE-8.32")
def test_an_effect_that_names_cards_works_once_a_card() -> None:
    """Three tags do not make three cards."""
    p = Position(2).in_play(0, "anti_gravity_technology").hand(0, "miranda_resort").give(0, mc=15)
    assert p.plan("action", "development").act(0, "play", "miranda_resort").has(0, "heat", "plants") == (2, 2)


@rule("AE-8.32")
@pytest.mark.parametrize(("counts", "rating"), [(True, 7), (False, 6)])
def test_the_mining_guild_counts_steel_or_cards_with_steel(counts: bool, rating: int) -> None:
    """A mine of two steel is 2 TR, or 1 TR where the group counts the card."""
    p = Position(2, guild_counts_steel=counts).corporation(0, "mining_guild").hand(0, "mine").give(0, mc=10)
    assert p.plan("action", "development").act(0, "play", "mine").has(0, "rating") == (rating,)


@rule("AE-8.33", "AE-14.15")
def test_an_effect_works_for_its_owner_only() -> None:
    """An event of seat 0 and the ocean that it flips move nothing of seat 1."""
    p = Position(2).in_play(1, "optimal_aerobraking", "recycled_detritus", "fish", "arctic_algae")
    p.hand(0, "comet").give(0, mc=25).plan("action", "construction")
    before = p.view(None).players[1]
    p.act(0, "play", "comet")
    assert p.view(None).players[1] == before and p.s.oceans == 1


@rule("AE-8.34", "AE-Q28")
def test_an_effect_does_not_react_to_its_own_card() -> None:
    """Interplanetary Conference bears an Earth tag and draws for the next Earth card only."""
    p = Position(2).hand(0, "interplanetary_conference", "media_group").give(0, mc=14).plan("construction", "action")
    p.act(0, "play", "interplanetary_conference")
    assert p.in_hand(0) == ["media_group"]
    p.act(0, "play", "media_group")
    assert len(p.in_hand(0)) == 1 and p.has(0, "mc") == (14 - 6 - 8,)


@rule("AE-8.34", "AE-Q28")
def test_an_effect_that_includes_its_own_card_reacts_to_it() -> None:
    """Olympus Conference draws for itself; the ecological zone takes an animal for each of its two tags."""
    p = Position(2).hand(0, "olympus_conference", "ecological_zone").give(0, mc=26).plan("construction", "action")
    p.act(0, "play", "olympus_conference")
    assert len(p.in_hand(0)) == 2
    p.act(0, "play", "ecological_zone")
    assert p.on_card(0, "ecological_zone") == 2


@rule("AE-Q28")
@pytest.mark.parametrize(("counts", "gained"), [(False, (0, 0)), (True, (2, 2))])
def test_anti_gravity_reacts_to_itself_only_where_the_group_says_so(counts: bool, gained: tuple[int, int]) -> None:
    """Its text names any card; by default that is any other."""
    p = Position(2, anti_gravity_counts_itself=counts).in_play(
        0, "research", "invention_contest", "interns", "think_tank"
    )
    p.hand(0, "anti_gravity_technology").give(0, mc=18).plan("action", "construction")
    assert p.act(0, "play", "anti_gravity_technology").has(0, "heat", "plants") == gained


@rule("AE-8.35", "AE-8.36", "AE-Q14")
def test_a_demanded_discard_may_be_any_card_and_earns_nothing() -> None:
    """Draw four, discard two: one old, one new; no M€ come in."""
    p = Position(2).on_deck("bushes", "moss", "trees", "algae").hand(0, "business_contacts", "lichen").give(0, mc=5)
    p.plan("action", "construction").act(0, "play", "business_contacts")
    assert p.things(0, "discard") == ["lichen", "bushes", "moss", "trees", "algae"]
    p.act(0, "discard", "trees").act(0, "discard", "lichen")
    assert (p.in_hand(0), p.has(0, "mc"), p.s.discards) == (["bushes", "moss", "algae"], (0,), 2)


@rule("AE-8.38")
@pytest.mark.parametrize(
    ("card", "phase", "gained"),
    [
        ("trading_post", "development", (0, 3)),
        ("farming_co_ops", "construction", (0, 3)),
        ("imported_nitrogen", "construction", (0, 4)),
        ("imported_ghg", "development", (5, 0)),
    ],
)
def test_an_immediate_effect_is_applied_once_whatever_the_colour(
    card: str, phase: str, gained: tuple[int, int]
) -> None:
    """At once when the card is played, and not again in the next round."""
    p = Position(2).hand(0, card).give(0, mc=30).plan("research", phase).act(0, "play", card)
    assert p.has(0, "heat", "plants") == gained
    p.on().plan("action", "research").on()
    assert (p.s.round, p.has(0, "heat", "plants")) == (3, gained)


@rule("AE-Q29", "AE-8.3")
def test_the_own_effects_of_a_card_come_in_the_order_in_which_they_are_printed() -> None:
    """TR, then temperature, then plants."""
    p = Position(2).hand(0, "nitrogen_rich_asteroid").give(0, mc=30).plan("action", "construction").forget_news()
    p.act(0, "play", "nitrogen_rich_asteroid")
    names = [(event.name, event.parts.get("good")) for event in p.news(None)][2:]
    assert names == [("Gained", 4), ("TemperatureRaised", None), ("Gained", 4), ("Gained", 2)]


@rule("AE-Q29")
def test_own_effects_come_before_the_effects_of_other_cards() -> None:
    """Invention Contest looks at the three top cards; Olympus Conference draws the fourth afterwards."""
    p = Position(2).in_play(0, "olympus_conference").on_deck("bushes", "moss", "trees", "algae")
    p.hand(0, "invention_contest").give(0, mc=1).plan("action", "construction").act(0, "play", "invention_contest")
    assert (p.things(0, "keep"), p.in_hand(0)) == (["bushes", "moss", "trees"], [])
    assert p.act(0, "keep", "moss").in_hand(0) == ["moss", "algae"]


@rule("AE-Q29")
@pytest.mark.parametrize(
    ("in_play", "hand"),
    [
        (["olympus_conference", "mars_university"], ["lichen", "bushes", "moss"]),
        (["mars_university", "olympus_conference"], ["lichen", "bushes"]),
    ],
)
def test_effects_of_other_cards_come_in_the_order_in_which_those_were_played(
    in_play: list[str], hand: list[str]
) -> None:
    """When the university asks, the conference has drawn its card already, or has not."""
    p = (
        Position(2)
        .in_play(0, *in_play)
        .on_deck("bushes", "moss")
        .give(0, mc=7)
        .hand(0, "lagrange_observatory", "lichen")
    )
    p.plan("action", "construction").act(0, "play", "lagrange_observatory")
    assert (p.asked(0), p.in_hand(0)) == ("DiscardToDraw", hand)


@rule("AE-Q29")
def test_the_effect_of_the_corporation_comes_first() -> None:
    """Saturn Systems takes its TR before Interplanetary Conference draws."""
    p = (
        Position(2)
        .corporation(0, "saturn_systems")
        .in_play(0, "interplanetary_conference")
        .hand(0, "ganymede_shipyard")
    )
    p.give(0, mc=30).plan("action", "development").forget_news().act(0, "play", "ganymede_shipyard")
    assert [event.name for event in p.news(None)] == ["Paid", "CardPlayed", "Gained", "CardDrawn"]


@rule("AE-Q29")
def test_a_card_won_inside_a_resolution_can_be_used_in_it() -> None:
    """The card that Lagrange Observatory draws is the one that Mars University discards."""
    p = Position(2).in_play(0, "mars_university").on_deck("lichen", "trees", "algae").give(0, mc=7)
    p.hand(0, "lagrange_observatory").plan("action", "construction").act(0, "play", "lagrange_observatory")
    assert p.things(0, "discard") == ["lichen"]
    assert p.act(0, "discard", "lichen").in_hand(0) == ["trees", "algae"]


@rule("AE-Q35", "AE-1.27")
def test_an_effect_on_played_cards_works_in_whatever_phase_a_card_is_played() -> None:
    """No card of the box is played in the action phase; by an owner's corrected action one is, and effects react."""
    p = Position(2, corrections=FREE_GREEN).in_play(0, "circuit_board_factory", "anti_gravity_technology")
    p.hand(0, "sponsors").plan("action", "research").act(0, "use", "circuit_board_factory").act(0, "play", "sponsors")
    assert (p.played(0)[-1], p.has(0, "heat", "plants")) == ("sponsors", (2, 2))


@rule("AE-Q33")
def test_a_card_that_comes_into_play_during_the_action_phase_is_used_once_in_it() -> None:
    """No card of the box is played then, so it is laid down by hand in the middle of the phase."""
    p = Position(2).in_play(0, "interns").plan("research", "action")
    assert p.reason(0, "use", "tardigrades") == "not-in-play"
    p.in_play(0, "tardigrades").act(0, "use", "tardigrades")
    assert (p.on_card(0, "tardigrades"), p.reason(0, "use", "tardigrades")) == (1, "used-already")
