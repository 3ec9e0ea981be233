"""What Kosmonauts says besides what the core makes it say: cards, the box, the score, and questions that are rare."""

from __future__ import annotations

from ecliptic.core.words import Phrase, kebab
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.telling.phrases import prompt_args
from tests.games.kosmonauts.position import Position
from tests.texts.produced import SOURCE, Produced
from tests.texts.produced_boxes import add_board, add_problems, add_scores, add_sheet

FOLDER = SOURCE / "games" / "kosmonauts"
FILES = [FOLDER / "box" / "contents.py", FOLDER / "box" / "validate.py"]
RARE = ("EvacuateNow", "FallOnBody", "SwapFuel")


def add_kosmonauts(found: Produced) -> None:
    """All of it."""
    rules = KOSMONAUTS.rules("classic", 2, KOSMONAUTS.brief)
    for _, name, text in KOSMONAUTS.cards(rules):
        found.add_phrase(name)
        found.add_phrase(text)
    for kind, _, _ in KOSMONAUTS.provenance(rules):
        found.add(f"kosmonauts-kind-{kind}")
    add_problems(found, FILES)
    add_scores(found, KOSMONAUTS, rules)
    add_board(found, KOSMONAUTS, FOLDER / "telling" / "terminal.py")
    add_sheet(found, KOSMONAUTS, FOLDER / "telling")
    for phrase in rare_prompts_in_space():
        found.add_phrase(phrase)


def rare_prompts_in_space() -> list[Phrase]:
    """Questions that random games hardly ever come to."""
    position = Position(3).event("gravity_well")
    return [
        Phrase(f"kosmonauts-ask-{kebab(question)}", prompt_args(question, 0, position.view(0), position.s.board))
        for question in RARE
    ]
