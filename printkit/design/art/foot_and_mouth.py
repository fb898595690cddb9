"""Foot-and-mouth: sheep shut in behind a barrier with its warning; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.farmstead import farmstead
from printkit.design.art.sheep import Pose, sheep
from printkit.design.art.vignette import vignette
from printkit.design.brush import strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Style

_BARRIER = (
    Layer("wood -0.35", "R -22 -7 1.6 10 R 20.4 -7 1.6 10", 0.28),
    Layer("wool 0.15", "P -24 -6.4 24 -6.4 24 -3.6 -24 -3.6", 0.3),
    Layer(
        "red 0",
        " ".join(
            f"P {x} -6.4 {x + 4} -6.4 {x + 2.4} -3.6 {x - 1.6} -3.6"
            for x in (-22, -14, -6, 2, 10, 18)
        ),
    ),
)
_WARNING = (
    Layer("wood -0.3", "R -0.9 -4 1.8 13", 0.26),
    Layer(
        "fields 0.1",
        "M 0 -17.6 Q 1 -17.6 1.6 -16.6 L 8.4 -5 Q 8.8 -3.6 7.4 -3.4 L -7.4 -3.4 Q "
        "-8.8 -3.6 -8.4 -5 L -1.6 -16.6 Q -1 -17.6 0 -17.6 Z",
        0.4,
    ),
    Layer("ink 0.05", "P -1 -13.6 1 -13.6 0.6 -8 -0.6 -8 O 0 -6 0.95"),
)


def foot_and_mouth(rng: Random, colours: Colours) -> Group:
    """The barred pasture; a picture of 48 × 42."""
    meadow = mix(mix(colours["pasture"], colours["desert"], 0.25), colours["stone"], 0.18)
    poses: tuple[Pose, ...] = ("lying", "looking", "lying", "looking", "lying")
    spots = (
        (-16.0, 6.5, 1.05),
        (-6.5, 3.4, 0.9),
        (4.0, 5.6, 1.0),
        (13.0, 3.2, 0.9),
        (17.5, 8.0, 1.1),
    )
    things = [
        Standing(14.0, -3.5, farmstead, 0.0, 0.7),
        Standing(-19.0, -0.5, lambda r, c: broadleaf(r, c, height=12.0), 3.0),
        *(_ewe(x, y, s, pose) for (x, y, s), pose in zip(spots, poses, strict=True)),
    ]
    way = Style(mix(colours["desert"], meadow, 0.3))
    return Group(
        (
            vignette(rng, colours, earth=meadow, green=0.3),
            strand([(-34, 17.4), (0, 16.4), (34, 17.6)], [9.0, 9.0, 9.0], way),
            *staged(rng, colours, things, shade(meadow, -0.55)),
            Group(cut(colours, _BARRIER), at=(0.0, 14.0)),
            Group(cut(colours, _WARNING), at=(-2.0, 11.4)),
        )
    )


def _ewe(x: float, y: float, size: float, pose: Pose) -> Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return sheep(rng, colours, pose=pose)

    return Standing(x, y, draw, 4.0 * size, size)
