"""A harbour crane on its portal: lattice jib, cabin, hook with a load."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, beam, joined
from printkit.design.colours import Colours, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Path, Style, line

_HOUSE = (
    Layer("leaf -0.3", "P -4.6 -11 3.2 -11 3.2 -16.6 -1 -18 -4.6 -16.6", 0.32),
    Layer("leaf -0.52", "P 3.2 -11 4.8 -12 4.8 -16.2 3.2 -16.6"),
    Layer("wool -0.1", "R -3.8 -15.6 2.4 2.4 R -0.4 -15.6 2.4 2.4"),
    Layer("ink 0.2", "R -3.5 -15.3 1.8 1.8 R -0.1 -15.3 1.8 1.8"),
    Layer("mountains -0.3", "P -5.2 -11 4.4 -11 4.4 -9.8 -5.2 -9.8", 0.25),
)


def dock_crane(rng: Random, colours: Colours, *, lean: float = 1.0) -> Group:
    """A crane 16 wide and 33 tall with its jib up to the east, its portal's feet at the origin.

    Args:
        rng: Chance.
        colours: The theme.
        lean: How far the jib reaches out; 1 is 12 to the east.
    """
    ink = shade(colours["mountains"], -0.68)
    steel = Style(shade(colours["mountains"], -0.32), ink, 0.2)
    tip: Point = (12.0 * lean, -33.0 + 3.0 * lean)
    hook = tip[1] + rng.uniform(9, 13)
    jib = [*_lattice((-1.0, -15.0), (2.6, -14.0), tip)]
    return Group(
        (
            joined(jib, steel),
            line(-3.4, -17.4, *tip, Style(None, ink, 0.3)),
            line(*tip, tip[0], hook, Style(None, ink, 0.3)),
            *cut(colours, (_LOAD,), at=(tip[0], hook)),
            joined(list(_portal()), steel),
            *cut(colours, _HOUSE),
        )
    )


_LOAD = Layer("wood 0.18", "P 0 0 2 1.4 1.8 3.6 -1.8 3.6 -2 1.4", 0.25)


def _lattice(left: Point, right: Point, tip: Point) -> list[Path]:
    """Two chords that meet at the tip, and the struts between them."""

    def at(start: Point, share: float) -> Point:
        return start[0] + (tip[0] - start[0]) * share, start[1] + (tip[1] - start[1]) * share

    steel = Style()
    struts = [
        beam(at(left, n / 7), at(right, (n + 1) / 7), 0.4, steel)
        if n % 2
        else beam(at(right, n / 7), at(left, (n + 1) / 7), 0.4, steel)
        for n in range(6)
    ]
    return [beam(left, tip, 0.8, steel), beam(right, tip, 0.8, steel), *struts]


def _portal() -> tuple[Path, ...]:
    """Four legs under a beam, braced."""
    plain = Style()
    return (
        beam((-4.4, -9.8), (-6.2, 0), 1.0, plain),
        beam((3.8, -9.8), (5.6, 0), 1.0, plain),
        beam((-1.6, -9.8), (-2.6, -1.6), 0.7, plain),
        beam((6.0, -10.6), (8.2, -1.6), 0.7, plain),
        beam((-5.4, -4.6), (4.8, -4.6), 0.6, plain),
    )
