"""A pirate galleon from its side: a dark hull, two masts, striped sails swollen by the wind."""

from __future__ import annotations

from random import Random

from printkit.design.brush import beam, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, polygon


def galleon(rng: Random, colours: Colours) -> Group:
    """A ship 22 long and 26 tall, its waterline at the origin, bow to the east."""
    ink = shade(colours["oil"], -0.2)
    nodes: list[Node] = [
        beam((-4.2, -4.0), (-4.6, -22.5), 0.9, Style(shade(colours["wood"], -0.35), ink, 0.2)),
        beam((4.0, -4.0), (3.8, -24.8), 0.9, Style(shade(colours["wood"], -0.35), ink, 0.2)),
        beam((9.0, -6.0), (14.2, -10.2), 0.7, Style(shade(colours["wood"], -0.35), ink, 0.2)),
        *_flag(rng, colours, (3.8, -24.8), ink),
        *_sail((-4.5, -20.6), 4.4, 6.0, colours, ink),
        *_sail((-4.4, -13.6), 5.6, 7.2, colours, ink),
        *_sail((3.9, -22.6), 4.8, 6.6, colours, ink),
        *_sail((4.0, -14.8), 6.2, 8.2, colours, ink),
        polygon([(5.2, -12.6), (13.6, -9.8), (8.6, -6.2)], Style(_canvas(colours), ink, 0.28)),
        *_hull(colours, ink),
    ]
    return Group(tuple(nodes))


def _canvas(colours: Colours) -> str:
    return mix(colours["parchment"], colours["stone"], 0.18)


def _sail(
    top: tuple[float, float], half: float, drop: float, colours: Colours, ink: str
) -> list[Node]:
    """A square sail below its yard, bellied to the east, with two dark stripes."""
    x, y = top
    foot = half * 1.12
    canvas = _canvas(colours)
    outline = (
        ("M", x - half, y),
        ("C", x - half * 0.3, y + drop * 0.3, x - half * 0.5, y + drop * 0.7, x - foot, y + drop),
        ("C", x - half * 0.2, y + drop * 0.86, x + half * 0.6, y + drop * 0.88, x + foot, y + drop),
        ("C", x + half * 1.6, y + drop * 0.6, x + half * 1.5, y + drop * 0.3, x + half, y),
        ("Z",),
    )
    sheet = Path(outline, Style(canvas, ink, 0.3))
    clip = Path(outline)
    stripes: list[Node] = [
        smooth(
            [
                (x + at * half, y - 0.5),
                (x + (at + 0.28) * half, y - 0.5),
                (x + (at + 0.66) * half, y + drop * 0.55),
                (x + (at + 0.2) * half, y + drop + 0.6),
                (x + (at - 0.14) * half, y + drop + 0.6),
                (x + (at + 0.3) * half, y + drop * 0.5),
            ],
            Style(shade(colours["oil"], 0.14)),
            tension=0.5,
        )
        for at in (-0.72, -0.06, 0.6)
    ]
    yard = beam((x - half - 0.5, y), (x + half + 0.5, y), 0.65, Style(colours["wood"], ink, 0.18))
    return [sheet, Group(tuple(stripes), clip=clip), Path(outline, Style(None, ink, 0.3)), yard]


def _flag(rng: Random, colours: Colours, at: tuple[float, float], ink: str) -> list[Node]:
    """A black pennant that flies before the wind, a pale disc on it."""
    x, y = at
    tip = rng.uniform(-0.4, 0.4)
    cloth = smooth(
        [(x, y), (x + 3.2, y - 0.7), (x + 6.8, y + 0.5 + tip), (x + 3.4, y + 2.4), (x, y + 3.2)],
        Style(colours["oil"], ink, 0.2),
        tension=0.4,
    )
    return [cloth, circle(x + 1.9, y + 1.2, 0.75, Style(colours["parchment"]))]


def _hull(colours: Colours, ink: str) -> list[Node]:
    """A high stern in the west, a gallery of gunports, a bow that lifts."""
    wood = mix(colours["wood"], colours["oil"], 0.45)
    body = Path(
        (
            ("M", -11.6, -8.2),
            ("L", -6.6, -7.8),
            ("L", -6.0, -5.2),
            ("C", -1.0, -4.4, 4.0, -4.6, 7.0, -6.0),
            ("L", 11.4, -6.6),
            ("C", 10.6, -3.0, 9.0, -0.6, 7.2, 0.4),
            ("C", 2.0, 1.2, -5.0, 1.2, -9.2, 0.4),
            ("C", -10.6, -2.0, -11.2, -5.0, -11.6, -8.2),
            ("Z",),
        ),
        Style(wood, ink, 0.34),
    )
    wale = Path(
        (
            ("M", -11.2, -5.2),
            ("C", -4.0, -2.4, 4.0, -2.6, 10.4, -4.4),
            ("L", 10.0, -3.4),
            ("C", 4.0, -1.4, -4.0, -1.4, -10.9, -4.2),
            ("Z",),
        ),
        Style(mix(colours["gold"], colours["wood"], 0.35)),
    )
    ports: list[Node] = [
        circle(x, -0.9 + abs(x) * 0.04, 0.62, Style(shade(colours["oil"], -0.3), ink, 0.15))
        for x in (-7.0, -4.2, -1.4, 1.4, 4.2, 6.6)
    ]
    windows: list[Node] = [
        polygon(
            [(x, -7.2), (x + 1.0, -7.1), (x + 1.0, -5.9), (x + 0.1, -6.0)],
            Style(mix(colours["fields"], colours["paper"], 0.2), ink, 0.15),
        )
        for x in (-10.8, -9.3, -7.8)
    ]
    return [body, wale, *ports, *windows]
