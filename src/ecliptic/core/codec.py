"""A state as plain data and back, at any decision, in mid-turn too; and its digest."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import plain
from ecliptic.core.agenda import Lane, Step
from ecliptic.core.state import State

Data = dict[str, Any]
Steps = Mapping[str, Step]  # a prototype of each step by its name
Parts = Mapping[str, Sequence[str]]  # fields that are rows of objects, with the fields of each
NO_PARTS: Parts = {}


def agenda_data(state: State) -> list[list[list[list[Any]]]]:
    """What is still to do: groups of lanes, the deepest first, each lane a list of [seat, step, argument]."""
    return plain.agenda_data(state)


def restore_agenda(state: State, data: Sequence[Any], steps: Steps) -> None:
    """Put the agenda back; `settle` finds out who is asked what."""
    groups = [[_lane(rows, steps) for rows in lanes] for lanes in data]
    state.lanes = groups[-1]
    state.lane = state.lanes[0]
    state.beneath = groups[:-1]


def _lane(rows: Sequence[Any], steps: Steps) -> Lane:
    lane = Lane(vec[i64](), vec[Step]())
    for seat, name, arg in rows:
        lane.push(seat, steps[name].of(arg))
    return lane


def fields_data(owner: object, fields: Sequence[str], parts: Parts = NO_PARTS) -> Data:
    """The named fields: numbers as they are, tables as lists, objects by their own fields."""
    data: Data = {}
    for name in fields:
        value = getattr(owner, name)
        if name in parts:
            data[name] = [fields_data(each, parts[name]) for each in value]
        else:
            data[name] = value if isinstance(value, int) else list(value)
    return data


def restore_fields(owner: object, data: Mapping[str, Any], parts: Parts = NO_PARTS) -> None:
    """Set these fields; objects are there already and are filled."""
    for name, value in data.items():
        if name in parts:
            for each, row in zip(getattr(owner, name), value, strict=True):
                restore_fields(each, row)
        elif isinstance(value, int):
            setattr(owner, name, value)
        else:
            _restore_table(owner, name, value)


def _restore_table(owner: object, name: str, values: Sequence[int]) -> None:
    """In place where it has the right length: a table that is set from plain Python is never freed (librt 0.16)."""
    table = getattr(owner, name)
    if isinstance(table, list):  # a game in plain Python has lists, and may have them grow
        setattr(owner, name, list(values))
        return
    if len(table) != len(values):
        setattr(owner, name, vec[i64](values))
        return
    for index, value in enumerate(values):
        table[index] = value


def digest(data: Any) -> str:
    """Sixteen hex digits that differ when the data differ."""
    return hashlib.blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest()
