"""Games found by their names, however somebody spells them, and by what is played and how."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

from pegboard import catalog
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._offers import OFFERS, Offer

_NEAR: Final = 0.75
"""How alike two spellings must be for a slip of the finger: 1 is the same."""


_SHORTEST: Final = 3
"""Letters of a word that says something by itself; shorter ones only join the others."""


def plain(name: str) -> str:
    """A name without case, accents, spaces and signs, so that spellings can be compared.

    >>> plain("Écarté"), plain("Solo-Whist")
    ('ecarte', 'solowhist')
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def found(words: str) -> tuple[Offer, ...]:
    """What is meant by *words*: all offers for none, else those of which all of them are true.

    First the words are read as one name or phrase, then each by itself. Where that finds nothing,
    those whose name is most alike; nothing for signs without a letter.
    """
    wanted = plain(words)
    if words and not wanted:
        return ()
    if all(map(_is_little, words.split())):
        return tuple(OFFERS.values())
    whole = set(_topics().get(wanted, ())) or _named(wanted)
    hits = whole if whole and " " in words.strip() else _hits_of_all(words) or whole
    if not hits:
        near = get_close_matches(wanted, _names(), n=1, cutoff=_NEAR)
        hits = {offer for name in near for offer in _names()[name]}
    return tuple(offer for offer in OFFERS.values() if offer in hits)


def _named(wanted: str) -> set[Offer]:
    """The offers whose name holds *wanted*."""
    return {offer for name, offers in _names().items() if wanted in name for offer in offers}


def _hits_of_all(words: str) -> set[Offer]:
    """The offers that each of *words* finds by a name or a topic, little words aside."""
    single = [plain(word) for word in words.split() if not _is_little(word)]
    telling = [one for one in single if len(one) >= _SHORTEST or one.isdigit()]
    found = list(map(_hits, telling))
    return found[0].intersection(*found[1:]) if found else set()


def _is_little(word: str) -> bool:
    """Whether every game is about *word*, so that it tells none from another."""
    return plain(word) in set(_spellings("search-little"))


def _hits(word: str) -> set[Offer]:
    """The offers that a single *word* finds; a topic is a number or the beginning of a word."""
    topics = _topics()
    about = [word] if word.isdigit() else [one for one in topics if word.startswith(one)]
    return _named(word).union(*(topics.get(one, ()) for one in about))


def page_of(spelling: str) -> str | None:
    """The address of the rules of the game or variant with this name, ``None`` for no such."""
    wanted = plain(spelling)
    for game in catalog.GAMES:
        if wanted in _spellings(f"game-{game}", f"spellings-{game}"):
            return f"/rules/{game}"
    for offer in OFFERS.values():
        if wanted in {*_spellings(offer.name), plain(offer.variant)}:
            return offer.rules
    return None


@cache
def _names() -> dict[str, tuple[Offer, ...]]:
    """Every spelling of a game or variant with what it stands for."""
    names: dict[str, tuple[Offer, ...]] = {}
    for game in catalog.GAMES:
        offers = tuple(offer for offer in OFFERS.values() if offer.game == game)
        names |= dict.fromkeys(_spellings(f"game-{game}", f"spellings-{game}"), offers)
    for offer in OFFERS.values():
        for name in _spellings(offer.name):
            names[name] = tuple(dict.fromkeys((*names.get(name, ()), offer)))
    return names


@cache
def _topics() -> dict[str, tuple[Offer, ...]]:
    """Beginnings of words with the offers they are about."""
    topics: dict[str, tuple[Offer, ...]] = {}
    for offer in OFFERS.values():
        for topic in _spellings(*topics_of(offer)):
            topics[topic] = tuple(dict.fromkeys((*topics.get(topic, ()), offer)))
    return topics


def topics_of(offer: Offer) -> tuple[str, ...]:
    """Keys of the words by which *offer* is looked for, beside its names."""
    in_pairs = len(offer.sides) < len(offer.seats)
    return (
        f"search-players-{len(offer.seats)}",
        *dict.fromkeys((f"search-{offer.game}", f"search-{offer.variant}")),
        *(("search-partners",) if in_pairs else ()),
    )


def _spellings(*keys: str) -> Iterator[str]:
    """The names that texts hold, in all languages, parted by commas."""
    for lang in LANGUAGES:
        texts = Texts(lang)
        for key in keys:
            yield from map(plain, texts.text(key).split(","))
