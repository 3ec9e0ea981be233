"""What the tests of the box share."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from ecliptic.games.kosmonauts.box.contents import Box, Orbit, Sector, correct, load_box, parse_corrections, provenance


def edition_text() -> str:
    """The edition file."""
    return (files("ecliptic.games.kosmonauts.box") / "editions" / "classic.toml").read_text(encoding="utf-8")


def table() -> dict[str, Any]:
    """The edition file as plain data, to be spoilt."""
    return tomllib.loads(edition_text())


def corrected(text: str) -> Box:
    """The box after the corrections in this text."""
    return correct(load_box(), parse_corrections(f'edition = "classic"\n{text}'))


def known(box: Box, kind: str) -> dict[str, str]:
    """Provenance by id of all things of one kind."""
    return {name: how for what, name, how in provenance(box) if what == kind}


def orbit(box: Box, body: str) -> Orbit:
    """The orbit of this body."""
    return next(orbit for orbit in box.orbits if orbit.body == body)


def targets(box: Box, deck: str) -> list[str]:
    """The targets of a deck."""
    return [mission.target for mission in box.missions if mission.deck == deck]


def hexes(sector: Sector, other: Sector = (0, 0)) -> int:
    """How many steps apart two sectors are."""
    q, r = other[0] - sector[0], other[1] - sector[1]
    return max(abs(q), abs(r), abs(q + r))
