"""Irrigation: a ditch with its sluice waters the rows of young grain; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.brook import brook
from printkit.design.art.farmstead import farmstead
from printkit.design.art.sheaf import sheaf
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import joined, petal
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style, polygon

_SLUICE = (
    Layer("wood -0.3", "R -6 -9 1.6 10.6 R 4.4 -9 1.6 10.6", 0.28),
    Layer("wood -0.1", "R -7 -10.4 14 1.8 0.3", 0.28),
    Layer("mountains -0.3", "B 0.6 0 -10.4 0 -4.6"),
    Layer("wood 0.15", "R -4.4 -6.4 8.8 4.2 0.2", 0.28),
    Layer("wood -0.2", "B 0.25 -4 -4.9 4 -4.9 B 0.25 -4 -3.5 4 -3.5"),
    Layer("mountains -0.2", "O 0 -11.4 1.8 | O 0 -11.4 1.1", 0.2),
    Layer("wool 0.2", "M -4.2 -2 Q 0 -3 4.2 -2 Q 5 1 3 2.4 Q 0 1.4 -3 2.4 Q -5 1 -4.2 -2 Z"),
)


def irrigation(rng: Random, colours: Colours) -> Group:
    """Ditch, sluice and grain; a picture of 48 × 42."""
    soil = mix(colours["wood"], colours["desert"], 0.45)
    things = [
        Standing(-11.0, -1.5, farmstead, 0.0, 0.75),
        Standing(1.0, 7.0, lambda _r, c: Group(cut(c, _SLUICE)), 0.0, 1.1),
        Standing(9.6, 6.4, townsfolk, 1.3, 1.15),
        Standing(-17.0, 17.5, sheaf, 2.8, 1.15),
        Standing(-20.0, 12.0, sheaf, 2.2, 0.9),
    ]
    along = ((3.0, -5.0), (2.0, 0.0), (1.0, 6.0), (0.5, 12.0), (1.5, 20.0), (2.0, 30.0))
    return Group(
        (
            vignette(rng, colours, earth=soil, green=0.5),
            *_rows(rng, colours, soil),
            brook(rng, colours, along=along, width=8.0),
            *staged(rng, colours, things, shade(soil, -0.5)),
        )
    )


def _rows(rng: Random, colours: Colours, soil: str) -> list[Node]:
    """Furrows that run up to the horizon and shoots along them."""
    nodes: list[Node] = []
    tops = [(-15 + 5 * n, -27 + 9 * n) for n in range(7)]
    for top, low in tops:
        furrow = [(top, -4.6), (top + 1.4, -4.6), (low * 1.5 + 5, 27), (low * 1.5, 27)]
        nodes.append(polygon(furrow, Style(shade(soil, -0.2))))
    blades: list[Path] = []
    green = mix(colours["leaf"], colours["pasture"], 0.45)
    for top, low in tops:
        for n in range(11):
            y = -4 + n * n * 0.22 + n * 0.3
            share = (y + 4.6) / 31.6
            x = top + 0.7 + (low * 1.5 + 2.5 - top - 0.7) * share
            size = 0.9 + share * 4.6
            blades += [
                petal(x, y, turn + rng.uniform(-8, 8), size, size * 0.28, Style())
                for turn in (-30, 0, 30)
            ]
    return [*nodes, joined(blades, Style(green, shade(green, -0.55), 0.12))]
