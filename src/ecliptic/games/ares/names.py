"""The words of the game: what each small number means, and who may see which part of an event."""

from __future__ import annotations

from typing import Final

from ecliptic.core.words import EventKind, Reason, Verb
from ecliptic.core.words import part as p
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.rules import news, reasons

CARD_COLOURS: Final = ("green", "blue", "red", "corporation")
TAG_NAMES: Final = ("building", "space", "power", "science", "jupiter", "earth", "plant", "microbe", "animal", "event")
PRODUCTION_NAMES: Final = ("mc", "heat", "plants", "cards")
GOOD_NAMES: Final = ("mc", "heat", "plants", "cards", "rating")
ZONE_NAMES: Final = ("purple", "red", "yellow", "white")
PHASE_NAMES: Final = ("development", "construction", "action", "production", "research")
STANDARD_NAMES: Final = ("forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc")
PARAMETER_NAMES: Final = ("temperature", "oxygen", "ocean")
ITEM_NAMES: Final = ("cube", "marker")
COLOUR_NAMES: Final = ("red", "blue", "yellow", "green")

VERBS: Final = (
    Verb("found", t.CARDS, "card"),
    Verb("exchange", t.PROJECTS, "card"),
    Verb("plan", t.PHASES, "phase"),
    Verb("neutral", t.PHASES, "phase", "thing"),
    Verb("sell", shown="verb"),
    Verb("sell_card", t.PROJECTS, "card", "verb"),
    Verb("stop", shown="verb"),
    Verb("play", t.PROJECTS, "card", "thing"),
    Verb("draw", shown="thing"),
    Verb("done", shown="thing"),
    Verb("resume", shown="verb"),
    Verb("use", t.PROJECTS, "card", "thing"),
    Verb("standard", t.STANDARDS, "standard", "thing"),
    Verb("way", 3, "way", "thing"),
    Verb("amount", t.AMOUNTS, "amount", "thing"),
    Verb("more", shown="thing"),
    Verb("pay_heat", t.HEATS, "heat", "thing"),
    Verb("pay_microbes", shown="thing"),
    Verb("pay_plants", shown="thing"),
    Verb("pay", shown="thing"),
    Verb("decline", shown="thing"),
    Verb("discard", t.PROJECTS, "card", "verb"),
    Verb("keep", t.PROJECTS, "card", "verb"),
    Verb("take", t.PROJECTS, "card", "thing"),
    Verb("put", t.PROJECTS, "card", "thing"),
    Verb("remove", t.PROJECTS, "card", "thing"),
    Verb("flip", t.TILES, "space", "thing"),
    Verb("resolve", t.CARDS, "card", "thing"),
    Verb("raise", 2, "parameter", "thing"),
    Verb("take_cube", shown="thing"),
    Verb("take_marker", shown="thing"),
    Verb("offer", t.PROJECTS, "card", "verb"),
    Verb("give", t.PROJECTS, "card", "verb"),
)

_SEAT = p("colour", "colour")
_CARD = p("card", "card")
_SECRET = p("card", "card", secret=True)
_COUNT = p("count", "number")
_PHASE = p("phase", "phase")
_GOOD = p("good", "good")
_POINTS = p("points", "number")
_ROUND = p("round", "number")

EVENT_KINDS: Final[dict[int, EventKind]] = {
    news.CORPORATION_DEALT: EventKind("CorporationDealt", (_SEAT, _SECRET)),
    news.CARD_DRAWN: EventKind("CardDrawn", (_SEAT, _SECRET)),
    news.CARDS_EXCHANGED: EventKind("CardsExchanged", (_SEAT, _COUNT)),
    news.CORPORATION_FOUNDED: EventKind("CorporationFounded", (_SEAT, _CARD)),
    news.ROUND_STARTED: EventKind("RoundStarted", (_ROUND,), is_chapter=True),
    news.PHASE_CHOSEN: EventKind("PhaseChosen", (_SEAT, p("phase", "phase", secret=True))),
    news.PHASE_REVEALED: EventKind("PhaseRevealed", (_SEAT, _PHASE)),
    news.NEUTRAL_REVEALED: EventKind("NeutralRevealed", (_PHASE,)),
    news.PHASE_STARTED: EventKind("PhaseStarted", (_PHASE,), is_chapter=True),
    news.CARD_PLAYED: EventKind("CardPlayed", (_SEAT, _CARD)),
    news.PAID: EventKind("Paid", (_SEAT, _COUNT)),
    news.HEAT_PAID: EventKind("HeatPaid", (_SEAT, _COUNT)),
    news.MICROBES_PAID: EventKind("MicrobesPaid", (_SEAT, _COUNT, _CARD, p("worth", "number"))),
    news.PLANTS_PAID: EventKind("PlantsPaid", (_SEAT, _COUNT, _CARD, p("worth", "number"))),
    news.CARD_SOLD: EventKind("CardSold", (_SEAT, _SECRET, p("price", "number"))),
    news.CARD_DISCARDED: EventKind("CardDiscarded", (_SEAT, _SECRET)),
    news.CARD_KEPT: EventKind("CardKept", (_SEAT, _SECRET)),
    news.CARD_LOOKED_AT: EventKind("CardLookedAt", (_SEAT, _SECRET)),
    news.CARD_REVEALED: EventKind("CardRevealed", (_SEAT, _CARD)),
    news.CARD_TAKEN: EventKind("CardTaken", (_SEAT, _CARD)),
    news.DECK_SHUFFLED: EventKind("DeckShuffled", (_COUNT,)),
    news.GAINED: EventKind("Gained", (_SEAT, _COUNT, _GOOD)),
    news.SPENT: EventKind("Spent", (_SEAT, _COUNT, _GOOD)),
    news.TEMPERATURE_RAISED: EventKind("TemperatureRaised", (_SEAT, p("value", "temperature"))),
    news.OXYGEN_RAISED: EventKind("OxygenRaised", (_SEAT, p("value", "number"))),
    news.OCEAN_FLIPPED: EventKind("OceanFlipped", (_SEAT, p("space", "space"), p("tile", "tile"))),
    news.OCEAN_REPEATED: EventKind("OceanRepeated", (_SEAT, p("space", "space"), p("tile", "tile"))),
    news.FOREST_PLANTED: EventKind("ForestPlanted", (_SEAT, _COUNT)),
    news.NOTHING_RAISED: EventKind("NothingRaised", (_SEAT, p("parameter", "parameter"))),
    news.CUBES_PUT: EventKind("CubesPut", (_SEAT, _COUNT, _CARD)),
    news.CUBES_REMOVED: EventKind("CubesRemoved", (_SEAT, _COUNT, _CARD)),
    news.CUBES_LOST: EventKind("CubesLost", (_SEAT, _COUNT)),
    news.ACTION_USED: EventKind("ActionUsed", (_SEAT, _CARD)),
    news.STANDARD_USED: EventKind("StandardUsed", (_SEAT, p("standard", "standard"))),
    news.SEAT_DONE: EventKind("SeatDone", (_SEAT,)),
    news.SEAT_RESUMED: EventKind("SeatResumed", (_SEAT,)),
    news.EVERYBODY_RESUMED: EventKind("EverybodyResumed"),
    news.PRODUCED: EventKind("Produced", (_SEAT, p("mc", "number"), p("heat", "number"), p("plants", "number"))),
    news.MAXIMUM_REACHED: EventKind("MaximumReached", (p("parameter", "parameter"),)),
    news.MARS_TERRAFORMED: EventKind("MarsTerraformed", (_ROUND,), is_chapter=True),
    news.ITEM_TAKEN: EventKind("ItemTaken", (_SEAT, p("item", "item"))),
    news.CARD_OFFERED: EventKind("CardOffered", (_SEAT, _SECRET)),
    news.OFFER_DECLINED: EventKind("OfferDeclined", (_SEAT,)),
    news.CARDS_SWAPPED: EventKind("CardsSwapped", (_SEAT, p("other", "colour"))),
    news.STACK_SHUFFLED: EventKind("StackShuffled", (p("marker", "number"),)),
    news.RAISED_BY_ITSELF: EventKind("RaisedByItself", (p("parameter", "parameter"), _COUNT)),
    news.SCORED: EventKind("Scored", (_SEAT, _POINTS)),
    news.WEALTH_COUNTED: EventKind("WealthCounted", (_SEAT, p("wealth", "number"))),
    news.GAME_WON: EventKind("GameWon", (_SEAT,), is_chapter=True),
    news.VICTORY_SHARED: EventKind("VictoryShared", (_SEAT,), is_chapter=True),
    news.TEAM_WON: EventKind("TeamWon", (_POINTS,), is_chapter=True),
    news.TEAM_LOST: EventKind("TeamLost", (_POINTS,)),
    news.SOLO_WON: EventKind("SoloWon", (_POINTS,), is_chapter=True),
    news.SOLO_LOST: EventKind("SoloLost", (_POINTS,)),
    news.ROUND_LIMIT_MET: EventKind("RoundLimitMet", (_ROUND,)),
    news.CARD_RECEIVED: EventKind("CardReceived", (_SEAT, _SECRET)),
}

REASONS: Final[dict[int, Reason]] = {
    reasons.NOT_DEALT: Reason("not-dealt", "AE-2.15"),
    reasons.NOT_IN_HAND: Reason("not-in-hand", "AE-8.1"),
    reasons.CHOSEN_LAST_ROUND: Reason("chosen-last-round", "AE-4.5"),
    reasons.CHOSEN_ALREADY: Reason("chosen-already", "AE-4.13", by_verb={"found": "AE-2.18"}),
    reasons.HAND_EMPTY: Reason("hand-empty", "AE-8.8"),
    reasons.WRONG_COLOUR: Reason("wrong-colour", "AE-8.2"),
    reasons.NO_PLAY_LEFT: Reason("no-play-left", "AE-8.2"),
    reasons.SAID_DONE: Reason("said-done", "AE-18.18"),
    reasons.NOT_DONE: Reason("not-done", "AE-18.18"),
    reasons.DONE_IS_FINAL: Reason("done-is-final", "AE-Q3"),
    reasons.TOO_COLD: Reason("too-cold", "AE-8.13"),
    reasons.TOO_WARM: Reason("too-warm", "AE-8.13"),
    reasons.TOO_LITTLE_OXYGEN: Reason("too-little-oxygen", "AE-8.13"),
    reasons.TOO_MUCH_OXYGEN: Reason("too-much-oxygen", "AE-8.13"),
    reasons.TOO_FEW_OCEANS: Reason("too-few-oceans", "AE-8.13"),
    reasons.TOO_MANY_OCEANS: Reason("too-many-oceans", "AE-8.13"),
    reasons.TOO_FEW_TAGS: Reason("too-few-tags", "AE-8.16"),
    reasons.RATING_TOO_LOW: Reason("rating-too-low", "AE-8.16"),
    reasons.TOO_LITTLE_TO_SPEND: Reason("too-little-to-spend", "AE-Q5"),
    reasons.TOO_DEAR: Reason("too-dear", "AE-8.4", by_verb={"standard": "AE-9.8"}),
    reasons.NO_BONUS: Reason("no-bonus", "AE-7.3"),
    reasons.DRAW_NEEDS_PLAY: Reason("draw-needs-play", "AE-Q9"),
    reasons.NOT_IN_PLAY: Reason("not-in-play", "AE-9.1"),
    reasons.NO_ACTION: Reason("no-action", "AE-1.24"),
    reasons.USED_ALREADY: Reason("used-already", "AE-9.1"),
    reasons.CANNOT_PAY_ACTION: Reason("cannot-pay-action", "AE-9.5"),
    reasons.AT_MAXIMUM: Reason("at-maximum", "AE-9.18", by_verb={"raise": "AE-17.20"}),
    reasons.NO_HOST: Reason("no-host", "AE-14.6"),
    reasons.NO_CUBES: Reason("no-cubes", "AE-9.5"),
    reasons.NOT_LOOKED_AT: Reason("not-looked-at", "AE-11.3"),
    reasons.DOES_NOT_MATCH: Reason("does-not-match", "AE-Q45"),
    reasons.FLIPPED_ALREADY: Reason("flipped-already", "AE-13.12"),
    reasons.TOO_MUCH: Reason("too-much", "AE-Q63", by_verb={"amount": "AE-Q21"}),
    reasons.TOO_LITTLE: Reason("too-little", "AE-Q63", by_verb={"amount": "AE-Q21"}),
    reasons.MUST_PAY_SO: Reason("must-pay-so", "AE-8.4"),
    reasons.COSTS_TOO_MUCH_TO_BE_FREE: Reason("costs-too-much-to-be-free", "AE-8.2"),
    reasons.NOT_PENDING: Reason("not-pending", "AE-Q29"),
    reasons.NONE_LEFT: Reason("none-left", "AE-16.9"),
    reasons.USED_IN_THIS_PASS: Reason("used-in-this-pass", "AE-17.12"),
    reasons.NO_OTHER_CHOICE: Reason("no-other-choice", "AE-9.1"),
    reasons.CANNOT_HOLD: Reason("cannot-hold", "AE-14.6"),
}
