"""Every question and every line of the log can be looked up: each names a rule that holds in the edition played."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import Choice
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.words import Decision, Event
from ecliptic.games import GAMES
from ecliptic.rulebook import find, rules
from tests.core.toy import CLAIMS

PLAYED = [
    pytest.param(game, game.rules(info.id, info.seats_max), id=f"{game.id} {info.id}")
    for game in GAMES
    for info in game.editions
]
ALL = [pytest.param(game, id=game.id) for game in GAMES]


def questions(game: Game) -> list[str]:
    """The names of all that the game asks."""
    return [name for name, step in game.steps.items() if isinstance(step, Choice)]


def events(game: Game) -> list[str]:
    """The names of all that it tells."""
    return [kind.name for kind in game.event_kinds.values()]


def cited(game: Game, played: Rules) -> dict[str, str]:
    """Every question and event with its rule."""
    asked = {name: game.question_rule(Decision(0, name, ()), played) for name in questions(game)}
    return asked | {f"{name} (event)": game.event_rule(Event(name, {}), played) for name in events(game)}


def mark(game: Game, edition: str) -> str:
    """What the rulebook calls this edition."""
    return next(info.mark for info in game.editions if info.id == edition)


def wrong(game: Game, edition: str, rule_id: str) -> str:
    """What is wrong with citing this rule in this edition; nothing if it is right."""
    rule = find(rule_id)
    if rule is None or rule not in rules(game.id):
        return "no such rule of this game"
    if rule.kind not in ("rule", "ruling"):
        return "an example explains nothing"
    return "" if not rule.editions or mark(game, edition) in rule.editions else "it is for other editions"


@pytest.mark.parametrize(("game", "played"), PLAYED)
def test_every_question_and_event_names_a_rule_of_its_edition(game: Game, played: Rules) -> None:
    """The rule exists, and holds where it is cited."""
    found = cited(game, played)
    assert len(found) == len(questions(game)) + len(events(game)) > 0
    assert {name: f"{rule}: {why}" for name, rule in found.items() if (why := wrong(game, played.edition, rule))} == {}


@pytest.mark.parametrize("game", ALL)
def test_nothing_is_cited_for_what_the_game_does_not_have(game: Game) -> None:
    """No question, event or edition that was renamed leaves its old line behind, and no edition repeats the rest."""
    editions = {info.id for info in game.editions}
    for lines, names in ((game.rule_of_question, questions(game)), (game.rule_of_event, events(game))):
        for key, rule in lines.items():
            edition, _, name = key.rpartition(":")
            assert name in names, key
            assert edition in editions | {""}, key
            assert not edition or lines[name] != rule, key


def test_every_mark_in_a_rulebook_is_that_of_an_edition() -> None:
    """Or nobody could say where the rule holds."""
    for game in GAMES:
        marks = [info.mark for info in game.editions if info.mark]
        used = {letter for rule in rules(game.id) for letter in rule.editions}
        assert sorted(marks) == sorted(used)


def test_an_edition_may_have_a_rule_of_its_own() -> None:
    """The line with the edition in front goes first, and only there."""
    lines = {"LayNumber": "CL-1", "second:LayNumber": "CL-2"}
    game = type("Lined", (type(CLAIMS),), {"rule_of_question": lines, "rule_of_event": lines})()
    first = game.rules("first", 2)
    second = Rules(first.game, "second", 2, first.switches, {})
    asked, told = Decision(0, "LayNumber", ()), Event("LayNumber", {})
    assert [game.question_rule(asked, each) for each in (first, second)] == ["CL-1", "CL-2"]
    assert [game.event_rule(told, each) for each in (first, second)] == ["CL-1", "CL-2"]


def test_a_game_without_a_rulebook_names_no_rule() -> None:
    """It can be played all the same."""
    played = CLAIMS.rules("first", 2)
    assert CLAIMS.question_rule(Decision(0, "LayNumber", ()), played) == ""
