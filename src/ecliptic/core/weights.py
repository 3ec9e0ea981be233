"""The file in which a game keeps the weights of its features, by edition: `ecliptic tune` writes it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable

from ecliptic.core.prospects import Weights

Pairs = list[tuple[int, int]]  # for each feature its weight early and late in the game
KINDS = ("points", "odds")


def read(file: Traversable, names: Sequence[str]) -> dict[str, Weights]:
    """The weights of every edition in the file."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return {edition: Weights(*(_pairs(table[kind], names) for kind in KINDS)) for edition, table in tables.items()}


def _pairs(table: Mapping[str, Sequence[int]], names: Sequence[str]) -> Pairs:
    assert set(table) == set(names), f"features {set(table) ^ set(names)}"
    return [(table[name][0], table[name][1]) for name in names]


def section(edition: str, names: Sequence[str], points: Pairs, odds: Pairs) -> str:
    """The part of the file that belongs to an edition."""
    lines = []
    for kind, pairs in zip(KINDS, (points, odds), strict=True):
        lines.append(f"[{edition}.{kind}]")
        lines += [f"{name} = [{early}, {late}]" for name, (early, late) in zip(names, pairs, strict=True)]
        lines.append("")
    return "\n".join(lines)


def replaced(text: str, edition: str, part: str) -> str:
    """The text of a file with this part in the place of what it said about the edition."""
    kept = []
    keep = True
    for line in text.splitlines():
        if line.startswith("["):
            keep = not line.startswith(f"[{edition}.")
        if keep:
            kept.append(line)
    rest = "\n".join(kept).rstrip()
    return (rest + "\n\n" if rest else "") + part
