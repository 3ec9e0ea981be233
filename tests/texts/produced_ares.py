"""What Ares Expedition says besides what the core makes it say: every sentence of a card, the box, score and board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ecliptic.core.words import Phrase, kebab
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import Tile
from ecliptic.games.ares.box.opened import box_of
from ecliptic.games.ares.game import ARES
from ecliptic.games.ares.telling.phrases import prompt_args
from ecliptic.games.ares.telling.text import clause_text, tile_text, way_text
from tests.games.ares.position import Position
from tests.games.ares.scenes import all_scenes
from tests.games.ares.sheets import GAMES, positions, views
from tests.games.sheets import words
from tests.texts.playing import asked
from tests.texts.produced import SOURCE, Produced, questions
from tests.texts.produced_boxes import add_board, add_problems, add_scores

FOLDER = SOURCE / "games" / "ares"
FILES = [FOLDER / "box" / name for name in ("contents.py", "validate.py", "sentences.py")]

# Every turn of phrase that a card, or an owner's correction of one, can use; `STEPS` and the like are the grammar.
STEPS = (
    "mc 1 + heat 1 + plants 1 + rating 1",
    "mc 1 if chosen + heat 1 if chosen + plants 1 if chosen + rating 1 if chosen",
    "plants 4 with 3 plant + rating 1 per jupiter + mc X + plants X + draw X",
    "temperature 1 + oxygen 1 + ocean 1 + forest 1 + draw 1 + discard 1 + keep 1 of 3",
    "may discard for 1, 2 for plant + reveal 3 take science/plant + reveal 1 take not green or mc 1",
    "put 1 animal/microbe/science here + put 1 animal elsewhere + put 1 microbe anywhere",
    "remove 1 microbe here + remove 1 animal anywhere",
    "play 1 more + play green to 9 free + next card 11 less + next card zone 1",
    "plants 1 | heat 1 | mc 1",
)
EFFECTS = (
    "cards cost 1 less",
    "earth cards cost 1 less",
    "cards from 20 cost 4 less",
    "steel worth 1 more",
    "titanium worth 1 more",
    "2 microbe here pay 10",
    "1 plants pay 5",
    "heat pays",
    "standard actions cost 4 less",
    "forests cost 1 plants less",
    "sales bring 1 more",
    "research draws 1 keeps 1 more",
    "research draws 2 keeps 0 more",
    "research draws 0 keeps 1 more",
    "zones shift 1",
    "after first rating: pay 6 for rating 1",
    "when card: mc 1",
    "when card or this: mc 1",
    "when earth/jupiter: mc 1",
    "when earth or this: mc 1",
    "after temperature/oxygen/ocean/forest: mc 1",
    "after steel: mc 1",
    "after action: mc 1",
)
WAYS = (
    "-> mc 1",
    "mc 10 + heat 1 + plants 1 + rating 1 + discard 1 -> mc 1",
    "mc 10 less 2 per steel -> mc 1",
    "mc 10 less 2 per titanium -> mc 1",
    "mc 10 less 1 per power -> mc 1",
    "mc 10 less 5 with 5 blue -> mc 1",
    "plants 4 or 3 if chosen -> mc 1",
    "heat X -> mc X",
    "heat X to 4 -> mc X",
    "discard X -> draw X",
    "discard X to 3 -> draw X",
    "remove 1 animal here -> mc 1",
)
NEEDS = (
    *("temperature purple or higher", "temperature red or lower", "oxygen yellow or higher", "oxygen white or lower"),
    *("oceans 5 or more", "oceans 3 or fewer", "science 5", "rating 7"),
)
SPENDS = ("heat 1", "plants 1", "rating 1")
PRODUCTION = (
    *("mc 1", "heat 1", "plants 1", "cards 1", "mc 1 per earth", "mc 1 per 2 building"),
    *("mc 1 per forest", "mc 1 per 2 forest"),
)
POINTS = (
    *("1 per animal here", "1 per 2 animal here", "1 per jupiter", "1 per 2 earth", "1 per forest", "1 per 2 forest"),
    *("1 per card", "1 per 4 card", "1 per blue card", "1 per 3 blue card"),
)


def spoken() -> list[Phrase]:
    """All of these, as phrases."""
    found = [clause_text(clause) for text in STEPS for clause in sentences.steps(text, "")]
    found += [clause_text(sentences.effect(text, "")) for text in EFFECTS]
    found += [way_text(text) for text in WAYS]
    found += [clause_text(sentences.need(text, "")) for text in NEEDS]
    found += [clause_text(sentences.spending(text, "")) for text in SPENDS]
    found += [clause_text(sentences.production(text, "")) for text in PRODUCTION]
    found += [clause_text(sentences.points(text, "")) for text in (1, *POINTS)]
    return [*found, tile_text(Tile())]


def add_ares(found: Produced) -> None:
    """All of it."""
    rules = ARES.rules("versus", 2)
    for _, name, text in ARES.cards(rules):
        found.add_phrase(name)
        found.add_phrase(text)
    for phrase in spoken():
        found.add_phrase(phrase)
    for kind, _, _ in ARES.provenance(rules):
        found.add(f"ares-kind-{kind}")
    add_problems(found, FILES)
    add_scores(found, ARES, rules)
    add_board(found, ARES, FOLDER / "telling" / "terminal.py")
    for phrase in [*prompts_of_ares(), *sheets_of_ares(), *rare_answers()]:
        found.add_phrase(phrase)


def prompts_of_ares() -> list[Phrase]:
    """Every question, asked of a player who has something to answer it with."""
    position = Position(2).hand(0, "moss").plan("action", "research")
    view, box = position.view(0), box_of(position.rules)
    return [Phrase(f"ares-ask-{kebab(question)}", prompt_args(question, 1, view, box)) for question in questions(ARES)]


def sheets_of_ares() -> Iterator[Phrase]:
    """The board as text, all over random games and in positions that are rare."""
    found = (position for game in range(len(GAMES)) for position in positions(game))
    for position in chain(found, all_scenes()):
        for view in views(position):
            yield from (each for each in words(ARES.sheet(view)) if isinstance(each, Phrase))


def rare_answers() -> Iterator[Phrase]:
    """Answers that random games hardly ever hear."""
    for position in all_scenes():
        for decision in ARES.decisions(position.s):
            yield from asked(ARES, position.s, position.rules, decision)
