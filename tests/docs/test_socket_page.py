"""docs/socket.md says what `wire.py` declares: every message and every object with all its fields, and no other."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args

import msgspec
import pytest
from markdown_it.token import Token
from msgspec import Struct
from msgspec import inspect as i

from ecliptic.core.words import COMMON_REASONS
from ecliptic.server import wire as w
from ecliptic.server.base.config import Config
from ecliptic.server.live import outbox, sockets
from ecliptic.server.store import store
from ecliptic.server.table.room import WRONG_TIME
from tests.docs.blocks import PARSER, ROOT

PAGE: Final = (ROOT / "docs" / "socket.md").read_text(encoding="utf-8")
TOKENS: Final = PARSER.parse(PAGE)
SERVER: Final = ROOT / "src" / "ecliptic" / "server"
# Nobody can be refused so on a socket: the server itself lets time run out, and a rematch is asked for over HTTP.
ELSEWHERE: Final = {"table-time-left", "table-rematch-there"}
REFUSES: Final = re.compile(r'(?:refuse|Phrase|\breason=)\(?"((?:table|undo)-[a-z-]+)"')


class Part(NamedTuple):
    """What stands below a heading, down to the next one."""

    heading: str
    tokens: list[Token]

    def rows(self) -> list[list[str]]:
        """The rows of its tables, cell by cell."""
        found: list[list[str]] = []
        for before, token in itertools.pairwise(self.tokens):
            if before.type == "tr_open":
                found.append([])
            if before.type == "td_open":
                found[-1].append(token.content)
        return [row for row in found if row]

    def fields(self) -> list[str]:
        """What stands in code in the first column."""
        return [row[0].strip("`") for row in self.rows()]

    def examples(self) -> list[Any]:
        """Its JSON."""
        return [json.loads(token.content) for token in self.tokens if token.info == "json"]


def parts() -> Iterator[Part]:
    """The page, heading by heading."""
    part = Part("", [])
    for before, token in itertools.pairwise(TOKENS):
        if before.type == "heading_open":
            yield part
            part = Part(token.content, [])
        part.tokens.append(token)
    yield part


PARTS: Final = {part.heading: part for part in parts()}


def structs(kind: i.Type, found: dict[type[Struct], i.StructType]) -> None:
    """All that a message of this type can contain."""
    if isinstance(kind, i.StructType) and kind.cls not in found:
        found[kind.cls] = kind
        for field in kind.fields:
            structs(field.type, found)
    inner = [getattr(kind, name, None) for name in ("item_type", "value_type")]
    for each in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ()), *filter(None, inner)):
        structs(each, found)


def known() -> dict[str, i.StructType]:
    """Every message and object, by its heading: its tag, or its name."""
    found: dict[type[Struct], i.StructType] = {}
    structs(i.type_info(w.Said | w.Told), found)
    return {str(kind.tag or kind.cls.__name__): kind for kind in found.values()}


KNOWN: Final = known()
SAID: Final = {msgspec.inspect.type_info(kind).tag for kind in get_args(w.Said)}  # type: ignore[attr-defined]  # all are structs
TOLD: Final = {msgspec.inspect.type_info(kind).tag for kind in get_args(w.Told)}  # type: ignore[attr-defined]  # all are structs


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_every_message_is_described_with_its_fields(name: str) -> None:
    """None is missing, and none is invented."""
    assert sorted(PARTS[name].fields()) == sorted(field.encode_name for field in KNOWN[name].fields)


@pytest.mark.parametrize("name", sorted(SAID | TOLD))
def test_every_message_has_an_example_that_can_be_read(name: str) -> None:
    """By the server's own decoder, with the fields that the server sends."""
    examples = PARTS[name].examples()
    assert examples
    for example in examples:
        assert example["type"] == name
        if name in SAID:
            w.SAID.decode(json.dumps(example))
        else:
            read = msgspec.convert(example, w.Told)
            assert json.loads(w.ENCODER.encode(read)) == example


def test_the_version_and_the_limits_are_right() -> None:
    """Those that the server has."""
    limits = {row[0]: row[1] for row in PARTS["Limits"].rows()}
    assert f"version {w.VERSION} of the protocol" in PAGE
    assert {example["version"] for example in PARTS["hello"].examples()} == {w.VERSION}
    assert f"`messages_a_second` of the server, {Config().messages_a_second} by default; " in PAGE
    assert f"; {sockets.AT_ONCE} seconds' worth at once" in limits["messages of one socket"]
    assert limits["messages that the server has not handled"].startswith(f"{sockets.MOST_HEARD};")
    assert limits["answers that the client has not read"].startswith(f"{outbox.MOST_WAITING},")
    assert f", {Config().requests_a_minute} by default" in limits["opening sockets and HTTP requests"]
    assert f"at most the last {store.CHAT_KEPT})" in PAGE
    serve = (ROOT / "src" / "ecliptic" / "cli" / "serve.py").read_text(encoding="utf-8")
    assert "ws_max_size=16_384" in serve and limits["a message of the client"].startswith("16,384 bytes")


def test_every_close_code_is_there() -> None:
    """Those that we send ourselves, and those of the libraries below us."""
    codes = {code for row in PARTS["Close codes"].rows() for code in row[0].split(", ")}
    ours = {sockets.TOO_FAST, sockets.TOO_SLOW, sockets.BROKEN, sockets.SHOWN_OUT, 4404}
    assert codes == {str(code) for code in ours} | {"1001", "1002", "1006", "1007", "1009", "1012"}


def test_every_refusal_is_there() -> None:
    """Whatever the server can say to a request; what the game says has names of its own."""
    files = [*SERVER.glob("table/**/*.py"), *SERVER.glob("live/*.py"), SERVER / "hub" / "hub.py"]
    files += [SERVER / "agents" / "bot_pool.py", ROOT / "src" / "ecliptic" / "core" / "moves.py"]
    said = {reason for file in files for reason in REFUSES.findall(file.read_text(encoding="utf-8"))}
    said |= set(WRONG_TIME.values()) | {f"core-why-{reason}" for reason in COMMON_REASONS.values()}
    assert len(said) > 25
    assert sorted(PARTS["Refusals"].fields()) == sorted(said - ELSEWHERE)
