"""The castle of Dinslaken: keep, towers and curtain wall behind the moat; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.reeds import reeds
from printkit.design.art.vignette import vignette
from printkit.design.brush import smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Path, Style

_CASTLE = (
    Layer("hills 0.2", "P -4 0 6 0 6 -19 -4 -19", 0.32),
    Layer("hills -0.16", "P 2.4 0 6 0 6 -19 2.4 -19"),
    Layer(
        "hills 0.28",
        "R -4.6 -21 2.2 2.4 R -1 -21 2.2 2.4 R 2.4 -21 2.2 2.4 R 4.8 -21 1.8 2.4",
        0.28,
    ),
    Layer("wood -0.5", "B 0.35 1 -21 1 -27"),
    Layer("red 0", "P 1 -27 6.6 -25.6 1 -24", 0.2),
    Layer("ink 0.1", "R -1.4 -16 1.2 3 0.5 R -1.4 -10.6 1.2 3 0.5"),
    Layer("hills 0.1", "P -18 2 18 2 18 -7 -18 -7", 0.32),
    Layer(
        "hills 0.24", " ".join(f"R {x} -8.8 2 2" for x in (-13.4, -9.9, -6.4, 4.4, 7.9, 11.4)), 0.26
    ),
    Layer("hills -0.08", "R -11 -4 2.4 0.8 R -6.6 -1.6 2.4 0.8 R 7 -4.6 2.4 0.8 R 10 -1.6 2.4 0.8"),
    Layer("hills 0.24", "P -20 3 -13 3 -13 -12 -20 -12", 0.32),
    Layer("hills -0.14", "P -15.4 3 -13 3 -13 -12 -15.4 -12"),
    Layer("mountains -0.28", "P -21 -11.6 -16.5 -20 -12 -11.6", 0.32),
    Layer("mountains -0.5", "P -15.4 -11.6 -16.5 -20 -12 -11.6"),
    Layer("hills 0.24", "P 13 3 20 3 20 -12 13 -12", 0.32),
    Layer("hills -0.14", "P 17.6 3 20 3 20 -12 17.6 -12"),
    Layer("mountains -0.28", "P 12 -11.6 16.5 -20 21 -11.6", 0.32),
    Layer("mountains -0.5", "P 17.6 -11.6 16.5 -20 21 -11.6"),
    Layer(
        "ink 0.1",
        "R -17.2 -8.6 1.2 2.8 0.5 R 15.8 -8.6 1.2 2.8 0.5 R -17.2 -3 1.2 2.8 0.5 R "
        "15.8 -3 1.2 2.8 0.5",
    ),
    Layer("stone 0.25", "M -3.6 2 L -3.6 -2.6 Q 0 -7 3.6 -2.6 L 3.6 2 Z", 0.28),
    Layer("ink 0.05", "M -2.6 2 L -2.6 -2.2 Q 0 -5.6 2.6 -2.2 L 2.6 2 Z"),
    Layer("wood 0", "P -2.6 2 2.6 2 4.6 8.6 -4.6 8.6", 0.3),
    Layer("wood -0.35", "B 0.25 -3 3.4 3 3.4 B 0.25 -3.4 5 3.4 5 B 0.25 -3.9 6.8 3.9 6.8"),
)


def castle(rng: Random, colours: Colours) -> Group:
    """The castle over its moat; a picture of 48 × 42."""
    return Group(
        (
            vignette(rng, colours),
            Group((broadleaf(rng, colours, height=12.0),), (-21.5, 3.5)),
            Group((broadleaf(rng, colours, height=10.0),), (22.0, 3.0)),
            *_moat(rng, colours),
            Group(cut(colours, _CASTLE), at=(0.0, 4.4)),
            Group((reeds(rng, colours),), (-17.5, 17.5)),
            Group((reeds(rng, colours),), (18.5, 16.0), scale=(0.9, 0.9)),
        )
    )


def _moat(rng: Random, colours: Colours) -> list[Path]:
    water = colours["river"]
    ring = [(-34, 5.5), (0, 4.8), (34, 5.5), (34, 16), (14, 18.5), (-12, 18.8), (-34, 17)]
    light = Style(mix(water, colours["snow"], 0.65))
    glints = []
    for _ in range(9):
        x, y = rng.uniform(-24, 20), rng.uniform(9, 16)
        glints.append(taper([(x, y), (x + 1.6, y - 0.3), (x + 3.4, y)], 0.4, light))
    return [
        smooth(ring, Style(shade(water, 0.3)), tension=0.5),
        smooth([(x, y + 0.8 if y < 10 else y - 0.8) for x, y in ring], Style(water), tension=0.5),
        *glints,
    ]
