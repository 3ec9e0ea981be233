"""Caching: what a browser may keep, and how it learns that this is still the same (`ETag`, `Cache-Control`)."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from litestar import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"  # what is built has its hash in its name
FRESH: Final = "no-cache"  # kept, but asked for each time


def tag_of(content: bytes) -> str:
    """The `ETag` of this content."""
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def is_held(tag: str, held: str) -> bool:
    """The asker has it already: `held` is their `If-None-Match`."""
    # A proxy that compresses calls our tag weak; it is the same text.
    tags = {each.strip().removeprefix("W/") for each in held.split(",")}
    return bool(tags & {tag, "*"})


def not_modified(headers: dict[str, str]) -> Response[Any]:
    """The answer to whoever has it already."""
    return Response(None, headers=headers, status_code=304)
