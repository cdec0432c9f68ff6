"""The variants of Écarté: one, whose differences are all options (ecarte.md section 11)."""

from typing import Final

from pegboard.game import OptionError, OptionFault

ECARTE: Final = "ecarte"

VARIANTS: Final = (ECARTE,)
"""Every variant by its catalog name."""


def variant(name: str) -> str:
    """Check that there is a variant *name*, and give it back.

    Raises:
        OptionError: ``unknown-variant``.

    >>> variant("ecarte")
    'ecarte'
    """
    if name not in VARIANTS:
        message = f"ecarte has no variant {name!r}"
        raise OptionError(OptionFault.UNKNOWN_VARIANT, message)
    return name
