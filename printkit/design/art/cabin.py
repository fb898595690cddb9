"""A woodcutter's log cabin with a shingled roof and a stone chimney.

It stands at the edge of the forest's clearing; smoke is art.smoke's.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.smoke import smoke
from printkit.design.brush import beam, smooth, toward
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon

_GABLE = ((-5.4, -0.9), (-0.6, 0.5), (-0.6, -3.4), (-3.2, -7.2), (-5.4, -4.6))
"""The lit gable wall: its foot from west to east, the eaves and the ridge."""

_WALL = ((-0.6, 0.5), (5.4, -1.1), (5.4, -4.8), (-0.6, -3.4))
_ROOF = ((-3.3, -7.9), (3.1, -9.2), (6.2, -4.3), (-0.2, -2.7))


def cabin(rng: Random, colours: Colours) -> Group:
    """A cabin about 12 wide and 9 tall (20 with its smoke), its near corner at the origin."""
    ink = shade(colours["wood"], -0.68)
    wood = mix(colours["wood"], colours["desert"], 0.2)
    nodes: list[Node] = [
        Group((smoke(rng, colours),), at=(2.0, -10.6), scale=(0.4, 0.4)),
        *_chimney(colours, ink),
        polygon(_WALL, Style(shade(wood, -0.34), ink, 0.3)),
        polygon(_GABLE, Style(shade(wood, 0.06), ink, 0.3)),
        *_logs(wood),
        *_openings(colours, ink),
        *_roof(rng, colours, ink),
    ]
    return Group(tuple(nodes))


def _chimney(colours: Colours, ink: str) -> list[Path]:
    stone = colours["stone"]
    shaft = ((1.2, -7.6), (2.7, -7.9), (2.7, -10.6), (1.2, -10.3))
    return [
        polygon(shaft, Style(shade(stone, -0.2), ink, 0.28)),
        beam((1.55, -7.8), (1.55, -10.1), 0.5, Style(shade(stone, 0.2))),
        beam((0.95, -10.4), (2.95, -10.75), 0.6, Style(shade(stone, 0.05), ink, 0.24)),
    ]


def _logs(wood: str) -> list[Path]:
    """The joints between the logs, on the gable and on the long wall."""
    lit, dim = Style(None, shade(wood, -0.3), 0.22), Style(None, shade(wood, -0.55), 0.22)
    west, corner, east = _GABLE[0], _GABLE[1], _WALL[1]
    joints = []
    for n in range(1, 5):
        up = n * 0.92
        joints.append(_joint((west[0], west[1] - up * 0.95), (corner[0], corner[1] - up), lit))
        joints.append(_joint((corner[0], corner[1] - up), (east[0], east[1] - up * 0.97), dim))
    return joints


def _joint(start: tuple[float, float], end: tuple[float, float], style: Style) -> Path:
    return Path((("M", *start), ("L", *end)), style)


def _openings(colours: Colours, ink: str) -> list[Path]:
    """A door in the gable and a lamp-lit window in the long wall."""
    lamp = mix(colours["fields"], colours["wool"], 0.25)
    door = ((-3.9, -0.45), (-2.2, 0.05), (-2.2, -2.9), (-3.9, -3.2))
    window = ((1.6, -1.5), (3.5, -2.0), (3.5, -3.5), (1.6, -3.05))
    return [
        polygon(door, Style(shade(colours["wood"], -0.42), ink, 0.26)),
        polygon(window, Style(lamp, ink, 0.3)),
        beam((2.55, -1.75), (2.55, -3.25), 0.2, Style(ink)),
    ]


def _roof(rng: Random, colours: Colours, ink: str) -> list[Path]:
    """The near slope in rows of shingles, and the barge board over the gable."""
    tile = mix(mix(colours["hills"], colours["wood"], 0.5), colours["stone"], 0.12)
    ridge, ridge_end, eave_end, eave = _ROOF
    paths = [polygon(_ROOF, Style(shade(tile, -0.12), ink, 0.3))]
    for n in range(1, 4):
        share = n / 4
        start, end = toward(ridge, eave, share), toward(ridge_end, eave_end, share)
        row = [
            (x, y + rng.uniform(-0.14, 0.14))
            for x, y in (toward(start, end, k / 8) for k in range(9))
        ]
        paths.append(smooth(row, Style(None, shade(tile, -0.42), 0.24), closed=False, tension=0.3))
    top = [ridge, ridge_end, toward(ridge_end, eave_end, 0.2), toward(ridge, eave, 0.2)]
    paths.insert(1, polygon(top, Style(shade(tile, 0.14))))
    board = Style(shade(colours["wood"], 0.1), ink, 0.26)
    paths.append(beam((-5.9, -4.0), (-3.2, -7.9), 0.75, board))
    paths.append(beam((-3.3, -7.9), (-0.3, -2.7), 0.75, board))
    return paths
