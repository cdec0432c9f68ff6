"""How much one connection may ask: sizes and a bucket of tokens."""

from typing import Final, final

FRAME_BYTES: Final = 4096
"""Longest frame from a browser; the longest honest one has some 200 bytes."""

QUEUE_BYTES: Final = 512 * 1024
"""What may wait for a slow reader, some hundred frames; then he is let go and resumes."""

BURST: Final = 60.0
"""Frames that may come at once: wishes of a page that was offline, and a few impatient taps."""

RATE: Final = 15.0
"""Frames a second that may come for ever; a quick player with a beat makes two."""

DEAD_AFTER: Final = 8.0
"""Seconds of silence after which nobody is believed to be there."""

SILENT_AFTER: Final = 45.0
"""Seconds of silence after which a connection is closed."""

EMPTY_FOR: Final = 60.0
"""Seconds for which a table without pages is still followed."""

HELLO_WITHIN: Final = 10.0
"""Seconds in which a new connection must say which table it wants."""


@final
class Bucket:
    """A token bucket: *burst* at once, *rate* a second in the long run; time is an argument."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, now: float, *, burst: float = BURST, rate: float = RATE) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._since = now

    def take(self, now: float) -> bool:
        """Take one token; false when there is none."""
        self._left = min(self._burst, self._left + max(0.0, now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
