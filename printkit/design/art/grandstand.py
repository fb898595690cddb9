"""The grandstand of a racecourse: spectators in rows under a roof with flags."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style, circle

_STAND = (
    Layer("wood -0.2", "P -13 0 13 0 13 -2.6 -13 -2.6", 0.3),
    Layer("wood 0.1", "P -13 -2.6 13 -2.6 11.6 -9 -11.6 -9", 0.28),
    Layer("wood -0.3", "B 0.25 -12.6 -4.7 12.6 -4.7 B 0.25 -12.2 -6.8 12.2 -6.8"),
)
_ROOF = (
    Layer(
        "wool -0.15",
        "R -12 -12.6 0.6 10 R 11.4 -12.6 0.6 10 R -4.3 -12.6 0.5 10 R 3.8 -12.6 0.5 10",
    ),
    Layer("leaf -0.25", "P -14 -11.4 14 -11.4 12 -14.6 -12 -14.6", 0.32),
    Layer("wool", "P -14 -11.4 14 -11.4 14 -10.6 -14 -10.6", 0.2),
    Layer("wood -0.5", "B 0.25 -11 -14.6 -11 -19 B 0.25 0 -14.6 0 -19.6 B 0.25 11 -14.6 11 -19"),
    Layer("red 0", "P -11 -19 -7.4 -18.2 -11 -17.2", 0.18),
    Layer("fields 0", "P 0 -19.6 3.6 -18.8 0 -17.8", 0.18),
    Layer("sea 0.1", "P 11 -19 14.6 -18.2 11 -17.2", 0.18),
)


def grandstand(rng: Random, colours: Colours) -> Group:
    """A stand 28 wide and 19 tall, the middle of its foot at the origin."""
    return Group((*cut(colours, _STAND), *_crowd(rng, colours), *cut(colours, _ROOF)))


def _crowd(rng: Random, colours: Colours) -> list[Node]:
    """Heads and hats in three rows, not every seat taken."""
    tones = ["red", "sea", "wool", "fields", "leaf", "ink", "desert"]
    nodes: list[Node] = []
    for row, y in enumerate((-8.0, -5.9, -3.7)):
        reach = 10.6 + row * 0.6
        for n in range(13):
            if rng.random() < 0.82:
                x = -reach + 2 * reach * n / 12 + rng.uniform(-0.25, 0.25)
                nodes.append(circle(x, y, 0.62, Style(colours[rng.choice(tones)])))
    return nodes
