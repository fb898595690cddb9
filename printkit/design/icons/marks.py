"""Icons that say something: yes, no, beware, a house ruling, points, a disaster."""

from math import cos, radians, sin


def _leaf(x: float, y: float, direction: float, length: float, width: float) -> str:
    """A leaf from its stalk at (x, y), in degrees clockwise from north."""
    dx, dy = sin(radians(direction)), -cos(radians(direction))
    bend_x, bend_y = x + dx * length * 0.45, y + dy * length * 0.45
    tip = f"{x + dx * length:.2f} {y + dy * length:.2f}"
    left = f"{bend_x + dy * width:.2f} {bend_y - dx * width:.2f}"
    right = f"{bend_x - dy * width:.2f} {bend_y + dx * width:.2f}"
    return f"M {x:.2f} {y:.2f} Q {left} {tip} Q {right} {x:.2f} {y:.2f} Z"


def _laurel() -> str:
    """Two branches of five leaves around the middle, open at the top."""
    leaves = []
    for n in range(5):
        angle = 168 - 33 * n
        for side in (1, -1):
            x, y = 5 + side * 3.7 * sin(radians(angle)), 5 - 3.7 * cos(radians(angle))
            leaves.append(_leaf(x, y, side * (angle - 66), 2.6, 1.35))
    return " ".join(leaves)


def _crown() -> str:
    """Five leaves upright on a band."""
    leaves = (_leaf(5 + 1.3 * n, 7.2, 13 * n, 6.9 - 1.1 * abs(n), 1.9) for n in (-2, -1, 0, 1, 2))
    return " ".join(leaves)


OUTLINES = {
    "check": "P 0.5 5.4 2.2 3.6 4.1 5.6 7.9 1.2 9.6 2.8 4.1 9",
    "cross": "P 2.3 0.7 5 3.4 7.7 0.7 9.3 2.3 6.6 5 9.3 7.7 7.7 9.3 5 6.6 2.3 9.3 0.7 7.7 3.4 5 0.7 2.3",
    "box": "R 0.8 0.8 8.4 8.4 0.8 | R 1.8 1.8 6.4 6.4 0.3",
    "arrow": "P 0.5 3.8 5.2 3.8 5.2 1.2 9.6 5 5.2 8.8 5.2 6.2 0.5 6.2",
    "note": "O 5 5 4.7 | O 5 2.6 0.9 M 3.9 4.1 L 5.7 4.1 L 5.7 7.3 L 6.4 7.3 L 6.4 8.1 L 3.7 8.1 L 3.7 7.3 L 4.4 7.3 L 4.4 4.9 L 3.9 4.9 Z",
    "house": (
        "O 5 5 4.8 | P 5 1.5 8.3 4.6 7.4 5.3 7.2 5.1 7.2 7.9 2.8 7.9 2.8 5.1 2.6 5.3 1.7 4.6 "
        "| R 4.3 5.5 1.4 2.4"
    ),
    "warning": (
        "M 5 0.5 T 5.7 0.9 6 1.4 L 9.6 8.2 T 9.7 9 9 9.4 L 1 9.4 T 0.3 9 0.4 8.2 L 4 1.4 T 4.3 0.9 5 0.5 Z "
        "| P 4.2 3.2 5.8 3.2 5.5 6.4 4.5 6.4 O 5 7.8 0.75"
    ),
    "clock": "O 5 5 4.7 | O 5 5 3.8 | O 5 5 0 | M 4.5 2.2 L 5.4 2.2 L 5.4 4.8 L 7.6 6.1 L 7.1 6.9 L 4.5 5.4 Z",
    "vp": "P 5 1.7 5.95 3.85 8.2 4.05 6.5 5.55 7 7.8 5 6.6 3 7.8 3.5 5.55 1.8 4.05 4.05 3.85 " + _laurel(),
    "champion": _crown() + " R 1.3 7.8 7.4 1.6 0.5",
    "wave": (
        "M 0.3 3.2 T 2 1.7 3.6 2.9 5.2 3.6 6.8 2.4 8.4 1.7 9.7 2.4 L 9.7 4.2 T 8.2 3.5 6.8 4.4 5.2 5.4 3.4 4.6 "
        "1.9 3.7 0.3 5 Z "
        "M 0.3 7 T 2 5.5 3.6 6.7 5.2 7.4 6.8 6.2 8.4 5.5 9.7 6.2 L 9.7 8 T 8.2 7.3 6.8 8.2 5.2 9.2 3.4 8.4 "
        "1.9 7.5 0.3 8.8 Z"
    ),
    "flood": (
        "M 2 5.9 L 2 3.9 L 0.9 4 L 4.9 0.4 L 9 3.7 L 7.9 3.8 L 7.9 5.4 T 6.8 5.7 6 6.2 4.9 6.6 3.4 6.1 2.6 5.8 2 5.9 Z "
        "M 0.3 7.5 T 2 6.7 3.6 7.2 5.2 7.6 6.8 7 8.4 6.3 9.7 6.6 L 9.7 9 T 8.2 8.7 6.8 9.3 5.2 9.9 3.4 9.4 "
        "1.9 9 0.3 9.7 Z | R 4.2 3 1.5 1.6"
    ),
    "smoke": (
        "P 0.9 6.9 3.3 6.9 3.8 9.7 0.4 9.7 M 1.3 6.2 Q 0.8 4.4 2.4 3.4 L 4.4 4.4 Q 3.2 5 3 6.2 Z "
        "M 8.6 3.5 C 9.5 4.6 7.1 6.0 6.7 4.7 C 6.9 6.3 3.6 6.1 4.0 4.5 C 3.3 5.5 1.6 3.8 2.6 3.1 C "
        "1.6 2.7 2.7 0.8 3.5 1.5 C 2.9 0.1 6.1 -0.6 6.1 1.0 C 6.4 -0.4 9.2 0.7 8.3 1.9 C 9.3 1.6 9.6 "
        "3.6 8.6 3.5 Z"
    ),
}
