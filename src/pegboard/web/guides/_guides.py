"""Every page about the games, by its address."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from pegboard.web.guides._cribbage import cribbage_guides
from pegboard.web.guides._ecarte import ecarte_guide
from pegboard.web.guides._guide import Guide
from pegboard.web.guides._history import history_guide
from pegboard.web.guides._solo_whist import solo_whist_guide


@cache
def guides() -> Mapping[str, Guide]:
    """The pages by their paths; made once, for they never change."""
    pages = (*cribbage_guides(), ecarte_guide(), solo_whist_guide(), history_guide())
    return MappingProxyType({page.path: page for page in pages})
