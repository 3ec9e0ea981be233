"""The words of the engine in the languages of the table: `texts("ru").say(phrase)`."""

from __future__ import annotations

from ecliptic.texts.languages import LANGUAGES, preferred_language
from ecliptic.texts.say import TextError, Texts, texts

__all__ = ["LANGUAGES", "TextError", "Texts", "preferred_language", "texts"]
