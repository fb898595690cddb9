"""Ships in players' colours as they lie along paths, with a ring beneath once they are warships.

Beside them what stands in their way: the pirate fleet, fortresses and marked crossings. All
are as small as a plan or a figure needs them, and bear their players' shapes.
"""

from __future__ import annotations

from dataclasses import replace

from printkit.design.brush import Point
from printkit.design.colours import Colours, mix, shade
from printkit.design.disc import disc
from printkit.design.icons import SIZE as ICON, shape
from printkit.design.pen import outline
from printkit.design.playing_pieces import badge, mark
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, Style, circle

_RING = 0.62
"""Radius of a warship's ring, by the ship's length."""

_DISC, _BOSS = 25.0, 7.2
"""The diameter of a crossing's marker, and how large the player's shape is on it."""

_GRID = 10.0
"""How long a ship is in the outlines that follow, its middle at the origin."""
_HULL = (
    "M -5 0.9 Q -3.6 1.5 -2.6 1.5 L 3.4 1.5 Q 4.2 1.4 5 0.7 "
    "Q 4.4 3.9 2.6 4.3 L -2.8 4.3 Q -4.6 3.8 -5 0.9 Z"
)
_MAST = "R -1.1 -5.2 0.7 7 0.2"
_SAIL = "M -0.5 -4.6 Q 3.6 -3.9 4.1 0.9 L -0.5 0.9 Z"
_JIB = "M -1.4 -4.2 Q -3.6 -2 -4 0.7 L -1.4 0.7 Z"


def ship(player: str, length: float, colours: Colours, *, warship: bool = False) -> Group:
    """A ship along the x axis around the origin, its colour's mark on the sail."""
    colour = colours[f"player-{player}"]
    unit = length / _GRID
    edge = shade(colour, -0.75)
    rim = Style(colours["paper"], colours["paper"], length * 0.1)
    parts = ((_HULL, shade(colour, -0.3)), (_MAST, edge), (_SAIL, colour), (_JIB, colour))
    shapes = [(outline(text, unit), tone) for text, tone in parts]
    sign = mark(player, (0.9 * unit, -1.5 * unit), 2.6 * unit / ICON, colours)
    ring = _ring(player, length, colours) if warship else []
    return Group(
        (
            *ring,
            *(Path(steps, rim) for steps, _ in shapes),
            *(Path(steps, Style(tone, edge, length * 0.022)) for steps, tone in shapes),
            sign,
        )
    )


def _ring(player: str, length: float, colours: Colours) -> list[Node]:
    """The ring beneath a warship, guns around it, pale water within."""
    paint, water = colours[f"player-{player}"], mix(colours["sea"], colours["paper"], 0.72)
    edge = shade(paint, -0.75)
    radius = length * _RING
    gun = Style(shade(colours["oil"], 0.05))
    return [
        circle(0, 0, radius * 1.06, Style(colours["paper"])),
        circle(0, 0, radius, Style(paint, edge, length * 0.022)),
        circle(0, 0, radius * 0.74, Style(water, edge, length * 0.016)),
        *(circle(radius * 0.87 * x, radius * 0.87 * y, radius * 0.09, gun) for x, y in _GUNS),
    ]


_GUNS = tuple(
    (x * a, y * b) for a, b in ((0.92, 0.38), (0.38, 0.92)) for x in (1, -1) for y in (1, -1)
)


def fleet(at: Point, size: float, colours: Colours) -> Group:
    """The pirate fleet on a plan: a dark ship on a pale disc."""
    scale = size * 0.66 / ICON
    disc = circle(0, 0, size / 2, Style(colours["parchment"], colours["oil"], size * 0.06))
    sign = Path(shape("fleet"), Style(mix(colours["oil"], colours["red"], 0.12)))
    return Group((disc, Group((sign,), scale=(scale, scale))), at=at)


def fort(player: str, at: Point, size: float, colours: Colours) -> Group:
    """A fortress in a player's colour, with the player's shape below."""
    colour = colours[f"player-{player}"]
    scale = size / ICON
    rim = Style(colours["ink"], colours["ink"], 0.5)
    castle = Group(
        (Path(shape("fortress"), rim), Path(shape("fortress"), Style(colour))),
        scale=(scale, scale),
    )
    return Group((castle, badge(player, (0.0, size * 0.42), size * 0.42, colours)), at=at)


def crossing_disc(
    name: str, player: str, colours: Colours, *, diameter: float = _DISC, bleed: float = 3.0
) -> Drawing:
    """The marker of a player's crossing: a compass rose, the player's shape in its middle.

    Args:
        name: For people and file names.
        player: Whose crossing it marks.
        colours: The theme's.
        diameter: Of the piece.
        bleed: How far the ground runs on beyond the trim.
    """
    drawn = disc(
        name, "crossing", colours.worn_by(player), drawn_for=_DISC, diameter=diameter, bleed=bleed
    )
    sign = badge(player, (0.0, 0.0), _BOSS * diameter / _DISC, colours)
    return replace(drawn, body=Group((drawn.body, sign)))


def cross(player: str, at: Point, size: float, colours: Colours) -> Group:
    """A marked crossing on a plan: its marker, as small as is wanted."""
    scale = size / _DISC
    drawn = crossing_disc(f"crossing-{player}", player, colours)
    rim = circle(
        0, 0, size / 2, Style(None, shade(colours[f"player-{player}"], -0.65), size * 0.05)
    )
    return Group((Placed(drawn, scale=(scale, scale), cut="trim"), rim), at=at)
