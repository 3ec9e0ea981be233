"""What Mission: Red Planet says besides what the core makes it say: cards, the box, the score."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from ecliptic.core.words import Phrase, kebab
from ecliptic.games.redplanet.box.contents import EDITIONS, load_box, provenance
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.box.validate import ACTIONS, DISCOVERIES, MISSIONS
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.games.redplanet.telling.phrases import card_text, prompt_args, role_text
from tests.games.redplanet.position import Position
from tests.texts.produced import SOURCE, Produced
from tests.texts.produced_boxes import add_board, add_problems, add_provenance_words, add_scores, add_sheet
from tests.texts.produced_web import PAGE, names

RARE = ("LookAtDiscovery", "SwapTokens", "SwapWith", "RescueAt", "RescueMore", "LaunchOwnShip", "ChooseAnother")
DRAWN = PAGE / "games" / "redplanet"
TOLD = re.compile(r'\btell\("(?P<word>[a-z-]+)"(?:,\s*\{(?P<args>[^{}]*)\})?')
FOLDER = SOURCE / "games" / "redplanet"
FILES = [SOURCE / "core" / "boxes.py", FOLDER / "box" / "contents.py", FOLDER / "box" / "validate.py"]


def add_red_planet(found: Produced) -> None:
    """All of it."""
    add_cards(found)
    add_box(found)
    add_problems(found, FILES)
    add_scores(found, REDPLANET, REDPLANET.rules("2015", 3))
    add_board(found, REDPLANET, FOLDER / "telling" / "terminal.py")
    add_sheet(found, REDPLANET, FOLDER / "telling")
    add_rare_refusals(found)
    add_scenes(found)
    add_drawn_board(found)
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


def add_scenes(found: Produced) -> None:
    """What a drawn board is given to say, at every kind of table."""
    for info in REDPLANET.editions:
        for seats in (info.seats_min, info.seats_max):
            for phrase in phrases_in(REDPLANET.scene(REDPLANET.rules(info.id, seats))):
                found.add_phrase(phrase)


def phrases_in(thing: object) -> Iterator[Phrase]:
    """All phrases of a struct."""
    if isinstance(thing, Phrase):
        yield thing
    elif isinstance(thing, list | Struct):
        for part in thing if isinstance(thing, list) else (getattr(thing, name) for name in thing.__struct_fields__):
            yield from phrases_in(part)


def add_drawn_board(found: Produced) -> None:
    """The drawn board's own words, each named where it is told."""
    for file in sorted([*DRAWN.rglob("*.svelte"), *DRAWN.rglob("*.ts")]):
        for match in TOLD.finditer(file.read_text(encoding="utf-8")):
            found.add(f"redplanet-table-{match['word']}", names(match["args"]))


def add_box(found: Produced) -> None:
    """How well things are known."""
    add_provenance_words(found)
    for edition in EDITIONS:
        for kind, _, _ in provenance(load_box(edition)):
            found.add(f"redplanet-kind-{kind}")


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
