"""What Mission: Red Planet says besides what the core makes it say: cards, the box, the score."""

from __future__ import annotations

import ast
import re
from typing import get_args

from ecliptic.core.boxes import COMPLAINTS, Provenance
from ecliptic.core.setup import Setup
from ecliptic.core.words import Phrase, kebab
from ecliptic.games.redplanet.box import EDITIONS, load_box, provenance
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.games.redplanet.phrases import card_text, prompt_args, role_text
from ecliptic.games.redplanet.tables import events
from ecliptic.games.redplanet.validate import ACTIONS, DISCOVERIES, MISSIONS
from tests.games.redplanet.position import Position
from tests.texts.produced import SOURCE, Produced, calls, dict_keys, keywords

RARE = ("LookAtDiscovery", "SwapTokens", "SwapWith", "RescueAt", "RescueMore", "LaunchOwnShip", "ChooseAnother")
BOARD = SOURCE / "games" / "redplanet" / "board.py"
FILES = [SOURCE / name for name in ("core/boxes.py", "games/redplanet/box.py", "games/redplanet/validate.py")]


def add_red_planet(found: Produced) -> None:
    """All of it."""
    add_cards(found)
    add_box(found)
    add_problems(found)
    add_scores(found)
    add_board(found)
    add_rare_refusals(found)
    for phrase in rare_prompts():
        found.add_phrase(phrase)


def add_cards(found: Produced) -> None:
    """Texts of the cards and characters we ship, and of cards that an owner may add with another effect."""
    for edition in EDITIONS:
        box = load_box(edition)
        for card in range(len(events(box))):
            found.add_phrase(card_text(card, box))
        for role in range(len(ROLE_NAMES)):
            found.add_phrase(role_text(role, box))
    for kind, effects in (("mission", MISSIONS), ("discovery", DISCOVERIES), ("action", ACTIONS)):
        known = [args for name, args in found.items() if name.startswith(f"redplanet-{kind}-")]
        for effect in effects:
            found.add(f"redplanet-{kind}-{kebab(effect)}", set.intersection(*known))


def add_box(found: Produced) -> None:
    """How well things are known."""
    for word in get_args(Provenance):
        found.add(f"provenance-{word}")
        found.add(f"provenance-{word}.help")
    for edition in EDITIONS:
        for kind, _, _ in provenance(load_box(edition)):
            found.add(f"redplanet-kind-{kind}")


def add_problems(found: Produced) -> None:
    """What can be wrong with a box; every one says where."""
    for pattern, problem in COMPLAINTS:
        found.add(problem, {"where", *re.compile(pattern).groupindex})
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call, problem in calls(tree, "check_count"):
            found.add(problem, {"where", "count", "needed", *keywords(call)})
        for call, problem in calls(tree, "BoxError"):
            found.add(problem, {"where", *dict_keys(call.args[2])})
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                add_named_problems(found, function)


def add_named_problems(found: Produced, function: ast.FunctionDef) -> None:
    """A function that first names the problem, then raises it."""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id="BoxError"), args=[ast.Name(), _, ast.Dict() as details]):
                for constant in ast.walk(function):
                    if isinstance(constant, ast.Constant) and str(constant.value).startswith("box-"):
                        found.add(str(constant.value), {"where", *dict_keys(details)})


def add_scores(found: Produced) -> None:
    """Where the points of finished games came from."""
    for seed in range(20):
        setup = Setup(REDPLANET.rules("2015", 3), seed)
        state = REDPLANET.new(setup)
        while not state.over:
            decision = next(decision for decision in REDPLANET.decisions(state) if not decision.optional)
            REDPLANET.apply(state, decision.seat, decision.actions[(seed + state.moves) % len(decision.actions)])
        for row in REDPLANET.scores(state):
            found.add(f"redplanet-source-{row['source']}")


def add_board(found: Produced) -> None:
    """Short words for the board in a terminal."""
    for node in ast.walk(ast.parse(BOARD.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="tell"), args=[ast.Constant(value=str(word))]):
                found.add(f"redplanet-board-{word}", keywords(node))


def rare_prompts() -> list[Phrase]:
    """Questions that random games hardly ever come to: the swap of 2005, action cards, a rim that is full."""
    position = Position("2005", 3).ships("hellas:4", "ausonia:3")
    return [
        Phrase(f"redplanet-ask-{kebab(question)}", prompt_args(question, number, position.view(0), position.box))
        for question in RARE
        for number in (1, 2)
    ]


def add_rare_refusals(found: Produced) -> None:
    """A reserve that is too small: with one the question is not even asked, so it shrinks afterwards."""
    position = Position("2015", 3).ships("hellas:4", "ausonia:3").choose("travel_agent", "pilot", "pilot")
    refusal = position.reserve("red", 1).why_not(0, "place", 0)
    assert refusal is not None and refusal.reason == "too-few-in-reserve"
    found.add_phrase(REDPLANET.refused(refusal, ("place", 0), position.rules))
