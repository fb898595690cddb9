"""A ladder leaning to the west: against a haystack, or a wall of the clay pit.

The middle between its feet is the origin.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import joined
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Style, line


def ladder(rng: Random, colours: Colours) -> Group:
    """Two rails and seven rungs, no two quite level; 7 wide, 14 tall."""
    ink = shade(colours["wood"], -0.6)
    wood = shade(colours["wood"], 0.2)
    rails = [line(-1.4, 0.3, -4.7, -13.1, Style()), line(1.4, -0.2, -2.3, -13.5, Style())]
    rungs = []
    for n in range(7):
        share = (n + 0.6) / 7.3
        y = 0.3 - 13.4 * share + rng.uniform(-0.15, 0.15)
        rungs.append(line(-1.4 - 3.3 * share, y, 1.4 - 3.7 * share, y - 0.45, Style()))
    return Group(
        (
            joined([*rungs, *rails], Style(None, ink, 0.85)),
            joined(rungs, Style(None, shade(wood, -0.1), 0.42)),
            joined(rails, Style(None, wood, 0.46)),
        )
    )
