"""Both languages are complete, and each is written as it should be."""

import re

import pytest

from pegboard.texts import LANGUAGES
from support.catalogs import arguments, files, messages, read

GRAMMAR = {"case"}
"""Arguments that only a language with cases uses; callers pass them always."""

PLURALS = {"one", "few", "many"}
ALIKE = {"few": ("many",), "many": ("few",)}
"""In the genitive few and many are written alike: then the last variant stands for both."""

KEYS = sorted(messages("en"))

TAGS = {"em", "strong", "code", "a"}

CYRILLIC = re.compile(r"[а-яё]{2,}", re.IGNORECASE)
"""Single letters stand for keys of the Russian keyboard."""

PROSE = {
    *("common.ftl", "pages.ftl", "refusals.ftl", "history.ftl"),
    *("rules-cribbage.ftl", "rules-ecarte.ftl", "rules-solo-whist.ftl"),
}

NUMBERS = (
    "number|count|points|cards|target|mars|skunk|double|total|left|score|high|low|yours|theirs"
)

ALWAYS_WITH_YO = re.compile(
    r"\b(еще|ее|нее|мое|свое|твое|счет\w*|подсчет\w*|расчет\w*|ждем|идет\w*|придет\w*|"
    r"вернет\w*|партнер\w*|четверк\w*|пятерк\w*|шестерк\w*|семерк\w*|восьмерк\w*|трех|"
    r"четырех|темн\w*|причем|дает\w*|отдает\w*|дойдет\w*|возьмет\w*|начнет\w*|зачет\w*)\b",
    re.IGNORECASE,
)


def test_both_languages_have_the_same_files() -> None:
    assert [path.name for path in files("en")] == [path.name for path in files("ru")]
    assert files("en")


@pytest.mark.parametrize("name", [path.name for path in files("en")])
def test_both_languages_have_the_same_texts_in_the_same_order(name: str) -> None:
    english, russian = (
        [message.key for path in files(lang) if path.name == name for message in read(path)]
        for lang in ("en", "ru")
    )
    assert english == russian


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_need_the_same_arguments(key: str) -> None:
    assert arguments("en", key) - GRAMMAR == arguments("ru", key) - GRAMMAR


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    keys = [message.key for path in files(lang) for message in read(path)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_kebab_case(lang: str) -> None:
    odd = [key for key in messages(lang) if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key)]
    assert odd == []


def test_russian_plurals_have_one_few_and_many() -> None:
    incomplete = [
        (message.key, keys)
        for message in messages("ru").values()
        for keys in message.selects
        if PLURALS & set(keys) and not {"one", "few", "many"} <= {*keys, *ALIKE.get(keys[-1], ())}
    ]
    assert incomplete == []


def test_english_plurals_have_one_and_other() -> None:
    incomplete = [
        (message.key, keys)
        for message in messages("en").values()
        for keys in message.selects
        if PLURALS & set(keys) and not {"one", "other"} <= set(keys)
    ]
    assert incomplete == []


def test_russian_quotes_are_angled() -> None:
    """Straight ones stand only where a record or a program wants them: after = or in [ ]."""
    odd = [
        message.key
        for message in messages("ru").values()
        if re.search(r"[“”„]", message.source)
        or re.search(r'"', re.sub(r'\{ *"[^"]*" *\}|\[[^\]]*\]|="[^"]*"', "", message.source))
    ]
    assert odd == []


def test_russian_writes_yo() -> None:
    found = {
        message.key: match.group()
        for message in messages("ru").values()
        if (match := ALWAYS_WITH_YO.search(message.source))
    }
    assert found == {}


def test_russian_numbers_hold_on_to_what_they_count() -> None:
    loose = re.compile(rf"(\d|\{{ \$({NUMBERS}) \}}) (?=[а-яё])")
    found = [message.key for message in messages("ru").values() if loose.search(message.source)]
    assert found == []


def test_russian_dashes_do_not_begin_a_line() -> None:
    found = [
        message.key
        for message in messages("ru").values()
        if message.file in PROSE and re.search(r"\S — ", message.source)
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_has_the_apostrophe_of_print(lang: str) -> None:
    found = [message.key for message in messages(lang).values() if "'" in message.source]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hyphens_do_not_stand_for_dashes(lang: str) -> None:
    found = [m.key for m in messages(lang).values() if re.search(r"\w -+ \w", m.source)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_shouted(lang: str) -> None:
    assert [message.key for message in messages(lang).values() if "!" in message.source] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_a_few_tags_are_used(lang: str) -> None:
    used = {
        tag
        for message in messages(lang).values()
        for tag in re.findall(r"</?(\w+)", message.source)
    }
    assert used <= TAGS


def test_english_texts_hold_no_cyrillic_but_names() -> None:
    names = re.compile("Русский|по-русски|криббидж|криббедж|крибидж|крибедж")
    sources = {key: names.sub("", message.source) for key, message in messages("en").items()}
    assert [key for key, source in sources.items() if CYRILLIC.search(source)] == []


def test_russian_texts_are_russian() -> None:
    """A text without a Cyrillic letter is one that was forgotten, or has no words at all."""
    wordless = {key for key, m in messages("ru").items() if not CYRILLIC.search(m.source)}
    spoken = {key for key in wordless if re.search(r"(?<![$\w-])[a-z]{3,}", _value(key))}
    assert spoken <= {"language-en"}


def _value(key: str) -> str:
    _, _, value = messages("ru")[key].source.partition("=")
    return re.sub(r"\{[^{}]*\}", "", value)
