"""A five-barred wooden gate between two posts, the way into a pasture.

It stands in a gap of art.dry_stone_wall; alone it closes any other path.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import beam
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style


def field_gate(
    rng: Random, colours: Colours, *, width: float = 9.0, rise: float = 0.0, height: float = 4.2
) -> Group:
    """A closed gate, its west post's foot at the origin, `width` to the east post.

    Args:
        rng: Chance.
        colours: The theme.
        width: From post to post.
        rise: How much lower (positive) or higher the east post stands.
        height: Of the posts.
    """
    ink = shade(colours["wood"], -0.68)
    wood = mix(colours["wood"], colours["desert"], 0.35)
    rail, post = Style(wood, ink, 0.24), Style(shade(wood, -0.2), ink, 0.3)
    thick = height * 0.13

    def at(across: float, up: float) -> tuple[float, float]:
        return across * width, rise * across - up * height

    bars: list[Node] = [
        beam(at(0.07, up), at(0.94, up + rng.uniform(-0.01, 0.01)), thick, rail)
        for up in (0.16, 0.34, 0.52, 0.72)
    ]
    brace = beam(at(0.1, 0.16), at(0.9, 0.72), thick * 0.9, rail)
    stiles = [beam(at(x, 0.08), at(x, 0.84), thick * 1.1, rail) for x in (0.09, 0.92)]
    posts: list[Path] = [beam(at(x, -0.05), at(x, 1.0), thick * 2.0, post) for x in (0.0, 1.0)]
    return Group((brace, *bars, *stiles, *posts))
