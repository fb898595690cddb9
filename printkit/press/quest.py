"""A search for a board as a person asks for it; press.searching goes on it.

A plain value that loads nothing, so that a wish can hold it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

SECONDS, PLAY_SECONDS = 2.0, 120.0
"""The budgets where nothing else is asked for."""


def _silent(what: str, done: int, total: int) -> None:
    """Nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Quest:
    """What is searched for.

    Attributes:
        aim: Seats alike, an even map, the least even one, or the most even one with a proof.
        least: The least balance that it may have.
        seconds: The budget, as seconds of a usual machine.
        play: The budget of a play-off between the best, likewise; 0 for none.
        jobs: How many processes play.
        progress: Told what is played, how many games of how many.
    """

    aim: Literal["fair", "even", "wild", "fairest"]
    least: float = 0.0
    seconds: float = SECONDS
    play: float = 0.0
    jobs: int = 1
    progress: Callable[[str, int, int], None] = _silent
