"""What the gold river washes up: water and gravel around a bright middle, nuggets on the banks."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random

from printkit.design.brush import blob, course, joined, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, polygon, rectangle


def gold_find(rng: Random, colours: Colours) -> Group:
    """A picture 54 × 54 around the origin; its middle is left to what was found."""
    sand = mix(mix(colours["gold"], colours["fields"], 0.3), colours["parchment"], 0.45)
    return Group(
        (
            rectangle(-27, -27, 54, 54, Style(sand)),
            *_river(colours),
            *_gravel(rng, colours),
            *_rays(colours),
            *_nuggets(rng, colours),
        )
    )


def _river(colours: Colours) -> list[Path]:
    """A bend of the river from the north-east to the south, paler towards its middle."""
    spine = course([(32, -22), (12, -20), (-8, -10), (-13, 6), (-2, 20), (6, 34)], 40)
    water = colours["river"]
    looks = ((26.0, shade(water, -0.3)), (23.6, water), (15.0, shade(water, 0.22)))
    paths = [strand(spine, [width] * 40, Style(tone)) for width, tone in looks]
    lines = []
    for off, start, end in ((-7.5, 4, 16), (5.5, 10, 24), (-3.5, 20, 34), (8.6, 26, 38)):
        lines.append(taper([(x + off, y + off * 0.4) for x, y in spine[start:end:3]], 0.6, Style()))
    return [*paths, joined(lines, Style(shade(water, 0.7)))]


def _gravel(rng: Random, colours: Colours) -> list[Path]:
    """Pebbles on both banks."""
    tones = (colours["stone"], colours["desert"], colours["wood"], colours["mountains"])
    paths = []
    for _ in range(90):
        x, y = rng.uniform(-26, 26), rng.uniform(-26, 26)
        if not 17.5 < hypot(x, y) < 34:
            continue
        size = rng.uniform(0.6, 1.6)
        tone = shade(rng.choice(tones), rng.uniform(-0.15, 0.3))
        dark = Style(shade(tone, -0.5))
        paths.append(blob(rng, x + 0.25, y + 0.35, size, size * 0.75, dark, points=6))
        paths.append(blob(rng, x, y, size, size * 0.72, Style(tone), points=6))
    return paths


def _rays(colours: Colours) -> list[Node]:
    """Light around the middle, on which the find is laid."""
    glow = mix(colours["fields"], colours["paper"], 0.45)
    rays = []
    for n in range(16):
        a, b = radians(22.5 * n + 2), radians(22.5 * n + 13)
        rays.append(
            polygon(
                [
                    (12 * cos(a), 12 * sin(a)),
                    (12 * cos(b), 12 * sin(b)),
                    (21 * cos((a + b) / 2), 21 * sin((a + b) / 2)),
                ],
                Style(glow),
            )
        )
    return [joined(rays, Style(glow, opacity=0.75)), circle(0, 0, 17.0, Style(glow, opacity=0.5))]


def _nuggets(rng: Random, colours: Colours) -> list[Node]:
    """Lumps of gold in the four corners, each with a light."""
    bright, ink = colours["fields"], shade(colours["gold"], -0.6)
    nodes: list[Node] = []
    for x, y, size in (
        (-19.5, -17.5, 2.4),
        (-16.4, -20.4, 1.4),
        (19.0, 17.0, 2.6),
        (15.6, 20.2, 1.6),
        (-20.0, 17.4, 1.9),
        (20.4, -16.0, 1.7),
    ):
        nodes.append(
            blob(rng, x + 0.4, y + 0.6, size * 1.25, size, Style(shade(ink, -0.2), opacity=0.4))
        )
        nodes.append(blob(rng, x, y, size * 1.2, size * 0.95, Style(bright, ink, 0.3), points=7))
        nodes.append(
            blob(
                rng,
                x - size * 0.3,
                y - size * 0.3,
                size * 0.5,
                size * 0.34,
                Style(shade(bright, 0.7)),
                points=6,
            )
        )
    return nodes
