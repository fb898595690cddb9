"""Pieces onto sheets: how many sheets, which piece where, fronts and backs in turn.

draw.arrange finds where pieces lie and draw.sheet draws each side. The plan of sheets is
known without drawing anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat
from math import ceil

from printkit.draw import outline
from printkit.draw.arrange import Arrangement, SheetStyle, arrange
from printkit.draw.furniture import Naming
from printkit.draw.lattice import Slot
from printkit.draw.scene import Drawing, Page, Path
from printkit.draw.sheet import Side, page


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
    skip: int = 0

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


def plan(pieces: Sequence[Piece], style: SheetStyle, *, skip: int = 0) -> Plan:
    """The fewest sheets that hold all copies, pieces of one outline together.

    Args:
        pieces: What is cut out.
        style: What it is printed on.
        skip: Places that stay free on the first sheet, where pieces were cut from it before.

    Raises:
        FitError: A piece does not fit the printable box.
    """
    wanted = [piece for piece in pieces if piece.copies > 0]
    backs = style.backs and any(piece.back for piece in wanted)
    groups: dict[object, list[Piece]] = {}
    for piece in wanted:
        groups.setdefault(_likeness(piece.front.trim), []).append(piece)
    batches: list[Batch] = []
    for group in groups.values():
        free = 0 if batches else skip
        copies = sum(piece.copies for piece in group) + free
        trim, label = group[0].front.trim, group[0].label or group[0].front.name
        arrangement = arrange(trim, copies, style, backs=backs, label=label)
        sheets = ceil(copies / len(arrangement.slots))
        batches.append(Batch(tuple(group), arrangement, sheets, free))
    return Plan(tuple(batches), backs)


def _likeness(trim: Path) -> object:
    """Equal for outlines that one arrangement serves."""
    kind, (width, height) = outline.kind(trim), outline.size(trim)
    return kind, round(width, 2), round(height, 2), trim.steps if kind == "other" else ()


def impose(
    pieces: Sequence[Piece], style: SheetStyle, naming: Naming, *, skip: int = 0
) -> list[Page]:
    """The sheets of a plan, each front followed by its back where the document has backs.

    Raises:
        FitError: A piece does not fit the printable box, or the words do not fit the strip.
    """
    planned = plan(pieces, style, skip=skip)
    sides: tuple[Side, ...] = ("front", "back") if planned.two_sided else ("front",)
    pages: list[Page] = []
    number = 0
    for batch in planned.batches:
        queue = chain(
            repeat(None, batch.skip),
            (piece for piece in batch.pieces for _ in range(piece.copies)),
        )
        for _ in range(batch.sheets):
            number += 1
            filled = list(
                zip(batch.arrangement.slots, islice(queue, batch.per_sheet), strict=False)
            )
            for side in sides:
                lines = naming.lines(number, planned.sheets, side)
                drawings = _drawings(filled, side)
                pages.append(page(drawings, batch.arrangement, style, lines, naming.scale, side))
    return pages


def _drawings(
    filled: Sequence[tuple[Slot, Piece | None]], side: Side
) -> list[tuple[Slot, Drawing]]:
    """What lies in each slot of a side; pieces without a back leave theirs empty."""
    sides = [
        (slot, piece.front if side == "front" else piece.back) for slot, piece in filled if piece
    ]
    return [(slot, drawing) for slot, drawing in sides if drawing]
