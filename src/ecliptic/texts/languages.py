"""Which languages the table speaks, and which of them somebody prefers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "ru", "pl", "it")
FALLBACK: Final = "en"
WISHES: Final = ("ECLIPTIC_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English for one that we do not speak."""
    wish = next((environ[name] for name in WISHES if environ.get(name)), "")
    language = re.split(r"[-_.@]", wish, maxsplit=1)[0].lower()  # ru_RU.UTF-8
    return language if language in LANGUAGES else FALLBACK
