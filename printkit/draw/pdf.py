"""Pages to PDF: the only module that knows points, and with draw.fonts the only one that knows reportlab.

A drawing that a document places more than once becomes one form XObject. Path operators
are written as text once per drawing and kept, so that a second document costs little; only
text goes through the library, which embeds the faces. Same pages, same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from math import cos, radians, sin
from typing import Literal
from weakref import WeakKeyDictionary

from reportlab.pdfbase.pdfdoc import PDFResourceDictionary
from reportlab.pdfgen.canvas import Canvas

from printkit.draw import fonts
from printkit.draw.scene import (
    POINT,
    Drawing,
    Group,
    Node,
    Page,
    Path,
    Placed,
    Style,
    Text,
    bounds,
    placements,
)


@dataclass(frozen=True, slots=True)
class Info:
    """What a document says of itself, and how it asks to be printed.

    Attributes:
        title: Shown by readers in place of the file name.
        language: "de" or "en".
        subject: One line on what it is.
        duplex: Along which edge the sheets are turned; None for one-sided documents.
    """

    title: str
    language: str
    subject: str = ""
    duplex: Literal["long", "short"] | None = None


_DUPLEX = {None: "Simplex", "long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}
_FIRST_FACE = "FiraSans-Regular"


def write(pages: Sequence[Page], info: Info) -> bytes:
    """The pages as one PDF file at true size, every face embedded, bookmarks from the pages."""
    fonts.register(_FIRST_FACE)
    target = BytesIO()
    # The first face is named here, or an unembedded Helvetica appears in the file.
    canvas = Canvas(target, invariant=1, pageCompression=1, initialFontName=_FIRST_FACE, lang=info.language)
    canvas.setTitle(info.title)
    canvas.setSubject(info.subject)
    canvas.setAuthor("")
    canvas.setCreator("printkit")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", _DUPLEX[info.duplex])
    canvas.setViewerPreference("DisplayDocTitle", "true")
    _Writer(canvas, pages).pages(pages)
    canvas.save()
    return target.getvalue()


Operation = str | Text | Placed | float
"""Operators as text, a text run, a placed drawing, or an opacity from here on."""


class _Writer:
    """One document being written: which drawings are shared, and under which names."""

    def __init__(self, canvas: Canvas, pages: Sequence[Page]) -> None:
        self._canvas = canvas
        uses = Counter(placed.drawing for placed in placements(pages))
        self._shared = {drawing: f"d{n}" for n, drawing in enumerate(uses) if uses[drawing] > 1}
        self._written: set[Drawing] = set()

    def pages(self, pages: Sequence[Page]) -> None:
        for number, page in enumerate(pages):
            for placed in placements([page]):
                if placed.drawing in self._shared:
                    self._write_form(placed.drawing)
            self._canvas.setPageSize((page.width / POINT, page.height / POINT))
            if page.bookmark:
                key = f"p{number}"
                self._canvas.bookmarkPage(key)
                self._canvas.addOutlineEntry(page.bookmark, key, 0)
            self._canvas.addLiteral(f"q {1 / POINT:.9f} 0 0 {-1 / POINT:.9f} 0 {page.height / POINT:.6f} cm")
            self._emit(_encode((*page.pieces, page.marks)))
            self._canvas.addLiteral("Q")
            self._canvas.showPage()

    def _write_form(self, drawing: Drawing) -> None:
        if drawing in self._written:
            return
        self._written.add(drawing)
        # A form cannot be begun inside another, so the inner ones come first.
        for placed in placements([Page(0, 0, marks=drawing.body)]):
            if placed.drawing in self._shared:
                self._write_form(placed.drawing)
        left, top, right, bottom = bounds(drawing.bleed or drawing.trim)
        self._canvas.beginForm(self._shared[drawing], left - 1, top - 1, right + 1, bottom + 1)
        self._emit(_operations(drawing))
        self._canvas.endForm(Resources=self._resources())

    def _resources(self) -> PDFResourceDictionary:
        """What the form under way uses; the library itself would leave its opacities out."""
        canvas = self._canvas
        used = canvas._doc.xobjDict(canvas._formsinuse)
        resources = PDFResourceDictionary(XObject=used, ExtGState=canvas._extgstate.getState() or {})
        resources.basicFonts()
        return resources

    def _emit(self, operations: Iterable[Operation]) -> None:
        canvas = self._canvas
        for operation in operations:
            if isinstance(operation, str):
                canvas.addLiteral(operation)
            elif isinstance(operation, Text):
                self._emit_text(operation)
            elif isinstance(operation, float):
                canvas.setFillAlpha(operation)
                canvas.setStrokeAlpha(operation)
            elif operation.drawing in self._shared:
                canvas.doForm(self._shared[operation.drawing])
            else:
                self._emit(_operations(operation.drawing))

    def _emit_text(self, text: Text) -> None:
        fonts.register(text.face)
        x = text.x
        if text.anchor != "start":
            run = fonts.width(text.string, text.face, text.size, text.tracking) - text.tracking
            x -= run / 2 if text.anchor == "middle" else run
        run_of_text = self._canvas.beginText()
        run_of_text.setTextTransform(1, 0, 0, -1, x, text.y)
        run_of_text.setFont(text.face, text.size)
        if text.tracking:
            run_of_text.setCharSpace(text.tracking)
        run_of_text.textOut(text.string)
        self._canvas.drawText(run_of_text)
        if text.tracking:
            self._canvas.addLiteral("BT 0 Tc ET")


_known: WeakKeyDictionary[Drawing, tuple[Operation, ...]] = WeakKeyDictionary()


def _operations(drawing: Drawing) -> tuple[Operation, ...]:
    """The operators of a drawing's body, kept for the next document."""
    if drawing not in _known:
        _known[drawing] = tuple(_encode((drawing.body,)))
    return _known[drawing]


def _encode(nodes: Iterable[Node]) -> list[Operation]:
    encoder = _Encoder()
    for node in nodes:
        encoder.node(node)
    encoder.flush()
    return encoder.operations


class _Encoder:
    """Nodes as operators, leaving out what repeats the graphics state."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._text: list[str] = []
        self._state: dict[str, str] = {}
        self._saved: list[dict[str, str]] = []

    def flush(self) -> None:
        if self._text:
            self.operations.append(" ".join(self._text))
            self._text = []

    def node(self, node: Node) -> None:
        if isinstance(node, Path):
            self._path(node)
        elif isinstance(node, Text):
            self._set("rg", node.fill)
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
        if (at, turn, scale) != ((0.0, 0.0), 0.0, (1.0, 1.0)):
            c, s = cos(radians(turn)), sin(radians(turn))
            matrix = (c * scale[0], s * scale[0], -s * scale[1], c * scale[1])
            turned = (f"{factor:.6f}".rstrip("0").rstrip(".") for factor in matrix)
            self._text.append(" ".join((*turned, _mm(at[0]), _mm(at[1]), "cm")))

    def _restore(self) -> None:
        self._text.append("Q")
        self._state = self._saved.pop()

    def _clip(self, outline: Path) -> None:
        self._text.append(f"{_steps(outline)} W n")

    def _group(self, group: Group) -> None:
        plain = (group.at, group.turn, group.scale, group.clip) == ((0.0, 0.0), 0.0, (1.0, 1.0), None)
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
        drawing = placed.drawing
        if placed.cut == "bleed" and drawing.bleed:
            self._clip(drawing.bleed)
        elif placed.cut != "none":
            self._clip(drawing.trim)
        self._other(placed)
        self._restore()

    def _path(self, path: Path) -> None:
        style = path.style
        painted = {(True, True): "B", (True, False): "f", (False, True): "S"}.get(
            (style.fill is not None, style.stroke is not None)
        )
        if painted is None:
            return
        if style.fill is not None:
            self._set("rg", style.fill)
        if style.stroke is not None:
            self._stroke(style)
        if style.opacity != 1:
            self._other(style.opacity)
        self._text.append(f"{_steps(path)} {painted}")
        if style.opacity != 1:
            self._other(1.0)

    def _stroke(self, style: Style) -> None:
        self._set("RG", style.stroke or "")
        self._set("w", _mm(style.width))
        self._set("J", "1" if style.cap == "round" else "0")
        self._set("j", "1")
        self._set("d", f"[{' '.join(map(_mm, style.dash))}] 0")

    def _set(self, operator: str, value: str) -> None:
        if self._state.get(operator) == value:
            return
        self._state[operator] = value
        self._text.append(f"{_colour(value) if value.startswith('#') else value} {operator}")


def _mm(value: float) -> str:
    """A length to a thousandth of a millimetre, as short as it can be written."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def _fine(value: str | float) -> str:
    """A coordinate of an outline, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _colour(value: str) -> str:
    return " ".join(f"{int(value[n : n + 2], 16) / 255:.3f}".rstrip("0").rstrip(".") for n in (1, 3, 5))


_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def _steps(path: Path) -> str:
    return " ".join(
        " ".join((*map(_fine, step[1:]), _OPERATORS[str(step[0])])) for step in path.steps
    )
