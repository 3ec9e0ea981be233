#!/usr/bin/env python3
"""A bot for Ecliptic in plain Python: it brings as many of its astronauts to Mars as it can, and spares its own.

It knows a little of Mission: Red Planet; in any other game it chooses at random. `docs/bots.md` tells the protocol.
Copy it to start your own.
"""

# ruff: noqa: S311, T201  (chance for a game; answers are printed)

from __future__ import annotations

import json
import random
import sys
from typing import Any

Json = Any
PLACED = (2, 2, 2, 2, 1, 2, 3, 2, 2)  # about how many astronauts each character brings aboard


def main() -> None:
    """Answer line by line until the table is closed."""
    seat, chance = 0, random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            seat, chance = message["seat"], random.Random(message["seed"])
            say(type="ready", name="hoarder")
        elif message["type"] == "decide":
            action = choose(message["view"], message["decision"]["actions"], seat, chance)
            say(type="action", number=message["number"], action=action)
        elif message["type"] == "over":
            return


def say(**message: object) -> None:
    """Write one line, at once: an answer that waits in a buffer is late."""
    print(json.dumps(message), flush=True)


def choose(view: Json, actions: list[Json], seat: int, chance: random.Random) -> Json:
    """The best action, by chance among equals."""
    if view["rules"]["game"] != "redplanet":
        return chance.choice(actions)
    return max(actions, key=lambda action: (worth(view, action[0], action[1], seat), chance.random()))


def worth(view: Json, verb: str, thing: int, seat: int) -> float:
    """What an action looks worth, compared with the others of the same question."""
    match verb:
        case "choose":
            found: float = PLACED[thing]
        case "place" | "launch":
            found = of_ship(view, view["ships"][thing], seat)
        case "destroy":
            found = -of_ship(view, view["ships"][thing], seat)
        case "replace" | "kill":
            found = -10 if thing == seat else 0
        case "move_to" | "bound" | "evacuate_to" | "rescue_at":
            found = of_region(view["regions"][thing], seat)
        case "move_from" | "kill_at" | "drop":
            found = -of_region(view["regions"][thing], seat)
        case "stop" | "pass" | "decline":
            found = -5
        case _:
            found = 0
    return found


def of_ship(view: Json, ship: Json, seat: int) -> float:
    """A ship that is bound for a good place and soon full is worth boarding."""
    if ship is None:
        return 0
    aim = ship["bound_for"]
    full: float = sum(ship["crew"]) / ship["capacity"] + ship["crew"][seat]
    return full + (0 if aim is None else of_region(view["regions"][aim], seat))


def of_region(region: Json, seat: int) -> float:
    """A majority that is near, of a resource that pays, is worth having; one that is sure needs no more."""
    others = max((count for colour, count in enumerate(region["astronauts"]) if colour != seat), default=0)
    lead: int = region["astronauts"][seat] - others
    prize: float = 1.5 if region["resource"] is None else (1, 2, 3)[region["resource"]]
    return prize * (1.5 - 0.3 * abs(lead)) if lead < 4 else 0


if __name__ == "__main__":
    main()
