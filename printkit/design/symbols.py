"""Symbols of resources and scenarios in colour, 10 x 10 mm, in the tiles' language.

They stand on harbour signs, cards and aids; the same things as one-colour icons are
design.icons. Drawn on a grid of ten by ten, lit from the north-west, with a fine outline.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from printkit.board.spelling import listed, nearest
from printkit.design.colours import Colours
from printkit.design.icons import resources
from printkit.design.papercut import Layer, cut, placed
from printkit.design.pen import leaf
from printkit.draw.scene import Drawing, Group, rectangle
from printkit.errors import TemplateError

SIZE = 10.0
"""The edge of the square that a symbol fills."""

_EDGE = 0.24


def names() -> tuple[str, ...]:
    """Every symbol's name."""
    return tuple(_SYMBOLS)


def symbol(name: str, colours: Colours) -> Drawing:
    """A resource's symbol; asked for again with the same theme, it is the same drawing.

    Raises:
        TemplateError: There is no such symbol.
    """
    if name not in _SYMBOLS:
        raise TemplateError(
            "unknown-symbol", found=name, nearest=nearest(name, _SYMBOLS), allowed=listed(_SYMBOLS)
        )
    return _drawn(name, tuple(colours.items()))


@cache
def _drawn(name: str, palette: tuple[tuple[str, str], ...]) -> Drawing:
    half = SIZE / 2
    paths = cut(Colours(dict(palette)), _SYMBOLS[name](), at=(-half, -half))
    return Drawing(f"symbol-{name}", rectangle(-half, -half, SIZE, SIZE), Group(paths))


_LOG = (
    Layer("wood -0.25", "B 3 0 0 3 -2.2", _EDGE),
    Layer("wood 0.12", "B 0.9 -0.1 -1 2.9 -3.2"),
    Layer("wood -0.05", "B 0.5 0.7 -0.5 3.4 -2.5"),
    Layer("fields 0.35", "O 0 0 1.5", _EDGE),
    Layer("wood 0.3", "O 0 0 1.05 | O 0 0 0.75 | O 0 0 0.3"),
)
_BRICK = (
    Layer("hills -0.35", "P 2.8 0 3.6 -0.8 3.6 1.2 2.8 2", _EDGE),
    Layer("hills 0.38", "P 0 0 0.8 -0.8 3.6 -0.8 2.8 0", _EDGE),
    Layer("hills", "P 0 0 2.8 0 2.8 2 0 2", _EDGE),
    Layer("hills -0.2", "P 0.4 1.5 2.4 1.5 2.4 1.8 0.4 1.8"),
)


def _lumber() -> list[Layer]:
    """Three logs stacked, their cut ends towards us."""
    places = ((5.2, 7.6), (2.1, 7.6), (3.7, 4.8))
    return [layer for x, y in places for layer in placed(_LOG, x, y)]


def _brick() -> list[Layer]:
    """Six bricks in a stepped stack."""
    places = ((6.2, 7.5), (3.2, 7.5), (0.2, 7.5), (4.7, 5.3), (1.7, 5.3), (3.2, 3.1))
    return [layer for x, y in places for layer in placed(_BRICK, x, y)]


def _wool() -> list[Layer]:
    """A sheep looking to the left."""
    return [
        Layer("ink 0.1", "R 4.2 6.6 1 2.9 0.3 R 7.6 6.6 1 2.9 0.3"),
        Layer("ink 0.25", "R 5.4 6.6 0.9 2.6 0.3 R 6.7 6.6 0.8 2.6 0.3"),
        Layer(
            "wool",
            "M 9.3 5.0 C 10.0 5.3 8.7 6.9 8.2 6.2 C 8.7 7.1 6.3 7.7 6.3 6.7 C 6.3 7.7 3.9 7.1 "
            "4.4 6.2 C 3.9 6.9 2.6 5.3 3.3 5.0 C 2.6 5.0 3.0 3.2 3.7 3.5 C 3.1 2.9 5.0 1.7 "
            "5.3 2.6 C 5.0 1.6 7.6 1.6 7.3 2.6 C 7.6 1.7 9.5 2.9 8.9 3.5 C 9.6 3.2 10.0 5.0 "
            "9.3 5.0 Z",
            _EDGE,
        ),
        Layer(
            "stone 0.35",
            "M 3.6 6.4 C 5 6.9 7.9 6.6 9.2 4.4 C 9.7 5.6 9.2 6.5 8.3 6.6 C 7.8 7.4 6.8 7.4 6.3 7 "
            "C 5.4 7.5 4.2 7.3 3.6 6.4 Z",
        ),
        Layer(
            "stone 0.2",
            "B 0.3 4.7 4.2 5.2 4.7 5.8 4.3 B 0.3 6.5 3.5 7 4 7.6 3.6 B 0.3 6.2 5.5 6.7 5.9 7.3 5.5",
        ),
        Layer("ink 0.22", leaf(2.6, 3.4, 60, 1.6, 0.7), _EDGE),
        Layer(
            "ink 0.22",
            "M 0.9 5.6 Q 0.8 3.9 1.4 3 Q 2.1 2.4 2.8 2.9 Q 3.5 3.8 3.1 5.2 Q 2.7 6.7 1.8 6.7 "
            "Q 1 6.6 0.9 5.6 Z",
            _EDGE,
        ),
        Layer("ink 0.22", leaf(1.5, 3.2, -70, 1.5, 0.7), _EDGE),
        Layer("wool", "O 1.6 4.4 0.22"),
    ]


def _grain() -> list[Layer]:
    """A sheaf tied in the middle, seven ears fanned out."""
    ears = [
        Layer("fields -0.02", leaf(5 + n * 0.95, 3.9 + 0.1 * n * n, 12 * n, 3.5, 1), _EDGE)
        for n in (-3, 3, -2, 2, -1, 1, 0)
    ]
    glints = [
        Layer("fields 0.6", leaf(4.8 + n, 3.2 + 0.1 * n * n, 12 * n - 6, 1.9, 0.26))
        for n in range(-3, 4)
    ]
    foot = (
        "M 4.2 6.2 Q 3.7 8 2.2 9.4 L 3.4 9.2 L 4 9.7 L 5 9.3 L 6 9.7 L 6.6 9.2 L 7.8 9.4 "
        "Q 6.3 8 5.8 6.2 Z"
    )
    straws = (
        "B 0.22 4.6 6 3.4 3.6 B 0.22 5 6 5 3.4 B 0.22 5.4 6 6.6 3.6 B 0.22 4.6 6.9 3.6 8.9 "
        "B 0.22 5.4 6.9 6.4 8.9 B 0.22 5 6.9 5 8.8"
    )
    return [
        Layer("gold -0.05", foot, _EDGE),
        Layer(
            "gold 0.15",
            "M 4.2 6.2 Q 3.9 5 1.4 3.6 L 3 2.6 L 7 2.6 L 8.6 3.6 Q 6.1 5 5.8 6.2 Z",
            _EDGE,
        ),
        Layer("gold -0.35", straws),
        *ears,
        *glints,
        Layer("hills", "M 3.9 5.7 Q 5 6.2 6.1 5.7 L 6.1 6.7 Q 5 7.2 3.9 6.7 Z", _EDGE),
        Layer("hills 0.3", "M 4 5.9 Q 4.6 6.2 5 6.2 L 5 6.5 Q 4.4 6.5 4 6.3 Z"),
    ]


def _ore() -> list[Layer]:
    """A crystal between two smaller ones on a rock."""
    return [
        Layer("mountains -0.5", "S 0.6 8.6 2 7.4 5 7 8 7.4 9.5 8.7 7.6 9.6 2.6 9.7", _EDGE),
        Layer("mountains 0.1", "P 2.4 4.4 3.6 6 3.7 8.8 1.6 8.8 0.9 6.4", _EDGE),
        Layer("mountains 0.45", "P 2.4 4.4 2.3 8.8 1.6 8.8 0.9 6.4"),
        Layer("mountains -0.15", "P 7.8 4.9 9.2 6.8 8.5 8.8 6.4 8.8 6.5 6.2", _EDGE),
        Layer("mountains 0.25", "P 7.8 4.9 7.5 8.8 6.4 8.8 6.5 6.2"),
        Layer("mountains -0.25", "P 5 0.5 7.2 3.2 6.7 9 3.5 9 2.9 3.4", _EDGE),
        Layer("snow", "P 5 0.5 4.6 3.9 2.9 3.4"),
        Layer("mountains 0.35", "P 4.6 3.9 4.7 9 3.5 9 2.9 3.4"),
        Layer("mountains 0.1", "P 5 0.5 7.2 3.2 4.6 3.9"),
        Layer("wool", "P 3.5 4.2 4 4.3 3.95 6.6 3.75 6.6"),
    ]


def _gold() -> list[Layer]:
    """A coin with a star before another."""
    star = "M 4.3 2.9 Q 4.6 5.3 7 5.7 Q 4.6 6.1 4.3 8.5 Q 4 6.1 1.6 5.7 Q 4 5.3 4.3 2.9 Z"
    return [
        Layer("gold -0.35", "O 6.6 4.6 3.2", _EDGE),
        Layer("gold -0.05", "O 6.4 4.3 3.2", _EDGE),
        Layer("gold -0.4", "O 4.5 6 4", _EDGE),
        Layer("gold 0.25", "O 4.3 5.7 4", _EDGE),
        Layer("gold -0.12", "O 4.3 5.7 3.2"),
        Layer("fields 0.05", "O 4.45 5.85 3.05"),
        Layer("gold -0.1", star),
        Layer("wool", "M 1.2 4.6 Q 1.8 2.9 3.5 2.4 Q 2.2 3.2 1.2 4.6 Z"),
    ]


def _oil() -> list[Layer]:
    """A black drop with a violet sheen."""
    return [
        Layer("oil", resources.OUTLINES["oil"].partition("|")[0], _EDGE),
        Layer(
            "sheen",
            "M 2.6 6.2 C 2.6 8 3.8 9 5.2 9 C 6.6 9 7.6 7.9 7.6 6.6 C 7 7.6 6.2 8 5 8 "
            "C 3.8 8 3 7.4 2.6 6.2 Z",
        ),
        Layer("sheen 0.45", "M 3 7 C 3.2 8 4.2 8.7 5.2 8.7 C 4.2 8.4 3.5 7.9 3 7 Z"),
        Layer(
            "wool",
            "M 4.3 2.9 C 3.6 4 2.9 5 3 5.9 C 3.4 5.9 3.7 5.6 3.8 5.2 C 3.9 4.5 4.2 3.8 4.3 2.9 Z",
        ),
    ]


def _development_card() -> list[Layer]:
    """A card with a laurel and a star before another one."""
    star = "P 5.2 3 5.95 4.75 7.8 4.9 6.4 6.1 6.8 7.9 5.2 6.95 3.6 7.9 4 6.1 2.6 4.9 4.45 4.75"
    return [
        Layer("sea -0.35", "P 3 0.6 9.2 1.8 7.6 9.4 1.6 8.2", _EDGE),
        Layer("sea 0.1", "R 1.8 0.7 6.8 8.8 0.7", _EDGE),
        Layer("parchment", "R 2.5 1.4 5.4 7.4 0.4"),
        Layer("leaf -0.1", leaf(3.2, 8.2, 8, 3.4, 0.7) + " " + leaf(7.2, 8.2, -8, 3.4, 0.7), 0.12),
        Layer("gold 0.15", star, _EDGE),
        Layer("fields 0.35", "P 5.2 3.7 5.2 6.3 3.5 5.4 4.7 5.2"),
        Layer("sea -0.1", "R 3.4 1.8 3.6 0.7 0.3"),
    ]


def _gift() -> list[Layer]:
    """A parcel with a red bow."""
    bow = (
        "M 5 3.2 C 2.4 3.2 1 2.2 1.6 1 C 2.2 -0.1 4.5 0.8 5 2.8 C 5.5 0.8 7.8 -0.1 8.4 1 "
        "C 9 2.2 7.6 3.2 5 3.2 Z"
    )
    return [
        Layer("fields -0.12", "R 1 4.6 8 5 0.3", _EDGE),
        Layer("fields 0.2", "R 1.2 4.8 3 4.5"),
        Layer("fields 0.05", "R 0.5 3 9 1.9 0.3", _EDGE),
        Layer("fields 0.45", "R 0.7 3.2 8.6 0.5"),
        Layer("red", "R 4.2 3 1.6 6.6", _EDGE),
        Layer("red 0.3", "R 4.4 3.2 0.5 6.2"),
        Layer("red", bow, _EDGE),
        Layer("red 0.35", "M 2 1.6 Q 2.4 0.9 3.6 1.5 Q 2.8 1.5 2 1.6 Z"),
        Layer("red -0.3", "O 5 2.9 0.6", 0.15),
    ]


def _fleet() -> list[Layer]:
    """A dark ship under striped sails on two waves."""
    main = "M 3.0 1.5 Q 6.6 0.9 8.2 1.5 Q 9.3 3.6 8.6 5.6 Q 6 5 3.4 5.6 Q 4.4 3.6 3.0 1.5 Z"
    fore = "M 0.9 2.6 Q 2.4 2.2 3.5 2.6 Q 4.2 4.2 3.7 5.8 Q 2.4 5.4 0.8 5.8 Q 1.7 4.2 0.9 2.6 Z"
    return [
        Layer("wood -0.4", "R 5.4 0.3 0.5 7 0.1 R 2.1 1.7 0.4 5.4 0.1", 0.15),
        Layer("red", "M 5.9 0.2 Q 7 0.5 8.1 0.1 L 7.8 0.8 Q 6.9 1.1 5.9 0.9 Z", 0.15),
        Layer("parchment -0.04", fore, _EDGE),
        Layer("parchment", main, _EDGE),
        Layer(
            "oil 0.15",
            "M 4.2 1.25 L 5.2 1.15 Q 6.3 3.2 5.4 5.18 L 4.4 5.33 Q 5.4 3.3 4.2 1.25 Z "
            "M 6.6 1.15 L 7.5 1.3 Q 8.5 3.3 7.8 5.4 L 6.8 5.2 Q 7.6 3.2 6.6 1.15 Z",
        ),
        Layer(
            "wood -0.3",
            "M 0.2 6 L 1.8 6.4 L 8 6.4 L 9.8 5.7 Q 9.4 8 8 9 L 2 9 Q 0.7 8 0.2 6 Z",
            _EDGE,
        ),
        Layer("gold 0.1", "M 0.45 6.8 L 9.45 6.8 L 9.2 7.3 L 0.65 7.3 Z"),
        Layer("oil", "O 2.6 8 0.32 O 4.2 8 0.32 O 5.8 8 0.32 O 7.4 8 0.32"),
        Layer(
            "river",
            "M 0 8.7 Q 1.2 7.9 2.5 8.7 Q 3.7 9.5 5 8.7 Q 6.2 7.9 7.5 8.7 Q 8.7 9.5 10 8.7 "
            "Q 9.6 9.9 8 9.9 L 2 9.9 Q 0.4 9.9 0 8.7 Z",
            _EDGE,
        ),
    ]


_SYMBOLS: dict[str, Callable[[], list[Layer]]] = {
    "brick": _brick,
    "lumber": _lumber,
    "wool": _wool,
    "grain": _grain,
    "ore": _ore,
    "gold": _gold,
    "oil": _oil,
    "development-card": _development_card,
    "gift": _gift,
    "fleet": _fleet,
}
