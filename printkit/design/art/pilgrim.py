"""A pilgrim on the way to the Peace Tree: hood and cloak in the player's colour, staff, gift."""

from __future__ import annotations

from random import Random

from printkit.design.brush import beam, blob, joined, smooth, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, ellipse, rectangle

_COPSE = ((-9.6, -19.0, 3.4), (-12.4, -16.8, 3.0), (10.4, -18.4, 3.2), (13.0, -16.4, 3.0))
"""Far trees: where their crowns hang and how large they are."""


def pilgrim(rng: Random, colours: Colours) -> Group:
    """A panel 20 wide and 36 high above the origin, its ground 3 wider; `player` is whose it is."""
    return Group(
        (
            *_evening(rng, colours),
            ellipse(0.6, -1.6, 7.2, 1.5, Style(shade(colours["forest"], -0.5), opacity=0.4)),
            *_staff(colours),
            *_cloak(colours),
            *_face(colours),
            *_bundle(colours),
            *_path(rng, colours),
        )
    )


def _evening(rng: Random, colours: Colours) -> list[Node]:
    """A pale sky with the crown of the tree behind, a meadow and the black path."""
    sky = mix(colours["parchment"], colours["river"], 0.28)
    green = mix(colours["pasture"], colours["fields"], 0.25)
    far = mix(green, sky, 0.55)
    nodes: list[Node] = [
        rectangle(-14, -37, 28, 38, Style(sky)),
        circle(0, -24.6, 8.6, Style(mix(sky, colours["paper"], 0.6))),
        smooth(
            [(-15, -12), (-8, -15.4), (0, -13.6), (8, -15.8), (15, -12.6), (15, 2), (-15, 2)],
            Style(far),
            tension=0.5,
        ),
        smooth(
            [(-15, -6.6), (-7, -8.2), (2, -6.8), (15, -8.4), (15, 2), (-15, 2)],
            Style(green),
            tension=0.5,
        ),
    ]
    crown = mix(colours["forest"], sky, 0.5)
    for x, y, size in (
        (-9.6, -19.0, 3.4),
        (-12.4, -16.8, 3.0),
        (10.4, -18.4, 3.2),
        (13.0, -16.4, 3.0),
    ):
        nodes.append(blob(rng, x, y, size, size * 0.85, Style(crown), tension=0.9))
    nodes += [
        beam((-11, -16), (-11, -12.4), 1.2, Style(shade(crown, -0.2))),
        beam((11.6, -16), (11.6, -12.8), 1.2, Style(shade(crown, -0.2))),
    ]
    return nodes


def _path(rng: Random, colours: Colours) -> list[Node]:
    """Grass before the feet."""
    green = shade(colours["leaf"], -0.2)
    places = [(-8.4, -0.6), (-5.6, 0.2), (6.2, -0.2), (8.8, -0.8), (1.2, 0.6)]
    return [tufts(rng, places, Style(None, green, 0.3), size=1.9)]


def _staff(colours: Colours) -> list[Node]:
    """A staff as tall as the pilgrim, a lantern on it."""
    wood, ink = shade(colours["wood"], 0.12), shade(colours["wood"], -0.7)
    glow = mix(colours["fields"], colours["paper"], 0.3)
    return [
        beam((6.9, -0.4), (6.1, -31.5), 0.95, Style(wood, ink, 0.25)),
        Path(
            (("M", 6.1, -31.0), ("C", 6.2, -33.0, 8.8, -33.0, 8.7, -30.8)),
            Style(stroke=ink, width=0.6),
        ),
        circle(8.7, -28.4, 2.4, Style(glow, opacity=0.5)),
        rectangle(7.6, -30.4, 2.2, 3.4, Style(glow, ink, 0.3), 0.4),
        rectangle(7.3, -31.0, 2.8, 0.8, Style(shade(colours["oil"], 0.1), ink, 0.2), 0.2),
        rectangle(7.3, -27.2, 2.8, 0.7, Style(shade(colours["oil"], 0.1), ink, 0.2), 0.2),
    ]


def _cloak(colours: Colours) -> list[Node]:
    """The wide cloak and its hood, lit from the west, a sleeve that holds the staff."""
    colour = colours["player"]
    ink = shade(colour, -0.74)
    body = smooth(
        [
            (-0.4, -24.6),
            (-5.2, -20.0),
            (-6.6, -11.0),
            (-7.6, -1.6),
            (-2.6, -0.6),
            (2.8, -0.8),
            (6.6, -1.8),
            (5.6, -11.0),
            (4.6, -20.0),
        ],
        Style(shade(colour, -0.14), ink, 0.42),
        tension=0.55,
    )
    west = smooth(
        [(-1.4, -23.0), (-4.7, -19.4), (-6.0, -11.0), (-6.9, -2.1), (-3.4, -1.2), (-2.2, -10.0)],
        Style(shade(colour, 0.14)),
        tension=0.55,
    )
    folds = [
        beam((-2.4, -17), (-3.0, -1.4), 0.3, Style(), end_width=0.9),
        beam((1.8, -16), (2.6, -1.4), 0.3, Style(), end_width=1.0),
        beam((3.8, -10), (4.9, -2.0), 0.2, Style(), end_width=0.7),
    ]
    hem = smooth(
        [
            (-7.6, -2.9),
            (-2.6, -1.8),
            (2.8, -2.0),
            (6.6, -3.0),
            (6.6, -1.8),
            (2.8, -0.8),
            (-2.6, -0.6),
            (-7.6, -1.6),
        ],
        Style(mix(colours["fields"], colours["gold"], 0.35), ink, 0.25),
        tension=0.4,
    )
    sleeve = smooth(
        [(2.6, -19.4), (5.2, -18.2), (7.6, -16.4), (7.2, -13.8), (4.4, -13.8), (1.8, -15.4)],
        Style(shade(colour, 0.02), ink, 0.34),
        tension=0.5,
    )
    hand = circle(7.0, -16.2, 1.15, Style(mix(colours["desert"], colours["hills"], 0.3), ink, 0.28))
    hood = smooth(
        [
            (-4.4, -22.0),
            (-4.8, -27.2),
            (-1.6, -31.8),
            (1.8, -31.6),
            (4.4, -27.6),
            (4.2, -22.4),
            (0, -20.8),
        ],
        Style(shade(colour, -0.06), ink, 0.42),
        tension=0.7,
    )
    light = smooth(
        [(-3.6, -23.4), (-4.0, -27.2), (-1.4, -30.9), (-1.4, -27.4), (-2.4, -23.8)],
        Style(shade(colour, 0.24)),
        tension=0.7,
    )
    return [body, west, joined(folds, Style(shade(colour, -0.4))), hem, hood, light, sleeve, hand]


def _face(colours: Colours) -> list[Node]:
    """A friendly face in the shade of the hood."""
    skin = mix(colours["desert"], colours["hills"], 0.3)
    ink = shade(colours["wood"], -0.75)
    beard = mix(colours["wood"], colours["stone"], 0.4)
    return [
        ellipse(0.5, -25.6, 2.9, 3.5, Style(shade(skin, -0.45), ink, 0.3)),
        ellipse(0.5, -25.3, 2.5, 3.0, Style(skin)),
        smooth(
            [
                (-1.9, -25.2),
                (-1.6, -22.6),
                (0.5, -20.9),
                (2.6, -22.6),
                (2.9, -25.2),
                (1.6, -23.8),
                (0.5, -23.4),
                (-0.6, -23.8),
            ],
            Style(beard, ink, 0.22),
            tension=0.6,
        ),
        circle(-0.5, -26.0, 0.36, Style(ink)),
        circle(1.5, -26.0, 0.36, Style(ink)),
        smooth(
            [(-0.3, -23.9), (0.5, -23.5), (1.3, -23.9)], Style(stroke=ink, width=0.3), closed=False
        ),
    ]


def _bundle(colours: Colours) -> list[Node]:
    """A gift under the arm, tied with a ribbon."""
    paper, tie = mix(colours["parchment"], colours["fields"], 0.25), colours["red"]
    ink = shade(colours["wood"], -0.7)
    return [
        rectangle(-7.8, -15.6, 6.0, 5.2, Style(paper, ink, 0.34), 0.4),
        rectangle(-7.5, -15.3, 5.4, 0.9, Style(shade(paper, 0.5))),
        rectangle(-5.3, -15.6, 1.1, 5.2, Style(tie, ink, 0.2)),
        Path(
            (
                ("M", -4.8, -15.6),
                ("C", -7.8, -18.2, -7.4, -15.4, -4.8, -15.6),
                ("C", -1.8, -18.2, -2.2, -15.4, -4.8, -15.6),
                ("Z",),
            ),
            Style(tie, ink, 0.22),
        ),
        circle(-2.2, -12.6, 1.15, Style(mix(colours["desert"], colours["hills"], 0.3), ink, 0.28)),
    ]
