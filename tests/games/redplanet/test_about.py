"""What the questions of Mission: Red Planet are about, at tables set up for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from tests.games.redplanet.position import Position, Thing
from tests.games.redplanet.rules.test_reveal import finish

Told = tuple[tuple[str, Thing] | None, tuple[str, Thing] | None, tuple[int, int], tuple[str, ...]]
NO_STEP = (0, 0)


def about(p: Position) -> tuple[str, *Told]:
    """What is asked now, and what it is about; things by name."""
    decision = next(each for each in REDPLANET.decisions(p.s) if not each.optional)
    told = REDPLANET.about(decision, p.view(decision.seat))
    subject, source = (None if thing is None else (thing[0], p.word(*thing)) for thing in (told.subject, told.source))
    return decision.question, subject, source, (told.step, told.steps), told.follows


def boarding(role: str, edition: str = "2015", **standing: int) -> Position:
    """Red resolves this role first; there is room on two ships, and somebody stands in Ausonia."""
    p = Position(edition, 3).ships("hellas:5", "syrtis_major:5", "").crew(0, blue=1)
    p.stand("ausonia", **(standing or {"red": 1, "blue": 1, "yellow": 1})).first("red")
    return p.choose(role, role, role)


def placed(role: str, count: int, edition: str = "2015", **standing: int) -> Position:
    """The same, and so many astronauts are placed."""
    p = boarding(role, edition, **standing)
    for number in range(count):
        p.act(0, "place", number)
    return p


def open_ship() -> Position:
    """Red boards an open ship with the first of two astronauts."""
    p = Position("2015", 3).ships("open:3", "hellas:5", "").first("red")
    return p.choose("scientist", "scientist", "scientist").act(0, "place", 0)


def soldier_on_phobos() -> Position:
    """One of three astronauts on Phobos has been killed: the two others may come down."""
    p = Position("2015", 3).ships("hellas:5", "", "").stand("phobos", red=3).first("red")
    return p.choose("soldier", "soldier", "soldier").act(0, "place", 0).act(0, "kill_at", "phobos")


def swapping() -> Position:
    """The Pilot of 2005 swaps the tokens of two of three ships."""
    p = Position("2005", 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").first("red")
    p.token(0, "arabia").token(1, "hellas").token(2, "hellas").choose("pilot", "pilot", "pilot")
    return p.act(0, "place", 0).act(0, "place", 0).act(0, "swap")


def rescuing() -> Position:
    """A Rescue Party has been played, and two astronauts are lost."""
    p = Position("2015", 3).hold(0, "rescue_party").stand("ausonia", red=1).reserve("red", 17).round(10).ships()
    p.choose("travel_agent", "travel_agent", "travel_agent")
    while ("play", "rescue_party") not in p.options():
        p.act(0, "pass")
    return p.act(0, "play", "rescue_party")


def drawing() -> Position:
    """The Scientist has drawn a discovery."""
    p = Position("2015", 3).ships("hellas:5", "ausonia:5", "").first("red")
    p.top_event(p.events[p.s.edition.first_discovery]).choose("scientist", "scientist", "scientist")
    return p.act(0, "place", 0).act(0, "place", 1).act(0, "draw")


def leaving() -> Position:
    """A dust storm drives two astronauts of one colour out of Ausonia."""
    return finish(Position("2025", 3).attach("ausonia", "dust_storm").stand("ausonia", blue=2))


PILOT, SOLDIER, VAMP = ("role", "pilot"), ("role", "soldier"), ("role", "femme_fatale")
SCIENTIST, EXPLORER = ("role", "scientist"), ("role", "explorer")
CASES: dict[str, tuple[Callable[[], Position], tuple[str, *Told]]] = {
    "first of two": (
        lambda: boarding("pilot"),
        ("PlaceAstronaut", None, PILOT, (1, 2), ("PlaceAstronaut", "RedirectShip")),
    ),
    "second of two": (
        lambda: boarding("pilot").act(0, "place", 0),
        ("PlaceAstronaut", None, PILOT, (2, 2), ("RedirectShip",)),
    ),
    "another ship": (
        lambda: boarding("secret_agent").act(0, "place", 0),
        ("PlaceElsewhere", None, ("role", "secret_agent"), (2, 2), ("ForceLaunch",)),
    ),
    "all or none": (
        lambda: boarding("travel_agent"),
        ("PlaceTogether", None, ("role", "travel_agent"), NO_STEP, ()),
    ),
    "open ship": (
        open_ship,
        ("ChooseDestination", ("ship", 0), SCIENTIST, NO_STEP, ("PlaceAstronaut", "LookOrDraw")),
    ),
    "which ship": (lambda: placed("pilot", 2), ("RedirectShip", None, PILOT, NO_STEP, ("NewDestination",))),
    "new destination": (
        lambda: placed("pilot", 2).act(0, "redirect", 1),
        ("NewDestination", ("ship", 1), PILOT, NO_STEP, ()),
    ),
    "ship to swap with": (
        lambda: swapping().act(0, "swap_first", 2),
        ("SwapWith", ("ship", 2), PILOT, NO_STEP, ()),
    ),
    "kill where": (lambda: placed("soldier", 1), ("KillAstronaut", None, SOLDIER, NO_STEP, ("KillWhom",))),
    "kill whom": (
        lambda: placed("soldier", 1).act(0, "kill_at", "ausonia"),
        ("KillWhom", ("region", "ausonia"), SOLDIER, NO_STEP, ()),
    ),
    "replace whom in a region": (
        lambda: placed("femme_fatale", 1).act(0, "replace_at", "ausonia"),
        ("ReplaceWhom", ("region", "ausonia"), VAMP, NO_STEP, ()),
    ),
    "descend": (soldier_on_phobos, ("DropTo", ("region", "phobos"), SOLDIER, (1, 2), ())),
    "first move": (lambda: placed("explorer", 1), ("MoveFrom", None, EXPLORER, (1, 3), ())),
    "where the second move goes": (
        lambda: (
            placed("explorer", 1)
            .act(0, "move_from", "ausonia")
            .act(0, "move_to", "syrtis_major")
            .act(0, "move_from", "syrtis_major")
        ),
        ("MoveTo", ("region", "syrtis_major"), EXPLORER, (2, 3), ("MoveFrom",)),
    ),
    "attach": (drawing, ("AttachDiscovery", ("card", "even_ground"), SCIENTIST, NO_STEP, ())),
    "rescue where": (rescuing, ("RescueAt", None, ("card", "rescue_party"), (1, 2), ())),
    "rescue another": (
        lambda: rescuing().act(0, "rescue_at", "ausonia"),
        ("RescueMore", ("region", "ausonia"), ("card", "rescue_party"), (2, 2), ()),
    ),
    "evacuate": (
        leaving,
        ("EvacuateTo", ("region", "ausonia"), ("card", "dust_storm"), NO_STEP, ("EvacuateTo",)),
    ),
    "choose a character": (lambda: Position("2015", 3), ("ChooseCharacter", None, None, NO_STEP, ())),
}


@pytest.mark.parametrize("case", CASES)
def test_a_question_says_what_it_is_about(case: str) -> None:
    """What it speaks of, who asks, the step of how many, and what follows."""
    position, told = CASES[case]
    assert about(position()) == told


def test_a_way_out_makes_what_follows_uncertain() -> None:
    """Where a part of a character may be declined, nobody has to say whom it concerns."""
    p = Position("2015", 3, effects_optional=True).ships("hellas:5", "", "").stand("ausonia", blue=1).first("red")
    p.choose("soldier", "soldier", "soldier").act(0, "place", 0)
    assert about(p) == ("KillAstronaut", None, SOLDIER, NO_STEP, ())
