"""Scenes as PDF operators: paths, colours and places as text, written once per drawing and kept.

Knows the page description language but no library; draw.pdf puts the operators into
documents and writes the text runs, which need the faces.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import cos, radians, sin
from weakref import WeakKeyDictionary

from printkit.draw.figures import factor, mm
from printkit.draw.scene import (
    Drawing,
    Group,
    Node,
    Page,
    Path,
    Placed,
    Raster,
    Style,
    Tag,
    Text,
    cut_of,
)

Operation = str | Text | Raster | Placed | float | Tag | None
"""Operators as text, a text run, a picture of pixels, a placed drawing, an opacity from here on,
the beginning of what has a tag, or its end."""

PRINTABLE, TRIM, FOLD = "/Printable", "/Trim", "/Fold"
BLEED, GROUND = "/Bleed", "/Ground"
"""What outlines are marked with that a page carries unpainted, for whoever measures the file.

After a trim comes how far the piece's ground goes: its whole bleed, or what the sheet leaves of it.
"""

_UNMOVED = ((0.0, 0.0), 0.0, (1.0, 1.0))
_known: WeakKeyDictionary[Drawing, tuple[Operation, ...]] = WeakKeyDictionary()


def operations(drawing: Drawing) -> tuple[Operation, ...]:
    """The operators of a drawing's body, kept for the next document."""
    if drawing not in _known:
        encoder = _Encoder()
        encoder.node(drawing.body)
        encoder.flush()
        _known[drawing] = tuple(encoder.operations)
    return _known[drawing]


def of_page(page: Page) -> list[Operation]:
    """The operators of a page: its pieces within what the printer reaches, then its marks.

    The outline of that room, a fold, and the trim and the bleed of every piece stand there too,
    marked and unpainted.
    """
    encoder = _Encoder()
    if page.clip:
        encoder.measure(PRINTABLE, page.clip)
    if page.fold:
        encoder.measure(FOLD, page.fold)
    encoder.node(Group(page.pieces, clip=page.clip))
    for piece in page.pieces:
        if piece.cut == "bleed":
            lies = (piece.at, piece.turn, piece.scale)
            encoder.measure(TRIM, piece.drawing.trim, *lies)
            if piece.ground:
                encoder.measure(GROUND, piece.ground, *lies)
            elif piece.drawing.bleed:
                encoder.measure(BLEED, piece.drawing.bleed, *lies)
    encoder.node(page.marks)
    encoder.flush()
    return encoder.operations


class _Encoder:
    """Nodes as operators, leaving out what repeats the graphics state."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._text: list[str] = []
        self._state: dict[str, str] = {}
        self._tagged = False
        self._saved: list[dict[str, str]] = []

    def flush(self) -> None:
        if self._text:
            self.operations.append(" ".join(self._text))
            self._text = []

    def measure(
        self,
        mark: str,
        outline: Path,
        at: tuple[float, float] = (0.0, 0.0),
        turn: float = 0.0,
        scale: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        """An outline that paints nothing, under a mark."""
        self._save(at, turn, scale)
        self._text.append(f"{mark} BMC {_steps(outline)} n EMC")
        self._restore()

    def node(self, node: Node) -> None:
        if isinstance(node, Path):
            self._path(node)
        elif isinstance(node, Text):
            self._set("rg", node.fill)
            self._other(node)
        elif isinstance(node, Raster):
            self._other(node)
        elif isinstance(node, Group):
            self._group(node)
        else:
            self._placed(node)

    def _other(self, operation: Operation) -> None:
        self.flush()
        self.operations.append(operation)

    def _save(self, at: tuple[float, float], turn: float, scale: tuple[float, float]) -> None:
        self._saved.append(dict(self._state))
        self._text.append("q")
        if (at, turn, scale) != _UNMOVED:
            c, s = cos(radians(turn)), sin(radians(turn))
            matrix = (c * scale[0], s * scale[0], -s * scale[1], c * scale[1])
            self._text.append(" ".join((*map(factor, matrix), mm(at[0]), mm(at[1]), "cm")))

    def _restore(self) -> None:
        self._text.append("Q")
        self._state = self._saved.pop()

    def _clip(self, outline: Path) -> None:
        self._text.append(f"{_steps(outline)} W n")

    def _group(self, group: Group) -> None:
        if group.tag is None or self._tagged:
            self._plain(group)
            return
        self._tagged = True
        self._other(group.tag)
        self._plain(group)
        self._other(None)
        self._tagged = False

    def _plain(self, group: Group) -> None:
        plain = group.clip is None and (group.at, group.turn, group.scale) == _UNMOVED
        if not plain:
            self._save(group.at, group.turn, group.scale)
            if group.clip:
                self._clip(group.clip)
        for child in group.children:
            self.node(child)
        if not plain:
            self._restore()

    def _placed(self, placed: Placed) -> None:
        self._save(placed.at, placed.turn, placed.scale)
        outline = cut_of(placed)
        if outline:
            self._clip(outline)
        self._other(placed)
        self._restore()

    def _path(self, path: Path) -> None:
        style = path.style
        if style.fill is not None and style.stroke is not None and style.opacity != 1:
            # One after the other, as in SVG; readers differ on what both at once means.
            self._path(Path(path.steps, replace(style, stroke=None)))
            self._path(Path(path.steps, replace(style, fill=None)))
            return
        if style.fill is not None:
            self._set("rg", style.fill)
        if style.stroke is not None:
            self._stroke(style)
        painted = _PAINTED[style.fill is not None, style.stroke is not None]
        if style.opacity != 1:
            self._other(style.opacity)
        self._text.append(f"{_steps(path)} {painted}")
        if style.opacity != 1:
            self._other(1.0)

    def _stroke(self, style: Style) -> None:
        for operator, value in _pen(style.stroke or "", style.width, style.cap, style.dash):
            self._set(operator, value)

    def _set(self, operator: str, value: str) -> None:
        if self._state.get(operator) == value:
            return
        self._state[operator] = value
        self._text.append(_colour(value, operator) if value[0] == "#" else f"{value} {operator}")


@lru_cache(maxsize=256)
def _pen(
    colour: str, width: float, cap: str, dash: tuple[float, ...]
) -> tuple[tuple[str, str], ...]:
    return (
        ("RG", colour),
        ("w", mm(width)),
        ("J", "1" if cap == "round" else "0"),
        ("j", "1"),
        ("d", f"[{' '.join(map(mm, dash))}] 0"),
    )


@lru_cache(maxsize=4096)
def _colour(value: str, operator: str) -> str:
    """A colour as three channels; a grey as one, for which printers take no coloured ink."""
    red, green, blue = (mm(int(value[n : n + 2], 16) / 255) for n in (1, 3, 5))
    if red == green == blue:
        return f"{red} {operator[1]}"
    return f"{red} {green} {blue} {operator}"


_PAINTED = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}
_STEPS = {
    "M": "%.2f %.2f m",
    "L": "%.2f %.2f l",
    "C": "%.2f %.2f %.2f %.2f %.2f %.2f c",
    "Z": "h",
}
"""Steps to a hundredth of a millimetre; most of a document's time goes into these."""


def _steps(path: Path) -> str:
    return " ".join([_STEPS[str(step[0])] % step[1:] for step in path.steps])
