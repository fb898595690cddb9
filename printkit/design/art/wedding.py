"""The wedding: a couple under an arch of flowers, gifts on the lawn; a card's picture."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.church import church
from printkit.design.art.vignette import vignette
from printkit.design.brush import blob, petal
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Path, Style

_COUPLE = (
    Layer("ink 0.16", "P -7 0 -6.4 -7 -2.4 -7 -1.8 0 -3.8 0 -4.4 -5 -5 0", 0.3),
    Layer("ink 0.1", "M -7.4 -6 Q -7.8 -13 -4.4 -13.4 Q -1 -13 -1.4 -6 Z", 0.3),
    Layer("wool 0.2", "P -5 -13 -3.6 -13 -4.2 -9.4"),
    Layer("red 0", "O -2.6 -11.2 0.6"),
    Layer("desert -0.06", "O -4.3 -15.4 1.9", 0.25),
    Layer(
        "wood -0.45",
        "M -6.4 -15.4 Q -6.2 -17.9 -4.2 -17.8 Q -2.2 -17.7 -2.3 -15.8 Q -4 -17 -6.4 -15.4 Z",
        0.2,
    ),
    Layer("wool 0.25", "M -1 0 Q 0.6 -6 2.6 -8 L 5.6 -8 Q 7.8 -5 9.4 0 Q 4 1.4 -1 0 Z", 0.3),
    Layer("stone 0.4", "B 0.35 2.4 -1 3.6 -7 B 0.35 6.2 -0.8 5 -7"),
    Layer("wool 0.2", "M 2 -7.4 Q 1.8 -12.4 4 -12.8 Q 6.2 -12.4 6 -7.4 Z", 0.3),
    Layer(
        "wool 0.35",
        "M 2 -16.4 Q 4.4 -19 6.6 -16.2 Q 8.6 -9 8.4 -2.6 Q 6.4 -5 5.8 -13 L 2.4 -15 Z",
        0.22,
    ),
    Layer("desert -0.02", "O 3.9 -14.8 1.75", 0.25),
    Layer("wood 0.05", "M 2 -15 Q 2.2 -17 4 -16.9 Q 5.8 -16.8 5.7 -14.4 Q 4.8 -16.2 2 -15 Z", 0.18),
    Layer("desert -0.04", "B 1 -1.8 -9.4 0.6 -8 2.4 -9.4"),
    Layer("leaf -0.1", "O 0.7 -7.6 1.7 1.2", 0.2),
    Layer("red 0.1", "O 0 -8.3 0.7 O 1.4 -8.3 0.7 O 0.7 -7.4 0.7"),
)
_GIFTS = (
    Layer("sea 0.1", "R -6 -5 6 5 0.2", 0.28),
    Layer("fields 0.2", "R -3.6 -5 1.2 5 R -6 -3.2 6 1"),
    Layer("fields 0.2", "S -3 -5 -5 -6.6 -5.2 -5.4 S -3 -5 -1 -6.6 -0.8 -5.4", 0.18),
    Layer("red 0", "R 0.4 -3.8 5 3.8 0.2", 0.28),
    Layer("wool 0.1", "R 2.3 -3.8 1.1 3.8"),
    Layer("wool 0.1", "S 2.8 -3.8 1.2 -5.2 1 -4 S 2.8 -3.8 4.4 -5.2 4.6 -4", 0.18),
)


def wedding(rng: Random, colours: Colours) -> Group:
    """Bride and groom; a picture of 48 × 42."""
    lawn = mix(colours["pasture"], colours["leaf"], 0.12)
    return Group(
        (
            vignette(rng, colours, earth=lawn, green=0.2),
            Group((church(rng, colours),), (-13.0, 0.0), scale=(0.56, 0.56)),
            Group((broadleaf(rng, colours, height=14.0),), (20.0, 3.0)),
            *_arch(rng, colours),
            Group(cut(colours, _COUPLE), at=(-0.6, 16.0), scale=(1.06, 1.06)),
            Group(cut(colours, _GIFTS), at=(17.0, 17.0), scale=(1.1, 1.1)),
            *_petals(rng, colours),
        )
    )


def _arch(rng: Random, colours: Colours) -> list[Node]:
    """Leaves and roses on a bow over the couple."""
    nodes: list[Node] = []
    leaves: list[Path] = []
    roses: list[Path] = []
    for n in range(34):
        turn = pi * (1.0 + n / 33)
        x, y = 13.6 * cos(turn), 3.0 + 19.0 * sin(turn)
        if n in (0, 33):
            y = 12.0
        green = shade(colours["leaf"], rng.uniform(-0.35, 0.1))
        leaves += [
            petal(x, y, rng.uniform(0, 360), 3.0, 1.3, Style(green, shade(green, -0.5), 0.12))
            for _ in range(3)
        ]
        if n % 3 == 0:
            tone = colours[rng.choice(("red", "wool", "fields"))]
            roses.append(
                blob(
                    rng,
                    x,
                    y,
                    1.25,
                    1.15,
                    Style(tone, shade(tone, -0.5), 0.18),
                    points=7,
                    tension=0.6,
                )
            )
    posts = (Layer("wood -0.2", "R -14.4 3 1.2 13 R 13.2 3 1.2 13", 0.22),)
    nodes += cut(colours, posts)
    return [*nodes, *leaves, *roses]


def _petals(rng: Random, colours: Colours) -> list[Path]:
    """Petals strewn on the grass."""
    return [
        petal(
            rng.uniform(-22, 12),
            rng.uniform(15, 20),
            rng.uniform(0, 360),
            1.1,
            0.6,
            Style(colours[rng.choice(("red", "wool", "fields"))]),
        )
        for _ in range(20)
    ]
