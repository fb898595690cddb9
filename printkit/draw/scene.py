"""What a drawing is: paths, text and groups in millimetres, before any file format.

Everything the program prints is built from these frozen values once; draw.svg and draw.pdf
write the same scene. x grows rightward, y downward, turns are degrees clockwise, text
sizes are millimetres too (`POINT` converts a type size).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import cos, radians, sin
from typing import Literal

POINT = 25.4 / 72
"""One typographic point in millimetres."""

LEAST_TYPE = 7 * POINT
"""The smallest type that is read, on pieces as on sheets."""

ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Which share of a text's run lies before its anchor."""

Step = tuple[str | float, ...]
"""One step of a path: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",)."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a path is painted; colours are "#rrggbb", None leaves a part unpainted.

    Attributes:
        fill: Colour of the area.
        stroke: Colour of the line.
        width: Line width.
        opacity: 0 to 1, of fill and line together.
        dash: Lengths on and off; empty for a solid line.
        cap: How an open line ends.
    """

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.25
    opacity: float = 1.0
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round"] = "round"


@dataclass(frozen=True, slots=True)
class Path:
    """One outline and how it is painted; subpaths wind non-zero."""

    steps: tuple[Step, ...]
    style: Style = Style()


@dataclass(frozen=True, slots=True)
class Text:
    """One run of text on one baseline.

    Attributes:
        string: The characters, all in the face.
        x: Where the anchor lies.
        y: The baseline.
        face: A face that draw.fonts knows, such as "FiraSans-Medium".
        size: Height of the em.
        fill: Colour.
        anchor: Which part of the run lies at x.
        tracking: Extra space after each character.
    """

    string: str
    x: float
    y: float
    face: str
    size: float
    fill: str = "#2B2A28"
    anchor: Literal["start", "middle", "end"] = "start"
    tracking: float = 0.0


@dataclass(frozen=True, slots=True)
class Raster:
    """A picture of pixels, as large as a box of 1 x 1 mm around the origin; groups scale it.

    Attributes:
        name: For people.
        content: A PNG file.
        pixels: How many it has across and down.
    """

    name: str
    content: bytes
    pixels: tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Tag:
    """What a group is to people who hear a page; groups that share one are one paragraph.

    Attributes:
        role: Its name in PDF.
        told: What is said instead of what is drawn: a picture's description, or a paragraph
            without the hyphens of its lines.
    """

    role: Literal["H1", "H2", "P", "Figure"]
    told: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Nodes moved together: scaled, then turned, then shifted to `at`, cut to `clip`.

    Attributes:
        children: What is drawn, first at the bottom.
        at: Shift of the group's origin.
        turn: Degrees clockwise about the origin.
        scale: Factors along x and y; (-1, 1) mirrors.
        clip: An outline in the group's own coordinates.
        tag: What it is to people who hear the page; what has none goes unsaid.
    """

    children: tuple[Node, ...]
    at: tuple[float, float] = (0.0, 0.0)
    turn: float = 0.0
    scale: tuple[float, float] = (1.0, 1.0)
    clip: Path | None = None
    tag: Tag | None = None


@dataclass(frozen=True, slots=True)
class Shrunk:
    """A text of a drawing that had to be set smaller than its type.

    Attributes:
        box: The box that it stands in.
        size: The height of its em, as it was set.
        usual: The same, as its type has it.
    """

    box: str
    size: float
    usual: float


@dataclass(frozen=True, eq=False)
class Drawing:
    """A named, reusable drawing: a piece, or an icon that many pieces share.

    Drawings are compared by identity; one that is placed twice in a document is written once.

    Attributes:
        name: For people and file names.
        trim: The outline it is cut to, around the drawing's own origin.
        body: What is drawn.
        bleed: The outline up to which the ground continues; None when it ends at the trim.
        shrunk: Its texts that were set smaller, so that they fit.
    """

    name: str
    trim: Path
    body: Group
    bleed: Path | None = None
    shrunk: tuple[Shrunk, ...] = ()


@dataclass(frozen=True, slots=True)
class Placed:
    """A drawing at a place.

    Attributes:
        drawing: The drawing.
        at: Where its origin lies.
        turn: Degrees clockwise about the origin.
        scale: Factors along x and y.
        cut: At what it is cut.
        ground: Up to where its ground goes here, in its own coordinates, if not as far as its
            bleed.
    """

    drawing: Drawing
    at: tuple[float, float] = (0.0, 0.0)
    turn: float = 0.0
    scale: tuple[float, float] = (1.0, 1.0)
    cut: Literal["bleed", "trim", "none"] = "none"
    ground: Path | None = None


Node = Path | Text | Raster | Group | Placed


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper.

    Attributes:
        width: Of the paper.
        height: Of the paper.
        pieces: The pieces on it, placed.
        marks: Everything that is not a piece: crop marks, scale bar, the sheet's name.
        side: Which side of the sheet this is.
        bookmark: Its line in the reader's outline; empty for none.
        clip: The outline that pieces do not pass: what the printer reaches; None for the sheet.
        fold: The line beyond which the backs of its pieces lie; None when they lie elsewhere.
        trim: On a page that holds one piece, the box that it is cut to; the rest is bleed.
    """

    width: float
    height: float
    pieces: tuple[Placed, ...] = ()
    marks: Group = field(default=Group(()))
    side: Literal["front", "back"] = "front"
    bookmark: str = ""
    clip: Path | None = None
    fold: Path | None = None
    trim: tuple[float, float, float, float] | None = None


def polygon(points: Sequence[tuple[float, float]], style: Style = Style()) -> Path:
    """A closed outline through the points."""
    first, *rest = points
    return Path((("M", *first), *(("L", *point) for point in rest), ("Z",)), style)


def polyline(points: Sequence[tuple[float, float]], style: Style) -> Path:
    """An open line through the points."""
    first, *rest = points
    return Path((("M", *first), *(("L", *point) for point in rest)), style)


def line(x1: float, y1: float, x2: float, y2: float, style: Style) -> Path:
    """A straight line."""
    return Path((("M", x1, y1), ("L", x2, y2)), style)


_ARC = 0.5522847498
"""Handle length of a Bezier quarter circle of radius one."""


def ellipse(x: float, y: float, rx: float, ry: float, style: Style = Style()) -> Path:
    """An ellipse around (x, y)."""
    kx, ky = rx * _ARC, ry * _ARC
    return Path(
        (
            ("M", x + rx, y),
            ("C", x + rx, y + ky, x + kx, y + ry, x, y + ry),
            ("C", x - kx, y + ry, x - rx, y + ky, x - rx, y),
            ("C", x - rx, y - ky, x - kx, y - ry, x, y - ry),
            ("C", x + kx, y - ry, x + rx, y - ky, x + rx, y),
            ("Z",),
        ),
        style,
    )


def circle(x: float, y: float, radius: float, style: Style = Style()) -> Path:
    """A circle around (x, y)."""
    return ellipse(x, y, radius, radius, style)


def rectangle(
    x: float, y: float, width: float, height: float, style: Style = Style(), radius: float = 0.0
) -> Path:
    """A rectangle from its top left corner, its corners rounded by `radius`."""
    if radius <= 0:
        return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], style)
    r = min(radius, width / 2, height / 2)
    k = r * (1 - _ARC)
    right, bottom = x + width, y + height
    return Path(
        (
            ("M", x + r, y),
            ("L", right - r, y),
            ("C", right - k, y, right, y + k, right, y + r),
            ("L", right, bottom - r),
            ("C", right, bottom - k, right - k, bottom, right - r, bottom),
            ("L", x + r, bottom),
            ("C", x + k, bottom, x, bottom - k, x, bottom - r),
            ("L", x, y + r),
            ("C", x, y + k, x + k, y, x + r, y),
            ("Z",),
        ),
        style,
    )


def hexagon(width: float, style: Style = Style(), x: float = 0.0, y: float = 0.0) -> Path:
    """A pointy-top hexagon around (x, y), `width` from flat side to flat side."""
    radius = width / 3**0.5
    angles = (radians(30 + 60 * n) for n in range(6))
    return polygon([(x + radius * cos(a), y + radius * sin(a)) for a in angles], style)


def bounds(path: Path) -> tuple[float, float, float, float]:
    """The box around a path's points and handles: left, top, right, bottom."""
    xs = [float(x) for step in path.steps for x in step[1::2]]
    ys = [float(y) for step in path.steps for y in step[2::2]]
    return min(xs), min(ys), max(xs), max(ys)


def cut_of(placed: Placed) -> Path | None:
    """The outline that a placed drawing is cut to, in the drawing's own coordinates."""
    if placed.cut == "none":
        return None
    return (
        placed.cut == "bleed" and (placed.ground or placed.drawing.bleed)
    ) or placed.drawing.trim


def alone(drawing: Drawing, cut: Literal["bleed", "trim"] = "trim") -> Page:
    """A page that is as large as the drawing, with the drawing on it."""
    placed = Placed(drawing, cut=cut)
    left, top, right, bottom = bounds(cut_of(placed) or drawing.trim)
    return Page(right - left, bottom - top, (replace(placed, at=(-left, -top)),))


def placements(pages: Sequence[Page]) -> Iterator[Placed]:
    """Every placed drawing of a document, but what lies inside a drawing only once."""
    seen: set[Drawing] = set()

    def inside(node: Node) -> Iterator[Placed]:
        if isinstance(node, Placed):
            yield node
            if node.drawing not in seen:
                seen.add(node.drawing)
                yield from inside(node.drawing.body)
        elif isinstance(node, Group):
            for child in node.children:
                yield from inside(child)

    for page in pages:
        for piece in page.pieces:
            yield from inside(piece)
        yield from inside(page.marks)
