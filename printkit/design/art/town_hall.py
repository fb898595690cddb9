"""The town hall with its stepped gable, clock and flags over the square; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.gable_house import gable_house
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Path, Style

_HALL = (
    Layer("mountains -0.3", "P 4 -27 10.5 -28 17 -15.4 11.5 -14.4", 0.3),
    Layer("hills -0.26", "P 11 0 16 -1.8 16 -16 11 -15", 0.32),
    Layer(
        "hills 0.14",
        "P -11 0 -11 -15 -8.4 -15 -8.4 -19 -5.6 -19 -5.6 -23 -2.6 -23 -2.6 -27.4 "
        "2.6 -27.4 2.6 -23 5.6 -23 5.6 -19 8.4 -19 8.4 -15 11 -15 11 0",
        0.34,
    ),
    Layer("stone 0.4", "P -11 -14.4 11 -14.4 11 -15.2 -11 -15.2 P -11 -7.2 11 -7.2 11 -8 -11 -8"),
    Layer("wool 0.1", "O 0 -19 2.6", 0.25),
    Layer("ink", "B 0.4 0 -19 0 -20.8 B 0.4 0 -19 1.3 -18.5"),
    Layer("gold 0.1", "O 0 -19 0.4"),
    Layer("wood -0.4", "B 0.4 0 -27 0 -31"),
    Layer("gold 0.15", "S 0 -33 1.1 -31.8 0 -30.6 -1.1 -31.8", 0.2),
    Layer(
        "stone 0.45",
        "R -9 -13.2 3 4.4 1.2 R -4.6 -13.2 3 4.4 1.2 R 1.6 -13.2 3 4.4 1.2 R 6 -13.2 3 4.4 1.2",
        0.2,
    ),
    Layer(
        "ink 0.18",
        "R -8.5 -12.7 2 3.6 0.8 R -4.1 -12.7 2 3.6 0.8 R 2.1 -12.7 2 3.6 0.8 R 6.5 -12.7 2 3.6 0.8",
    ),
    Layer(
        "ink 0.1",
        "M -9.6 0 L -9.6 -3.6 Q -7.4 -7 -5.2 -3.6 L -5.2 0 Z M -2.4 0 L -2.4 -3.8 Q "
        "0 -7.4 2.4 -3.8 L 2.4 0 Z M 5.2 0 L 5.2 -3.6 Q 7.4 -7 9.6 -3.6 L 9.6 0 Z",
    ),
    Layer("wood -0.15", "R -1.8 -4 3.6 4", 0.2),
    Layer("wood -0.4", "B 0.3 -10 -8 -13.6 -13 B 0.3 10 -8 14 -13"),
    Layer("red 0", "P -13.6 -13 -11 -9.4 -14.4 -7.6 -16.4 -10.4", 0.2),
    Layer("sea 0.05", "P 14 -13 11.2 -9.4 14.8 -7.6 17 -10.4", 0.2),
    Layer("stone 0.25", "P -12 0 12 0 13 1.4 -13 1.4", 0.25),
)


def town_hall(rng: Random, colours: Colours) -> Group:
    """The hall over its square; a picture of 48 × 42."""
    paving = mix(colours["desert"], colours["stone"], 0.4)
    things = [
        Standing(-19.0, 6.0, _neighbour, 4.0, 0.95),
        Standing(18.0, 6.0, _neighbour, 4.0, 0.9),
        Standing(0.0, 9.4, lambda _r, c: Group(cut(c, _HALL)), 11.0, 0.9),
        Standing(-8.0, 15.0, townsfolk, 1.3, 1.1),
        Standing(6.0, 14.0, townsfolk, 1.3, 1.0),
        Standing(8.6, 14.6, townsfolk, 1.3, 1.05),
        Standing(15.0, 18.0, townsfolk, 1.4, 1.2),
    ]
    return Group(
        (
            vignette(rng, colours, earth=paving, green=0.4),
            _slabs(rng, paving),
            *staged(rng, colours, things, shade(paving, -0.5)),
        )
    )


def _neighbour(rng: Random, colours: Colours) -> Group:
    return gable_house(rng, colours, width=8.4, height=8.0)


def _slabs(rng: Random, paving: str) -> Path:
    stones = [
        blob(
            rng, rng.uniform(-23, 23), rng.uniform(9, 20), 1.1, 0.5, Style(), points=6, tension=0.5
        )
        for _ in range(30)
    ]
    return joined(stones, Style(shade(paving, -0.1)))
