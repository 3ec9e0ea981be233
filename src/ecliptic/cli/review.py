"""`ecliptic replay --review`: a bot looks at every decision of a record again, and tells where it would differ."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecliptic.bots.judging import judge, real_choices
from ecliptic.bots.searching import Budget
from ecliptic.cli.asked import read_record
from ecliptic.cli.replay import check_seat
from ecliptic.cli.review_report import Report
from ecliptic.cli.words import console, say
from ecliptic.core import record as records
from ecliptic.core.record import Record


def review(file: Path, seat: int | None, budget: str, *, as_json: bool) -> None:
    """Prove the record, think about each decision, and report."""
    game, record = read_record(file)
    allowed = Budget.read(budget)
    check_seat(record, seat)
    records.verify(game, record)
    seats = reviewed_seats(record) if seat is None else [seat]
    with _progress(as_json) as progress:
        asked = list(real_choices(game, game.settled(record.setup), game.new(record.setup), record.moves, seats))
        thinking = progress.track(asked, description=say("cli-review-thinking"))
        found = [judge(game, choice, allowed) for choice in thinking]
    report = Report(game, record, seats, found)
    if as_json:
        document = {"budget": budget} | report.data()
        sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    else:
        report.print(console())


def reviewed_seats(record: Record) -> list[int]:
    """The seats of people; all of them if only bots have played."""
    people = [seat for seat, name in enumerate(record.players) if name.partition(":")[0] == "me"]
    return people or list(range(record.setup.rules.seats))


def _progress(quiet: bool) -> Progress:
    """A bar that vanishes; where nobody watches there is none, so that a pipe gets the report alone."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    out = console()
    return Progress(*columns, console=out, transient=True, disable=quiet or not out.is_terminal)
