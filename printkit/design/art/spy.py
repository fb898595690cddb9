"""The spy: hat, cloak and an eye at the keyhole, cards beyond it; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_DOOR = (
    Layer("wood -0.45", "P -30 -27 30 -27 30 27 -30 27"),
    Layer(
        "wood -0.3",
        "R -29 -27 8 54 R -20 -27 9 54 R -10 -27 8.6 54 R -0.6 -27 9 54 R 9.2 -27 "
        "8.6 54 R 18.6 -27 10 54",
    ),
    Layer("mountains -0.5", "R -30 -17 22 4.6 1 R -30 12.6 22 4.6 1", 0.3),
    Layer(
        "mountains -0.2",
        "O -12 -14.7 1 O -18 -14.7 1 O -24 -14.7 1 O -12 14.9 1 O -18 14.9 1 O -24 14.9 1",
    ),
)
_PLATE = (
    Layer("gold -0.2", "S -12 0 -11 -11 0 -16 11 -11 12 0 11 11 0 16 -11 11", 0.4),
    Layer("gold 0.08", "S -10.6 0 -9.6 -9.8 0 -14.2 9.6 -9.8 10.6 0 9.6 9.8 0 14.2 -9.6 9.8"),
    Layer("gold -0.4", "O -7 -8.6 0.9 O 7 -8.6 0.9 O -7 8.6 0.9 O 7 8.6 0.9"),
    Layer("ink 0", "S -6 -2.4 -4.4 -7.4 0 -9 4.4 -7.4 6 -2.4 4 0.8 5 11 -5 11 -4 0.8", 0.3),
)
_EYE = (
    Layer("wool 0.2", "M -5 -3 Q 0 -8.2 5 -3 Q 0 0.6 -5 -3 Z", 0.3),
    Layer("leaf 0", "O 0 -3.6 2.1", 0.2),
    Layer("ink 0", "O 0 -3.6 1.1"),
    Layer("wool 0.4", "O -0.6 -4.3 0.5"),
    Layer("desert -0.25", "M -5.4 -3.2 Q 0 -9.6 5.4 -3.2 Q 0 -7.2 -5.4 -3.2 Z", 0.2),
)
_CARDS = (
    Layer("sea 0", "P -24 26 -19.4 6.4 -9.4 8.8 -14 28", 0.32),
    Layer("wool 0.2", "P -17.4 26 -15 5.2 -4.6 6.4 -7 27", 0.32),
    Layer("hills 0", "P -13.4 10 -7.2 10.8 -7.8 16 -14 15.2"),
    Layer("gold 0.2", "P -11 27 -9.4 6.6 1 7.4 -0.6 28", 0.32),
    Layer("parchment 0.3", "P -9.6 26 -8.2 8 -0.4 8.6 -1.8 26"),
    Layer("red 0", "O -4.8 14 2.4", 0.22),
)
_HAND = (
    Layer("ink 0.16", "M 31 27 L 31 8 Q 24 9 20 14 Q 14 18 12.6 27 Z", 0.32),
    Layer(
        "wool -0.05",
        "M 21 13 Q 16 10.6 12 12.4 Q 8.8 13.6 9 16 L 13 16.4 Q 10 18.4 11 20 L 15 "
        "19 Q 18.6 19 20 17 Z",
        0.3,
    ),
    Layer("stone -0.1", "B 0.3 10.4 15.4 14.6 14.6 B 0.3 11.8 19 15.6 17.4"),
    Layer("mountains 0.1", "O 5.6 14.6 2.6 | O 5.6 14.6 1.5", 0.25),
    Layer("mountains 0.1", "B 1 8 14.8 16 15.4"),
)


def spy(rng: Random, colours: Colours) -> Group:
    """A door, a keyhole, an eye; a picture of 48 × 42."""
    plate = Group(cut(colours, (*_PLATE, *_EYE)), at=(4.0, -3.6), scale=(1.02, 1.02))
    return Group((*cut(colours, _DOOR), plate, *cut(colours, (*_CARDS, *_HAND))))
