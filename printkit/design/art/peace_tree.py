"""The Peace Tree: a great old tree on a meadow between two shores, six black paths to its trunk.

An outpost stands on each corner of its hex, and its pawn walks the black path to the tree.
Ribbons in the players' colours hang from the boughs.
"""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random

from printkit.design.art.blossoms import blossoms
from printkit.design.art.dove import dove
from printkit.design.art.great_tree import great_tree
from printkit.design.art.ribbon import ribbon
from printkit.design.brush import (
    Point,
    blob,
    brushwork,
    cloud,
    course,
    depth,
    smooth,
    strand,
    tufts,
)
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, rectangle

_FOOT: Point = (0.0, 20.0)
"""Where the trunk stands."""

_CORNER = 45.61
_PLAYERS = ("red", "blue", "white", "orange")
_KNOTS: tuple[Point, ...] = ((-18.4, -1.2), (-8.6, 1.6), (9.4, 1.8), (19.4, -0.6))
"""Where the ribbons are tied, from west to east."""


def peace_tree(rng: Random, colours: Colours) -> Group:
    """Meadow, paths from the six corners to the trunk, the tree with its ribbons, two doves."""
    seed = rng.random()
    nodes: list[Node] = [*_meadow(rng, colours), *_paths(rng, colours), *_growth(rng, colours)]
    nodes.append(_shadow(rng, colours))
    nodes.append(Group((great_tree(Random(seed), colours, half="wood"),), at=_FOOT))
    nodes.append(Group((great_tree(Random(seed), colours, half="leaves"),), at=_FOOT))
    nodes += _ribbons(rng, colours)
    nodes += _doves(rng, colours)
    return Group(tuple(nodes))


def _shadow(rng: Random, colours: Colours) -> Path:
    """The crown's shadow on the meadow and the paths, towards the south-east."""
    dark = Style(shade(colours["forest"], -0.5), opacity=0.3)
    return cloud(rng, 4.0, 22.0, 33.0, 8.6, dark, bumps=17)


def _ground(colours: Colours) -> str:
    """A light, warm green, between pasture and grain."""
    return mix(mix(colours["pasture"], colours["fields"], 0.26), colours["parchment"], 0.22)


def _meadow(rng: Random, colours: Colours) -> list[Path]:
    """Rings of meadow that grow lighter towards the tree, pale in the north."""
    ground = _ground(colours)
    pale = mix(ground, colours["parchment"], 0.45)
    paths = [rectangle(-50, -55, 100, 110, Style(pale))]
    for n, (y, lean) in enumerate(((-30.0, 2.0), (-18.0, -2.0), (-4.0, 2.5), (12.0, -2.0))):
        tone = mix(pale, shade(ground, -0.06), (n + 1) / 4)
        edge = [
            (x, y + lean * x / 50 + rng.uniform(-1.2, 1.2)) for x in (-52.0, -26.0, 0.0, 26.0, 52.0)
        ]
        rim = smooth(edge, Style(), closed=False, tension=0.8)
        paths.append(
            Path((*rim.steps, ("L", 52, 56), ("L", -52, 56), ("Z",)), Style(shade(tone, 0.22)))
        )
        low = [(x, y + 0.9) for x, y in edge]
        rim = smooth(low, Style(), closed=False, tension=0.8)
        paths.append(Path((*rim.steps, ("L", 52, 56), ("L", -52, 56), ("Z",)), Style(tone)))
    for y, amount in ((26.0, -0.09), (35.0, 0.14), (-24.0, 0.1)):
        paths.append(brushwork(rng, Style(shade(ground, amount)), y=y, reach=12.0, count=9))
    return paths


def _corner(n: int) -> Point:
    angle = radians(60 * n - 90)
    return _CORNER * cos(angle), _CORNER * sin(angle)


def _paths(rng: Random, colours: Colours) -> list[Path]:
    """Six black paths, narrow in the north and broad in the south, edged with pale stones."""
    black, edge = shade(colours["ink"], 0.06), mix(colours["parchment"], colours["stone"], 0.35)
    beds, ways, stones = [], [], []
    for n in range(6):
        spine = _way(rng, n)
        widths = [depth(y, 1.7, 3.1) for _, y in spine]
        beds.append(strand(spine, [w + 1.5 for w in widths], Style(edge)))
        ways.append(strand(spine, widths, Style(black)))
        stones += _stones(rng, spine, widths, colours)
    return [*beds, *ways, *stones]


def _way(rng: Random, n: int) -> list[Point]:
    """A path from beyond a corner to the trunk, bending a little."""
    x, y = _corner(n)
    outer = (x * 1.13, y * 1.13)
    middle = ((x + _FOOT[0]) / 2, (y + _FOOT[1]) / 2)
    away = rng.uniform(-2.2, 2.2)
    length = hypot(x - _FOOT[0], y - _FOOT[1]) or 1.0
    bend = (
        middle[0] + away * (y - _FOOT[1]) / length,
        middle[1] - away * (x - _FOOT[0]) / length,
    )
    return course([outer, (x, y), bend, _FOOT], 24)


def _stones(rng: Random, spine: list[Point], widths: list[float], colours: Colours) -> list[Path]:
    """Loose stones on both sides of a path, in twos and threes."""
    paths = []
    for n in range(3, len(spine) - 2):
        (x, y), (ex, ey) = spine[n], spine[n + 1]
        length = hypot(ex - x, ey - y) or 1.0
        for side in (-1, 1):
            if rng.random() < 0.55:
                continue
            off = side * (widths[n] / 2 + rng.uniform(0.5, 1.3))
            at = (x - (ey - y) / length * off, y + (ex - x) / length * off)
            size = depth(y, 0.4, 0.85) * rng.uniform(0.55, 1.25)
            tone = shade(colours["stone"], rng.uniform(0.1, 0.5))
            stone = Style(tone, shade(colours["stone"], -0.45), 0.14)
            paths.append(blob(rng, *at, size, size * 0.72, stone, points=6))
    return paths


def _growth(rng: Random, colours: Colours) -> list[Node]:
    """Grass and drifts of flowers between the paths."""
    green = mix(colours["leaf"], colours["pasture"], 0.4)
    nodes: list[Node] = []
    spots = [(-25.0, 32.0), (-11.0, 35.0), (12.0, 36.0), (24.0, 31.0), (-35.5, 4.0), (35.5, 6.0)]
    spots += [(-22.0, -31.0), (20.0, -32.0), (-36.0, -8.0), (36.0, -7.0)]
    for x, y in spots:
        at = (x + rng.uniform(-2, 2), y + rng.uniform(-1.5, 1.5))
        near = [(at[0] + rng.uniform(-4, 4), at[1] + rng.uniform(-1.6, 1.6)) for _ in range(4)]
        nodes.append(
            tufts(rng, near, Style(None, shade(green, -0.2), 0.26), size=depth(y, 0.9, 1.8))
        )
        scale = depth(y, 0.5, 1.05)
        nodes.append(Group((blossoms(rng, colours, count=7),), at=at, scale=(scale, scale)))
    return nodes


def _ribbons(rng: Random, colours: Colours) -> list[Node]:
    """One ribbon for each colour, longer towards the middle."""
    return [
        Group((ribbon(rng, colours, player=player, length=rng.uniform(9.0, 11.5)),), at=knot)
        for player, knot in zip(_PLAYERS, _KNOTS, strict=True)
    ]


def _doves(rng: Random, colours: Colours) -> list[Node]:
    """Two doves: one that leaves the crown, one that comes home."""
    side = rng.choice((-1.0, 1.0))
    return [
        Group((dove(rng, colours),), at=(side * 30.0, 15.0), scale=(side * 0.9, 0.9)),
        Group((dove(rng, colours),), at=(-side * 32.0, 11.0), scale=(-side * 0.6, 0.6)),
    ]
