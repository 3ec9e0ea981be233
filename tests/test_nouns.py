"""No module above `games/` knows a noun of a game, neither as a name nor in a text.

The nouns are read from what the games declare: their ids and house rules, the kinds of things that verbs and events
speak of, the sources of points, and whatever has a name of several words (`destination_token`, `PhaseRevealed`).
A verb, a field or a part of one word (`draw`, `kept`, `first`) is ordinary English, and says nothing about who uses it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ecliptic.core.game import Game
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Setup
from ecliptic.games import GAMES
from tests.test_layers import MODULES, SOURCE, is_in, name_of, tree_of

IDS: Final = {game.id for game in GAMES}
Noun = tuple[str, ...]  # its words, in lower case and without a plural

# What is a noun of a game and yet has a place above: it is the core's own, or it means something else there.
SHARED: Final = {
    "card": "any game may have cards: Telling.cards",
    "card played": "which cards came into play: Game.cards_played",
    "space": "between words",
    "colour": "whose a thing is: Telling.colour_style",
    "number": "a kind that the core knows: it is said as it is",
    "tie break": "what decides between equals: Game.tie_breaks",
    "level": "of a bot, of a log",
    "set up": "what a program does before it starts",
    "phase": "of a table: gathering, playing, over",
    "place": "where something stands",
    "row": "of a table",
    "body": "of a request, of a function",
    "item": "of a list",
    "point": "of a score; an entry point",
    "parameter": "of a function",
    "good": "a tone of a cell",
    "way": "in which something is done",
    "resource": "importlib.resources, Fluent's resources",
    "token": "a secret, as in a session",
    "rating": "of a bot in the arena",
    "layout": "of a figure, in Matplotlib",
}
# The list of games names them, and nothing else does.
NAMING: Final = {"ecliptic.games.registry"}


def words_of(name: str) -> Noun:
    """CamelCase, snake_case and kebab-case as words, in the singular."""
    split = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return tuple(_singular(word) for word in re.findall(r"[a-z0-9]+", split.lower()))


def _singular(word: str) -> str:
    return word[:-1] if word not in IDS and len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def declared(game: Game) -> Iterator[str]:
    """The nouns that a game declares, each as it writes it."""
    yield game.id
    yield from (verb.kind for verb in game.verbs if verb.kind)
    yield from (part.kind for kind in game.event_kinds.values() for part in kind.parts)
    yield from (switch.name for switch in game.switches)
    names = [*game.steps, *game.fields, *(kind.name for kind in game.event_kinds.values())]
    names += [reason.message for reason in game.reasons.values()]
    names += [field for fields in game.parts.values() for field in fields]
    yield from (name for name in names if len(words_of(name)) > 1)
    yield from sources(game)


def sources(game: Game) -> Iterator[str]:
    """Where points come from, in a random game of each edition."""
    for info in game.editions:
        state = game.new(Setup(game.rules(info.id, info.seats_min, game.brief), 1))
        play_out(state, 1, 100_000)
        yield from (row["source"] for row in game.scores(state))


NOUNS: Final = {words_of(name) for game in GAMES for name in declared(game)} - {tuple(name.split()) for name in SHARED}


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """Every name and every text of a module but its docstrings, with its line."""
    tree = tree_of(path)
    documentation = {id(node) for node in docstrings(tree)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        for field in ("id", "arg", "attr", "name"):
            if isinstance(found := getattr(node, field, None), str):
                yield line, found
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield line, node.value


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """An example needs a game to speak of."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            yield body[0].value


def nouns_in(text: str) -> set[str]:
    """The nouns of games in a name or a text."""
    words = words_of(text)
    spans = {
        words[first:last] for first in range(len(words)) for last in range(first + 1, min(len(words), first + 5) + 1)
    }
    return {" ".join(noun) for noun in spans & NOUNS}


def test_the_nouns_of_the_games_are_known() -> None:
    """Or the test below shows nothing."""
    known = {" ".join(noun) for noun in NOUNS}
    assert {"redplanet", "ares", "kosmonauts", "region", "mission", "discovery", "ship launched", "forest"} <= known
    assert nouns_in("takes the regions") == {"region"}
    assert (
        nouns_in("SHIP_LAUNCHED")
        == nouns_in("redplanet-event-ship-launched") - {"redplanet"}
        == {"ship launched", "ship"}
    )


def test_whatever_is_shared_is_a_noun_of_a_game() -> None:
    """An exception that nobody needs any more is taken away."""
    every = {" ".join(words_of(name)) for game in GAMES for name in declared(game)}
    assert {name for name in SHARED if name not in every} == set()


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_module_above_the_games_names_what_is_in_them(path: Path) -> None:
    """Docstrings and comments may, for an example."""
    name = name_of(path)
    if is_in(name, *(f"ecliptic.games.{game.id}" for game in GAMES)) or name in NAMING:
        return
    found = {f"{path.relative_to(SOURCE)}:{line}: {noun}" for line, text in spoken(path) for noun in nouns_in(text)}
    assert found == set()
