"""The cards on the sheet: the viewer's own, with what they cost and can do now, and what others have in play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ecliptic.core.sheet import Block, Cell, Lines, Section, Tone
from ecliptic.core.words import Phrase
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import Box
from ecliptic.games.ares.names import TAG_NAMES
from ecliptic.games.ares.telling.options import action_now, blues
from ecliptic.games.ares.telling.phrases import card
from ecliptic.games.ares.telling.sheet_page import Page, board, some, tags, tell
from ecliptic.games.ares.telling.text import card_text, chained, colour_text, effects_text
from ecliptic.games.ares.view import PlayerSeen

PLAYING: Final = ("DevelopmentPhase", "ConstructionPhase", "PlayFree")


def own_cards(page: Page) -> list[Section]:
    """Hand, cards on offer or looked at, and what the viewer has in play; nothing for somebody who only watches."""
    mine = page.mine
    if mine is None:
        return []
    hand = (in_hand(page, mine, each) for each in mine.hand if each is not None)
    found = [_section(board("your-hand"), hand)]
    found.append(_section(tell("marked"), (dealt(page, each) for each in mine.marked)))
    found.append(_section(board("offers"), (dealt(page, each) for each in mine.offers)))
    found.append(_section(board("looked"), (dealt(page, each) for each in mine.looked)))
    return [*(section for section in found if section.blocks), *_own_tableau(page, mine)]


def _section(title: Phrase, cells: Iterable[Cell]) -> Section:
    return Section(title, list(some(cells)), mine=True)


# Cards that are not in play.


def in_hand(page: Page, seen: PlayerSeen, number: int) -> Cell:
    """A card in hand at its price now; while one plays cards, one that cannot be played is dim."""
    free = page.question == "PlayFree" and page.action("card", number) is not None
    price = 0 if free else seen.prices[number]
    what = Phrase(f"ares-text-{page.box.cards[number].colour}", {"cost": price})
    return _cell(page, number, tell("card", card=card(number, page.box), what=what), PLAYING)


def dealt(page: Page, number: int | None) -> Cell:
    """A card to be looked at, as it is printed."""
    assert number is not None, "a viewer sees its own cards"
    words = tell("card", card=card(number, page.box), what=colour_text(page.box.cards[number]))
    return _cell(page, number, words, ("TakeRevealed",))


def _cell(
    page: Page, number: int, words: Phrase, dim_under: Sequence[str] = (), colour: int | None = None, tone: Tone = ""
) -> Cell:
    action = page.action("card", number)
    return Cell(
        words,
        colour=colour,
        note=card_text(page.box.cards[number]),
        kind=f"card-{page.box.cards[number].colour}",
        tone=tone or page.tone(action, *dim_under),
        action=action,
    )


# Cards in play.


def _own_tableau(page: Page, seen: PlayerSeen) -> list[Section]:
    """First what can be used, then what goes on working, then what has been done."""
    found: list[Section] = []
    if seen.actions:
        cells = [_cell(page, each, _working(page, seen, each), ("ActionPhase",)) for each in seen.actions]
        found.append(Section(tell("your-actions"), [Lines(cells)], mine=True))
    rest = [each for each in _in_play(seen) if each not in seen.actions]
    lasting = [_cell(page, each, _working(page, seen, each)) for each in rest if page.box.cards[each].effects]
    others = (_cell(page, each, _named(page, seen, each)) for each in rest if not page.box.cards[each].effects)
    blocks: list[Block] = [Lines(lasting)] if lasting else []
    blocks += [*some(others), *tags(seen)]
    return [*found, Section(tell("yours"), blocks, mine=True)] if blocks else found


def others_cards(page: Page) -> list[Section]:
    """Of every other seat what all can see, and what the viewer happens to know of its hand."""
    return [
        Section(tell("of", colour=page.thing("colour", seat)), blocks)
        for seat, seen in enumerate(page.view.players)
        if seat != page.view.viewer and (blocks := _others_blocks(page, seat, seen))
    ]


def _others_blocks(page: Page, seat: int, seen: PlayerSeen) -> list[Block]:
    shown = [_cell(page, each, _named(page, seen, each), colour=seat) for each in _in_play(seen)]
    open_cards = [("revealed", each) for each in seen.looked] + [("held", each) for each in seen.hand]
    known = (
        _cell(page, each, tell(message, card=card(each, page.box)), colour=seat)
        for message, each in open_cards
        if each is not None
    )
    return [*some(shown), *some(known), *tags(seen)]


def _in_play(seen: PlayerSeen) -> list[int]:
    return [*([] if seen.corporation is None else [seen.corporation]), *seen.played]


def _working(page: Page, seen: PlayerSeen, number: int) -> Phrase:
    """A card with what it can do, or what it does all the time, and what lies on it."""
    which = page.box.cards[number]
    does = action_now(which, seen, page.box) if which.action else effects_text(which)
    what = chained("ares-part", [does, *_standing(page, seen, number)])
    return tell("card", card=card(number, page.box), what=what)


def _named(page: Page, seen: PlayerSeen, number: int) -> Phrase:
    """A card with what lies on it and what it is worth."""
    standing = _standing(page, seen, number)
    if not standing:
        return card(number, page.box)
    return tell("card", card=card(number, page.box), what=chained("ares-part", standing))


def _standing(page: Page, seen: PlayerSeen, number: int) -> list[Phrase]:
    found: list[Phrase] = []
    holds = page.box.cards[number].holds
    if holds is not None:
        count = seen.cubes[number]
        found.append(tell("cubes", count=count, kinds=Phrase(f"ares-cube-{holds}", {"count": count})))
    if points := card_points(seen, number, page.box):
        found.append(Phrase("ares-n-points", {"points": points}))
    if seen.used.get(number):
        found.append(board("used"))
    return found


def card_points(seen: PlayerSeen, number: int, box: Box) -> int:
    """What a card in play is worth now: AE-15.8, AE-15.9."""
    clause = sentences.points(box.cards[number].points, "")
    match clause.kind:
        case "per-cube":
            count = seen.cubes[number]
        case "per-tag":
            count = seen.tags[TAG_NAMES.index(clause.names[0])]
        case "per-forest":
            count = seen.forests
        case "per-card":
            count = len(seen.played)
        case "per-blue":
            count = blues(seen, box)
        case _:
            return clause.count
    return clause.count * (count // (clause.other or 1))
