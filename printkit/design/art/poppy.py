"""A poppy: the red spark between the ears of the fields.

Drawn on its stalk, foot at the origin, as tall as the grain it grows in.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import blob, petal, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def poppy(rng: Random, colours: Colours) -> Group:
    """One open flower and perhaps a bud on bent stalks; 10 mm tall, foot at the origin."""
    green = shade(mix(colours["leaf"], colours["fields"], 0.25), -0.15)
    lean = rng.uniform(-1.4, 1.4)
    stalk = smooth(
        [(0, 0), (lean * 0.2, -4.5), (lean, -8.2)], Style(None, green, 0.4), closed=False
    )
    bud: list[Path] = []
    if rng.random() < 0.6:
        side = rng.choice((-1, 1))
        bud = [
            smooth(
                [(0, -1), (side * 1.4, -4), (side * 2.0, -5.2)],
                Style(None, green, 0.32),
                closed=False,
            ),
            petal(side * 1.9, -4.9, side * 130, 1.5, 0.8, Style(green, shade(green, -0.4), 0.18)),
        ]
    return Group((*bud, stalk, *_flower(rng, lean, -8.6, colours)))


def _flower(rng: Random, x: float, y: float, colours: Colours) -> list[Path]:
    """Four petals around a dark heart, the one towards the viewer last."""
    red = mix(mix(colours["red"], "#FF3B1D", 0.35), colours["hills"], 0.15)
    ink = shade(colours["red"], -0.55)
    petals = ((0.1, -0.95, 1.5, 0.95, -0.2), (-1.05, -0.25, 1.0, 1.0, 0.04),
              (1.1, -0.2, 0.95, 0.95, -0.12), (-0.05, 0.5, 1.35, 0.8, 0.1))  # fmt: skip
    return [
        *(
            blob(
                rng,
                x + dx,
                y + dy,
                rx,
                ry,
                Style(shade(red, tone), ink, 0.2),
                points=7,
                tension=0.7,
            )
            for dx, dy, rx, ry, tone in petals
        ),
        blob(rng, x, y - 0.3, 0.6, 0.42, Style(colours["oil"]), points=6),
    ]
