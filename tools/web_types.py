"""The page's types, written from the server's: `web/src/wire.ts`. With `--check`, say whether it is up to date."""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as i

from ecliptic.core.view import View
from ecliptic.core.words import Phrase
from ecliptic.games import GAMES
from ecliptic.server import wire
from ecliptic.server.account import statistics
from ecliptic.server.archive import ordering, replay, review
from ecliptic.server.http import api, review_api, rules_api
from ecliptic.server.notify import settings as desk
from ecliptic.server.table.settings import Settings
from ecliptic.texts import LANGUAGES, texts

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/web_types.py from the server's own types. Do not edit: change those, and write it again.\n"

ROOTS: dict[str, Any] = {
    "Said": wire.Said,
    "Told": wire.Told,
    "Settings": Settings,
    "Me": api.Me,
    "Welcomed": api.Welcome,
    "TableMade": api.TableMade,
    "Invitation": api.Invitation,
    "GameTold": api.GameTold,
    "ListedTable": api.ListedTable,
    "Statistic": statistics.Statistic,
    "RulebookTold": rules_api.RulebookTold,
    "Orderable": ordering.Orderable,
    "ReplayTold": replay.ReplayTold,
    "MomentTold": replay.MomentTold,
    "ViewerName": replay.ViewerName,
    "ReviewTold": review.ReviewTold,
    "TableContinued": review_api.TableContinued,
    "PreferencesSeen": desk.PreferencesSeen,
    "PreferencesWanted": desk.PreferencesWanted,
}
RENAMED: dict[type, str] = {api.Welcome: "Welcomed"}  # two are called so
ALIASES = {"Action": "[verb: string, thing: number]"}


class Writer:
    """Goes through types, and writes an interface for each struct that it meets."""

    def __init__(self, prefixes: dict[str, str]) -> None:
        self.prefixes = prefixes  # by package
        self.names: dict[type, str] = {}
        self.written: dict[str, str] = {}

    def root(self, name: str, kind: Any) -> None:  # noqa: ANN401  (any type that msgspec knows)
        """A type that the page uses by this name."""
        info = i.type_info(kind)
        text = self.text(info)
        if text != name:
            self.written[name] = f"export type {name} = {text};\n"

    def text(self, info: i.Type) -> str:
        """How TypeScript writes it."""
        match info:
            case i.StructType():
                return self.struct(info)
            case i.UnionType(types):
                return " | ".join(dict.fromkeys(self.text(each) for each in types))
            case i.ListType(item_type=item) | i.VarTupleType(item_type=item) | i.FrozenSetType(item_type=item):
                inner = self.text(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case i.TupleType(items):
                return self.pair(items)
            case i.DictType(value_type=value):
                return f"Record<string, {self.text(value)}>"
            case _:
                return plain(info)

    def pair(self, items: Iterable[i.Type]) -> str:
        """A tuple; the one of a verb and its thing has a name."""
        parts = [self.text(item) for item in items]
        return "Action" if parts == ["string", "number"] else f"[{', '.join(parts)}]"

    def prefix(self, cls: type) -> str:
        """Two games may have a word in common: their own types carry the name of the game's view."""
        found = self.prefixes.get(package_of(cls), "")
        return "" if cls.__name__.startswith(found) else found

    def struct(self, info: i.StructType) -> str:
        """The name of its interface, which is written if it was not yet."""
        name = RENAMED.get(info.cls) or self.prefix(info.cls) + info.cls.__name__
        known = self.names.get(info.cls)
        if known is not None:
            return known
        assert name not in self.written, f"two types are called {name}"
        self.names[info.cls] = name
        self.written[name] = ""  # its place is before what it is made of
        optional = info.cls.__struct_config__.omit_defaults
        lines = [f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"] if info.tag is not None else []
        for field in info.fields:
            mark = "?" if not field.required and (optional or info.forbid_unknown_fields) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.text(field.type)};")
        self.written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def package_of(cls: type) -> str:
    """The package of the game that a type belongs to, whichever of its rooms it lies in."""
    return ".".join(cls.__module__.split(".")[:3])


def plain(info: i.Type) -> str:
    """What has no parts."""
    if isinstance(info, i.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
    names = {i.IntType: "number", i.FloatType: "number", i.StrType: "string", i.BoolType: "boolean", i.NoneType: "null"}
    return names.get(type(info), "unknown")


def game_types() -> dict[str, Any]:
    """The view of every game, and what its drawn board needs."""
    found: dict[str, Any] = {}
    for game in GAMES:
        for method, base in (("scene", object), ("view", View)):
            kind = typing.get_type_hints(getattr(type(game), method)).get("return")
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not base:
                found[kind.__name__] = kind
    return found


def languages() -> str:
    """What each language calls itself: whoever cannot read the page finds theirs."""
    names = ", ".join(f'{each}: "{texts(each).say(Phrase("language-name"))}"' for each in LANGUAGES)
    return f"export const LANGUAGE_NAMES = {{ {names} }} as const;\n"


def written() -> str:
    """The whole file."""
    own = game_types()
    views = {name: kind for name, kind in own.items() if issubclass(kind, View)}
    writer = Writer({package_of(kind): name.removesuffix("View") for name, kind in views.items()})
    for name, kind in (ROOTS | own).items():
        writer.root(name, kind)
    aliases = [f"export type {name} = {text};\n" for name, text in ALIASES.items()]
    version = f"export const VERSION = {wire.VERSION}; // a client of another version is told to reload\n"
    return "\n".join([HEAD, version, languages(), *aliases, *writer.written.values()])


def main() -> int:
    """Write it, or compare it."""
    text = written()
    if "--check" in sys.argv:
        if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write("web/src/wire.ts is not what the server's types say: write it with tools/web_types.py\n")
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
