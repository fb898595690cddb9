"""A dry bush: the sparse green of the hills.

Drawn as a clump of leafage in three tones over bare twigs; foot at the origin.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import blob, joined, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style, ellipse


def dry_bush(rng: Random, colours: Colours) -> Group:
    """Four or five rounded clumps, dark below and light to the north-west; 7 wide, 5 tall."""
    green = mix(mix(colours["leaf"], colours["hills"], 0.42), colours["fields"], 0.26)
    ink = shade(mix(green, colours["wood"], 0.4), -0.58)
    clumps = [
        (-2.0, -1.5, 1.7, 1.5),
        (2.1, -1.4, 1.6, 1.4),
        (0.1, -2.5, 2.1, 1.9),
        (-0.7, -1.2, 1.7, 1.2),
    ]
    back = [blob(rng, x, y, rx, ry, Style(), points=8, tension=0.6) for x, y, rx, ry in clumps]
    light = [
        blob(rng, x - 0.35, y - 0.4, rx * 0.62, ry * 0.55, Style(), points=7, tension=0.6)
        for x, y, rx, ry in clumps[:3]
    ]
    twigs = [
        smooth([(0.1 * a, 0.3), (0.5 * a, -1.6), (a, -4.6 + 0.3 * abs(a))], Style(), closed=False)
        for a in (rng.uniform(-3, -1.5), rng.uniform(0.6, 1.4), rng.uniform(2, 3))
    ]
    return Group(
        (
            ellipse(0.9, 0.1, 3.7, 0.8, Style(shade(colours["hills"], -0.55), opacity=0.45)),
            joined(twigs, Style(None, ink, 0.28)),
            joined(back, Style(None, ink, 0.6)),
            joined(back, Style(shade(green, -0.16))),
            joined(light, Style(shade(green, 0.18))),
        )
    )
