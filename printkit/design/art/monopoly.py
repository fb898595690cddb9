"""A monopoly: one merchant's vault, chest and sacks behind a great padlock; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.brick_stack import brick_stack
from printkit.design.art.plank_stack import plank_stack
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.symbols import SIZE, symbol
from printkit.draw.scene import Group, Node, Placed, Style, circle, rectangle

_VAULT = (
    Layer("stone -0.32", "P -30 -26 30 -26 30 28 -30 28"),
    Layer(
        "stone -0.2",
        "R -29 -20 9 5 0.6 R -18 -20 10 5 0.6 R -6 -20 12 5 0.6 R 8 -20 10 5 0.6 R "
        "20 -20 9 5 0.6 R -24 -13 10 5 0.6 R 15 -13 10 5 0.6 R -29 -6 8 5 0.6 R 21 "
        "-6 8 5 0.6 R -26 1 8 5 0.6 R 18 1 9 5 0.6",
    ),
    Layer("stone 0.1", "M -18 12 L -18 -3 Q -16 -18 0 -19 Q 16 -18 18 -3 L 18 12 Z", 0.32),
    Layer(
        "ink 0.12",
        "M -15.4 12 L -15.4 -2.6 Q -13.6 -15.6 0 -16.4 Q 13.6 -15.6 15.4 -2.6 L 15.4 12 Z",
    ),
    Layer("wood -0.35", "R -15.4 -2.4 30.8 1.2 R -15.4 6.6 30.8 1.4", 0.2),
    Layer("wood -0.1", "P -30 12 30 12 30 28 -30 28"),
    Layer("wood -0.28", "B 0.3 -30 16.6 30 16.6 B 0.3 -30 21.6 30 21.6"),
)
_LOCK = (
    Layer(
        "mountains -0.4",
        "M -5 2 L -5 -3.4 Q -5 -9.4 0 -9.4 Q 5 -9.4 5 -3.4 L 5 2 L 3 2 L 3 -3.2 Q 3 "
        "-7.2 0 -7.2 Q -3 -7.2 -3 -3.2 L -3 2 Z",
        0.3,
    ),
    Layer("gold 0.05", "R -7.4 0 14.8 12.4 1.6", 0.34),
    Layer("gold -0.25", "R 3.6 0.4 3.4 11.6 1.2"),
    Layer("gold 0.4", "R -6.4 1 12 1.1 0.5"),
    Layer("ink 0.05", "O 0 5.2 1.7 P -0.9 5.6 0.9 5.6 1.5 9.8 -1.5 9.8"),
)


def monopoly(rng: Random, colours: Colours) -> Group:
    """The vault; a picture of 48 × 42."""
    shelves = ((-10.6, -7.2, "wool"), (0.0, -7.6, "grain"), (10.6, -7.2, "ore"))
    lower = ((-10.2, 2.2, "brick"), (10.2, 2.2, "lumber"))
    goods: list[Node] = [
        Placed(symbol(name, colours), (x, y), scale=(8.4 / SIZE, 8.4 / SIZE))
        for x, y, name in (*shelves, *lower)
    ]
    bars = shade(colours["mountains"], -0.45)
    iron = Style(mix(bars, colours["ink"], 0.2), shade(bars, -0.6), 0.2)
    grille: list[Node] = [
        rectangle(x - 0.5, -16.4, 1.0, 28.6, iron) for x in (-15.6, -5.3, 5.3, 15.6)
    ]
    return Group(
        (
            *cut(colours, _VAULT),
            *goods,
            *grille,
            circle(0.6, 7.2, 9.0, Style(colours["ink"], opacity=0.3)),
            Group(cut(colours, _LOCK), at=(0.0, 1.6)),
            # No coins: gold is no resource that a monopoly takes (DI-24).
            Group((brick_stack(rng, colours),), (-15.6, 17.6), scale=(0.8, 0.8)),
            Group((plank_stack(rng, colours),), (14.4, 18.4), scale=(0.8, 0.8)),
        )
    )
