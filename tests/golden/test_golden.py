"""Golden games, card pages and tree counts: `make golden` writes them anew, and the diff is to be read and approved."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from ecliptic.core.setup import Setup
from ecliptic.games import game as find
from ecliptic.testing.golden import card_page, transcript, tree_count
from ecliptic.texts import texts

HERE = Path(__file__).parent
WRITE = os.environ.get("ECLIPTIC_GOLDEN") == "write"
GAMES = [
    ("redplanet", "2005", 3),
    ("redplanet", "2005", 5),
    ("redplanet", "2015", 2),
    ("redplanet", "2015", 4),
    ("redplanet", "2025", 2),
    ("redplanet", "2025", 6),
    ("kosmonauts", "classic", 2),
    ("kosmonauts", "classic", 4),
    ("ares", "versus", 2),
    ("ares", "versus", 4),
    ("ares", "coop", 2),
    ("ares", "solo", 1),
]
EDITIONS = [
    ("redplanet", "2005"),
    ("redplanet", "2015"),
    ("redplanet", "2025"),
    ("kosmonauts", "classic"),
    ("ares", "versus"),
]


def compare(name: str, text: str) -> None:
    """The page is as it was, or is written anew."""
    page = HERE / name
    if WRITE:
        page.write_text(text, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("name", "edition", "seats"), GAMES)
def test_a_whole_game_reads_as_it_did(name: str, edition: str, seats: int) -> None:
    """Every move and every event of a seeded game is pinned."""
    game = find(name)
    text = transcript(game, game.rules(edition, seats, game.brief), seats * 7, texts("en").say)
    compare(f"{name}-{edition}-{seats}.txt", text)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_the_cards_read_as_they_did(name: str, edition: str) -> None:
    """Names and texts of all cards are pinned, for proof-reading against the box."""
    game = find(name)
    compare(f"{name}-cards-{edition}.txt", card_page(game, game.rules(edition, 3), texts("en").say))


def test_the_tree_of_decisions_has_the_size_it_had() -> None:
    """From fixed positions, the number of ways that the next decisions can go is pinned."""
    counts: dict[str, list[int]] = {}
    for name, edition, seats in GAMES:
        game = find(name)
        state = game.new(Setup(game.rules(edition, seats, game.brief), 11))
        chooser = random.Random(11)
        rows = []
        while not state.over:
            if state.moves % 17 == 0:
                rows.append(tree_count(state, 3))
            state.act(state.asked, chooser.choice(list(state.legal)))
        counts[f"{name} {edition} {seats}"] = rows
    compare("tree-counts.json", json.dumps(counts, indent=1) + "\n")
