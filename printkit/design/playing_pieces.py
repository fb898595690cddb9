"""Wooden pieces in a player's colour, seen from the front and above, for pictures of play.

Each bears the mark of its colour, so that colour is never the only carrier. They are drawn on a
grid of ten by ten and stand on the boards of design.position and in figures.
"""

from __future__ import annotations

from functools import cache
from random import Random

from printkit.design import art
from printkit.design.colours import Colours, mix, shade
from printkit.design.icons import SIZE as ICON, shape
from printkit.design.pen import outline
from printkit.design.picture import Artwork, Picture
from printkit.draw.scene import Drawing, Group, Node, Path, Style, ellipse, rectangle

SIZE = 10.0
"""The edge of the square that a piece fills at full size; its foot stands on y = 0."""

_FACES = {
    "settlement": (
        ("front", "P 1.1 10 1.1 5.2 4.2 1.5 7.3 5.2 7.3 10"),
        ("side", "P 7.3 10 7.3 5.2 9.3 3.9 9.3 8.4"),
        ("top", "P 4.2 1.5 6.2 0.4 9.3 3.9 7.3 5.2"),
    ),
    "city": (
        ("front", "P 0.3 10 0.3 4.2 2.5 1.5 4.7 4.2 4.7 5.9 8 5.9 8 10"),
        ("side", "P 4.7 4.2 6.2 3.2 6.2 5 4.7 5.9 P 8 5.9 9.7 4.8 9.7 8.7 8 10"),
        ("top", "P 2.5 1.5 4 0.4 6.2 3.2 4.7 4.2 P 4.7 5.9 6.4 4.8 9.7 4.8 8 5.9"),
    ),
    "pawn": (
        ("front", "M 1.6 10 C 1.8 8.4 3.6 7 3.8 4.4 L 6.2 4.4 C 6.4 7 8.2 8.4 8.4 10 Z"),
        ("side", "M 5.4 4.4 L 6.2 4.4 C 6.4 7 8.2 8.4 8.4 10 L 6.9 10 C 6.7 8.6 5.5 7 5.4 4.4 Z"),
        ("front", "O 5 2.9 2.3"),
        ("top", "O 4.5 2.4 1.3"),
    ),
}
_TONES = {"front": 0.0, "side": -0.34, "top": 0.3}
_BRIDGE = (38.0, 15.0)
"""The size that the drawing of a bridge's marker is made for."""

_MARKS = {"settlement": (4.2, 7.2, 0.95), "city": (4.2, 7.9, 0.88), "pawn": (4.6, 8.4, 0.6)}
"""Where on a piece its colour's mark stands, and how large an icon it is."""

_RIMMED = 0.82
"""How much of a badge its colour fills; the rest is its rim."""

_PALE = 0.55
"""Colours lighter than this bear a dark mark, the others a light one."""


def building(kind: str, player: str, colours: Colours) -> Drawing:
    """A building (a metropolis is a city on its token) or a pawn, its foot at the origin.

    Args:
        kind: "settlement", "city", "metropolis" or "pawn".
        player: The player's colour, such as "red".
        colours: The theme's.
    """
    return _building(kind, player, colours.shape(player), tuple(colours.items()))


def road(player: str, length: float, colours: Colours) -> Group:
    """A road along the x axis around the origin, its colour's mark in the middle."""
    colour = colours[f"player-{player}"]
    width = length * 0.27
    edge = Style(colour, _edge(colour), 0.22)
    light = Style(shade(colour, 0.35))
    bar = rectangle(-length / 2, -width / 2, length, width, edge, width * 0.16)
    gleam = rectangle(-length / 2 + 0.2, -width / 2 + 0.14, length - 0.4, width * 0.16, light)
    return Group((bar, gleam, mark(player, (0.0, width * 0.06), width * 0.62 / 4, colours)))


def bridge(player: str, length: float, colours: Colours) -> Group:
    """A road on its bridge's marker along the x axis, the marker so long, around the origin."""
    scale = length / _BRIDGE[0]
    wide, high = (side * scale for side in _BRIDGE)
    painted = Group(
        (art.find("bridge")(Random("bridge"), colours.worn_by(player)),), scale=(scale, scale)
    )
    rim = Style(stroke=_edge(colours[f"player-{player}"]), width=0.3)
    outline = rectangle(-wide / 2, -high / 2, wide, high, radius=2.5 * scale)
    return Group(
        (
            Group((painted,), clip=outline),
            Path(outline.steps, rim),
            road(player, 25.4 * scale, colours),
        )
    )


def mark(player: str, at: tuple[float, float], scale: float, colours: Colours) -> Group:
    """The mark of a player's colour as it stands on a piece; scale 1 is an icon of 4 mm."""
    return _mark(colours.shape(player), colours[f"player-{player}"], at, scale)


def badge(player: str, at: tuple[float, float], size: float, colours: Colours) -> Group:
    """A player's shape in the player's colour with a dark rim, for paper: who is meant."""
    outer = size / ICON
    return Group(
        (
            Path(shape(colours.shape(player)), Style(colours["ink"])),
            Group(
                (Path(shape(colours.shape(player)), Style(colours[f"player-{player}"])),),
                scale=(_RIMMED, _RIMMED),
            ),
        ),
        at=at,
        scale=(outer, outer),
    )


def stamp(player: str, at: tuple[float, float], size: float, colours: Colours) -> Group:
    """A player's shape on a ground of the player's colour; its rim stays where no ground is."""
    scale = size / ICON
    colour = colours[f"player-{player}"]
    style = Style(on(colour), shade(colour, -0.72), 0.25 / scale)
    return Group((Path(shape(colours.shape(player)), style),), at=at, scale=(scale, scale))


def signed(
    artwork: Artwork, player: str, at: tuple[float, float], size: float, colours: Colours
) -> Group:
    """A player's shape on a piece: a drawing has the player's ground, a picture has not."""
    drawn = badge if isinstance(artwork, Picture) else stamp
    return drawn(player, at, size, colours)


def _mark(sign: str, colour: str, at: tuple[float, float], scale: float) -> Group:
    return Group((Path(shape(sign), Style(on(colour))),), at=at, scale=(scale, scale))


@cache
def _building(kind: str, player: str, sign: str, palette: tuple[tuple[str, str], ...]) -> Drawing:
    colours = Colours(dict(palette))
    nodes: list[Node] = []
    if kind == "metropolis":
        nodes += _token(colours)
    standing = "city" if kind == "metropolis" else kind
    colour = colours[f"player-{player}"]
    edge = _edge(colour)
    nodes += [
        Path(outline(text, at=(-5.0, -10.0)), Style(shade(colour, _TONES[face]), edge, 0.34))
        for face, text in _FACES[standing]
    ]
    x, y, size = _MARKS[standing]
    nodes.append(_mark(sign, colour, (x - 5, y - 10), size))
    return Drawing(f"piece-{kind}-{player}", rectangle(-5, -10, SIZE, SIZE), Group(tuple(nodes)))


def _token(colours: Colours) -> list[Node]:
    """The metropolis token under a city, lying flat: a quay, its moat, the ground inside."""
    rings = (
        (8.2, 0.5, "stone", -0.4),
        (8.0, 0.0, "stone", 0.2),
        (7.3, 0.0, "sea", 0.12),
        (5.9, 0.0, "parchment", -0.04),
    )
    return [
        ellipse(
            0,
            -1.6 + drop,
            wide,
            wide * 0.52,
            Style(shade(colours[tone], light), shade(colours[tone], -0.7), 0.3),
        )
        for wide, drop, tone, light in rings
    ]


def _edge(colour: str) -> str:
    return shade(colour, -0.72)


def on(colour: str) -> str:
    """What reads on that colour: a dark tone of it, or a light one."""
    red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    pale = 0.3 * red + 0.59 * green + 0.11 * blue > _PALE
    return shade(colour, -0.75) if pale else mix(colour, "#FFFFFF", 0.88)
