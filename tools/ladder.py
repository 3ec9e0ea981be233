"""`make ladder`: play every contest of docs/ladder.md and write the page. `--check`: replay a slice of it.

Results lie in docs/ladder, a file for each contest. A contest that is finished is not played again: remove its file to
have it played anew. The check fails if a claim does not hold, if the page is not what the results say, or if a game
of the slice does not end as it did.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from ecliptic.arena.contest import Contest
from ecliptic.arena.match import Outcome, play_fixture
from ecliptic.arena.picture import draw
from ecliptic.arena.ratings import Pair
from ecliptic.arena.results import Header, Results
from ecliptic.arena.season import going_on
from ecliptic.arena.standings import Standings, standings
from ecliptic.arena.workers import LocalWorkers
from ecliptic.bots.levels import LEVELS
from ecliptic.cli.words import say
from ecliptic.core import agenda
from ecliptic.games import game as find

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
MARK = "<!-- from here on written by `make ladder` -->\n"
SLICE = 6.0  # seconds of thinking that are replayed of each contest
LIMITS = {"expert": 2.0, "medium": 0.2}  # seconds for a decision


class Entry(Struct, frozen=True):
    """A contest on the page, and what it has to show."""

    name: str
    title: str
    contest: Contest
    shares: tuple[float, ...] = ()  # the first wins at least so much against each of the others; none named: see below
    rounds: int = 0  # the median number of rounds at most; 0: nothing is claimed

    @property
    def file(self) -> Path:
        """Where its results lie."""
        return FOLDER / f"{self.name}.jsonl"


def of_levels(title: str, game: str, edition: str, seats: int, deals: int) -> Entry:
    """A ladder: each level has to be significantly stronger than the one below."""
    name = f"{game}-{edition}-{seats}-levels"
    return Entry(name, title, Contest(game, edition, seats, LEVELS, "ladder", deals, 1))


def of_expert(title: str, contest: Contest, shares: tuple[float, ...], rounds: int = 0) -> Entry:
    """A gauntlet of the expert."""
    return Entry(f"{contest.game}-{contest.edition}-{contest.seats}-expert", title, contest, shares, rounds)


ENTRIES = (
    of_expert(
        "Red Planet 2015, 4 seats: expert against three random, and against three greedy",
        Contest("redplanet", "2015", 4, ("expert", "random", "greedy"), "gauntlet", 50, 1),
        (0.95, 0.55),
    ),
    of_levels("Red Planet 2015, 4 seats: each level against three of the one below", "redplanet", "2015", 4, 50),
    of_expert(
        "Ares Expedition, 2 seats: expert against random, and against greedy",
        Contest("ares", "versus", 2, ("expert", "random", "greedy"), "gauntlet", 100, 1),
        (0.99, 0.75),
    ),
    of_levels("Ares Expedition, 2 seats: each level against the one below", "ares", "versus", 2, 100),
    of_expert(
        "Kosmonauts, 2 seats: expert against greedy",
        Contest("kosmonauts", "classic", 2, ("expert", "greedy"), "gauntlet", 100, 1),
        (0.75,),
        rounds=25,
    ),
    of_levels("Kosmonauts, 2 seats: each level against the one below", "kosmonauts", "classic", 2, 100),
)


def main() -> None:
    """Play and write, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="replay a slice and compare it with the page")
    parser.add_argument("--only", default="", help="contests whose name begins so")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    entries = [entry for entry in ENTRIES if entry.name.startswith(asked.only)]
    if asked.check:
        wrong = [problem for entry in entries for problem in checked(entry)]
        if page() != PAGE.read_text(encoding="utf-8"):
            wrong.append("docs/ladder.md is not what docs/ladder says: make ladder")
    else:
        for entry in entries:
            play(entry, asked.workers)
        PAGE.write_text(page(), encoding="utf-8")
        wrong = [problem for entry in entries for problem in problems(entry, stored(entry))]
    if wrong:
        sys.exit("\n".join(wrong))


# Playing.


def play(entry: Entry, processes: int) -> None:
    """Play what is missing, and draw the standings."""
    begin = time.perf_counter()
    with LocalWorkers(processes) as workers, Results(entry.contest, entry.file) as results:
        missing = entry.contest.size - len(results.found)
        for number, _ in enumerate(going_on(results, workers), 1):
            if number % 20 == 0 or number == missing:
                print(f"{entry.name}: {number} of {missing} games, {time.perf_counter() - begin:.0f} s", flush=True)  # noqa: T201
    draw(told(entry), FOLDER / f"{entry.name}.svg", entry.title, say)


def stored(entry: Entry) -> list[Outcome]:
    """The results of a finished contest in the order of its fixtures."""
    if not entry.file.is_file():
        sys.exit(f"{entry.file.name} is missing: make ladder")
    first, *rows = entry.file.read_bytes().splitlines()
    header = msgspec.json.decode(first, type=Header)
    found = sorted((msgspec.json.decode(row, type=Outcome) for row in rows), key=lambda outcome: outcome.number)
    if header.contest != entry.contest:
        sys.exit(f"{entry.file.name} holds another contest than tools/ladder.py names")
    if [outcome.number for outcome in found] != list(range(entry.contest.size)):
        sys.exit(f"{entry.file.name} is not finished: make ladder")
    return found


def told(entry: Entry) -> Standings:
    """The standings of a finished contest."""
    return standings(entry.contest, stored(entry))


# Judging.


def problems(entry: Entry, outcomes: list[Outcome]) -> list[str]:
    """What a contest does not show, though it should."""
    found = standings(entry.contest, outcomes)
    names = entry.contest.contestants
    wrong = [
        f"{pair.share:.1%} against {names[pair.second]}, not {share:.0%}"
        for pair, share in zip(found.pairs, entry.shares, strict=False)
        if pair.share < share
    ]
    if not entry.shares:
        wrong += [
            f"{names[pair.first]} is not significantly stronger than {names[pair.second]}"
            for pair in neighbours(found)
            if not pair.significant or pair.share <= pair.chance
        ]
    if entry.rounds and median_rounds(outcomes) > entry.rounds:
        wrong.append(f"{median_rounds(outcomes)} rounds in the median, not {entry.rounds}")
    wrong += [
        f"{one.bot} thought {one.longest:.2f} s" for one in found.contestants if one.longest > LIMITS.get(one.bot, 60)
    ]
    return [f"{entry.name}: {problem}" for problem in wrong]


def neighbours(found: Standings) -> list[Pair]:
    """Pairs of contestants named next to each other."""
    return [pair for pair in found.pairs if abs(pair.first - pair.second) == 1]


def median_rounds(outcomes: list[Outcome]) -> float:
    """How long the games took."""
    return statistics.median(outcome.rounds for outcome in outcomes)


def checked(entry: Entry) -> list[str]:
    """What is wrong with the results of a contest: claims, and games of the slice that end otherwise now."""
    if agenda.__file__.endswith(".py"):
        sys.exit("the check replays games of bots that search: install the compiled engine first (make dev)")
    outcomes = stored(entry)
    chosen = slice_of(outcomes)
    game = find(entry.contest.game)
    fixtures = list(entry.contest.fixtures())
    wrong = problems(entry, outcomes)
    for outcome in chosen:
        again = play_fixture(entry.contest, game, fixtures[outcome.number])
        same = (again.digest, again.shares, again.points) == (outcome.digest, outcome.shares, outcome.points)
        if not same:
            wrong.append(f"{entry.name}: game {outcome.number} ends with {again.points}, not {outcome.points}")
    print(f"{entry.name}: {len(chosen)} of {len(outcomes)} games replayed")  # noqa: T201
    return wrong


def slice_of(outcomes: list[Outcome]) -> list[Outcome]:
    """Games from all over the contest, at least two, as many as the bots thought about for some seconds."""
    found: list[Outcome] = []
    seconds = 0.0
    step = len(outcomes) * 2 // 5 + 1  # so that seats and pairs differ from one to the next
    while math.gcd(step, len(outcomes)) > 1:  # or it would come back before it has seen them all
        step += 1
    for turn in range(len(outcomes)):
        outcome = outcomes[turn * step % len(outcomes)]
        seconds += sum(one.seconds for one in outcome.thinking)
        if len(found) >= 2 and seconds > SLICE:
            break
        found.append(outcome)
    return found


# The page.


def page() -> str:
    """What is written by hand, and then what the results say."""
    by_hand, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    return by_hand + MARK + "".join(part(entry) for entry in ENTRIES if entry.file.is_file())


def command(contest: Contest) -> str:
    """What plays the same contest."""
    where = f"{contest.game} --edition {contest.edition} --players {contest.seats}"
    who = f"--format {contest.format} --bots {','.join(contest.contestants)}"
    return f"ecliptic arena {where} {who} --deals {contest.deals} --seed {contest.seed}"


def part(entry: Entry) -> str:
    """The part of the page about one contest."""
    outcomes = stored(entry)
    found = standings(entry.contest, outcomes)
    contest = entry.contest
    names = contest.contestants
    lines = [
        f"\n## {entry.title}\n",
        f"`{command(contest)}`\n",
        "| first | second | games | wins of the first | 95 % interval | equals | margin | sign test |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for pair in found.pairs if entry.shares else neighbours(found):
        error = f" ± {pair.error:.1f}" if pair.error is not None else ""
        lines.append(
            f"| {names[pair.first]} | {names[pair.second]} | {pair.games} | **{pair.share:.1%}** | "
            f"{pair.low:.1%} – {pair.high:.1%} | {pair.chance:.0%} | {pair.margin:+.1f}{error} | {pair.sign_p:.2g} |"
        )
    lines += ["", "| bot | games | wins | points | rating | ms a decision | longest |", "|---|---|---|---|---|---|---|"]
    for one in found.contestants:
        rating = f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}"
        lines.append(
            f"| {one.bot} | {one.games} | {one.share:.1%} | {one.points:.1f} | {rating} | "
            f"{one.mean_seconds * 1000:.1f} | {one.longest * 1000:.0f} |"
        )
    rounds = f"Median of {median_rounds(outcomes):g} rounds. " if median_rounds(outcomes) else ""
    lines += [
        "",
        f"{rounds}Fingerprint of all final positions: `{found.fingerprint}`. Results: `docs/ladder/{entry.file.name}`.",
        f"\n![{entry.title}](ladder/{entry.name}.svg)\n",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
