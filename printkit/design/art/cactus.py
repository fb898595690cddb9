"""A tall desert cactus with arms, ribs and a flower on its head."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, blob, course, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def cactus(rng: Random, colours: Colours) -> Group:
    """A cactus about 8 wide and 15 tall, its foot at the origin."""
    green = mix(colours["leaf"], colours["forest"], 0.45)
    dusk = Style(mix(colours["desert"], colours["hills"], 0.42))
    side, height = rng.choice((-1.0, 1.0)), rng.uniform(13.5, 16.0)
    trunk = [(0, 0.3), (rng.uniform(-0.2, 0.2), -height * 0.5), (rng.uniform(-0.4, 0.4), -height)]
    near, far = _arm(side, rng.uniform(3.6, 5.0)), _arm(-side * 0.82, rng.uniform(6.2, 7.6))
    return Group(
        (
            taper([(-1, 0.3), (3, 0.6), (8, 1.6), (11, 2.4)], 1.9, dusk),
            *_limb(near, 1.9, green, colours),
            *_limb(far, 1.6, green, colours),
            *_limb(trunk, 2.9, green, colours),
            *_flower(rng, colours, trunk[-1], 2.9),
            *_flower(rng, colours, near[-1], 1.9),
        )
    )


def _arm(side: float, height: float) -> list[Point]:
    """The line of an arm that leaves the trunk at a height and turns up."""
    bends = ((0.6, 0.0), (3.0, -0.3), (4.1, -1.6), (4.0, -5.2))
    return [(side * x, y - height) for x, y in bends]


def _flower(rng: Random, colours: Colours, at: Point, width: float) -> list[Path]:
    """Three petals on a head of that width."""
    red = Style(mix(colours["red"], colours["wool"], 0.3), shade(colours["red"], -0.35), 0.16)
    x, y = at[0], at[1] - width * 0.42
    return [blob(rng, x + lean, y, 0.55, 0.7, red, points=6) for lean in (-0.5, 0.45, 0.0)]


def _limb(spine: list[Point], width: float, green: str, colours: Colours) -> list[Path]:
    """A round-headed stem: outlined body, shaded east, lit west, a rib."""
    line = course(spine, 9)
    body = [width * (0.82 if n == 0 else 1.0) for n in range(9)]
    caps = [*line, (line[-1][0], line[-1][1] - width * 0.42)]
    widths = [*body, width * 0.45]
    shift = width * 0.26
    return [
        strand(caps, widths, Style(green, shade(colours["ink"], -0.1), 0.32), tension=0.5),
        strand(
            [(x + shift, y + 0.1) for x, y in line], [width * 0.4] * 9, Style(shade(green, -0.25))
        ),
        strand(
            [(x - shift * 1.1, y) for x, y in line], [width * 0.22] * 9, Style(shade(green, 0.3))
        ),
        strand(
            [(x + shift * 0.1, y) for x, y in line], [width * 0.07] * 9, Style(shade(green, -0.35))
        ),
    ]
