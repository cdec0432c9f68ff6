"""Who leads which game."""

from collections.abc import Callable, Mapping
from typing import Final

from pegboard.cli.play._director import Director
from pegboard.cli.play._ecarte import EcarteManner
from pegboard.cli.play._leader import Leader
from pegboard.cli.play._manner import Manner
from pegboard.cli.play._session import Session
from pegboard.cli.play._solo import SoloManner
from pegboard.cli.play._tricks import TrickDirector
from pegboard.texts import Texts

_MANNERS: Final[Mapping[str, Callable[[], Manner]]] = {
    "ecarte": EcarteManner,
    "solo-whist": SoloManner,
}
"""How each game of tricks is told and drawn."""


def leader(session: Session, texts: Texts, pace: str = "normal") -> Leader:
    """Whoever leads the person through the game of *session*."""
    manner = _MANNERS.get(session.wish.game)
    if manner is None:
        return Director(session, texts, pace)
    return TrickDirector(session, texts, manner(), pace)
