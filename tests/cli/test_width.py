"""At 80 columns no line is wider, in any language and edition, with as many players as can be."""

from __future__ import annotations

from itertools import chain, islice, repeat
from pathlib import Path

import pytest
from rich.cells import cell_len

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.texts import LANGUAGES
from tests.cli.running import WIDTH, Ran, lines, run, said
from tests.repeats import covering

LETTERS = ("?", "b", "w", "c", "m", "l", "u", "r RP-6.12", "r open ship", "r zzzz")
EDITIONS = [(info.id, seats) for info in REDPLANET.editions for seats in (info.seats_min, info.seats_max)]


def answers(often: int) -> str:
    """Some number, or the first if there are fewer; every so often another letter before it."""
    letters = chain.from_iterable(repeat(LETTERS))
    typed: list[str] = []
    for index in range(1500):
        if index % often == 0:
            typed.append(next(letters))
        typed += [str(index % 7 + 1), "1"]
    return "\n".join(typed)


def wide(ran: Ran, lang: str, width: int = WIDTH) -> list[str]:
    """Lines that do not fit."""
    return [line for line in lines(ran, lang) if cell_len(line) > width]


@pytest.mark.parametrize(("table", "lang"), covering(EDITIONS, LANGUAGES))
def test_a_game_fits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, table: tuple[str, int], lang: str) -> None:
    """Board, log, options, refusals, cards, map, rules, help and the final sheet."""
    monkeypatch.chdir(tmp_path)
    edition, count = table
    seats = ",".join(islice(chain(["me"], repeat("random")), count))
    ran = run("play", "--edition", edition, "--seats", seats, "--seed", 6, "--save", "g", typed=answers(9), lang=lang)
    assert (ran.code, ran.err) == (0, "") and said(lang, "cli-total") in ran.out
    assert wide(ran, lang) == []


@pytest.mark.parametrize(("table", "lang"), covering(EDITIONS, LANGUAGES))
def test_a_replay_fits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, table: tuple[str, int], lang: str) -> None:
    """The whole log and the end, from a seat; on a wide screen the players stand beside the docks."""
    monkeypatch.chdir(tmp_path)
    edition, seats = table
    run("play", "--edition", edition, "--seats", ",".join(["random"] * seats), "--seed", 5, "--save", "g")
    for width in (WIDTH, 100, 140):
        ran = run("replay", "g", "--seat", seats - 1, lang=lang, width=width)
        assert ran.code == 0 and wide(ran, lang, width) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        ("games",),
        ("games", "redplanet"),
        *(
            ("games", "redplanet", what, "--edition", edition)
            for what in ("--cards", "--provenance")
            for edition in ("2005", "2015", "2025")
        ),
        ("rules", "ship", "--game", "redplanet"),
        ("sim", "--games", "2"),
    ],
    ids=" ".join,
)
def test_lists_fit(args: tuple[str, ...], lang: str) -> None:
    """Games, switches, cards, provenance, rules and simulations."""
    ran = run(*args, lang=lang)
    assert ran.code == 0 and wide(ran, lang) == []
