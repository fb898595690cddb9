"""How a landscape's objects are staged: each at its place, the far ones behind the near ones.

Terrain drawings list their objects as `Standing` and lay them over their ground with `staged`,
so that all cast the same flat shadow towards the south-east.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from printkit.design.colours import Colours
from printkit.draw.scene import Group, Node, Path, Style, ellipse


@dataclass(frozen=True, slots=True)
class Standing:
    """An object that stands with its foot at a place.

    Attributes:
        x: Where it stands.
        y: Where it stands; what lies further south is drawn in front.
        draw: Its drawing, foot at the origin.
        shadow: Half the width of its shadow; 0 for none.
        scale: Its size.
    """

    x: float
    y: float
    draw: Callable[[Random, Colours], Group]
    shadow: float = 0.0
    scale: float = 1.0


def staged(
    rng: Random, colours: Colours, things: Sequence[Standing], shadow: str
) -> tuple[Node, ...]:
    """All shadows, in that tone, then all things from north to south."""
    ordered = sorted(things, key=lambda thing: thing.y)
    shadows = (_shadow(thing, shadow) for thing in ordered if thing.shadow)
    bodies = (
        Group((thing.draw(rng, colours),), at=(thing.x, thing.y), scale=(thing.scale, thing.scale))
        for thing in ordered
    )
    return (*shadows, *bodies)


def _shadow(thing: Standing, tone: str) -> Path:
    half = thing.shadow
    return ellipse(
        thing.x + half * 0.42, thing.y + half * 0.05, half, half * 0.28, Style(tone, opacity=0.34)
    )
