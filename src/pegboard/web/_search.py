"""Games found by their names, in whatever way somebody spells them."""

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


def plain(name: str) -> str:
    """A name without case, accents, spaces and signs, so that spellings can be compared.

    >>> plain("Écarté"), plain("Solo-Whist")
    ('ecarte', 'solowhist')
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def found(words: str) -> tuple[Offer, ...]:
    """What is meant by *words*: all offers for none, else those whose names hold them.

    Where no name holds them, those whose name is most alike; nothing for signs without a letter.
    """
    wanted = plain(words)
    if words and not wanted:
        return ()
    names = _names()
    hits = {offer for name, offers in names.items() if wanted in name for offer in offers}
    if not hits:
        near = get_close_matches(wanted, names, n=1, cutoff=_NEAR)
        hits = {offer for name in near for offer in names[name]}
    return tuple(offer for offer in OFFERS.values() if offer in hits)


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


def _spellings(*keys: str) -> Iterator[str]:
    """The names that texts hold, in all languages, parted by commas."""
    for lang in LANGUAGES:
        texts = Texts(lang)
        for key in keys:
            yield from map(plain, texts.text(key).split(","))
