"""A small boat under sail, seen from its side."""

from __future__ import annotations

from random import Random

from printkit.design.brush import taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, line


def sail(rng: Random, colours: Colours) -> Group:
    """A boat 14 long and 17 tall, its waterline at the origin, bow to the west."""
    mast = line(0.3, -16.8, 0.3, -2.0, Style(None, shade(colours["wood"], -0.35), 0.55))
    return Group(
        (mast, *_canvas(rng, colours), *_hull(colours), _pennant(colours), *_wash(colours))
    )


def _canvas(rng: Random, colours: Colours) -> list[Path]:
    """The mainsail with its fold of shade and coloured band, the jib before it."""
    ink, canvas, swell = shade(colours["ink"], -0.1), colours["parchment"], rng.uniform(0.0, 1.0)
    main = (
        ("M", 0.6, -16.0),
        ("C", 5.4 + swell, -12.5, 6.8 + swell, -7.0, 6.2, -3.2),
        ("C", 4, -3.9, 2.4, -3.9, 0.6, -3.4),
        ("Z",),
    )
    fold = (("M", 0.75, -15.3), ("C", 2.6, -11.5, 2.8, -7.5, 2.2, -3.8), ("L", 0.75, -3.6), ("Z",))
    band = (
        ("M", 0.75, -9.7),
        ("C", 2.6, -10.3, 4.6, -10.2, 5.6, -9.6),
        ("L", 6.2 + swell * 0.5, -7.4),
        ("C", 4.6, -8, 2.6, -8.1, 0.75, -7.5),
        ("Z",),
    )
    jib = (
        ("M", -0.1, -15.0),
        ("C", -2.6, -11.2, -5.2, -6.4, -7.2, -3.1),
        ("C", -4.6, -4.2, -2.2, -4.2, -0.1, -3.6),
        ("Z",),
    )
    return [
        Path(main, Style(canvas, ink, 0.32)),
        Path(fold, Style(shade(canvas, -0.14))),
        Path(band, Style(mix(colours["hills"], canvas, rng.uniform(0.05, 0.25)))),
        Path(jib, Style(shade(canvas, 0.4), ink, 0.32)),
    ]


def _hull(colours: Colours) -> list[Path]:
    """The hull, its lit rail and its dark keel."""
    wood = colours["wood"]
    side = (
        ("M", -7.9, -2.4),
        ("C", -6.8, -0.4, -5.6, 0.6, -4.4, 0.7),
        ("L", 4.8, 0.7),
        ("C", 6.0, 0.4, 6.8, -0.8, 7.0, -2.6),
        ("C", 3.0, -1.7, -3.4, -1.6, -7.9, -2.4),
        ("Z",),
    )
    rail = (
        ("M", -7.7, -2.2),
        ("C", -3.4, -1.4, 3.0, -1.5, 6.9, -2.4),
        ("L", 6.8, -1.6),
        ("C", 3, -0.7, -3.2, -0.6, -7.1, -1.4),
        ("Z",),
    )
    keel = (
        ("M", -5.5, 0.2),
        ("C", -2, 0.0, 3, 0.0, 6.1, -0.2),
        ("C", 5.6, 0.4, 5.2, 0.6, 4.8, 0.7),
        ("L", -4.4, 0.7),
        ("Z",),
    )
    return [
        Path(side, Style(wood, shade(colours["ink"], -0.1), 0.32)),
        Path(rail, Style(shade(wood, 0.38))),
        Path(keel, Style(shade(wood, -0.35))),
    ]


def _pennant(colours: Colours) -> Path:
    """A red pennant at the masthead."""
    steps = (
        ("M", 0.4, -16.9),
        ("C", 2.0, -17.6, 2.6, -16.4, 4.2, -17.0),
        ("L", 3.9, -16.1),
        ("C", 2.4, -15.6, 1.8, -16.5, 0.4, -15.9),
        ("Z",),
    )
    return Path(steps, Style(colours["red"]))


def _wash(colours: Colours) -> list[Path]:
    """Foam along the waterline and the shadow of the hull in the water."""
    foam = Style(mix(colours["snow"], colours["sea"], 0.12))
    deep = Style(shade(colours["sea"], -0.3))
    return [
        taper([(-4.5, 1.2), (0, 1.7), (5.5, 1.3), (9.5, 1.9)], 1.1, deep),
        taper(
            [(-7.5, 0.9), (-4.5, 0.5), (-1.5, 1.0), (2.0, 0.7), (5.0, 1.0), (8.2, 0.6)], 0.7, foam
        ),
        taper([(-9.5, 1.7), (-7.0, 1.4), (-4.5, 1.9)], 0.4, foam),
    ]
