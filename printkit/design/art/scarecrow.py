"""A scarecrow: the figure that gives a field of grain its story.

Drawn upright on its post, foot at the origin; the fields plant it among standing grain.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, blob, petal, rough, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, line, polygon


def scarecrow(rng: Random, colours: Colours) -> Group:
    """A straw man in an old jacket and hat, a bird on one arm; 21 mm tall, foot at the origin."""
    ink = shade(colours["wood"], -0.6)
    lean = rng.uniform(-5, 5)
    return Group(
        (
            *_post(colours, ink),
            *_jacket(rng, colours, ink),
            *_head(rng, colours, ink),
            *_bird(colours, rng.choice((-1.0, 1.0))),
        ),
        turn=lean,
    )


def _post(colours: Colours, ink: str) -> list[Path]:
    wood = colours["wood"]
    post: list[Point] = [(-0.55, 0.3), (-0.45, -16.0), (0.45, -16.0), (0.6, 0.3)]
    return [
        polygon(post, Style(wood, ink, 0.3)),
        line(0.3, -0.2, 0.22, -8.0, Style(None, shade(wood, -0.3), 0.35)),
        polygon([(-7.4, -13.6), (7.4, -13.1), (7.4, -12.3), (-7.4, -12.8)], Style(wood, ink, 0.3)),
    ]


def _straw(rng: Random, x: float, y: float, angle: float, colours: Colours, ink: str) -> list[Path]:
    tone = shade(colours["fields"], 0.25)
    return [
        petal(x, y, angle + turn + rng.uniform(-6, 6), 2.1, 0.5, Style(tone, ink, 0.18))
        for turn in (-38, 36, -16, 15, 0)
    ]


def _jacket(rng: Random, colours: Colours, ink: str) -> list[Path]:
    cloth = mix(colours["sea"], colours["stone"], 0.3)
    dark = shade(cloth, -0.28)
    coat: list[Point] = [
        (-6.6, -14.4), (-2.2, -15.4), (0.0, -15.0), (2.2, -15.4), (6.6, -14.0), (6.9, -11.5),
        (3.1, -11.2), (2.9, -8.0), (3.7, -4.6), (2.2, -5.1), (1.0, -4.3), (-0.3, -5.0),
        (-1.6, -4.2), (-3.5, -4.9), (-2.8, -8.0), (-2.9, -11.4), (-6.8, -11.9),
    ]  # fmt: skip
    side: list[Point] = [
        (1.1, -15.0), (6.4, -12.6), (6.8, -11.7), (3.1, -11.4), (2.9, -8.0), (3.5, -4.8),
        (2.2, -5.2), (1.1, -4.5), (0.6, -9.0),
    ]  # fmt: skip
    belt: list[Point] = [
        (-2.8, -8.8),
        (0, -8.3),
        (2.8, -8.8),
        (2.85, -8.0),
        (0, -7.5),
        (-2.8, -8.0),
    ]
    patch: list[Point] = [(-2.2, -7.0), (-0.7, -6.8), (-0.8, -5.3), (-2.4, -5.6)]
    return [
        *_straw(rng, -6.5, -13.1, -90, colours, ink),
        *_straw(rng, 6.5, -12.8, 90, colours, ink),
        *_straw(rng, 0.4, -5.2, 180, colours, ink),
        smooth(rough(rng, coat, 0.12), Style(cloth, ink, 0.3), tension=0.3),
        smooth(side, Style(dark), tension=0.3),
        smooth(
            [(-6.0, -13.9), (-3.0, -14.8), (-1.2, -14.8)],
            Style(None, shade(cloth, 0.4), 0.35),
            closed=False,
        ),
        smooth(belt, Style(shade(colours["wood"], -0.25)), tension=0.4),
        polygon(
            rough(rng, patch, 0.1), Style(mix(colours["hills"], colours["fields"], 0.25), ink, 0.18)
        ),
    ]


def _head(rng: Random, colours: Colours, ink: str) -> list[Path]:
    sack = mix(colours["desert"], colours["fields"], 0.2)
    felt = mix(colours["wood"], colours["hills"], 0.25)
    red = mix(colours["red"], colours["hills"], 0.25)
    scarf: list[Point] = [
        (-1.9, -15.9),
        (0, -15.3),
        (1.9, -15.9),
        (2.0, -14.7),
        (0.4, -14.2),
        (-2.0, -14.8),
    ]
    brim: list[Point] = [
        (-3.7, -18.3),
        (-1.7, -19.2),
        (0, -19.4),
        (1.7, -19.3),
        (3.7, -18.5),
        (1.8, -18.0),
        (0, -17.9),
        (-1.8, -17.9),
    ]
    crown: list[Point] = [
        (-1.8, -18.8),
        (-1.4, -21.2),
        (-0.2, -21.7),
        (1.1, -21.3),
        (1.8, -18.9),
        (0, -18.6),
    ]
    shadow: list[Point] = [(0.5, -18.8), (0.7, -21.3), (1.1, -21.2), (1.7, -19.0)]
    return [
        smooth(scarf, Style(red, ink, 0.25)),
        petal(-0.9, -15.0, 195, 2.9, 1.1, Style(red, ink, 0.22)),
        blob(rng, 0, -17.0, 1.75, 1.95, Style(sack, ink, 0.28), wobble=0.04),
        smooth(
            [(0.7, -18.3), (1.5, -17.4), (1.2, -15.6), (0.4, -15.3), (0.8, -16.8)],
            Style(shade(sack, -0.2)),
        ),
        line(-0.85, -17.3, -0.6, -16.9, Style(None, ink, 0.35)),
        line(0.55, -17.3, 0.75, -16.9, Style(None, ink, 0.35)),
        smooth([(-0.6, -16.1), (0.1, -15.9), (0.7, -16.15)], Style(None, ink, 0.22), closed=False),
        smooth(brim, Style(felt, ink, 0.28)),
        smooth(crown, Style(felt, ink, 0.28), tension=0.4),
        smooth(shadow, Style(shade(felt, -0.3)), tension=0.3),
        smooth([(-1.7, -19.3), (0, -19.0), (1.7, -19.3)], Style(None, red, 0.5), closed=False),
    ]


def _bird(colours: Colours, side: float) -> list[Node]:
    plumage = mix(colours["oil"], colours["sea"], 0.18)
    body: list[Point] = [
        (0.0, -1.9),
        (1.0, -1.6),
        (1.6, -0.7),
        (2.7, 0.5),
        (1.0, 0.1),
        (0.0, -0.2),
        (-0.5, -1.0),
    ]
    bird = Group(
        (
            smooth(body, Style(plumage), tension=0.45),
            smooth(
                [(-0.9, -2.3), (-0.1, -2.8), (0.7, -2.3), (0.6, -1.4), (-0.3, -1.3)], Style(plumage)
            ),
            polygon([(-0.7, -2.5), (-1.7, -2.0), (-0.6, -1.85)], Style(colours["fields"])),
            smooth(
                [(0.3, -1.3), (1.2, -0.9), (2.0, -0.1)],
                Style(None, mix(plumage, colours["river"], 0.5), 0.28),
                closed=False,
            ),
            line(0.2, -0.3, 0.2, 0.4, Style(None, plumage, 0.25)),
        ),
        at=(side * 4.7, -14.4),
        scale=(side, 1.0),
    )
    return [bird]
