"""An ox skull and ribs, half sunk in the sand."""

from __future__ import annotations

from random import Random

from printkit.design.brush import course, smooth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def bones(rng: Random, colours: Colours) -> Group:
    """Bones 15 wide and 7 tall, the sand's level at the origin, the skull in the west."""
    ink, bone = shade(colours["ink"], 0.02), shade(colours["wool"], 0.1)
    dusk = Style(mix(colours["desert"], colours["hills"], 0.4))
    paths: list[Path] = [taper([(-7, 0.6), (-2, 1.3), (4, 0.9), (10, 1.4)], 1.7, dusk)]
    for n, x in enumerate((0.8, 2.9, 5.0, 6.9)):
        tall = 5.4 - 0.9 * n + rng.uniform(-0.3, 0.3)
        rib = course(
            [
                (x + 1.2, 0.3),
                (x + 1.9, -tall * 0.55),
                (x + 0.5, -tall * 0.95),
                (x - 1.6, -tall * 0.82),
            ],
            8,
        )
        widths = [0.95, 1.0, 0.95, 0.9, 0.8, 0.7, 0.5, 0.2]
        paths.append(strand(rib, widths, Style(bone, ink, 0.26), tension=0.5))
        paths.append(
            strand(
                [(px + 0.18, py + 0.1) for px, py in rib[:6]], [0.3] * 6, Style(shade(bone, -0.2))
            )
        )
    paths += _skull(ink, bone)
    sand = Style(shade(colours["desert"], 0.12))
    paths.append(taper([(0.5, 0.5), (3, 0.1), (6, 0.7), (9, 0.4)], 1.0, sand))
    paths.append(taper([(-8, 0.7), (-5.5, 0.3), (-2.5, 0.9)], 0.8, sand))
    return Group(tuple(paths))


def _skull(ink: str, bone: str) -> list[Path]:
    """The skull aslant with its two horns, eye and nose dark."""
    horn = Style(shade(bone, -0.16), ink, 0.26)
    west = course([(-5.4, -3.9), (-7.6, -4.2), (-8.7, -5.6), (-8.3, -7.2)], 7)
    east = course([(-2.4, -4.3), (-0.6, -5.0), (-0.2, -6.4), (-1.0, -7.6)], 7)
    taperings = [1.3, 1.2, 1.1, 0.9, 0.7, 0.45, 0.1]
    face = [
        (-5.6, -4.4),
        (-4.0, -4.9),
        (-2.3, -4.5),
        (-1.9, -3.2),
        (-2.6, -1.9),
        (-3.1, -0.2),
        (-4.2, 0.4),
        (-5.3, 0.1),
        (-5.6, -1.6),
        (-6.1, -3.0),
    ]
    side = [
        (-2.3, -4.5),
        (-1.9, -3.2),
        (-2.6, -1.9),
        (-3.1, -0.2),
        (-4.0, 0.3),
        (-3.5, -1.9),
        (-3.2, -3.4),
    ]
    return [
        strand(west, taperings, horn, tension=0.5),
        strand(east, taperings, horn, tension=0.5),
        smooth(face, Style(bone, ink, 0.3), tension=0.5),
        smooth(side, Style(shade(bone, -0.17)), tension=0.5),
        smooth([(-5.4, -3.3), (-4.7, -3.5), (-4.5, -2.6), (-5.0, -2.2)], Style(ink), tension=0.5),
        smooth([(-3.1, -3.4), (-2.5, -3.5), (-2.6, -2.5), (-3.1, -2.4)], Style(ink), tension=0.5),
        taper([(-4.7, -1.0), (-4.5, -0.5), (-4.4, -0.1)], 0.5, Style(ink)),
        taper([(-3.7, -1.1), (-3.8, -0.6), (-3.9, -0.2)], 0.5, Style(ink)),
    ]
