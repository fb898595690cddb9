"""Pages to PDF: the only module that knows points; it shares reportlab with draw.fonts alone.

A drawing that a document places more than once becomes one form XObject. Operators come
as text from draw.operators; only text goes through the library, which embeds the faces.
Same pages, same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from typing import Literal

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFName,
    PDFResourceDictionary,
    PDFStream,
    PDFString,
    PDFZCompress,
)
from reportlab.pdfgen.canvas import Canvas

from printkit.draw import fonts
from printkit.draw.correction import UNCORRECTED, Correction
from printkit.draw.describing import LINE_ART, Condition, packet
from printkit.draw.operators import Operation, of_page, operations
from printkit.draw.pairing import Pairing
from printkit.draw.scene import ANCHORS, POINT, Drawing, Page, Placed, Raster, Tag, Text
from printkit.draw.structure import Structure


@dataclass(frozen=True, slots=True)
class Info:
    """What a document says of itself, and how it asks to be printed.

    Attributes:
        title: Shown by readers in place of the file name.
        language: "de" or "en".
        subject: One line on what it is.
        duplex: Along which edge the sheets are turned; None for one-sided documents.
        correction: What was changed for a printer, told for whoever measures the file.
        behind: The fronts that its pages are the backs of, told likewise.
        condition: How a print shop is to print it.
        line_art: Its grounds are white, told likewise.
    """

    title: str
    language: str
    subject: str = ""
    duplex: Literal["long", "short"] | None = None
    correction: Correction = UNCORRECTED
    behind: Pairing | None = None
    condition: Condition | None = None
    line_art: bool = False

    def keywords(self) -> str:
        """What is told for whoever measures the file."""
        told = [self.correction.told()] if self.correction != UNCORRECTED else []
        told += [self.behind.told()] if self.behind else []
        return " ".join([*told, LINE_ART] if self.line_art else told)


_DUPLEX = {None: "Simplex", "long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}
_FIRST_FACE = "FiraSans-Regular"
_PER_MM = f"{1 / POINT:.9f}"
_FAR = 5000


def write(pages: Sequence[Page], info: Info) -> bytes:
    """The pages as one PDF file at true size, every face embedded, bookmarks from the pages."""
    fonts.register(_FIRST_FACE)
    target = BytesIO()
    # The first face is named here, or an unembedded Helvetica appears in the file.
    canvas = Canvas(
        target, invariant=1, initialFontName=_FIRST_FACE, lang=info.language, pdfVersion=(1, 7)
    )
    canvas.setPageCompression(1)
    canvas.setTitle(info.title)
    canvas.setSubject(info.subject)
    canvas.setAuthor("")
    canvas.setCreator("printkit")
    if info.keywords():
        canvas.setKeywords(info.keywords())
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", _DUPLEX[info.duplex])
    canvas.setViewerPreference("DisplayDocTitle", "true")
    _describe(canvas, info)
    with _binary():
        _Writer(canvas, pages, boxed=info.condition is not None).write()
        canvas.save()
    return target.getvalue()


def _describe(canvas: Canvas, info: Info) -> None:
    """Adds the metadata, and the printing condition if there is one."""
    document = canvas._doc
    words = packet(info.title, info.subject, info.language, info.keywords())
    kind = {"Type": PDFName("Metadata"), "Subtype": PDFName("XML")}
    # Not compressed, so that programs that know no PDF find it.
    document.Catalog.Metadata = PDFStream(PDFDictionary(kind), words.encode())
    if info.condition is None:
        return
    profile = PDFStream(PDFDictionary({"N": 4}), info.condition.profile, filters=[PDFZCompress])
    intent = {
        "Type": PDFName("OutputIntent"),
        "S": PDFName("GTS_PDFX"),
        "OutputConditionIdentifier": PDFString(info.condition.name),
        "RegistryName": PDFString(info.condition.registry),
        "Info": PDFString(info.condition.info),
        "DestOutputProfile": document.Reference(profile),
    }
    # The library's catalogue does not know the entry yet.
    document.Catalog.__NoDefault__ = [*document.Catalog.__NoDefault__, "OutputIntents"]
    document.Catalog.OutputIntents = PDFArray([PDFDictionary(intent)])


@contextmanager
def _binary() -> Iterator[None]:
    """Streams as they are: the library's own way writes them as letters, a quarter larger."""
    usual, rl_config.useA85 = rl_config.useA85, 0
    try:
        yield
    finally:
        rl_config.useA85 = usual


class _Writer:
    """One document being written: which drawings are shared, and under which names."""

    def __init__(self, canvas: Canvas, pages: Sequence[Page], *, boxed: bool) -> None:
        self._canvas = canvas
        self._boxed = boxed
        self._pages = [(page, of_page(page)) for page in pages]
        uses = Counter(_placed(chain.from_iterable(written for _, written in self._pages)))
        self._shared = {drawing: f"d{n}" for n, drawing in enumerate(uses) if uses[drawing] > 1}
        self._written: set[Drawing] = set()
        self._structure = Structure(canvas)

    def write(self) -> None:
        for number, (page, written) in enumerate(self._pages):
            self._write_forms(written)
            self._canvas.setPageSize((page.width / POINT, page.height / POINT))
            whole = (0.0, 0.0, page.width, page.height)
            trim = page.trim or (whole if self._boxed else None)
            self._canvas.setTrimBox(_box(page, trim))
            self._canvas.setBleedBox(_box(page, trim and whole))
            if page.bookmark:
                key = f"p{number}"
                self._canvas.bookmarkPage(key)
                self._canvas.addOutlineEntry(page.bookmark, key, 0)
            # In full precision: rounded factors would part fronts from backs.
            self._canvas.addLiteral(f"q {_PER_MM} 0 0 -{_PER_MM} 0 {page.height / POINT:.6f} cm")
            tagged = any(isinstance(operation, Tag) for operation in written)
            if tagged:
                self._canvas.addLiteral("/Artifact BMC")
            self._emit(written)
            self._canvas.addLiteral("EMC Q" if tagged else "Q")
            self._canvas.showPage()
            self._structure.turn()
        self._structure.finish()

    def _write_forms(self, written: Iterable[Operation]) -> None:
        for drawing in _placed(written):
            if drawing in self._shared and drawing not in self._written:
                self._written.add(drawing)
                self._write_form(drawing)

    def _write_form(self, drawing: Drawing) -> None:
        # A form cannot be begun inside another, so the inner ones come first.
        self._write_forms(operations(drawing))
        # What is cut is cut by its placement; the form's own box must hold everything.
        self._canvas.beginForm(self._shared[drawing], -_FAR, -_FAR, _FAR, _FAR)
        self._emit(_unsaid(operations(drawing)))
        self._canvas.endForm(Resources=self._resources())

    def _resources(self) -> PDFResourceDictionary:
        """What the form under way uses; the library itself would leave its opacities out."""
        canvas = self._canvas
        used = canvas._doc.xobjDict(canvas._formsinuse)
        opacities = canvas._extgstate.getState() or {}
        resources = PDFResourceDictionary(XObject=used, ExtGState=opacities)
        resources.basicFonts()
        return resources

    def _emit(self, written: Iterable[Operation]) -> None:
        canvas = self._canvas
        for operation in written:
            if isinstance(operation, str):
                canvas.addLiteral(operation)
            elif isinstance(operation, Text):
                self._emit_text(operation)
            elif isinstance(operation, Raster):
                # Upright in a page that is measured downward.
                canvas.addLiteral("q 1 0 0 -1 0 0 cm")
                picture = ImageReader(BytesIO(operation.content))
                canvas.drawImage(picture, -0.5, -0.5, 1, 1, mask="auto")
                canvas.addLiteral("Q")
            elif isinstance(operation, Tag):
                canvas.addLiteral(self._structure.begin(operation))
            elif operation is None:
                canvas.addLiteral("EMC /Artifact BMC")
            elif isinstance(operation, float):
                canvas.setFillAlpha(operation)
                canvas.setStrokeAlpha(operation)
            elif operation.drawing in self._shared:
                canvas.doForm(self._shared[operation.drawing])
            else:
                self._emit(_unsaid(operations(operation.drawing)))

    def _emit_text(self, text: Text) -> None:
        fonts.register(text.face)
        run = fonts.width(text.string, text.face, text.size, text.tracking) - text.tracking
        x = text.x - run * ANCHORS[text.anchor]
        run_of_text = self._canvas.beginText()
        run_of_text.setTextTransform(1, 0, 0, -1, x, text.y)
        run_of_text.setFont(text.face, text.size)
        if text.tracking:
            run_of_text.setCharSpace(text.tracking)
        run_of_text.textOut(text.string)
        if text.tracking:
            run_of_text.setCharSpace(0)
        self._canvas.drawText(run_of_text)


def _box(
    page: Page, box: tuple[float, float, float, float] | None
) -> tuple[float, float, float, float] | None:
    """A box in points from the page's bottom left corner."""
    if box is None:
        return None
    left, top, right, bottom = box
    return (
        left / POINT,
        (page.height - bottom) / POINT,
        right / POINT,
        (page.height - top) / POINT,
    )


def _unsaid(written: Iterable[Operation]) -> Iterator[Operation]:
    """Operators without tags: what is placed has no place in a page's order of reading."""
    return (one for one in written if one is not None and not isinstance(one, Tag))


def _placed(written: Iterable[Operation]) -> Iterator[Drawing]:
    """Every placing of a drawing among the operations, but what lies inside a drawing once."""
    seen: set[Drawing] = set()

    def inside(written: Iterable[Operation]) -> Iterator[Drawing]:
        for operation in written:
            if isinstance(operation, Placed):
                yield operation.drawing
                if operation.drawing not in seen:
                    seen.add(operation.drawing)
                    yield from inside(operations(operation.drawing))

    return inside(written)
