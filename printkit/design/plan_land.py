"""What stands on the plan's small hexes: each terrain as layers for a hex 22 mm wide.

Few shapes in the language of the tiles: landmarks in the north, a little at the sides, the
middle free for a number and the south for the symbol. design.plan_hex puts them together.
"""

from __future__ import annotations

from collections.abc import Callable

from printkit.design.papercut import Layer, placed
from printkit.design.pen import leaf

DRAWN_FOR = 22.0
"""The width from flat to flat that all this is measured for."""

_EDGE = 0.35

_FIR = (
    Layer("wood -0.4", "R -0.7 -1.6 1.4 1.8"),
    Layer(
        "forest -0.42",
        "P 0 -10 1.9 -7 1.1 -7.1 2.8 -4.2 1.8 -4.3 3.6 -1.2 -3.6 -1.2 "
        "-1.8 -4.3 -2.8 -4.2 -1.1 -7.1 -1.9 -7",
        0.5,
    ),
    Layer(
        "forest 0.22",
        "P 0 -10 0.3 -7.2 -0.3 -6.6 0.2 -4.4 -0.6 -3.6 0.2 -1.2 -3.6 -1.2 "
        "-1.8 -4.3 -2.8 -4.2 -1.1 -7.1 -1.9 -7",
    ),
)
_TREE = (
    Layer("wood -0.2", "P -0.6 0 -0.4 -4 0.4 -4 0.6 0"),
    Layer("leaf -0.35", "S -3.6 -4.4 -3.4 -7 -1.4 -9 1.2 -9 3.2 -7.4 3.6 -4.8 1.8 -3 -1.8 -3", 0.5),
    Layer("leaf 0.1", "S -3.2 -5.4 -2.8 -7.4 -0.8 -8.5 0.8 -8 0.4 -6.2 -1.4 -4.6"),
)
_SHEEP = (
    Layer("ink 0.1", "R -2 -2.6 0.9 2.6 0.2 R 1.8 -2.6 0.9 2.6 0.2"),
    Layer("wool", "S -3.4 -3 -3.3 -5.4 -1.4 -6.6 1.6 -6.6 3.8 -5.3 3.9 -3 2 -1.9 -1.8 -1.9", 0.5),
    Layer("stone 0.3", "M -3 -2.4 Q 1.6 -2.4 3.7 -4.8 Q 4.4 -2.4 2 -1.9 Q -1.4 -1.6 -3 -2.4 Z"),
    Layer("ink 0.2", "S -4.9 -4 -4.4 -6 -3 -6.3 -2.4 -4.8 -3.4 -2.7 -4.5 -2.6"),
)
_SHEAF = (
    Layer("gold -0.1", "M -0.8 -4 L -2.4 0 L 2.4 0 L 0.8 -4 Z", 0.4),
    Layer(
        "fields 0.25",
        "M -0.8 -4 Q -1.4 -6 -3.8 -7.4 L -2.8 -9.2 L -1.4 -8.4 L 0 -10 L 1.4 -8.4 L 2.8 -9.2 "
        "L 3.8 -7.4 Q 1.4 -6 0.8 -4 Z",
        0.4,
    ),
    Layer("gold", "P -0.3 -4.4 -1.5 -8 -1.1 -8 0 -5 1.1 -8 1.5 -8 0.3 -4.4"),
    Layer("hills", "R -1.3 -4.7 2.6 1.2 0.3"),
)
_KILN = (
    Layer("wool -0.08", "S 1 -8.4 2.2 -9.8 4.2 -9.6 5 -11 7 -11 8.4 -9.8 7.4 -8.6 5 -8.4 3 -7.6"),
    Layer(
        "hills -0.5",
        "M -4 0 L -4 -2.6 C -4 -5.6 -2.2 -7.2 0 -7.2 C 2.2 -7.2 4 -5.6 4 -2.6 L 4 0 Z "
        "R 0.2 -8.2 2.2 2.4 0.3",
        0.5,
    ),
    Layer(
        "hills 0.42",
        "M -3.6 -0.4 L -3.6 -2.6 C -3.6 -5.2 -1.8 -6.8 0 -6.8 C -1.4 -5.4 -2 -3.4 -2 -0.4 Z",
    ),
    Layer("ink", "M -1.3 0 L -1.3 -1.6 C -1.3 -3.4 1.5 -3.4 1.5 -1.6 L 1.5 0 Z"),
    Layer("gold 0.1", "M -0.6 0 L -0.6 -1 C -0.6 -1.9 0.8 -1.9 0.8 -1 L 0.8 0 Z"),
)
_BRICKS = (
    Layer("hills -0.55", "R -3.6 -4.4 7.2 4.4 0.3"),
    Layer(
        "hills 0.5",
        "R -3.2 -1.9 3 1.5 0.2 R 0.2 -1.9 3 1.5 0.2 R -1.5 -3.9 3 1.5 0.2 "
        "R -3.2 -3.9 1.3 1.5 0.2 R 1.9 -3.9 1.3 1.5 0.2",
    ),
)
_PEAK = (
    Layer("mountains -0.5", "P -6 0 -3.6 -3.6 -2.6 -4.2 0 -10 1.8 -7 2.8 -6 6.4 0", 0.4),
    Layer("mountains 0.12", "P -6 0 -3.6 -3.6 -2.6 -4.2 0 -10 0.4 -6.6 -0.4 -4.4 0.8 0"),
    Layer("wool", "P 0 -10 0.3 -6.4 -0.9 -7 -1.6 -5.4 -2 -5.6"),
    Layer("snow -0.12", "P 0 -10 1.8 -7 2.2 -6.5 1.5 -5.6 0.9 -6.6 0.3 -6.4"),
)
_CACTUS = (
    Layer(
        "forest 0.1",
        "B 1.8 0 0 0 -8.4 B 1.3 -2.9 -6.6 -2.9 -4.2 -0.2 -3.4 B 1.3 2.8 -7.2 2.8 -5.2 0.2 -4.4",
        0.4,
    ),
    Layer("pasture", "B 0.5 -0.4 -0.6 -0.4 -8 B 0.4 -3.1 -6.4 -3.1 -4.4 B 0.4 2.6 -7 2.6 -5.4"),
)
_TUFT = (
    Layer(
        "pasture -0.38",
        f"{leaf(0, 0, -34, 2.6, 0.7)} {leaf(0, 0, 0, 3.4, 0.7)} {leaf(0, 0, 34, 2.6, 0.7)}",
    ),
)
_POPPY = (Layer("leaf -0.2", "B 0.4 0 0 0.2 -2.2"), Layer("red 0.08", "O 0.2 -2.9 1.1 0.9"))
_FENCE = (
    Layer(
        "wood -0.1",
        "R 0 -3.4 0.7 3.4 R 3 -3.7 0.7 3.4 R 6 -3.6 0.7 3.4 B 0.5 -0.6 -2.4 7.4 -2.7 "
        "B 0.5 -0.6 -1.3 7.4 -1.5",
    ),
)
_ROCKS = (
    Layer("mountains -0.45", "P -2.6 0 -2 -1.8 -0.4 -2.4 1 -1.2 2.8 -0.8 3.2 0"),
    Layer("mountains 0.4", "P -2 -1.8 -0.4 -2.4 -0.2 -1 -1.6 -0.6"),
)
_RIPPLE = (Layer("sea 0.32", "B 0.75 -3 0 -1.6 -0.7 0 0 1.6 0.7 3 0"),)


def _scattered(thing: tuple[Layer, ...], *places: tuple[float, float, float]) -> list[Layer]:
    return [layer for x, y, scale in places for layer in placed(thing, x, y, scale)]


def _forest() -> list[Layer]:
    """Firs in two rows on the northern slope, one at each side, a clearing in the middle."""
    return [
        Layer("forest 0.24", "R -12 -13 24 10"),
        Layer("forest 0.14", "M -12 -5 T -6 -6.6 0 -5.4 6 -6.4 12 -5 L 12 13 L -12 13 Z"),
        Layer("forest", "M -12 0 T -7 -2 -5 0 0 2.6 5 1 8 -1.4 12 0 L 12 13 L -12 13 Z"),
        Layer("forest -0.18", "M -12 6 T -7 4 -4 5.4 0 6 4 5.2 7 4 12 6 L 12 13 L -12 13 Z"),
        *_scattered(_FIR, (-3.6, -6.6, 0.36), (0.2, -7.2, 0.4), (3.9, -6.6, 0.36)),
        *_scattered(_FIR, (-6.6, -3.6, 0.44), (-2, -5, 0.42), (2.4, -5, 0.44), (6.8, -3.4, 0.46)),
        *_scattered(_FIR, (-8.3, 2.6, 0.54), (8.4, 2.8, 0.54)),
    ]


def _pasture() -> list[Layer]:
    """Downs with two sheep, a tree and a fence."""
    return [
        Layer("pasture 0.42", "R -12 -13 24 10"),
        Layer("pasture 0.22", "M -12 -6 T -7 -8 -2 -7 4 -5 12 -7.4 L 12 13 L -12 13 Z"),
        Layer("pasture 0.02", "M -12 -2.6 T -7 -3 -2 -4.6 4 -4.8 9 -3 12 -2.8 L 12 13 L -12 13 Z"),
        Layer("pasture -0.12", "M -12 3 T -8 3.4 -3 5.6 3 5.6 8 3.4 12 3 L 12 13 L -12 13 Z"),
        *placed(_TREE, 5.2, -4.8, 0.5),
        *placed(_FENCE, -9.4, -2.6, 0.42),
        *_scattered(_SHEEP, (-3.4, -5.2, 0.5), (0.8, -6.6, 0.4)),
        *_scattered(_TUFT, (-7.7, 3.4, 0.5), (8.6, 1.4, 0.5), (7, 4.8, 0.5), (-6.4, 5.4, 0.4)),
    ]


def _fields() -> list[Layer]:
    """Strips of grain that run up to a hedge, sheaves, poppies."""
    strips = [(-15, -4.2), (-9, -2.6), (-3, -0.9), (3, 0.9), (9, 2.6), (15, 4.2)]
    furrows = "".join(f"P {n} 13 {n + 2.8} 13 {m + 0.8} -7.4 {m} -7.4 " for n, m in strips)
    return [
        Layer("fields 0.55", "R -12 -13 24 6"),
        Layer(
            "leaf 0.1", "M -12 -6.4 T -7 -8.2 -5 -7.6 -3 -8.4 0 -7.8 3 -8.4 5 -7.6 7 -8.2 12 -6.4 Z"
        ),
        Layer("fields", "M -12 -6.4 T -6 -7.2 0 -7.4 6 -7.2 12 -6.4 L 12 13 L -12 13 Z"),
        Layer("gold 0.28", furrows),
        Layer("fields 0.05", "S -5 -1 -3 -4.4 1 -5 4.6 -3 5.2 1 3 4.4 -1 5 -4.4 3.2"),
        *_scattered(_SHEAF, (-4.4, -4.6, 0.4), (0, -5.2, 0.42), (4.4, -4.6, 0.4)),
        *_scattered(_SHEAF, (-7.9, 1.8, 0.5), (7.9, 1.8, 0.5)),
        *_scattered(_POPPY, (-7, 5.2, 0.5), (-5.6, 6, 0.5), (6.2, 5.6, 0.5)),
    ]


def _hills() -> list[Layer]:
    """A clay pit in steps, a kiln with its smoke, stacked bricks."""
    return [
        Layer("hills 0.5", "R -12 -13 24 8"),
        Layer("hills 0.26", "M -12 -6.2 T -7 -8 -2 -7.2 3 -6 8 -7.6 12 -6.4 L 12 13 L -12 13 Z"),
        Layer("hills -0.3", "M -12 -3.2 T -6 -4.8 0 -4.6 6 -4.2 12 -3.4 L 12 0 L -12 0 Z"),
        Layer("hills 0.08", "M -12 -2.4 T -6 -4 0 -3.8 6 -3.4 12 -2.6 L 12 13 L -12 13 Z"),
        Layer(
            "hills -0.38",
            "M -12 1.8 L -7.4 2.2 Q -5.4 5.2 0 5.4 Q 5.4 5.2 7.4 2.2 L 12 1.8 L 12 5 L -12 5 Z",
        ),
        Layer(
            "hills -0.06",
            "M -12 2.7 L -7.6 3.1 Q -5.4 6.1 0 6.3 Q 5.4 6.1 7.6 3.1 L 12 2.7 L 12 13 L -12 13 Z",
        ),
        *placed(_KILN, -1.6, -4.4, 0.56),
        *_scattered(_BRICKS, (5.2, -3.6, 0.42), (-8.2, 1.4, 0.5), (8.3, 1.4, 0.5)),
    ]


def _mountains() -> list[Layer]:
    """A range with snow, scree at its foot."""
    return [
        Layer("mountains 0.55", "R -12 -13 24 12"),
        Layer("mountains 0.3", "P -12 -4 -8 -7.4 -5 -5.4 -1 -8 3 -6 7 -8 12 -4 12 4 -12 4"),
        *_scattered(_PEAK, (-5.8, -2.6, 0.56), (5.6, -2.6, 0.56), (0, -4.3, 0.68)),
        Layer(
            "mountains -0.04",
            "M -12 -2.8 T -8 -3.4 -4 -4 0 -5 4 -4 8 -3.4 12 -2.8 L 12 13 L -12 13 Z",
        ),
        Layer(
            "mountains -0.2",
            "P -12 3.4 -8.6 4 -6.4 6 -3 5.6 0 6.6 3 5.6 6.4 6 8.6 4 12 3.4 12 13 -12 13",
        ),
        *_scattered(_ROCKS, (-8.2, 0.8, 0.6), (8.2, 0.6, 0.6), (-6.6, 4.6, 0.5), (6.9, 4.4, 0.5)),
    ]


def _desert() -> list[Layer]:
    """Dunes with dark lee sides and a cactus."""
    return [
        Layer("desert 0.45", "R -12 -13 24 10"),
        Layer("desert -0.16", "M -12 -5 Q -6 -9.6 -1 -8.6 Q 0 -6.4 4 -5 L -12 -4 Z"),
        Layer("desert 0.2", "M -12 -5 Q -6 -9.6 -1 -8.6 Q -4 -7 -4 -4.4 Z"),
        Layer("desert", "M -12 -4 T -6 -5.4 0 -5 6 -6 12 -4.6 L 12 13 L -12 13 Z"),
        Layer("desert -0.2", "M 3 -5.4 Q 8 -6.6 12 -5 L 12 -2.4 Q 9 -4.6 3 -5.4 Z"),
        Layer("desert -0.12", "M -12 4 Q -7 1.4 -5.4 4.8 Q -2 6.6 2 6.2 Q -5 8 -12 7.4 Z"),
        Layer("desert -0.2", "M 12 2 Q 8 2 6.4 4.6 Q 3 6.8 -1 7.6 Q 6 8 12 6 Z"),
        Layer(
            "desert -0.28",
            "B 0.3 -9 9 -5 9.6 -1 9.2 B 0.3 2 10.6 5 10.2 8 9 B 0.3 -9.8 0.6 -8 0.2 -6.4 0.6",
        ),
        *placed(_CACTUS, 4.4, -4.4, 0.5),
        *placed(_CACTUS, -8.2, 2.6, 0.4),
    ]


def _landmark() -> list[Layer]:
    """A quiet meadow: what stands there is drawn as a feature's badge."""
    return [
        Layer("landmark 0.3", "R -12 -13 24 10"),
        Layer("landmark -0.1", "M -12 -5 Q -5 -8.4 2 -5.6 Q 7 -7.4 12 -5.6 L 12 13 L -12 13 Z"),
        Layer("landmark", "M -12 -2.4 T -6 -3.8 0 -2.8 6 -4 12 -2.6 L 12 13 L -12 13 Z"),
        Layer("landmark -0.12", "M -12 6 Q -6 3.6 0 6.4 Q 6 8.6 12 5.8 L 12 13 L -12 13 Z"),
    ]


def _sea() -> list[Layer]:
    """Ripples that leave the middle calm."""
    return [
        Layer("sea 0.14", "R -12 -13 24 10"),
        Layer("sea 0.06", "M -12 -6 T -6 -4.6 0 -5.6 6 -4.6 12 -6 L 12 13 L -12 13 Z"),
        Layer("sea", "M -12 0 T -6 1.4 0 0.4 6 1.4 12 0 L 12 13 L -12 13 Z"),
        Layer("sea -0.1", "M -12 6 T -6 7.4 0 6.4 6 7.4 12 6 L 12 13 L -12 13 Z"),
        *_scattered(
            _RIPPLE,
            (0.6, -9.2, 0.5),
            (-4.4, -6.4, 0.6),
            (4.8, -5.8, 0.6),
            (-7.6, -1.6, 0.7),
            (7.4, 0.4, 0.7),
        ),
        *_scattered(_RIPPLE, (-6.4, 4.4, 0.8), (4.6, 5.6, 0.8), (-1, 9.4, 0.8)),
    ]


def _gold() -> list[Layer]:
    """A river winding past gravel banks, nuggets in it."""
    return [
        Layer("gold 0.45", "R -12 -13 24 10"),
        Layer("leaf 0.05", "M -12 -5.6 T -8 -8 -4 -7 0 -8.2 4 -7 8 -8 12 -5.6 L 12 -3 L -12 -3 Z"),
        Layer("gold 0.16", "M -12 -4 T -6 -5.6 0 -5 6 -5.6 12 -4 L 12 13 L -12 13 Z"),
        Layer("gold -0.1", "M -12 5 T -6 4 0 6.4 6 5 12 6 L 12 13 L -12 13 Z"),
        Layer(
            "river -0.3",
            "M 0.6 -7.4 T -2.4 -6 -6 -4.2 -9 -0.4 -6.6 4.4 -2 9 2 13.4 L 8 13 "
            "T 3 8 -2 5 -4.4 0 -3 -4 0 -6 2.2 -7.4 Z",
        ),
        Layer(
            "river 0.15",
            "M 0.9 -7.4 T -2 -5.8 -5.4 -4 -8.2 -0.4 -6 4 -1.2 8.6 3 13.4 L 6.4 13 "
            "T 2.2 8 -3 5 -5.4 0 -3.6 -4 -0.4 -6.2 1.7 -7.4 Z",
        ),
        Layer(
            "wool", "B 0.35 -7.2 -1.6 -7.3 0.4 -6.6 2 B 0.35 -4.6 4.6 -3 6.6 B 0.3 -3 -5 -1.6 -5.9"
        ),
        Layer(
            "fields 0.1",
            "S 7 -1.6 8.2 -2.6 9.4 -1.8 9.2 -0.4 7.6 -0.2 S 6.6 3.6 7.6 2.8 8.6 3.6 8 4.6 6.8 4.4",
            _EDGE,
        ),
        Layer("wool", "S 7.7 -1.7 8.3 -2.1 8.6 -1.6 8 -1.2"),
        *_scattered(_TUFT, (6.2, -4.2, 0.5), (-9.4, -3.6, 0.4)),
    ]


LANDS: dict[str, Callable[[], list[Layer]]] = {
    "forest": _forest,
    "pasture": _pasture,
    "fields": _fields,
    "hills": _hills,
    "mountains": _mountains,
    "desert": _desert,
    "sea": _sea,
    "gold": _gold,
    "landmark": _landmark,
}
