"""A stack of fired bricks: what the hills yield, piled up for the builders.

Front, end and top are laid brick by brick; the front's lower left corner is near the origin.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from printkit.design.brush import Point, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon

_LONG, _HIGH = 2.3, 1.08
_BACK: Point = (0.62, -0.52)
"""How one brick's width runs away from the viewer."""
_DEEP = 4


def brick_stack(rng: Random, colours: Colours) -> Group:
    """Courses of bricks and a few loose ones; 12 wide, 9 tall, middle of its foot at the origin."""
    brick = mix(colours["hills"], colours["red"], 0.2)
    ink = shade(colours["hills"], -0.7)
    courses, across = rng.choice(((5, 4), (6, 4), (6, 3)))
    width = across * _LONG
    deep = _BACK[0] * _DEEP
    stack = Group(
        (
            polygon(
                [(-0.4, 0.5), (width + 0.5, 0.6), (width + deep + 1.8, -1.3), (width + 1, -2.6)],
                Style(shade(colours["hills"], -0.55), opacity=0.45),
            ),
            *_walls(rng, courses, across, brick, ink),
            *_top(rng, courses, across, brick, ink),
        ),
        at=(-(width + deep) / 2, 0.0),
    )
    return Group((stack, *_loose(rng, width / 2, brick, ink)))


def _brick(x: float, y: float, wide: float, high: float, lift: Point) -> Path:
    """One visible face, from its lower left corner; `lift` slants it away from the viewer."""
    gap = 0.12
    x1, y1 = x + gap, y - gap
    x2 = x + wide - gap
    run = (wide - 2 * gap) * lift[1]
    return polygon(
        [(x1, y1), (x2, y1 + run), (x2, y1 + run - high + 2 * gap), (x1, y1 - high + 2 * gap)]
    )


def _walls(rng: Random, courses: int, across: int, brick: str, ink: str) -> list[Path]:
    """The front in stretchers and the shaded end, three tones laid at random over dark joints."""
    width, high = across * _LONG, courses * _HIGH
    dx, dy = _BACK[0] * _DEEP, _BACK[1] * _DEEP
    outline: list[Point] = [
        (0, 0),
        (width, 0),
        (width + dx, dy),
        (width + dx, dy - high),
        (width, -high),
        (0, -high),
    ]
    front: list[list[Path]] = [[], [], []]
    end: list[list[Path]] = [[], []]
    for course in range(courses):
        y = -course * _HIGH
        cuts = [
            0.0,
            *(_LONG * (n + 0.5 * (course % 2)) for n in range(1 - course % 2, across)),
            width,
        ]
        for left, right in pairwise(cuts):
            if right > left:
                rng.choice(front).append(_brick(left, y, right - left, _HIGH, (0, 0)))
        for n in range(_DEEP):
            at = width + n * _BACK[0], y + n * _BACK[1]
            rng.choice(end).append(_brick(*at, _BACK[0] + 0.08, _HIGH, (0, _BACK[1] / _BACK[0])))
    return [
        polygon(outline, Style(shade(brick, -0.55), ink, 0.32)),
        *(
            joined(some, Style(shade(brick, tone)))
            for some, tone in zip(front, (-0.04, 0.1, 0.2), strict=True)
            if some
        ),
        *(
            joined(some, Style(shade(brick, tone)))
            for some, tone in zip(end, (-0.3, -0.38), strict=True)
            if some
        ),
    ]


def _top(rng: Random, courses: int, across: int, brick: str, ink: str) -> list[Path]:
    """The uppermost layer seen from above, lit, and one more course begun on it."""
    width, level = across * _LONG, -courses * _HIGH
    corner = width + _BACK[0] * _DEEP, level + _BACK[1] * _DEEP
    lid: list[Point] = [(0, level), (width, level), corner, (corner[0] - width, corner[1])]
    faces = [
        _slab(n * _LONG + row * _BACK[0], level + row * _BACK[1], 0.1, Style())
        for row in range(_DEEP)
        for n in range(across)
    ]
    extra: list[Path] = []
    first = rng.randrange(across - 1)
    for n in range(first, first + 2):
        x, y = n * _LONG + 1.2 * _BACK[0], level + 1.2 * _BACK[1]
        extra += [
            polygon(
                [(x, y), (x + _LONG, y), (x + _LONG, y - _HIGH), (x, y - _HIGH)],
                Style(shade(brick, 0.04), ink, 0.25),
            ),
            _slab(x, y - _HIGH, 0.0, Style(shade(brick, 0.38), ink, 0.25)),
        ]
    last = extra[-2].steps[1]
    x, y = float(last[1]), float(last[2])
    side = [
        (x, y),
        (x + _BACK[0], y + _BACK[1]),
        (x + _BACK[0], y + _BACK[1] - _HIGH),
        (x, y - _HIGH),
    ]
    return [
        polygon(lid, Style(shade(brick, -0.1), ink, 0.32)),
        joined(faces, Style(shade(brick, 0.36))),
        *extra,
        polygon(side, Style(shade(brick, -0.34), ink, 0.25)),
    ]


def _slab(x: float, y: float, gap: float, style: Style) -> Path:
    """The upper face of one brick."""
    dx, dy = _BACK
    return polygon(
        [
            (x + gap, y - gap * 0.5),
            (x + _LONG - gap, y - gap * 0.5),
            (x + _LONG + dx - gap, y + dy + gap * 0.5),
            (x + dx + gap, y + dy + gap * 0.5),
        ],
        style,
    )


def _loose(rng: Random, reach: float, brick: str, ink: str) -> list[Node]:
    """Two or three bricks lying in front."""
    bricks: list[Node] = []
    for _ in range(rng.choice((2, 3))):
        x, y = rng.uniform(-reach, reach), rng.uniform(1.4, 2.8)
        one = (
            polygon(
                [(0, 0), (_LONG, 0), (_LONG, -_HIGH), (0, -_HIGH)],
                Style(shade(brick, 0.02), ink, 0.25),
            ),
            _slab(0, -_HIGH, 0.0, Style(shade(brick, 0.36), ink, 0.25)),
        )
        bricks.append(Group(one, at=(x, y), turn=rng.uniform(-14, 14)))
    return sorted(bricks, key=lambda node: node.at[1] if isinstance(node, Group) else 0.0)
