"""A stack of gold coins, the uppermost lying a little askew."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Node, Style, ellipse


def coin_stack(rng: Random, colours: Colours, *, coins: int = 5) -> Group:
    """Coins 7 wide, 1.3 thick each, the middle of the foot at the origin.

    Args:
        rng: Chance.
        colours: The theme.
        coins: How many.
    """
    gold, ink = colours["gold"], shade(colours["gold"], -0.68)
    nodes: list[Node] = []
    for n in range(coins):
        x, y = rng.uniform(-0.35, 0.35), -1.3 * n
        nodes.append(ellipse(x, y, 3.5, 1.35, Style(shade(gold, -0.3), ink, 0.25)))
        nodes.append(ellipse(x, y - 0.95, 3.5, 1.35, Style(shade(gold, 0.22), ink, 0.25)))
    top = -1.3 * (coins - 1) - 0.95
    nodes.append(ellipse(0, top, 2.6, 0.92, Style(None, shade(gold, -0.25), 0.3)))
    nodes.append(ellipse(-0.8, top - 0.25, 1.2, 0.3, Style(shade(gold, 0.62))))
    return Group(tuple(nodes))
