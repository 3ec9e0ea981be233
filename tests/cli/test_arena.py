"""`ecliptic arena`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from ecliptic.cli import arena as command
from ecliptic.cli.arena import Asked, contests
from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES
from tests.arena.test_workers import Frail
from tests.cli.running import process_environment, run, said
from tests.cli.test_interrupts import PATIENCE, RUN, wait_until
from tests.texts.messages import messages
from tests.texts.produced import of_the_core

TABLE = ("arena", "redplanet", "--players", 3, "--bots", "random,random", "--deals", 2, "--seed", 5)
EXTRAS = {"arena": ("numpy", "openskill", "pebble", "matplotlib"), "ray": ("ray",)}


@pytest.fixture(autouse=True)
def _played_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without processes, where they do not matter."""
    if not {"long", "library"} & {*request.keywords, *request.fixturenames}:
        monkeypatch.setattr(command, "workers", lambda *_: Closing())


class Closing(Frail):
    def __init__(self, deadly: dict[int, int] | None = None) -> None:
        super().__init__(deadly or {})

    def close(self) -> None:
        """There is nothing to close."""


def report(*args: object) -> dict[str, Any]:
    """What a program is told."""
    ran = run(*args, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_programs_are_told_everything() -> None:
    """One document: the contest, its games, everybody, every pair."""
    found = report(*TABLE)
    (contest,) = found["contests"]
    assert contest["contest"]["contestants"] == ["random", "random"] and contest["contest"]["edition"] == "2015"
    assert contest["contest"]["switches"]["splits_ties"] is True
    assert (contest["games"], contest["played"], contest["complete"]) == (6, 6, True)
    assert set(contest["contestants"][0]) >= {"bot", "games", "share", "points", "rating", "longest", "replaced"}
    assert set(contest["contestants"][0]["rating"]) == {"mu", "sigma", "ordinal"}
    (pair,) = contest["pairs"]
    assert pair["chance"] == pytest.approx(1 / 3) and pair["low"] <= pair["share"] <= pair["high"]
    assert set(pair) >= {"first", "second", "games", "margin", "error", "sign_p", "significant"}
    assert report(*TABLE)["contests"][0]["fingerprint"] == contest["fingerprint"]
    assert report(*TABLE, "--seed", 6)["contests"][0]["fingerprint"] != contest["fingerprint"]


def test_several_contests_have_files_of_their_own(tmp_path: Path) -> None:
    """And a picture each."""
    files = ("--out", tmp_path / "all.jsonl", "--picture", tmp_path / "all.svg")
    found = report(*TABLE, "--players", "2,3", "--deals", 1, *files)["contests"]
    assert [each["contest"]["seats"] for each in found] == [2, 3]
    assert [Path(each["file"]).name for each in found] == [f"all-redplanet-2015-{n}.jsonl" for n in (2, 3)]
    expected = {f"all-redplanet-2015-{n}.{kind}" for n in (2, 3) for kind in ("jsonl", "svg")}
    assert {path.name for path in tmp_path.iterdir()} == expected
    again = report(*TABLE, "--players", "2,3", "--deals", 1, *files)["contests"]
    assert [each["played"] for each in again] == [0, 0]
    assert [each["fingerprint"] for each in again] == [each["fingerprint"] for each in found]


def asked(games: str, editions: str | None, players: str | None) -> list[tuple[str, str, int]]:
    """Which contests follow from what is typed."""
    found = contests(Asked(games, editions, players, "random,greedy", "gauntlet", 1, 1, []))
    return [(contest.game, contest.edition, contest.seats) for contest in found]


def test_games_editions_and_players_are_combined() -> None:
    """An edition belongs to its game; without a number all seats are taken."""
    assert asked("redplanet", None, None) == [("redplanet", "2015", 6)]
    assert [game for game, _, _ in asked("all", None, "2")] == [game.id for game in GAMES]
    assert asked("kosmonauts,ares", "coop,classic", "2") == [("kosmonauts", "classic", 2), ("ares", "coop", 2)]
    assert asked("redplanet", "2005,2025", "3,4") == [
        ("redplanet", edition, seats) for edition in ("2005", "2025") for seats in (3, 4)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_standings_are_told_in_every_language(lang: str) -> None:
    """In eighty columns, no number is cut."""
    ran = run(*TABLE, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    for head in ("rating", "ordinal", "thinking", "pair", "interval", "chance", "margin", "sign", "verdict"):
        assert said(lang, f"cli-arena-{head}") in ran.out
    assert "…" not in ran.out and max(map(len, ran.out.splitlines())) <= 80
    assert said(lang, "redplanet-title") in ran.out and "33.3%" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    """What can be said is said by the code."""
    assert sorted(messages(lang, "arena.ftl").keys() - of_the_core().keys()) == []


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("--format cup", "format", {"format": "cup", "known": "gauntlet, ladder, round-robin, parallel"}),
    ("--players x", "players", {"players": "x"}),
    ("--players 3,", "players", {"players": "3,"}),
    ("--bots random", "too-few", {"format": "gauntlet"}),
    ("--picture a.doc", "picture", {"file": "a.doc", "known": ".svg, .png"}),
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("args", "message", "about"), REFUSED)
def test_what_cannot_be_is_refused(args: str, message: str, about: dict[str, Any], lang: str) -> None:
    """In the user's language, with exit code 2."""
    ran = run(*TABLE, *args.split(), lang=lang)
    assert (ran.code, ran.out, ran.err) == (2, "", said(lang, f"cli-arena-{message}", **about) + "\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("arena chess", "setup-unknown-game"),
        ("arena --edition 1999", "setup-unknown-edition"),
        ("arena --players 7", "setup-seats"),
        ("arena --bots random,Hal", "setup-unknown-bot"),
        ("arena --bots random,,greedy", "setup-bad-seat-list"),
        ("arena --switch magic=1", "setup-unknown-switch"),
        ("arena ares --edition solo", "cli-arena-one-seat"),
    ],
)
def test_the_rules_of_the_house_hold_here_too(args: str, message: str) -> None:
    """The same messages as elsewhere."""
    with mock.patch("ecliptic.cli.say", lambda message, **_: message):
        assert run(*args.split()) == (2, "", f"{message}\n")


def test_games_that_no_worker_survives_are_told_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the standings of the others."""
    monkeypatch.setattr(command, "workers", lambda *_: Closing({2: 9}))
    ran = run(*TABLE, "--json")
    assert (ran.code, ran.err) == (2, said("en", "cli-arena-lost", games=1) + "\n")
    (contest,) = json.loads(ran.out)["contests"]
    assert (contest["games"], contest["complete"]) == (5, False)


# What is not installed.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("extra", "library"), [(extra, one) for extra, found in EXTRAS.items() for one in found])
def test_who_lacks_a_library_is_told_what_to_install(extra: str, library: str, lang: str) -> None:
    """Before the first game."""
    ours = [name for name in sys.modules if name.startswith("ecliptic.arena.") and needs_extra(name)]
    hidden: dict[str, Any] = {name: None for name in sys.modules if name.split(".")[0] == library} | {library: None}
    with mock.patch.dict(sys.modules, hidden):
        for name in ours:
            del sys.modules[name]
        ran = run(*TABLE, "--picture", "a.svg", *(("--ray", "local") if extra == "ray" else ()), lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(said(lang, "cli-arena-install", extra=extra, library=library).split("'")[0])
    assert f"pip install 'ecliptic[{extra}]'" in ran.err


def needs_extra(name: str) -> bool:
    """The modules that import an extra when they are imported."""
    return name.rpartition(".")[2] in {"ratings", "standings", "picture"}


def test_the_command_line_needs_no_extra() -> None:
    """Whoever plays does not load what only the arena needs."""
    libraries = {library for found in EXTRAS.values() for library in found}
    code = f"import sys, ecliptic.cli; assert not {libraries} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], env=process_environment("en"), check=True)


# Ctrl-C.


@pytest.mark.long
@pytest.mark.parametrize("lang", ["ru"])
def test_an_interrupted_contest_goes_on(tmp_path: Path, lang: str) -> None:
    """What is finished is kept, how to go on is said, and in the end it is as if nothing had happened."""
    path, begun = tmp_path / "results.jsonl", tmp_path / "begun"
    table = (*TABLE, "--deals", 60, "--workers", 2, "--json")
    with subprocess.Popen(
        [sys.executable, "-c", RUN, begun, *map(str, table), "--out", path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=process_environment(lang),
        start_new_session=True,
    ) as running:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") > 3)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    kept = path.read_bytes().count(b"\n") - 1
    told = said(lang, "cli-arena-kept", done=kept, all=180, file=str(path))
    assert (running.returncode, out) == (2, b"") and 3 <= kept < 180
    assert err.decode() == f"\n{told}\n{said(lang, 'cli-interrupted')}\n"
    (resumed,) = report(*table, "--out", path)["contests"]
    (whole,) = report(*table)["contests"]
    assert resumed["played"] == 180 - kept
    assert resumed["fingerprint"] == whole["fingerprint"] and resumed["pairs"] == whole["pairs"]
