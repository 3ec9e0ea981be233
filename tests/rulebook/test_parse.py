"""A rules file is read whole: every statement, its kind, its marks and its place."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from ecliptic.rulebook.parse import Rule, RulebookError, read

RED_PLANET = (Path(__file__).parents[2] / "docs" / "rules" / "red_planet.md").read_text(encoding="utf-8")
RED_PLANET_RULES = {rule.id: rule for rule in read(RED_PLANET).rules}


def one(statement: str) -> Rule:
    """Return the only statement of a file that holds nothing else."""
    [rule] = read(f"<!-- game: chess -->\n# Chess\n\n## 1. Pieces\n\n{statement}\n").rules
    return rule


def test_red_planet_has_exactly_so_many_statements_of_each_kind() -> None:
    """The numbers were counted by hand with grep."""
    kinds = Counter(rule.kind for rule in RED_PLANET_RULES.values())
    assert kinds == {"rule": 472, "example": 27, "scenario": 22, "ruling": 77}


def test_red_planet_ids_are_those_that_open_a_bullet() -> None:
    """A plain look at the line beginnings finds the same ids in the same order."""
    bullets = [line[4:].split("**")[0].split(" ")[0] for line in RED_PLANET.splitlines() if line.startswith("- **RP-")]
    assert list(RED_PLANET_RULES) == bullets


def test_red_planet_numbers_leave_no_gap() -> None:
    """Ids are never reused nor dropped, so each group counts from 1 upwards."""
    groups: dict[str, list[int]] = {}
    for rule_id in RED_PLANET_RULES:
        group, number = re.split(r"(?<=[.EXQ])(?=\d)", rule_id)
        groups.setdefault(group, []).append(int(number))
    assert len(groups) == 15 + 3
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in groups.values())


def test_red_planet_statements_that_need_a_test_name_their_editions() -> None:
    """Only the three letters of the legend are used, newest edition first."""
    named = {rule.editions for rule in RED_PLANET_RULES.values() if rule.kind != "ruling"}
    orders = [["MFA".index(letter) for letter in editions] for editions in named]
    assert () not in named
    assert all(earlier < later for order in orders for earlier, later in pairwise(order))


def test_red_planet_rules_and_examples_name_their_origin() -> None:
    """Scenarios are made up and rulings are ours; all else comes from somewhere."""
    bare = [rule.id for rule in RED_PLANET_RULES.values() if not rule.origin]
    assert {RED_PLANET_RULES[each].kind for each in bare} == {"scenario", "ruling"}


def test_red_planet_names_its_game_and_prefix() -> None:
    """The game stands in the first line and the prefix in the ids, and nowhere else."""
    book = read(RED_PLANET)
    assert (book.game, book.prefix) == ("redplanet", "RP")


def test_red_planet_speaks_of_the_project_alone() -> None:
    """No path of the machine it was written on is left in it."""
    assert not re.search(r"shared/|\bseeds?\b|NOTES|[0-9a-f]{16}|\.json", RED_PLANET)


def test_a_rule_is_parted_from_its_marks() -> None:
    """RP-2.24 has editions in square brackets and its origin in curly ones."""
    assert RED_PLANET_RULES["RP-2.24"] == Rule(
        id="RP-2.24",
        text="RP-2.22 and RP-2.23 have the same effect, because the pile is shuffled next.",
        editions=("M", "F"),
        origin="derived: Setup 9; RP-Q3",
        kind="rule",
        section="2. Setup / 2a. Editions M and F",
    )


def test_a_table_belongs_to_its_rule() -> None:
    """RP-5.3 keeps the nine roles, and its marks stand below them."""
    rule = RED_PLANET_RULES["RP-5.3"]
    lines = rule.text.splitlines()
    assert lines[0].endswith("only the numbers are reversed:")
    assert [line.split(" | ")[1] for line in lines[4:]] == list("987654321")
    assert rule.editions == ("M", "F", "A")
    assert rule.origin.startswith("Characters; ")


def test_a_table_that_is_not_indented_belongs_to_nobody() -> None:
    """RP-14.45 is followed by a heading and a table of differences."""
    assert RED_PLANET_RULES["RP-14.45"].text == "A player's neutral score does not help the player."


def test_an_example_has_a_title_and_lines_of_its_own() -> None:
    """RP-E2 bears its marks behind the title."""
    rule = RED_PLANET_RULES["RP-E2"]
    assert (rule.kind, rule.title) == ("example", "three tie, two tokens")
    assert (rule.editions, rule.origin) == (("M", "F"), "Production, second example")
    assert [line.split(" ")[0] for line in rule.text.splitlines()] == ["*Given*", "*when*", "*then*"]


def test_a_scenario_keeps_the_rules_it_draws_on() -> None:
    """RP-X15 ends with the statements it combines, which are part of the text."""
    rule = RED_PLANET_RULES["RP-X15"]
    assert (rule.kind, rule.editions, rule.origin) == ("scenario", ("M", "F", "A"), "")
    assert rule.text.startswith("*Given* Ann's Travel Agent")
    assert rule.text.endswith("(RP-5.22, 5.24)")


def test_a_ruling_keeps_its_options() -> None:
    """A title loses its full stop but not its question mark, and RP-Q14 opens with option (a)."""
    assert RED_PLANET_RULES["RP-Q34"].title == "Do discarded event cards return?"
    assert RED_PLANET_RULES["RP-Q24"].title == "Covered tokens"
    assert RED_PLANET_RULES["RP-Q14"].text.startswith("(a) place 2 on it; ")
    assert RED_PLANET_RULES["RP-Q14"].section == "Ambiguities / Choosing and resolving"


@pytest.mark.parametrize(
    ("statement", "text", "origin", "kind"),
    [
        ("- **CH-1.2** A king steps. [Moves, p. 3; CH-Q1]", "A king steps.", "Moves, p. 3; CH-Q1", "rule"),
        ("- **CH-1.2** (a) excludes (b). [Moves: «or»]", "(a) excludes (b).", "Moves: «or»", "rule"),
        ("- **CH-1.2** A rule [like this] without marks.", "A rule [like this] without marks.", "", "rule"),
        ("- **CH-E1 — fork** [p. 9]\n  *Given* a;\n  *then* b.", "*Given* a;\n*then* b.", "p. 9", "example"),
        ("- **CH-E1** (Fig. 1; CH-1.2, CH-A1) *Given* (1,0).", "*Given* (1,0).", "Fig. 1; CH-1.2, CH-A1", "example"),
        ("- **CH-X1** *Given* a pin. (CH-1.2, 1.3)", "*Given* a pin. (CH-1.2, 1.3)", "", "scenario"),
        ("- **CH-Q1 — May one pass?** Silent.\n  **No.** (`ours`)", "Silent.\n**No.** (`ours`)", "", "ruling"),
        ("- **CH-A1** May one pass? *Ruling:* no.", "May one pass? *Ruling:* no.", "", "ruling"),
    ],
)
def test_every_habit_of_writing_is_understood(statement: str, text: str, origin: str, kind: str) -> None:
    """Games without editions put the origin in square brackets, and examples may put it in round ones."""
    rule = one(statement)
    assert (rule.text, rule.origin, rule.kind, rule.editions) == (text, origin, kind, ())


def test_a_new_chapter_forgets_the_sections_of_the_last() -> None:
    """A statement right below a chapter's heading is in no section of it."""
    chapters = "## 1. A\n\n### 1a. B\n- **CH-1.1** One.\n\n## 2. C\n\n- **CH-2.1** Two.\n"
    rules = read("<!-- game: chess -->\n" + chapters).rules
    assert [rule.section for rule in rules] == ["1. A / 1a. B", "2. C"]
    assert [rule.headings for rule in rules] == [["1. A", "1a. B"], ["2. C"]]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- **CH-1.1** One.", "opens with the line"),
        ("<!-- game: chess -->\n", "share one prefix, but here are: none"),
        ("<!-- game: chess -->\n- **CH-1.1** One.\n- **GO-1.1** Two.", "share one prefix, but here are: CH, GO"),
        ("<!-- game: chess -->\n- **CH-1.1** One.\n- **CH-1.1** Two.", r"CH-1\.1 is given to two"),
        ("<!-- game: chess -->\n- **CH-1.1** One.\n- **CH-1.2 Two.", r"cannot be read: - \*\*CH-1\.2 Two"),
        ("<!-- game: chess -->\n- **CH-Z1** One.", "cannot be read"),
        ("<!-- game: chess -->\n## 1. A / B\n- **CH-1.1** One.", "no slash between spaces: 1. A / B"),
    ],
)
def test_a_file_that_breaks_the_format_is_refused(text: str, complaint: str) -> None:
    """No statement is lost in silence, and no id means two things."""
    with pytest.raises(RulebookError, match=complaint):
        read(text)
