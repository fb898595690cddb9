"""The inventor's bench: cog wheels, a plan and a lamp in front of the window; a card's picture."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Path, Style, circle, polygon, rectangle

_ROOM = (
    Layer("wood -0.5", "P -30 -26 30 -26 30 10 -30 10"),
    Layer(
        "wood -0.42",
        "B 0.4 -30 -12 30 -12 B 0.4 -30 -2 30 -2 B 0.4 -12 -26 -12 10 B 0.4 14 -26 14 10",
    ),
    Layer("wood -0.2", "R -21 -18 17 17 0.6", 0.32),
    Layer("river 0.55", "R -19.6 -16.6 14.2 14.2"),
    Layer("leaf 0.1", "M -19.6 -5 T -15 -7.4 -11 -6 -8 -8 -5.4 -6.4 L -5.4 -2.4 L -19.6 -2.4 Z"),
    Layer("wool 0.2", "S -17 -13 -14 -14.6 -11 -13.4 -13.6 -12.4"),
    Layer("wood -0.2", "R -13 -17 1 15 R -20 -10 15 1"),
)
_BENCH = (
    Layer("wood 0.12", "P -30 9 30 9 30 14 -30 14", 0.32),
    Layer("wood -0.22", "P -30 14 30 14 30 28 -30 28", 0.3),
    Layer("wood -0.4", "B 0.3 -30 19 30 19 B 0.3 -4 14 -4 28"),
    Layer("parchment 0.2", "P -21 8.6 -5 7 -1 12.6 -19.6 13.6", 0.28),
    Layer("sea 0.1", "O -13.4 10.4 3 1.5 | O -13.4 10.4 2.5 1.15"),
    Layer("sea 0.1", "B 0.3 -17 10.8 -9.6 10 B 0.3 -8 9 -4.6 11.6 B 0.3 -9.4 12 -5 9.2"),
    Layer("stone 0.1", "P -3 12.6 -1.4 11 8 7.6 8.6 8.8 -0.6 12.6", 0.22),
    Layer("wood -0.1", "P -6.6 14 -2.4 10.8 -1 12.6 -5 15.6", 0.25),
)
_LAMP = (
    Layer("gold -0.1", "M 14 10.6 L 21 10.6 L 19.4 7.4 L 15.6 7.4 Z", 0.28),
    Layer("gold 0.15", "R 15.4 4.6 4.2 2.8 0.8", 0.25),
    Layer("fields 0.6", "S 15.4 4.6 14.6 0 17.5 -5 20.4 0 19.6 4.6", 0.25),
    Layer("gold 0.3", "S 16.6 3.6 16.4 0.6 17.6 -2.6 18.8 0.6 18.4 3.6"),
)


def inventor(rng: Random, colours: Colours) -> Group:
    """A workbench by lamplight; a picture of 48 × 42."""
    brass, iron = mix(colours["gold"], colours["fields"], 0.25), shade(colours["mountains"], -0.1)
    glow = Style(shade(colours["fields"], 0.3), opacity=0.16)
    return Group(
        (
            *cut(colours, _ROOM),
            circle(17.5, 0.0, 17, glow),
            circle(17.5, 0.0, 10, glow),
            *_cog((4.6, -7.0), 8.6, 14, brass),
            *_cog((15.4, -13.6), 5.4, 9, iron),
            *_cog((-1.6, 3.4), 4.9, 8, iron),
            *cut(colours, (*_BENCH, *_LAMP)),
        )
    )


def _cog(at: tuple[float, float], radius: float, teeth: int, tone: str) -> list[Node]:
    """A toothed wheel with four spokes."""
    ink = shade(tone, -0.68)
    rim = []
    for n in range(teeth):
        for reach, ahead in ((0.84, 0.0), (1.0, 0.16), (1.0, 0.5), (0.84, 0.66)):
            angle = 2 * pi * (n + ahead) / teeth
            rim.append((at[0] + radius * reach * cos(angle), at[1] + radius * reach * sin(angle)))
    spokes: list[Path] = [
        rectangle(at[0] - radius * 0.66, at[1] - 0.5, radius * 1.32, 1.0, Style(tone)),
        rectangle(at[0] - 0.5, at[1] - radius * 0.66, 1.0, radius * 1.32, Style(tone)),
    ]
    return [
        polygon(rim, Style(tone, ink, 0.28)),
        circle(*at, radius * 0.72, Style(shade(tone, -0.45), ink, 0.22)),
        *spokes,
        circle(*at, radius * 0.26, Style(shade(tone, 0.25), ink, 0.22)),
        circle(*at, radius * 0.1, Style(ink)),
    ]
