"""The saboteur: a lit bomb at the city wall by night, a figure slips off; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.town_house import town_house
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style, circle, rectangle

_WALL = (
    Layer("mountains -0.58", "P -30 -3 30 -3 30 12 -30 12", 0.3),
    Layer("mountains -0.5", " ".join(f"R {x} -6.4 4 4" for x in range(-28, 29, 7)), 0.28),
    Layer(
        "mountains -0.7",
        "R -26 0 4 2 0.3 R -16 3 4 2 0.3 R -5 -0.6 4 2 0.3 R 15 1 4 2 0.3 R 22 5 4 "
        "2 0.3 R -22 7 4 2 0.3 R 9 6.6 4 2 0.3",
    ),
    Layer("ink 0", "P 3 12 1.6 8 4 6 2.6 2.4 6 -1 4.6 -3 8.4 -3 7 0 8.8 3 6.6 6.4 8.6 9 7 12"),
)
_BOMB = (
    Layer("ink 0.02", "O 0.6 7 7 1.6"),
    Layer("ink 0.06", "O 0 0 7.2", 0.4),
    Layer(
        "mountains -0.35", "M -5 -3.6 Q -2.6 -6.6 1 -6 Q -2.8 -4.6 -4.4 -0.8 Q -5.8 -1.6 -5 -3.6 Z"
    ),
    Layer("ink 0.2", "P 3.2 -7.4 6.2 -5 4.8 -3 1.4 -5.8", 0.3),
    Layer("desert 0", "B 0.9 4.6 -6.2 7 -9 10 -9.2 12 -11.6"),
    Layer(
        "gold 0.1",
        "P 12 -16.6 13 -13 16.6 -14.4 14.2 -11.6 17 -9.4 13.4 -9.8 12.6 -6.4 11.2 "
        "-9.8 7.8 -9.2 10.4 -11.6 8 -14.4 11.4 -13",
    ),
    Layer(
        "fields 0.6",
        "P 12.2 -14.2 12.8 -12.4 14.6 -12.8 13.4 -11.4 14.6 -10.2 12.8 -10.6 12.2 "
        "-8.8 11.6 -10.6 10 -10.2 11.2 -11.4 10 -12.8 11.8 -12.4",
    ),
)
_FIGURE = (
    Layer(
        "ink 0.02",
        "M -4 0 Q -5 -7 -2 -11 Q -3.4 -13.8 -1 -15 Q 1.8 -15.6 2.4 -12.8 Q 2.6 "
        "-11.4 1.6 -10.6 Q 5.4 -7 5.6 0 Z",
        0.3,
    ),
    Layer("ink 0.1", "P -4.6 -14 4.2 -14.2 2.2 -15 1.8 -17.6 -1.8 -17.4 -2.2 -14.8", 0.25),
    Layer("desert -0.15", "M -2.6 -12.4 Q -1.6 -13.8 0.6 -13.2 L 0.4 -11.8 L -2.2 -11.6 Z"),
    Layer("wool 0", "O -1.8 -12.7 0.3 O -0.5 -12.8 0.3"),
    Layer("mountains -0.4", "M -4 0 Q -4.6 -6 -2 -10 Q -3 -5 -2 0 Z"),
)


def saboteur(rng: Random, colours: Colours) -> Group:
    """Night at the wall; a picture of 48 × 42."""
    night = mix(colours["sea"], colours["ink"], 0.62)
    moon = shade(colours["wool"], 0.2)
    nodes: list[Node] = [
        rectangle(-30, -27, 60, 54, Style(night)),
        circle(-14, -13, 7.4, Style(shade(night, 0.14))),
        circle(-14, -13, 4.6, Style(moon)),
        circle(-12.4, -14.2, 4.0, Style(shade(night, 0.14))),
    ]
    nodes += [
        circle(rng.uniform(-23, 23), rng.uniform(-20, -12), rng.uniform(0.15, 0.32), Style(moon))
        for _ in range(16)
    ]
    nodes += [
        Group((town_house(rng, _dim(colours), 6.0, 5.0),), (x, -1.0), scale=(1.2, 1.2))
        for x in (-18.0, -7.0, 4.0, 15.0)
    ]
    glow = shade(colours["gold"], 0.2)
    return Group(
        (
            *nodes,
            *cut(colours, _WALL),
            rectangle(-30, 11.6, 60, 18, Style(mix(colours["forest"], colours["ink"], 0.62))),
            *(circle(8.5, 0.0, r, Style(glow, opacity=0.12)) for r in (13.0, 8.0, 4.5)),
            Group(cut(colours, _BOMB), at=(-3.4, 11.4)),
            Group(cut(colours, _FIGURE), at=(18.0, 18.5), scale=(1.15, 1.15)),
        )
    )


def _dim(colours: Colours) -> Colours:
    """The same colours by moonlight."""
    night = mix(colours["sea"], colours["ink"], 0.62)
    return Colours({name: mix(tone, night, 0.72) for name, tone in colours.items()})
