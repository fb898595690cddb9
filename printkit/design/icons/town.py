"""Icons of a town between river and brook: events, insurance, disasters, ships, the mill."""

from math import cos, pi, sin

_HUB = 4.4


def _wheel() -> str:
    """A mill wheel over its water: slanting buckets around a rim on four spokes, and an axle.

    No bucket stands on a spoke, as the handles of a ship's wheel do.
    """

    def beam(width: float, inner: float, outer: float, at: float, lean: float = 0.0) -> str:
        x1, y1 = 5 + inner * cos(at), _HUB + inner * sin(at)
        x2, y2 = 5 + outer * cos(at + lean), _HUB + outer * sin(at + lean)
        return f"B {width} {x1:.2f} {y1:.2f} {x2:.2f} {y2:.2f}"

    buckets = [beam(0.75, 2.4, 3.8, pi * (2 * n + 1) / 10, 0.42) for n in range(10)]
    spokes = [beam(0.55, 0.0, 2.4, pi * n / 2) for n in range(4)]
    water = "M 0.2 9 Q 1.4 8.1 2.6 9 Q 3.8 9.9 5 9 Q 6.2 8.1 7.4 9 Q 8.6 9.9 9.8 9 L 9.8 9.9 "
    return " ".join(
        [
            f"O 5 {_HUB} 2.8 | O 5 {_HUB} 2.05 | O 5 {_HUB} 0.9",
            *buckets,
            *spokes,
            water + "L 0.2 9.9 Z",
        ]
    )


_BOMB = (
    "O 4.2 6.2 3.6 P 5.4 2.5 6.6 1.5 8 3 7 4 B 0.7 7.2 2.2 8.1 1.4 9 1.9 "
    "| S 2.2 5.6 2.6 4.4 3.8 3.9 3 4.9"
)

OUTLINES = {
    "ferry": (
        "M 0.2 4.9 L 9.8 4.9 Q 9.4 7 8.4 7.6 L 1.6 7.6 Q 0.6 7 0.2 4.9 Z R 2.6 2.6 4.8 1.7 0.3 "
        "R 4.2 0.6 1 1.6 B 0.7 0.4 9 2 8.6 3.6 9 5.2 8.6 6.8 9 8.4 8.6 9.6 8.9"
    ),
    "repair": (
        "P 0.6 8.4 5.2 3.8 6.4 5 1.8 9.6 "
        "M 4 2.8 L 6.2 0.6 Q 8 0.4 8.6 1.6 L 7.6 2 L 9.6 4 L 7.4 6.2 Z"
    ),
    "saboteur-repair": _BOMB,
    "bell": (
        "M 1 7.6 Q 2.2 6.6 2.2 4.4 C 2.2 2.4 3.4 1.5 5 1.5 C 6.6 1.5 7.8 2.4 7.8 "
        "4.4 "
        "Q 7.8 6.6 9 7.6 Z O 5 1.2 0.8 M 3.6 8.2 L 6.4 8.2 Q 6.2 9.7 5 9.7 Q 3.8 9.7 3.6 8.2 Z"
    ),
    "shield": (
        "M 5 0.3 Q 7 1.5 9.2 1.5 L 9.2 5 Q 9 8 5 9.8 Q 1 8 0.8 5 L 0.8 1.5 Q 3 1.5 "
        "5 0.3 Z "
        "| P 2.9 5 4.2 3.8 4.7 5.3 7 2.9 7.9 4 4.6 7.6"
    ),
    "flame": (
        "M 5 0.2 C 5.6 2.2 8.6 3.6 8.6 6.5 C 8.6 8.7 7 9.8 5 9.8 C 3 9.8 1.4 8.7 "
        "1.4 6.5 "
        "C 1.4 4.8 2.4 4.2 2.8 2.6 C 3.6 3.2 4 3.8 4 4.6 C 4.8 3.6 5.2 2 5 0.2 Z "
        "| M 5.1 5.4 C 5.6 6.4 6.6 6.9 6.6 7.9 C 6.6 8.7 6 9.1 5 9.1 C 4 9.1 3.4 8.6 3.4 7.8 "
        "C 3.4 6.9 4.6 6.6 5.1 5.4 Z"
    ),
    "crack": (
        "P 0.4 9.6 0.4 4.6 3.4 1.2 4.7 2.5 3.8 4.4 5.2 5.8 4 7.6 4.9 9.6 "
        "P 9.6 9.6 9.6 4.6 7 1.6 5.9 2.7 5.2 4.3 6.6 5.9 5.3 7.6 6.2 9.6"
    ),
    "small-bridge": (
        "M 0.3 8 L 0.3 4.4 Q 5 0.9 9.7 4.4 L 9.7 8 L 8 8 Q 7.4 5 5 5 Q 2.6 5 2 8 Z "
        "B 0.8 2.8 9.3 4 8.9 5.2 9.3 6.4 8.9 7.4 9.3"
    ),
    "trade-ship": (
        "M 0.3 6.2 L 9.7 6.2 Q 9.3 8.6 8 9.4 L 2.2 9.4 Q 0.9 8.6 0.3 6.2 Z "
        "R 4.5 0.6 0.8 5 M 5.7 1 Q 8.6 2.6 8.8 5.2 L 5.7 5.2 Z M 4.1 1.8 Q 2.6 3.6 "
        "1.4 5.2 L 4.1 5.2 Z"
    ),
    "mill-wheel": _wheel(),
    "works": (
        "P 0.4 9.4 0.4 5.4 3.2 3.6 3.2 5.4 6 3.6 6 5.4 6.8 5.4 7.1 0.6 8.9 0.6 9.4 9.4 "
        "| R 1.5 6.8 1.5 1.4 R 4.1 6.8 1.5 1.4 R 6.7 6.8 1.5 1.4"
    ),
    "bomb": _BOMB,
    "market": (
        "M 1 0.8 L 9 0.8 L 9.8 4 Q 9.4 5.2 8.2 5.2 Q 6.9 5.2 6.6 4.2 Q 6.2 5.2 5 "
        "5.2 Q 3.8 5.2 3.4 4.2 "
        "Q 3.1 5.2 1.8 5.2 Q 0.6 5.2 0.2 4 Z R 1 6 1 3.6 R 8 6 1 3.6 R 0.6 6.8 8.8 1.2"
    ),
}
