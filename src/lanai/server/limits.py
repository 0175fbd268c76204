"""How much one person or address may ask."""

from __future__ import annotations

import time


class Buckets:
    """A token bucket for each key; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether that much may still be asked now."""
        now = time.monotonic()
        left, since = self._left.get(key, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        if len(self._left) > 10_000:
            self._left = {k: v for k, v in self._left.items() if v[0] + (now - v[1]) * self.rate < self.burst}
        if left < cost:
            self._left[key] = (left, now)
            return False
        self._left[key] = (left - cost, now)
        return True
