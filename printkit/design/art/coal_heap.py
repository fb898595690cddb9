"""A heap of coal with lit facets and a few lumps at its foot."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, joined, rough
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Node, Style, polygon


def coal_heap(rng: Random, colours: Colours) -> Group:
    """A heap 17 wide and 8 tall, the middle of its foot at the origin."""
    coal = shade(colours["ink"], 0.04)
    ridge: list[Point] = rough(
        rng,
        [(-8.6, 0), (-6.0, -3.2), (-3.0, -5.6), (0.2, -8.0), (3.0, -6.2), (6.2, -2.8), (8.8, 0)],
        0.45,
    )  # fmt: skip
    lit = [
        polygon(
            rough(rng, [(x, y), (x + 2.4, y - 2.0), (x + 2.9, y - 0.1), (x + 1.2, y + 1.0)], 0.4)
        )
        for x, y in (
            (-6.0, -1.6),
            (-3.6, -3.6),
            (-1.6, -5.4),
            (-2.4, -0.9),
            (0.4, -2.8),
            (3.0, -0.9),
        )
    ]
    lumps = [
        polygon(rough(rng, [(x, 0.4), (x + 0.2, -0.9), (x + 1.2, -1.0), (x + 1.6, 0.4)], 0.2))
        for x in (-10.4, -6.0, 4.6, 8.4)
    ]
    body: list[Node] = [
        polygon([*ridge, (7.6, 1.0), (-7.4, 1.0)], Style(coal, shade(coal, -0.7), 0.3)),
        joined(lit, Style(shade(coal, 0.26))),
        joined(lumps, Style(shade(coal, 0.1), shade(coal, -0.7), 0.2)),
    ]
    return Group(tuple(body))
