"""Chance that repeats itself."""

from random import Random


def seeded(seed: int) -> Random:
    """A generator that gives the same every time; a test wants no secrets."""
    return Random(seed)  # noqa: S311 - repeatable on purpose
