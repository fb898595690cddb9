"""A house of a Rhenish town, its gable to the street: brick, plaster or half-timbered."""

from __future__ import annotations

from random import Random
from typing import Literal

from printkit.design.brush import Point, beam, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon, rectangle

Kind = Literal["brick", "plaster", "timber"]


def gable_house(
    rng: Random,
    colours: Colours,
    *,
    width: float = 9.0,
    height: float = 8.0,
    kind: Kind | None = None,
    stepped: bool | None = None,
) -> Group:
    """A house with the middle of its gable's foot at the origin, half as deep as wide.

    Args:
        rng: Chance.
        colours: The theme.
        width: Of the gable.
        height: Of its walls; with the gable about 1.8 times as tall.
        kind: What its walls are made of; left to chance if not given.
        stepped: Whether the gable rises in steps; left to chance if not given.
    """
    kinds: tuple[Kind, ...] = ("brick", "plaster", "timber")
    made: str = kind or rng.choice(kinds)
    steps = (made != "timber" and rng.random() < 0.5) if stepped is None else stepped
    wall = _wall(rng, colours, made)
    roof = shade(rng.choice((colours["hills"], colours["mountains"])), rng.uniform(-0.3, -0.1))
    ink = shade(colours["wood"], -0.72)
    front = _front(width, height, width * 0.62, steps=steps)
    return Group(
        (
            *_flank(width, height, wall, roof, ink),
            polygon(front, Style(wall, ink, 0.3)),
            *(
                _timbers(width, height, Style(shade(colours["wood"], -0.42)))
                if made == "timber"
                else ()
            ),
            *_openings(rng, colours, width, height, ink),
        )
    )


def _wall(rng: Random, colours: Colours, kind: str) -> str:
    if kind == "brick":
        return mix(shade(colours["hills"], rng.uniform(0.0, 0.2)), colours["parchment"], 0.12)
    if kind == "timber":
        return mix(colours["wool"], colours["parchment"], 0.5)
    return mix(colours["parchment"], rng.choice((
        colours["fields"], colours["hills"], colours["river"], colours["leaf"], colours["stone"],
    )), rng.uniform(0.18, 0.32))  # fmt: skip


def _front(width: float, height: float, rise: float, *, steps: bool) -> list[Point]:
    """The outline of the gable wall, straight or in three steps."""
    half = width / 2
    if not steps:
        return [(-half, 0), (-half, -height), (0, -height - rise), (half, -height), (half, 0)]
    left = [(-half, 0.0)]
    for n in range(4):
        x = -half * (1 - n / 3.6)
        left += [(x, -height - rise * n / 3.4), (x, -height - rise * (n + 0.72) / 3.4)]
    return [*left, *((-x, y) for x, y in reversed(left))]


def _flank(width: float, height: float, wall: str, roof: str, ink: str) -> list[Path]:
    """The shaded long wall and the roof running back to the north-east."""
    half, rise = width / 2, width * 0.58
    deep, lift = width * 0.5, width * 0.24
    peak, eave = (0.0, -height - rise), (half, -height)
    far_peak, far_eave = (deep, -height - rise - lift), (half + deep, -height - lift)
    return [
        polygon(
            [(half, 0), eave, far_eave, (half + deep, -lift)], Style(shade(wall, -0.38), ink, 0.3)
        ),
        polygon(
            [peak, far_peak, (far_eave[0] + 0.4, far_eave[1] + 0.5), (eave[0], eave[1] + 0.5)],
            Style(roof, ink, 0.3),
        ),
        beam((0.3, peak[1] + 0.3), (far_peak[0], far_peak[1] + 0.3), 0.5, Style(shade(roof, 0.3))),
    ]


def _timbers(width: float, height: float, style: Style) -> list[Path]:
    """The frame of a half-timbered gable: sill, posts, rails and braces in one path."""
    half, top = width / 2 - 0.25, -height
    thick = width * 0.055
    bars: list[tuple[Point, Point]] = [
        ((-half, top), (half, top)),
        ((-half, top / 2), (half, top / 2)),
        ((-half, 0), (-half, top)),
        ((half, 0), (half, top)),
        ((0, top), (0, top - width * 0.56)),
        ((-half, top / 2), (-half * 0.55, top)),
        ((half, top / 2), (half * 0.55, top)),
        ((-half * 0.5, top - width * 0.3), (half * 0.5, top - width * 0.3)),
        ((-half * 0.55, top), (0, top - width * 0.3)),
        ((half * 0.55, top), (0, top - width * 0.3)),
    ]
    return [joined([beam(start, end, thick, style) for start, end in bars], style)]


def _openings(rng: Random, colours: Colours, width: float, height: float, ink: str) -> list[Node]:
    """Windows with light frames, a round one in the gable, a door to one side."""
    side = rng.choice((-1, 1))
    pane, tall = width * 0.17, min(height * 0.27, width * 0.26)
    frame = Style(shade(colours["wool"], -0.04), ink, 0.18)
    glass = Style(mix(colours["mountains"], colours["ink"], 0.5))
    places = [(x * width, -height * 0.74) for x in (-0.27, 0.27)]
    places += [(-side * width * 0.24, -height * 0.27), (0, -height - width * 0.17)]
    windows = [rectangle(x - pane / 2, y - tall / 2, pane, tall) for x, y in places]
    panes = [
        rectangle(x + dx, y - tall / 2 + 0.2, pane / 2 - 0.28, tall - 0.4)
        for x, y in places
        for dx in (-pane / 2 + 0.18, 0.1)
    ]
    door = shade(rng.choice((colours["leaf"], colours["wood"], colours["sea"])), -0.3)
    x = side * width * 0.22
    return [
        joined(windows, frame),
        joined(panes, glass),
        rectangle(x - width * 0.1, -height * 0.4, width * 0.2, height * 0.4, Style(door, ink, 0.2)),
    ]
