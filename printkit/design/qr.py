"""A QR code as one outline, for a layout code on a sheet."""

from __future__ import annotations

import segno

from printkit.draw.scene import Path, Step, Style


def qr(content: str, size: float, colour: str) -> Path:
    """The code of the content in a square of that size, its quiet zone included.

    Medium error correction (ISO/IEC 18004); rows of dark modules are joined to one rectangle.
    """
    matrix = [
        list(row) for row in segno.make(content, error="m", micro=False).matrix_iter(border=2)
    ]
    module = size / len(matrix)
    steps: list[Step] = []
    for y, row in enumerate(matrix):
        for left, right in _runs(row):
            x1, x2, y1, y2 = left * module, right * module, y * module, (y + 1) * module
            steps += [("M", x1, y1), ("L", x2, y1), ("L", x2, y2), ("L", x1, y2), ("Z",)]
    return Path(tuple(steps), Style(colour))


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Where dark modules begin and end in a row."""
    runs = []
    start = None
    for x, dark in enumerate([*row, 0]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            runs.append((start, x))
            start = None
    return runs
