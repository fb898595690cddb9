"""The miners' strike: still wheels, a shut gate, banners before it; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.coal_heap import coal_heap
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.art.winding_tower import winding_tower
from printkit.design.brush import beam, joined
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Style

_GATE = (
    Layer("hills 0.05", "P -30 0 -11 0 -11 -6 -30 -6 P 11 0 30 0 30 -6 11 -6", 0.3),
    Layer("stone 0.3", "P -30 -6 -11 -6 -11 -7 -30 -7 P 11 -6 30 -6 30 -7 11 -7", 0.22),
    Layer("hills 0.18", "R -13.4 -11 4 11 R 9.4 -11 4 11", 0.3),
    Layer("stone 0.35", "R -14 -12 5.2 1.4 0.3 R 8.8 -12 5.2 1.4 0.3", 0.22),
)
_CHAIN = (
    Layer("mountains -0.45", "B 0.9 -6 -6 -3 -4 0 -3.4 3 -4 6 -6"),
    Layer("mountains -0.1", "B 0.4 -6 -6 -3 -4 0 -3.4 3 -4 6 -6"),
    Layer("gold 0", "R -1.6 -4 3.2 3 0.5", 0.25),
)
_BANNER = (
    Layer("wood -0.25", "R -11.4 -11 0.9 13 R 10.5 -11 0.9 13", 0.2),
    Layer(
        "red 0.02",
        "M -11 -12 Q -5 -10.6 0 -11.6 Q 6 -12.6 11 -11.4 L 11 -4.4 Q 6 -5.6 0 -4.6 "
        "Q -5 -3.6 -11 -5 Z",
        0.32,
    ),
    Layer("wool 0.1", "B 1 -4.8 -5.6 4 -10.6 B 1 4.8 -6 -4 -10.6"),
    Layer(
        "wool 0.1",
        "M -6.4 -10.4 Q -4.6 -12 -2.6 -10.8 L -3.6 -9.4 Z M 6.4 -10.6 Q 4.6 -12 2.6 "
        "-10.8 L 3.6 -9.6 Z",
    ),
)


def miners_strike(rng: Random, colours: Colours) -> Group:
    """Before the gate of the pit; a picture of 48 × 42."""
    yard = mix(mix(colours["mountains"], colours["desert"], 0.45), colours["ink"], 0.05)
    bars = [beam((x, 4.4), (x, -6.0), 0.6, Style()) for x in (-8, -6, -4, -2, 0, 2, 4, 6, 8)]
    bars += [beam((-9.4, y), (9.4, y), 0.7, Style()) for y in (-4.6, 3.2)]
    iron = shade(colours["mountains"], -0.55)
    gate: tuple[Node, ...] = (
        Group(cut(colours, _GATE), at=(0.0, 4.6)),
        joined(bars, Style(iron, shade(iron, -0.5), 0.15)),
        Group(cut(colours, _CHAIN), at=(0.0, 3.0)),
    )
    crowd = [
        Standing(x + rng.uniform(-0.6, 0.6), y, townsfolk, 1.3, s)
        for x, y, s in (
            (-20, 12, 1.2),
            (-15.5, 14, 1.25),
            (-8, 13.4, 1.2),
            (-3, 13, 1.2),
            (2.5, 13.2, 1.2),
            (8, 13.4, 1.2),
            (15.5, 14, 1.25),
            (20, 12, 1.2),
            (-19, 19, 1.4),
            (18.5, 19, 1.4),
        )
    ]
    return Group(
        (
            vignette(rng, colours, earth=yard, green=0.35),
            Group((winding_tower(rng, colours),), (1.5, 2.4), scale=(0.7, 0.7)),
            Group((coal_heap(rng, colours),), (19.0, 2.0), scale=(0.75, 0.75)),
            *gate,
            *staged(rng, colours, crowd, shade(yard, -0.5)),
            Group(cut(colours, _BANNER), at=(0.0, 17.6), scale=(1.1, 1.1)),
        )
    )
