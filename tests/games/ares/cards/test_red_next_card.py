"""Work Crews and Special Design: one more card in this phase, and something for the next one only."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def ready(p: Position, *hand: str, mc: int = 60, chooses: str = "research") -> Position:
    """The first player chooses this phase, the second construction, which begins."""
    return p.give(0, mc=mc).hand(0, *hand).plan(chooses, "construction")


# One more card.


@rule("AE-7.1", "AE-8.2")
@pytest.mark.parametrize("name", ["work_crews", "special_design"])
def test_one_more_card_may_be_played_after_it(name: str) -> None:
    """One more than the phase allows, and no third."""
    p = ready(Position(2), name, "lava_flows", "research").act(0, "play", name)
    assert p.things(0, "play") == ["lava_flows", "research"]
    p.act(0, "play", "lava_flows")
    assert p.reason(0, "play", "research") == "no-play-left"


@rule("AE-7.3", "AE-8.2")
@pytest.mark.parametrize("name", ["work_crews", "special_design"])
def test_it_adds_to_the_card_of_the_phase_bonus(name: str) -> None:
    """Whoever chose the phase plays three cards with it."""
    p = ready(Position(2), name, "lava_flows", "research", "lagrange_observatory", chooses="construction")
    p.act(0, "play", name).act(0, "play", "lava_flows").act(0, "play", "research")
    assert p.played(0) == [name, "lava_flows", "research"]
    assert p.reason(0, "play", "lagrange_observatory") == "no-play-left"


@rule("AE-7.3", "AE-7.6")
def test_with_one_more_card_the_bonus_may_still_be_drawn() -> None:
    """Work Crews, another card, and a card from the deck."""
    p = ready(Position(2).on_deck("moss"), "work_crews", "lava_flows", chooses="construction")
    p.act(0, "play", "work_crews").act(0, "play", "lava_flows").act(0, "draw")
    assert (p.in_hand(0), p.has(0, "rating")) == (["moss"], (7,))


@rule("AE-7.2", "AE-8.2")
@pytest.mark.parametrize("name", ["work_crews", "special_design"])
def test_the_card_more_is_blue_or_red(name: str) -> None:
    """A green card stays in hand, a blue one may be played."""
    p = ready(Position(2), name, "mine", "farmers_market").act(0, "play", name)
    assert (p.reason(0, "play", "mine"), p.things(0, "play")) == ("wrong-colour", ["farmers_market"])


@rule("AE-8.2")
def test_cards_that_allow_one_more_add_up() -> None:
    """Asset Liquidation, Work Crews, Special Design and a fourth card without any bonus."""
    p = ready(Position(2), "asset_liquidation", "work_crews", "special_design", "research", "lava_flows")
    p.act(0, "play", "asset_liquidation").act(0, "play", "work_crews").act(0, "play", "special_design")
    p.act(0, "play", "research")
    assert p.played(0) == ["asset_liquidation", "work_crews", "special_design", "research"]
    assert p.reason(0, "play", "lava_flows") == "no-play-left"


@rule("AE-8.2", "AE-8.33")
def test_another_player_gets_neither_the_card_nor_the_discount() -> None:
    """They play one card for its full price."""
    p = Position(2).give(0, mc=5).give(1, mc=40).hand(0, "work_crews").hand(1, "lava_flows", "research")
    p.plan("construction", "research").act(0, "play", "work_crews").act(1, "play", "lava_flows")
    assert (p.has(1, "mc"), p.reason(1, "play", "research")) == ((40 - 17,), "no-play-left")


@rule("AE-12.8", "AE-8.2")
def test_the_card_more_lapses_with_the_phase() -> None:
    """In the next construction phase there is one card again, and one for the bonus."""
    p = ready(Position(2), "work_crews", "research", "lagrange_observatory", "lava_flows").act(0, "play", "work_crews")
    p.done(0).on().plan("construction", "action").act(0, "play", "research").act(0, "play", "lagrange_observatory")
    assert p.reason(0, "play", "lava_flows") == "no-play-left"


# Work Crews.


@rule("AE-8.26")
def test_work_crews_make_the_next_card_cheaper_by_eleven() -> None:
    """Five for the crews, six for Lava Flows; they are free to be played with eleven M€."""
    p = ready(Position(2), "work_crews", "lava_flows", mc=11)
    assert p.reason(0, "play", "lava_flows") == "too-dear"
    p.act(0, "play", "work_crews").act(0, "play", "lava_flows")
    assert (p.has(0, "mc", "rating"), p.temperature()) == ((0, 7), -26)


@rule("AE-8.25")
def test_work_crews_pay_nothing_out() -> None:
    """A card for ten costs nothing, and the rest of the eleven is lost."""
    p = ready(Position(2).tile(0, plants=2), "work_crews", "subterranean_reservoir", mc=5)
    p.act(0, "play", "work_crews").act(0, "play", "subterranean_reservoir")
    assert p.has(0, "mc", "rating") == (0, 6)


@rule("AE-8.26")
def test_the_discount_of_work_crews_adds_to_titanium() -> None:
    """A comet for 25 - 11 - 6."""
    p = ready(Position(2).in_play(0, "ganymede_shipyard"), "work_crews", "comet")
    p.act(0, "play", "work_crews")
    assert p.price(0, "comet") == 8


@rule("AE-8.26", "AE-7.11")
def test_work_crews_help_one_card_only() -> None:
    """The third card, that of the phase bonus, costs what it says."""
    p = ready(Position(2), "work_crews", "research", "lava_flows", chooses="construction").forget_news()
    p.act(0, "play", "work_crews").act(0, "play", "research").act(0, "play", "lava_flows")
    assert [event.parts["count"] for event in p.news(None, "Paid")] == [5, 17]


@rule("AE-8.26")
def test_the_discount_of_work_crews_lapses_with_the_phase() -> None:
    """In the next construction phase Lava Flows cost seventeen again."""
    p = ready(Position(2), "work_crews", "lava_flows", mc=30).act(0, "play", "work_crews")
    assert p.price(0, "lava_flows") == 6
    p.done(0).on().plan("construction", "action").forget_news().act(0, "play", "lava_flows")
    assert [event.parts["count"] for event in p.news(None, "Paid")] == [17]


# Special Design.


@rule("AE-8.13", "AE-Q4")
@pytest.mark.parametrize(
    ("name", "temperature", "oxygen", "refused"),
    [
        ("permafrost_extraction", -10, 0, "too-cold"),
        ("ice_cap_melting", -8, 0, "too-cold"),
        ("breathing_filters", -30, 3, "too-little-oxygen"),
        ("colonizer_training_camp", -30, 11, "too-much-oxygen"),
        ("extreme_cold_fungus", -10, 0, "too-warm"),
    ],
)
def test_special_design_reads_a_zone_one_colour_off(name: str, temperature: int, oxygen: int, refused: str) -> None:
    """Up or down, temperature or oxygen."""
    p = ready(Position(2).mars(temperature, oxygen), "special_design", name)
    assert p.reason(0, "play", name) == refused
    p.act(0, "play", "special_design").act(0, "play", name)
    assert p.played(0) == ["special_design", name]


@rule("AE-8.13", "AE-Q4")
@pytest.mark.parametrize(
    ("name", "temperature", "oxygen", "refused"),
    [
        ("permafrost_extraction", -20, 0, "too-cold"),
        ("ice_cap_melting", -10, 0, "too-cold"),
        ("breathing_filters", -30, 2, "too-little-oxygen"),
        ("colonizer_training_camp", -30, 12, "too-much-oxygen"),
        ("extreme_cold_fungus", -8, 0, "too-warm"),
    ],
)
def test_special_design_does_not_help_over_two_colours(name: str, temperature: int, oxygen: int, refused: str) -> None:
    """One colour is all it gives."""
    p = ready(Position(2).mars(temperature, oxygen), "special_design", name).act(0, "play", "special_design")
    assert p.reason(0, "play", name) == refused


@rule("AE-8.13", "AE-Q4")
@pytest.mark.parametrize("other", ["adaptation_technology", "inventrix"])
def test_special_design_does_not_add_up_with_other_shifts(other: str) -> None:
    """Two such helpers still give one colour."""
    p = Position(2).mars(-10)
    p = p.corporation(0, other) if other == "inventrix" else p.in_play(0, other)
    ready(p, "special_design", "ice_cap_melting", "permafrost_extraction").act(0, "play", "special_design")
    assert p.reason(0, "play", "ice_cap_melting") == "too-cold"
    assert p.reason(0, "play", "permafrost_extraction") is None


@rule("AE-8.13", "AE-8.16", "AE-Q4")
def test_special_design_helps_neither_with_oceans_nor_with_tags() -> None:
    """Four oceans are not five, and one science tag is not two."""
    p = Position(2).mars(oceans=4).in_play(0, "gene_repair")
    ready(p, "special_design", "herbivores", "atmosphere_filtering").act(0, "play", "special_design")
    assert p.reason(0, "play", "herbivores") == "too-few-oceans"
    assert p.reason(0, "play", "atmosphere_filtering") == "too-few-tags"


@rule("AE-8.13")
def test_special_design_helps_one_card_only_whether_it_needs_help_or_not() -> None:
    """After any next card the zone is read as it is."""
    p = ready(Position(2).mars(-10), "special_design", "research", "permafrost_extraction", chooses="construction")
    p.act(0, "play", "special_design").act(0, "play", "research")
    assert p.reason(0, "play", "permafrost_extraction") == "too-cold"


@rule("AE-8.13")
def test_the_help_of_special_design_lapses_with_the_phase() -> None:
    """In the next construction phase it is too cold again."""
    p = ready(Position(2).mars(-10), "special_design", "permafrost_extraction").act(0, "play", "special_design")
    assert p.reason(0, "play", "permafrost_extraction") is None
    p.done(0).on().plan("construction", "action")
    assert p.reason(0, "play", "permafrost_extraction") == "too-cold"


@rule("AE-8.13", "AE-8.26")
@pytest.mark.parametrize(
    ("first", "second", "cold", "price"),
    [("work_crews", "special_design", None, 8), ("special_design", "work_crews", "too-cold", 0)],
)
def test_of_two_in_a_row_only_the_second_helps_the_third_card(
    first: str, second: str, cold: str | None, price: int
) -> None:
    """What the first gave went to the second."""
    p = ready(Position(2).mars(-10), first, second, "permafrost_extraction").act(0, "play", first)
    p.act(0, "play", second)
    assert (p.reason(0, "play", "permafrost_extraction"), p.price(0, "permafrost_extraction")) == (cold, price)
