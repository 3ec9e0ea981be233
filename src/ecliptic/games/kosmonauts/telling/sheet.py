"""The field of Kosmonauts as text: all that a view shows, for pages and screen readers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ecliptic.core.final import FinalSheet
from ecliptic.core.sheet import Cell, Chips, Grid, Lines, Row, SeatLine, Section, Sheet, Tone, Words, made_once
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.names import EVENT_NAMES
from ecliptic.games.kosmonauts.rules.scoring import mission_points
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.telling import sheet_field, sheet_flight, sheet_orders
from ecliptic.games.kosmonauts.telling.phrases import event, event_text, mission, mission_text
from ecliptic.games.kosmonauts.telling.sheet_page import Page, board, colour, ship_name, tell
from ecliptic.games.kosmonauts.view import KosmonautsView

PHASES: Final = ("between", "event", "orders", "flight", "movement")
TONES: Final[dict[str, Tone]] = {"met": "good", "open": "", "lost": "dim"}


def write_sheet(view: KosmonautsView, field: Board, known: Kosmonauts, final: FinalSheet | None) -> Sheet:
    """All of it; `known` holds what the view tells as a state, `final` the points of a game that is over."""
    page = Page(view, field, known)
    return Sheet(_now(page), [_seat(page, seat) for seat in range(view.rules.seats)], _sections(page, final))


def _now(page: Page) -> list[Words]:
    """Round, phase, instructor; and that this round is the last."""
    view = page.view
    found: list[Words] = [board("round", round=view.round)]
    if view.over:
        return [*found, tell("phase", phase="over")]
    if view.round:
        found.append(tell("phase", phase=PHASES[view.phase]))
        found.append(board("instructor", colour=colour(view.instructor)))
    if view.ended:
        found.append(tell("last-round"))
    return found


def _seat(page: Page, seat: int) -> SeatLine:
    view, ship = page.view, page.view.ships[seat]
    tokens = tell("tokens-of", count=page.known.tokens_held(seat), goal=int(t.TOKENS_TO_FINISH))
    facts = [
        Cell(tell("has-fuel", count=ship.fuel), kind="fuel"),
        Cell(tell("has-hyper", count=ship.hyper), kind="hyper"),
        Cell(tell("has-shields", count=ship.shields), kind="shields", tone="" if ship.shields else "bad"),
        Cell(tokens, kind="tokens"),
    ]
    if view.round and seat == view.instructor:
        facts.append(Cell(tell("is-instructor"), kind="instructor", tone="strong"))
    if ship.confirmed:
        facts.append(Cell(tell("ready"), kind="ready", tone="good"))
    return SeatLine([seat], view.score[seat] if view.over else page.known.points_held(seat), facts)


def _sections(page: Page, final: FinalSheet | None) -> list[Section]:
    """What the present question is about comes first; what is the viewer's own has its place beside the question."""
    scores = [] if final is None else [_scores(page, final)]
    places = [_events(page), sheet_field.ships(page), sheet_field.bodies(page)]
    if page.pointing.is_at_any("body"):
        places.reverse()
    own = [] if page.view.over else [sheet_flight.prospects(page), sheet_orders.orders(page), _own_missions(page)]
    found = [*scores, _shown_missions(page), *own, sheet_field.points(page), *places]
    return [section for section in found if section is not None]


# Events.


def _events(page: Page) -> Section | None:
    """The event of this round, and the cards among which an instructor chooses."""
    view = page.view
    row = [
        _event(card, page.field).standing_for(page.pointing.at(("row", slot)))
        for slot, card in enumerate(view.row)
        if card is not None
    ]
    now = [] if view.event is None or view.over else [_event_now(view.event, page.field)]
    if not row:
        return None  # in setup none lies open yet
    return Section(tell("events"), [Lines(now), Chips(row)] if now else [Chips(row)])


@made_once
def _event(card: int, field: Board) -> Cell:
    return Cell(event(card, field), note=event_text(card, field), kind=EVENT_NAMES[field.event_kind[card]])


@made_once
def _event_now(card: int, field: Board) -> Cell:
    return replace(_event(card, field), words=tell("event-now", card=event(card, field)), tone="strong")


# Missions and points.


def _own_missions(page: Page) -> Section | None:
    seat = page.view.viewer
    cells = [] if seat is None else _missions(page, seat)
    return Section(tell("my-missions"), [Lines(cells)], mine=True) if cells else None


def _missions(page: Page, seat: int) -> list[Cell]:
    """A seat's missions that the viewer knows, and what has become of them."""
    cards = enumerate(page.view.missions[seat])
    return [_mission(page, seat, number, card) for number, card in cards if card is not None]


def _mission(page: Page, seat: int, number: int, card: int) -> Cell:
    state = mission_state(page, seat, number, card)
    return Cell(
        tell("mission", card=mission(card, page.field), state=state),
        note=mission_text(card, page.field),
        kind="mission",
        tone=TONES[state],
    )


def mission_state(page: Page, seat: int, number: int, card: int) -> str:
    """Met if the game ended now, else open as long as the ship can still be early enough: KO-14.1, KO-14.3."""
    if mission_points(page.known, seat, number):
        return "met"
    body = page.field.mission_body[card]
    too_many = 1 if number == 0 else 2  # landed there already
    has_landed = page.view.ships[seat].tokens[body] > 0
    return "lost" if has_landed or page.view.taken[body] >= too_many or page.view.over else "open"


def _shown_missions(page: Page) -> Section | None:
    """At the end everybody's missions are open."""
    if not page.view.missions_shown:
        return None
    seats = range(page.view.rules.seats)
    rows = [Row([ship_name(seat), *_missions(page, seat)], colour=seat) for seat in seats]
    return Section(tell("missions"), [Grid([board("ship"), tell("missions")], rows)])


def _scores(page: Page, final: FinalSheet) -> Section:
    """Each ship's points by source, the best first."""
    order = sorted(range(page.view.rules.seats), key=lambda seat: -final.totals[seat])
    heads = [board("ship"), *(source.name for source in final.sources), tell("total")]
    return Section(tell("scores"), [Grid([*heads], [_score(page, final, seat) for seat in order])])


def _score(page: Page, final: FinalSheet, seat: int) -> Row:
    wins = seat in page.view.winners
    name = tell("winner", colour=colour(seat)) if wins else colour(seat)
    cells = [Cell(str(source.points[seat])) for source in final.sources]
    total = Cell(str(final.totals[seat]), kind="points", tone="strong")
    return Row([Cell(name, colour=seat, kind="ship"), *cells, total], colour=seat, tone="good" if wins else "")
