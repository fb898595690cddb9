"""Where a bot begins: at the best place, or by chance at one that is nearly as good.

Bots are otherwise alike from game to game, and a board tried out by games that all begin alike
would be tried out in one draft only. With some slack every place that is worth less than the best
one by no more than that is as likely as the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

SLACK = 0.5
"""What beginnings differ by where games are to differ: half a pip."""


def beginning(worths: Sequence[float], slack: float, random: Callable[[], float]) -> int:
    """Which of some places a bot begins at: the first of the best ones where there is no slack."""
    best = max(worths)
    near = [place for place, worth in enumerate(worths) if worth > best - slack]
    return near[int(random() * len(near))] if near else worths.index(best)
