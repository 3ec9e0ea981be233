"""How phrases are said: plurals, phrases within phrases, lists, names that owners gave, fallbacks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from ecliptic.core.errors import SetupProblem
from ecliptic.core.words import Phrase
from ecliptic.texts import LANGUAGES, TextError, Texts, preferred_language, texts
from ecliptic.texts.bundles import PARSED, REFERENCE, messages, split
from tests.texts.messages import Uses, entries, written

HELLAS = Phrase("redplanet-region-hellas")
AUSONIA = Phrase("redplanet-region-ausonia")
PHOBOS = Phrase("redplanet-region-phobos")
RED = Phrase("redplanet-colour-red")


def points(count: int) -> Phrase:
    """A score."""
    return Phrase("redplanet-event-scored", {"colour": RED, "points": count})


def lost(count: int) -> Phrase:
    """A loss: a number of persons as an object."""
    return Phrase("redplanet-event-astronauts-lost", {"colour": RED, "region": PHOBOS, "count": count})


@pytest.mark.parametrize(
    ("count", "russian", "polish"),
    [
        (1, "Красные набрали 1 очко", "Czerwoni mają razem 1 punkt"),
        (2, "Красные набрали 2 очка", "Czerwoni mają razem 2 punkty"),
        (5, "Красные набрали 5 очков", "Czerwoni mają razem 5 punktów"),
        (21, "Красные набрали 21 очко", "Czerwoni mają razem 21 punktów"),
        (22, "Красные набрали 22 очка", "Czerwoni mają razem 22 punkty"),
    ],
)
def test_things_are_counted_as_the_language_counts_them(count: int, russian: str, polish: str) -> None:
    """One, few and many are not the same numbers in Russian and Polish."""
    assert Texts("ru", strict=True).say(points(count)) == russian
    assert Texts("pl", strict=True).say(points(count)) == polish


@pytest.mark.parametrize(
    ("count", "russian", "polish"),
    [
        (1, "Красные потеряли 1 астронавта: Фобос", "Czerwoni stracili 1 astronautę: Phobos"),
        (2, "Красные потеряли 2 астронавтов: Фобос", "Czerwoni stracili 2 astronautów: Phobos"),
        (5, "Красные потеряли 5 астронавтов: Фобос", "Czerwoni stracili 5 astronautów: Phobos"),
        (21, "Красные потеряли 21 астронавта: Фобос", "Czerwoni stracili 21 astronautów: Phobos"),
        (22, "Красные потеряли 22 астронавта: Фобос", "Czerwoni stracili 22 astronautów: Phobos"),
    ],
)
def test_persons_are_counted_as_objects(count: int, russian: str, polish: str) -> None:
    """The object of a verb: Russian has 2 астронавтов, but 22 астронавта."""
    assert Texts("ru", strict=True).say(lost(count)) == russian
    assert Texts("pl", strict=True).say(lost(count)) == polish


def test_a_negative_number_is_counted_like_a_positive_one() -> None:
    """A score may be below zero."""
    assert Texts("en").say(points(-1)) == "Red has -1 point in all"
    assert Texts("ru").say(points(-3)) == "Красные набрали -3 очка"


def test_phrases_within_phrases_are_said_first() -> None:
    """To any depth."""
    neutral = Phrase("redplanet-neutral", {"colour": RED})
    phrase = Phrase("redplanet-event-first-player-changed", {"colour": neutral})
    assert [Texts(language, strict=True).say(phrase) for language in LANGUAGES] == [
        "First player: Red (neutral)",
        "Первый игрок: Красные (нейтральные)",
        "Pierwszy gracz: Czerwoni (neutralni)",
        "Giocatore iniziale: Rosso (neutrale)",
    ]


@pytest.mark.parametrize(
    ("language", "one", "two", "three"),
    [
        ("en", "Hellas", "Hellas and Ausonia", "Hellas, Ausonia and Phobos"),
        ("ru", "Равнина Эллада", "Равнина Эллада и Авзония", "Равнина Эллада, Авзония и Фобос"),
        ("pl", "Hellas", "Hellas i Ausonia", "Hellas, Ausonia i Phobos"),
        ("it", "Hellas", "Hellas e Ausonia", "Hellas, Ausonia e Phobos"),
    ],
)
def test_lists_are_joined_in_the_language(language: str, one: str, two: str, three: str) -> None:
    """A, B and C."""
    said = Texts(language, strict=True)
    for regions, expected in (([HELLAS], one), ([HELLAS, AUSONIA], two), ([HELLAS, AUSONIA, PHOBOS], three)):
        phrase = Phrase("redplanet-mission-presence-all", {"regions": regions, "points": 8})
        assert f": {expected}. " in said.say(phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_name_is_said_as_it_is(language: str) -> None:
    """It is no message and no markup."""
    name = Phrase("literal", {"text": "{ $Hot } Springs [b]"})
    said = Texts(language, strict=True)
    assert said.say(name) == "{ $Hot } Springs [b]"
    assert "{ $Hot } Springs [b]" in said.say(Phrase("redplanet-do-keep", {"thing": name}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attribute_is_said_by_its_name(language: str) -> None:
    """`message.help` is the help of a message."""
    said = Texts(language, strict=True)
    assert said.say(Phrase("provenance-memory.help")).endswith(".")
    with pytest.raises(TextError):
        said.say(Phrase("provenance-memory.colour"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_text_can_be_told_from_another(language: str) -> None:
    """Fluent has no variant for an empty text, so messages know it as `none`."""
    said = Texts(language, strict=True)
    somewhere = said.say(Phrase("box-duplicate-id", {"where": "missions", "id": "x"}))
    nowhere = said.say(Phrase("box-duplicate-id", {"where": "", "id": "x"}))
    assert somewhere.startswith("missions: ")
    assert not nowhere.startswith((":", "none"))
    assert nowhere.partition(":")[2] == somewhere.partition(":")[2]


def test_a_strict_text_refuses_what_it_cannot_say() -> None:
    """A message that is missing, and one that lacks an argument."""
    strict = Texts("ru", strict=True)
    with pytest.raises(TextError, match="ru: no-such-message is missing"):
        strict.say(Phrase("no-such-message"))
    with pytest.raises(TextError, match=r"ru: redplanet-dock: .*dock"):
        strict.say(Phrase("redplanet-dock"))


@pytest.fixture
def only_english() -> Iterator[Phrase]:
    """A message that nobody has translated yet."""
    messages("en")._written["only-english"] = "only-english = Phobos\n"
    yield Phrase("only-english")
    messages.cache_clear()


def test_others_fall_back_to_english_then_to_words(only_english: Phrase) -> None:
    """A player reads something in any case."""
    russian = texts("ru")
    assert russian.say(only_english) == "Phobos"
    assert russian.say(Phrase("no-such-message")) == "such message"
    assert russian.say(Phrase("redplanet-dock")) == "dock"
    assert russian.say(Phrase("redplanet-do-keep", {"thing": Phrase("no-such-card")})) == "Оставить «such card»"


def test_an_unknown_language_is_a_setup_problem() -> None:
    """It names those that are known, and can itself be said."""
    with pytest.raises(SetupProblem) as problem:
        texts("xx")
    assert problem.value.phrase == Phrase("setup-unknown-language", {"language": "xx", "known": ", ".join(LANGUAGES)})
    for language in LANGUAGES:
        assert "«xx»" in Texts(language).say(problem.value.phrase).translate(str.maketrans("“„”", "««»"))


def test_texts_are_made_once() -> None:
    """One object for each language."""
    assert texts("pl") is texts("pl")
    assert texts("pl").language == "pl"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "it_IT@euro"}, "it"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LC_ALL": "C", "ECLIPTIC_LANG": "PL"}, "pl"),
    ],
)
def test_the_environment_says_what_somebody_prefers(environ: dict[str, str], language: str) -> None:
    """The first variable that is set decides; a language that we do not speak becomes English."""
    assert preferred_language(environ) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_parsed_alone_is_the_same_as_in_its_file(language: str) -> None:
    """With everything that it refers to."""
    messages.cache_clear()
    whole = {
        entry.id.name: entry
        for body in entries(language).values()
        for entry in body
        if isinstance(entry, ftl.Message | ftl.Term)
    }
    alone = dict(pair for text in written(language).values() for pair in split(text))
    assert alone.keys() == {("-" if isinstance(entry, ftl.Term) else "") + name for name, entry in whole.items()}
    for name, text in alone.items():
        assert parse(text).body[0].equals(whole[name.removeprefix("-")], ignored_fields=["span", "comment"]), name
        assert Uses(whole[name.removeprefix("-")]).messages <= set(REFERENCE.findall(text)), name


def test_what_a_message_refers_to_is_parsed_with_it() -> None:
    """And nothing else."""
    messages.cache_clear()
    assert "(3, 4)" in texts("en").say(Phrase("kosmonauts-point-at", {"number": 2, "q": 3, "r": 4}))
    assert messages("en").pattern("kosmonauts-point") is not None
    assert messages("en")._written["kosmonauts-n-points"] != PARSED


def test_a_file_without_messages_has_none() -> None:
    """As that of a game which ships no texts."""
    assert list(split("")) == list(split("# nothing yet\n")) == []
