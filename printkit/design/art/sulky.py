"""A trotting horse with a sulky and its driver, at full stride to the west."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_COATS = ("wood -0.2", "wood 0.12", "ink 0.16", "hills -0.18", "stone 0.35")
_SILKS = ("red 0", "sea 0.05", "fields 0.1", "leaf -0.1", "wool 0")


def _horse(coat: str) -> tuple[Layer, ...]:
    dark = f"{coat.split()[0]} {float(coat.split()[1]) - 0.35:.2f}"
    return (
        Layer(dark, "B 0.55 -3.2 -3.6 -2 -2.2 -3 -0.4 B 0.55 1.8 -3.8 3.2 -2.4 2 -0.5"),
        Layer(dark, "M 2.8 -5.4 Q 4.6 -5.6 5 -3.6 Q 4.2 -4.6 2.6 -4.4 Z", 0.15),
        Layer(
            coat,
            "M -8 -8.2 Q -7.6 -9 -6.6 -8.9 L -6.3 -9.6 L -5.8 -8.7 Q -4.4 -7.8 -3.8 "
            "-6.2 "
            "Q -1 -6.4 1.6 -6 Q 3.2 -5.6 3 -4.2 Q 2.8 -3 1.6 -2.8 Q -1 -2.4 -3.4 -2.8 "
            "Q -4.8 -3.6 -5.2 -5.6 Q -5.8 -6.8 -6.6 -7 Q -7.8 -7.2 -8 -8.2 Z",
            0.28,
        ),
        Layer(coat, "B 0.65 -4.2 -3.4 -6.2 -2.6 -6.6 -1 B 0.65 1.4 -3.4 0.4 -1.8 1 0", 0.0),
        Layer(dark, "M -5.8 -8.8 Q -4.4 -8 -3.8 -6.2 Q -4.6 -7 -5.6 -7.4 Z"),
        Layer("ink", "O -7 -8.1 0.18"),
    )


def sulky(rng: Random, colours: Colours) -> Group:
    """Horse, cart and driver, 16 long and 10 tall, hooves and wheel on the origin's line."""
    silk = rng.choice(_SILKS)
    cart = (
        Layer("wood -0.5", "B 0.35 -2.6 -4.4 3 -4 7 -2.6"),
        Layer("ink 0.2", "O 7 -2.1 2.2 | O 7 -2.1 1.75"),
        Layer("ink 0.2", "B 0.18 5 -2.1 9 -2.1 B 0.18 7 -0.1 7 -4.1 B 0.18 5.6 -3.5 8.4 -0.7"),
        Layer("wool -0.1", "M 6.4 -3.4 L 5 -4.4 L 3.6 -3.4 L 4 -2.9 L 5.2 -3.6 L 6.4 -2.6 Z", 0.2),
        Layer(silk, "M 5.6 -3 Q 5 -5.6 6.4 -6.2 Q 7.8 -6 7.8 -3 Z", 0.25),
        Layer(silk, "B 0.6 6.4 -5.4 4.8 -5 3.8 -5.2", 0.0),
        Layer("desert -0.08", "O 6.3 -7 0.8", 0.2),
        Layer(silk, "M 5.3 -7.1 Q 5.4 -8.2 6.4 -8.1 Q 7.3 -8 7.2 -7 Z", 0.2),
        Layer("wood -0.6", "B 0.15 3.8 -5.2 0 -6 -6.4 -7.6"),
    )
    return Group(cut(colours, (*_horse(rng.choice(_COATS)), *cart)))
