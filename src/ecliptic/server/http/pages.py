"""HTML pages that a link may open: a few sentences in the reader's language, and perhaps a button."""

from __future__ import annotations

import html

from litestar import MediaType, Response

from ecliptic.texts import LANGUAGES


def language_of(wanted: str) -> str:
    """The first language of a browser's list that we speak."""
    for part in wanted.split(","):
        code = part.partition(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def html_page(language: str, sentence: str, button: str = "", status: int = 200) -> Response[str]:
    """A page that says this; the button does what it speaks of."""
    form = f"<form method='post'><button>{html.escape(button)}</button></form>" if button else ""
    text = (
        f"<!doctype html><html lang='{language}'><title>Ecliptic</title>"
        f"<h1>Ecliptic</h1><p>{html.escape(sentence)}</p>{form}</html>"
    )
    return Response(text, status_code=status, media_type=MediaType.HTML)
