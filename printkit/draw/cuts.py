"""The lines that a machine cuts along, from the trims on a sheet: straight lines, arcs and circles.

Curves that are arcs become arcs again, so that every format of cut files tells the same; an edge
that two pieces share is cut once. draw.svg and draw.dxf write them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, dist, pi, tan

from printkit.draw import outline
from printkit.draw.outline import Point
from printkit.draw.scene import Page, Path, Placed

NEAR = 0.02
"""What lies so close, in mm, is the same place."""

_FLAT = 0.01
"""What turns by less, in radians, is cut straight."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One move of the blade, straight or along an arc.

    Attributes:
        start: Where it begins.
        end: Where it ends.
        bulge: The tangent of a quarter of the arc's angle, clockwise positive; 0 when straight.
    """

    start: Point
    end: Point
    bulge: float = 0.0

    @property
    def centre(self) -> Point:
        """Of the arc's circle."""
        (x0, y0), (x1, y1) = self.start, self.end
        # y points down: a way that turns clockwise has its centre on its right.
        rise = (1 - self.bulge**2) / (4 * self.bulge)
        return (x0 + x1) / 2 - rise * (y1 - y0), (y0 + y1) / 2 + rise * (x1 - x0)

    @property
    def radius(self) -> float:
        """Of the arc's circle."""
        return dist(self.start, self.centre)


@dataclass(frozen=True, slots=True)
class Circle:
    """A whole circle."""

    middle: Point
    radius: float


Line = tuple[Stroke, ...]
"""Strokes that follow one another; closed when the last ends where the first begins."""


@dataclass(frozen=True, slots=True)
class Cut:
    """What is cut for one piece.

    Attributes:
        name: The piece's, unique on its sheet.
        lines: Its outline, but for edges that were cut for another piece.
    """

    name: str
    lines: tuple[Line | Circle, ...]


def cuts(page: Page) -> list[Cut]:
    """What is cut for each piece on a page, in the order in which they lie there."""
    made: list[Cut] = []
    known: list[Stroke] = []
    pieces = [piece for piece in page.pieces if piece.cut == "bleed"]
    for number, piece in enumerate(pieces, start=1):
        lines: list[Line | Circle] = []
        for ring in _rings(_lying(piece)):
            circle = _circle(ring)
            if circle:
                lines.append(circle)
                continue
            kept = [stroke for stroke in ring if not _cut_already(stroke, known)]
            known += [stroke for stroke in kept if not stroke.bulge]
            lines += _joined(kept)
        made.append(Cut(_name(number, piece.drawing.name), tuple(lines)))
    return made


def _name(number: int, piece: str) -> str:
    """A name that may stand in any file: letters, digits and hyphens."""
    return "-".join(["cut", f"{number:02}", *re.findall(r"\w+", piece)])


def closed(line: Line) -> bool:
    """True when the last stroke ends where the first begins."""
    return dist(line[-1].end, line[0].start) < NEAR


def _lying(piece: Placed) -> Path:
    return outline.moved(piece.drawing.trim, piece.at, piece.turn, piece.scale)


def _rings(path: Path) -> Iterator[list[Stroke]]:
    """The subpaths as strokes, all of them closed."""
    ring: list[Stroke] = []
    start = here = (0.0, 0.0)
    for step in path.steps:
        values = [float(value) for value in step[1:]]
        if step[0] == "M":
            yield from [ring] if ring else []
            ring, start = [], (values[0], values[1])
            here = start
            continue
        there = start if step[0] == "Z" else (values[-2], values[-1])
        if step[0] == "C":
            ring += _curve(here, values)
        elif dist(here, there) > NEAR:
            ring.append(Stroke(here, there))
        here = there
    if ring and dist(here, start) > NEAR:
        ring.append(Stroke(here, start))
    yield from [ring] if ring else []


def _curve(start: Point, values: Sequence[float]) -> list[Stroke]:
    """A curve as an arc where it is one, else as short straight strokes."""
    x1, y1, x2, y2, x3, y3 = values
    ahead, behind = atan2(y1 - start[1], x1 - start[0]), atan2(y3 - y2, x3 - x2)
    turn = (behind - ahead + pi) % (2 * pi) - pi
    corners = outline.points(Path((("M", *start), ("C", *values))))[0]
    if abs(turn) > _FLAT:
        arc = Stroke(start, (x3, y3), tan(turn / 4))
        if all(abs(dist(corner, arc.centre) - arc.radius) < NEAR for corner in corners):
            return [arc]
    return [Stroke(one, other) for one, other in pairwise(corners)]


def _circle(ring: Sequence[Stroke]) -> Circle | None:
    """The circle that arcs all round make."""
    if not all(stroke.bulge for stroke in ring):
        return None
    first = ring[0]
    if all(dist(stroke.centre, first.centre) < NEAR for stroke in ring):
        return Circle(first.centre, first.radius)
    return None


def _cut_already(stroke: Stroke, known: Sequence[Stroke]) -> bool:
    """True for a straight edge that another piece has too."""
    ends = (stroke.start, stroke.end)
    return not stroke.bulge and any(
        all(dist(one, other) < NEAR for one, other in zip(ends, way, strict=True))
        for edge in known
        for way in ((edge.start, edge.end), (edge.end, edge.start))
    )


def _joined(strokes: Sequence[Stroke]) -> list[Line]:
    """Strokes that follow one another as lines, round the ring's beginning too."""
    lines: list[list[Stroke]] = []
    for stroke in strokes:
        if lines and dist(lines[-1][-1].end, stroke.start) < NEAR:
            lines[-1].append(stroke)
        else:
            lines.append([stroke])
    if len(lines) > 1 and dist(lines[-1][-1].end, lines[0][0].start) < NEAR:
        lines[0][:0] = lines.pop()
    return [tuple(line) for line in lines]
