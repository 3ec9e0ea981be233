"""The page reads what is declared: no name of a step of the rules, nothing on the agenda, and no packed number.

A question says what it is about, and a scene where things lie (`WordsTold.about`, `RedPlanetScene.places`).
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from ecliptic.games import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src"
BOARDS = PAGE / "games"
WIRE = PAGE / "wire.ts"  # says what comes, whoever reads it
FEW = 9  # places and sides; what is packed is packed by more
TURN = 360  # degrees
KEYS = {"Escape"}  # names of keys, whatever steps are called
TEXT = re.compile(r"""(["'`])(\w+)\1""")
AGENDA = re.compile(r"\bagenda\b")
QUESTION = re.compile(r"""\bquestion\b\s*[=!]==?\s*["'`]""")
REMAINDER = re.compile(r" % (\d+)")
QUOTIENT = re.compile(r"Math\.(?:floor|trunc)\([^()]* / (\d+)\)")
BITS = re.compile(r" (?:>>>?|<<) | & (?:\d|0x)")
CONSTANT = re.compile(r"\bconst ([A-Z][A-Z_]+)(?:: \w+)? = \d")


@functools.cache
def steps() -> frozenset[str]:
    """All questions and effects of all games, by name."""
    return frozenset(name for game in GAMES for name in game.steps)


@functools.cache
def terms() -> frozenset[str]:
    """What the games call their numbers: HELD + seat is where a card lies."""
    files = (ROOT / "src" / "ecliptic" / "games").glob("*/terms.py")
    return frozenset(re.findall(r"^([A-Z_]+): Final", "".join(file.read_text() for file in files), re.MULTILINE))


def steps_named(text: str) -> list[str]:
    """The names of steps that stand in a source as texts."""
    return [match[2] for match in TEXT.finditer(text) if match[2] in steps() - KEYS]


def questions_told_apart(text: str) -> list[str]:
    """Where a source looks at the agenda, or compares a question with a name."""
    return [*AGENDA.findall(text), *QUESTION.findall(text)]


def numbers_unpacked(text: str) -> list[str]:
    """Where a board takes a number apart, or has a constant of the rules of its own."""
    taken = [*REMAINDER.finditer(text), *QUOTIENT.finditer(text)]
    apart = [match[0] for match in taken if FEW < int(match[1]) != TURN]
    return [*apart, *BITS.findall(text), *(name for name in CONSTANT.findall(text) if name in terms())]


def sources(folder: Path) -> list[Path]:
    """What is written by hand."""
    found = sorted(file for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind) if file != WIRE)
    assert found
    return found


def test_the_page_names_no_step() -> None:
    """Who renames a step need not look at the page."""
    assert len(steps()) > 100
    found = {str(file.relative_to(PAGE)): steps_named(file.read_text()) for file in sources(PAGE)}
    assert {file: names for file, names in found.items() if names} == {}


def test_the_page_asks_no_question_for_its_name() -> None:
    """What a question is about comes with it."""
    found = {str(file.relative_to(PAGE)): questions_told_apart(file.read_text()) for file in sources(PAGE)}
    assert {file: places for file, places in found.items() if places} == {}


def test_boards_take_no_number_apart() -> None:
    """Where a card lies and what a place is are tables of the scene."""
    assert {"HELD", "ATTACHED"} < terms()
    found = {str(file.relative_to(PAGE)): numbers_unpacked(file.read_text()) for file in sources(BOARDS)}
    assert {file: places for file, places in found.items() if places} == {}


@pytest.mark.parametrize(
    "text",
    [
        'const QUESTIONS_AT_REGIONS = ["KillWhom"];',
        "if (step === 'PlaceAstronaut') return;",
    ],
)
def test_a_name_of_a_step_would_be_found(text: str) -> None:
    """In any quotes."""
    assert steps_named(text)


@pytest.mark.parametrize(
    "text",
    ["return lanes(view.agenda);", 'if (decision.question === "Anything") return;', "const { agenda } = view;"],
)
def test_a_look_at_the_agenda_would_be_found(text: str) -> None:
    """However it is written."""
    assert questions_told_apart(text)


@pytest.mark.parametrize(
    "text",
    [
        "const HELD = 10; // by seat",
        "const ATTACHED: number = 40;",
        "const colour = Math.floor(step[2] / 16);",
        "const region = arg % 16;",
        "const tags = arg >> 4;",
        "const low = arg & 0xf;",
    ],
)
def test_a_packed_number_would_be_found(text: str) -> None:
    """As it used to be."""
    assert numbers_unpacked(text)


def test_what_a_board_draws_with_is_no_packed_number() -> None:
    """Every second one, and the angles of a globe."""
    assert numbers_unpacked("place % 2 === 0 ? Math.floor(place / 2) : turned(angle % 360)") == []
