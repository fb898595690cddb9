"""How many boards a second one core deals in batches, as arrays, with compiled code and without.

In one process, warm, by its own CPU time. Four rules are reds, 2 and 12, and equal numbers
apart, and groups of at most two; joint rejection in plain Python (joint.py) is measured in
turns with them, as the machine's speed drifts.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import TYPE_CHECKING, Any

import joint
from paired import ROOT, Figure, table

if TYPE_CHECKING:
    from printkit.scenarios.model import Setup

FOUR: dict[str, Any] = {"apart": ("reds", "2,12", "equal"), "group_max": 2}
TURNS = 5


def figures(seconds: float = 1.0) -> list[Figure]:
    """Boards per second and core, and what that is to joint rejection."""
    from printkit.generate import batch

    found = []
    for name, setup, least in _cases():
        for compiled in (True, False):
            batch(setup, 0, 8, compiled=compiled)
            rate = _rate(lambda n, c=compiled, s=setup: batch(s, 0, n, compiled=c), seconds)  # type: ignore[misc]
            how = "compiled" if compiled else "plain"
            goal = least if compiled else None
            found.append(Figure(f"batch, {name}, {how}: boards", rate, "/s", least=goal))
    return [*found, *_ratios(seconds)]


def _ratios(seconds: float) -> list[Figure]:
    from printkit.generate import batch

    setup = _four("base", 4)
    source = random.Random(0)
    pairs: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(TURNS):
        slow = _rate(lambda n: [joint.board(source) for _ in range(n)], seconds)
        for compiled, ratios in pairs.items():
            fast = _rate(lambda n, c=compiled: batch(setup, 0, n, compiled=c), seconds)  # type: ignore[misc]
            ratios.append(fast / slow)
    return [
        Figure(
            f"batch, 19 hexes, four rules, {how}: times joint rejection in plain Python",
            median(pairs[compiled]),
            "x",
            least=50 if compiled else None,
            told=f"{min(pairs[compiled]):.1f}–{max(pairs[compiled]):.1f}",
        )
        for compiled, how in ((True, "compiled"), (False, "plain"))
    ]


def _rate(deal: Callable[[int], object], seconds: float) -> float:
    """Boards per second: so many at once that they take some tenths of one."""
    count, took = 16, 0.0
    while took < seconds / 2:
        start = process_time()
        deal(count)
        took = process_time() - start
        last, count = count, count * (2 if took > seconds / 8 else 4)
    return last / took


def _cases() -> list[tuple[str, Setup, float | None]]:
    """What is dealt, and the goal."""
    from printkit.scenarios import load

    return [
        ("19 hexes, reds apart", load("base").setup(4), 100_000),
        ("30 hexes, reds apart", load("base").setup(6), None),
        ("19 hexes, four rules", _four("base", 4), None),
        ("30 hexes, four rules", _four("base", 6), 10_000),
        ("61 hexes, four rules", _large(), 2_000),
        ("19 hexes, four rules and at most 10 pips", _four("base", 4, pips_max=10), 500),
        ("30 hexes, four rules and at most 10 pips", _four("base", 6, pips_max=10), None),
        ("oil-springs, 3–4 players", load("oil-springs").setup(4), 5_000),
        ("oil-springs, 5–6 players", load("oil-springs").setup(6), 5_000),
    ]


def _four(name: str, players: int, **more: Any) -> Setup:
    from printkit.press.asked import Asked, bound_by
    from printkit.scenarios import load

    return bound_by(load(name).setup(players), Asked(**FOUR | more))


def _large() -> Setup:
    sys.path.insert(0, str(ROOT / "tests"))
    from asking import large, workspace

    from printkit.press.asked import Asked, bound_by
    from printkit.scenarios import load

    with TemporaryDirectory() as folder:
        setup = load("large", workspace(Path(folder), large=large(4))).setup(4)
    return bound_by(setup, Asked(**FOUR))


if __name__ == "__main__":
    print(table(figures()))
