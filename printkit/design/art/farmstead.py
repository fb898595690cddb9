"""A farm far off: a barn with a red roof, a white house and poplars behind them.

Small and pale by nature like the windmill; the fields set one of the two on a far ridge.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, blob, joined, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon, rectangle


def farmstead(rng: Random, colours: Colours) -> Group:
    """Two buildings under poplars; 17 mm wide, 11 tall, foot at the origin."""
    ink = mix(shade(colours["wood"], -0.35), colours["fields"], 0.15)
    wall = mix(colours["wool"], colours["fields"], 0.12)
    roof = mix(colours["hills"], colours["fields"], 0.12)
    board = mix(colours["wood"], colours["fields"], 0.3)
    nodes: list[Node] = [
        *(
            path
            for x in (-7.4, -5.2, 6.6)
            for path in _poplar(rng, colours, x + rng.uniform(-0.4, 0.4), rng.uniform(8.0, 11.0))
        ),
        *_building((-4.6, 0.2), 6.4, 3.0, board, shade(roof, -0.18), ink),
        rectangle(-2.4, -2.1, 2.0, 2.3, Style(ink)),
        *_building((2.6, 0.6), 4.6, 2.6, wall, roof, ink),
        joined([rectangle(x, -1.5, 0.8, 0.9) for x in (3.3, 5.5)], Style(ink)),
    ]
    for x in (0.9, 8.2):
        tone = Style(mix(colours["leaf"], colours["fields"], 0.2))
        nodes.append(blob(rng, x, 0.0, 1.5, 1.0, tone, tension=0.6))
    return Group(tuple(nodes))


def _building(
    at: Point, wide: float, tall: float, wall: str, roof: str, ink: str
) -> tuple[Path, ...]:
    """Its long side in the light, the roof hanging over it."""
    x, y = at
    ridge = y - tall - 2.4
    return (
        polygon(
            [(x, y), (x, y - tall), (x + wide, y - tall), (x + wide, y)], Style(wall, ink, 0.2)
        ),
        polygon(
            [
                (x - 0.5, y - tall + 0.3), (x + 0.6, ridge), (x + wide - 0.6, ridge),
                (x + wide + 0.5, y - tall + 0.3),
            ],
            Style(roof, ink, 0.2),
        ),
    )  # fmt: skip


def _poplar(rng: Random, colours: Colours, x: float, tall: float) -> tuple[Path, Path]:
    """A slim tree, its eastern half in shade."""
    tone = mix(mix(colours["leaf"], colours["forest"], 0.3), colours["fields"], 0.22)
    lean = rng.uniform(-0.2, 0.2)
    left = [(x - 0.9, -tall * 0.2), (x - 1.15, -tall * 0.55), (x - 0.5 + lean, -tall * 0.88)]
    right = [(x + 0.5 + lean, -tall * 0.88), (x + 1.15, -tall * 0.55), (x + 0.9, -tall * 0.2)]
    top, foot = (x + lean, -tall), (x, 0.0)
    return (
        smooth([foot, *left, top, *right], Style(tone)),
        smooth([foot, (x + 0.1, -tall * 0.5), top, *right], Style(shade(tone, -0.2))),
    )
