"""Who is here: counted by people, not by pages."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import final


@final
class Presence:
    """The people who have a page of this process open; two pages of one person count once."""

    def __init__(self) -> None:
        self._pages: Counter[str] = Counter()

    @contextmanager
    def page(self, player: str) -> Generator[None]:
        """Count *player* as here while the context is open."""
        self._pages[player] += 1
        try:
            yield
        finally:
            self._pages[player] -= 1
            if not self._pages[player]:
                del self._pages[player]

    def is_here(self, player: str) -> bool:
        """Whether *player* has a page open."""
        return player in self._pages

    @property
    def count(self) -> int:
        """How many people are here."""
        return len(self._pages)
