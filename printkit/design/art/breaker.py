"""A great wave under black smoke, the sign of the disaster.

Its marker shows it, and so does the last station of the track.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.medallion import face_outline
from printkit.design.brush import blob, cloud, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle


def breaker(rng: Random, colours: Colours) -> Group:
    """A round picture of diameter 20 around the origin, its sky red."""
    sky = mix(mix(colours["red"], colours["fields"], 0.65), colours["parchment"], 0.4)
    return Group(
        (circle(0, 0, 11, Style(sky)), *_smoke(rng, colours), *_wave(rng, colours)),
        clip=face_outline(rng, 10.0, Style()),
    )


def _smoke(rng: Random, colours: Colours) -> list[Node]:
    """A dark plume that rises in the east and leans over the sky."""
    black = colours["oil"]
    puffs = (
        (7.0, 4.4, 1.5, 0.1), (6.6, 2.0, 2.0, 0.0), (6.0, -1.2, 2.6, 0.1),
        (5.2, -4.2, 3.4, 0.0), (1.6, -7.6, 4.0, 0.12),
        (-4.0, -9.6, 4.2, 0.0), (6.4, -8.4, 3.6, 0.06),
    )  # fmt: skip
    nodes: list[Node] = []
    for x, y, size, light in puffs:
        nodes.append(cloud(rng, x, y, size, size * 0.85, Style(shade(black, light)), bumps=8))
    for x, y, size, _ in puffs[2:6]:
        lit = Style(mix(black, colours["stone"], 0.4))
        nodes.append(blob(rng, x - size * 0.4, y - size * 0.32, size * 0.34, size * 0.24, lit))
    return nodes


def _wave(rng: Random, colours: Colours) -> list[Node]:
    """The breaker: body, hollow, streaks that follow its curl, a crest of foam."""
    sea = shade(colours["sea"], -0.25)
    foam = colours["wool"]
    ink = shade(sea, -0.6)
    body: list[Node] = [_swell(mix(sea, colours["river"], 0.35)), _breaker(Style(sea, ink, 0.4))]
    for n, tone in enumerate((0.3, 0.55, 0.3)):
        body.append(_streak(n * 1.5, Style(None, mix(sea, colours["river"], tone), 0.55)))
    claws = (
        (-5.6, -4.4, 1.5), (-3.6, -5.7, 1.7), (-1.0, -6.1, 1.8), (1.5, -5.3, 1.6),
        (3.1, -3.7, 1.4), (3.3, -2.0, 0.95), (2.4, -0.9, 0.6),
    )  # fmt: skip
    body += [cloud(rng, x, y, r, r * 0.85, Style(foam, ink, 0.35), bumps=6) for x, y, r in claws]
    body += [blob(rng, x, y, r * 0.9, r * 0.7, Style(foam)) for x, y, r in claws[:5]]
    body += [cloud(rng, x, 7.6, 1.8, 0.9, Style(foam, ink, 0.3), bumps=7) for x in (3.0, 6.2, 9.0)]
    return body


def _swell(tone: str) -> Path:
    edge = [(-12, 4), (-4, 3), (3, 5.5), (8, 4.2), (13, 3), (13, 13), (-12, 13)]
    return smooth(edge, Style(tone))


def _breaker(style: Style) -> Path:
    return Path(
        (
            ("M", -13.0, 12.0),
            ("L", -13.0, 1.0),
            ("C", -10.5, -0.5, -9.0, -5.8, -3.0, -6.3),
            ("C", 1.5, -6.6, 4.6, -3.6, 3.0, -0.6),
            ("C", 1.8, -2.6, -0.6, -3.4, -2.2, -2.0),
            ("C", -4.6, 0.2, -3.0, 5.2, 2.0, 6.6),
            ("C", 6.0, 7.6, 9.5, 6.8, 13.0, 6.0),
            ("L", 13.0, 13.0),
            ("Z",),
        ),
        style,
    )


def _streak(inset: float, style: Style) -> Path:
    return smooth(
        [
            (-4.2 - inset, 8.4),
            (-5.2 - inset, 4.0),
            (-4.6 - inset * 0.9, -0.4),
            (-2.4 - inset * 0.6, -3.8),
        ],
        style,
        closed=False,
    )
