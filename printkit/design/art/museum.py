"""The museum: an old manor with a pediment, banners and a stone figure; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.bush import bush
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Style

_MANOR = (
    Layer("mountains -0.28", "P -19 -11.4 19 -11.4 14.6 -19 -14.6 -19", 0.32),
    Layer("mountains 0", "P -14.6 -19 14.6 -19 15 -18.2 -15 -18.2"),
    Layer("hills -0.1", "R -11.6 -22 2.4 4 R 9.2 -22 2.4 4", 0.28),
    Layer("desert 0.1", "P -18 0 18 0 18 -11.4 -18 -11.4", 0.32),
    Layer("desert -0.14", "P -18 0 18 0 18 -1.4 -18 -1.4 P 15.4 -1.4 18 -1.4 18 -11.4 15.4 -11.4"),
    Layer(
        "wool 0.1",
        "R -16.4 -9.8 2.9 4 R -12 -9.8 2.9 4 R 9.2 -9.8 2.9 4 R 13.4 -9.8 2.9 4 "
        "R -16.4 -4.8 2.9 3 R -12 -4.8 2.9 3 R 9.2 -4.8 2.9 3 R 13.4 -4.8 2.9 3",
        0.2,
    ),
    Layer(
        "ink 0.2",
        "R -16 -9.4 2.1 3.2 R -11.6 -9.4 2.1 3.2 R 9.6 -9.4 2.1 3.2 R 13.8 -9.4 2.1 "
        "3.2 "
        "R -16 -4.4 2.1 2.3 R -11.6 -4.4 2.1 2.3 R 9.6 -4.4 2.1 2.3 R 13.8 -4.4 2.1 "
        "2.3",
    ),
    Layer("stone 0.4", "P -8 0 8 0 8 -12.4 -8 -12.4", 0.3),
    Layer("stone 0.5", "P -9.4 -12.2 0 -18 9.4 -12.2", 0.32),
    Layer("stone -0.05", "P -6 -13 0 -16.6 6 -13"),
    Layer("gold 0.15", "O 0 -14.4 1.1", 0.2),
    Layer("ink 0.12", "P -5.6 0 5.6 0 5.6 -11 -5.6 -11"),
    Layer("wood -0.25", "R -1.7 -6.6 3.4 6.6", 0.22),
    Layer("red -0.05", "P -4.9 -10.6 -2.6 -10.6 -2.6 -3.4 -3.75 -4.4 -4.9 -3.4", 0.18),
    Layer("sea 0.05", "P 2.6 -10.6 4.9 -10.6 4.9 -3.4 3.75 -4.4 2.6 -3.4", 0.18),
    Layer(
        "stone 0.55", "R -7.6 -12 1.7 12 R -2.6 -12 1.5 12 R 1.1 -12 1.5 12 R 5.9 -12 1.7 12", 0.25
    ),
    Layer("stone 0.2", "P -9 0 9 0 10 1.5 -10 1.5 P -10 1.5 10 1.5 11 3 -11 3", 0.25),
)


def museum(rng: Random, colours: Colours) -> Group:
    """The manor in its park; a picture of 48 × 42."""
    lawn = mix(colours["pasture"], colours["leaf"], 0.12)
    gravel = Style(mix(colours["desert"], colours["wool"], 0.25))
    house = Standing(0, 5.0, lambda _rng, theme: Group(cut(theme, _MANOR)), 18.0, 1.04)
    things = [
        Standing(-20.5, 0.5, lambda r, c: broadleaf(r, c, height=13.0), 3.0),
        Standing(21.0, 0.5, lambda r, c: broadleaf(r, c, height=11.0), 3.0),
        house,
        Standing(-17.0, 9.5, bush, 3.0, 0.85),
        Standing(17.5, 9.5, bush, 3.0, 0.85),
        Standing(-6.0, 13.0, townsfolk, 1.3, 1.0),
        Standing(7.0, 15.0, townsfolk, 1.4, 1.1),
        Standing(9.6, 15.4, townsfolk, 1.3, 0.9),
    ]
    return Group(
        (
            vignette(rng, colours, earth=lawn, green=0.2),
            strand([(0, 7), (0, 14), (-1, 28)], [13.0, 14.0, 20.0], gravel),
            *staged(rng, colours, things, shade(lawn, -0.6)),
        )
    )
