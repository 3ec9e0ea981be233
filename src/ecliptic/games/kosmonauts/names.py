"""From numbers to words: what the engine's integers are called in records, on the wire and in message ids."""

from __future__ import annotations

from typing import Final

from ecliptic.core.words import EventKind, Reason, Verb
from ecliptic.core.words import part as p
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.rules import news, reasons

BODY_NAMES: Final = ("mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "comet")
DIRECTION_NAMES: Final = ("e", "se", "sw", "w", "nw", "ne")
EVENT_NAMES: Final = (
    "drift",
    "tanker",
    "hyper_gift",
    "gravity_well",
    "overdrive",
    "fuel_leak",
    "engine_failure",
)
COLOUR_NAMES: Final = ("white", "green", "red", "yellow")

VERBS: Final = (
    Verb("disc", t.BODIES, "body"),
    Verb("point", t.POINTS, "point"),
    Verb("event", t.ROW, "row"),
    Verb("order", 2 * t.DIRECTIONS, "cube"),
    Verb("shield_fuel"),
    Verb("done"),
    Verb("pay"),
    Verb("refuse"),
    Verb("swap"),
    Verb("fly"),
    Verb("evacuate"),
    Verb("land", t.BODIES, "body"),
    Verb("pass"),
    Verb("fall", t.BODIES, "body"),
)

_SHIP = p("colour", "colour")
_BODY = p("body", "body")
_COUNT = p("count", "number")

EVENT_KINDS: Final[dict[int, EventKind]] = {
    news.BODY_PLACED: EventKind("BodyPlaced", (_SHIP, _BODY, p("point", "point"))),
    news.MISSIONS_DRAWN: EventKind(
        "MissionsDrawn",
        (
            _SHIP,
            p("first", "mission", secret=True),
            p("alpha", "mission", secret=True),
            p("beta", "mission", secret=True),
        ),
    ),
    news.MISSION_REPLACED: EventKind("MissionReplaced", (_SHIP, p("card", "mission", secret=True))),
    news.ROUND_STARTED: EventKind("RoundStarted", (p("round", "number"),), is_chapter=True),
    news.EVENT_CHOSEN: EventKind("EventChosen", (_SHIP, p("card", "card"))),
    news.EVENT_LAID_OPEN: EventKind("EventLaidOpen", (p("card", "card"),)),
    news.SHIELD_PAID: EventKind("ShieldPaid", (_SHIP,)),
    news.DRIFTED: EventKind("Drifted", (_SHIP,)),
    news.DRIFT_WAITS: EventKind("DriftWaits", (_SHIP,)),
    news.FUEL_TAKEN: EventKind("FuelTaken", (_SHIP, _COUNT)),
    news.HYPER_TAKEN: EventKind("HyperTaken", (_SHIP,)),
    news.FUEL_SWAPPED: EventKind("FuelSwapped", (_SHIP,)),
    news.FUEL_LOST: EventKind("FuelLost", (_SHIP, _COUNT)),
    news.LIMIT_CHANGED: EventKind("LimitChanged", (_SHIP, _COUNT)),
    news.ORDERS_CONFIRMED: EventKind("OrdersConfirmed", (_SHIP,)),
    news.SHIELD_TURNED: EventKind("ShieldTurned", (_SHIP, _COUNT)),
    news.FUEL_ORDERED: EventKind("FuelOrdered", (_SHIP, p("fuel", "number"), p("hyper", "number"))),
    news.TOOK_OFF: EventKind("TookOff", (_SHIP, _BODY)),
    news.FLEW: EventKind("Flew", (_SHIP, p("q", "number"), p("r", "number"))),
    news.REFUELLED: EventKind("Refuelled", (_SHIP, p("fuel", "number"), p("hyper", "number"))),
    news.SHIELD_LOST: EventKind("ShieldLost", (_SHIP,)),
    news.EVACUATED: EventKind("Evacuated", (_SHIP, _BODY)),
    news.LEFT_FIELD: EventKind("LeftField", (_SHIP,)),
    news.HIT_SUN: EventKind("HitSun", (_SHIP,)),
    news.STRANDED: EventKind("Stranded", (_SHIP,)),
    news.LANDED: EventKind("Landed", (_SHIP, _BODY)),
    news.TOKEN_TAKEN: EventKind("TokenTaken", (_SHIP, _BODY, p("points", "number"))),
    news.CAME_HOME: EventKind("CameHome", (_SHIP,), is_chapter=True),
    news.BODIES_MOVED: EventKind("BodiesMoved", (_SHIP,)),
    news.INSTRUCTOR_CHANGED: EventKind("InstructorChanged", (_SHIP,)),
    news.MISSION_SCORED: EventKind("MissionScored", (_SHIP, p("card", "mission"), p("points", "number"))),
    news.SCORED: EventKind("Scored", (_SHIP, p("points", "number"))),
    news.GAME_WON: EventKind("GameWon", (_SHIP,), is_chapter=True),
    news.VICTORY_SHARED: EventKind("VictoryShared", (_SHIP,), is_chapter=True),
    news.ROUND_LIMIT_MET: EventKind("RoundLimitMet", (p("round", "number"),)),
}

REASONS: Final[dict[int, Reason]] = {
    reasons.NOT_YOUR_DISC: Reason("not-your-disc", "KO-2.1"),
    reasons.PLACED_ALREADY: Reason("placed-already", "KO-2.3"),
    reasons.NO_SUCH_POINT: Reason("no-such-point", "KO-1.18"),
    reasons.LIMIT_REACHED: Reason("limit-reached", "KO-6.2"),
    reasons.ENGINE_FAILED: Reason("engine-failed", "KO-5.14"),
    reasons.NO_FUEL: Reason("no-fuel", "KO-6.2", by_verb={"swap": "KO-9.4"}),
    reasons.NO_HYPER: Reason("no-hyper", "KO-6.2"),
    reasons.NO_SHIELD: Reason("no-shield", "KO-4.8", by_verb={"shield_fuel": "KO-6.19"}),
    reasons.SHIELD_TURNED_ALREADY: Reason("shield-turned-already", "KO-6.21"),
    reasons.ORDERS_BEGUN: Reason("orders-begun", "KO-A22"),
    reasons.NOT_IN_SECTOR: Reason("not-in-sector", "KO-8.1"),
    reasons.NOT_NEAREST: Reason("not-nearest", "KO-5.8"),
    reasons.EVACUATED_NOW: Reason("evacuated-now", "KO-A34"),
}
