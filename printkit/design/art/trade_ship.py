"""The trade ship's marker: a barge on the Rhine in its player's colour, room at either end."""

from __future__ import annotations

from random import Random

from printkit.design.brush import joined, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style, rectangle

_SHIP = (
    Layer("sea -0.5", "M -12 4.4 Q 0 6.2 12 4.4 L 10.4 5.4 Q 0 6.8 -10.4 5.4 Z"),
    Layer(
        "wood -0.5",
        "M -12.6 -0.4 Q -11.4 3.8 -9.4 4.6 L 10.4 4.6 Q 12 3 11.8 0 L 10.4 0.6 L -10 0.8 Z",
        0.35,
    ),
    Layer(
        "player",
        "M -12.4 0.2 Q -12 1.4 -11.4 2.4 L 11.5 2.4 Q 11.9 1.2 11.8 0 L 10.4 0.6 L -10 0.8 Z",
        0.25,
    ),
    Layer("wool 0", "R 5.6 -3.6 4.4 4.2 0.3", 0.3),
    Layer("ink 0.15", "R 6.3 -2.7 1.2 1.4 R 8.2 -2.7 1.2 1.4"),
    Layer("wood -0.4", "B 0.5 -4.4 0.6 -4.4 -8.6 B 0.4 10.6 0 10.6 -5.6"),
    Layer("player", "M -3.9 -8.4 Q 2.6 -7 3.4 -0.4 L -3.9 -0.4 Z", 0.32),
    Layer("player 0.35", "M -3.9 -8.4 Q -0.6 -6.4 -0.2 -0.4 L -1.6 -0.4 Q -2 -5.4 -3.9 -7 Z"),
    Layer("wool 0.1", "M -4.9 -7.6 Q -7.6 -3.8 -9.8 -0.4 L -4.9 -0.4 Z", 0.3),
    Layer("player", "P 10.6 -5.6 13 -4.8 10.6 -3.8", 0.18),
)


def trade_ship(rng: Random, colours: Colours) -> Group:
    """A strip of 44 × 18 around the origin, its ground 3 wider; `player` is whose it is."""
    water = mix(colours["sea"], colours["river"], 0.3)
    waves = []
    for _ in range(22):
        x, y = rng.uniform(-24, 20), rng.uniform(-11, 11)
        waves.append(taper([(x, y), (x + 2, y - 0.5), (x + 4.4, y)], 0.5, Style()))
    paint = colours["player"]
    ends: list[Node] = [
        rectangle(x, -13, 8.5, 26, Style(paint, shade(paint, -0.7), 0.35)) for x in (-25.2, 16.7)
    ]
    return Group(
        (
            rectangle(-26, -13, 52, 26, Style(water)),
            joined(waves, Style(mix(water, colours["snow"], 0.4))),
            *cut(colours, _SHIP, at=(0.0, 1.6)),
            *ends,
        )
    )
