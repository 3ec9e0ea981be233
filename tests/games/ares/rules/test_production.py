"""Chapter 10: the production phase, which goes by itself."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-E2", "AE-10.1", "AE-10.2", "AE-10.3", "AE-10.4", "AE-10.7")
def test_four_cards_rating_six_and_the_bonus() -> None:
    """4 M€, 1 card, 3 heat and 1 plant from cards: 14 M€ in all, and the card on top of the deck."""
    p = Position().in_play(0, "blueprints", "sponsors", "coal_imports", "lichen").give(0, rating=6).on_deck("comet")
    p.plan("production", "research")
    assert (p.has(0, "mc", "heat", "plants"), p.in_hand(0)) == ((14, 3, 1), ["comet"])


@rule("AE-10.1", "AE-10.7")
@pytest.mark.parametrize(("seat", "bonus"), [(0, 4), (1, 0)])
def test_money_is_production_and_rating_and_four_for_a_chooser(seat: int, bonus: int) -> None:
    """3 M€ of production and TR 11; whoever did not choose the phase has no bonus."""
    p = Position().in_play(seat, "economic_growth").give(seat, rating=11).plan("production", "research")
    assert p.has(seat, "mc") == (14 + bonus,)


@rule("AE-10.7")
def test_all_who_chose_the_phase_have_the_bonus() -> None:
    """Two of three chose it: 9, 9 and 5 M€."""
    p = Position(3).plan("production", "production", "research")
    assert [p.has(seat, "mc") for seat in range(3)] == [(9,), (9,), (5,)]


@rule("AE-10.2", "AE-10.3")
def test_heat_and_plants_come_by_their_levels() -> None:
    """Each player by the own levels, chosen or not."""
    p = (
        Position()
        .in_play(0, "mohole_area")
        .in_play(1, "nitrophilic_moss", "power_plant")
        .plan("production", "research")
    )
    assert [p.has(seat, "heat", "plants") for seat in (0, 1)] == [(4, 0), (1, 2)]


@rule("AE-10.4", "AE-10.8")
def test_cards_by_the_level_are_all_kept() -> None:
    """A level of 3 draws three cards, and nobody is asked to give one back."""
    p = Position().in_play(0, "energy_storage", "acquired_company").on_deck("moss", "fish", "mine")
    p.plan("production", "research")
    assert (p.in_hand(0), p.s.discards) == (["moss", "fish", "mine"], 0)


@rule("AE-10.5", "AE-Q58", "AE-18.16")
def test_cards_come_last_and_seat_by_seat() -> None:
    """M€, heat and plants for all; then the cards of the first seat, then those of the second."""
    p = Position().in_play(0, "energy_storage").in_play(1, "acquired_company").on_deck("moss", "fish", "mine")
    p.forget_news().plan("production", "production")
    order = [event for event in p.news(None) if event.name in ("Produced", "CardDrawn")]
    assert [(event.name, event.parts["colour"]) for event in order] == [
        *[("Produced", 0), ("Produced", 1)],
        *[("CardDrawn", 0), ("CardDrawn", 0), ("CardDrawn", 1)],
    ]
    assert (p.in_hand(0), p.in_hand(1)) == (["moss", "fish"], ["mine"])


@rule("AE-10.6")
@pytest.mark.parametrize(
    ("name", "gains"),
    [("helion", (33, 3, 0)), ("ecoline", (32, 0, 1)), ("thorgate", (50, 1, 0)), ("credicor", (53, 0, 0))],
)
def test_the_corporation_produces_too(name: str, gains: tuple[int, int, int]) -> None:
    """Its levels come on top of its starting money and TR 5."""
    p = Position().corporation(1, name).plan("production", "research")
    assert p.has(1, "mc", "heat", "plants") == gains


@rule("AE-10.9")
def test_production_adds_to_what_is_there() -> None:
    """Nothing is lost or turned into anything else."""
    p = Position().in_play(1, "new_portfolios").give(1, mc=30, heat=20, plants=10).hand(1, "comet")
    p.plan("production", "research")
    assert (p.has(1, "mc", "heat", "plants", "rating"), p.in_hand(1)) == ((36, 21, 11, 5), ["comet"])


@rule("AE-10.10")
def test_steel_and_titanium_produce_nothing() -> None:
    """Stocks of 2 and 2 bring neither goods nor more stock."""
    p = Position().in_play(1, "mine", "ganymede_shipyard").plan("production", "research")
    assert p.production(1) == (0, 0, 0, 0)
    assert (p.has(1, "mc", "heat", "plants", "steel", "titanium"), p.in_hand(1)) == ((5, 0, 0, 2, 2), [])


@rule("AE-E6")
def test_a_raised_level_pays_in_every_production_phase() -> None:
    """Heat production goes from 0 to 2 with the card, and brings 2 heat in this round and in the next."""
    p = Position().hand(0, "geothermal_power").give(0, mc=8).plan("development", "production")
    assert p.production(0) == (0, 0, 0, 0)
    p.act(0, "play", "geothermal_power")
    assert (p.production(0), p.has(0, "heat")) == ((0, 2, 0, 0), (0,))
    p.done(1)
    assert p.has(0, "heat") == (2,)
    p.plan("production", "research")
    assert p.has(0, "heat") == (4,)


@rule("AE-E7")
def test_six_plants_of_production_give_six_plants() -> None:
    """Three cards with 2, 3 and 1."""
    p = Position().in_play(1, "nitrophilic_moss", "trees", "lichen").plan("production", "research")
    assert (p.production(1)[2], p.has(1, "plants")) == (6, (6,))


@rule("AE-E11", "AE-10.11")
@pytest.mark.parametrize(
    ("others", "mc"),
    [((), 1), (("interplanetary_conference",), 2), (("bribed_committee", "research", "media_group"), 3)],
)
def test_a_card_that_counts_a_tag_counts_itself(others: tuple[str, ...], mc: int) -> None:
    """With k other Earth tags in play, red cards too, it gives k + 1 M€."""
    p = Position().in_play(1, "cartel", *others).plan("production", "research")
    assert p.has(1, "mc") == (5 + mc,)


@rule("AE-10.11")
def test_a_level_that_counts_follows_the_count_at_once() -> None:
    """An Earth card played later raises the level by its tag, and by what it produces itself."""
    p = Position().in_play(0, "cartel").hand(0, "sponsors").give(0, mc=5).plan("development", "research")
    assert p.production(0)[0] == 1
    p.act(0, "play", "sponsors")
    assert p.production(0)[0] == 4


@rule("AE-10.11")
def test_a_level_that_counts_forests_follows_each_forest() -> None:
    """Two forests planted in the action phase are 2 M€ in the production phase of the same round."""
    p = Position().in_play(0, "zeppelins").give(0, plants=16).plan("action", "production")
    p.done(0)
    assert p.production(0)[0] == 2
    p.done(1)
    assert p.has(0, "mc", "forests", "rating") == (9, 2, 7)


@rule("AE-10.11")
@pytest.mark.parametrize(("others", "level"), [((), 0), (("mine",), 1), (("mine", "micro_mills"), 1)])
def test_one_for_each_two_is_rounded_down(others: tuple[str, ...], level: int) -> None:
    """A card that counts pairs of building tags, its own included."""
    p = Position().in_play(0, "medical_lab", *others)
    assert p.production(0)[0] == level


@rule("AE-10.12")
def test_levels_are_the_sum_of_corporation_and_cards() -> None:
    """Cards played one after the other, in three rounds: the tracked levels are those counted by hand."""
    p = Position().corporation(0, "thorgate").hand(0, "industrial_center", "satellites", "surface_mines")
    p.give(0, mc=80).plan("development", "research").act(0, "play", "industrial_center").to("ChoosePhase")
    p.plan("production", "development").act(0, "play", "satellites").to("ChoosePhase")
    p.plan("development", "research").act(0, "play", "surface_mines")
    assert (p.production(0), p.has(0, "steel", "titanium")) == ((4, 1, 0, 0), (2, 1))
    assert p.view(1).players[0].production == [4, 1, 0, 0]


@rule("AE-10.13")
def test_production_asks_nobody_anything() -> None:
    """If all choose it the round is over as soon as the last one has chosen."""
    p = Position(4).plan("production", "production", "production", "production")
    assert (p.s.round, [p.asked(seat) for seat in range(4)]) == (2, ["ChoosePhase"] * 4)
    assert [event.parts["round"] for event in p.news(None, "RoundStarted")][-1] == 2
