"""What the tests cite is read from their source, and the mark itself does next to nothing."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

from ecliptic.rulebook.citations import citing_tests
from ecliptic.testing.rules import rule

if TYPE_CHECKING:
    from pathlib import Path


def cited(folder: Path, source: str, name: str = "test_a.py") -> dict[str, tuple[str, ...]]:
    """Return what the tests of a folder cite that holds this one file."""
    (folder / name).write_text(dedent(source), encoding="utf-8")
    return {test.name.removeprefix(f"{folder.name}/"): test.ids for test in citing_tests(folder)}


def test_a_test_cites_the_ids_above_it(tmp_path: Path) -> None:
    """Marks add up, may be reached through a module, and serve coroutines as well."""
    source = """
        @rule("CH-1.1", "CH-1.2")
        @rules.rule("CH-E1")
        def test_a(): ...

        @rule("CH-X1")
        async def test_b(): ...

        def test_c(): ...
    """
    assert cited(tmp_path, source) == {
        "test_a.py::test_a": ("CH-1.1", "CH-1.2", "CH-E1"),
        "test_a.py::test_b": ("CH-X1",),
        "test_a.py::test_c": (),
    }


def test_a_mark_on_a_class_counts_for_each_of_its_tests(tmp_path: Path) -> None:
    """The marks of a method are added to those of the classes around it."""
    source = """
        @rule("CH-1.1")
        class TestRook:
            @rule("CH-E1")
            def test_a(self): ...

            @rule("CH-X1")
            class TestInCorner:
                def test_b(self): ...
    """
    assert cited(tmp_path, source) == {
        "test_a.py::TestRook::test_a": ("CH-1.1", "CH-E1"),
        "test_a.py::TestRook::TestInCorner::test_b": ("CH-1.1", "CH-X1"),
    }


def test_only_what_pytest_collects_is_a_test(tmp_path: Path) -> None:
    """Helpers, other classes, inner functions and other files are passed over, marked or not."""
    source = """
        @rule("CH-1.1")
        def helper():
            @rule("CH-1.1")
            def test_inside(): ...

        @rule("CH-1.1")
        class Rook:
            def test_a(self): ...
    """
    assert cited(tmp_path, source) == {}
    assert cited(tmp_path, '@rule("CH-1.1")\ndef test_a(): ...\n', name="helpers.py") == {}


def test_only_literal_ids_of_the_rule_mark_are_read(tmp_path: Path) -> None:
    """A computed id, a bare name and other decorators are not, so what they hide is reported as missing."""
    source = """
        @rule("CH-1.1", *MORE, 7)
        @other("CH-1.2")
        @rule
        @table[0]("CH-E1")
        def test_a(): ...
    """
    assert cited(tmp_path, source) == {"test_a.py::test_a": ("CH-1.1",)}


def test_the_mark_leaves_its_ids_on_the_test_and_nothing_else() -> None:
    """Marks add up in the order they are read."""

    def shown() -> int:
        return 1

    assert rule("CH-1.1")(rule("CH-1.2", "CH-E1")(shown)) is shown
    assert vars(shown) == {"__rules__": ("CH-1.1", "CH-1.2", "CH-E1")}
    assert shown() == 1


def test_a_marked_class_does_not_take_over_the_marks_of_its_parent() -> None:
    """What a parent shows, its own tests show."""

    class Parent: ...

    class Child(Parent): ...

    rule("CH-1.1")(Parent)
    assert vars(rule("CH-E1")(Child))["__rules__"] == ("CH-E1",)
