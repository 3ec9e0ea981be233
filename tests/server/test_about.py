"""What a page is told of a question besides its words: enough to draw it without a rule of the game."""

from __future__ import annotations

from ecliptic.core.words import Phrase
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.server.live.words import words_of
from ecliptic.server.wire import AboutTold
from tests.games.redplanet.position import Position


def told(p: Position, seat: int = 0) -> AboutTold | None:
    """What the words of a seat's moment say of the question."""
    return words_of(REDPLANET, p.view(seat)).about


def pilot() -> Position:
    """Red resolves the Pilot, and so does everybody else afterwards."""
    p = Position("2015", 3).ships("hellas:5", "syrtis_major:5", "").first("red")
    return p.choose("pilot", "pilot", "pilot")


def test_a_page_is_told_who_asks_which_step_it_is_and_what_follows() -> None:
    """The character by number and by name; the questions that follow in a word or two."""
    p = pilot()
    name = REDPLANET.phrase("role", p.thing("role", "pilot"), p.rules, p.view(0))
    follows = [Phrase("redplanet-crumb-place-astronaut"), Phrase("redplanet-crumb-redirect-ship")]
    assert told(p) == AboutTold(None, ("role", 8), name, 1, 2, follows)


def test_a_page_is_told_which_thing_the_question_speaks_of() -> None:
    """The ship that gets a new destination: no step of the rules has to be read for it."""
    p = pilot().act(0, "place", 0).act(0, "place", 0).act(0, "redirect", 1)
    about = told(p)
    assert about is not None and about.subject == ("ship", 1) and about.follows == []


def test_whoever_is_not_asked_is_told_nothing() -> None:
    """A watcher, and a player who waits."""
    p = pilot()
    assert told(p, 1) is None
    assert words_of(REDPLANET, p.view(None)).about is None
