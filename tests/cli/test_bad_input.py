"""What cannot be done is said in the user's language, with exit code 2 and without a traceback."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from ecliptic.bots import BOTS
from ecliptic.core import record as records
from ecliptic.core.setup import Setup
from ecliptic.games import GAMES
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.switches import SWITCHES
from ecliptic.texts import LANGUAGES
from tests.cli.running import process, run, said

NAMES = ", ".join(game.id for game in GAMES)
EDITIONS = ", ".join(info.id for info in REDPLANET.editions)
PLAY = ("play", "--seats", "me,random,random")

ALL = ", ".join(switch.name for switch in SWITCHES)
IN_2015 = ", ".join(switch.name for switch in SWITCHES if switch.is_in("2015"))
DIGITS = "0, 1, 2, 3, 4, 5, 6, 7, 8, 9"
About = dict[str, Any]


def seats(number: int, edition: str = "2015", least: int = 2, most: int = 6) -> About:
    """A wrong number of players."""
    return {"edition": edition, "seats": number, "least": least, "most": most}


def value(switch: str, given: str, allowed: str) -> About:
    """A switch that cannot be set like this."""
    return {"switch": switch, "value": given, "allowed": allowed}


# What is asked for, which message answers, and what it speaks of.
ASKED: list[tuple[str, str, About]] = [
    ("play chess", "setup-unknown-game", {"game": "chess", "known": NAMES}),
    ("sim chess", "setup-unknown-game", {"game": "chess", "known": NAMES}),
    ("games chess", "setup-unknown-game", {"game": "chess", "known": NAMES}),
    ("play --edition 1999", "setup-unknown-edition", {"edition": "1999", "known": EDITIONS}),
    ("sim --edition 1999", "setup-unknown-edition", {"edition": "1999", "known": EDITIONS}),
    ("games --cards --edition 1999", "setup-unknown-edition", {"edition": "1999", "known": EDITIONS}),
    ("games --lang de", "setup-unknown-language", {"language": "de", "known": ", ".join(LANGUAGES)}),
    ("play --seats me,Hal,random", "setup-unknown-bot", {"bot": "Hal", "known": ", ".join(BOTS)}),
    ("sim --bots Hal", "setup-unknown-bot", {"bot": "Hal", "known": ", ".join(BOTS)}),
    ("play --switch magic=1", "setup-unknown-switch", {"switch": "magic", "known": ALL}),
    ("play --switch =1", "setup-unknown-switch", {"switch": "", "known": ALL}),
    ("play --edition 2015 --switch layout=A", "setup-unknown-switch", {"switch": "layout", "known": IN_2015}),
    ("play --switch splits_ties=maybe", "setup-switch-value", value("splits_ties", "maybe", "true, false")),
    ("sim --switch open_start=now", "setup-switch-value", value("open_start", "now", "redraw, owner, wait")),
    ("play --switch drop_most=12", "setup-switch-value", value("drop_most", "12", DIGITS)),
    ("play --switch drop_most=-1", "setup-switch-value", value("drop_most", "-1", DIGITS)),
    ("play --seats me,me,me,me,me,me,me", "setup-seats", seats(7)),
    ("play --seats me", "setup-seats", seats(1)),
    ("play --edition 2005 --seats me,random", "setup-seats", seats(2, "2005", 3, 5)),
    ("sim --players 0", "setup-seats", seats(0)),
    ("sim --players 7", "setup-seats", seats(7)),
    ("play --seats=", "setup-bad-seat-list", {"seats": ""}),
    ("play --seats me,,random", "setup-bad-seat-list", {"seats": "me,,random"}),
    ("sim --players 3 --bots random,greedy", "setup-bad-seat-list", {"seats": "random,greedy"}),
]


def test_a_process_says_it_without_a_traceback() -> None:
    """On the error stream."""
    ran = process("play", "chess", lang="ru")
    assert (ran.code, ran.out, ran.err) == (2, "", f"Игры «chess» нет. Доступные игры: {NAMES}.\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("asked", "message", "about"), ASKED, ids=[asked for asked, _, _ in ASKED])
def test_what_cannot_be_is_refused(tmp_path: Path, asked: str, message: str, about: About, lang: str) -> None:
    """Nothing is printed but the reason, and nothing is saved."""
    file = tmp_path / "game.record"
    args = asked.split()
    ran = run(*args, *(("--save", file) if args[0] == "play" else ()), lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == said(lang, message, **about) + "\n"
    assert not file.exists()


# Records.


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a record that holds."""
    path = tmp_path_factory.mktemp("records") / "whole.record"
    assert run("play", "--seed", 3, "--seats", "random,random,random", "--save", path).code == 0
    return path.read_text(encoding="utf-8")


def changed(whole: str, start: str, row: str | None) -> tuple[bytes, int]:
    """The record with another line, or none, for the first that starts like this; and the number of that line."""
    rows = whole.splitlines()
    at = next(index for index, each in enumerate(rows) if each.startswith(start))
    rows[at : at + 1] = [] if row is None else [row]
    return "\n".join([*rows, ""]).encode(), at + 1


def damaged(whole: str) -> dict[str, tuple[bytes, str, About]]:
    """Records that are not what they were: by what happened to them, with the message and what it speaks of."""
    seed, at_seed = changed(whole, "seed ", "seed 0000000000000001")
    lost, at_lost = changed(whole, "1 0 ", None)
    cut, at_cut = changed(whole, "1 0 ", "1 0 keep")
    version = {"line": 2, "version": "99", "ours": REDPLANET.version}
    return {
        "empty": (b"", "record-not-a-record", {"line": 1}),
        "a letter": (b"Dear Ann,\n", "record-not-a-record", {"line": 1}),
        "a picture": (b"\x89PNG\xff\xfe", "record-not-a-record", {"line": 1}),
        "another game": (
            changed(whole, "game ", "game chess 1")[0],
            "record-foreign-game",
            {"line": 2, "game": "chess"},
        ),
        "later rules": (changed(whole, "game ", "game redplanet 99")[0], "record-other-version", version),
        "another seed": (seed, "record-wrong-digest", {"line": at_seed + 1}),
        "a line lost": (lost, "record-broken-chain", {"line": at_lost}),
        "a line cut": (cut, "record-bad-line", {"line": at_cut}),
    }


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("asked", ["replay", "replay --verify", "replay --json", "play --resume"])
def test_a_damaged_record_is_refused(tmp_path: Path, whole: str, asked: str, lang: str) -> None:
    """The line at fault is named, and the file stays as it is."""
    for how, (content, message, about) in damaged(whole).items():
        record = tmp_path / how
        record.write_bytes(content)
        ran = run(*asked.split(), record, lang=lang)
        assert (ran.code, ran.out) == (2, ""), how
        assert ran.err == said(lang, message, **about) + "\n"
        assert record.read_bytes() == content


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", ["nowhere.record", "."])
def test_a_record_that_is_not_there_is_refused(tmp_path: Path, name: str, lang: str) -> None:
    """A folder is no record either."""
    for args in (("replay", tmp_path / name), ("play", "--resume", tmp_path / name)):
        ran = run(*args, lang=lang)
        assert (ran.code, ran.err) == (2, said(lang, "record-no-file", path=str(tmp_path / name)) + "\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_record_of_an_unknown_bot_is_read_but_not_resumed(tmp_path: Path, lang: str) -> None:
    """Whoever played, the moves are what they were."""
    setup = Setup(REDPLANET.rules("2015", 3), 3)
    record = records.sealed(REDPLANET, setup, ("me", "Hal", "random"), REDPLANET.new(setup))
    file = tmp_path / "game.record"
    file.write_text(records.write(record), encoding="utf-8")
    ran = run("play", "--resume", file, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == said(lang, "setup-unknown-bot", bot="Hal", known=", ".join(BOTS)) + "\n"
    assert run("replay", file).code == 0


# Corrections.

EDITION = 'edition = "2015"\n'
TOML: list[tuple[str, str, About]] = [
    ("edition = = 3", "box-bad-toml", {"line": 1, "column": 11, "reason": "Invalid value"}),
    ("remove = []", "box-edition-mismatch", {"where": "edition", "given": "", "edition": "2015"}),
    ('edition = "2005"', "box-edition-mismatch", {"where": "edition", "given": "2005", "edition": "2015"}),
    (EDITION + 'remove = ["lichens"]', "box-card-count", {"where": "discoveries", "needed": 13, "count": 12}),
    (EDITION + 'remove = ["tarot"]', "box-unknown-card", {"where": "remove", "id": "tarot"}),
    (EDITION + "cards = 3", "box-unknown-field", {"where": "", "field": "cards"}),
]
READERS = ("sim --players 3", "games --cards", "games --provenance", "play --seats me,random,random")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("text", "message", "about"), TOML, ids=[text for text, _, _ in TOML])
def test_wrong_corrections_are_refused(tmp_path: Path, text: str, message: str, about: About, lang: str) -> None:
    """Before anything begins, wherever a box is read."""
    data = tmp_path / "box.toml"
    data.write_text(text, encoding="utf-8")
    for reader in READERS:
        ran = run(*reader.split(), "--data", data, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == said(lang, message, **about) + "\n"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_corrections_that_are_not_there_are_refused(tmp_path: Path, lang: str) -> None:
    """The file is named."""
    missing = tmp_path / "nowhere.toml"
    ran = run(*PLAY, "--save", tmp_path / "g", "--data", missing, lang=lang)
    reason = "No such file or directory"
    assert (ran.code, ran.err) == (2, said(lang, "box-no-file", where=str(missing), reason=reason) + "\n")
    assert run("games", "--cards", "--data", tmp_path, lang=lang).code == 2


def test_corrections_in_another_encoding_are_refused(tmp_path: Path) -> None:
    """They are no TOML."""
    data = tmp_path / "box.toml"
    data.write_bytes(b'edition = "2015"\n# caf\xe9\n')
    ran = run("games", "--cards", "--data", data)
    assert ran.code == 2 and "not UTF-8" in ran.err


# Saving.


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_place_where_nothing_can_be_saved_is_refused(tmp_path: Path, lang: str) -> None:
    """A folder, and a file where a folder should be; no draft is left behind."""
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for save in (tmp_path / "folder", tmp_path / "file" / "game.record"):
        ran = run(*PLAY, "--save", save, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(said(lang, "cli-cannot-save", file=str(save), reason="…").split("…")[0])
        assert len(ran.err.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_disk_that_fails_in_the_middle_of_a_game_is_told(tmp_path: Path) -> None:
    """The record of the moves before stays whole."""
    save = tmp_path / "game.record"
    with_draft = tmp_path / "game.record.draft"
    assert run(*PLAY, "--seed", 3, "--save", save, typed="1\n").code == 0
    with_draft.mkdir()  # no draft can be written any more
    ran = run("play", "--resume", save, typed="1\n")
    assert ran.code == 2 and "cannot be saved" in ran.err
    assert run("replay", save, "--verify").code == 0


# What Typer refuses.


@pytest.mark.parametrize("asked", ["dance", "play --tempo 9", "sim --games 0", "sim --seed x", "replay"])
def test_what_is_no_command_is_refused(asked: str) -> None:
    """With a hint how to ask for help."""
    ran = process(*asked.split())
    assert ran.code == 2 and "Usage: " in ran.err and "--help" in ran.err
    assert "Traceback" not in ran.err


def test_without_arguments_help_is_shown() -> None:
    """The five commands."""
    ran = process()
    assert all(command in ran.out + ran.err for command in ("games", "play", "sim", "replay", "rules"))
    assert "Traceback" not in ran.err


# Terminals of another time.


def test_a_terminal_that_knows_no_such_letters_gets_question_marks() -> None:
    """The board is poorer there, but the game goes on."""
    ran = process("games", lang="ru", PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "") and "redplanet" in ran.out and "?" in ran.out


@pytest.mark.skipif(sys.platform == "win32", reason="another way to set encodings")
def test_bytes_that_are_no_text_are_no_answer(tmp_path: Path) -> None:
    """A cat on the keyboard gets help."""
    ran = process(*PLAY, "--seed", 3, "--save", tmp_path / "g", typed="\udcff\udcfe\n1\n")
    assert ran.code == 0 and "Type a number from 1 to 2" in ran.out
