"""Chapter 8a and 8e: how a card is played, what stays of it, and cards that cannot do all they say."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import IDS, Position


@rule("AE-8.1")
def test_a_card_is_played_only_from_the_own_hand() -> None:
    """A card in another hand, on the deck, discarded or in play already is refused."""
    p = Position(2).hand(1, "mine").in_play(0, "sponsors").discarded("lichen").on_deck("grass").give(0, mc=99)
    p.plan("development", "research")
    assert [p.reason(0, "play", card) for card in ("mine", "sponsors", "lichen", "grass")] == ["not-in-hand"] * 4


@rule("AE-8.2")
@pytest.mark.parametrize("phase", ["action", "research"])
def test_no_card_is_played_outside_the_two_phases_of_playing(phase: str) -> None:
    """Neither in planning, nor in the action phase, nor while researching."""
    p = Position(2).hand(0, "sponsors", "tardigrades", "lava_flows").give(0, mc=99)
    assert [p.reason(0, "play", card) for card in p.in_hand(0)] == ["other-question"] * 3
    p.plan(phase, phase)
    assert [p.reason(0, "play", card) for card in p.in_hand(0)[:3]] == ["other-question"] * 3


@rule("AE-8.2")
def test_a_card_may_let_one_more_be_played() -> None:
    """Without the phase's bonus, Asset Liquidation lets a second card be played and that one no third."""
    p = Position(2).hand(0, "asset_liquidation", "tardigrades", "interns").give(0, mc=50)
    p.plan("research", "construction").act(0, "play", "asset_liquidation").act(0, "play", "tardigrades")
    assert (p.played(0), p.reason(0, "play", "interns")) == (["asset_liquidation", "tardigrades"], "no-play-left")


@rule("AE-8.3", "AE-Q29")
def test_pay_then_enter_then_the_own_effects_then_those_of_other_cards() -> None:
    """The news of one play tells its sequence."""
    p = Position(2).in_play(0, "optimal_aerobraking").hand(0, "release_of_inert_gases").give(0, mc=16)
    p.plan("research", "construction").forget_news().act(0, "play", "release_of_inert_gases")
    assert [(event.name, event.parts.get("good"), event.parts.get("count")) for event in p.news(None)] == [
        ("Paid", None, 16),
        ("CardPlayed", None, None),
        ("Gained", 4, 2),
        ("Gained", 1, 2),
        ("Gained", 2, 2),
    ]


@rule("AE-8.3")
def test_a_card_being_paid_for_is_not_yet_in_play() -> None:
    """It is shown to all, out of the hand, without production, until enough cards are sold."""
    p = Position(2).hand(0, "sponsors", "mine", "lichen", "grass").give(0, mc=0).plan("research", "development")
    p.act(0, "play", "sponsors")
    seen = p.view(1).players[0]
    assert (seen.playing, seen.played, seen.production[0], seen.hand) == (IDS["sponsors"], [], 0, [None] * 3)
    p.act(0, "sell_card", "mine").act(0, "sell_card", "lichen")
    seen = p.view(1).players[0]
    assert (seen.playing, seen.played, seen.production[0], seen.mc) == (None, [IDS["sponsors"]], 2, 1)


@rule("AE-8.4")
@pytest.mark.parametrize(
    ("mc", "others", "reason"), [(9, 0, "too-dear"), (10, 0, None), (6, 1, "too-dear"), (7, 1, None)]
)
def test_a_card_must_be_paid_in_full(mc: int, others: int, reason: str | None) -> None:
    """A card of 10 with M€ and so many other cards to sell."""
    p = Position(2).hand(0, "mine", *["lichen"][:others]).give(0, mc=mc).plan("research", "development")
    assert p.reason(0, "play", "mine") == reason and ("mine" in p.things(0, "play")) == (reason is None)


@rule("AE-8.5")
@pytest.mark.parametrize(
    ("card", "phase"), [("lichen", "development"), ("media_group", "construction"), ("lava_flows", "construction")]
)
def test_played_cards_stay_in_play(card: str, phase: str) -> None:
    """A round later they are still there, and open to all."""
    p = Position(2).hand(0, card).give(0, mc=99).plan("research", phase).act(0, "play", card).on()
    assert (p.s.round, p.played(0), p.view(1).players[0].played) == (2, [card], [IDS[card]])


@rule("AE-8.5", "AE-Q30")
def test_red_cards_stay_in_play_with_their_tags_and_points() -> None:
    """Interstellar travel is over, its space, Earth and event tags and its 4 points remain."""
    p = Position(2).in_play(0, "research", "invention_contest", "interns").give(0, mc=99)
    p.hand(0, "interstellar_colony_ship").plan("research", "construction").act(
        0, "play", "interstellar_colony_ship"
    ).on()
    assert p.played(0)[-1] == "interstellar_colony_ship" and p.points(0, "interstellar_colony_ship") == 4
    assert [p.tags(0, tag) for tag in ("space", "earth", "event", "science")] == [1, 1, 3, 4]


@rule("AE-8.29", "AE-8.31")
@pytest.mark.parametrize(
    ("card", "phase", "mc", "plants"),
    [
        ("deep_well_heating", "development", 30 - 14, 0),  # temperature
        ("airborne_radiation", "development", 30 - 15, 0),  # oxygen
        ("towing_a_comet", "construction", 30 - 22, 2),  # oxygen and ocean, then plants
        ("deimos_down", "construction", 30 - 30 + 7, 0),  # three steps of temperature, then M€
    ],
)
def test_a_card_that_raises_what_is_at_its_maximum_can_be_played(card: str, phase: str, mc: int, plants: int) -> None:
    """That part gives no TR and no reward; the rest of the card works."""
    p = Position(2).mars(8, 14, 9).hand(0, card).give(0, mc=30).plan("research", phase).act(0, "play", card)
    assert (p.played(0), p.has(0, "rating", "mc", "plants")) == ([card], (5, mc, plants))


@rule("AE-8.31", "AE-8.29")
def test_the_production_of_a_card_that_raises_nothing_still_counts() -> None:
    """Deep wells at +8 degrees still make heat."""
    p = Position(2).mars(8, 0, 0).hand(0, "deep_well_heating").give(0, mc=14)
    p.plan("research", "development").act(0, "play", "deep_well_heating")
    assert (p.production(0), p.has(0, "rating", "mc")) == ((0, 1, 0, 0), (5, 0))


@rule("AE-8.30", "AE-8.31")
@pytest.mark.parametrize(("card", "lost"), [("local_heat_trapping", [2]), ("imported_nitrogen", [2, 3])])
def test_resources_that_no_card_can_hold_are_lost(card: str, lost: list[int]) -> None:
    """The card is played, nobody is asked, the cubes are told lost and the 4 plants come."""
    p = Position(2).hand(0, card).give(0, mc=20, heat=3).plan("research", "construction").act(0, "play", card)
    assert [event.parts["count"] for event in p.news(None, "CubesLost")] == lost
    assert (p.has(0, "plants"), p.played(0), p.asked(0)) == ((4,), [card], None)


@rule("AE-8.30")
def test_resources_for_a_kind_without_a_card_are_lost_beside_others_that_are_not() -> None:
    """With a card for animals only, animals are put on it and microbes are lost."""
    p = Position(2).in_play(0, "fish").hand(0, "imported_nitrogen").give(0, mc=20)
    p.plan("research", "construction").act(0, "play", "imported_nitrogen")
    assert (p.on_card(0, "fish"), len(p.news(None, "CubesLost"))) == (2, 1)


@rule("AE-8.30")
@pytest.mark.parametrize(("needs_cube", "cubes"), [(False, 2), (True, 0)])
def test_the_favorite_project_needs_a_cube_only_where_the_group_says_so(needs_cube: bool, cubes: int) -> None:
    """On an empty card two cubes are put, or lost where a card must hold one already."""
    p = Position(2, favorite_needs_cube=needs_cube).in_play(0, "fish").hand(0, "ceos_favorite_project").give(0, mc=3)
    p.plan("research", "construction").act(0, "play", "ceos_favorite_project")
    assert (p.on_card(0, "fish"), len(p.news(None, "CubesLost"))) == (cubes, int(needs_cube))


@rule("AE-8.30")
def test_the_favorite_project_goes_to_a_card_with_a_cube_in_both_kinds_of_group() -> None:
    """Where a cube is needed, the one card that has one is taken without asking."""
    p = Position(2, favorite_needs_cube=True).in_play(0, "fish", "tardigrades").cubes(0, "tardigrades", 1)
    p.hand(0, "ceos_favorite_project").give(0, mc=3).plan("research", "construction")
    p.act(0, "play", "ceos_favorite_project")
    assert (p.on_card(0, "fish"), p.on_card(0, "tardigrades")) == (0, 3)


@rule("AE-8.39")
def test_played_cards_lie_in_the_order_of_play_whatever_their_colour() -> None:
    """How one lays them on the table means nothing; the list is one row."""
    p = Position(2).in_play(0, "mine").hand(0, "lava_flows", "interns").give(0, mc=20)
    p.plan("construction", "research").act(0, "play", "lava_flows").act(0, "play", "interns")
    assert p.view(None).players[0].played == [IDS["mine"], IDS["lava_flows"], IDS["interns"]]
