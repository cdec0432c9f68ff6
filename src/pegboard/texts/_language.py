"""Which language a reader gets."""

from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "ru"]
"""A language in which every text exists."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""All of them; the first is the one for readers whose language is not here."""


def language(tag: str) -> Language | None:
    """The language of a tag such as ``ru`` or ``en-GB``, or ``None`` when it is not here.

    >>> language("ru-RU")
    'ru'
    """
    primary = tag.strip().lower().partition("-")[0]
    return next((known for known in LANGUAGES if known == primary), None)


def choose_language(accepted: str) -> Language:
    """The best language for an ``Accept-Language`` header (RFC 9110, 12.5.4), empty for none.

    Entries that cannot be read are passed over; of equal weights the first wins.

    >>> choose_language("de, ru;q=0.8, en;q=0.5")
    'ru'
    """
    best, best_weight = LANGUAGES[0], 0.0
    for entry in accepted.split(","):
        tag, *parameters = entry.split(";")
        known = language(tag)
        weight = _weight(parameters)
        if known is not None and weight > best_weight:
            best, best_weight = known, weight
    return best


def _weight(parameters: list[str]) -> float:
    """The ``q`` of an entry: 1 where it is not given, 0 where it is no weight at all."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() != "q":
            continue
        try:
            weight = float(value)
        except ValueError:
            return 0.0
        return weight if 0.0 <= weight <= 1.0 else 0.0
    return 1.0
