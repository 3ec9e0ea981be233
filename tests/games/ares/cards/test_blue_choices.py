"""Mars University and Viral Enhancers: effects that ask their owner each time a tag is played."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import SCIENCE, construction, shows
from tests.games.ares.position import Position


def university(*hand: str) -> Position:
    """Seat 0 has the university in play, these cards in hand, and money."""
    p = Position(2).in_play(0, "mars_university").hand(0, *hand).give(0, mc=20)
    return construction(p.on_deck("mine", "comet", "sponsors"))


@shows("mars_university")
@rule("AE-8.34", "AE-8.36")
@pytest.mark.parametrize(
    ("discarded", "drawn"),
    [("trees", ["mine", "comet"]), ("solarpunk", ["mine", "comet"]), ("worms", ["mine"]), ("birds", ["mine"])],
)
def test_mars_university_exchanges_a_card_for_one_or_a_plant_for_two(discarded: str, drawn: list[str]) -> None:
    """The discard brings no money; plants are worth two cards, microbes and animals are not."""
    p = university(discarded, "interns").act(0, "play", "interns")
    assert p.options(0) == [("discard", discarded), ("decline", 0)]
    p.act(0, "discard", discarded)
    assert (p.in_hand(0), p.has(0, "mc"), p.s.discards, p.asked(0)) == (drawn, (17,), 1, "ConstructionPhase")


@shows("mars_university")
@rule("AE-8.34")
def test_mars_university_reacts_to_its_own_science_tag() -> None:
    """Whoever plays it with another card in hand is asked at once."""
    p = construction(Position(2).hand(0, "mars_university", "trees").give(0, mc=10).on_deck("mine", "comet"))
    p.act(0, "play", "mars_university").act(0, "discard", "trees")
    assert p.in_hand(0) == ["mine", "comet"]


@shows("mars_university")
@rule("AE-Q29")
def test_the_exchange_at_mars_university_may_be_declined() -> None:
    """The hand stays as it is."""
    assert university("trees", "interns").act(0, "play", "interns").act(0, "decline").in_hand(0) == ["trees"]


@shows("mars_university")
@rule("AE-8.32", "AE-Q29")
def test_two_science_tags_make_mars_university_ask_twice() -> None:
    """Research first draws its own two cards, either of which may be exchanged; the second time one may decline."""
    p = university("research").act(0, "play", "research")
    assert p.options(0) == [("discard", "mine"), ("discard", "comet"), ("decline", 0)]
    p.act(0, "discard", "comet")
    assert p.options(0) == [("discard", "mine"), ("discard", "sponsors"), ("decline", 0)]
    assert p.act(0, "decline").asked(0) == "ConstructionPhase"


@shows("mars_university")
@rule("AE-8.33")
@pytest.mark.parametrize("name", ["bribed_committee", "steelworks"])
def test_mars_university_is_silent_without_science(name: str) -> None:
    """Nobody is asked."""
    assert university("trees", name).act(0, "play", name).asked(0) == "ConstructionPhase"


@shows("mars_university")
@rule("AE-Q16")
def test_mars_university_asks_nothing_of_an_empty_hand() -> None:
    """There is nothing to discard."""
    p = university("interns").act(0, "play", "interns")
    assert (p.asked(0), p.in_hand(0)) == ("ConstructionPhase", [])


@shows("viral_enhancers")
@rule("AE-8.32", "AE-8.34")
def test_viral_enhancers_gives_two_plants_for_itself() -> None:
    """Its microbe and its plant tag; it holds nothing itself, so without another card plants are all there is."""
    p = construction(Position(2).hand(0, "viral_enhancers").give(0, mc=8)).act(0, "play", "viral_enhancers")
    assert (p.has(0, "plants"), p.asked(0)) == ((2,), "ConstructionPhase")


@shows("viral_enhancers")
@rule("AE-8.32", "AE-14.6")
def test_viral_enhancers_puts_a_cube_on_another_card_instead() -> None:
    """For each of its own two tags the player chooses anew: here a microbe on Tardigrades, then a plant."""
    p = construction(Position(2).in_play(0, "tardigrades").hand(0, "viral_enhancers").give(0, mc=8))
    p.act(0, "play", "viral_enhancers").act(0, "way", 1)
    assert (p.on_card(0, "tardigrades"), p.options(0)) == (1, [("way", 0), ("way", 1)])
    p.act(0, "way", 0)
    assert (p.on_card(0, "tardigrades"), p.has(0, "plants"), p.asked(0)) == (1, (1,), "ConstructionPhase")


@shows("viral_enhancers")
@rule("AE-14.6")
def test_viral_enhancers_asks_which_animal_or_microbe_card_gets_the_cube() -> None:
    """Science lies on Physics Complex, so it is not offered."""
    p = Position(2).in_play(0, "viral_enhancers", "tardigrades", "birds", "physics_complex").hand(0, "farmers_market")
    construction(p.give(0, mc=12)).act(0, "play", "farmers_market").act(0, "way", 1)
    assert sorted(map(str, p.things(0, "put"))) == ["birds", "tardigrades"]
    assert p.reason(0, "put", "physics_complex") == "cannot-hold"
    assert p.act(0, "put", "birds").on_card(0, "birds") == 1


@shows("viral_enhancers")
@rule("AE-8.32")
def test_viral_enhancers_may_feed_the_card_just_played() -> None:
    """Tardigrades is in play when its own tag is counted."""
    p = construction(Position(2).in_play(0, "viral_enhancers").hand(0, "tardigrades").give(0, mc=6))
    assert p.act(0, "play", "tardigrades").act(0, "way", 1).on_card(0, "tardigrades") == 1


@shows("viral_enhancers")
@rule("AE-8.33", "AE-14.6")
@pytest.mark.parametrize(("name", "plants"), [("conserved_biome", 2), ("farmers_market", 1), ("physics_complex", 0)])
def test_viral_enhancers_reacts_to_living_tags_only(name: str, plants: int) -> None:
    """Without a host the plants come unasked; a science card is no host and triggers nothing."""
    p = construction(Position(2).in_play(0, "viral_enhancers", *SCIENCE).hand(0, name).give(0, mc=30))
    p.act(0, "play", name)
    assert (p.has(0, "plants"), p.asked(0)) == ((plants,), "ConstructionPhase")
