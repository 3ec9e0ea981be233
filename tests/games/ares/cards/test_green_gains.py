"""Green projects that do something at once: gains, raises, forests, drawn cards, microbes."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, card_of, named, play, ready, row

ASTROFARM = row("astrofarm", 21, "space", makes_heat=3, makes_plants=1)  # here nothing can hold its microbes
GAINS = [
    ASTROFARM,
    row("biothermal_power", 18, "space power", makes_heat=1, forests=1, oxygen=1, rating=1),
    row("deep_well_heating", 14, "building power", makes_heat=1, temperature=2, rating=1),
    row("diversified_interests", 15, "plant", makes_plants=1, plants=3, heat=3),
    row("heather", 14, "plant", makes_plants=1, plants=1, points=1),
    row("imported_ghg", 8, "earth", makes_heat=1, heat=5),
    row("microprocessors", 17, "building power", makes_heat=3, hand=1, deck=-2),  # one is still to be discarded
    row("protected_valley", 22, "building plant", makes_mc=2, forests=1, oxygen=1, rating=1),
    row("smelting", 28, "building power", makes_heat=5, hand=1, deck=-2),
    row("soil_warming", 24, "plant", makes_plants=2, temperature=2, rating=1),
    row("solar_trapping", 10, "building", makes_heat=1, heat=3, hand=0, deck=-1),
    row("space_heaters", 11, "building", makes_heat=2, hand=0, deck=-1),
    row("trading_post", 11, makes_mc=2, plants=3),
]
MICROPROCESSORS = card_of("microprocessors", GAINS)


@pytest.mark.parametrize("card", GAINS, ids=named)
def test_a_card_does_at_once_what_it_says(card: Row) -> None:
    """Its gains come now, its levels stay, and nothing else changes."""
    p = ready(card)
    assert play(p, card.id) == card.changes
    assert p.points(0, card.id) == card.changes.get("points", 0)


@pytest.mark.parametrize("card", GAINS, ids=named)
def test_a_card_that_only_gives_needs_nothing_but_money(card: Row) -> None:
    """On the Mars of the first round and on the finished one, for one who owns nothing else."""
    nothing = {"heat": 0, "plants": 0, "rating": 0}
    first = ready(card, at=nothing)
    finished = ready(card, at={**nothing, "temperature": 8, "oxygen": 14, "oceans": 9})
    assert [p.reason(0, "play", card.id) for p in (first, finished)] == [None, None]


@pytest.mark.parametrize(
    ("name", "full", "lost"),
    [
        ("deep_well_heating", {"temperature": 8}, ("temperature", "rating")),
        ("soil_warming", {"temperature": 8}, ("temperature", "rating")),
        ("biothermal_power", {"oxygen": 14}, ("oxygen", "rating")),  # the forest itself remains
        ("protected_valley", {"oxygen": 14}, ("oxygen", "rating")),
    ],
)
def test_a_raise_of_what_is_full_gives_nothing(name: str, full: dict[str, int], lost: tuple[str, ...]) -> None:
    """Neither a step nor TR; forest, price and levels are as ever."""
    card = card_of(name, GAINS)
    expected = {what: by for what, by in card.changes.items() if what not in lost}
    assert play(ready(card, at=full), name) == expected


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("smelting", ["fish", "moss"]), ("solar_trapping", ["fish"]), ("space_heaters", ["fish"])],
)
def test_drawn_cards_come_from_the_top_and_are_kept(name: str, drawn: list[str]) -> None:
    """They join the hand, and nothing is discarded for them."""
    p = ready(card_of(name, GAINS), "comet").on_deck("fish", "moss").act(0, "play", name)
    assert (p.in_hand(0), p.s.discards, p.asked(0)) == (["comet", *drawn], 0, None)


@pytest.mark.parametrize("thrown", ["comet", "fish", "moss"])
def test_microprocessors_draws_two_and_discards_any_card_of_the_hand(thrown: str) -> None:
    """An old card or one of the new ones goes, and brings no money."""
    p = ready(MICROPROCESSORS, "comet").on_deck("fish", "moss").act(0, "play", "microprocessors")
    assert p.things(0, "discard") == ["comet", "fish", "moss"]
    p.act(0, "discard", thrown)
    assert p.in_hand(0) == [name for name in ("comet", "fish", "moss") if name != thrown]
    assert (p.has(0, "mc"), p.s.discards, p.asked(0)) == ((2,), 1, None)


def test_microprocessors_cannot_be_ended_without_a_discard() -> None:
    """Nothing but a discard is offered; done, selling and the card itself are refused."""
    p = ready(MICROPROCESSORS).on_deck("fish", "moss").act(0, "play", "microprocessors")
    assert p.options(0) == [("discard", "fish"), ("discard", "moss")]
    assert p.reason(0, "discard", "microprocessors") == "not-in-hand"


@pytest.mark.parametrize("hosts", [("tardigrades", "decomposers"), ("decomposers", "tardigrades")])
def test_astrofarm_puts_both_microbes_on_one_card_of_the_players_choice(hosts: tuple[str, str]) -> None:
    """Cards for animals and the farm itself are not offered."""
    p = ready(ASTROFARM, beside=("fish", *hosts)).act(0, "play", "astrofarm")
    assert sorted(p.things(0, "put")) == ["decomposers", "tardigrades"]
    assert [p.reason(0, "put", name) for name in ("fish", "astrofarm")] == ["cannot-hold", "cannot-hold"]
    p.act(0, "put", hosts[0])
    assert [p.on_card(0, name) for name in (*hosts, "fish")] == [2, 0, 0]


def test_astrofarm_puts_its_microbes_on_the_only_card_that_can_hold_them() -> None:
    """Nobody is asked; they join what lies there."""
    p = ready(ASTROFARM, beside=("tardigrades",)).cubes(0, "tardigrades", 1)
    assert play(p, "astrofarm") == {**ASTROFARM.changes, "cubes": 2, "points": 1}  # a point for three
    assert (p.on_card(0, "tardigrades"), p.asked(0)) == (3, None)


def test_astrofarm_without_a_card_for_microbes_loses_them() -> None:
    """Not even the other player's card gets them, and the loss is told."""
    p = ready(ASTROFARM, beside=("fish",)).in_play(1, "tardigrades").act(0, "play", "astrofarm")
    assert (p.on_card(0, "fish"), p.on_card(1, "tardigrades"), p.asked(0)) == (0, 0, None)
    assert [event.parts["count"] for event in p.news(None, "CubesLost")] == [2]
