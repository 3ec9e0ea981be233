"""A person finds a rule by its id or by a few words, however they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecliptic.rulebook import library
from ecliptic.rulebook.parse import Rule, RulebookError
from ecliptic.rulebook.ranking import best_first, stems

if TYPE_CHECKING:
    from pathlib import Path


def statement(rule_id: str, text: str, section: str = "", title: str = "") -> Rule:
    """Return a rule of which only the searchable parts matter."""
    return Rule(rule_id, text, (), "", "rule", section, title)


SHELF = [
    statement("CH-1.1", "A rook moves along its rank or file.", "1. Pieces"),
    statement("CH-1.2", "Rooks, and rooks only, may castle.", "1. Pieces"),
    statement("CH-2.1", "The king steps aside.", "2. Castling with a rook"),
    statement("CH-1.10", "Żółw, the ally of bishops, boxes its enemies; see CH-1.1.", "1. Pieces"),
    statement("CH-Q1", "A king in check may not.", "Ambiguities", "Does a rook under attack castle?"),
]


def found(words: str) -> list[str]:
    """Return the ids that the words find on the small shelf."""
    return [rule.id for rule in best_first(SHELF, words)]


def test_every_word_must_be_found() -> None:
    """One word too many finds nothing."""
    assert found("king check") == ["CH-Q1"]
    assert found("king check dragon") == []


def test_no_words_find_nothing() -> None:
    """An empty question is not a question about everything."""
    assert found("") == found(" , ") == []


def test_titles_come_before_sections_and_sections_before_text() -> None:
    """Among texts the one that speaks of little else comes first."""
    assert found("rook") == ["CH-Q1", "CH-2.1", "CH-1.2", "CH-1.1"]


def test_an_id_finds_its_rule_first_and_then_those_that_cite_it() -> None:
    """CH-1.1 is not the beginning of CH-1.10."""
    assert found("ch-1.1") == ["CH-1.1", "CH-1.10"]


def test_the_number_of_a_chapter_finds_its_rules() -> None:
    """They come in the order of the file."""
    assert found("CH-1") == ["CH-1.1", "CH-1.2", "CH-1.10"]


@pytest.mark.parametrize("words", ["zolw", "ŻÓŁW", "enemy", "allies bishop", "box"])
def test_case_accents_and_plurals_do_not_matter(words: str) -> None:
    """What a hurried hand types is enough."""
    assert found(words) == ["CH-1.10"]


def test_a_beginning_finds_longer_words_but_the_same_word_counts_more() -> None:
    """From three letters on, `cas` finds castle and castling; two letters must be a word."""
    assert set(found("cas")) == {"CH-Q1", "CH-2.1", "CH-1.2"}
    assert found("ca") == []
    shelf = [statement("CH-1.1", "launched"), statement("CH-1.2", "launch")]
    assert [rule.id for rule in best_first(shelf, "launch")] == ["CH-1.2", "CH-1.1"]


def test_plural_endings_are_taken_off_with_care() -> None:
    """Short words in -ies keep their e, and what only looks like a plural stays."""
    assert stems("has ties cities losses bonus") == ["has", "tie", "city", "loss", "bonus"]
    assert stems("Cave-In, RP-6.1") == ["cave", "in", "rp-6.1"]


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    """An id that was never given finds nothing."""
    rule = library.find(" rp-q34 ")
    assert rule is not None
    assert rule.id == "RP-Q34"
    assert library.find("RP-99.1") is None


def test_the_real_rulebook_answers_real_questions() -> None:
    """The rule one looks for is among the first three."""
    assert "RP-E3" in [rule.id for rule in library.search("saboteur only docked ship")[:3]]
    assert "RP-Q51" in [rule.id for rule in library.search("most with zero")[:3]]
    assert "RP-10.15" in [rule.id for rule in library.search("tie most ice floor", "redplanet")[:3]]


def test_all_games_or_one_can_be_asked_for() -> None:
    """A game's statements are part of all statements; a game without a rulebook is refused."""
    assert set(library.rules("redplanet")) <= set(library.rules())
    with pytest.raises(RulebookError, match=r"no rulebook for 'chess'; there is one for: .*redplanet"):
        library.rules("chess")


def test_shipped_files_are_preferred_to_those_of_the_checkout(tmp_path: Path) -> None:
    """The second place is asked only if the first has no rules file; with none at all there is no library."""
    shipped, checkout = tmp_path / "data", tmp_path / "docs"
    checkout.mkdir()
    with pytest.raises(RulebookError, match="no rules files in"):
        library.files((shipped, checkout))
    (checkout / "b.md").touch()
    assert library.files((shipped, checkout)) == [checkout / "b.md"]
    shipped.mkdir()
    (shipped / "a.md").touch()
    assert library.files((shipped, checkout)) == [shipped / "a.md"]


def test_the_package_looks_in_itself_before_it_looks_in_the_checkout() -> None:
    """An installed package has its own `data`; this checkout keeps the rules in `docs`."""
    assert [place.parts[-2:] for place in library.PLACES] == [("rulebook", "data"), ("docs", "rules")]
