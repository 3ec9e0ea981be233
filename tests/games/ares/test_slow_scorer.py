"""A second scorer, plain and slow, written from the rules alone; it must agree with the engine on finished games.

It works on what everybody sees when a game is over and on the card files, all as plain data. Chapter 15 of the rules
and the text of the fourteen cards whose value varies are all it knows.
"""

from __future__ import annotations

import functools
import random
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from ecliptic.core.words import Event
from ecliptic.games.ares.game import ARES
from tests.games.ares.position import Position, random_game

Data = dict[str, Any]
# The fourteen cards whose value varies: how many of what are a point.
ON_THE_CARD = {
    "birds": 1,
    "fish": 1,
    "livestock": 1,
    "ecological_zone": 2,
    "herbivores": 2,
    "small_animals": 2,
    "physics_complex": 2,
    "tardigrades": 3,
}
BY_TAG = {"io_mining_industries": ("jupiter", 1), "water_import_from_europa": ("jupiter", 1)}
BY_TAG |= {"immigration_shuttles": ("earth", 2)}
BY_FOREST = {"conserved_biome": 2}
BY_PROJECT = {"interplanetary_relations": 4}
BY_BLUE = {"think_tank": 3}
VARIABLE = {*ON_THE_CARD, *BY_TAG, *BY_FOREST, *BY_PROJECT, *BY_BLUE}


# The scorer.


@functools.cache
def card_files() -> dict[int, Data]:
    """Every card as plain data, by its number counted from 0, with its file as its colour."""
    found: dict[int, Data] = {}
    for colour in ("green", "blue", "red", "corporations"):
        text = (files("ecliptic.games.ares.box") / "cards" / f"{colour}.toml").read_text(encoding="utf-8")
        found |= {row["number"] - 1: {**row, "colour": colour} for row in tomllib.loads(text)["cards"]}
    return found


def value(number: int, seen: Data, cards: dict[int, Data], switches: Data) -> int:
    """What one played project is worth: AE-15.8, AE-15.9."""
    name = cards[number]["id"]
    if name in ON_THE_CARD:
        return int(seen["cubes"][number]) // ON_THE_CARD[name]
    if name in BY_TAG:
        tag, each = BY_TAG[name]
        return tags(tag, seen, cards, switches) // each
    if name in BY_FOREST:
        return int(seen["forests"]) // BY_FOREST[name]
    if name in BY_PROJECT:
        return len(seen["played"]) // BY_PROJECT[name]
    if name in BY_BLUE:
        return len([each for each in seen["played"] if cards[each]["colour"] == "blue"]) // BY_BLUE[name]
    return int(cards[number].get("points", 0))


def tags(tag: str, seen: Data, cards: dict[int, Data], switches: Data) -> int:
    """All tags in play, or those that the group counts: AE-14.13, AE-Q30, AE-Q31."""
    counted = [each for each in seen["played"] if switches["event_tags_count"] or cards[each]["colour"] != "red"]
    counted += [seen["corporation"]] if switches["corporation_tags_count"] else []
    return sum(cards[each].get("tags", []).count(tag) for each in counted)


def points(seen: Data, cards: dict[int, Data], switches: Data) -> int:
    """TR, forests, played projects: AE-15.5."""
    of_cards = sum(value(number, seen, cards, switches) for number in seen["played"])
    return int(seen["rating"] + seen["forests"] + of_cards)


def winning(scores: list[int], view: Data) -> tuple[list[int], str]:
    """The seats that win, and what decided it: AE-15.11 to AE-15.16."""
    left = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(left) == 1:
        return left, "points"
    wealth = {seat: fortune(view["players"][seat], card_files()) for seat in left}
    richest = [seat for seat in left if wealth[seat] == max(wealth.values())]
    return richest, "wealth" if len(richest) == 1 else "nothing"


def fortune(seen: Data, cards: dict[int, Data]) -> int:
    """Heat, plants and M€, and the hand at 3 M€ a card, at 4 with the composting factory."""
    composts = any(cards[number]["id"] == "composting_factory" for number in seen["played"])
    return int(seen["heat"] + seen["plants"] + seen["mc"] + (4 if composts else 3) * len(seen["hand"]))


# Does the engine agree?


def agreed(p: Position) -> tuple[Counter[str], str]:
    """Hold the engine's scores and winners against ours; points by card, and what decided the game."""
    cards, view = card_files(), msgspec.to_builtins(p.view(None))
    switches = {"event_tags_count": True, "corporation_tags_count": True, **view["rules"]["switches"]}
    scores = [points(seen, cards, switches) for seen in view["players"]]
    assert view["over"] and (view["score"], ARES.totals(p.s)) == (scores, scores)
    assert scored(p.news(None)) == scores
    by = ""
    if view["rules"]["edition"] == "versus":
        winners, by = winning(scores, view)
        assert (view["winners"], ARES.winners(p.s)) == (winners, winners)
    found: Counter[str] = Counter()
    for seen in view["players"]:
        found.update({cards[number]["id"]: value(number, seen, cards, switches) for number in seen["played"]})
    return found, by


def scored(log: list[Event]) -> list[int]:
    """The scores as they were told, from the first seat on."""
    return [event.parts["points"] or 0 for event in log if event.name == "Scored"]


def helped(seats: int, seed: int, **switches: Any) -> Position:
    """Mars is nearly finished, and every player has many cards in play, with cubes on them."""
    rng = random.Random(seed)
    p = Position(seats, seed=seed, **switches).corporation(0, "saturn_systems")
    deck = rng.sample(range(208), 208)
    for seat in range(seats):
        mine = [deck.pop() for _ in range(rng.randint(10, 35))]
        p.in_play(seat, *mine).hand(seat, *[deck.pop() for _ in range(rng.randint(0, 5))])
        p.give(seat, rating=rng.randint(12, 16), forests=rng.randint(0, 9), mc=rng.randint(0, 9))
        for name in set(p.played(seat)) & set(ON_THE_CARD):
            p.cubes(seat, name, rng.randint(0, 9))
    return p.mars(8, 14, 9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_scorers_agree_on_games_that_are_helped_to_finish(seats: int) -> None:
    """Many last rounds: each of the fourteen cards is worth something in some of them."""
    found: Counter[str] = Counter()
    for seed in range(60):
        found.update(agreed(helped(seats, seed).plan(*["action"] * seats).on())[0])
    assert {name for name in VARIABLE if found[name] > 0} == VARIABLE


@pytest.mark.parametrize("switch", ["event_tags_count", "corporation_tags_count"])
def test_both_scorers_agree_where_a_group_counts_tags_otherwise(switch: str) -> None:
    """Without the tags of red cards, or of corporations, and not all scores are as they would be with them."""
    differ = 0
    for seed in range(40):
        p = helped(3, seed, **{switch: False}).plan("action", "action", "action").on()
        agreed(p)
        differ += ARES.totals(p.s) != ARES.totals(helped(3, seed).plan("action", "action", "action").on().s)
    assert differ > 0


def test_both_scorers_agree_on_ties() -> None:
    """Equal boards but for a few M€ and cards: points, wealth and nothing at all decide."""
    decided = set()
    for seed in range(60):
        rng = random.Random(seed)
        p = Position(4, seed=seed).mars(8, 14, 9)
        for seat in range(4):
            p.give(seat, rating=5 + rng.randint(0, 1), mc=rng.randint(0, 4), heat=rng.randint(0, 2))
            p.hand(seat, *range(9 * seat, 9 * seat + rng.randint(0, 2)))
        decided.add(agreed(p.plan(*["action"] * 4).on())[1])
    assert decided == {"points", "wealth", "nothing"}


@pytest.mark.parametrize(("seats", "mode"), [(2, "versus"), (3, "versus"), (4, "versus"), (2, "coop"), (1, "solo")])
def test_both_scorers_agree_on_random_games_from_the_start(seats: int, mode: str) -> None:
    """Whole games, as dealt, in which everybody does anything."""
    for seed in range(12):
        *_, p = random_game(seats, seed, mode)
        agreed(p)
