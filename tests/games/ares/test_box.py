"""The box of Ares Expedition: what our files hold, and an owner's corrections."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ecliptic.core.boxes import BoxError
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import (
    correct,
    load_box,
    parse_corrections,
    provenance,
    read_corrections,
)
from ecliptic.games.ares.box.sentences import Clause
from tests.games.ares.position import Position

EXAMPLE = Path(__file__).parents[3] / "docs" / "my_ares_box.example.toml"


def corrected(text: str) -> str:
    """What is said of this correction."""
    with pytest.raises(BoxError) as caught:
        correct(load_box(), {**parse_corrections(text), "edition": "ares"})
    return str(caught.value)


def test_the_counts_are_those_that_were_counted_elsewhere() -> None:
    """Colours, costs and tags add up to the totals of a list that is not ours."""
    projects = [card for card in load_box().cards if card.colour != "corporation"]
    assert sum(card.cost for card in projects) == 2750
    assert Counter(card.colour for card in projects) == {"green": 106, "blue": 64, "red": 38}
    assert Counter(tag for card in projects for tag in card.tags) == {
        "building": 67,
        "space": 42,
        "event": 38,
        "science": 32,
        "plant": 27,
        "power": 27,
        "earth": 23,
        "microbe": 18,
        "jupiter": 12,
        "animal": 8,
    }
    assert sum(card.points for card in projects if isinstance(card.points, int)) == 77
    assert sum(isinstance(card.points, str) for card in projects) == 14


def test_two_thirds_and_more_are_plain_data() -> None:
    """No card has code of its own: every row is a sentence that the grammar reads."""
    for card in load_box().cards:
        for text in card.instant:
            assert sentences.steps(text, card.id)
        for text in card.effects:
            assert sentences.effect(text, card.id).kind
        for text in card.action:
            assert sentences.way(text, card.id).gains


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("draw 2", (Clause("draw", 2),)),
        ("heat 2 + plants 3", (Clause("gain", 2, "heat"), Clause("gain", 3, "plants"))),
        ("put 2 animal/microbe elsewhere", (Clause("put", 2, names=("animal", "microbe"), where="elsewhere"),)),
        ("plants 1 | draw 1", (Clause("choose", rows=((Clause("gain", 1, "plants"),), (Clause("draw", 1),))),)),
    ],
)
def test_sentences_are_read_word_by_word(text: str, read: tuple[Clause, ...]) -> None:
    """What is read is what was said."""
    assert sentences.steps(text, "") == read


@pytest.mark.parametrize(
    "text", ["", "draw", "draw two", "draw 2 ", "mc -1", "draw 2 +", "plants 1 |", "put 1 fish here", "temperature 1.5"]
)
def test_anything_else_is_no_sentence(text: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(BoxError, match="box-bad-sentence at here"):
        sentences.steps(text, "here")


def test_the_example_of_a_correction_can_be_played() -> None:
    """It changes what a card does, and what is known of it."""
    box = correct(load_box(), read_corrections(EXAMPLE))
    known = {thing: how for _, thing, how in provenance(box)}
    assert known["anti_gravity_technology"] == known["tiles"] == known["temperature"] == "owner"
    assert (known["comet"], known["microprocessors"]) == ("source", "rulebook")
    p = Position(2, corrections=read_corrections(EXAMPLE)).hand(0, "anti_gravity_technology").give(0, mc=18)
    p.in_play(0, "research", "invention_contest", "lightning_harvest", "gene_repair").plan("construction", "research")
    assert p.act(0, "play", "anti_gravity_technology").has(0, "heat", "plants") == (2, 2)


def test_a_corrected_cost_is_paid() -> None:
    """The correction changes one field and leaves the others."""
    p = Position(2, corrections={"edition": "ares", "cards": [{"id": "comet", "cost": 20}]}).hand(0, "comet")
    p.give(0, mc=21).plan("construction", "research").act(0, "play", "comet")
    assert (p.has(0, "mc")[0] - 1 in (0, 1, 2, 4), p.temperature(), p.s.oceans) == (True, -28, 1)
    assert p.tags(0, "space") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("planets = 1", "box-unknown-field at the top: {'field': 'planets'}"),
        ("cards = 3", "box-wrong-type at cards: {'expected': 'array', 'given': 'int'}"),
        ("cards = [{ cost = 3 }]", "box-missing-field at cards[0]: {'field': 'id'}"),
        ("cards = [{ id = 'comett' }]", "box-unknown-card at cards[0].id: {'id': 'comett'}"),
        ("cards = [{ id = 'comet', price = 3 }]", "box-unknown-field at cards[comet]: {'field': 'price'}"),
        ("cards = [{ id = 'comet', cost = -1 }]", "box-too-small at cards[comet].cost: {'least': 0}"),
        ("cards = [{ id = 'comet', cost = 61 }]", "box-too-big at cards[comet].cost: {'most': 60}"),
        ("cards = [{ id = 'comet', tags = ['sea'] }]", "box-unknown-word at cards[comet].tags[0]: {'given': 'sea'}"),
        (
            "cards = [{ id = 'comet', instant = ['flood 1'] }]",
            "box-bad-sentence at cards[comet].instant: {'sentence': 'flood 1'}",
        ),
        ("cards = [{ id = 'comet', tags = ['space'] }]", "box-event-tag at cards[comet].tags: {'colour': 'red'}"),
        (
            "cards = [{ id = 'moss', tags = ['plant', 'plant', 'plant', 'plant'] }]",
            "box-too-many-tags at cards[moss].tags: {'most': 3}",
        ),
        (
            "cards = [{ id = 'comet', steel = 1 }]",
            "box-wrong-colour at cards[comet].steel: {'field': 'steel', 'colour': 'red'}",
        ),
        (
            "cards = [{ id = 'moss', action = ['-> mc 1'] }]",
            "box-wrong-colour at cards[moss].action: {'field': 'action', 'colour': 'green'}",
        ),
        (
            "cards = [{ id = 'fish', action = ['-> put 1 microbe here'] }]",
            "box-cannot-hold at cards[fish]: {'given': 'microbe'}",
        ),
        (
            "cards = [{ id = 'moss', starter = true }]",
            "box-thing-count at cards: {'count': 17, 'needed': 16, 'what': 'starter'}",
        ),
        (
            "cards = [{ id = 'moss', number = 1 }]",
            "box-thing-count at cards: {'count': 219, 'needed': 220, 'what': 'number'}",
        ),
        (
            "cards = [{ id = 'ironworks', action = [] }]",
            "box-thing-count at cards: {'count': 33, 'needed': 34, 'what': 'action'}",
        ),
        ("tiles = [{ mc = 1 }]", "box-thing-count at tiles: {'count': 1, 'needed': 9, 'what': 'tiles'}"),
        ("tiles = [{ heat = 1 }]", "box-unknown-field at tiles[0]: {'field': 'heat'}"),
        ("temperature.red = -40", "box-bad-zones at temperature: {'least': -30, 'most': 8}"),
        ("oxygen.white = 15", "box-bad-zones at oxygen: {'least': 0, 'most': 14}"),
        ("oxygen.grey = 5", "box-unknown-field at oxygen: {'field': 'grey'}"),
    ],
)
def test_what_is_wrong_with_a_correction_is_said(text: str, said: str) -> None:
    """The message, the place and the details."""
    assert corrected(text) == said


def test_a_correction_for_another_game_is_refused() -> None:
    """The file says which box it is about."""
    with pytest.raises(BoxError, match="box-edition-mismatch"):
        correct(load_box(), {"edition": "2015"})
