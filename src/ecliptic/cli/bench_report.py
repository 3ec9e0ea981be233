"""What `ecliptic bench server` tells: tables for people, one document for programs, and what should be remembered."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table

from ecliptic.arena.results import package_version
from ecliptic.bench import run as r
from ecliptic.bench.figures import Spread
from ecliptic.bench.footprint import Footprint
from ecliptic.bench.machine import cores_for, is_in_memory
from ecliptic.bench.node import Installed
from ecliptic.bench.results import A_KILOBYTE, A_MEGABYTE, Figures, Target, cpu_ratio, figures, ratio, targets
from ecliptic.bench.subject import Shape
from ecliptic.cli.words import console, say
from ecliptic.core.engine import is_compiled

NOISE = 0.1  # of the server's core: if others take more, the figures say little
NOTHING = "—"


class Found(Struct):
    """All that a run has found."""

    plan: r.Plan
    shape: Shape
    rounds: dict[str, list[r.Round]]
    footprints: dict[str, Footprint | None]
    node: Installed | None
    remarks: list[str]

    def figures(self) -> dict[str, Figures]:
        """Of each server."""
        return {part: figures(rounds) for part, rounds in self.rounds.items()}

    def targets(self) -> list[Target]:
        """What was wanted, and what was found."""
        return targets(self.rounds, self.footprints, self.plan.rate)


def name_of(part: str, plan: r.Plan) -> str:
    """What a server is called."""
    names = {
        r.SQLITE: say("cli-bench-sqlite"),
        r.POSTGRESQL: say("cli-bench-postgresql"),
        r.MEMORY: say("cli-bench-in-memory"),
        r.FILES: say("cli-bench-on-disk"),
        r.ONE_NODE: say("cli-bench-one-node"),
        r.NODES: say("cli-bench-nodes", count=plan.nodes),
    }
    return names[part]


# What should be remembered.


def add_remarks(found: Found, folder: Path, spoilt: int) -> None:
    """Whatever makes the figures worth less."""
    if spoilt:
        found.remarks.append(say("cli-bench-again", count=spoilt, share=percent(found.plan.calm)))
    if not is_compiled():
        found.remarks.append(say("cli-bench-plain"))
    if cores_for(1).client is None:
        found.remarks.append(say("cli-bench-one-core"))
    if r.NODES in found.rounds and (core := r.core_of_a_node(found.plan.nodes)) < 1:
        found.remarks.append(say("cli-bench-shares", nodes=found.plan.nodes, share=f"{core:.0%}"))
    if is_in_memory(folder):
        found.remarks.append(say("cli-bench-no-disk", folder=str(folder)))
    for part, measured in found.figures().items():
        found.remarks += remarks_about(name_of(part, found.plan), measured)
        if part in (r.SQLITE, r.MEMORY, r.FILES) and (measured.others or 0) > NOISE:
            share = f"{measured.others:.0%}"
            found.remarks.append(say("cli-bench-busy", server=name_of(part, found.plan), share=share))


def remarks_about(server: str, measured: Figures) -> list[str]:
    """Whatever was not as it should be with one of them."""
    told = []
    if measured.client_was_the_limit:
        told.append(say("cli-bench-client-limit", server=server))
    if measured.idle:
        told.append(say("cli-bench-idle", server=server, count=measured.idle))
    if measured.gone:
        told.append(say("cli-bench-gone", server=server, count=measured.gone))
    if measured.refused:
        told.append(say("cli-bench-refusals", server=server, count=measured.refused))
    if measured.kept is not None and measured.kept < measured.acknowledged:
        told.append(say("cli-bench-lost", server=server, acknowledged=measured.acknowledged, kept=measured.kept))
    return told


# For programs.


def data(found: Found) -> dict[str, Any]:
    """Everything."""
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "package": package_version(),
            "compiled": is_compiled(),
            "python": platform.python_version(),
            "boardgame.io": found.node and found.node.version("boardgame.io"),
            "socket.io": found.node and found.node.version("socket.io"),
            "cpus": os.cpu_count(),
            "plan": found.plan,
            "shape": found.shape,
            "servers": {part: {"figures": of, "rounds": found.rounds[part]} for part, of in found.figures().items()},
            "memory": {part: footprint_data(print_) for part, print_ in found.footprints.items()},
            "ratios": {
                "memory": ratio(found.rounds, r.SQLITE, r.MEMORY),
                "files": ratio(found.rounds, r.SQLITE, r.FILES),
                "nodes": ratio(found.rounds, r.NODES, r.ONE_NODE),
            },
            "cpu_ratios": {
                "memory": cpu_ratio(found.rounds, r.SQLITE, r.MEMORY),
                "files": cpu_ratio(found.rounds, r.SQLITE, r.FILES),
            },
            "targets": [msgspec.structs.asdict(target) | {"reached": target.reached} for target in found.targets()],
            "remarks": found.remarks,
        }
    )
    return plain


def footprint_data(found: Footprint | None) -> dict[str, float] | None:
    """With what follows from it."""
    if found is None:
        return None
    return msgspec.structs.asdict(found) | {"bytes_a_table": found.a_table, "bytes_a_socket": found.a_socket}


def print_json(found: Found) -> None:
    """One document."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data(found)), indent=1).decode() + "\n")


# For people.


def print_tables(found: Found) -> None:
    """One table for each question."""
    out, plan, shape = console(), found.plan, found.shape
    game = say(f"{plan.game}-title")
    out.print(say("cli-bench-shape", game=game, edition=plan.edition, tables=plan.tables, sockets=plan.sockets))
    out.print(say("cli-bench-length", moves=shape.length, bytes=plan.bytes))
    if found.rounds:
        out.print(say("cli-bench-flat-out", seconds=number(plan.seconds), rounds=plan.rounds))
        out.print(flat_out(found))
        out.print(say("cli-bench-steady", rate=number(plan.rate), seconds=number(plan.seconds)))
        out.print(steady(found))
    if found.footprints:
        out.print(say("cli-bench-memory", tables=plan.idle_tables, sockets=plan.idle_sockets))
        out.print(memory(found))
    out.print(wanted(found))
    for remark in found.remarks:
        out.print(f"• {remark}", soft_wrap=True)


def flat_out(found: Found) -> Table:
    """As many moves as are answered."""
    sizes = (say("cli-bench-views"), say("cli-bench-size"))
    shares = (say("cli-bench-server-share"), say("cli-bench-client-share"))
    table = grid(say("cli-bench-server"), say("cli-bench-moves"), say("cli-bench-cpu"), *sizes, *shares)
    for part, one in found.figures().items():
        rest = [f"{one.views_a_move:.1f}", f"{one.bytes_a_move / A_KILOBYTE:.1f}", share(one.server), share(one.client)]
        table.add_row(name_of(part, found.plan), ends(one.moves_a_second, 0), ends(one.cpu_a_move, 0), *rest)
    return table


def steady(found: Found) -> Table:
    """At the offered rate."""
    heads = (say("cli-bench-median"), say("cli-bench-slowest"), say("cli-bench-view"))
    rest = (say("cli-bench-lag"), say("cli-bench-stolen"), say("cli-bench-unanswered"))
    table = grid(say("cli-bench-server"), *heads, *rest)
    for part, one in found.figures().items():
        times = [ends(figure, 1) for figure in (one.median, one.p99, one.view_p99, one.lag_p99)]
        stolen = NOTHING if one.stolen is None else percent(one.stolen.median)
        table.add_row(name_of(part, found.plan), *times, stolen, number(one.unanswered))
    return table


def memory(found: Found) -> Table:
    """What a table and a socket take."""
    table = grid(say("cli-bench-server"), say("cli-bench-program"), say("cli-bench-table"), say("cli-bench-socket"))
    for part, one in found.footprints.items():
        sizes = [NOTHING] * 3
        if one is not None:
            each = (one.a_table / A_KILOBYTE, one.a_socket / A_KILOBYTE)
            sizes = [f"{size:.1f}" for size in (one.program / A_MEGABYTE, *each)]
        table.add_row(name_of(part, found.plan), *sizes)
    return table


def wanted(found: Found) -> Table:
    """The targets."""
    table = grid(say("cli-bench-target"), say("cli-bench-wanted"), say("cli-bench-found"), "")
    names = {
        "memory": say("cli-bench-target-memory"),
        "files": say("cli-bench-target-files"),
        "moves": say("cli-bench-target-moves"),
        "p99": say("cli-bench-target-slowest"),
        "socket": say("cli-bench-target-socket"),
        "sockets": say("cli-bench-target-sockets"),
        "nodes": say("cli-bench-target-nodes"),
    }
    for target in found.targets():
        sign = "≥" if target.at_least else "≤"
        table.add_row(names[target.name], f"{sign} {number(target.wanted)}", number(target.found), verdict(target))
    return table


def verdict(target: Target) -> str:
    """In a word."""
    if target.reached is None:
        return say("cli-bench-unknown")
    return say("cli-bench-reached") if target.reached else say("cli-bench-missed")


def grid(name: str, *heads: str) -> Table:
    """Names to the left, numbers to the right."""
    table = Table(name, box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in heads:
        table.add_column(head, justify="right", overflow="fold")  # no figure is ever cut
    return table


def number(value: float | None) -> str:
    """Short."""
    if value is None:
        return NOTHING
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def share(value: float | None) -> str:
    """Of a core."""
    return NOTHING if value is None else f"{value:.0%}"


def percent(value: float) -> str:
    """A share that may be small."""
    return f"{value:.1%}"


def ends(found: Spread | None, digits: int) -> str:
    """The middle, and the ends where there are any."""
    if found is None:
        return NOTHING
    middle = f"{found.median:,.{digits}f}"
    return middle if found.low == found.high else f"{middle} ({found.low:,.{digits}f} – {found.high:,.{digits}f})"
