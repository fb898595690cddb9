"""A market stall: a striped awning on posts over a counter heaped with goods."""

from __future__ import annotations

from random import Random

from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Path, Style, polygon

_FRAME = (
    Layer("wood -0.5", "R -4.6 -8 0.5 8 R 4.1 -8 0.5 8"),
    Layer("wood -0.15", "P -5.2 0 5.2 0 5.2 -3 -5.2 -3", 0.28),
    Layer("wood -0.38", "B 0.2 -5 -1.5 5 -1.5"),
    Layer("wood 0.25", "P -5.4 -3 5.4 -3 4.6 -4 -4.6 -4", 0.25),
)


def market_stall(rng: Random, colours: Colours, *, cloth: str = "") -> Group:
    """A stall 12 wide and 11 tall, the middle of its foot at the origin.

    Args:
        rng: Chance.
        colours: The theme.
        cloth: The colour of the awning's stripes; left to chance if empty.
    """
    stripe = colours[cloth or rng.choice(("red", "sea", "leaf", "gold"))]
    return Group((*cut(colours, _FRAME), *_goods(rng, colours), *_awning(colours, stripe)))


def _goods(rng: Random, colours: Colours) -> list[Node]:
    """Heaps of fruit, cabbages and loaves on the counter."""
    kinds = ["red", "leaf", "fields", "gold", "wool", "hills"]
    rng.shuffle(kinds)
    nodes: list[Node] = []
    for n, x in enumerate((-3.4, 0.0, 3.4)):
        tone = colours[kinds[n]]
        heap = [
            blob(rng, x + dx, -4 - dy, 0.72, 0.66, Style(), points=7, wobble=0.06, tension=0.6)
            for dx, dy in ((-1.0, 0.1), (0.0, 0.0), (1.0, 0.1), (-0.5, 0.9), (0.5, 0.9))
        ]
        nodes.append(joined(heap, Style(tone, shade(tone, -0.6), 0.18)))
    return nodes


def _awning(colours: Colours, stripe: str) -> list[Path]:
    """Seven strips of cloth sloping to the front, scalloped at the hem."""
    paths = []
    light = colours["wool"]
    ink = shade(stripe, -0.6)
    for n in range(7):
        left, right = -6 + n * 12 / 7, -6 + (n + 1) * 12 / 7
        top = (left * 0.78, right * 0.78)
        fill = stripe if n % 2 == 0 else light
        paths.append(
            polygon([(left, -7.6), (right, -7.6), (top[1], -11), (top[0], -11)], Style(fill))
        )
        hem = Path(
            (
                ("M", left, -7.6),
                ("L", right, -7.6),
                ("C", right, -5.9, left, -5.9, left, -7.6),
                ("Z",),
            ),
            Style(shade(fill, -0.2)),
        )
        paths.append(hem)
    rim = polygon([(-6, -7.6), (6, -7.6), (4.68, -11), (-4.68, -11)], Style(None, ink, 0.28))
    return [*paths, rim]
