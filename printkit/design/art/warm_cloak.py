"""A gift: a warm cloak of blue wool with a fur collar, hung over a wooden stand, yarn below it."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.art.still_life import cast, still_life
from printkit.design.brush import Point, beam, cloud, joined, smooth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, ellipse


def warm_cloak(rng: Random, colours: Colours) -> Group:
    """A still life 54 × 50 around the origin."""
    wall = mix(colours["leaf"], colours["parchment"], 0.6)
    return Group(
        (
            still_life(rng, colours, wall=wall),
            cast(1.0, 17.0, 30, colours),
            *_stand(colours),
            *_cloth(colours),
            *_collar(rng, colours),
            *_clasp(colours),
            *_yarn(rng, colours),
        )
    )


def _stand(colours: Colours) -> list[Node]:
    """A turned post with a knob over the collar and a foot."""
    wood, ink = shade(colours["wood"], 0.1), shade(colours["wood"], -0.7)
    return [
        beam((0, -15), (0, 16), 2.0, Style(wood, ink, 0.3)),
        circle(0, -20.6, 2.0, Style(shade(wood, 0.15), ink, 0.3)),
        circle(-0.6, -21.2, 0.6, Style(shade(wood, 0.5))),
        beam((0, -19), (0, -15), 1.6, Style(wood, ink, 0.3)),
    ]


def _cloth(colours: Colours) -> list[Node]:
    """The cloak: broad shoulders, a wide hem, folds that fall from the collar, a woven border."""
    blue = mix(colours["sea"], colours["sheen"], 0.3)
    ink = shade(blue, -0.7)
    body = smooth(
        [(-4.5, -16.5), (-10.8, -12.0), (-13.4, -4.0), (-15.0, 6.0), (-17.4, 15.4), (-9.0, 17.6),
         (0.0, 16.6), (9.0, 17.8), (17.6, 15.2), (15.2, 6.0), (13.4, -4.0), (10.8, -12.0),
         (4.5, -16.5)],
        Style(shade(blue, -0.16), ink, 0.4),
        tension=0.6,
    )  # fmt: skip
    west = smooth(
        [(-4.0, -15.8), (-10.0, -11.4), (-12.4, -4.0), (-14.0, 6.0), (-16.0, 14.6), (-9.0, 16.6),
         (-4.6, 15.8), (-4.6, 2.0), (-1.6, -12.0)],
        Style(shade(blue, 0.06)),
        tension=0.6,
    )  # fmt: skip
    lining = smooth(
        [(-0.6, -12.0), (-2.6, 2.0), (-3.4, 16.0), (0.0, 16.4), (3.4, 16.2), (2.8, 2.0),
         (0.8, -12.0)],
        Style(shade(colours["hills"], -0.3), ink, 0.3),
        tension=0.4,
    )  # fmt: skip
    return [body, west, *_folds(blue), lining, *_border(colours)]


def _folds(blue: str) -> list[Node]:
    """Shadows and lights that run from the shoulders to the hem."""
    dark, light = [], []
    for x, foot in ((-8.4, -12.6), (-6.0, -8.2), (7.0, 9.4), (9.6, 13.6)):
        dark.append(taper([(x * 0.62, -11.0), (x, 1.0), (foot, 15.4)], 1.5, Style()))
    for x, foot in ((-10.2, -14.4), (-7.2, -10.4), (8.2, 11.4)):
        light.append(taper([(x * 0.7, -10.0), (x, 1.0), (foot, 14.6)], 0.9, Style()))
    return [joined(dark, Style(shade(blue, -0.38))), joined(light, Style(shade(blue, 0.28)))]


def _border(colours: Colours) -> list[Node]:
    """A golden band with dots along both halves of the hem."""
    gold = mix(colours["gold"], colours["fields"], 0.45)
    west: list[Point] = [(-16.7, 13.0), (-12.6, 14.8), (-9.0, 15.3), (-3.6, 14.0)]
    nodes: list[Node] = []
    for side in (1, -1):
        course = [(side * x, y) for x, y in west]
        nodes.append(strand(course, [1.7] * 4, Style(gold, shade(gold, -0.6), 0.22)))
        nodes += [
            circle(side * x, y, 0.42, Style(shade(colours["red"], -0.1)))
            for x, y in ((-14.9, 14.0), (-12.6, 14.8), (-10.2, 15.2), (-7.6, 15.0), (-5.2, 14.5))
        ]
    return nodes


def _collar(rng: Random, colours: Colours) -> list[Node]:
    """White fur around the neck and down both edges, in tufts."""
    fur = shade(colours["wool"], 0.2)
    ink = mix(shade(colours["stone"], -0.5), colours["wood"], 0.3)
    ring = [(7.4 * cos(radians(a)), -14.6 + 3.1 * sin(radians(a))) for a in range(0, 360, 30)]
    edges = [(side * (1.9 + 0.13 * n), -9.6 + 2.5 * n) for n in range(11) for side in (-1, 1)]
    tufts = [cloud(rng, x, y, 2.6, 2.2, Style(), bumps=7) for x, y in ring]
    trims = [cloud(rng, x, y, 1.35, 1.5, Style(), bumps=6) for x, y in edges]
    lit = [cloud(rng, x - 0.5, y - 0.5, 1.7, 1.3, Style(), bumps=6) for x, y in ring]
    lit += [cloud(rng, x - 0.3, y - 0.3, 0.85, 0.9, Style(), bumps=5) for x, y in edges]
    flecks = [
        taper([(x + 0.4, y + 0.3), (x + 0.8, y + 1.0), (x + 0.7, y + 1.7)], 0.35, Style())
        for x, y in ring
    ]
    return [
        joined([*trims, *tufts], Style(fur, ink, 0.5)),
        joined([*trims, *tufts], Style(shade(colours["stone"], 0.45))),
        joined(lit, Style(fur)),
        joined(flecks, Style(shade(colours["stone"], -0.1))),
        ellipse(0, -15.6, 4.2, 1.5, Style(shade(colours["hills"], -0.55))),
    ]


def _clasp(colours: Colours) -> list[Node]:
    """A round golden clasp with a red stone, on a short chain."""
    gold = mix(colours["gold"], colours["fields"], 0.4)
    ink = shade(colours["gold"], -0.7)
    return [
        strand([(-3.2, -9.6), (0, -8.6), (3.2, -9.6)], [0.7] * 3, Style(gold, ink, 0.22)),
        circle(0, -9.0, 1.7, Style(gold, ink, 0.3)),
        circle(0, -9.0, 0.85, Style(colours["red"], ink, 0.2)),
        circle(-0.3, -9.3, 0.25, Style(shade(colours["red"], 0.7))),
    ]


def _yarn(rng: Random, colours: Colours) -> list[Node]:
    """Two balls of yarn with their threads, in front."""
    nodes: list[Node] = []
    for x, y, size, tone in ((19.0, 15.6, 3.8, "hills"), (-20.4, 17.6, 3.2, "wool")):
        colour = shade(colours[tone], -0.06)
        ink = shade(colour, -0.62)
        nodes.append(
            ellipse(x + 0.8, y + size * 0.85, size * 1.1, size * 0.3, Style(ink, opacity=0.3))
        )
        nodes.append(circle(x, y, size, Style(colour, ink, 0.35)))
        nodes.append(circle(x - size * 0.2, y - size * 0.24, size * 0.7, Style(shade(colour, 0.2))))
        nodes += _windings(rng, x, y, size, shade(colour, -0.35))
    thread = [(15.6, 17.8), (12.6, 19.6), (9.4, 18.6), (6.4, 20.0), (3.2, 19.0)]
    nodes.append(taper(thread, 0.6, Style(shade(colours["hills"], -0.1))))
    return nodes


def _windings(rng: Random, x: float, y: float, size: float, tone: str) -> list[Path]:
    """Threads wound around a ball in two directions."""
    paths = []
    for turn in (-35, 50):
        for n in range(4):
            off = (n - 1.5) * size * 0.4
            half = (size**2 - off**2) ** 0.5 * 0.94
            bow = rng.uniform(0.2, 0.34) * size
            c, s = cos(radians(turn)), sin(radians(turn))
            spots = [(-half, off), (0.0, off - bow), (half, off)]
            turned = [(x + u * c - v * s, y + u * s + v * c) for u, v in spots]
            paths.append(smooth(turned, Style(stroke=tone, width=0.28), closed=False, tension=1.0))
    return paths
