"""A Rhine barge seen from its side, laden, with a wheelhouse and a flag; bow to the west."""

from __future__ import annotations

from random import Random
from typing import Literal

from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style

Cargo = Literal["coal", "timber", "sacks"]

_HULL = (
    Layer("sea -0.45", "M -15 0.6 Q 0 2.6 15 0.6 L 13 1.8 Q 0 3.2 -13 1.8 Z"),
    Layer(
        "wood -0.5",
        "M -16 -4.6 Q -14.6 0 -12 0.8 L 13.4 0.8 Q 15 -1 14.6 -4 L 13 -3.2 L -13 -3.2 Z",
        0.32,
    ),
    Layer("red -0.12", "M -14.4 -0.8 Q -13.2 0.6 -12 0.8 L 13.4 0.8 Q 14.2 0 14.5 -1 Z"),
    Layer(
        "wool -0.08",
        "M -15.7 -3.9 L -13 -2.7 L 13 -2.7 L 14.7 -3.4 L 14.6 -4 L 13 -3.2 L -13 -3.2 L -16 -4.6 Z",
    ),
)
_HOUSE = (
    Layer("wool -0.05", "R 8 -7.6 4.6 4.6 0.3", 0.28),
    Layer("wood -0.15", "R 7.4 -8.4 5.8 1 0.4", 0.25),
    Layer("ink 0.15", "R 8.7 -6.6 1.4 1.6 R 10.8 -6.6 1.4 1.6"),
    Layer("ink 0.05", "R 5.6 -7.4 1.5 4.4 0.3", 0.2),
    Layer("red 0.05", "R 5.6 -6.4 1.5 1"),
    Layer("wood -0.4", "B 0.3 14 -4 14 -9.6 B 0.4 -12.6 -3.4 -12.6 -9"),
    Layer("red 0", "P 14 -9.6 17.4 -8.8 14 -7.6", 0.18),
)


def barge(rng: Random, colours: Colours, *, cargo: Cargo = "coal") -> Group:
    """A barge 32 long and 10 tall, its waterline at the origin.

    Args:
        rng: Chance.
        colours: The theme.
        cargo: What it carries.
    """
    return Group((*_cargo(rng, colours, cargo), *cut(colours, (*_HULL, *_HOUSE))))


def _cargo(rng: Random, colours: Colours, cargo: Cargo) -> list[Node]:
    """Three heaps between bow and wheelhouse, or logs, or sacks."""
    if cargo == "timber":
        logs = [
            rectangle_log
            for y in (-3.6, -4.8)
            for rectangle_log in (
                Layer("wood 0.2", f"R -11 {y - 0.6} 15 1.2 0.5", 0.22),
                Layer("fields 0.2", f"O -10.6 {y} 0.5 0.6", 0.15),
            )
        ]
        return list(cut(colours, logs))
    tone = shade(colours["ink"], 0.06) if cargo == "coal" else shade(colours["desert"], -0.12)
    ink = shade(tone, -0.6)
    heaps = [
        blob(rng, x, -3.2, 3.4, rng.uniform(2.0, 2.7), Style(), points=9, wobble=0.1, tension=0.6)
        for x in (-8.4, -3.4, 1.6)
    ]
    glints = [
        blob(rng, x - 0.8, -4.5, 1.3, 0.5, Style(), points=7, tension=0.6)
        for x in (-8.4, -3.4, 1.6)
    ]
    return [joined(heaps, Style(tone, ink, 0.25)), joined(glints, Style(shade(tone, 0.22)))]
