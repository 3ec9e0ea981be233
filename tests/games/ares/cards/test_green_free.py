"""Green projects that let another green card be played for nothing: Automated Factories and Toll Station."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, measured, named, play, ready, row

FREE = [
    row("automated_factories", 18, "building", makes_cards=1),
    row("toll_station", 16, makes_mc=3),
]
both = pytest.mark.parametrize("card", FREE, ids=named)


@both
def test_whoever_declines_has_played_the_one_card_only(card: Row) -> None:
    """The card costs its price and brings its level; the cards in hand stay, and the phase is over for the player."""
    p = ready(card, "lichen")
    assert play(p, card.id) == card.changes
    assert p.options(0) == [("play", "lichen"), ("decline", 0)]
    p.act(0, "decline")
    assert (p.in_hand(0), p.has(0, "mc"), p.asked(0)) == (["lichen"], (2,), None)
    assert p.reason(0, "play", "lichen") == "no-play-left"


@both
def test_a_card_that_costs_nine_is_free_and_one_that_costs_ten_is_not(card: Row) -> None:
    """No other card is offered; a blue or a red one never, however cheap."""
    p = ready(card, "micro_mills", "mine", "interns", "invention_contest", "power_plant").act(0, "play", card.id)
    assert p.options(0) == [("play", "micro_mills"), ("play", "power_plant"), ("decline", 0)]
    refused = [p.reason(0, "play", name) for name in ("mine", "interns", "invention_contest", "lichen")]
    assert refused == ["costs-too-much-to-be-free", "wrong-colour", "wrong-colour", "not-in-hand"]


@both
def test_the_printed_cost_decides_what_is_free(card: Row) -> None:
    """Mine would cost 8 with the steel of another one, yet 10 is printed on it."""
    p = ready(card, "mine", beside=("great_escarpment_consortium",), at={"mc": 99}).act(0, "play", card.id)
    assert (p.price(0, "mine"), p.reason(0, "play", "mine")) == (8, "costs-too-much-to-be-free")


@both
def test_nothing_is_paid_for_the_free_card_and_it_brings_all_that_it_says(card: Row) -> None:
    """A player without any money left plays it; only one card is free."""
    p = ready(card, "imported_ghg", "lichen", at={"mc": card.cost}).act(0, "play", card.id)
    assert p.has(0, "mc") == (0,)
    assert play(p, "imported_ghg") == {"hand": -1, "earth": 1, "heat": 5, "makes_heat": 1}
    assert (p.in_hand(0), p.asked(0), p.reason(0, "play", "lichen")) == (["lichen"], None, "no-play-left")


@both
@pytest.mark.parametrize(
    ("name", "outside", "reason", "inside"),
    [
        ("grass", {"temperature": -20}, "too-cold", {"temperature": -18}),
        ("archaebacteria", {"temperature": -18}, "too-warm", {"temperature": -20}),
        ("low_atmo_shields", {"oxygen": 2}, "too-little-oxygen", {"oxygen": 3}),
        ("algae", {"oceans": 4}, "too-few-oceans", {"oceans": 5}),
        ("dusty_quarry", {"oceans": 4}, "too-many-oceans", {"oceans": 3}),
    ],
)
def test_what_the_free_card_needs_of_mars_it_still_needs(
    card: Row, name: str, outside: dict[str, int], reason: str, inside: dict[str, int]
) -> None:
    """It is refused a step outside, and offered at the border."""
    refused, offered = (ready(card, name, at=at).act(0, "play", card.id) for at in (outside, inside))
    assert (refused.options(0), refused.reason(0, "play", name)) == ([("decline", 0)], reason)
    assert offered.options(0) == [("play", name), ("decline", 0)]


@both
def test_tags_that_the_free_card_needs_must_be_in_play(card: Row) -> None:
    """Fusion Power needs two power tags: one is not enough."""
    less = ready(card, "fusion_power", beside=("wave_power",)).act(0, "play", card.id)
    enough = ready(card, "fusion_power", beside=("wave_power", "lunar_beam")).act(0, "play", card.id)
    assert [p.reason(0, "play", "fusion_power") for p in (less, enough)] == ["too-few-tags", None]


@both
@pytest.mark.parametrize(
    ("name", "what", "count"), [("food_factory", "plants", 2), ("fuel_factory", "heat", 3), ("lunar_beam", "rating", 1)]
)
def test_what_the_free_card_asks_besides_money_is_spent(card: Row, name: str, what: str, count: int) -> None:
    """One less is too little; just enough is used up, and the money stays."""
    less, enough = (ready(card, name, at={what: have}).act(0, "play", card.id) for have in (count - 1, count))
    assert less.reason(0, "play", name) == "too-little-to-spend"
    before = measured(enough)
    after = measured(enough.act(0, "play", name))
    assert (after[what], before["mc"], after["mc"]) == (0, 2, 2)


@both
def test_the_free_card_is_a_play_like_any_other_for_counts_and_effects(card: Row) -> None:
    """Windmills in play make more for a free power card, and a card that reacts to power tags reacts to it."""
    p = ready(card, "power_plant", beside=("windmills", "energy_subsidies")).on_deck("fish").act(0, "play", card.id)
    assert play(p, "power_plant") == {"building": 1, "power": 1, "makes_heat": 2, "deck": -1}
    assert p.in_hand(0) == ["fish"]


@both
def test_with_no_card_that_could_be_free_there_is_only_the_refusal(card: Row) -> None:
    """The phase goes on after it."""
    p = ready(card, "mine", plan=("action", "development")).act(0, "play", card.id)
    assert p.options(0) == [("decline", 0)]
    p.act(0, "decline").done(1)
    assert (p.in_hand(0), p.played(0), p.asked(0)) == (["mine"], [card.id], "ActionPhase")
