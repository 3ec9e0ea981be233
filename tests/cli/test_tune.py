"""`ecliptic tune`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from rich.console import Console

import ecliptic.tuning
from ecliptic.cli import tune as command
from ecliptic.core import weights
from ecliptic.games import GAMES, registry
from ecliptic.texts import LANGUAGES
from ecliptic.tuning import selfplay
from ecliptic.tuning import tuner as tuner_module
from ecliptic.tuning.selfplay import Fit
from ecliptic.tuning.tuner import Match, Step
from tests.cli.running import Ran, run, said
from tests.core.toy import CLAIMS

TUNE = ("tune", "claims", "--games", 10, "--deals", 2, "--generations", 2, "--seed", 5)


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """Without processes, at short games of Claims, in a home of their own: what was played."""
    found: list[Any] = []

    def done_here(work: Callable[..., Any], calls: Sequence[Any], _: int) -> Iterator[Any]:
        for call in calls:
            found.append(call)
            yield work(*call)

    monkeypatch.setattr(tuner_module, "each_done", done_here)
    monkeypatch.setattr(registry, "others", lambda: ((CLAIMS,), ()))
    monkeypatch.setattr(selfplay, "LOOKS", 2)
    monkeypatch.setattr(selfplay, "SAMPLES", 1)
    monkeypatch.setattr(command, "data_folder", lambda: tmp_path / "home")
    return found


def report(*args: object) -> dict[str, Any]:
    """What a program is told."""
    ran = run(*TUNE, *args, "--json")
    assert (ran.code, ran.err) == (0, "") and ran.out.startswith("{")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def refused(ran: Ran, lang: str, message: str, **about: Any) -> bool:
    """Exit code 2, one line, and nothing else."""
    return (ran.code, ran.out, ran.err) == (2, "", said(lang, message, **about) + "\n")


def test_programs_are_told_everything(tmp_path: Path) -> None:
    """Each generation, the weights by name, and where they are written."""
    found = report()
    first, second = found["generations"]
    assert first["match"] is None and first["kept"] is True
    assert set(second["match"]) == {"wins", "usual", "error", "margin"} and isinstance(second["kept"], bool)
    assert set(first["quality"]) == {"positions", "error in points", "log-likelihood", "of a blind guess"}
    file = tmp_path / "home" / "tuning" / "claims-first-5" / "weights.toml"
    assert (found["game"], found["file"]) == ("claims", str(file))
    assert [*found["points"]] == [*found["odds"]] == list(CLAIMS.feature_names)
    (written,) = weights.read(file, CLAIMS.feature_names).values()
    known = Fit([*map(tuple, found["points"].values())], [*map(tuple, found["odds"].values())]).weights()
    assert (list(written.points), list(written.odds)) == (list(known.points), list(known.odds))


def test_the_file_that_was_asked_for_keeps_its_other_editions(tmp_path: Path) -> None:
    """Only the part of this edition is new."""
    file = tmp_path / "mine.toml"
    other = weights.section("second", CLAIMS.feature_names, [(1, 2)], [(3, 4)])
    old = weights.section("first", CLAIMS.feature_names, [(5, 6)], [(7, 8)])
    file.write_text(f"{old}\n{other}", encoding="utf-8")
    found = report("--out", file)
    text = file.read_text(encoding="utf-8")
    assert found["file"] == str(file) and text.startswith(other.rstrip()) and "won = [5, 6]" not in text
    assert weights.read(file, CLAIMS.feature_names).keys() == {"first", "second"}
    early, late = found["points"]["won"]
    assert f"[first.points]\nwon = [{early}, {late}]\n" in text


def test_the_same_command_goes_on_in_its_folder(tmp_path: Path, played: list[Any]) -> None:
    """A run that is finished is told again, and nothing is played."""
    place = ("--folder", tmp_path / "run")
    found = report(*place)
    assert len(played) == 4 and (tmp_path / "run" / "step-1.json").is_file()
    assert report(*place) == found and len(played) == 4
    assert report("--folder", tmp_path / "again")["points"] == found["points"]
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_run_is_told_in_every_language(lang: str, tmp_path: Path) -> None:
    """How well each generation foretells, how the match went, the weights, and where they are."""
    ran = run(*TUNE, "--out", tmp_path / "w.toml", lang=lang, width=200)
    first, second = report("--out", tmp_path / "w.toml")["generations"]
    assert (ran.code, ran.err) == (0, "")
    for number, each in ((1, first), (2, second)):
        error, known = f"{each['quality']['error in points']:.1f}", f"{each['quality']['log-likelihood']:.3f}"
        assert said(lang, "cli-tune-fit", generation=number, error=error, likelihood=known) in ran.out
    numbers = {name: f"{second['match'][name]:.1%}" for name in ("wins", "usual", "error")}
    verdict = said(lang, "cli-tune-kept" if second["kept"] else "cli-tune-dropped")
    assert f"{said(lang, 'cli-tune-wins', **numbers)} {verdict}\n" in ran.out
    for head in ("feature", "points", "odds"):
        assert said(lang, f"cli-tune-{head}") in ran.out
    assert said(lang, "cli-tune-written", file=str(tmp_path / "w.toml")) in ran.out


FIT = Fit([(1_000_000, 2_500_000)], [(2_000_000, -100_000)])


def test_weights_are_shown_for_one_of_each() -> None:
    """In points, and in log-odds times a hundred; a feature counts in hundredths, log-odds in thousandths."""
    console = Console(width=120, record=True, file=sys.stdout)
    console.print(command.table(CLAIMS, Step({}, None, kept=True, fit=FIT)))
    shown = console.export_text()
    assert "1.00 … 2.50" in shown and "20.00 … -1.00" in shown


@pytest.mark.parametrize(("kept", "verdict"), [(True, "kept."), (False, "the old ones stay.")])
def test_a_generation_is_one_line(kept: bool, verdict: str) -> None:
    """With its number, and the verdict at the end."""
    quality = {"error in points": 3.14, "log-likelihood": -0.98765}
    line = command.told(3, Step(quality, Match(0.525, 1 / 3, 0.0212, 1.0), kept=kept, fit=FIT))
    assert "\n" not in line and line.endswith(verdict)
    assert all(word in line for word in ("3", "3.1", "-0.988", "52.5%", "33.3%", "2.1%"))


# What cannot be.


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_unknown_games_and_editions_are_refused(lang: str, played: list[Any]) -> None:
    """As everywhere."""
    known = ", ".join(game.id for game in (*GAMES, CLAIMS))
    assert refused(run("tune", "chess", lang=lang), lang, "setup-unknown-game", game="chess", known=known)
    ran = run(*TUNE, "--edition", "1999", lang=lang)
    assert refused(ran, lang, "setup-unknown-edition", edition="1999", known="first")
    assert played == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_run_in_the_folder_is_refused(lang: str, tmp_path: Path) -> None:
    """It is told how to go on."""
    report("--folder", tmp_path)
    ran = run(*TUNE, "--folder", tmp_path, "--games", 11, lang=lang)
    assert refused(ran, lang, "cli-tune-other-plan", folder=str(tmp_path))


@pytest.mark.parametrize("content", [None, b"\xff\xfe\n"])
def test_a_file_that_cannot_be_written_costs_no_games(tmp_path: Path, played: list[Any], content: bytes | None) -> None:
    """Ask again for another one: what was played is kept."""
    file = tmp_path / "nowhere" / "w.toml" if content is None else tmp_path / "w.toml"
    if content is not None:
        file.write_bytes(content)
    ran = run(*TUNE, "--out", file, "--json")
    assert (ran.code, ran.out) == (2, "") and ran.err.startswith(f"The game cannot be saved as {file}: ")
    assert content is None or file.read_bytes() == content
    count = len(played)
    assert report("--out", tmp_path / "good.toml")["file"] == str(tmp_path / "good.toml") and len(played) == count


@pytest.mark.parametrize(("option", "few"), [("--games", 9), ("--deals", 1), ("--generations", 0), ("--workers", 0)])
def test_too_few_of_anything_is_refused(option: str, few: int, played: list[Any]) -> None:
    """A run would say nothing."""
    assert run(*TUNE, option, few).code == 2 and played == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("library", ["numpy", "pebble"])
def test_who_lacks_a_library_is_told_what_to_install(
    library: str, lang: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Before the first game."""
    played = request.getfixturevalue("played")
    monkeypatch.setattr(tuner_module, "each_done", ecliptic.tuning.processes.each_done)
    monkeypatch.delattr(ecliptic.tuning, "regression", raising=False)
    hidden: dict[str, Any] = {name: None for name in sys.modules if name.split(".")[0] == library} | {library: None}
    with mock.patch.dict(sys.modules, hidden):
        sys.modules.pop("ecliptic.tuning.regression", None)
        ran = run(*TUNE, lang=lang)
    assert (ran.code, ran.out.strip(), played) == (2, "", [])
    assert ran.err == said(lang, "cli-arena-install", extra="arena", library=library) + "\n"
