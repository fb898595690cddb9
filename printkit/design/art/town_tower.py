"""A tower of a town: round or square shaft under a spire, a dome or battlements."""

from __future__ import annotations

from random import Random
from typing import Literal

from printkit.design.brush import beam
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse, polygon, rectangle

Top = Literal["spire", "dome", "battlements"]


def town_tower(
    rng: Random,
    colours: Colours,
    width: float = 2.6,
    height: float = 6.0,
    *,
    top: Top | None = None,
) -> Group:
    """A tower whose shaft is `height` tall, its foot at the origin.

    Args:
        rng: Chance.
        colours: The theme's colours.
        width: Of the shaft.
        height: Of the shaft, without its top.
        top: What covers it; left to chance if not given.
    """
    tops: tuple[Top, ...] = ("spire", "dome", "battlements")
    shape = rng.choice(tops) if top is None else top
    wall = mix(colours["parchment"], colours["stone"], rng.uniform(0.25, 0.6))
    ink = shade(colours["wood"], -0.7)
    half = width / 2
    slit = Style(shade(wall, -0.62))
    body: list[Node] = [
        rectangle(-half, -height, width, height, Style(wall, ink, 0.25)),
        rectangle(half * 0.3, -height, half * 0.7, height, Style(shade(wall, -0.28))),
        rectangle(-half * 0.45, -height * 0.8, half * 0.5, height * 0.16, slit),
        rectangle(-half * 0.45, -height * 0.45, half * 0.5, height * 0.13, slit),
    ]
    covers = {"spire": _spire, "dome": _dome, "battlements": _battlements}
    return Group((*body, *covers[shape](colours, half, -height, ink)))


def _spire(colours: Colours, half: float, y: float, ink: str) -> list[Node]:
    tone = shade(colours["hills"], -0.12)
    peak, eave = (0.0, y - half * 3.6), half * 1.25
    return [
        polygon([(-eave, y), peak, (eave, y)], Style(tone, ink, 0.25)),
        polygon([(half * 0.25, y), peak, (eave, y)], Style(shade(tone, -0.28))),
        *_pennant(colours, peak, ink),
    ]


def _dome(colours: Colours, half: float, y: float, ink: str) -> list[Node]:
    tone = mix(colours["mountains"], colours["leaf"], 0.45)
    wide, tall = half * 1.2, half * 1.9

    def shell(left: float, style: Style) -> Path:
        return Path(
            (
                ("M", left, y),
                ("C", left * 1.05, y - tall * 0.7, left * 0.4, y - tall, 0.0, y - tall * 1.1),
                ("C", wide * 0.5, y - tall, wide * 1.1, y - tall * 0.7, wide, y),
                ("Z",),
            ),
            style,
        )

    return [
        shell(-wide, Style(tone, ink, 0.25)),
        shell(wide * 0.25, Style(shade(tone, -0.28))),
        beam((0, y - tall), (0, y - tall * 1.5), 0.4, Style(colours["gold"], ink, 0.15)),
        ellipse(0, y - tall * 1.55, 0.4, 0.4, Style(colours["gold"], ink, 0.15)),
    ]


def _battlements(colours: Colours, half: float, y: float, ink: str) -> list[Node]:
    tone = mix(colours["parchment"], colours["stone"], 0.5)
    wide = half * 1.25
    step = wide * 2 / 5
    nodes: list[Node] = [rectangle(-wide, y - 0.6, wide * 2, 1.0, Style(tone, ink, 0.25))]
    teeth = Style(tone, ink, 0.25)
    nodes += [rectangle(-wide + n * step, y - 1.4, step, 0.95, teeth) for n in (0, 2, 4)]
    return [*nodes, *_pennant(colours, (0.0, y - 0.6), ink)]


def _pennant(colours: Colours, foot: tuple[float, float], ink: str) -> list[Node]:
    x, y = foot
    return [
        beam((x, y + 0.2), (x, y - 2.0), 0.25, Style(ink)),
        polygon([(x, y - 2.0), (x + 1.7, y - 1.5), (x, y - 1.0)], Style(colours["red"], ink, 0.15)),
    ]
