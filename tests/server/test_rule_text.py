"""The Markdown of a rule becomes data: what is bold stays bold, what names a rule leads there, and no word is lost."""

from __future__ import annotations

import pytest

from ecliptic.rulebook import RulebookError
from ecliptic.server.http.rule_text import RuleList, RuleParagraph, RuleTable, Run, blocks, rules_named, runs

KNOWN = {"CH-1.1", "CH-1.2", "CH-2.5", "CH-E1", "CH-Q3"}


def named(text: str) -> list[tuple[str, str]]:
    """What is a link in the only paragraph, and where it leads."""
    [paragraph] = blocks(text, KNOWN)
    assert isinstance(paragraph, RuleParagraph)
    assert "".join(run.text for run in paragraph.runs) == text
    return [(run.text, run.rule) for run in paragraph.runs if run.rule]


def test_a_paragraph_is_cut_where_its_look_changes() -> None:
    """And nowhere else; a break of the line is text."""
    assert blocks("A **bold *and italic* word**,\n`a_b*` it.", ()) == [
        RuleParagraph(
            [
                Run("A "),
                Run("bold ", bold=True),
                Run("and italic", bold=True, italic=True),
                Run(" word", bold=True),
                Run(",\n"),
                Run("a_b*", code=True),
                Run(" it."),
            ]
        )
    ]


def test_lists_and_tables_have_a_shape() -> None:
    """Points have lines, tables cells; a numbered list says where it begins."""
    [plain] = blocks("- one\n- **two**", ())
    [numbered] = blocks("3. three\n4. four", ())
    [table] = blocks("| a | b |\n|---|---|\n| 1 | |", ())
    assert plain == RuleList([[Run("one")], [Run("two", bold=True)]], None)
    assert numbered == RuleList([[Run("three")], [Run("four")]], 3)
    assert table == RuleTable([[Run("a")], [Run("b")]], [[[Run("1")], []]])


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "a <b>bold</b> &amp; &lt;plain&gt; word",
        "[click](javascript:alert(1)) ![picture](x.png) <https://example.org>",
        "[note]: https://example.org",
        "# heading",
        "> said",
        "above\n---\nbelow",
    ],
)
def test_what_could_be_a_page_is_only_text(text: str) -> None:
    """No tag, no address and no other sign of Markdown means anything."""
    assert blocks(text, ()) == [RuleParagraph([Run(text)])]


@pytest.mark.parametrize("text", ["- one\n\n  two", "- one\n  - two", "1. - one"])
def test_what_has_no_shape_here_is_refused(text: str) -> None:
    """Better no rulebook than one with holes."""
    with pytest.raises(RulebookError, match="one paragraph"):
        blocks(text, ())


def test_names_of_rules_are_links() -> None:
    """Whole ids, and bare numbers that go on with them; not what no rule is called."""
    assert named("See CH-1.1.") == [("CH-1.1", "CH-1.1")]
    assert named("(CH-1.1, 1.2 and 2.5; CH-Q3)") == [
        ("CH-1.1", "CH-1.1"),
        ("1.2", "CH-1.2"),
        ("2.5", "CH-2.5"),
        ("CH-Q3", "CH-Q3"),
    ]
    assert named("CH-1.1–2.5") == [("CH-1.1", "CH-1.1"), ("2.5", "CH-2.5")]
    assert named("As CH-E1 shows, 1.2 is more") == [("CH-E1", "CH-E1")]
    assert named("1.2 of CH-9.9, XCH-1.1, CH-1.12 or GO-1.1") == []


def test_a_link_keeps_its_look_and_code_has_none() -> None:
    """A name in bold is bold; code is quoted, not said."""
    assert blocks("**CH-1.1** `CH-1.2`", KNOWN) == [
        RuleParagraph([Run("CH-1.1", bold=True, rule="CH-1.1"), Run(" "), Run("CH-1.2", code=True)])
    ]


def test_every_part_of_a_text_is_looked_through_for_names() -> None:
    """Paragraphs, points, heads and cells."""
    text = "CH-1.1\n\n- CH-1.2\n\n| CH-2.5 |\n|---|\n| CH-E1 |\n| CH-E1 |"
    assert list(rules_named(blocks(text, KNOWN))) == ["CH-1.1", "CH-1.2", "CH-2.5", "CH-E1", "CH-E1"]


def test_a_plain_text_has_names_but_no_looks() -> None:
    """So stand the origins of rules."""
    assert runs("ruling CH-Q3 *", KNOWN) == [Run("ruling "), Run("CH-Q3", rule="CH-Q3"), Run(" *")]
    assert runs("", KNOWN) == []
