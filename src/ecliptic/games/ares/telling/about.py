"""What each question of Ares Expedition is about: the card that asks it, the card that is paid for, the phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ecliptic.core import about
from ecliptic.core.about import Row
from ecliptic.core.sheet import made_once
from ecliptic.core.words import Thing
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import Box, Card
from ecliptic.games.ares.box.sentences import Clause
from ecliptic.games.ares.rules.actions import amount_asked
from ecliptic.games.ares.rules.effects import card_of_put
from ecliptic.games.ares.telling.options import effects_of
from ecliptic.games.ares.telling.text import offering
from ecliptic.games.ares.view import AresView, PlayerSeen

Asked = about.Asked[AresView, Box]
Found = tuple[int, Clause]  # a card, and what it says

DISCARDING: Final = ("discard", "pay discard", "pay-amount discard")
PLAYING: Final = (t.DEVELOPMENT, t.CONSTRUCTION)  # the phases in which cards are played


def me(now: Asked) -> PlayerSeen:
    """The player who is asked."""
    return now.view.players[now.decision.seat]


# What cards say.


@made_once
def at_once(card: Card) -> tuple[Clause, ...]:
    """What a card does when it is played."""
    return tuple(_all(clause for text in card.instant for clause in sentences.steps(text, "")))


@made_once
def reacting(card: Card) -> tuple[Clause, ...]:
    """What a card does when something else happens."""
    return tuple(_all(sentences.effect(text, "") for text in card.effects))


@made_once
def in_action(card: Card) -> tuple[Clause, ...]:
    """What the action of a card takes and gives."""
    ways = [sentences.way(text, "") for text in card.action]
    return tuple(_all(clause for way in ways for clause in (*way.costs, *way.gains)))


def _all(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Clauses with those inside them."""
    for clause in clauses:
        yield clause
        yield from _all(each for row in clause.rows for each in row)


def saying(now: Asked, *kinds: str) -> Found | None:
    """The card in play that asks such a thing now, and the clause that does; None where it may be either of two.

    A kind of clause may have with it what is given, as in "pay heat".
    """
    found = [(card, clause) for card, clause in working(now) if {clause.kind, f"{clause.kind} {clause.of}"} & {*kinds}]
    return found[0] if len({card for card, _ in found}) == 1 else None


def working(now: Asked) -> Iterator[Found]:
    """What cards may be asking now: the one just played, those that react, those whose action has been used."""
    seen, cards = me(now), now.box.cards
    in_play = [card for card in (seen.corporation, *seen.played) if card is not None]
    if now.view.phase in PLAYING and seen.played:
        yield from ((seen.played[-1], clause) for clause in at_once(cards[seen.played[-1]]))
    for card in in_play:
        yield from ((card, clause) for clause in reacting(cards[card]))
        if seen.used.get(card):
            yield from ((card, clause) for clause in in_action(cards[card]))


# Subjects.


def paid_for(now: Asked) -> Thing | None:
    """The card that is being played; None where something else is paid for."""
    playing = me(now).playing
    return None if playing is None else ("card", playing)


# Sources.


def phase(now: Asked) -> Thing | None:
    """The phase that is being played; None before the first."""
    return None if now.view.phase is None else ("phase", now.view.phase)


def this_card(now: Asked) -> Thing:
    """The card whose action is used."""
    return "card", now.arg


def amount_card(now: Asked) -> Thing:
    """The card that takes an amount of something."""
    return "card", int(amount_asked(now.arg)[0])


def cubes_card(now: Asked) -> Thing:
    """The card that puts or removes cubes."""
    return "card", int(card_of_put(now.arg))


def offering_card(now: Asked) -> Thing:
    """The card that gives one thing or another."""
    return "card", offering(now.box, now.arg)


def played_card(now: Asked) -> Thing | None:
    """The card to which others react."""
    played = me(now).played
    return ("card", played[-1]) if played else None


def paying_with(kind: str) -> Callable[[Asked], Thing | None]:
    """The card that lets something else than M€ pay, the last one where there are two."""

    def source(now: Asked) -> Thing | None:
        cards = [card for card, clause in effects_of(me(now), now.box) if clause.kind == kind]
        return ("card", cards[-1]) if cards else None

    return source


def asking(*kinds: str) -> Callable[[Asked], Thing | None]:
    """The card in play that says this."""

    def source(now: Asked) -> Thing | None:
        found = saying(now, *kinds)
        return None if found is None else ("card", found[0])

    return source


def keeping_card(now: Asked) -> Thing | None:
    """The research phase, or a card that lets some be drawn and fewer kept."""
    return phase(now) if now.view.phase == t.RESEARCH else asking("keep")(now)


# Steps.


def discarding(now: Asked) -> tuple[int, int]:
    """Cards are discarded one by one; the argument says how many are left."""
    found = saying(now, *DISCARDING)
    if found is None or found[1].kind == "pay-amount":
        return 0, 0  # nobody remembers which amount was chosen
    return found[1].count - now.arg + 1, found[1].count


def keeping(now: Asked) -> tuple[int, int]:
    """Cards are kept one by one."""
    count = _kept_in_research(now) if now.view.phase == t.RESEARCH else _kept_by_card(now)
    return (count - me(now).keeps + 1, count) if count else (0, 0)


def _kept_in_research(now: Asked) -> int:
    seen = me(now)
    more = sum(clause.other for _, clause in effects_of(seen, now.box) if clause.kind == "research")
    return int(t.RESEARCH_KEEP) + more + int(t.RESEARCH_BONUS_KEEP) * seen.bonus


def _kept_by_card(now: Asked) -> int:
    found = saying(now, "keep")
    return 0 if found is None else found[1].count


def ordering(now: Asked) -> tuple[int, int]:
    """The stack of neutral phases is laid card by card."""
    return len(now.view.neutral) + 1, int(t.PHASES)


ABOUT: Final[dict[str, Row[AresView, Box]]] = {
    # Setup, planning and the end of the round speak for themselves.
    "ExchangeCards": Row(window=True),
    "ChooseCorporation": Row(),
    "ChoosePhase": Row(window=True),
    "ChooseNeutral": Row(),
    "OrderStack": Row(step=ordering),
    "RaiseByItself": Row(),
    "TakeItem": Row(),
    "OfferCard": Row(),
    "GiveCard": Row(),
    "SellExcess": Row(),
    # Phases.
    "DevelopmentPhase": Row(source=phase, window=True),
    "ConstructionPhase": Row(source=phase, window=True),
    "ActionPhase": Row(source=phase, window=True),
    "DrawOrNot": Row(source=phase),
    "SellCards": Row(source=phase),
    "SellAtWill": Row(source=phase, window=True),
    "KeepCard": Row(source=keeping_card, step=keeping),
    # Paying.
    "PayMicrobes": Row(paid_for, paying_with("microbes-pay")),
    "PayPlants": Row(paid_for, paying_with("plants-pay")),
    "PayHeat": Row(paid_for, paying_with("heat-pays")),
    "SellToPay": Row(paid_for),
    # Cards.
    "ChooseWay": Row(source=this_card),
    "ChooseAmount": Row(source=amount_card),
    "ChooseOne": Row(source=offering_card),
    "ResolveTrigger": Row(source=played_card),
    "BuyRating": Row(source=asking("buy-rating")),
    "Discard": Row(source=asking(*DISCARDING), step=discarding),
    "DiscardToDraw": Row(source=asking("university")),
    "TakeRevealed": Row(source=asking("reveal", "brainstorm")),
    "PutOn": Row(source=cubes_card),
    "RemoveFrom": Row(source=cubes_card),
    "PlayFree": Row(source=asking("play-free")),
    "FlipOne": Row(source=phase),
}
