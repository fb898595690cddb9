"""One sheep in one of three poses: grazing, looking up, or lying in the grass.

The pasture's flock is made of them; the wool's symbol is drawn elsewhere in the same language.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from printkit.design.brush import Point, cloud, petal, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Step, Style, ellipse

Pose = Literal["grazing", "looking", "lying"]

_NECK: dict[Pose, Point] = {"grazing": (-3.1, -3.0), "looking": (-2.9, -5.6), "lying": (-2.9, -3.7)}
_MUZZLE: dict[Pose, Point] = {
    "grazing": (-4.7, -0.7),
    "looking": (-5.4, -5.0),
    "lying": (-5.3, -3.0),
}


def sheep(
    rng: Random,
    colours: Colours,
    *,
    pose: Pose | None = None,
    east: bool | None = None,
    dark_face: bool | None = None,
) -> Group:
    """A sheep about 9 long and 7 tall, its feet at the origin; what is not given is left to chance.

    Args:
        rng: Chance.
        colours: The theme.
        pose: What it does.
        east: True looks to the right.
        dark_face: True for a black face and legs, False for cream ones.
    """
    poses: tuple[Pose, ...] = ("grazing", "looking", "lying")
    shape: Pose = rng.choice(poses) if pose is None else pose
    way = -1.0 if (rng.random() < 0.5 if east is None else east) else 1.0
    dark = rng.random() < 0.6 if dark_face is None else dark_face
    ink = shade(colours["wood"], -0.72)
    face = shade(colours["wood"], -0.6) if dark else mix(colours["wool"], colours["desert"], 0.55)
    middle = (0.0, -2.1) if shape == "lying" else (0.0, -3.7)
    children: list[Path] = []
    if shape != "lying":
        children.extend(_legs(rng, way, face, ink))
    children.extend(_fleece(rng, colours, middle, way, ink))
    children.extend(_head(shape, way, face, ink, colours["wool"]))
    return Group(tuple(children))


def _legs(rng: Random, way: float, face: str, ink: str) -> list[Path]:
    """Four legs; the two on the far side are darker and stand a little higher."""
    legs = []
    for x, y, tone in (
        (-1.2, -0.35, -0.35),
        (2.2, -0.35, -0.35),
        (-2.0, 0.0, 0.0),
        (1.5, 0.0, 0.0),
    ):
        foot = x + rng.uniform(-0.25, 0.25)
        style = Style(shade(face, tone), ink, 0.22)
        spine = [(way * x, -2.6), (way * (x + 0.05), -1.2), (way * foot, y)]
        legs.append(strand(spine, [1.0, 0.72, 0.62], style))
    return legs


def _fleece(rng: Random, colours: Colours, middle: Point, way: float, ink: str) -> list[Path]:
    """Wool in three tones: shaded belly, body, lit back; curls drawn into it."""
    wool = colours["wool"]
    cool = mix(wool, mix(colours["mountains"], colours["wood"], 0.35), 0.42)
    x, y = middle
    return [
        cloud(rng, x + way * 3.1, y - 0.4, 0.9, 0.8, Style(cool, ink, 0.28), bumps=6),
        cloud(rng, x, y, 3.5, 2.25, Style(cool, ink, 0.3), bumps=11),
        cloud(rng, x - 0.2, y - 0.35, 3.25, 1.9, Style(mix(wool, cool, 0.3)), bumps=11),
        cloud(rng, x - 0.45, y - 0.85, 2.7, 1.3, Style(wool), bumps=10),
        _curls(rng, middle, Style(None, mix(cool, colours["wood"], 0.12), 0.22)),
    ]


def _curls(rng: Random, middle: Point, style: Style) -> Path:
    steps: list[Step] = []
    for dx, dy in ((-1.8, -0.2), (-0.3, 0.35), (1.2, -0.1), (0.4, -1.0), (2.1, -0.9), (-1.1, -1.1)):
        x = middle[0] + dx + rng.uniform(-0.25, 0.25)
        y = middle[1] + dy + rng.uniform(-0.15, 0.15)
        steps.append(("M", x - 0.42, y))
        steps.append(("C", x - 0.4, y + 0.5, x + 0.35, y + 0.55, x + 0.42, y + 0.05))
    return Path(tuple(steps), style)


def _head(pose: Pose, way: float, face: str, ink: str, wool: str) -> list[Path]:
    (nx, ny), (mx, my) = _NECK[pose], _MUZZLE[pose]
    nx, mx = nx * way, mx * way
    dx, dy = mx - nx, my - ny
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    px, py = -uy * way, ux * way
    long_head = 2.75

    def at(along: float, across: float) -> Point:
        return nx + ux * long_head * along + px * across, ny + uy * long_head * along + py * across

    skull = smooth(
        [
            at(-0.1, -0.75),
            at(0.35, -0.82),
            at(0.85, -0.58),
            at(1.04, -0.05),
            at(0.95, 0.5),
            at(0.4, 0.86),
            at(-0.1, 0.8),
        ],
        Style(face, ink, 0.28),
    )
    tilt = 112.0 if pose == "grazing" else 78.0
    ears = [
        petal(*at(0.12, 0.62), way * tilt, 1.75, 0.62, Style(shade(face, -0.1), ink, 0.24)),
        petal(*at(0.14, 0.2), -way * (tilt - 172), 1.3, 0.5, Style(shade(face, -0.1), ink, 0.24)),
    ]
    cap = ellipse(*at(-0.02, 0.35), 0.95, 0.78, Style(wool, ink, 0.24))
    eye = ellipse(*at(0.52, 0.34), 0.17, 0.2, Style(ink if _pale(face) else wool))
    return [ears[1], skull, cap, ears[0], eye]


def _pale(colour: str) -> bool:
    return int(colour[3:5], 16) > 128
