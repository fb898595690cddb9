"""Pieces onto sheets: fronts and mirrored backs, with marks to cut by and the sheet's name.

draw.arrange finds where pieces lie; here drawings are put there and backs behind them.
The plan of sheets is known without drawing anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil
from typing import Literal

from printkit.draw import outline
from printkit.draw.arrange import Arrangement, Box, SheetStyle, arrange, vertical_flip
from printkit.draw.furniture import Naming, furniture
from printkit.draw.lattice import Slot
from printkit.draw.marks import marks
from printkit.draw.scene import Drawing, Group, Page, Path, Placed

Side = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out, and how often.

    Attributes:
        front: Its front.
        back: Its back as one sees it after turning the piece over sideways; None for none.
        copies: How many.
        label: For people, when it does not fit.
    """

    front: Drawing
    back: Drawing | None = None
    copies: int = 1
    label: str = ""


@dataclass(frozen=True, slots=True)
class Batch:
    """Pieces of one outline and the sheets they go on."""

    pieces: tuple[Piece, ...]
    arrangement: Arrangement
    sheets: int

    @property
    def copies(self) -> int:
        """How many pieces in all."""
        return sum(piece.copies for piece in self.pieces)

    @property
    def per_sheet(self) -> int:
        """How many pieces a full sheet holds."""
        return len(self.arrangement.slots)


@dataclass(frozen=True, slots=True)
class Plan:
    """All sheets of one document, before they are drawn."""

    batches: tuple[Batch, ...]
    two_sided: bool

    @property
    def sheets(self) -> int:
        """How many sheets of paper."""
        return sum(batch.sheets for batch in self.batches)

    @property
    def pages(self) -> int:
        """How many sides are printed."""
        return self.sheets * (2 if self.two_sided else 1)


def plan(pieces: Sequence[Piece], style: SheetStyle) -> Plan:
    """The fewest sheets that hold all copies, pieces of one outline together.

    Raises:
        FitError: A piece does not fit the printable box.
    """
    wanted = [piece for piece in pieces if piece.copies > 0]
    backs = style.backs and any(piece.back for piece in wanted)
    groups: dict[object, list[Piece]] = {}
    for piece in wanted:
        groups.setdefault(_likeness(piece.front.trim), []).append(piece)
    batches = []
    for group in groups.values():
        copies = sum(piece.copies for piece in group)
        trim, label = group[0].front.trim, group[0].label or group[0].front.name
        arrangement = arrange(trim, copies, style, backs=backs, label=label)
        batches.append(Batch(tuple(group), arrangement, ceil(copies / len(arrangement.slots))))
    return Plan(tuple(batches), backs)


def _likeness(trim: Path) -> object:
    """Equal for outlines that one arrangement serves."""
    kind, (width, height) = outline.kind(trim), outline.size(trim)
    return kind, round(width, 2), round(height, 2), trim.steps if kind == "other" else ()


def impose(pieces: Sequence[Piece], style: SheetStyle, naming: Naming) -> list[Page]:
    """The sheets of a plan, each front followed by its back where the document has backs.

    Raises:
        FitError: A piece does not fit the printable box, or the words do not fit the strip.
    """
    planned = plan(pieces, style)
    sides: tuple[Side, ...] = ("front", "back") if planned.two_sided else ("front",)
    pages: list[Page] = []
    number = 0
    for batch in planned.batches:
        queue = (piece for piece in batch.pieces for _ in range(piece.copies))
        for _ in range(batch.sheets):
            number += 1
            sheet = list(zip(batch.arrangement.slots, islice(queue, batch.per_sheet), strict=False))
            for side in sides:
                lines = naming.lines(number, planned.sheets, side)
                pages.append(_page(sheet, batch.arrangement, style, lines, naming, side))
    return pages


def _page(
    sheet: Sequence[tuple[Slot, Piece]],
    arrangement: Arrangement,
    style: SheetStyle,
    lines: tuple[str, ...],
    naming: Naming,
    side: Side,
) -> Page:
    """One side of one sheet."""
    upright = vertical_flip(style.flip, landscape=arrangement.landscape)
    box, strip = arrangement.box, arrangement.strip
    placed = [(slot, piece.front) for slot, piece in sheet]
    if side == "back":
        size = (arrangement.width, arrangement.height)
        strip = _behind_box(strip, size, upright=upright) if strip else None
        placed = [
            (_behind(slot, size, upright=upright), piece.back) for slot, piece in sheet if piece.back
        ]
    clip = outline.box(*box)
    free = outline.without(clip, outline.box(*strip)) if strip else clip
    children: list[Group] = []
    if style.marks and (side == "front" or style.back_marks):
        trims = [_outline(drawing.trim, drawing, slot) for slot, drawing in placed]
        bleeds = [_outline(drawing.bleed or drawing.trim, drawing, slot) for slot, drawing in placed]
        children.append(marks(trims, bleeds, free))
    if strip:
        width, height = strip[2] - strip[0], strip[3] - strip[1]
        words = furniture(width, height, lines, naming.scale, inches=style.paper.inches)
        children.append(Group((words,), at=strip[:2]))
    return Page(
        arrangement.width,
        arrangement.height,
        tuple(_pieces(placed, arrangement, style)),
        Group(tuple(children)),
        side,
        clip=free,
    )


def _behind(slot: Slot, size: tuple[float, float], *, upright: bool) -> Slot:
    """Where a slot lies on the back of its sheet, and how the piece there is turned."""
    if upright:
        return Slot(size[0] - slot.x, slot.y, -slot.turn)
    return Slot(slot.x, size[1] - slot.y, 180 - slot.turn)


def _behind_box(box: Box, size: tuple[float, float], *, upright: bool) -> Box:
    left, top, right, bottom = box
    if upright:
        return (size[0] - right, top, size[0] - left, bottom)
    return (left, size[1] - bottom, right, size[1] - top)


def _origin(drawing: Drawing, slot: Slot) -> tuple[float, float]:
    """Where a drawing's origin comes to lie when the middle of its trim is in the slot."""
    x, y = outline.middle(drawing.trim)
    middle = outline.moved(Path((("M", x, y),)), (0, 0), slot.turn).steps[0]
    return slot.x - float(middle[1]), slot.y - float(middle[2])


def _outline(path: Path, drawing: Drawing, slot: Slot) -> Path:
    return outline.moved(path, _origin(drawing, slot), slot.turn)


def _pieces(
    placed: Sequence[tuple[Slot, Drawing]], arrangement: Arrangement, style: SheetStyle
) -> Iterator[Placed]:
    """All pieces with their bleeds, and where bleeds meet once more cut at the trim on top."""
    for slot, drawing in placed:
        yield Placed(drawing, _origin(drawing, slot), slot.turn, cut="bleed")
    gap = arrangement.pattern.gap
    gap = 2 * style.bleed if gap is None else gap
    reach = max((2 * _bleed(drawing) for _, drawing in placed), default=0.0)
    if reach > gap + outline.TOLERANCE:
        for slot, drawing in placed:
            yield Placed(drawing, _origin(drawing, slot), slot.turn, cut="trim")


def _bleed(drawing: Drawing) -> float:
    """How far a drawing's ground goes beyond its trim."""
    if drawing.bleed is None:
        return 0.0
    return (outline.size(drawing.bleed)[0] - outline.size(drawing.trim)[0]) / 2
