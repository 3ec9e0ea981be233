"""Which message ids the code can produce, and which arguments it always gives them: found in the code, not listed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any

from ecliptic.core.agenda import Choice
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.words import COMMON_REASONS, Phrase, kebab
from ecliptic.texts.say import AND, COMMA, LITERAL
from tests.texts import playing

SOURCE = Path(str(files("ecliptic")))
CORE_ID = re.compile(r"(setup|record|undo|cli|table|people|serve|notice|admin)(-[a-z]+)+")
MANY = 64  # things of a kind


class Produced(dict[str, set[str]]):
    """Message ids; each with the arguments that every place in the code gives."""

    def add(self, message: str, args: Iterable[str] = ()) -> None:
        """Somewhere this id is produced with these arguments."""
        self[message] = self[message] & set(args) if message in self else set(args)

    def add_phrase(self, phrase: Phrase) -> None:
        """This phrase, and those inside it."""
        if phrase.id != LITERAL:
            self.add(phrase.id, phrase.args)
        for argument in phrase.args.values():
            for inner in argument if isinstance(argument, list) else [argument]:
                if isinstance(inner, Phrase):
                    self.add_phrase(inner)


# The core.


def of_the_core() -> Produced:
    """What no game is needed for."""
    found = Produced()
    for reason in COMMON_REASONS.values():
        found.add(f"core-why-{reason}", ["thing"])
    found.add("language-name")
    for joint in (COMMA, AND):
        found.add(joint, ["first", "next"])
    for path in SOURCE.rglob("*.py"):
        add_literals(found, ast.parse(path.read_text(encoding="utf-8")))
    return found


def add_literals(found: Produced, tree: ast.Module) -> None:
    """Problems that are raised, what the command line says, and ids that are mentioned otherwise."""
    direct = [
        (message, keywords(call))
        for callee in ("Problem", "say", "refuse")
        for call, message in calls(tree, callee)
        if CORE_ID.fullmatch(message)
    ]
    for message, args in direct:
        found.add(message, args)
    for call, message in calls(tree, "Phrase"):
        if message.startswith("core-"):  # what every game can say
            found.add(message, dict_keys(call.args[1]) if call.args[1:] else [])
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and CORE_ID.fullmatch(str(node.value)) and node.value not in dict(direct):
            found.add(str(node.value))


def calls(tree: ast.AST, callee: str) -> Iterator[tuple[ast.Call, str]]:
    """Calls of a function whose name ends like this, with a text as first argument."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith(callee):
            match node.args:
                case [ast.Constant(value=str(message)), *_]:
                    yield node, message


def keywords(call: ast.Call) -> list[str]:
    """The named arguments of a call."""
    return [keyword.arg for keyword in call.keywords if keyword.arg]


# A game.


def add_game(found: Produced, game: Game) -> None:
    """What follows from what a game declares, and what it was heard to say."""
    found.add(f"{game.id}-title")
    for info in game.editions:
        found.add(f"{game.id}-edition-{info.id}")
        found.add(f"{game.id}-edition-{info.id}-about")
    add_switches(found, game)
    add_crumbs(found, game)
    add_answers(found, game)
    add_events(found, game)
    add_things(found, game)
    for phrase in playing.phrases(game):
        found.add_phrase(phrase)
    add_unheard(found, {f"{game.id}-why-{reason.message}" for reason in game.reasons.values()})
    add_unheard(found, {f"{game.id}-ask-{kebab(question)}" for question in questions(game)})


def add_switches(found: Produced, game: Game) -> None:
    """Each house rule has a name, a help and words for its values."""
    for switch in game.switches:
        name = f"{game.id}-switch-{kebab(switch.name)}"
        found.add(name)
        found.add(f"{name}.help")
        for value in switch.values:
            found.add(f"{name}-{value}")


def questions(game: Game) -> list[str]:
    """The names of all questions."""
    return [name for name, step in game.steps.items() if isinstance(step, Choice)]


def add_crumbs(found: Produced, game: Game) -> None:
    """Each question in a word or two: it may follow another."""
    for question in questions(game):
        found.add_phrase(game.crumb(question))


def add_answers(found: Produced, game: Game) -> None:
    """What can be done."""
    for verb in game.verbs:
        found.add(f"{game.id}-do-{kebab(verb.name)}", ["thing"] if verb.kind else [])


def add_events(found: Produced, game: Game) -> None:
    """Lines of the log; a kind with a secret part has a second one, without it."""
    for kind in game.event_kinds.values():
        name = f"{game.id}-event-{kebab(kind.name)}"
        found.add(name, [part.name for part in kind.parts])
        if any(part.secret for part in kind.parts):
            found.add(f"{name}-hidden", [part.name for part in kind.parts if not part.secret])


def add_unheard(found: Produced, names: set[str]) -> None:
    """Refusals and questions that are rare: they are given what all others of their sort have in common."""
    common = set.intersection(*(args for name, args in found.items() if name in names))
    for name in names - found.keys():
        found.add(name, common)


def add_things(found: Produced, game: Game) -> None:
    """What things are called, of every kind that verbs and events speak of, in every edition."""
    kinds = {verb.kind for verb in game.verbs} | {p.kind for kind in game.event_kinds.values() for p in kind.parts}
    for rules in playing.all_rules(game):
        for kind in kinds - {"", "number"}:
            for phrase in things(game, kind, rules):
                found.add_phrase(phrase)


def things(game: Game, kind: str, rules: Rules) -> Iterator[Phrase]:
    """The things of a kind, as long as there are more, and one that does not exist."""
    for value in count():
        try:
            yield game.phrase(kind, value, rules)
        except IndexError:
            return
        if value == MANY:
            return


def dict_keys(node: Any) -> list[str]:
    """The keys of a dictionary that is written out."""
    assert isinstance(node, ast.Dict), ast.dump(node)
    return [str(key.value) for key in node.keys if isinstance(key, ast.Constant)]
