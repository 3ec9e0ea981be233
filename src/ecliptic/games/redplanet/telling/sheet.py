"""The board of Mission: Red Planet as text: all that a view shows, for pages and screen readers."""

from __future__ import annotations

from typing import Final

from ecliptic.core.final import FinalSheet
from ecliptic.core.sheet import Cell, Grid, Lines, Row, SeatLine, Section, Sheet, Words, made_once
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box
from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.telling import sheet_cards, sheet_map
from ecliptic.games.redplanet.telling.phrases import card, resource, role, role_number
from ecliptic.games.redplanet.telling.scene import PRODUCTIONS
from ecliptic.games.redplanet.telling.sheet_page import Page, board, number_cell, tell
from ecliptic.games.redplanet.view import RedPlanetView

OF_COLOURS: Final[list[Words]] = [
    board("colour"),
    tell("in-reserve"),
    tell("lost"),
    *(resource(kind) for kind in range(t.KINDS)),
    tell("points"),
]


def write_sheet(view: RedPlanetView, box: Box, known: RedPlanet, final: FinalSheet | None) -> Sheet:
    """All of it; `known` holds what the view tells as a state, `final` the points of a game that is over."""
    page = Page(view, box, known)
    return Sheet(_now(page), [_seat(page, seat) for seat in range(view.rules.seats)], _sections(page, final))


def _now(page: Page) -> list[Words]:
    """Round, what is going on, the next production, and the first player."""
    view = page.view
    found: list[Words] = []
    if view.round:
        found.append(board("round", round=view.round, rounds=int(t.ROUNDS)))
    if view.calling is not None:
        number = role_number(view.calling, page.box)
        found.append(board("calling", number=number, role=role(view.calling, page.box)))
    else:
        found.append(tell("stage", stage=_stage(page)))
    if not view.over:
        found.append(tell("production", round=next(each for each in PRODUCTIONS if each >= view.round)))
        found.append(board("first", colour=page.colour(view.first)))
    return found


def _stage(page: Page) -> str:
    view = page.view
    if view.over:
        return "over"
    if view.round == 0:
        return "setup"
    if view.shown:
        return "discoveries"
    if not all(view.has_chosen):
        return "choosing"
    return "end" if all(view.called) else "chosen"


def _seat(page: Page, seat: int) -> SeatLine:
    view = page.view
    main, *neutral = page.colours_of(seat)
    facts = [_reserve(page, main), *(_reserve(page, each) for each in neutral)]
    facts += [_owned(kind, count) for kind, count in enumerate(view.owned[main])]
    held = int(view.cards.kept[seat]) + view.cards.drawn[seat] + view.cards.dealt[seat]
    facts.append(_held(held))
    if view.first in (main, *neutral):
        facts.append(Cell(tell("first-player"), colour=view.first, kind="first", tone="strong"))
    points = view.score[main] if view.over else page.known.value_owned(main)
    return SeatLine([main, *neutral], points, facts)


@made_once
def _owned(kind: int, count: int) -> Cell:
    return Cell(tell("owned", resource=resource(kind), count=count), kind=RESOURCES[kind])


@made_once
def _held(count: int) -> Cell:
    return Cell(tell("held", count=count), kind="cards")


def _reserve(page: Page, colour: int) -> Cell:
    """Astronauts that are left; of a neutral colour with its name."""
    words = tell("reserve", count=page.view.reserve[colour])
    if page.known.is_neutral(colour):
        words = tell("of", colour=page.colour(colour), fact=words)
    return Cell(words, colour=colour, kind="reserve")


def _sections(page: Page, final: FinalSheet | None) -> list[Section]:
    """What the present question is about comes first; what is the viewer's own has its place beside the question."""
    seat = page.view.viewer
    own = [] if seat is None or page.view.over else [sheet_cards.hand(page, seat), sheet_cards.cards(page, seat)]
    places = [sheet_map.docks(page), sheet_map.regions(page)]
    if page.pointing.is_at_any("region") or page.victims_at is not None:
        places.reverse()
    scores = [] if final is None else [_scores(page, final)]
    found = [*scores, sheet_cards.shown_missions(page), *own, *places, sheet_cards.characters(page), _colours(page)]
    return [section for section in [*found, _supply(page)] if section is not None]


def _colours(page: Page) -> Section:
    """What each colour has: astronauts in reserve and lost, tokens, points."""
    return Section(tell("colours"), [Grid(OF_COLOURS, [_colour(page, c) for c in range(page.view.colours)])])


def _colour(page: Page, colour: int) -> Row:
    view = page.view
    cells = [
        Cell(page.colour(colour), colour=colour, kind="colour"),
        number_cell(view.reserve[colour], "reserve"),
        number_cell(view.lost[colour], "lost"),
        *(number_cell(count, RESOURCES[kind]) for kind, count in enumerate(view.owned[colour])),
        number_cell(page.known.value_owned(colour), "points"),
    ]
    return Row(cells, colour=colour)


def _supply(page: Page) -> Section:
    """Decks, and resources that lie nowhere yet."""
    view = page.view
    lines = [
        Cell(tell("ship-deck", count=view.ship_deck), kind="deck"),
        Cell(tell("event-deck", count=view.cards.deck), kind="deck"),
    ]
    if view.unused is not None:
        lines.append(Cell(tell("left-over", resource=resource(view.unused)), kind=RESOURCES[view.unused]))
    left = [tell("tokens", resource=resource(k), count=n) for k, n in enumerate(view.resource_pool) if n]
    if left:
        lines.append(Cell(tell("undrawn", things=left), kind="resources"))
    discarded = [number for number, place in enumerate(view.cards.places) if place == t.DISCARDED]
    lines += [page.event_card(each, tell("discarded", card=card(each, page.box))) for each in discarded]
    return Section(tell("supply"), [Lines(lines)])


def _scores(page: Page, final: FinalSheet) -> Section:
    """Each colour's points by source, the best first."""
    sources = [
        each.name if each.of is None else tell("of-kind", source=each.name, kind=each.of) for each in final.sources
    ]
    order = sorted(range(page.view.colours), key=lambda colour: -final.totals[colour])
    rows = [_score(page, final, colour) for colour in order]
    return Section(tell("scores"), [Grid([board("colour"), *sources, tell("total")], rows)])


def _score(page: Page, final: FinalSheet, colour: int) -> Row:
    wins = colour in page.view.winners
    name = tell("winner", colour=page.colour(colour)) if wins else page.colour(colour)
    cells = [Cell(str(source.points[colour])) for source in final.sources]
    total = Cell(str(final.totals[colour]), kind="points", tone="strong")
    return Row([Cell(name, colour=colour, kind="colour"), *cells, total], colour=colour, tone="good" if wins else "")
