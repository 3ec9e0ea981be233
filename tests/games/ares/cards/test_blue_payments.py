"""Microbes and plants that pay for cards: Anaerobic Microorganisms and Restructured Resources."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, development, shows
from tests.games.ares.position import Position


def microbes(count: int, mc: int, name: str, *, repeats: bool = False) -> Position:
    """Seat 0 has so many microbes that pay, so much money, and a card to play."""
    p = (
        Position(2, payment_repeats=repeats)
        .in_play(0, "anaerobic_microorganisms")
        .cubes(0, "anaerobic_microorganisms", count)
    )
    return construction(p.hand(0, name).give(0, mc=mc).tile(0, plants=2))


def plants(count: int, mc: int, name: str, *, repeats: bool = False) -> Position:
    """Seat 0 has so many plants that pay, so much money, and a card to play."""
    p = Position(2, payment_repeats=repeats).in_play(0, "restructured_resources").hand(0, name)
    return construction(p.give(0, mc=mc, plants=count))


@shows("anaerobic_microorganisms")
@rule("AE-8.32", "AE-8.34")
def test_anaerobic_microorganisms_gets_a_microbe_for_its_own_tag() -> None:
    """One lies there as soon as it is played."""
    p = construction(Position(2).hand(0, "anaerobic_microorganisms").give(0, mc=10))
    assert p.act(0, "play", "anaerobic_microorganisms").on_card(0, "anaerobic_microorganisms") == 1


@shows("anaerobic_microorganisms")
@rule("AE-8.32")
@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("farmers_market", 1),
        ("fish", 1),
        ("tardigrades", 1),
        ("conserved_biome", 2),
        ("ecological_zone", 2),
        ("comet", 0),
    ],
)
def test_anaerobic_microorganisms_gets_a_microbe_for_each_living_tag(name: str, gained: int) -> None:
    """Plants, animals and microbes count, other tags do not."""
    p = Position(2).in_play(0, "anaerobic_microorganisms").mars(temperature=-18).hand(0, name).give(0, mc=25)
    assert construction(p).act(0, "play", name).on_card(0, "anaerobic_microorganisms") == gained


@shows("anaerobic_microorganisms")
@rule("AE-Q63")
def test_two_microbes_may_pay_ten_of_a_card() -> None:
    """The player is asked; either the microbes go and 6 M€, or all 16 M€."""
    p = microbes(3, 16, "release_of_inert_gases").act(0, "play", "release_of_inert_gases")
    assert p.options(0) == [("pay_microbes", 0), ("decline", 0)]
    other = p.clone().act(0, "decline")
    p.act(0, "pay_microbes")
    assert [(q.has(0, "mc"), q.on_card(0, "anaerobic_microorganisms")) for q in (p, other)] == [((10,), 1), ((0,), 3)]


@shows("anaerobic_microorganisms")
@rule("AE-Q63")
def test_one_microbe_pays_nothing() -> None:
    """Nobody is asked, and without the money the card is refused."""
    assert microbes(1, 15, "release_of_inert_gases").reason(0, "play", "release_of_inert_gases") == "too-dear"
    p = microbes(1, 16, "release_of_inert_gases").act(0, "play", "release_of_inert_gases")
    assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms")) == ((0,), 1)


@shows("anaerobic_microorganisms")
@rule("AE-8.4")
@pytest.mark.parametrize(("mc", "reason"), [(5, "too-dear"), (6, None)])
def test_who_cannot_pay_otherwise_pays_with_microbes_unasked(mc: int, reason: str | None) -> None:
    """With 6 M€ the rest of 16 M€ must come from the microbes; with 5 M€ it is not enough."""
    p = microbes(2, mc, "release_of_inert_gases")
    assert p.reason(0, "play", "release_of_inert_gases") == reason
    if reason is None:
        p.act(0, "play", "release_of_inert_gases")
        assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms")) == ((0,), 0)


@shows("anaerobic_microorganisms")
@rule("AE-8.25")
def test_microbes_worth_more_than_the_card_bring_no_change() -> None:
    """A card of 5 M€ costs two microbes and no money, and none comes back."""
    p = microbes(2, 9, "artificial_jungle").act(0, "play", "artificial_jungle").act(0, "pay_microbes")
    assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms")) == ((9,), 0)


@shows("anaerobic_microorganisms")
@rule("AE-8.3", "AE-8.28")
def test_a_microbe_gained_by_a_card_does_not_pay_for_it() -> None:
    """The second microbe comes only after Tardigrades has been paid."""
    assert microbes(1, 5, "tardigrades").reason(0, "play", "tardigrades") == "too-dear"


@shows("anaerobic_microorganisms", "restructured_resources")
@rule("AE-8.7", "AE-Q63")
def test_microbes_and_plants_pay_for_cards_only() -> None:
    """Actions of cards and standard actions must be paid with money."""
    p = Position(2).in_play(0, "anaerobic_microorganisms", "restructured_resources", "think_tank")
    action(p.cubes(0, "anaerobic_microorganisms", 6).give(0, mc=1, plants=7))
    assert p.reason(0, "use", "think_tank") == "cannot-pay-action"
    assert p.reason(0, "standard", "temperature_mc") == "too-dear"
    assert p.clone().give(0, mc=2).act(0, "use", "think_tank").has(0, "mc", "plants") == (0, 7)
    p.hand(0, "fish").act(0, "use", "think_tank")  # sold, for there is no other way to pay
    assert (p.has(0, "mc", "plants"), p.on_card(0, "anaerobic_microorganisms")) == ((2, 7), 6)


@shows("anaerobic_microorganisms")
@rule("AE-Q63")
@pytest.mark.parametrize(("repeats", "reason"), [(False, "too-dear"), (True, None)])
def test_microbes_pay_once_a_card_unless_the_group_plays_otherwise(repeats: bool, reason: str | None) -> None:
    """Comet costs 25 M€: four microbes and 5 M€ are enough only where they may pay twice."""
    p = microbes(4, 5, "comet", repeats=repeats)
    assert p.reason(0, "play", "comet") == reason
    p.give(0, mc=25).act(0, "play", "comet").act(0, "pay_microbes")
    assert (p.asked(0) == "PayMicrobes") == repeats
    if repeats:
        p.act(0, "pay_microbes")
    assert p.has(0, "mc") == ((20,) if repeats else (10,))


@shows("restructured_resources")
@rule("AE-Q63")
def test_a_plant_may_pay_five_of_a_card() -> None:
    """The player is asked; one plant goes, not more, or none."""
    p = plants(3, 16, "release_of_inert_gases").act(0, "play", "release_of_inert_gases")
    assert p.options(0) == [("pay_plants", 0), ("decline", 0)]
    other = p.clone().act(0, "decline")
    assert p.act(0, "pay_plants").has(0, "mc", "plants") == (5, 2)
    assert other.has(0, "mc", "plants") == (0, 3)


@shows("restructured_resources")
@rule("AE-8.4")
@pytest.mark.parametrize(("count", "mc", "reason"), [(0, 11, "too-dear"), (1, 10, "too-dear"), (1, 11, None)])
def test_who_cannot_pay_otherwise_pays_with_a_plant_unasked(count: int, mc: int, reason: str | None) -> None:
    """A card of 16 M€ needs 11 M€ and a plant."""
    p = plants(count, mc, "release_of_inert_gases")
    assert p.reason(0, "play", "release_of_inert_gases") == reason
    if reason is None:
        assert p.act(0, "play", "release_of_inert_gases").has(0, "mc", "plants") == (0, 0)


@shows("restructured_resources")
@rule("AE-Q63")
@pytest.mark.parametrize(("repeats", "reason"), [(False, "too-dear"), (True, None)])
def test_plants_pay_once_a_card_unless_the_group_plays_otherwise(repeats: bool, reason: str | None) -> None:
    """Three plants are worth 15 M€ of a card only where they may pay thrice."""
    p = plants(3, 1, "release_of_inert_gases", repeats=repeats)
    assert p.reason(0, "play", "release_of_inert_gases") == reason
    p.give(0, mc=16).act(0, "play", "release_of_inert_gases").act(0, "pay_plants")
    assert (p.asked(0) == "PayPlants") == repeats
    if repeats:
        assert p.act(0, "pay_plants").act(0, "decline").has(0, "mc", "plants") == (10, 1)


@shows("restructured_resources")
@rule("AE-Q5", "AE-Q63")
@pytest.mark.parametrize(("count", "reason"), [(1, "too-dear"), (2, None)])
def test_a_plant_that_a_card_asks_for_cannot_also_pay(count: int, reason: str | None) -> None:
    """Moss costs 3 M€ and a plant: without money it takes two plants."""
    p = Position(2).in_play(0, "restructured_resources").hand(0, "moss").mars(oceans=3).give(0, plants=count)
    assert development(p).reason(0, "play", "moss") == reason
    if reason is None:
        assert p.act(0, "play", "moss").has(0, "plants", "mc") == (0, 0)


@shows("anaerobic_microorganisms", "restructured_resources")
@rule("AE-Q63")
@pytest.mark.parametrize(("mc", "reason"), [(0, "too-dear"), (1, None)])
def test_microbes_and_a_plant_may_pay_for_the_same_card(mc: int, reason: str | None) -> None:
    """Ten and five, and the last M€ of 16 in money."""
    p = Position(2).in_play(0, "anaerobic_microorganisms", "restructured_resources").hand(0, "release_of_inert_gases")
    construction(p.cubes(0, "anaerobic_microorganisms", 2).give(0, mc=mc, plants=1))
    assert p.reason(0, "play", "release_of_inert_gases") == reason
    if reason is None:
        p.act(0, "play", "release_of_inert_gases")
        assert (p.has(0, "mc", "plants"), p.on_card(0, "anaerobic_microorganisms")) == ((0, 0), 0)
