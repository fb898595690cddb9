"""A finished PDF read back: what its pages paint, whoever wrote it.

The only module that reads the format, through pikepdf; draw.preflight judges what is found
here. Places are in mm from the page's top left corner, type and line widths in points, as the
print trade tells them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from math import atan2, degrees, hypot, inf, sqrt

import pikepdf

from printkit.draw import pairing
from printkit.draw.correction import Correction
from printkit.draw.describing import LINE_ART, is_printers
from printkit.draw.outline import Point
from printkit.draw.pairing import Pairing
from printkit.draw.scene import POINT, Path, Step
from printkit.errors import UsageError

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Matrix = tuple[float, float, float, float, float, float]

_UNIT: Matrix = (1, 0, 0, 1, 0, 0)
_PAINT = {"f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n"}
_STROKED = {"S", "s", "B", "B*", "b", "b*"}
_BOXES = ("MediaBox", "CropBox", "BleedBox", "TrimBox")


@dataclass(slots=True)
class Content:
    """What a page, or a form that pages share, paints.

    Attributes:
        text: The smallest type, in points; infinite without any.
        letters: How many letters of each size, in points, the page itself has.
        line: The thinnest line, in points; infinite without any.
        resolution: The coarsest picture's pixels an inch; infinite without any.
        outlines: The unpainted outlines that stand under marks, on the page itself.
        turns: By how many degrees what each of them belongs to is turned clockwise.
        lines: The straight lines on the page itself.
    """

    text: float = inf
    letters: Counter[float] = field(default_factory=Counter)
    line: float = inf
    resolution: float = inf
    outlines: list[tuple[str, Path]] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    lines: list[tuple[Point, Point]] = field(default_factory=list)

    def take(self, inner: Content, scale: float) -> None:
        """Adds what a form paints where it is placed; what it is made of stays the form's own."""
        self.text = min(self.text, inner.text * scale)
        self.line = min(self.line, inner.line * scale)
        self.resolution = min(self.resolution, inner.resolution / scale)


@dataclass(frozen=True, slots=True)
class PageRead:
    """One page.

    Attributes:
        width: Of the page.
        height: Of the page.
        boxes: Its boxes by their PDF names, those that it states itself.
        content: What it paints.
    """

    width: float
    height: float
    boxes: dict[str, Box]
    content: Content


@dataclass(frozen=True, slots=True)
class FileRead:
    """A whole file.

    Attributes:
        ours: printkit made it.
        title: Its title; empty for none.
        language: Its language; empty for none.
        scaled: Readers may fit it to the paper.
        correction: What was changed for a printer.
        flip: The edge along which it asks to be turned; empty when it prints on one side.
        behind: The fronts of another file that its pages are the backs of.
        bare_fonts: The fonts that are not embedded.
        fonts: How many are.
        condition: The printing condition that it names; empty for none.
        profiled: A printer's profile of four colours goes with that.
        line_art: It says that its grounds are white.
        pages: Its pages.
    """

    ours: bool
    title: str
    language: str
    scaled: bool
    correction: Correction
    flip: str
    behind: Pairing | None
    bare_fonts: tuple[str, ...]
    fonts: int
    condition: str
    profiled: bool
    line_art: bool
    pages: tuple[PageRead, ...]


def read(data: bytes, name: str) -> FileRead:
    """A PDF file's facts.

    Args:
        data: The file.
        name: What it is called in an error.

    Raises:
        UsageError: It is no PDF, is damaged, has no pages, or needs a password.
    """
    try:
        with pikepdf.open(BytesIO(data)) as document:
            found = _file(document)
    except pikepdf.PasswordError:
        raise UsageError("pdf-locked", file=name) from None
    except (pikepdf.PdfError, ValueError, TypeError, KeyError, AttributeError) as fault:
        raise UsageError("not-a-pdf", file=name, reason=_reason(fault)) from None
    if not found.pages:
        raise UsageError("pdf-no-pages", file=name)
    return found


def _reason(fault: Exception) -> str:
    """What the library says, without what it calls the file."""
    return str(fault).partition("\n")[0].rpartition(">: ")[2]


def _file(document: pikepdf.Pdf) -> FileRead:
    keywords = str(document.docinfo.get("/Keywords", ""))
    wishes = document.Root.get("/ViewerPreferences", pikepdf.Dictionary())
    fonts = list(_fonts(document))
    bare = sorted({name for name, embedded in fonts if not embedded})
    intent = next(iter(document.Root.get("/OutputIntents", ())), pikepdf.Dictionary())
    profile = intent.get("/DestOutputProfile")
    reader = _Reader()
    return FileRead(
        ours=str(document.docinfo.get("/Creator", "")) == "printkit",
        title=str(document.docinfo.get("/Title", "")),
        language=str(document.Root.get("/Lang", "")),
        scaled=str(wishes.get("/PrintScaling", "")) != "/None",
        correction=Correction.read(keywords),
        flip={"/DuplexFlipLongEdge": "long", "/DuplexFlipShortEdge": "short"}.get(
            str(wishes.get("/Duplex", "")), ""
        ),
        behind=pairing.read(keywords),
        bare_fonts=tuple(bare),
        fonts=sum(embedded for _, embedded in fonts),
        condition=str(intent.get("/OutputConditionIdentifier", "")),
        profiled=is_printers(profile.read_bytes()) if profile is not None else False,
        line_art=LINE_ART in keywords.split(),
        pages=tuple(reader.page(page) for page in document.pages),
    )


def _fonts(document: pikepdf.Pdf) -> Iterator[tuple[str, bool]]:
    """Every font that the file declares, and whether it is embedded."""
    for thing in document.objects:
        if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font":
            kind = str(thing.get("/Subtype", ""))
            if kind == "/Type0":  # its descendant is another font, and carries the file
                continue
            descriptor = thing.get("/FontDescriptor", pikepdf.Dictionary())
            files = ("/FontFile", "/FontFile2", "/FontFile3")
            embedded = kind == "/Type3" or any(file in descriptor for file in files)
            yield str(thing.get("/BaseFont", "?")).lstrip("/"), embedded


class _Reader:
    """One file being read; forms that pages share are read once."""

    def __init__(self) -> None:
        self._forms: dict[tuple[int, int], Content] = {}

    def page(self, page: pikepdf.Page) -> PageRead:
        left, bottom, right, top = (float(side) for side in page.mediabox)
        upright: Matrix = (POINT, 0, 0, -POINT, -left * POINT, top * POINT)
        content = Content()
        resources = page.obj.get("/Resources", pikepdf.Dictionary())
        self._walk(page.obj, resources, _UNIT, upright, content)
        boxes = {
            name: _box([float(side) for side in page.obj[f"/{name}"]], upright)
            for name in _BOXES
            if f"/{name}" in page.obj
        }
        return PageRead((right - left) * POINT, (top - bottom) * POINT, boxes, content)

    def _form(self, form: pikepdf.Object) -> Content:
        key = form.objgen
        if key not in self._forms:
            self._forms[key] = content = Content()
            resources = form.get("/Resources", pikepdf.Dictionary())
            self._walk(form, resources, _matrix(form), None, content)
        return self._forms[key]

    def _walk(
        self,
        stream: pikepdf.Object,
        resources: pikepdf.Object,
        start: Matrix,
        to_mm: Matrix | None,
        content: Content,
    ) -> None:
        """Follows the operators of a stream; without a matrix to mm only sizes are kept."""
        pen = _Pen(start, to_mm)
        for instruction in pikepdf.parse_content_stream(stream):
            operands, name = list(instruction.operands), str(instruction.operator)
            if name == "Do":
                drawn = resources.XObject[str(operands[0])]
                if drawn.get("/Subtype") == "/Form":
                    content.take(self._form(drawn), pen.scale)
                else:
                    content.resolution = min(content.resolution, _resolution(drawn, pen.matrix))
            elif name in _PAINT:
                pen.paint(name, content)
            elif name in ("Tj", "TJ", "'", '"'):
                if pen.seen:
                    content.text = min(content.text, pen.type_size)
                    content.letters[round(pen.type_size, 1)] += _letters(operands)
            else:
                pen.follow(name, operands)


def _letters(operands: list[pikepdf.Object]) -> int:
    """How many letters a run of text shows."""
    strings = [part for shown in operands for part in _strings(shown)]
    return sum(len(bytes(part)) for part in strings)


def _strings(shown: object) -> list[pikepdf.String]:
    """The strings of an operand, which may stand in a list with steps between them."""
    if isinstance(shown, pikepdf.Array):
        return [part for part in shown.as_list() if isinstance(part, pikepdf.String)]
    return [shown] if isinstance(shown, pikepdf.String) else []


class _Pen:
    """The graphics state that operators change, as far as sizes and places follow from it."""

    def __init__(self, matrix: Matrix, to_mm: Matrix | None) -> None:
        self.matrix = matrix
        self._to_mm = to_mm
        self._width, self._size, self._type = 1.0, 0.0, _UNIT
        self.seen = True
        self._saved: list[tuple[Matrix, float, float, bool]] = []
        self._steps: list[Step] = []
        self._marks: list[str] = []

    @property
    def scale(self) -> float:
        """By which lengths grow on the page."""
        return _scale(self.matrix)

    @property
    def type_size(self) -> float:
        """Of the type in force, on the page; of type seen aslant, the mean of both directions."""
        return self._size * _scale(_times(self._type, self.matrix))

    def follow(self, name: str, operands: Sequence[pikepdf.Object]) -> None:
        """Changes the state by an operator that paints nothing."""
        if name == "q":
            self._saved.append((self.matrix, self._width, self._size, self.seen))
        elif name == "Q" and self._saved:
            self.matrix, self._width, self._size, self.seen = self._saved.pop()
        elif name == "cm":
            self.matrix = _times(_six(operands), self.matrix)
        elif name == "w":
            self._width = float(operands[0])
        elif name == "Tf":
            self._size = abs(float(operands[1]))
        elif name == "Tr":
            self.seen = int(operands[0]) != 3
        elif name == "BT":
            self._type = _UNIT
        elif name == "Tm":
            self._type = _six(operands)
        elif name in ("BMC", "BDC"):
            self._marks.append(str(operands[0]))
        elif name == "EMC" and self._marks:
            self._marks.pop()
        elif self._to_mm is not None:
            self._draw(name, operands)

    def _draw(self, name: str, operands: Sequence[pikepdf.Object]) -> None:
        if name == "re":
            x, y, width, height = (float(value) for value in operands)
            corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            for step, corner in zip("MLLL", corners, strict=True):
                self._steps.append((step, *self._place(*corner)))
            self._steps.append(("Z",))
        elif name == "h":
            self._steps.append(("Z",))
        elif name in ("m", "l", "c"):
            values = [float(value) for value in operands]
            pairs = zip(values[::2], values[1::2], strict=True)
            places = [value for x, y in pairs for value in self._place(x, y)]
            self._steps.append(({"m": "M", "l": "L", "c": "C"}[name], *places))

    def _place(self, x: float, y: float) -> Point:
        a, b, c, d, e, f = _times(self.matrix, self._to_mm or _UNIT)
        return a * x + c * y + e, b * x + d * y + f

    def paint(self, name: str, content: Content) -> None:
        """Keeps what an operator paints of the outline drawn so far, and begins another."""
        if name in _STROKED:
            content.line = min(content.line, self._width * self.scale)
            if len(self._steps) == 2 and self._steps[1][0] == "L":
                (_, *start), (_, *end) = self._steps
                content.lines.append((_point(start), _point(end)))
        elif name == "n" and self._marks and self._steps:
            content.outlines.append((self._marks[-1], Path(tuple(self._steps))))
            a, b, *_ = _times(self.matrix, self._to_mm or _UNIT)
            content.turns.append(degrees(atan2(b, a)))
        self._steps = []


def _point(values: Sequence[str | float]) -> Point:
    return float(values[0]), float(values[1])


def _six(operands: Sequence[pikepdf.Object]) -> Matrix:
    a, b, c, d, e, f = (float(value) for value in operands)
    return a, b, c, d, e, f


def _matrix(form: pikepdf.Object) -> Matrix:
    return _six(list(form["/Matrix"])) if "/Matrix" in form else _UNIT


def _scale(matrix: Matrix) -> float:
    a, b, c, d, _, _ = matrix
    return sqrt(abs(a * d - b * c))


def _times(one: Matrix, other: Matrix) -> Matrix:
    """The first transformation, then the other."""
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (
        a * p + b * r, a * q + b * s,
        c * p + d * r, c * q + d * s,
        e * p + f * r + t, e * q + f * s + u,
    )  # fmt: skip


def _resolution(picture: pikepdf.Object, matrix: Matrix) -> float:
    """A picture's pixels an inch where it is placed, in its coarser direction."""
    a, b, c, d, _, _ = matrix
    across, down = hypot(a, b) / 72, hypot(c, d) / 72
    if not across or not down:
        return inf
    return min(int(picture.Width) / across, int(picture.Height) / down)


def _box(sides: Sequence[float], upright: Matrix) -> Box:
    left, bottom, right, top = sides
    a, _, _, d, e, f = upright
    return left * a + e, top * d + f, right * a + e, bottom * d + f
