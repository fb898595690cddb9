"""Steady rain: the clay pit drowns, bricks dissolve under dark clouds; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.brick_stack import brick_stack
from printkit.design.art.drying_shed import drying_shed
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import beam, blob, cloud, joined, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Style, rectangle

_UMBRELLA = (
    Layer("wood -0.5", "B 0.4 0 0 0 -7"),
    Layer(
        "red -0.05",
        "M -4.6 -5.6 Q -3.6 -10 0 -10.2 Q 3.6 -10 4.6 -5.6 Q 3 -6.8 1.6 -5.6 Q 0 "
        "-6.8 -1.6 -5.6 Q -3 -6.8 -4.6 -5.6 Z",
        0.28,
    ),
    Layer("red 0.25", "M -4.2 -6 Q -3.2 -9.6 -0.6 -10 Q -2.2 -8.4 -2.4 -6.2 Z"),
)


def steady_rain(rng: Random, colours: Colours) -> Group:
    """Rain over the pit; a picture of 48 × 42."""
    clay = mix(mix(colours["hills"], colours["desert"], 0.4), colours["mountains"], 0.25)
    things = [
        Standing(-14.0, 4.0, drying_shed, 0.0, 0.95),
        Standing(15.0, 6.0, brick_stack, 4.0, 0.95),
        Standing(-16.5, 16.5, brick_stack, 5.0, 1.05),
        Standing(9.0, 14.0, townsfolk, 1.3, 1.3),
        Standing(10.6, 14.2, lambda _r, c: Group(cut(c, _UMBRELLA)), 0.0, 1.1),
    ]
    return Group(
        (
            vignette(rng, colours, earth=clay, green=0.4),
            rectangle(-30, -27, 60, 54, Style(shade(colours["mountains"], -0.3), opacity=0.28)),
            *_puddles(rng, colours),
            *staged(rng, colours, things, shade(clay, -0.5)),
            *_clouds(rng, colours),
            *_rain(rng, colours),
        )
    )


def _puddles(rng: Random, colours: Colours) -> list[Node]:
    """Water standing in the pit, rings where drops fall."""
    water = mix(colours["river"], colours["mountains"], 0.35)
    light = Style(mix(water, colours["snow"], 0.6))
    nodes: list[Node] = [
        smooth(
            [(-9, 9), (0, 7.4), (9, 9), (7, 13.4), (-3, 14.6), (-10, 12.4)],
            Style(shade(water, -0.3)),
            tension=0.6,
        ),
        smooth(
            [(-8.4, 9.6), (0, 8.2), (8.4, 9.6), (6.4, 12.8), (-3, 13.8), (-9, 12)],
            Style(water),
            tension=0.6,
        ),
        smooth([(2, 17.6), (12, 16.8), (22, 18), (20, 21), (6, 21)], Style(water), tension=0.6),
    ]
    for x, y in ((-4, 11), (3, 12), (10, 18.6), (17, 19), (1, 9.8)):
        nodes.append(taper([(x - 1.6, y), (x, y + 0.6), (x + 1.6, y)], 0.35, light))
        nodes.append(taper([(x - 1.2, y - 0.4), (x, y - 0.9), (x + 1.2, y - 0.4)], 0.3, light))
    return nodes


def _clouds(rng: Random, colours: Colours) -> list[Node]:
    tone = mix(colours["mountains"], colours["ink"], 0.25)
    spots = ((-19, -17, 10), (-5, -19, 12), (10, -18, 11), (22, -18, 9))
    return [
        cloud(
            rng,
            x,
            y - lift * 8,
            r * (1 - lift),
            r * 0.52 * (1 - lift),
            Style(shade(tone, light)),
            bumps=10,
        )
        for lift, light in ((0.0, 0.0), (0.14, 0.16), (0.4, 0.3))
        for x, y, r in spots
    ]


def _rain(rng: Random, colours: Colours) -> list[Node]:
    """Slanting threads, and splashes on the ground."""
    drops = []
    for _ in range(95):
        x, y, long = rng.uniform(-26, 29), rng.uniform(-13, 17), rng.uniform(2.4, 4.6)
        drops.append(beam((x, y), (x - long * 0.3, y + long), 0.24, Style()))
    splash = [
        blob(rng, rng.uniform(-23, 23), rng.uniform(6, 20), 0.7, 0.25, Style(), points=6)
        for _ in range(20)
    ]
    pale = mix(colours["snow"], colours["river"], 0.25)
    return [joined(drops, Style(pale, opacity=0.85)), joined(splash, Style(pale, opacity=0.7))]
