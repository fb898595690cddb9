"""Drought: a pitiless sun over cracked soil and withered grain; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.bones import bones
from printkit.design.art.scarecrow import scarecrow
from printkit.design.brush import Point, blob, joined, petal, rough, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, polygon, rectangle


def drought(rng: Random, colours: Colours) -> Group:
    """Sun, soil and straw; a picture of 48 × 42."""
    sky = mix(colours["fields"], colours["parchment"], 0.45)
    soil = mix(colours["desert"], colours["hills"], 0.28)
    nodes: list[Node] = [
        rectangle(-30, -27, 60, 54, Style(sky)),
        *(
            circle(-9, -11, r, Style(shade(colours["fields"], light)))
            for r, light in ((12.0, 0.3), (9.4, 0.45), (7.0, 0.05), (6.2, 0.35))
        ),
        rectangle(-30, -3.5, 60, 32, Style(shade(soil, 0.12))),
        rectangle(-30, -3.5, 60, 1.4, Style(shade(soil, 0.35))),
        *_cracked(rng, soil),
        Group((scarecrow(rng, colours),), (14.0, 10.5), turn=5, scale=(0.92, 0.92)),
        *_stalks(rng, colours),
        Group((bones(rng, colours),), (-13.5, 15.5), scale=(0.8, 0.8)),
    ]
    return Group(tuple(nodes))


def _cracked(rng: Random, soil: str) -> list[Node]:
    """Plates of dry mud that grow towards the viewer, dark seams between them."""
    nodes: list[Node] = [rectangle(-30, -1.6, 60, 30, Style(shade(soil, -0.45)))]
    y, row = -1.2, 0
    while y < 24:
        deep = 1.3 + (y + 2) * 0.2
        wide = deep * 2.3
        x = -32 - wide * 0.5 * (row % 2)
        while x < 32:
            ring: list[Point] = [
                (x + 0.1 * wide, y),
                (x + 0.55 * wide, y - 0.1 * deep),
                (x + 0.93 * wide, y + 0.06 * deep),
                (x + 0.98 * wide, y + 0.55 * deep),
                (x + 0.85 * wide, y + 0.92 * deep),
                (x + 0.4 * wide, y + 0.96 * deep),
                (x + 0.03 * wide, y + 0.6 * deep),
            ]
            tone = shade(soil, rng.uniform(-0.06, 0.2))
            nodes.append(polygon(rough(rng, ring, deep * 0.09), Style(tone)))
            x += wide
        y += deep
        row += 1
    return nodes


def _stalks(rng: Random, colours: Colours) -> list[Node]:
    """Bent grain, its ears hanging."""
    straw = mix(colours["gold"], colours["desert"], 0.35)
    ink = shade(straw, -0.6)
    stems: list[Path] = []
    ears: list[Path] = []
    for x, y, tall in (
        (-21, 9, 9),
        (-18, 12, 11),
        (-4, 9, 8),
        (1, 14, 12),
        (5, 18, 13),
        (21, 17, 12),
        (-8, 19, 13),
        (24, 10, 9),
    ):
        side = rng.choice((-1, 1))
        tip = (x + side * tall * 0.42, y - tall * 0.62)
        stems.append(
            taper(
                [(x, y), (x, y - tall * 0.5), (x + side * tall * 0.16, y - tall * 0.86), tip],
                0.7,
                Style(),
            )
        )
        ears += [
            petal(*tip, 180 - side * turn, tall * 0.3, tall * 0.1, Style()) for turn in (-18, 8, 30)
        ]
    dust = [
        blob(rng, x, y, 3, 0.8, Style(), points=8, tension=0.6)
        for x, y in ((-18, 12.5), (1, 14.6), (21, 17.6))
    ]
    return [
        joined(dust, Style(shade(straw, 0.3))),
        joined(stems, Style(straw, ink, 0.16)),
        joined(ears, Style(shade(straw, 0.1), ink, 0.18)),
    ]
