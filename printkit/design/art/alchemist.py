"""The alchemist's table: a retort over its flame, and two dice that obey; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.flames import flames
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style, circle

_ROOM = (
    Layer("house -0.62", "P -30 -27 30 -27 30 27 -30 27"),
    Layer("house -0.52", "M -22 9 L -22 -9 Q -20 -21 -10 -22 Q 0 -21 2 -9 L 2 9 Z"),
    Layer("wood -0.5", "R -1 -13.4 27 1.6 R 3 -2.8 23 1.6", 0.25),
    Layer(
        "leaf -0.1",
        "M 5 -13.4 L 5 -16.4 L 6.2 -18 L 6.2 -20 L 8 -20 L 8 -18 L 9.2 -16.4 L 9.2 -13.4 Z",
        0.25,
    ),
    Layer("gold 0", "R 11 -19 3.2 5.6 0.6", 0.25),
    Layer("wool -0.1", "S 18.6 -14 16.8 -16 17.4 -19 20 -19.8 22.4 -18.6 22.6 -15.8 21 -14", 0.25),
    Layer("ink 0.1", "O 18.9 -17 0.8 O 21.2 -17 0.8"),
    Layer("red -0.1", "R 6 -9.6 2.4 6.8 0.3 R 11.4 -9 2.2 6.2 0.3", 0.22),
    Layer("sea 0", "R 8.6 -10.4 2.6 7.6 0.3", 0.22),
    Layer("desert -0.1", "R 15.6 -5.6 7.6 2.8 1.2", 0.22),
    Layer("wood 0.05", "P -30 10 30 10 30 14.4 -30 14.4", 0.32),
    Layer("wood -0.3", "P -30 14.4 30 14.4 30 28 -30 28", 0.3),
)
_RETORT = (
    Layer("mountains -0.4", "B 0.7 -16 11 -13 -1 B 0.7 -3.4 11 -6.4 -1 B 0.7 -15.4 -0.6 -4 -0.6"),
    Layer(
        "river 0.45",
        "M -11.4 -14 L -8 -14 L -8.2 -9.6 Q -2.4 -8 -2.4 -3.8 Q -3 1.6 -9.7 1.6 Q "
        "-16.4 1.6 -17 -3.8 Q -17 -8 -11.2 -9.6 Z",
        0.35,
    ),
    Layer("leaf 0.2", "M -16.4 -4.6 Q -9.7 -6 -3 -4.6 Q -3 1 -9.7 1 Q -16.4 1 -16.4 -4.6 Z"),
    Layer("leaf 0.6", "O -12 -2.4 0.9 O -8.4 -1 0.6 O -6.4 -3.2 0.7"),
    Layer("wool 0.3", "M -15.6 -5.2 Q -15 -8 -12 -8.8 Q -14 -7 -14.4 -4.8 Z"),
    Layer("wood 0.2", "R -11.9 -15.8 4.4 2.2 0.5", 0.25),
)
_DIE = (
    Layer("wool 0", "P -4 -5.6 1 -6.8 5.2 -5 0.4 -3.6", 0.3),
    Layer("wool 0.2", "P -4 -5.6 0.4 -3.6 0.4 2 -4 0", 0.3),
    Layer("wool -0.25", "P 0.4 -3.6 5.2 -5 5.2 0.2 0.4 2", 0.3),
)


def alchemist(rng: Random, colours: Colours) -> Group:
    """The laboratory; a picture of 48 × 42."""
    glow = Style(shade(colours["gold"], 0.2), opacity=0.13)
    return Group(
        (
            *cut(colours, _ROOM),
            *(circle(-9.7, 4.0, r, glow) for r in (17.0, 11.0)),
            Group((flames(rng, colours),), (-9.7, 10.6), scale=(0.66, 0.66)),
            *cut(colours, _RETORT),
            *_vapour(colours),
            Group((*cut(colours, _DIE), *_pips(colours, 3)), at=(9.0, 13.6), scale=(1.15, 1.15)),
            Group(
                (*cut(colours, _DIE), *_pips(colours, 5)),
                at=(18.0, 16.4),
                turn=8,
                scale=(1.15, 1.15),
            ),
        )
    )


def _pips(colours: Colours, count: int) -> list[Node]:
    """Pips on the lit face of a die, and two on its top."""
    spots = {
        3: ((-3.0, -3.8), (-1.8, -1.8), (-0.6, 0.4)),
        5: ((-3.1, -3.9), (-0.6, -2.6), (-1.8, -1.8), (-3.0, -0.9), (-0.6, 0.4)),
    }
    ink = Style(colours["ink"])
    return [circle(x, y, 0.55, ink) for x, y in (*spots[count], (-0.6, -5.2), (1.8, -5.2))]


def _vapour(colours: Colours) -> list[Node]:
    """Three rings of violet vapour."""
    tone = mix(colours["house"], colours["wool"], 0.5)
    spots = ((-9.0, -18.0, 1.5), (-6.8, -21.0, 2.1), (-10.6, -22.6, 1.2))
    return [circle(x, y, r, Style(tone, opacity=0.7)) for x, y, r in spots]
