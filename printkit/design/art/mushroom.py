"""A family of toadstools, red caps with pale spots: the forest's one bright accent.

It stands at the foot of trees and stumps of art.forest.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse


def mushroom(rng: Random, colours: Colours) -> Group:
    """Two or three toadstools around the origin, 3.5 tall at most."""
    caps = [(1.5, -0.2, 0.68), (0.0, 0.0, 1.0)]
    if rng.random() < 0.5:
        caps.insert(0, (-1.5, 0.1, 0.52))
    return Group(
        tuple(path for x, y, size in caps for path in _toadstool(rng, colours, x, y, size))
    )


def _toadstool(rng: Random, colours: Colours, x: float, y: float, size: float) -> list[Path]:
    ink = shade(colours["red"], -0.7)
    red = mix(colours["red"], colours["hills"], 0.35)
    lean = rng.uniform(-0.25, 0.25) * size
    top = y - 2.1 * size
    w = 1.45 * size
    stem = strand(
        [(x, y), (x + lean * 0.5, y - size), (x + lean, top)],
        [0.95 * size, 0.6 * size, 0.62 * size],
        Style(colours["wool"], ink, 0.22),
    )
    cx = x + lean
    cap = smooth(
        [
            (cx - w, top + 0.16 * size),
            (cx - w * 0.72, top - 0.72 * size),
            (cx, top - 1.12 * size),
            (cx + w * 0.72, top - 0.72 * size),
            (cx + w, top + 0.16 * size),
            (cx, top + 0.36 * size),
        ],
        Style(red, ink, 0.24),
    )
    lit = smooth(
        [
            (cx - w * 0.82, top - 0.06 * size),
            (cx - w * 0.6, top - 0.62 * size),
            (cx, top - 0.98 * size),
            (cx - w * 0.1, top - 0.5 * size),
        ],
        Style(shade(red, 0.18)),
    )
    spots = [
        ellipse(cx + dx * size, top + dy * size, 0.2 * size, 0.16 * size, Style(colours["wool"]))
        for dx, dy in ((-0.62, -0.3), (0.05, -0.68), (0.52, -0.22), (-0.08, -0.08))
    ]
    return [stem, cap, lit, *spots]
