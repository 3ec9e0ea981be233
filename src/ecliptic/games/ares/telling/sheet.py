"""The board of Ares Expedition as text: all that a view shows, for pages and screen readers."""

from __future__ import annotations

from typing import Final

from ecliptic.core.sheet import (
    Block,
    Cell,
    Chips,
    Grid,
    Lines,
    Row,
    Scale,
    SeatLine,
    Section,
    Sheet,
    Tone,
    Words,
    made_once,
)
from ecliptic.core.words import Phrase
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box.contents import Box, Tile, Zones
from ecliptic.games.ares.names import PHASE_NAMES
from ecliptic.games.ares.telling.phrases import card, named
from ecliptic.games.ares.telling.sheet_cards import card_points, others_cards, own_cards
from ecliptic.games.ares.telling.sheet_page import Page, board, degrees, facts, now, some, tell, zone_name
from ecliptic.games.ares.telling.text import chained, tile_text
from ecliptic.games.ares.view import AresView, PlayerSeen

MEANS: Final = ("plants", "mc", "heat", "mc", "mc")  # of the standard actions
BONUSES: Final[dict[int | None, str]] = {  # those of other phases come by themselves
    int(t.CONSTRUCTION): "bonus-construction",
    int(t.ACTION): "bonus-action",
}
NOBODY: Final = Cell("–", tone="dim")
OF_PHASES: Final[list[Words]] = [tell("phase"), tell("this-round"), tell("last-round")]


def write_sheet(view: AresView, box: Box) -> Sheet:
    """All of it, from the view alone."""
    page = Page(view, box)
    seats = [SeatLine([seat], seen.points, facts(page, seen, brief=True)) for seat, seen in enumerate(view.players)]
    sections = [
        _mars(page),
        *_resources(page),
        *own_cards(page),
        *others_cards(page),
        _phases(page),
        _table(page),
        *_score(page),
    ]
    return Sheet(list(now(page)), seats, sections)


# Mars.


def _mars(page: Page) -> Section:
    view, box = page.view, page.box
    scales = [_temperature(view.temperature, box.temperature), _oxygen(view.oxygen, box.oxygen), _oceans(view.oceans)]
    return Section(tell("mars"), [*scales, *_before(page), *_tiles(page)])


@made_once
def _temperature(steps: int, zones: Zones) -> Scale:
    value = degrees(steps)
    words = tell("degrees", value=value, zone=zone_name(value, zones))
    starts = [-(-(border - degrees(0)) // 2) for border in (zones.purple, zones.red, zones.yellow, zones.white)]
    return Scale(board("temperature"), steps, int(t.HOTTEST), words, starts)


@made_once
def _oxygen(value: int, zones: Zones) -> Scale:
    words = tell("per-cent", value=value, zone=zone_name(value, zones))
    starts = [zones.purple, zones.red, zones.yellow, zones.white]
    return Scale(board("oxygen"), value, int(t.RICHEST), words, starts)


@made_once
def _oceans(count: int) -> Scale:
    return Scale(board("oceans"), count, int(t.TILES), tell("so-many", count=count, most=int(t.TILES)))


def _before(page: Page) -> list[Lines]:
    """Mars as cards see it, where it has changed since the phase began: AE-8.13."""
    view = page.view
    before = (view.temperature_before, view.oxygen_before, view.oceans_before)
    if view.phase is None or before == (view.temperature, view.oxygen, view.oceans):
        return []
    value = degrees(view.temperature_before)
    args = {"value": value, "oxygen": view.oxygen_before, "oceans": view.oceans_before}
    return [Lines([Cell(tell("before", **args))])]


def _tiles(page: Page) -> list[Chips]:
    """The oceans that lie open, and those that can be flipped now; the others only take room."""
    cells = (_tile(page, space, tile) for space, tile in enumerate(page.view.tiles))
    return some(cell for cell in cells if cell is not None)


def _tile(page: Page, space: int, tile: int | None) -> Cell | None:
    if tile is not None:
        return _ocean(space, page.box.tiles[tile])
    action = page.action("space", space)
    if action is None:
        return None
    return Cell(tell("ocean-shut", number=space + 1), kind="ocean-shut", action=action)


@made_once
def _ocean(space: int, tile: Tile) -> Cell:
    return Cell(tell("ocean", number=space + 1, tile=tile_text(tile)), kind="ocean")


# What the viewer has.


def _resources(page: Page) -> list[Section]:
    """Resources, what they buy at any time, and what holds in this phase."""
    mine = page.mine
    if mine is None:
        return []
    lines = [Cell(words) for words in _matters(page, mine)]
    blocks: list[Block] = [Lines(lines)] if lines else []
    blocks = [Chips(facts(page, mine)), *blocks, *some(_standard(page, mine, each) for each in range(t.STANDARDS))]
    return [Section(tell("resources"), blocks, mine=True)]


def _standard(page: Page, mine: PlayerSeen, standard: int) -> Cell:
    action = page.action("standard", standard)
    cell = _at_price(standard, mine.standard_prices[standard], page.tone(action, "ActionPhase"))
    return cell.standing_for(action)


@made_once
def _at_price(standard: int, price: int, tone: Tone) -> Cell:
    words = tell("standard", thing=named("standard", standard), price=price)
    return Cell(words, kind=MEANS[standard], tone=tone)


def _matters(page: Page, mine: PlayerSeen) -> list[Phrase]:
    """What is going on for the viewer and is seen nowhere else."""
    found: list[Phrase] = []
    if mine.playing is not None:
        found.append(tell("paying", card=card(mine.playing, page.box)))
    if mine.offered is not None:
        found.append(tell("offered", card=card(mine.offered, page.box)))
    if mine.plays:
        found.append(tell("plays", count=mine.plays))
    if mine.bonus and page.view.phase in BONUSES:
        found.append(tell(BONUSES[page.view.phase]))
    if mine.next_less:
        found.append(Phrase("ares-says-next-less", {"count": mine.next_less}))
    if mine.next_shift:
        found.append(Phrase("ares-says-next-zone", {"count": 1}))
    return found


# Phases.


def _phases(page: Page) -> Section:
    """Who has chosen what in this round and in the last."""
    return Section(tell("phases"), [Grid(OF_PHASES, [_phase(page, number) for number in range(t.PHASES)])])


def _phase(page: Page, number: int) -> Row:
    view = page.view
    action = page.action("phase", number)
    chosen = [page.thing("colour", seat) for seat, seen in enumerate(view.players) if seen.phase == number]
    if view.neutral_phase == number:
        chosen.append(tell("neutral"))
    last = [page.thing("colour", seat) for seat, seen in enumerate(view.players) if seen.last_phase == number]
    first = _phase_name(number, page.tone(action, "ChoosePhase")).standing_for(action)
    return Row([first, _names(chosen), _names(last)], tone="strong" if view.phase == number else "")


@made_once
def _phase_name(number: int, tone: Tone) -> Cell:
    """A phase, and on demand what choosing it brings."""
    name = named("phase", number)
    does = Phrase(f"ares-do-plan-{PHASE_NAMES[number]}", {"thing": name})
    return Cell(name, note=does, kind="phase", tone=tone)


def _names(names: list[Phrase]) -> Cell:
    return Cell(tell("names", names=names)) if names else NOBODY


# The table, and the end.


def _table(page: Page) -> Section:
    """Piles, and the race against Mars."""
    view = page.view
    blocks: list[Block] = [Lines([Cell(board("piles", deck=view.deck, discards=view.discards))])]
    if view.rules.edition == "coop":
        points = sum(seen.points for seen in view.players)
        blocks.append(_race(tell("together"), points, int(t.COOP_TARGET)))
    if view.rules.edition == "solo":
        blocks.append(_race(tell("rounds"), view.round, int(t.SOLO_ROUNDS)))
    return Section(tell("table"), blocks)


def _race(name: Phrase, value: int, most: int) -> Scale:
    return Scale(name, max(0, min(value, most)), most, tell("so-many", count=value, most=most))


def _score(page: Page) -> list[Section]:
    """Each player's points by source, once the game is over."""
    view = page.view
    if not view.over:
        return []
    colours = [page.thing("colour", seat) for seat in range(len(view.players))]
    rows = [
        Row([Cell(Phrase("ares-source-rating")), *(Cell(str(seen.rating)) for seen in view.players)]),
        Row([Cell(Phrase("ares-source-forests")), *(Cell(str(seen.forests)) for seen in view.players)]),
        Row([Cell(Phrase("ares-source-card")), *(_worth_of_cards(page, seen) for seen in view.players)]),
        Row([Cell(tell("total")), *(Cell(str(points)) for points in view.score)], tone="strong"),
    ]
    return [Section(tell("score"), [Grid([tell("source"), *colours], rows)])]


def _worth_of_cards(page: Page, seen: PlayerSeen) -> Cell:
    """All cards together; asked for, one by one."""
    cards = [each for each in (seen.corporation, *seen.played) if each is not None]
    worth = {each: card_points(seen, each, page.box) for each in cards}
    each_one = [
        tell("card", card=card(each, page.box), what=Phrase("ares-n-points", {"points": points}))
        for each, points in worth.items()
        if points
    ]
    return Cell(str(sum(worth.values())), note=chained("ares-part", each_one) if each_one else "")
