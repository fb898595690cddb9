"""Mining: a gallery in the rock, props and lamps, a wagon of ore on its rails; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.ore_cart import ore_cart
from printkit.design.brush import beam, joined, rough
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.symbols import SIZE, symbol
from printkit.draw.scene import Group, Node, Placed, Style, circle, polygon

_PROPS = (
    Layer(
        "wood -0.1", "P -19.5 16 -16.5 16 -14 -12 -16.6 -12 P 16.5 16 19.5 16 16.6 -12 14 -12", 0.32
    ),
    Layer("wood 0.1", "P -20 -14.6 20 -14.6 19.4 -11.2 -19.4 -11.2", 0.32),
    Layer("wood -0.3", "B 0.3 -18 -12.6 18 -13 B 0.3 -17.6 14 -15.6 -10 B 0.3 17.8 14 15.8 -10"),
    Layer(
        "wood -0.3",
        "P -10.6 5 -9 5 -7.6 -7.6 -9 -7.6 P 9 5 10.6 5 9 -7.6 7.6 -7.6 P -10.4 -9 "
        "10.4 -9 10 -7.2 -10 -7.2",
        0.24,
    ),
)
_PICK = (
    Layer("wood 0.15", "B 0.9 0 0 5 -12"),
    Layer("mountains -0.2", "M 0 -12.6 Q 5.4 -14.4 10 -9.6 Q 5.4 -12 0 -11.4 Z", 0.25),
)


def mining(rng: Random, colours: Colours) -> Group:
    """The gallery; a picture of 48 × 42."""
    rock = mix(colours["mountains"], colours["ink"], 0.42)
    glow = shade(colours["gold"], 0.25)
    nodes: list[Node] = [
        polygon([(-30, -27), (30, -27), (30, 27), (-30, 27)], Style(shade(rock, -0.1))),
        polygon(
            [(-16, 16), (-14, -12), (14, -12), (16, 16), (26, 27), (-26, 27)],
            Style(shade(rock, -0.45)),
        ),
        polygon([(-9, 5), (-8, -8), (8, -8), (9, 5)], Style(shade(rock, -0.72))),
        polygon(
            [(-16, 16), (-9, 5), (9, 5), (16, 16), (30, 27), (-30, 27)],
            Style(mix(rock, colours["wood"], 0.25)),
        ),
    ]
    nodes += _facets(rng, rock)
    nodes += [circle(-11.0, -4.0, r, Style(glow, opacity=0.14)) for r in (11.0, 6.5)]
    return Group(
        (
            *nodes,
            *_rails(colours),
            *cut(colours, _PROPS),
            *_lamp(colours, (-11.0, -4.4)),
            *(
                Placed(symbol("ore", colours), (x, y), turn, (s / SIZE, s / SIZE))
                for x, y, s, turn in ((-18.5, 15.5, 8.5, -8), (19.0, 13.5, 7.0, 10))
            ),
            Group((ore_cart(rng, colours),), (1.0, 14.5), scale=(1.75, 1.75)),
            Group(cut(colours, _PICK), at=(11.0, 19.0), turn=16),
        )
    )


def _facets(rng: Random, rock: str) -> list[Node]:
    """Lit and dark faces of the rock around the gallery, with veins of ore."""
    lit = [
        polygon(rough(rng, [(x, y), (x + 5, y - 2), (x + 6, y + 2), (x + 1.5, y + 3.4)], 0.8))
        for x, y in (
            (-26, -20),
            (-16, -19),
            (-4, -20),
            (8, -19),
            (19, -20),
            (-25, -8),
            (-24, 4),
            (20, -8),
            (20.5, 3),
        )
    ]
    veins = [
        polygon(rough(rng, [(x, y), (x + 1.6, y - 0.8), (x + 3.4, y), (x + 1.6, y + 0.9)], 0.3))
        for x, y in ((-22, -14), (-21, -1), (11, -17), (20, -13), (21, -1), (-9, -17))
    ]
    return [joined(lit, Style(shade(rock, 0.14))), joined(veins, Style(shade(rock, 0.5)))]


def _rails(colours: Colours) -> list[Node]:
    sleepers = [
        beam((-3.4 - n * 1.6, 6 + n * 3.4), (3.4 + n * 1.6, 6 + n * 3.4), 0.9 + n * 0.25, Style())
        for n in range(6)
    ]
    rails = [
        beam((side * 1.6, 4), (side * 8.4, 26), 0.5, Style(), end_width=1.5) for side in (-1, 1)
    ]
    steel = shade(colours["mountains"], 0.15)
    return [
        joined(sleepers, Style(shade(colours["wood"], -0.4))),
        joined(rails, Style(steel, shade(steel, -0.65), 0.2)),
    ]


def _lamp(colours: Colours, at: tuple[float, float]) -> list[Node]:
    layers = (
        Layer("mountains -0.5", "B 0.3 0 -7 0 -2.6"),
        Layer("gold -0.2", "R -1.6 -2.8 3.2 0.9 0.3 R -1.6 1.8 3.2 1 0.3", 0.2),
        Layer("fields 0.55", "R -1.3 -2 2.6 3.9 0.5", 0.22),
    )
    return list(cut(colours, layers, at=at))
