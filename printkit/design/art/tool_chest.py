"""A gift: an open chest of tools – hammer, saw, axe and plane over its rim."""

from __future__ import annotations

from random import Random

from printkit.design.art.still_life import cast, still_life
from printkit.design.brush import Point, beam, joined, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, ellipse, polygon, rectangle

_LEFT, _RIGHT, _RIM, _FOOT = -18.0, 18.0, 0.5, 16.0


def tool_chest(rng: Random, colours: Colours) -> Group:
    """A still life 54 × 50 around the origin."""
    wall = mix(colours["mountains"], colours["parchment"], 0.45)
    return Group(
        (
            still_life(rng, colours, wall=wall),
            cast(1.0, 16.4, 38, colours),
            *_lid(colours),
            *_inside(colours),
            *_saw(colours),
            *_axe(colours),
            *_hammer(colours),
            *_chisels(colours),
            *_front(rng, colours),
            *_shavings(rng, colours),
        )
    )


def _wood(colours: Colours) -> str:
    return mix(colours["wood"], colours["hills"], 0.22)


def _lid(colours: Colours) -> list[Node]:
    """The open lid leaning back, its planks seen from inside."""
    wood = shade(_wood(colours), -0.3)
    ink = shade(wood, -0.6)
    body = polygon([(-18, -3), (-16, -14.5), (16, -14.5), (18, -3)], Style(wood, ink, 0.4))
    top = polygon(
        [(-16, -14.5), (-15, -17), (15, -17), (16, -14.5)], Style(shade(wood, 0.4), ink, 0.35)
    )
    seams = [beam((x * 0.9, -14.3), (x, -3.2), 0.35, Style()) for x in (-6.4, 6.4)]
    straps = [
        polygon(
            [(x * 0.89 - 1.1, -14.5), (x * 0.89 + 1.1, -14.5), (x + 1.2, -3), (x - 1.2, -3)],
            Style(),
        )
        for x in (-12.4, 12.4)
    ]
    iron = shade(colours["mountains"], -0.4)
    return [
        body,
        top,
        joined(seams, Style(shade(wood, -0.4))),
        joined(straps, Style(iron, ink, 0.25)),
    ]


def _inside(colours: Colours) -> list[Node]:
    dark = shade(_wood(colours), -0.7)
    return [polygon([(-18, _RIM), (-16.6, -3.4), (16.6, -3.4), (18, _RIM)], Style(dark, dark, 0.4))]


def _blade(colours: Colours) -> str:
    return mix(colours["snow"], colours["mountains"], 0.3)


def _saw(colours: Colours) -> list[Node]:
    """A saw leaning to the east, its teeth upward."""
    steel, ink = _blade(colours), shade(colours["mountains"], -0.7)
    teeth: list[Point] = []
    for n in range(14):
        teeth += [(n * 1.45, 0.0), (n * 1.45 + 0.72, -1.05)]
    blade = polygon([*teeth, (20.6, 0.0), (20.2, 3.0), (0.0, 6.0)], Style(steel, ink, 0.3))
    light = polygon(
        [(0.6, 0.8), (20, 0.7), (20, 1.5), (0.6, 2.2)], Style(shade(colours["snow"], 0.5))
    )
    wood = mix(colours["hills"], colours["wood"], 0.35)
    grip = smooth(
        [(-6.6, -1.4), (-1.0, -1.2), (1.2, 1.8), (0.6, 6.4), (-4.2, 7.6), (-7.4, 4.4)],
        Style(wood, shade(wood, -0.65), 0.3),
        tension=0.7,
    )
    hole = ellipse(
        -3.4, 3.0, 2.0, 2.0, Style(shade(_wood(colours), -0.7), shade(wood, -0.65), 0.25)
    )
    rivets = [circle(-0.2, y, 0.4, Style(colours["fields"])) for y in (1.4, 4.6)]
    return [Group((blade, light, grip, hole, *rivets), at=(-3.6, -5.4), turn=-38)]


def _axe(colours: Colours) -> list[Node]:
    """An axe upright in the western corner."""
    ash = mix(colours["desert"], colours["wood"], 0.25)
    steel, ink = _blade(colours), shade(colours["mountains"], -0.7)
    helve = beam((0, 6), (-1.0, -17), 1.7, Style(ash, shade(ash, -0.6), 0.3))
    light = beam((-0.4, 5), (-1.4, -16), 0.4, Style(shade(ash, 0.45)))
    head = smooth(
        [(1.0, -19.0), (0.8, -14.2), (-2.6, -13.6), (-7.4, -10.6), (-8.6, -16.0), (-7.6, -21.4),
         (-2.8, -19.4)],
        Style(steel, ink, 0.35),
        tension=0.5,
    )  # fmt: skip
    edge = smooth(
        [(-7.4, -10.6), (-8.6, -16.0), (-7.6, -21.4), (-6.4, -20.4), (-7.0, -16.0), (-6.2, -11.6)],
        Style(shade(colours["snow"], 0.55)),
        tension=0.5,
    )
    return [Group((helve, light, head, edge), at=(-10.6, 0), turn=-10)]


def _hammer(colours: Colours) -> list[Node]:
    """A hammer in the middle, its head over the rim."""
    ash = mix(colours["wood"], colours["fields"], 0.35)
    iron, ink = shade(colours["mountains"], -0.28), shade(colours["mountains"], -0.75)
    helve = beam((0, 6), (0, -12), 1.9, Style(ash, shade(ash, -0.65), 0.3))
    light = beam((-0.5, 5), (-0.5, -11), 0.45, Style(shade(ash, 0.4)))
    head = polygon(
        [(-5.0, -14.6), (-4.2, -15.0), (2.0, -15.0), (6.4, -12.4), (2.0, -10.8), (-4.2, -10.8),
         (-5.0, -11.2)],
        Style(iron, ink, 0.35),
    )  # fmt: skip
    gleam = polygon(
        [(-4.6, -14.3), (1.8, -14.4), (3.2, -13.5), (-4.6, -13.2)], Style(shade(iron, 0.4))
    )
    face = rectangle(-5.8, -15.2, 1.3, 4.6, Style(shade(iron, 0.1), ink, 0.3), 0.3)
    return [Group((helve, light, head, gleam, face), at=(-1.6, 0), turn=7)]


def _chisels(colours: Colours) -> list[Node]:
    """Two chisels by their grips in the eastern corner."""
    nodes: list[Node] = []
    for x, turn, tone in ((9.6, 9.0, "hills"), (13.2, 16.0, "forest")):
        grip = mix(colours[tone], colours["wood"], 0.3)
        ink = shade(grip, -0.65)
        nodes.append(
            Group(
                (
                    beam((0, 4), (0, -3.0), 1.2, Style(_blade(colours), ink, 0.25)),
                    rectangle(-1.0, -4.0, 2.0, 1.3, Style(colours["fields"], ink, 0.25), 0.2),
                    smooth(
                        [
                            (-0.9, -4.0),
                            (-1.5, -6.6),
                            (-1.0, -9.4),
                            (1.0, -9.4),
                            (1.5, -6.6),
                            (0.9, -4.0),
                        ],
                        Style(grip, ink, 0.3),
                        tension=0.6,
                    ),
                    beam((-0.6, -5.0), (-0.5, -8.6), 0.4, Style(shade(grip, 0.4))),
                ),
                at=(x, 1.0),
                turn=turn,
            )
        )
    return nodes


def _front(rng: Random, colours: Colours) -> list[Node]:
    """The chest's face: three boards, iron straps with nails, a lock plate."""
    wood, iron = _wood(colours), shade(colours["mountains"], -0.35)
    ink = shade(wood, -0.7)
    nodes: list[Node] = [
        rectangle(_LEFT, _RIM, _RIGHT - _LEFT, _FOOT - _RIM, Style(wood, ink, 0.45), 0.6)
    ]
    for n in range(3):
        y = _RIM + n * 5.17
        tone = shade(wood, 0.12 - 0.09 * n)
        nodes.append(rectangle(_LEFT + 0.3, y + 0.25, _RIGHT - _LEFT - 0.6, 4.7, Style(tone)))
        nodes.append(
            rectangle(_LEFT + 0.3, y + 0.25, _RIGHT - _LEFT - 0.6, 0.5, Style(shade(tone, 0.32)))
        )
        streaks = []
        for _ in range(5):
            x, high, long = rng.uniform(-17, 10), y + rng.uniform(1.4, 4.2), rng.uniform(3, 8)
            streaks.append(
                taper([(x, high), (x + long / 2, high + 0.2), (x + long, high)], 0.32, Style())
            )
        nodes.append(joined(streaks, Style(shade(tone, -0.25))))
    for x in (-12.6, 12.6):
        nodes.append(
            rectangle(x - 1.7, _RIM - 0.4, 3.4, _FOOT - _RIM + 0.4, Style(iron, ink, 0.3), 0.4)
        )
        nodes.append(rectangle(x - 1.3, _RIM, 0.7, _FOOT - _RIM - 0.6, Style(shade(iron, 0.35))))
        nodes += [
            circle(x + 0.2, y, 0.55, Style(shade(iron, 0.55), ink, 0.2)) for y in (3.2, 8.2, 13.2)
        ]
    nodes.append(
        rectangle(
            -2.7, 2.0, 5.4, 6.2, Style(mix(colours["gold"], colours["fields"], 0.3), ink, 0.3), 0.9
        )
    )
    nodes.append(circle(0, 4.5, 0.85, Style(ink)))
    nodes.append(polygon([(-0.4, 4.6), (0.4, 4.6), (0.7, 6.9), (-0.7, 6.9)], Style(ink)))
    return nodes


def _shavings(rng: Random, colours: Colours) -> list[Path]:
    """Curled shavings of wood on the table."""
    pale = mix(colours["desert"], colours["fields"], 0.3)
    paths = []
    for x, y in ((-21.0, 19.0), (-8.0, 20.6), (6.5, 19.6), (20.5, 19.8)):
        size = rng.uniform(1.2, 1.8)
        curl = [
            (x, y),
            (x + size, y - size * 0.7),
            (x + size * 2, y),
            (x + size * 1.4, y + size * 0.4),
        ]
        paths.append(taper(curl, 0.8, Style(pale, shade(colours["wood"], -0.3), 0.15)))
    return paths
