"""The saboteur's marker: a round bomb with its fuse alight, on night blue."""

from __future__ import annotations

from random import Random

from printkit.design.art.medallion import medallion
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Style, circle

_BOMB = (
    Layer("ink 0.06", "O -1.4 1.6 5.2", 0.4),
    Layer(
        "mountains -0.3", "M -5 -0.8 Q -3.4 -3.2 -0.6 -2.8 Q -3.4 -1.8 -4.4 1 Q -5.4 0.6 -5 -0.8 Z"
    ),
    Layer("ink 0.2", "P 1 -3.8 3.2 -2 2.2 -0.6 -0.4 -2.6", 0.3),
    Layer("desert 0", "B 0.7 2 -3 3.6 -4.6 5.4 -4.6"),
    Layer(
        "gold 0.15",
        "P 5.6 -8.4 6.2 -6.2 8.4 -7 7.2 -5 9 -3.8 6.8 -3.8 6.2 -1.8 5.2 -3.8 3.4 "
        "-3.4 4.6 -5 3.2 -6.6 5.2 -6.2",
    ),
    Layer("fields 0.6", "O 6 -5 1"),
)


def saboteur_marker(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31."""
    night = mix(colours["sea"], colours["ink"], 0.6)
    face = mix(night, colours["house"], 0.35)
    return Group(
        (
            medallion(rng, colours, night, face),
            circle(2.6, -2.2, 6.6, Style(shade(colours["gold"], 0.1), opacity=0.22)),
            *cut(colours, _BOMB, at=(-0.4, 0.4)),
        )
    )
