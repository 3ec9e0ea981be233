"""The check that every rule has a test, and every rule test a rule, on small trees made for it."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from ecliptic.rulebook.coverage import Coverage, measure
from ecliptic.rulebook.parse import Rulebook, RulebookError, read

if TYPE_CHECKING:
    from pathlib import Path


def rulebook(game: str, *ids: str) -> Rulebook:
    """Return a rulebook whose statements say nothing."""
    return read("\n".join([f"<!-- game: {game} -->", *[f"- **{each}** So it is." for each in ids]]))


CHESS = rulebook("chess", "CH-1.1", "CH-1.2", "CH-E1", "CH-X1", "CH-Q1")
LONG_CHESS = rulebook("chess", *[f"CH-1.{number}" for number in range(1, 41)])
GO = rulebook("go", "GO-1.1")

ALL_FOUR = """
    @rule("CH-1.1", "CH-1.2")
    def test_rules(): ...

    @rule("CH-E1", "CH-X1")
    def test_cases(): ...
"""


@dataclass
class Tree:
    """A tests folder in the making."""

    folder: Path

    def write(self, name: str, text: str) -> None:
        """Put a file into the folder."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")

    def excuse(self, *lines: str) -> None:
        """Write the game's list of excuses."""
        self.write("games/chess/untestable.toml", "\n".join(["[reasons]", *lines]))

    def measured(self, book: Rulebook = CHESS) -> Coverage:
        """Hold the tests written so far against this book."""
        return measure("chess", self.folder, [book, GO])


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Return an empty tests folder."""
    return Tree(tmp_path / "tests")


def test_all_is_well_when_rules_examples_and_scenarios_have_tests(tree: Tree) -> None:
    """A ruling needs no test of its own."""
    tree.write("games/chess/rules/test_all.py", ALL_FOUR)
    result = tree.measured()
    assert result.ok
    assert result.problems() == []
    assert list(result.covered) == ["CH-1.1", "CH-1.2", "CH-E1", "CH-X1"]


def test_a_statement_without_a_test_is_missing(tree: Tree) -> None:
    """With no tests at all, everything that needs one is."""
    assert tree.measured().missing == ["CH-1.1", "CH-1.2", "CH-E1", "CH-X1"]
    tree.write("games/chess/rules/test_some.py", '@rule("CH-1.2")\ndef test_it(): ...\n')
    assert tree.measured().missing == ["CH-1.1", "CH-E1", "CH-X1"]
    assert not tree.measured().ok


def test_tests_are_named_as_pytest_names_them(tree: Tree) -> None:
    """Every test that shows a statement is listed, wherever below the folder it stands."""
    tree.write("games/chess/rules/test_a.py", '@rule("CH-1.1")\ndef test_one(): ...\n')
    tree.write("core/test_b.py", '@rules.rule("CH-1.1", "CH-1.1")\nasync def test_two(): ...\n')
    assert tree.measured().covered == {
        "CH-1.1": ["tests/core/test_b.py::test_two", "tests/games/chess/rules/test_a.py::test_one"]
    }


def test_an_unknown_id_is_an_error_wherever_it_is_cited(tree: Tree) -> None:
    """A slip of the pen in any test of any folder is seen; the ids of other games are known."""
    tree.write("games/chess/rules/test_all.py", ALL_FOUR)
    tree.write("core/test_b.py", '@rule("CH-9.9", "GO-1.1")\ndef test_b(): ...\n')
    result = tree.measured()
    assert result.unknown == {"CH-9.9": ["tests/core/test_b.py::test_b"]}
    assert result.problems() == ["CH-9.9: no such rule, cited in tests/core/test_b.py::test_b"]


def test_a_ruling_with_a_test_is_listed(tree: Tree) -> None:
    """It need not be covered, but it may be."""
    tree.write("games/chess/rules/test_a.py", '@rule("CH-Q1")\ndef test_a(): ...\n')
    assert list(tree.measured().covered) == ["CH-Q1"]


def test_a_rule_test_without_a_mark_is_an_error(tree: Tree) -> None:
    """So is an empty mark; outside the game's rule tests no mark is needed."""
    tree.write("games/chess/rules/deep/test_a.py", "def test_a(): ...\n\n@rule()\ndef test_b(): ...\n")
    tree.write("games/chess/test_c.py", "def test_c(): ...\n")
    tree.write("games/go/rules/test_d.py", "def test_d(): ...\n")
    name = "tests/games/chess/rules/deep/test_a.py"
    assert tree.measured().untagged == [f"{name}::test_a", f"{name}::test_b"]
    assert f"{name}::test_b: cites no rule" in tree.measured().problems()


def test_five_in_a_hundred_rules_may_be_excused(tree: Tree) -> None:
    """Of forty rules two may be, and a third is one too many."""
    ids = ", ".join(f'"CH-1.{number}"' for number in range(4, 41))
    tree.write("games/chess/rules/test_a.py", f"@rule({ids})\ndef test_a(): ...\n")
    tree.excuse('"CH-1.1" = "a matter of wood"', '"CH-1.2" = "a matter of taste"')
    assert tree.measured(LONG_CHESS).missing == ["CH-1.3"]
    assert tree.measured(LONG_CHESS).excused == {"CH-1.1": "a matter of wood", "CH-1.2": "a matter of taste"}
    assert not tree.measured(LONG_CHESS).is_over_allowance
    tree.excuse(*[f'"CH-1.{number}" = "a matter of taste"' for number in (1, 2, 3)])
    assert tree.measured(LONG_CHESS).missing == []
    assert tree.measured(LONG_CHESS).problems() == ["3 statements are excused, but at most 2 may be"]


@pytest.mark.parametrize("reason", ['""', '"  "', "7"])
def test_an_excuse_needs_a_reason(tree: Tree, reason: str) -> None:
    """Nothing, blanks and a number explain nothing."""
    tree.excuse(f'"CH-1.1" = {reason}')
    assert tree.measured(LONG_CHESS).unexplained == ["CH-1.1"]
    assert "CH-1.1: excused without a reason" in tree.measured(LONG_CHESS).problems()


def test_a_rule_with_a_test_needs_no_excuse(tree: Tree) -> None:
    """The list would otherwise outlive its truth."""
    tree.write("games/chess/rules/test_a.py", '@rule("CH-1.1")\ndef test_a(): ...\n')
    tree.excuse('"CH-1.1" = "a matter of wood"')
    assert tree.measured(LONG_CHESS).contradicted == ["CH-1.1"]
    complaint = "CH-1.1: excused, but shown by tests/games/chess/rules/test_a.py::test_a"
    assert complaint in tree.measured(LONG_CHESS).problems()


def test_an_excuse_for_no_rule_of_this_game_is_an_error(tree: Tree) -> None:
    """Another game's rule cannot be excused here either."""
    tree.excuse('"CH-9.9" = "gone"', '"GO-1.1" = "not ours"')
    assert tree.measured().unknown == {"CH-9.9": ["untestable.toml"], "GO-1.1": ["untestable.toml"]}
    assert tree.measured().excused == {}


def test_a_game_without_a_rulebook_cannot_be_measured(tmp_path: Path) -> None:
    """The shelf is asked first."""
    with pytest.raises(RulebookError, match="no rulebook for 'chess'"):
        measure("chess", tmp_path, [GO])


def test_the_books_at_hand_are_used_unless_others_are_given(tmp_path: Path) -> None:
    """All rules, examples and scenarios of Mission: Red Planet miss a test in an empty folder."""
    assert len(measure("redplanet", tmp_path).missing) == 472 + 27 + 22
