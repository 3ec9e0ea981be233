"""The words of the engine in the languages of the table: `texts("ru").say(phrase)`."""

from __future__ import annotations

from ecliptic.core.errors import speak_by
from ecliptic.core.locales import add_source, locale_of
from ecliptic.texts.languages import LANGUAGES, preferred_language
from ecliptic.texts.problems import in_words
from ecliptic.texts.say import TextError, Texts, texts

__all__ = ["LANGUAGES", "TextError", "Texts", "add_source", "in_words", "locale_of", "preferred_language", "texts"]

speak_by(in_words)  # from now on str() of a problem is an English sentence
