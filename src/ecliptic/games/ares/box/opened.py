"""Boxes opened: what a game is played with, made once for all games that are played by the same rules."""

from __future__ import annotations

from typing import Final

from ecliptic.core.boxed import Opened
from ecliptic.core.setup import Rules
from ecliptic.games.ares.box import tables
from ecliptic.games.ares.box.contents import Box, correct, load_box
from ecliptic.games.ares.edition import Edition


def _open(rules: Rules) -> tuple[Box, Edition]:
    box = load_box()
    if rules.corrections:
        box = correct(box, rules.corrections)
    return box, tables.build(box, rules.edition, rules.switches)


OPENED: Final = Opened(_open)


def box_of(rules: Rules) -> Box:
    """The box that these rules are played with."""
    return OPENED(rules)[0]


def edition_of(rules: Rules) -> Edition:
    """The tables of these rules; made once, shared by all games that are played by them."""
    return OPENED(rules)[1]
