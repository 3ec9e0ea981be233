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

# Ordinary words that any program is full of; to say where would list half of its modules.
EVERYWHERE: Final = {
    "number": "a kind that the core knows: it is said as it is",
    "row": "of a table",
    "item": "of a list",
    "place": "where something stands",
    "point": "of a score; an entry point",
}
# What is a noun of a game and yet has a place above: it is the core's own, or means something else, in these modules.
SHARED: Final = {
    "card": (
        "any game may have cards: Telling.cards",
        (
            "cli.app cli.commands cli.games cli.report core.boxes core.game core.plain core.state "
            "core.telling games.guard testing.golden testing.showing"
        ),
    ),
    "card played": (
        "which cards came into play: Game.cards_played",
        "cli.app cli.report core.game games.guard",
    ),
    "space": (
        "between words",
        "rulebook.parse",
    ),
    "colour": (
        "whose a thing is: Telling.colour_style",
        (
            "api.drawing api.table arena.match arena.picture cli.hint cli.report cli.sim core.final core.game "
            "core.plain_drawing core.plain_sheet core.sheet core.telling games.results "
            "server.account.statistics server.http.api server.live.words server.wire "
            "testing.conformance testing.showing"
        ),
    ),
    "tie break": (
        "what decides between equals: Game.tie_breaks",
        "core.final core.game games.guard testing.showing",
    ),
    "level": (
        "of a bot, of a log",
        (
            "arena.workers bench.databases bots bots.advice bots.levels bots.registry core.boxed core.game "
            "rulebook.parse server.agents.bot_pool server.base.logs server.hub.metrics server.hub.views "
            "server.live.requests server.store.ledger server.table.deeds.gathering server.table.opponents "
            "server.wire tuning.selfplay"
        ),
    ),
    "set up": (
        "what a program does before it starts",
        "api.playing cli.serve server.base.logs",
    ),
    "phase": (
        "of a table: gathering, playing, over",
        (
            "bench.ours cli.admin cli.admin_report server.account.deletion server.account.export "
            "server.account.statistics server.account.tables server.admin.commands server.admin.prune "
            "server.admin.queries server.archive.records server.archive.replay server.http.api "
            "server.http.rematch_api server.http.review_api server.hub.hub server.hub.views "
            "server.store.ledger server.store.migrations.versions.0001_the_first_tables server.store.notices "
            "server.store.schema server.store.store server.table.deeds.absence server.table.deeds.agreeing "
            "server.table.deeds.gathering server.table.room server.table.seats server.table.snapshots "
            "server.wire"
        ),
    ),
    "body": (
        "of a request, of a function",
        (
            "bench.socketio bench.theirs rulebook.citations rulebook.parse server.base.limits server.http.app "
            "server.http.openapi server.http.records_api server.notify.webhooks"
        ),
    ),
    "parameter": (
        "of a function",
        (
            "core.boxes server.http.api server.http.openapi server.http.preferences_api "
            "server.http.replay_api server.http.review_api server.http.rules_api server.http.texts_api "
            "server.store.ledger server.store.store"
        ),
    ),
    "good": (
        "a tone of a cell",
        "bots.registry core.plain_drawing core.sheet",
    ),
    "way": (
        "in which something is done",
        "arena.odds bench.load server.agents.tasks server.notify.delivery server.notify.notifications",
    ),
    "resource": (
        "importlib.resources, Fluent's resources",
        "arena.workers bench.machine texts.bundles",
    ),
    "token": (
        "a secret, as in a session",
        (
            "bench.databases bench.ours server.account.export server.admin.prune server.archive.continuing "
            "server.archive.imports server.base.config server.http.access_log server.http.api "
            "server.http.auth server.http.health server.http.openapi server.http.preferences_api "
            "server.http.rematch_api server.hub.bus server.notify.mail_texts server.notify.settings "
            "server.store.migrations.versions.0001_the_first_tables server.store.people "
            "server.store.preferences server.store.schema server.store.sessions"
        ),
    ),
    "rating": (
        "of a bot in the arena",
        "arena.picture arena.ratings arena.standings cli.arena cli.arena_report",
    ),
    "layout": (
        "of a figure, in Matplotlib",
        "arena.picture",
    ),
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


NOUNS: Final = {words_of(name) for game in GAMES for name in declared(game)} - {(name,) for name in EVERYWHERE}


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


def test_whatever_is_everywhere_is_a_noun_of_a_game() -> None:
    """An exception that nobody needs any more is taken away."""
    every = {" ".join(words_of(name)) for game in GAMES for name in declared(game)}
    assert set(EVERYWHERE) | set(SHARED) <= every
    assert not set(EVERYWHERE) & set(SHARED)


def allowed(name: str) -> set[str]:
    """The nouns that this module may say, in another meaning."""
    return {noun for noun, (_, where) in SHARED.items() if name.removeprefix("ecliptic.") in where.split()}


def is_above(path: Path) -> bool:
    """It is no game, and not the list of them."""
    name = name_of(path)
    return not is_in(name, *(f"ecliptic.games.{game.id}" for game in GAMES)) and name not in NAMING


@pytest.mark.parametrize("path", [path for path in MODULES if is_above(path)], ids=name_of)
def test_no_module_above_the_games_names_what_is_in_them(path: Path) -> None:
    """Docstrings and comments may, for an example. What a module may say in another meaning, it does say."""
    here = allowed(name_of(path))
    said = [(line, noun) for line, text in spoken(path) for noun in nouns_in(text)]
    assert {f"{path.relative_to(SOURCE)}:{line}: {noun}" for line, noun in said if noun not in here} == set()
    assert here <= {noun for _, noun in said}


def test_an_exception_is_for_a_module_that_is_there() -> None:
    """One that was renamed has none."""
    known = {name_of(path).removeprefix("ecliptic.") for path in MODULES if is_above(path)}
    assert {name for _, where in SHARED.values() for name in where.split()} - known == set()
    assert "token" not in allowed("ecliptic.core.telling")
