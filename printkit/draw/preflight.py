"""Is a finished PDF fit to be printed: boxes, faces, type, lines, pieces, backs, scale.

Judges what draw.content reads back; every figure is measured in the file. A sheet of printkit
says under marks where its pieces' trims and the printable box lie, so those can be judged too;
of other files it tells what it can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import dist, inf

from printkit.draw import outline
from printkit.draw.content import Box, FileRead, PageRead
from printkit.draw.furniture import BAR, INCH, INCHES
from printkit.draw.operators import PRINTABLE, TRIM
from printkit.draw.opposed import opposed
from printkit.draw.paper import PAPERS
from printkit.draw.scene import LEAST_TYPE, POINT, Path, bounds

TEXT = LEAST_TYPE / POINT
"""The smallest type that is read, in points."""
BODY = 9.0
"""The smallest type that pages to read are set in for the most part, in points."""
READ = 300
"""So many letters make a page to read."""
HAIRLINE = 0.25
"""The thinnest line that prints, in points."""
RESOLUTION = 300
"""The fewest pixels an inch of a picture."""
COINCIDE = 0.01
"""How far a back may lie from its front, in mm."""
TRUE = 0.05
"""How far a length may be from what it should be, in mm."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found.

    Attributes:
        check: Its name.
        passed: How it ended; None where there was nothing to check.
        values: The figures that tell it.
        pages: The pages at fault, counted from 1, or those that are told of.
        told: How it is told, if not as any other that ended so.
    """

    check: str
    passed: bool | None
    values: Mapping[str, object] = field(default_factory=dict)
    pages: tuple[int, ...] = ()
    told: str = ""


def judged(file: FileRead, fronts: FileRead | None = None) -> list[Finding]:
    """Every check's finding, in the order in which they are told.

    Args:
        file: What is judged.
        fronts: The file that it says its pages are the backs of, if that is at hand.
    """
    return [*(check(file) for check in _CHECKS), _backs(file, fronts)]


def _paper(file: FileRead) -> Finding:
    """Which sheets it needs; nothing to fail."""
    names = dict.fromkeys(_size_name(page) for page in file.pages)
    return Finding(
        "paper", passed=True, values={"pages": len(file.pages), "sizes": ", ".join(names)}
    )


def _size_name(page: PageRead) -> str:
    small, large = sorted((page.width, page.height))
    for paper in PAPERS:
        if abs(small - paper.width) < TRUE and abs(large - paper.height) < TRUE:
            return paper.name
    return f"{page.width:.1f} × {page.height:.1f} mm"


def _boxes(file: FileRead) -> Finding:
    """The trim lies in the bleed, the bleed on the page."""
    faulty = tuple(n for n, page in _numbered(file) if not _nested(page))
    stated = sum("TrimBox" in page.boxes for page in file.pages)
    if not stated and not faulty:
        return Finding("boxes", None)
    return Finding("boxes", not faulty, {"count": stated}, faulty)


def _nested(page: PageRead) -> bool:
    media = (0.0, 0.0, page.width, page.height)
    bleed = page.boxes.get("BleedBox", media)
    trim = page.boxes.get("TrimBox", bleed)
    return _inside(trim, bleed) and _inside(bleed, media)


def _inside(inner: Box, outer: Box) -> bool:
    return all(
        low >= least - TRUE for low, least in zip(inner[:2], outer[:2], strict=True)
    ) and all(high <= most + TRUE for high, most in zip(inner[2:], outer[2:], strict=True))


def _scaling(file: FileRead) -> Finding:
    """Readers are asked to print at 100 %."""
    return Finding("scaling", None if not file.ours and file.scaled else not file.scaled)


def _named(file: FileRead) -> Finding:
    """It has a title and says which language it is in."""
    return Finding("title", bool(file.title and file.language), {"title": file.title or "–"})


def _condition(file: FileRead) -> Finding:
    """A printing condition has a printer's profile; nothing is said of any standard."""
    if not file.condition:
        return Finding("condition", None)
    return Finding("condition", file.profiled, {"name": file.condition})


def _faces(file: FileRead) -> Finding:
    bare = ", ".join(file.bare_fonts)
    return Finding("fonts", not bare, {"count": file.fonts, "bare": bare})


def _least(
    check: str, limit: float, measure: Callable[[PageRead], float]
) -> Callable[[FileRead], Finding]:
    """A check that what is smallest on each page is not below a limit."""

    def found(file: FileRead) -> Finding:
        sizes = [measure(page) for page in file.pages]
        least = min(sizes, default=inf)
        if least == inf:
            return Finding(check, None)
        # Sizes are written to a thousandth of a millimetre.
        faulty = tuple(n for n, size in enumerate(sizes, 1) if size < limit * 0.99)
        return Finding(check, not faulty, {"least": least, "limit": limit}, faulty)

    return found


def _body(page: PageRead) -> float:
    """The type that half of a page to read is set in, or more; a sheet of pieces has none."""
    letters = page.content.letters
    half = letters.total() / 2
    if 2 * half < READ or _marked(page, PRINTABLE):
        return inf
    sizes = sorted(letters)
    return next(size for size in sizes if sum(letters[n] for n in sizes if n <= size) >= half)


def _scale_bar(file: FileRead) -> Finding:
    """On every sheet of pieces a bar that comes out 100 mm long, or 4 inches with 100 mm on it."""
    grown = file.correction.scale
    sheets = [(n, page) for n, page in _numbered(file) if _marked(page, PRINTABLE)]
    if not sheets:
        return Finding("scale", None)
    faulty = tuple(n for n, page in sheets if not _has_bar(page, grown))
    return Finding("scale", not faulty, {"count": len(sheets)}, faulty)


def _has_bar(page: PageRead, grown: float) -> bool:
    """A line with two ticks on it that come out 100 mm apart on a printer that shrinks so."""
    lines = [
        ((x0 / grown, y0 / grown), (x1 / grown, y1 / grown))
        for (x0, y0), (x1, y1) in page.content.lines
    ]
    bars = [
        line for line in lines if min(abs(dist(*line) - n) for n in (BAR, INCH * INCHES)) < TRUE
    ]
    for start, end in bars:
        ticks = [
            dist(start, foot)
            for foot, top in lines
            if dist(start, foot) + dist(foot, end) - dist(start, end) < TRUE and dist(foot, top) < 5
        ]
        if any(abs(abs(one - other) - 100) < TRUE for one, other in combinations(ticks, 2)):
            return True
    return False


def _room(file: FileRead) -> Finding:
    """Every trim lies within what the printer reaches, and on no other."""
    sheets = [(n, page) for n, page in _numbered(file) if _marked(page, TRIM)]
    if not sheets:
        return Finding("pieces", None)
    faulty = tuple(n for n, page in sheets if not _clear(page))
    count = sum(len(_marked(page, TRIM)) for _, page in sheets)
    return Finding("pieces", not faulty, {"count": count}, faulty)


def _clear(page: PageRead) -> bool:
    trims = _marked(page, TRIM)
    room = _marked(page, PRINTABLE) or [outline.box(0, 0, page.width, page.height)]
    inner = [outline.grow(trim, -outline.TOLERANCE) for trim in trims]
    if not all(outline.within(trim, room[0]) for trim in inner):
        return False
    return not any(
        outline.overlaps(one, other)
        for one, other in combinations(inner, 2)
        if _inside_reach(bounds(one), bounds(other))
    )


def _inside_reach(one: Box, other: Box) -> bool:
    """True when two boxes meet."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _backs(file: FileRead, fronts: FileRead | None) -> Finding:
    """Turned over along the edge that the file asks for, every back lies behind a front.

    On a sheet to fold, every piece beyond the fold does. It stands as its front does.
    """
    pages = list(opposed(file, fronts))
    backs = [back for _, found in pages for back in found]
    if not backs:
        return Finding("backs", None)
    values = {
        "count": len(backs),
        "off": max(back.off for back in backs),
        "turned": sum(not back.fits for back in backs),
    }
    if values["off"] <= COINCIDE and values["turned"]:
        faulty = (number for number, found in pages if not all(back.fits for back in found))
        return Finding("backs", passed=False, values=values, pages=tuple(faulty), told="turned")
    off = tuple(number for number, found in pages if any(back.off > COINCIDE for back in found))
    return Finding("backs", not off, values, off)


def _marked(page: PageRead, mark: str) -> list[Path]:
    return [path for found, path in page.content.outlines if found == mark]


def _numbered(file: FileRead) -> Iterator[tuple[int, PageRead]]:
    return enumerate(file.pages, start=1)


_CHECKS: tuple[Callable[[FileRead], Finding], ...] = (
    _paper,
    _boxes,
    _scaling,
    _named,
    _condition,
    _faces,
    _least("text", TEXT, lambda page: page.content.text),
    _least("body", BODY, _body),
    _least("lines", HAIRLINE, lambda page: page.content.line),
    _least("pictures", RESOLUTION, lambda page: page.content.resolution),
    _scale_bar,
    _room,
)
