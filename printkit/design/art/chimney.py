"""A factory chimney of banded brick on its square base."""

from __future__ import annotations

from random import Random

from printkit.design.art.smoke import smoke
from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_LAYERS = (
    Layer("hills 0.1", "P -2.6 0 2.6 0 2.6 -4.4 -2.6 -4.4", 0.3),
    Layer("hills -0.3", "P 0.8 0 2.6 0 2.6 -4.4 0.8 -4.4"),
    Layer("hills 0.18", "P -2 -4.4 2 -4.4 1.2 -24 -1.2 -24", 0.3),
    Layer("hills -0.28", "P 0.5 -4.4 2 -4.4 1.2 -24 0.3 -24"),
    Layer(
        "stone 0.3", "P -1.75 -10 1.75 -10 1.7 -11 -1.7 -11 P -1.5 -16 1.5 -16 1.45 -17 -1.45 -17"
    ),
    Layer("hills -0.1", "R -1.8 -25.4 3.6 1.6 0.3", 0.28),
    Layer("ink 0.1", "O 0 -25.3 1.3 0.4"),
    Layer("stone 0.2", "R -3 -4.8 6 0.8 0.2", 0.2),
)


def chimney(rng: Random, colours: Colours) -> Group:
    """A chimney 25 tall and 5 wide (45 with its smoke), the middle of its foot at the origin."""
    plume = Group((smoke(rng, colours),), at=(0.2, -25.6), scale=(0.62, 0.62))
    return Group((plume, *cut(colours, _LAYERS)))
