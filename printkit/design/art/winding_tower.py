"""The winding tower of a coal mine: a raked steel frame with two wheels over the shaft hall."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, beam, joined
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Path, Style, circle, line

_TOP = -30.0
_HALL = (
    Layer("hills -0.12", "P -9 0 6 0 6 -9 -1.5 -12.4 -9 -9", 0.32),
    Layer("hills -0.42", "P 6 0 11 -2.2 11 -10.6 6 -9", 0.3),
    Layer("mountains -0.4", "P -1.5 -12.4 3.6 -14.4 11.4 -10.4 6 -8.8", 0.3),
    Layer("stone 0.25", "R -6.8 -7.4 2.2 4.6 1 R -2.6 -7.4 2.2 4.6 1 R 1.6 -7.4 2.2 4.6 1"),
    Layer("ink 0.15", "R -6.4 -7 1.4 3.9 0.6 R -2.2 -7 1.4 3.9 0.6 R 2 -7 1.4 3.9 0.6"),
    Layer("hills 0.25", "P -9 -8.6 -1.5 -12 6 -8.6 6 -9 -1.5 -12.4 -9 -9"),
    Layer("wood -0.5", "R -3 -2.4 3 2.4 0.2", 0.2),
)


def winding_tower(rng: Random, colours: Colours) -> Group:
    """A tower 33 tall and 26 wide with its hall, the hall's foot at the origin."""
    ink = shade(colours["mountains"], -0.72)
    far = Style(mix(shade(colours["mountains"], -0.25), colours["wool"], 0.15), ink, 0.2)
    near = Style(mix(shade(colours["leaf"], -0.42), colours["mountains"], 0.45), ink, 0.24)
    return Group(
        (
            joined(list(_rake(1.6)), far),
            *cut(colours, _HALL),
            joined(list(_rake(0.0)), near),
            joined(list(_guide()), near),
            *_wheel((3.6, _TOP - 1.0), 3.6, colours, ink),
            *_wheel((-0.6, _TOP - 0.2), 3.9, colours, ink),
            *_roof(colours),
        )
    )


def _rake(shift: float) -> tuple[Path, ...]:
    """One side of the frame: a leg raked to the west and its braces."""
    plain = Style()
    top, foot = (shift - 0.6, _TOP + shift * 0.4), (-16.0 + shift * 1.6, -shift * 1.4)
    upright = (shift + 1.8, -9.0)
    bars: list[Path] = [beam(top, foot, 1.25, plain, end_width=1.6)]
    for share in (0.28, 0.52, 0.76):
        x = top[0] + (foot[0] - top[0]) * share
        y = top[1] + (foot[1] - top[1]) * share
        bars.append(beam((x, y), (upright[0] - 1.2, y + 1.2), 0.6, plain))
    bars.append(beam(foot, (foot[0] + 0.1, foot[1] + 0.6), 2.8, plain))
    return tuple(bars)


def _guide() -> tuple[Path, ...]:
    """The upright frame over the shaft, crossed all the way down."""
    plain = Style()
    left, right = -1.6, 3.2
    bars = [
        beam((left, _TOP), (left - 0.6, -10.6), 0.9, plain),
        beam((right, _TOP), (right + 0.6, -10.6), 0.9, plain),
    ]
    for n in range(4):
        y = _TOP + 2 + n * 4.6
        bars += [
            beam((left, y), (right, y), 0.5, plain),
            beam((left, y), (right, y + 4.6), 0.4, plain),
            beam((right, y), (left, y + 4.6), 0.4, plain),
        ]
    return (*bars, beam((-4.4, _TOP + 1.4), (6.6, _TOP + 1.4), 1.0, plain))


def _wheel(at: Point, radius: float, colours: Colours, ink: str) -> list[Node]:
    """A rope wheel with six spokes."""
    x, y = at
    rim = Style(None, ink, 1.0)
    light = Style(None, mix(colours["red"], colours["hills"], 0.4), 0.5)
    spokes = [
        beam((x - dx * radius, y - dy * radius), (x + dx * radius, y + dy * radius), 0.35, Style())
        for dx, dy in ((1.0, 0.0), (0.5, 0.866), (0.5, -0.866))
    ]
    return [
        joined(spokes, Style(ink)),
        circle(x, y, radius, rim),
        circle(x, y, radius, light),
        circle(x, y, 0.7, Style(colours["gold"], ink, 0.2)),
        line(x + radius * 0.9, y, x + radius * 0.5 + 1.0, -10.5, Style(None, ink, 0.2)),
    ]


def _roof(colours: Colours) -> tuple[Path, ...]:
    """A small hood over the wheels."""
    roof = Layer("mountains -0.35", f"P -5.6 {_TOP - 5} 1.4 {_TOP - 8} 8.4 {_TOP - 5}", 0.3)
    posts = Layer("mountains -0.6", f"R -4.8 {_TOP - 5} 0.5 6 R 7 {_TOP - 5} 0.5 6")
    return cut(colours, (posts, roof))
