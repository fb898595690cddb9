"""A ribbon that hangs from a bough, with a pendant at its end: a vow in a player's colour."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, between, course
from printkit.design.colours import Colours, mix, shade
from printkit.design.icons import shape
from printkit.draw.scene import Group, Node, Path, Style


def ribbon(rng: Random, colours: Colours, *, player: str, length: float = 12.0) -> Group:
    """A ribbon 1.6 wide that falls from its knot at the origin and sways a little.

    Args:
        rng: Chance.
        colours: The theme.
        player: Whose colour and shape it bears.
        length: From knot to pendant.
    """
    colour = colours[f"player-{player}"]
    ink = shade(colour, -0.72)
    sway = rng.uniform(0.7, 1.3) * rng.choice((-1, 1))
    spine = course(
        [(0.0, 0.0), (sway, length * 0.3), (-sway * 0.8, length * 0.64), (sway * 0.4, length)], 13
    )
    half = 0.85
    left: list[Point] = [(x - half, y) for x, y in spine]
    right: list[Point] = [(x + half, y + 0.25) for x, y in spine]
    middle: list[Point] = [(x + 0.2, y) for x, y in spine]
    end = spine[-1]
    nodes: list[Node] = [
        between(left, right, Style(shade(colour, -0.08), ink, 0.3)),
        between(left, [(x - 0.15, y) for x, y in middle], Style(shade(colour, 0.26))),
    ]
    knot = between(
        [(-1.3, -0.7), (0.0, -0.9), (1.3, -0.7)],
        [(-1.3, 0.7), (0.0, 0.9), (1.3, 0.7)],
        Style(shade(colour, -0.18), ink, 0.3),
    )
    return Group((*nodes, knot, _pendant(colours, player, end)))


def _pendant(colours: Colours, player: str, at: Point) -> Group:
    """The shape that stands for the colour, cut from wood in that colour."""
    colour = colours[f"player-{player}"]
    outline = shape(colours.shape(player))
    face = mix(colour, colours["wool"], 0.12)
    return Group(
        (
            Path(outline, Style(shade(colour, -0.72))),
            Group((Path(outline, Style(face)),), scale=(0.76, 0.76)),
        ),
        at=(at[0], at[1] + 1.5),
        scale=(1.06, 1.06),
    )
