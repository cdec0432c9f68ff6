"""The variants of Solo Whist: there is one, whose options do the rest (solo-whist.md section 9)."""

from dataclasses import dataclass
from typing import Final, final

from pegboard.game import OptionError, OptionFault


@final
@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play Solo Whist.

    Attributes:
        name: catalog name.
    """

    name: str


SOLO: Final = Variant("solo")

VARIANTS: Final[dict[str, Variant]] = {row.name: row for row in (SOLO,)}
"""Every variant by its catalog name."""


def variant(name: str) -> Variant:
    """Find a variant by its catalog name.

    Raises:
        OptionError: ``unknown-variant``.

    >>> variant("solo").name
    'solo'
    """
    try:
        return VARIANTS[name]
    except KeyError:
        message = f"Solo Whist has no variant {name!r}"
        raise OptionError(OptionFault.UNKNOWN_VARIANT, message) from None
