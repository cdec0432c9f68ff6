"""Letter keys, whichever layout is on and whether or not Shift or Caps Lock is."""

from typing import Final

_CYRILLIC: Final = {
    "h": "р",  # noqa: RUF001 - meant to be Cyrillic
    "k": "л",
    "n": "т",
    "p": "з",
    "q": "й",
    "r": "к",
    "s": "ы",
    "v": "м",
    "y": "н",
}
"""What lies on the same key of a Russian keyboard."""


def letter(latin: str) -> str:
    """Every name that a terminal may give the key of a letter, as a binding takes them.

    Most terminals send a capital for Shift and for Caps Lock; those with the newer protocol of
    keys may send the small letter with its modifier.

    >>> letter("s")
    's,S,shift+s,ы,Ы,shift+ы'
    """
    names = (latin, _CYRILLIC[latin])
    return ",".join(f"{name},{name.upper()},shift+{name}" for name in names)
