"""The harness racecourse of Dinslaken: an oval of sand, sulkies at full trot, the grandstand."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.grandstand import grandstand
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.sulky import sulky
from printkit.design.brush import Point, joined
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style, ellipse, rectangle

_MIDDLE: Point = (0.0, 1.0)
_OUTER: Point = (34.0, 20.5)
_INNER: Point = (24.0, 13.4)


def racecourse(rng: Random, colours: Colours) -> Group:
    """The track around a calm lawn, the stand in the north, horses in the south; a hex of 79."""
    lawn = mix(colours["pasture"], colours["leaf"], 0.16)
    things = [
        Standing(rng.uniform(-2, 2), -18.0, grandstand, 0.0, 0.96),
        Standing(-26.5, -16.0, _tree, 2.6, 0.6),
        Standing(27.5, -15.5, _tree, 2.6, 0.66),
        *_field(rng),
        Standing(-32.5, 21.0, _tree, 4.0, 0.9),
        Standing(33.0, 20.0, _tree, 4.0, 0.8),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=lawn, green=0.3, horizon=-26),
            *_track(colours, lawn),
            *staged(rng, colours, things, shade(lawn, -0.55)),
            *_rail(colours, _OUTER, 0.15, 0.85),
        )
    )


def _tree(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=15.0)


def _field(rng: Random) -> list[Standing]:
    """Three sulkies on the near straight, two small ones on the far."""
    near = [(-19.0, 15.0), (-1.5, 19.4), (17.0, 17.6)]
    far = [(-10.0, -13.6), (9.0, -14.2)]
    things = [Standing(x + rng.uniform(-1.5, 1.5), y, sulky, 5.0, 0.9) for x, y in near]
    return things + [Standing(x, y, _homeward, 2.6, 0.5) for x, y in far]


def _homeward(rng: Random, colours: Colours) -> Group:
    """A sulky running east."""
    return Group((sulky(rng, colours),), scale=(-1.0, 1.0))


def _track(colours: Colours, lawn: str) -> list[Node]:
    """The sand between two rails, the lawn within."""
    sand = mix(colours["desert"], colours["gold"], 0.14)
    x, y = _MIDDLE
    return [
        ellipse(x, y + 0.9, _OUTER[0] + 1.2, _OUTER[1] + 1.0, Style(shade(lawn, -0.28))),
        ellipse(x, y, *_OUTER, Style(shade(sand, -0.12))),
        ellipse(x, y - 0.5, _OUTER[0] - 0.7, _OUTER[1] - 0.7, Style(sand)),
        ellipse(x, y, 29.4, 17.2, Style(None, shade(sand, -0.14), 0.35)),
        ellipse(x, y + 0.2, 26.4, 15.0, Style(None, shade(sand, 0.3), 0.3)),
        ellipse(x, y, *_INNER, Style(shade(lawn, -0.2))),
        ellipse(x, y + 0.7, _INNER[0] - 0.3, _INNER[1] - 0.5, Style(shade(lawn, 0.08))),
        ellipse(x - 3, y + 0.5, 15, 8.4, Style(shade(lawn, 0.16))),
        *_rail(colours, _INNER, 0.0, 2.0),
        *_rail(colours, _OUTER, 0.95, 2.05),
    ]


def _rail(colours: Colours, reach: Point, start: float, end: float) -> list[Path]:
    """White posts and a bar along an arc, in half turns from the east through the south."""
    count = max(8, int((end - start) * 26))
    white = shade(colours["wool"], 0.2)
    points = []
    for n in range(count + 1):
        angle = pi * (start + (end - start) * n / count)
        points.append((_MIDDLE[0] + reach[0] * cos(angle), _MIDDLE[1] + reach[1] * sin(angle)))
    posts = [rectangle(x - 0.18, y - 1.8, 0.36, 1.9) for x, y in points]
    bar = Path(
        tuple(("M" if n == 0 else "L", x, y - 1.7) for n, (x, y) in enumerate(points)),
        Style(None, white, 0.5),
    )
    edge = Path(bar.steps, Style(None, shade(colours["ink"], 0.25), 0.75))
    return [joined(posts, Style(white, shade(colours["ink"], 0.3), 0.12)), edge, bar]
