"""How long the terminal looks at what happened."""

from dataclasses import dataclass
from typing import Final, final


@final
@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds to look at something that happened, and at a phrase of a count."""

    event: float
    phrase: float


PACES: Final = {
    "slow": Pace(1.6, 0.9),
    "normal": Pace(0.8, 0.45),
    "fast": Pace(0.3, 0.2),
    "none": Pace(0.0, 0.0),
}
"""Every pace by its name, slowest first."""
