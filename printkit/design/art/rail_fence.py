"""A post-and-rail fence along any course, weathered and a little crooked.

The pasture is closed by it where it has no art.dry_stone_wall; gardens and yards use it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from printkit.design.brush import Point, beam
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style


def rail_fence(
    rng: Random,
    colours: Colours,
    *,
    posts: Sequence[Point] = ((-10.0, 0.0), (-3.5, -0.6), (3.5, -0.6), (10.0, 0.0)),
    height: tuple[float, float] = (4.4, 4.4),
) -> Group:
    """A fence with a post at each point, west to east; 20 long and 4.4 high by default.

    Args:
        rng: Chance.
        colours: The theme.
        posts: The feet of its posts.
        height: At its first and at its last post: less far away.
    """
    ink = shade(colours["wood"], -0.66)
    wood = mix(mix(colours["wood"], colours["stone"], 0.35), colours["desert"], 0.25)
    last = len(posts) - 1
    heights = [height[0] + (height[1] - height[0]) * n / last for n in range(last + 1)]
    ends = list(zip(posts, heights, strict=True))
    nodes: list[Node] = []
    for (start, low), (end, high) in pairwise(ends):
        for up in (0.36, 0.76):
            tone = shade(wood, rng.uniform(-0.08, 0.16))
            a = (start[0] - 0.3, start[1] - low * (up + rng.uniform(-0.05, 0.05)))
            b = (end[0] + 0.3, end[1] - high * (up + rng.uniform(-0.05, 0.05)))
            nodes.append(beam(a, b, low * 0.15, Style(tone, ink, 0.24), end_width=high * 0.14))
    for (x, y), tall in ends:
        lean = rng.uniform(-0.07, 0.07) * tall
        top = (x + lean, y - tall * rng.uniform(0.96, 1.08))
        post = Style(shade(wood, -0.14), ink, 0.28)
        nodes.append(beam((x, y + 0.1), top, tall * 0.23, post, end_width=tall * 0.18))
        nodes.append(
            beam(
                (x - tall * 0.045, y - tall * 0.1),
                (top[0] - tall * 0.035, top[1] + tall * 0.06),
                tall * 0.07,
                Style(shade(wood, 0.2)),
            )
        )
    return Group(tuple(nodes))
