"""What an answer costs and brings, where the table is known: so that two answers do not look alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from ecliptic.core.words import Action, Phrase
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import Box, Card
from ecliptic.games.ares.box.sentences import Clause
from ecliptic.games.ares.names import PHASE_NAMES, TAG_NAMES
from ecliptic.games.ares.telling.phrases import asked, card, phrase
from ecliptic.games.ares.telling.text import colour_text, effects_text, read_way_text, ways_text
from ecliptic.games.ares.view import AresView, PlayerSeen

PAYING_FOR_ALL: Final = ("heat-pays",)
PAYING_FOR_CARDS: Final = ("heat-pays", "microbes-pay", "plants-pay")
PAYMENTS: Final = ("PayMicrobes", "PayPlants")
WITH_MC: Final = (t.FOREST_BY_MC, t.TEMPERATURE_BY_MC, t.OCEAN_BY_MC)


def option(action: Action, view: AresView, box: Box) -> Phrase | None:
    """An answer with its price and what comes of it; None where its name says all."""
    if view.viewer is None:
        return None
    seen = view.players[view.viewer]
    if action[0] in ("play", "standard"):
        return _priced(action, view, seen, box)
    if view.decision is None or action not in view.decision.actions:
        return None  # why it is refused is told with the name alone
    return _of_a_card(action, seen, box) or _of_the_question(action, view, seen, box)


# Prices.


def price_in(view: AresView, action: Action) -> int | None:
    """What playing a card or a standard action would cost the viewer now; a free play costs nothing."""
    verb, thing = action
    if view.viewer is None or verb not in ("play", "standard"):
        return None
    seen = view.players[view.viewer]
    if verb == "play":
        free = view.decision is not None and view.decision.question == "PlayFree"
        return 0 if free else seen.prices.get(thing)
    return seen.standard_prices[thing] if thing < len(seen.standard_prices) else None


def _priced(action: Action, view: AresView, seen: PlayerSeen, box: Box) -> Phrase | None:
    price = price_in(view, action)
    if price is None:
        return None
    verb, thing = action
    name = phrase("card" if verb == "play" else "standard", thing, box, view)
    if (verb == "play" or thing in WITH_MC) and (count := _sold(verb, price, seen, box)) > 0:
        return Phrase(f"ares-do-{verb}-selling", {"thing": name, "price": price, "count": count})
    return Phrase(f"ares-do-{verb}-for", {"thing": name, "price": price})


def _sold(verb: str, price: int, seen: PlayerSeen, box: Box) -> int:
    """How many cards must be sold for it; nothing is said where there are other means, which will be asked for."""
    means = PAYING_FOR_CARDS if verb == "play" else PAYING_FOR_ALL
    if any(clause.kind in means for _, clause in effects_of(seen, box)):
        return 0
    return max(0, -(-(price - seen.mc) // seen.sale))


def effects_of(seen: PlayerSeen, box: Box) -> Iterator[tuple[int, Clause]]:
    """What a player's cards in play do all the time, or when something happens."""
    for each in (seen.corporation, *seen.played):
        if each is not None:
            yield from ((each, sentences.effect(text, "")) for text in box.cards[each].effects)


# Cards.


def _of_a_card(action: Action, seen: PlayerSeen, box: Box) -> Phrase | None:
    verb, thing = action
    if verb == "found":
        return Phrase("ares-do-found-for", {"thing": card(thing, box), "mc": box.cards[thing].mc})
    if verb == "sell_card":
        return Phrase("ares-do-sell-card-for", {"thing": card(thing, box), "price": seen.sale})
    if verb == "use":
        return Phrase("ares-do-use-for", {"thing": card(thing, box), "what": action_now(box.cards[thing], seen, box)})
    if verb in ("keep", "take"):
        return Phrase(f"ares-do-{verb}-what", {"thing": card(thing, box), "what": colour_text(box.cards[thing])})
    if verb in ("put", "remove"):
        return Phrase(f"ares-do-{verb}-now", {"thing": card(thing, box), "count": seen.cubes[thing]})
    if verb == "resolve":
        return Phrase("ares-do-resolve-what", {"thing": card(thing, box), "what": effects_text(box.cards[thing])})
    return None


def action_now(which: Card, seen: PlayerSeen, box: Box) -> Phrase:
    """The action of a card, at what it costs this player now."""
    return ways_text([way_now(text, seen, box) for text in which.action])


def way_now(text: str, seen: PlayerSeen, box: Box) -> sentences.WayRead:
    """One way to use an action, at what it costs this player now."""
    way = sentences.way(text, "")
    costs = [_cost_now(clause, seen, box) for clause in way.costs]
    return replace(way, costs=tuple(clause for clause in costs if clause != Clause("mc")))


def _cost_now(clause: Clause, seen: PlayerSeen, box: Box) -> Clause:
    if clause.kind == "mc-less-per":
        stocks = {"steel": seen.steel, "titanium": seen.titanium, **dict(zip(TAG_NAMES, seen.tags, strict=True))}
        return Clause("mc", max(0, clause.count - clause.other * stocks[clause.of]))
    if clause.kind == "mc-less-blue":
        return Clause("mc", clause.count - (clause.other if blues(seen, box) >= int(clause.of) else 0))
    if clause.kind == "pay-chosen":
        return Clause("pay", clause.other if seen.phase == t.ACTION else clause.count, clause.of)
    return clause


def blues(seen: PlayerSeen, box: Box) -> int:
    """A player's blue cards in play."""
    return sum(box.cards[each].colour == "blue" for each in seen.played)


# Other things.


def _of_the_question(action: Action, view: AresView, seen: PlayerSeen, box: Box) -> Phrase | None:
    verb, thing = action
    question = "" if view.decision is None else view.decision.question
    match verb:
        case "plan":
            return Phrase(f"ares-do-plan-{PHASE_NAMES[thing]}", {"thing": phrase("phase", thing, box, view)})
        case "way" if question == "ChooseWay":
            way = way_now(box.cards[asked(view)[1]].action[thing], seen, box)
            return Phrase("ares-do-way", {"thing": read_way_text(way)})
        case "sell":
            return Phrase("ares-do-sell-each", {"price": seen.sale})
        case "pay_microbes" | "pay_plants" | "pay":
            return _payment(verb, seen, box)
        case "decline" if question in PAYMENTS:
            return Phrase("ares-do-decline-to-pay-so")
        case "draw" if question == "DrawOrNot":
            return Phrase("ares-do-draw-bonus")
        case "done" if question == "ActionPhase" and must_convert(view, seen):
            return Phrase("ares-do-done-converting")
    return None


PAYING: Final = {"pay_microbes": "microbes-pay", "pay_plants": "plants-pay", "pay": "buy-rating"}


def _payment(verb: str, seen: PlayerSeen, box: Box) -> Phrase | None:
    """What a means is worth, as the card says that allows it."""
    clauses = [clause for _, clause in effects_of(seen, box) if clause.kind == PAYING[verb]]
    if not clauses:
        return None
    clause = clauses[-1]  # a later card counts, where there are two
    return Phrase(f"ares-do-{PAYING[verb]}", {"worth": clause.count, "count": clause.other})


def must_convert(view: AresView, seen: PlayerSeen) -> bool:
    """Whoever is done now uses up heat or plants first: AE-9.19."""
    before = bool(view.rules.switches["must_convert_at_maximum"])
    temperature = view.temperature_before if before else view.temperature
    oxygen = view.oxygen_before if before else view.oxygen
    warms = seen.heat >= seen.standard_prices[t.TEMPERATURE_BY_HEAT] and temperature < t.HOTTEST
    return warms or (seen.plants >= seen.standard_prices[t.FOREST_BY_PLANTS] and oxygen < t.RICHEST)
