"""What a decision is about: every question of every game says it, in things that exist, and gives nothing away."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest

from ecliptic.core.about import Row
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import About, Decision
from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES, Texts
from tests.games.sheets import ENGLISH, every_edition, passing

SOURCE = Path(str(files("ecliptic")))
ALL = [
    pytest.param(game, rules, id=f"{game.id} {rules.edition} {rules.seats}")
    for game in GAMES
    for rules in every_edition(game)
]
Rows = Mapping[str, Row[Any, Any]]


def rows_of(game: Game) -> Rows:
    """The table in which a game says what its questions are about."""
    return cast("Rows", importlib.import_module(f"ecliptic.games.{game.id}.telling.about").ABOUT)


def questions(game: Game) -> set[str]:
    """The names of all questions of a game."""
    return {name for name, step in game.steps.items() if step.as_question() is not None}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_says_what_it_is_about(game: Game) -> None:
    """One that speaks for itself has a row without anything: none is forgotten, and none has gone."""
    assert {*rows_of(game)} == questions(game)
    assert {row.leads for row in rows_of(game).values()} - {""} <= questions(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_has_a_short_name_in_every_language(game: Game) -> None:
    """It may follow another: a word or a few, without a full stop, so that they can be listed."""
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        for question in questions(game):
            crumb = texts.say(game.crumb(question))
            assert 0 < len(crumb) <= 30 and crumb[-1] not in ".:" and "," not in crumb, (language, question)


def met(game: Game, rules: Rules) -> Iterator[tuple[Decision, View, About]]:
    """The decisions of a random game, with what they are about."""
    for state, settled in passing(game, rules, seed=11, every=3):
        for decision in game.decisions(state):
            view = game.view(state, settled, decision.seat)
            yield decision, view, game.about(decision, view)


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_during_a_whole_game_it_is_about_things_that_exist(game: Game, rules: Rules) -> None:
    """Each has a name, the step is one of so many, and what follows are questions that can be asked."""
    said = 0
    for decision, view, about in met(game, rules):
        assert about.step == about.steps == 0 or (1 <= about.step <= about.steps and about.steps > 1), decision
        assert {*about.follows} <= questions(game)
        for thing in (about.subject, about.source):
            if thing is not None:
                words = game.phrase(*thing, view.rules, view)
                assert "-no-" not in words.id and ENGLISH.say(words)
        said += about != About()
    assert said > 10


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_it_follows_from_what_the_seat_may_know(game: Game, rules: Rules) -> None:
    """In another world that looks the same to the seat, the same question is about the same."""
    compared = 0
    for decision, view, about in met(game, rules):
        world = game.imagine(view, 1 + compared)
        asked = game.decision(world, decision.seat)
        assert asked is not None
        assert game.about(asked, game.view(world, view.rules, decision.seat)) == about
        compared += 1
        if compared == 40:
            break
    assert compared == 40


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(SOURCE.rglob("*.py")) if "games" not in path.relative_to(SOURCE).parts],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_nobody_above_the_games_knows_a_step_by_name(path: Path) -> None:
    """The terminal, the server and the bots ask the game what a question is about."""
    steps = {name for game in GAMES for name in game.steps}
    told = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    assert not steps & told
