"""The rulebooks at hand: those shipped inside the package, or else those of the checkout it runs from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecliptic.rulebook.parse import Rule, Rulebook, RulebookError, read
from ecliptic.rulebook.ranking import best_first

if TYPE_CHECKING:
    from collections.abc import Sequence

PLACES: Final = (Path(__file__).parent / "data", Path(__file__).parents[3] / "docs" / "rules")  # shipped, checkout


def files(places: Sequence[Path] = PLACES) -> list[Path]:
    """Return the rules files of the first place that has any."""
    for place in places:
        if found := sorted(place.glob("*.md")):
            return found
    message = f"no rules files in {' or '.join(map(str, places))}"
    raise RulebookError(message)


@cache
def books() -> tuple[Rulebook, ...]:
    """Return every rulebook at hand, read once."""
    return tuple(read(file.read_text(encoding="utf-8")) for file in files())


def book(game: str, shelf: Sequence[Rulebook] | None = None) -> Rulebook:
    """Return the rulebook of this game, from the shelf given or from all at hand; raise if there is none."""
    known = {each.game: each for each in (books() if shelf is None else shelf)}
    if game not in known:
        message = f"no rulebook for {game!r}; there is one for: {', '.join(known)}"
        raise RulebookError(message)
    return known[game]


def has_book(game: str) -> bool:
    """Return whether there is a rulebook of this game with rules in it; a game from outside may have none."""
    return any(each.game == game and each.rules for each in books())


def rules(game: str | None = None) -> list[Rule]:
    """Return the statements of one game, or of all games, in the order of the files."""
    chosen = books() if game is None else (book(game),)
    return [rule for each in chosen for rule in each.rules]


def find(rule_id: str) -> Rule | None:
    """Return the statement with this id, however its letters are cased."""
    wanted = rule_id.strip().upper()
    return next((rule for rule in rules() if rule.id == wanted), None)


def search(words: str, game: str | None = None) -> list[Rule]:
    """Return the statements that hold every one of the words, best first; no words find nothing."""
    return best_first(rules(game), words)
