"""Sawn planks stacked to dry, laths between the layers."""

from __future__ import annotations

from random import Random

from printkit.design.brush import joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, polygon, rectangle


def plank_stack(rng: Random, colours: Colours) -> Group:
    """A stack 13 wide and 8 tall, the middle of its front's foot at the origin."""
    board = mix(colours["wood"], colours["fields"], 0.5)
    ink = shade(colours["wood"], -0.65)
    nodes: list[Node] = [
        polygon([(6, 0), (9, -1.6), (9, -7.2), (6, -5.6)], Style(shade(board, -0.4), ink, 0.28))
    ]
    for n in range(5):
        y = -n * 1.15
        tone = shade(board, rng.uniform(-0.08, 0.16))
        start, end = -6 + rng.uniform(-0.5, 0.2), 6 + rng.uniform(-0.2, 0.4)
        nodes.append(rectangle(start, y - 1.0, end - start, 0.95, Style(tone, ink, 0.22)))
    laths = [rectangle(x, -5.6, 0.7, 5.6) for x in (-3.8, 2.6)]
    top = [(-6.2, -5.6), (6.2, -5.6), (9.1, -7.3), (-3.0, -7.3)]
    return Group(
        (
            *nodes,
            joined(laths, Style(shade(board, -0.3), opacity=0.6)),
            polygon(top, Style(shade(board, 0.26), ink, 0.25)),
        )
    )
