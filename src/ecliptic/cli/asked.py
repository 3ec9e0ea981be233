"""What the user asked for, read and checked: switches, corrections, seats, saved games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from ecliptic.core import record_reader
from ecliptic.core.errors import RecordProblem, SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.setup import Rules
from ecliptic.games import games as all_games


def rules_for(game: Game, edition: str | None, seats: int, switches: list[str], data: Path | None) -> Rules:
    """Checked rules from what was typed; the newest edition of a game that can seat so many is the default."""
    chosen = edition or default_edition(game, seats)
    corrections = game.read_corrections(data) if data is not None else {}
    return game.rules(chosen, seats, dict(switch_of(game, text) for text in switches), corrections)


def default_edition(game: Game, seats: int) -> str:
    """The game's own default, or another that can seat so many."""
    fitting = [info.id for info in game.editions if info.seats_min <= seats <= info.seats_max]
    return game.default_edition if game.default_edition in fitting or not fitting else fitting[0]


def switch_of(game: Game, text: str) -> tuple[str, bool | int | str]:
    """NAME=VALUE, the value read as what the switch's default is."""
    name, equals, value = text.partition("=")
    known = {switch.name: switch for switch in game.switches}
    if name not in known:
        raise SetupProblem("setup-unknown-switch", switch=name, known=", ".join(known))
    return name, _value(known[name].default, value if equals else "true", name)


def _value(default: bool | int | str, text: str, name: str) -> bool | int | str:
    if isinstance(default, bool):
        if text.lower() in {"true", "yes", "on", "1"}:
            return True
        if text.lower() in {"false", "no", "off", "0"}:
            return False
        raise SetupProblem("setup-switch-value", switch=name, value=text, allowed="true, false")
    if isinstance(default, int):
        return int(text) if text.isdecimal() else text
    return text


def seat_list(text: str) -> list[str]:
    """me:Ann,greedy,random as a list; an empty place is a mistake."""
    seats = [part.strip() for part in text.split(",")]
    if not all(seats):
        raise SetupProblem("setup-bad-seat-list", seats=text)
    return seats


def players_at(game: Game, edition: str | None, seats: str | None, bots: str | None) -> list[str]:
    """Who plays, seat by seat: as `--seats` says; or a person and `--bots`, one for each other seat or one for all."""
    if seats is not None and bots is not None:
        raise SetupProblem("cli-seats-or-bots")
    if seats is not None:
        return seat_list(seats)
    opponents = seat_list(bots or "medium")
    return ["me", *(opponents * _usual_opponents(game, edition) if len(opponents) == 1 else opponents)]


def _usual_opponents(game: Game, edition: str | None) -> int:
    """As many as is usual or the edition allows."""
    info = game.edition(edition or game.default_edition)
    return min(max(game.usual_seats, info.seats_min), info.seats_max) - 1


def is_person(player: str) -> bool:
    """It is `me` or `me:NAME`; all others are names of bots."""
    return player.partition(":")[0] == "me"


def read_record(path: Path) -> tuple[Game, Record]:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordProblem("record-no-file", line=0, path=str(path)) from error
    except UnicodeDecodeError as error:
        raise RecordProblem("record-not-a-record", line=1) from error
    return record_reader.read(text, all_games())


def data_folder() -> Path:
    """Where things are kept by default."""
    return Path(typer.get_app_dir("ecliptic"))


def saved_games() -> Path:
    """The folder where games are saved by default."""
    return data_folder() / "games"


def as_rows(record: Record) -> dict[str, Any]:
    """What a program wants to know of a record."""
    rules = record.setup.rules
    return {
        "game": rules.game,
        "edition": rules.edition,
        "seats": rules.seats,
        "switches": rules.switches,
        "players": record.players,
        "moves": len(record.moves),
        "finished": record.finished,
    }
