"""`ecliptic games`: what can be played, with which editions and house rules, and how well the cards are known."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Any

from rich.table import Table

from ecliptic.cli.asked import rules_for
from ecliptic.cli.words import console, say, say_phrase
from ecliptic.core.game import Game
from ecliptic.core.plugins import quiet
from ecliptic.core.words import EditionInfo, Switch, kebab
from ecliptic.games import faults, usual
from ecliptic.games import game as find
from ecliptic.games import games as all_games


def show(
    name: str | None, edition: str | None, data: Path | None, *, provenance: bool, cards: bool, as_json: bool
) -> None:
    """List all games, or tell about one."""
    if name is None and not (provenance or cards):
        with contextlib.nullcontext() if as_json else quiet():  # what is wrong with a plug-in is part of the list
            all_games()
        if not _print(_list_json(), as_json):
            out = console()
            out.print(_list())
            for fault in faults():
                told = say("cli-left-out", name=fault.name, origin=fault.origin, reason=fault.reason, where=fault.where)
                out.print(told, style="red", soft_wrap=True)
        return
    game = find(name or usual())
    if provenance:
        _provenance(game, edition, data, as_json)
    elif cards:
        _cards(game, edition, data, as_json)
    elif not _print(_about_json(game), as_json):
        _about(game)


def _print(rows: Any, as_json: bool) -> bool:
    if as_json:
        sys.stdout.write(json.dumps(rows, ensure_ascii=False, indent=1) + "\n")
    return as_json


def _list_json() -> list[dict[str, Any]]:
    return [{"game": game.id, "title": say(f"{game.id}-title"), "editions": _editions(game)} for game in all_games()]


def _editions(game: Game) -> list[dict[str, Any]]:
    return [{"edition": i.id, "seats_min": i.seats_min, "seats_max": i.seats_max} for i in game.editions]


def _list() -> Table:
    table = Table(say("cli-game"), say("cli-title"), say("cli-editions"))
    for game in all_games():
        editions = "\n".join(_seats_of(info) for info in game.editions)
        table.add_row(game.id, say(f"{game.id}-title"), editions)
    return table


def _seats_of(info: EditionInfo) -> str:
    if info.seats_min == info.seats_max:
        return say("cli-edition-seats-only", edition=info.id, most=info.seats_max)
    return say("cli-edition-seats", edition=info.id, least=info.seats_min, most=info.seats_max)


def _about_json(game: Game) -> dict[str, Any]:
    switches = [
        {"switch": s.name, "default": s.default, "values": s.values, "editions": s.editions, "rule": s.rule}
        for s in game.switches
    ]
    return {"game": game.id, "title": say(f"{game.id}-title"), "editions": _editions(game), "switches": switches}


def _about(game: Game) -> None:
    out = console()
    out.print(say(f"{game.id}-title"), style="bold")
    for info in game.editions:
        name = say(f"{game.id}-edition-{info.id}")
        out.print(f"  {_seats_of(info)} · {name}")
    table = Table()
    table.add_column(say("cli-switch"), overflow="fold")  # a name that has to be typed is never cut
    for head in (say("cli-default"), say("cli-meaning"), say("cli-rule")):
        table.add_column(head)
    for switch in game.switches:
        table.add_row(switch.name, _defaults(switch), say(f"{game.id}-switch-{kebab(switch.name)}"), switch.rule)
    out.print(table)


def _defaults(switch: Switch) -> str:
    special = [f"{edition}: {str(value).lower()}" for edition, value in switch.defaults.items()]
    values = [f"({', '.join(map(str, switch.values))})"] if switch.values else []
    return "\n".join([str(switch.default).lower(), *special, *values])


def _provenance(game: Game, edition: str | None, data: Path | None, as_json: bool) -> None:
    rules = rules_for(game, edition, _seats(game, edition), [], data)
    rows = game.provenance(rules)
    if _print([{"kind": k, "id": i, "provenance": p} for k, i, p in rows], as_json):
        return
    out = console()
    table = Table(say("cli-kind"), say("cli-thing"), say("cli-provenance"), title=f"{game.id} {rules.edition}")
    for kind, thing, known in rows:
        table.add_row(say(f"{game.id}-kind-{kind}"), thing, say(f"provenance-{known}"))
    out.print(table)
    for known in dict.fromkeys(known for _, _, known in rows):
        out.print(f"{say(f'provenance-{known}')}: {say(f'provenance-{known}.help')}")
    out.print(say("cli-correct-it"))


def _cards(game: Game, edition: str | None, data: Path | None, as_json: bool) -> None:
    rules = rules_for(game, edition, _seats(game, edition), [], data)
    rows = [(number, say_phrase(name), say_phrase(text)) for number, name, text in game.cards(rules)]
    if _print([{"card": n, "name": name, "text": text} for n, name, text in rows], as_json):
        return
    table = Table("#", say("cli-card"), say("cli-text"), title=f"{game.id} {rules.edition}")
    for number, name, text in rows:
        table.add_row(str(number), name, text)
    console().print(table)


def _seats(game: Game, edition: str | None) -> int:
    return game.edition(edition or game.default_edition).seats_max
