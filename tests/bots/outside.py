"""Bots that somebody wrote: a module in the folder in which one works, and a package that is installed."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

MODULE = "outside_bots"
BOTS = """
    import time

    class Firm:
        def __init__(self, game, seed):
            self.seed = seed

        def choose(self, view, decision):
            return decision.actions[self.seed % len(decision.actions)]

    class Cheat(Firm):
        def choose(self, view, decision):
            return "fly", 7

    class Raiser(Firm):
        def choose(self, view, decision):
            return decision.actions[len(decision.actions)]

    class Sleeper(Firm):
        def choose(self, view, decision):
            time.sleep(600)

    class Broken(Firm):
        def __init__(self, game, seed):
            raise ValueError("no engine")

    class Choosy(Firm):
        def __init__(self, game, seed):
            if game.id != "kosmonauts":
                raise ValueError("I play Kosmonauts")
            super().__init__(game, seed)
"""


def line(text: str) -> int:
    """The first line of the module in which this stands."""
    return next(number for number, each in enumerate(dedent(BOTS).splitlines(), 1) if text in each)


def write_module(folder: Path) -> Path:
    """The module, in this folder."""
    file = folder / f"{MODULE}.py"
    file.write_text(dedent(BOTS), encoding="utf-8")
    return file


def install(folder: Path, name: str, bots: dict[str, str], version: str = "2.0") -> None:
    """What `pip install` leaves in a folder of a package with these entry points."""
    told = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    points = "".join(f"{bot} = {MODULE}:{kind}\n" for bot, kind in bots.items())
    (told / "entry_points.txt").write_text(f"[ecliptic.bots]\n{points}", encoding="utf-8")
