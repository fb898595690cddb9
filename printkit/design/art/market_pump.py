"""A market fountain: a stone basin around a column with a lion's spout and a weather vane."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_LAYERS = (
    Layer("stone -0.45", "O 0.6 -0.6 6.2 2"),
    Layer("stone -0.05", "M -6 -3 L -5.2 -0.2 Q 0 1.6 5.2 -0.2 L 6 -3 Z", 0.3),
    Layer("stone -0.3", "M 1.4 -2.4 L 1.8 0.6 Q 3.6 0.5 5.2 -0.2 L 6 -3 Z"),
    Layer("stone 0.35", "O 0 -3 6 1.8", 0.3),
    Layer("river 0.1", "O 0 -3 4.9 1.3"),
    Layer("river 0.5", "O -1.6 -3.3 1.8 0.3"),
    Layer("stone 0.12", "P -1.2 -2.6 -0.9 -9 0.9 -9 1.2 -2.6", 0.28),
    Layer("stone -0.28", "P 0.2 -2.5 0.2 -9 0.9 -9 1.2 -2.6"),
    Layer("stone 0.3", "R -1.8 -9.8 3.6 1 0.3", 0.25),
    Layer("river 0.55", "B 0.4 -1.2 -7 -2.6 -6.4 -3 -3.4 B 0.4 1.2 -7 2.6 -6.4 3 -3.4"),
    Layer("gold 0.1", "S -1.1 -10 -1 -11.6 0 -12.6 1 -11.6 1.1 -10", 0.22),
)


def market_pump(rng: Random, colours: Colours) -> Group:
    """A fountain 12 wide and 13 tall, the middle of its foot at the origin."""
    return Group(cut(colours, _LAYERS))
