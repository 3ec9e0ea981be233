"""Chapter 8c: what a card needs; Mars as it was when the phase began, everything else as it is now."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

# A card, its phase, Mars where it is refused, Mars where it can be played, and the reason of the refusal.
MINIMUMS = [
    ("fish", "construction", {"temperature": -20}, {"temperature": -18}, "too-cold"),
    ("breathing_filters", "construction", {"oxygen": 6}, {"oxygen": 7}, "too-little-oxygen"),
    ("algae", "development", {"oceans": 4}, {"oceans": 5}, "too-few-oceans"),
]
MAXIMUMS = [
    ("archaebacteria", "development", {"temperature": -18}, {"temperature": -20}, "too-warm"),
    ("colonizer_training_camp", "construction", {"oxygen": 7}, {"oxygen": 6}, "too-much-oxygen"),
    ("dusty_quarry", "development", {"oceans": 4}, {"oceans": 3}, "too-many-oceans"),
]
# A card with a minimum (maximum), its phase, Mars just below (at) it, and a card that takes Mars a step further.
RISING = [
    ("fish", "construction", {"temperature": -20}, "comet", "too-cold"),
    ("breathing_filters", "construction", {"oxygen": 6}, "towing_a_comet", "too-little-oxygen"),
    ("herbivores", "construction", {"oceans": 4}, "subterranean_reservoir", "too-few-oceans"),
    ("grass", "development", {"temperature": -20}, "deep_well_heating", "too-cold"),
]
PASSING = [
    ("archaebacteria", "development", {"temperature": -20}, "deep_well_heating", "too-warm"),
    ("extreme_cold_fungus", "construction", {"temperature": -20}, "comet", "too-warm"),
    ("colonizer_training_camp", "construction", {"oxygen": 6}, "towing_a_comet", "too-much-oxygen"),
    ("dusty_quarry", "development", {"temperature": -18, "oceans": 3}, "trapped_heat", "too-many-oceans"),
]


def holding(mars: dict[str, int], *hand: str) -> Position:
    """Seat 0 holds these cards, and so rich that money is no matter; Mars is as given."""
    return Position(2).mars(**mars).hand(0, *hand).give(0, mc=99)


@rule("AE-8.13", "AE-8.15", "AE-8.18")
@pytest.mark.parametrize(("card", "phase", "bad", "good", "reason"), MINIMUMS + MAXIMUMS)
def test_mars_must_have_been_right_when_the_phase_began(
    card: str, phase: str, bad: dict[str, int], good: dict[str, int], reason: str
) -> None:
    """A step off it is refused and not offered; at the border it is played."""
    p = holding(bad, card).plan("research", phase)
    assert (p.reason(0, "play", card), p.things(0, "play")) == (reason, [])
    assert holding(good, card).plan("research", phase).act(0, "play", card).played(0) == [card]


@rule("AE-8.14", "AE-8.15", "AE-Q4")
@pytest.mark.parametrize(("card", "phase", "mars", "raiser", "reason"), RISING)
def test_what_others_raise_in_the_phase_enables_no_card(
    card: str, phase: str, mars: dict[str, int], raiser: str, reason: str
) -> None:
    """The need would be met now, but was not when the phase began."""
    p = holding(mars, card).hand(1, raiser).give(1, mc=99).plan("research", phase).act(1, "play", raiser)
    assert p.reason(0, "play", card) == reason


@rule("AE-8.13", "AE-5.11")
def test_what_was_raised_in_an_earlier_phase_of_the_round_counts() -> None:
    """Red since development: in construction the fish, which need red, are played."""
    p = holding({"temperature": -20}, "fish").hand(1, "deep_well_heating").give(1, mc=99)
    p.plan("construction", "development").act(1, "play", "deep_well_heating").done(0)
    assert p.act(0, "play", "fish").played(0) == ["fish"]


@rule("AE-8.14", "AE-8.15", "AE-Q4", "AE-X6")
@pytest.mark.parametrize(("card", "phase", "mars", "raiser"), [row[:4] for row in PASSING])
def test_what_others_raise_in_the_phase_disables_no_card(
    card: str, phase: str, mars: dict[str, int], raiser: str
) -> None:
    """Mars has passed the maximum meanwhile; the card is played all the same."""
    p = holding(mars, card).hand(1, raiser).give(1, mc=99).plan("research", phase).act(1, "play", raiser)
    assert p.act(0, "play", card).played(0) == [card]


@rule("AE-Q4")
@pytest.mark.parametrize(("card", "phase", "mars", "raiser", "reason"), PASSING)
def test_a_group_may_hold_maximums_against_mars_as_it_is(
    card: str, phase: str, mars: dict[str, int], raiser: str, reason: str
) -> None:
    """Then the raise of another player makes the card too late."""
    p = Position(2, maximums_at_phase_start=False).mars(**mars).hand(0, card).give(0, mc=99)
    p.hand(1, raiser).give(1, mc=99).plan("research", phase)
    assert p.reason(0, "play", card) is None
    p.act(1, "play", raiser)
    assert p.reason(0, "play", card) == reason


@rule("AE-Q4")
@pytest.mark.parametrize(("card", "phase", "mars", "raiser", "reason"), RISING)
def test_minimums_are_held_against_the_start_of_the_phase_in_every_group(
    card: str, phase: str, mars: dict[str, int], raiser: str, reason: str
) -> None:
    """The house rule is about maximums only."""
    p = Position(2, maximums_at_phase_start=False).mars(**mars).hand(0, card).give(0, mc=99)
    p.hand(1, raiser).give(1, mc=99).plan("research", phase).act(1, "play", raiser)
    assert p.reason(0, "play", card) == reason


@rule("AE-X5", "AE-8.13", "AE-8.14")
@pytest.mark.parametrize("flipper", [0, 1])
def test_the_fifth_ocean_of_this_phase_does_not_count(flipper: int) -> None:
    """Four oceans when construction began: a card that needs five is refused, whoever flips the fifth."""
    p = holding({"oceans": 4}, "herbivores").give(1, mc=99).hand(flipper, "subterranean_reservoir")
    p.plan("construction", "research").act(flipper, "play", "subterranean_reservoir")
    assert (p.s.oceans, p.reason(0, "play", "herbivores")) == (5, "too-few-oceans")


@rule("AE-Q4", "AE-8.37", "AE-Q6")
def test_a_shifted_zone_is_shifted_from_the_start_of_the_phase() -> None:
    """Purple when the phase began counts as red at best, though Mars is red by now and red would count as yellow."""
    p = holding({"temperature": -20}, "comet", "caretaker_contract").in_play(0, "adaptation_technology")
    p.plan("construction", "research").act(0, "play", "comet")
    assert (p.temperature(), p.reason(0, "play", "caretaker_contract")) == (-18, "too-cold")


@rule("AE-Q4", "AE-8.37")
@pytest.mark.parametrize(
    ("card", "phase", "mars"),
    [
        ("caretaker_contract", "construction", {"temperature": -18}),  # yellow or higher, in red
        ("breathing_filters", "construction", {"oxygen": 3}),  # yellow or higher, in red
        ("archaebacteria", "development", {"temperature": -10}),  # purple or lower, in red
        ("colonizer_training_camp", "construction", {"oxygen": 11}),  # red or lower, in yellow
    ],
)
def test_a_zone_may_be_read_one_colour_off_where_a_card_says_so(card: str, phase: str, mars: dict[str, int]) -> None:
    """Up or down, temperature or oxygen; without that card it is refused."""
    p = holding(mars, card).plan("research", phase)
    assert p.things(0, "play") == []
    p = holding(mars, card).in_play(0, "adaptation_technology").plan("research", phase)
    assert p.act(0, "play", card).played(0)[-1] == card


@rule("AE-Q4")
@pytest.mark.parametrize(("card", "oceans"), [("algae", 4), ("dusty_quarry", 4)])
def test_needs_of_oceans_are_never_shifted(card: str, oceans: int) -> None:
    """Oceans have no colours."""
    p = holding({"oceans": oceans}, card).in_play(0, "adaptation_technology").plan("research", "development")
    assert p.things(0, "play") == []


@rule("AE-Q4", "AE-8.13")
def test_a_card_played_in_the_action_phase_looks_at_the_start_of_that_phase() -> None:
    """With an owner's corrected action (no card of the box does so): what was raised before counts, what is now not."""
    lets_play = {"id": "circuit_board_factory", "action": ["-> play green to 9 free"]}
    p = Position(2, corrections={"edition": "ares", "cards": [lets_play]}).mars(temperature=-22)
    p.in_play(0, "circuit_board_factory").hand(0, "grass").give(0, mc=14)
    other = p.clone().mars(temperature=-18)
    p.plan("action", "research").act(0, "standard", "temperature_mc").give(0, mc=14)
    p.act(0, "standard", "temperature_mc").act(0, "use", "circuit_board_factory")
    assert (p.temperature(), p.reason(0, "play", "grass")) == (-18, "too-cold")
    other.plan("action", "research").act(0, "use", "circuit_board_factory").act(0, "play", "grass")
    assert other.played(0)[-1] == "grass"


@rule("AE-8.19")
@pytest.mark.parametrize(("card", "phase", "mars"), [row[:3] for row in MINIMUMS + MAXIMUMS])
def test_a_card_whose_need_is_not_met_can_still_be_sold(card: str, phase: str, mars: dict[str, int]) -> None:
    """For 3 M€, in the very phase in which it is refused."""
    p = holding(mars, card).plan("research", phase).act(0, "sell").act(0, "sell_card", card)
    assert (p.has(0, "mc"), p.in_hand(0), p.s.discards) == ((102,), [], 1)


@rule("AE-8.20")
def test_a_need_is_tested_only_when_the_card_is_played() -> None:
    """Bacteria of the cold go on producing and fungus of the cold goes on working at +8 degrees."""
    p = Position(2).in_play(0, "archaebacteria", "extreme_cold_fungus").mars(temperature=8)
    p.plan("action", "production").act(0, "use", "extreme_cold_fungus").act(0, "way", 0)
    assert p.has(0, "plants") == (1,)
    p.done(0, 1)
    assert p.has(0, "plants") == (2,)
