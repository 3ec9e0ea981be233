"""From numbers to words: what the engine's integers are called in records, on the wire and in message ids."""

from __future__ import annotations

from typing import Final

from ecliptic.core.words import EventKind, Reason, Verb
from ecliptic.core.words import part as p
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.rules import news, reasons

ROLE_NAMES: Final = (
    "recruiter",
    "explorer",
    "scientist",
    "secret_agent",
    "saboteur",
    "femme_fatale",
    "travel_agent",
    "soldier",
    "pilot",
)
RESOURCES: Final = ("ice", "sylvanite", "celerium")
REGION_KINDS: Final = ("outer", "inner", "moon")
COLOUR_NAMES: Final = ("red", "blue", "yellow", "green", "violet", "white")
WINDOW_NAMES: Final = (
    "after_character_selection",
    "end_of_character_step",
    "start_of_discovery_phase",
    "start_of_final_scoring",
)

VERBS: Final = (
    Verb("keep", t.EVENTS, "card"),
    Verb("choose", t.ROLES, "role"),
    Verb("place", t.DOCKS, "ship"),
    Verb("bound", t.REGIONS, "region"),
    Verb("move_from", t.REGIONS, "region"),
    Verb("move_to", t.REGIONS, "region"),
    Verb("look", t.REGIONS, "region"),
    Verb("draw"),
    Verb("attach", t.REGIONS, "region"),
    Verb("box"),
    Verb("launch", t.DOCKS, "ship"),
    Verb("destroy", t.DOCKS, "ship"),
    Verb("replace_at", t.DOCKS + t.REGIONS, "place"),
    Verb("replace", t.COLOURS, "colour"),
    Verb("kill_at", t.REGIONS, "region"),
    Verb("kill", t.COLOURS, "colour"),
    Verb("drop", t.REGIONS, "region"),
    Verb("redirect", t.DOCKS, "ship"),
    Verb("swap"),
    Verb("swap_first", t.DOCKS, "ship"),
    Verb("swap_second", t.DOCKS, "ship"),
    Verb("play", t.EVENTS, "card"),
    Verb("rescue_at", t.REGIONS, "region"),
    Verb("rescue_more"),
    Verb("evacuate_to", t.REGIONS, "region"),
    Verb("stop"),
    Verb("pass"),
    Verb("decline"),
)

_COLOUR = p("colour", "colour")
_SHIP = p("ship", "dock")
_CARD = p("card", "ship_card")
_REGION = p("region", "region")
_COUNT = p("count", "number")
_KIND = p("resource", "resource")
_EVENT = p("card", "card")
_SECRET = p("card", "card", secret=True)
_POINTS = p("points", "number")

EVENT_KINDS: Final[dict[int, EventKind]] = {
    news.ROUND_STARTED: EventKind("RoundStarted", (p("round", "number"),), is_chapter=True),
    news.CHARACTER_CHOSEN: EventKind("CharacterChosen", (_COLOUR, p("role", "role", secret=True))),
    news.CHARACTER_CHANGED: EventKind("CharacterChanged", (_COLOUR, p("role", "role", secret=True))),
    news.CHARACTER_REVEALED: EventKind("CharacterRevealed", (_COLOUR, p("role", "role"))),
    news.ASTRONAUTS_PLACED: EventKind("AstronautsPlaced", (_COLOUR, _COUNT, _SHIP, _CARD)),
    news.DESTINATION_SET: EventKind("DestinationSet", (_COLOUR, _SHIP, _REGION)),
    news.SHIP_LAUNCHED: EventKind("ShipLaunched", (_SHIP, _CARD, _COUNT)),
    news.SHIP_DESTROYED: EventKind("ShipDestroyed", (_COLOUR, _SHIP, _CARD, _COUNT)),
    news.SHIP_LANDED: EventKind("ShipLanded", (_SHIP, _CARD, _REGION, _COUNT)),
    news.SHIP_DISCARDED: EventKind("ShipDiscarded", (_SHIP, _CARD)),
    news.SHIP_DOCKED: EventKind("ShipDocked", (_SHIP, _CARD)),
    news.REGION_EXPLORED: EventKind("RegionExplored", (_REGION, _KIND)),
    news.ASTRONAUT_MOVED: EventKind("AstronautMoved", (_COLOUR, p("origin", "region"), _REGION)),
    news.CHARACTERS_TAKEN_BACK: EventKind("CharactersTakenBack", (_COLOUR,)),
    news.EVENT_KEPT: EventKind("EventKept", (_COLOUR, _SECRET)),
    news.DISCOVERY_ATTACHED: EventKind("DiscoveryAttached", (_COLOUR, _REGION, _SECRET)),
    news.DISCOVERY_LOOKED_AT: EventKind("DiscoveryLookedAt", (_COLOUR, _REGION, _SECRET)),
    news.DISCOVERY_DISCARDED: EventKind("DiscoveryDiscarded", (_COLOUR, _EVENT)),
    news.EVENT_BOXED: EventKind("EventBoxed", (_COLOUR, _SECRET)),
    news.REPLACED_ON_SHIP: EventKind("ReplacedOnShip", (_COLOUR, p("victim", "colour"), _SHIP)),
    news.REPLACED_IN_REGION: EventKind("ReplacedInRegion", (_COLOUR, p("victim", "colour"), _REGION)),
    news.ASTRONAUT_KILLED: EventKind("AstronautKilled", (_COLOUR, p("victim", "colour"), _REGION)),
    news.ASTRONAUT_DROPPED: EventKind("AstronautDropped", (_COLOUR, _REGION)),
    news.TOKENS_SWAPPED: EventKind("TokensSwapped", (_COLOUR, _SHIP, p("other", "dock"))),
    news.PLACEMENT_SKIPPED: EventKind("PlacementSkipped", (_COLOUR, p("role", "role"))),
    news.FIRST_PLAYER_CHANGED: EventKind("FirstPlayerChanged", (_COLOUR,)),
    news.PRODUCTION_STARTED: EventKind("ProductionStarted", (p("phase", "number"),), is_chapter=True),
    news.TOKENS_LAID: EventKind("TokensLaid", (_REGION, _COUNT, _KIND)),
    news.TOKENS_TAKEN: EventKind("TokensTaken", (_COLOUR, _REGION, _COUNT, _KIND)),
    news.TOKENS_LEFT: EventKind("TokensLeft", (_REGION, _COUNT)),
    news.TOKENS_REMOVED: EventKind("TokensRemoved", (_REGION, _COUNT)),
    news.DISCOVERY_REVEALED: EventKind("DiscoveryRevealed", (_REGION, _EVENT)),
    news.ASTRONAUTS_LOST: EventKind("AstronautsLost", (_COLOUR, _REGION, _COUNT)),
    news.RESOURCE_CHANGED: EventKind("ResourceChanged", (_REGION, _KIND)),
    news.ASTRONAUT_EVACUATED: EventKind("AstronautEvacuated", (_COLOUR, p("origin", "region"), _REGION)),
    news.CREWS_LANDED: EventKind("CrewsLanded", (_REGION, _COUNT)),
    news.ACTION_PLAYED: EventKind("ActionPlayed", (_COLOUR, _EVENT)),
    news.TOKENS_GAINED: EventKind("TokensGained", (_COLOUR, _COUNT, _KIND)),
    news.ASTRONAUT_RESCUED: EventKind("AstronautRescued", (_COLOUR, _REGION)),
    news.MISSION_KEPT: EventKind("MissionKept", (_COLOUR, _SECRET)),
    news.DISCOVERY_SHOWN: EventKind("DiscoveryShown", (_COLOUR, _EVENT)),
    news.NEUTRAL_DRAWN: EventKind("NeutralDrawn", (_COLOUR, p("role", "role", secret=True))),
    news.NEUTRAL_SHUFFLED: EventKind("NeutralShuffled", (_COLOUR,)),
    news.MISSION_SCORED: EventKind("MissionScored", (_COLOUR, _EVENT, _POINTS)),
    news.ICE_SCORED: EventKind("IceScored", (_COLOUR, _POINTS)),
    news.DISCOVERY_SCORED: EventKind("DiscoveryScored", (_COLOUR, _EVENT, _REGION, _POINTS)),
    news.SCORED: EventKind("Scored", (_COLOUR, _POINTS)),
    news.GAME_WON: EventKind("GameWon", (_COLOUR,), is_chapter=True),
    news.VICTORY_SHARED: EventKind("VictoryShared", (_COLOUR,), is_chapter=True),
    news.BOTH_LOST: EventKind("BothLost"),
    news.EVENT_DRAWN: EventKind("EventDrawn", (_COLOUR, _SECRET)),
    news.TOKEN_LAID_ON_SHIP: EventKind("TokenLaidOnShip", (_SHIP, _REGION)),
}

REASONS: Final[dict[int, Reason]] = {
    reasons.PLAYED_ALREADY: Reason("played-already", "RP-4.4"),
    reasons.SAME_CHARACTER: Reason("same-character", "RP-4.6"),
    reasons.NO_SHIP: Reason("no-ship", "RP-6.24"),
    reasons.SHIP_LEFT: Reason("ship-left", "RP-6.2", by_verb={"destroy": "RP-7.49", "launch": "RP-7.40"}),
    reasons.SHIP_FULL: Reason("ship-full", "RP-6.3"),
    reasons.TOO_FEW_SEATS: Reason("too-few-seats", "RP-7.62"),
    reasons.NO_RESERVE: Reason("no-reserve", "RP-6.8"),
    reasons.TOO_FEW_IN_RESERVE: Reason("too-few-in-reserve", "RP-7.66"),
    reasons.SAME_SHIP: Reason("same-ship", "RP-6.9", by_verb={"swap_second": "RP-7.95"}),
    reasons.NO_TOKEN_LEFT: Reason("no-token-left", "RP-6.29"),
    reasons.NO_TOKENS_AT_ALL: Reason("no-tokens-at-all", "RP-Q23"),
    reasons.NONE_HERE_OF_YOURS: Reason("none-here-of-yours", "RP-7.10", {"2005": "RP-7.11"}),
    reasons.NO_WAY_FROM_PHOBOS: Reason("no-way-from-phobos", "RP-7.18"),
    reasons.NOT_ADJACENT: Reason("not-adjacent", "RP-7.10", {"2005": "RP-7.11"}),
    reasons.NO_DISCOVERY_HERE: Reason("no-discovery-here", "RP-7.32"),
    reasons.DECK_EMPTY: Reason("deck-empty", "RP-7.32"),
    reasons.ALL_COVERED: Reason("all-covered", "RP-Q32"),
    reasons.NOT_OUTER: Reason("not-outer", "RP-9.1"),
    reasons.HAS_DISCOVERY: Reason("has-discovery", "RP-9.6"),
    reasons.NOT_FULL_ONLY: Reason("not-full-only", "RP-7.37", {"2005": "RP-7.36"}),
    reasons.EMPTY_SHIP: Reason("empty-ship", "RP-Q19"),
    reasons.NOT_PRESENT: Reason("not-present", "RP-7.57"),
    reasons.NOBODY_TO_REPLACE: Reason("nobody-to-replace", "RP-7.54", {"2005": "RP-7.53"}),
    reasons.NOT_ANOTHER_COLOUR: Reason("not-another-colour", "RP-7.54", {"2005": "RP-7.53"}),
    reasons.NOT_HERE: Reason("not-here", "RP-5.14", {"2005": "RP-5.17"}),
    reasons.OUT_OF_REACH: Reason("out-of-reach", "RP-7.71", {"2005": "RP-7.73", "2015": "RP-7.72"}),
    reasons.NOBODY_HERE: Reason("nobody-here", "RP-7.76"),
    reasons.NOT_ON_MARS: Reason("not-on-mars", "RP-7.80"),
    reasons.MUST_MOVE_ONE: Reason("must-move-one", "RP-7.80"),
    reasons.SAME_DESTINATION: Reason("same-destination", "RP-Q25"),
    reasons.NO_TOKEN_ON_SHIP: Reason("no-token-on-ship", "RP-7.95"),
    reasons.NO_TWO_TOKENS: Reason("no-two-tokens", "RP-7.95"),
    reasons.NOT_YOUR_CARD: Reason("not-your-card", "RP-11.4"),
    reasons.WRONG_MOMENT: Reason("wrong-moment", "RP-11.8"),
    reasons.NO_EFFECT_NOW: Reason("no-effect-now", "RP-11.8"),
    reasons.NOT_A_MISSION: Reason("not-a-mission", "RP-2.36"),
    reasons.COMPULSORY: Reason("compulsory", "RP-5.13", {"2005": "RP-5.17"}),
    reasons.CARD_IS_NO_DISCOVERY: Reason("card-is-no-discovery", "RP-14.30"),
    reasons.MUST_ATTACH: Reason("must-attach", "RP-9.11", {"2005": "RP-9.12"}),
    reasons.NONE_LOST: Reason("none-lost", "RP-1.40"),
    reasons.NOT_DEALT: Reason("not-dealt", "RP-2.21", {"2005": "RP-2.35"}),
    reasons.NO_SWAPPING: Reason("no-swapping", "RP-7.91"),
}
