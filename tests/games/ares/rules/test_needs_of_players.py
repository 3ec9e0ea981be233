"""Chapter 8c: needs that look at the player (tags, TR, what is to be spent) are held against what is true now."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-8.16", "AE-Q5", "AE-8.18")
@pytest.mark.parametrize(("in_play", "reason"), [(["interns"], "too-few-tags"), (["interns", "research"], None)])
def test_tags_are_counted_when_the_card_is_played(in_play: list[str], reason: str | None) -> None:
    """Gene Repair needs three science tags; two of one card count as two."""
    p = Position(2).in_play(0, *in_play).hand(0, "gene_repair").give(0, mc=15).plan("research", "development")
    assert p.reason(0, "play", "gene_repair") == reason


@rule("AE-8.16", "AE-14.15")
def test_tags_of_others_do_not_count() -> None:
    """Another player's science is of no use."""
    p = Position(2).in_play(1, "interns", "research").hand(0, "gene_repair").give(0, mc=15)
    assert p.plan("research", "development").reason(0, "play", "gene_repair") == "too-few-tags"


@rule("AE-8.16", "AE-Q5")
@pytest.mark.parametrize(("rating", "reason"), [(6, "rating-too-low"), (7, None)])
def test_the_rating_counts_as_it_is_now(rating: int, reason: str | None) -> None:
    """Energy Storage needs TR 7; it is not spent."""
    p = Position(2).hand(0, "energy_storage").give(0, mc=18, rating=rating).plan("research", "development")
    assert p.reason(0, "play", "energy_storage") == reason
    if reason is None:
        assert p.act(0, "play", "energy_storage").has(0, "rating") == (7,)


@rule("AE-8.16", "AE-Q5")
def test_a_rating_won_in_this_phase_counts_at_once() -> None:
    """An owner's corrected card needs TR 7: two raises of temperature in the same phase make it playable."""
    needy = {"id": "interns", "needs": ["rating 7"]}
    p = Position(2, corrections={"edition": "ares", "cards": [needy]}).hand(0, "lava_flows", "interns")
    p.give(0, mc=20).plan("construction", "research")
    assert p.reason(0, "play", "interns") == "rating-too-low"
    assert p.act(0, "play", "lava_flows").act(0, "play", "interns").has(0, "rating") == (7,)


@rule("AE-8.17", "AE-Q5")
@pytest.mark.parametrize(
    ("card", "phase", "short", "enough"),
    [
        ("fusion_power", "development", ["power_plant"], ["power_plant", "power_grid"]),
        ("beam_from_a_thorium_asteroid", "development", [], ["ganymede_shipyard"]),
        ("advanced_ecosystems", "construction", ["lichen"], ["lichen", "fish", "tardigrades"]),
        ("physics_complex", "construction", ["research", "interns"], ["research", "interns", "think_tank"]),
    ],
)
def test_the_tags_of_the_card_itself_do_not_help(card: str, phase: str, short: list[str], enough: list[str]) -> None:
    """With the card's own tags it would be enough; it is refused until others bear them all."""
    p = Position(2).in_play(0, *short).hand(0, card).give(0, mc=30).plan("research", phase)
    assert p.reason(0, "play", card) == "too-few-tags"
    p = Position(2).in_play(0, *enough).hand(0, card).give(0, mc=30).plan("research", phase)
    assert p.act(0, "play", card).played(0)[-1] == card


@rule("AE-8.17")
def test_three_event_tags_are_needed_besides_the_own_one() -> None:
    """The crater needs three events before it."""
    p = Position(2).in_play(0, "comet", "lava_flows").hand(0, "crater").give(0, mc=7).plan("research", "construction")
    assert p.reason(0, "play", "crater") == "too-few-tags"
    assert p.in_play(0, "research").act(0, "play", "crater").s.oceans == 1


@rule("AE-Q5")
@pytest.mark.parametrize(
    ("card", "phase", "what", "count"),
    [
        ("local_heat_trapping", "construction", "heat", 3),
        ("building_industries", "development", "heat", 4),
        ("food_factory", "development", "plants", 2),
        ("investment_loan", "construction", "rating", 1),
        ("lunar_beam", "development", "rating", 1),
    ],
)
def test_what_a_card_asks_to_be_spent_is_paid_in_full_or_not_at_all(
    card: str, phase: str, what: str, count: int
) -> None:
    """One too little is refused; with enough it goes together with the M€."""
    p = Position(2).hand(0, card).give(0, mc=50, **{what: count - 1}).plan("research", phase)
    assert (p.reason(0, "play", card), p.things(0, "play")) == ("too-little-to-spend", [])
    p.give(0, **{what: count}).act(0, "play", card)
    assert p.has(0, what) == (0,)


@rule("AE-Q5", "AE-8.17")
def test_what_a_card_gives_does_not_pay_for_what_it_asks() -> None:
    """Moss makes plants, but the plant that it costs must be there before."""
    p = Position(2).mars(oceans=3).hand(0, "moss").give(0, mc=3).plan("research", "development")
    assert p.reason(0, "play", "moss") == "too-little-to-spend"


@rule("AE-Q25", "AE-Q5")
def test_the_rating_never_falls_below_zero() -> None:
    """With TR 0 neither a card nor an action that costs TR can be used; with TR 1 it falls to 0."""
    p = Position(2).in_play(0, "asset_liquidation").hand(0, "investment_loan").give(0, mc=9, rating=0)
    p.plan("construction", "action")
    assert p.reason(0, "play", "investment_loan") == "too-little-to-spend"
    p.done(0, 1)
    assert p.reason(0, "use", "asset_liquidation") == "cannot-pay-action"
    assert p.give(0, rating=1).act(0, "use", "asset_liquidation").has(0, "rating") == (0,)


@rule("AE-Q25", "AE-13.26")
def test_the_rating_has_no_cap() -> None:
    """TR 150 rises to 152."""
    p = Position(2).hand(0, "release_of_inert_gases").give(0, mc=16, rating=150).plan("research", "construction")
    assert p.act(0, "play", "release_of_inert_gases").has(0, "rating") == (152,)
