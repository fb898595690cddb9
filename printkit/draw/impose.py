"""Pieces onto sheets: how many sheets, which piece where, fronts and backs in turn.

draw.arrange and draw.sharing find where pieces lie and draw.sheet draws each side. The plan
of sheets is known without drawing anything. Pieces of one outline lie together; those of
another may follow below them where there is room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice, repeat
from math import ceil

from printkit.draw import outline
from printkit.draw.arrange import Arrangement, arrange
from printkit.draw.furniture import Naming, furniture
from printkit.draw.lattice import Slot
from printkit.draw.scene import Drawing, Page, Path
from printkit.draw.sharing import Lying, below, share
from printkit.draw.sheet import Side, page
from printkit.draw.sheet_style import SheetStyle
from printkit.draw.spread import Part, least_bleed, moved_apart


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


_LESS = 0.5
"""What may lack of a bleed, in mm, without being told."""

_Filled = tuple[Slot, Piece | None]


@dataclass(frozen=True, slots=True)
class Batch:
    """Pieces of one outline and the sheets they go on.

    Attributes:
        pieces: The pieces.
        arrangement: Where they lie on each sheet.
        sheets: How many sheets they take; 0 when they lie on the last of the batch before.
        skip: How many places of the first sheet stay free.
    """

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

    @property
    def lot(self) -> tuple[Path, int]:
        """The outline, and how many places it takes."""
        return self.pieces[0].front.trim, self.copies + self.skip

    @property
    def last(self) -> Lying:
        """What lies on its last sheet."""
        (trim, copies), slots = self.lot, self.arrangement.slots
        return trim, self.arrangement, (copies - 1) % len(slots) + 1


@dataclass(frozen=True, slots=True)
class Plan:
    """All sheets of one document, before they are drawn.

    Attributes:
        batches: What lies on them.
        two_sided: Fronts and backs lie on the two sides of a sheet.
    """

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
    backs = style.backs == "behind" and any(piece.back for piece in wanted)
    groups: dict[object, list[Piece]] = {}
    for piece in wanted:
        # What has no back needs no fold.
        folded = style.backs == "folded" and piece.back is not None
        groups.setdefault((folded, _likeness(piece.front.trim)), []).append(piece)
    lots: list[tuple[Batch, bool]] = []
    for group in groups.values():
        turned = backs or (style.backs == "folded" and group[0].back is not None)
        lots.append((_batch(group, style, backs=turned, skip=0 if lots else skip), turned))
    # The roomiest sheets may leave less for others.
    ways = [_stacked(lots, style, roomy=roomy) for roomy in (True, False)]
    batches = min(ways, key=lambda way: sum(batch.sheets for batch in way))
    return Plan(batches, two_sided=backs)


def _stacked(
    lots: Sequence[tuple[Batch, bool]], style: SheetStyle, *, roomy: bool
) -> tuple[Batch, ...]:
    """Batches, with backs or not, each on the last sheet of others where that spares its only one.

    Args:
        lots: The batches as they lie by themselves.
        style: What they are printed on.
        roomy: As in `share`.
    """
    stacks: list[tuple[Batch, ...]] = []
    for batch, backs in lots:
        for n, stack in enumerate(stacks):
            alike = stack[0].arrangement.folded == batch.arrangement.folded
            shared = (
                alike
                and batch.sheets == 1
                and _sharing(stack, batch, style, backs=backs, roomy=roomy)
            )
            if shared:
                stacks[n] = shared
                break
        else:
            stacks.append((batch,))
    return tuple(chain.from_iterable(stacks))


def _batch(group: Sequence[Piece], style: SheetStyle, *, backs: bool, skip: int) -> Batch:
    copies = sum(piece.copies for piece in group) + skip
    trim, label = group[0].front.trim, group[0].label or group[0].front.name
    arrangement = arrange(trim, copies, style, backs=backs, label=label)
    return Batch(tuple(group), arrangement, ceil(copies / len(arrangement.slots)), skip)


def _sharing(
    stack: tuple[Batch, ...], batch: Batch, style: SheetStyle, *, backs: bool, roomy: bool
) -> tuple[Batch, ...] | None:
    """The stack with the batch below; None where that has no room."""
    first, *others = stack
    if others:
        lower = below([one.last for one in stack], batch.lot, style)
        return (*stack, replace(batch, arrangement=lower, sheets=0)) if lower else None
    shared = share(first.lot, batch.lot, style, backs=backs, roomy=roomy)
    if shared is None:
        return None
    upper, lower = shared
    return replace(first, arrangement=upper), replace(batch, arrangement=lower, sheets=0)


def _likeness(trim: Path) -> object:
    """Equal for outlines that one arrangement serves."""
    kind, (width, height) = outline.kind(trim), outline.size(trim)
    return kind, round(width, 2), round(height, 2), trim.steps if kind == "other" else ()


def tight(planned: Plan, style: SheetStyle) -> dict[int, float]:
    """The sheets of a plan that do not leave all of their bleed, by number, and what they leave."""
    least = [least_bleed(parts, style) for parts, _ in _lying(planned.batches)]
    return {n: bleed for n, bleed in enumerate(least, start=1) if bleed < style.bleed - _LESS}


def impose(
    pieces: Sequence[Piece], style: SheetStyle, naming: Naming, *, skip: int = 0
) -> list[Page]:
    """The sheets of a plan, each front followed by its back where the document has backs.

    Raises:
        FitError: A piece does not fit the printable box, or the words do not fit the strip.
    """
    return sheets(plan(pieces, style, skip=skip), style, naming)


def sheets(planned: Plan, style: SheetStyle, naming: Naming) -> list[Page]:
    """The sheets of a plan as `impose` makes them.

    Raises:
        FitError: The words do not fit the strip.
    """
    pages: list[Page] = []
    for number, lying in enumerate(_sheets(planned.batches, style), start=1):
        for side in _sides(lying[0][0], two_sided=planned.two_sided):
            lines = naming.lines(number, planned.sheets, side)
            pages.append(page(lying, style, lines, naming.scale, side))
    return pages


def check_strips(planned: Plan, style: SheetStyle, naming: Naming) -> None:
    """The words fit every sheet's strip, which is seen without drawing the sheets.

    Raises:
        FitError: They do not.
    """
    for batch in planned.batches:
        if batch.arrangement.strip:
            left, top, right, bottom = batch.arrangement.strip
            for side in _sides(batch.arrangement, two_sided=planned.two_sided):
                # Words of the last sheet are as long as any.
                lines, inches = (
                    naming.lines(planned.sheets, planned.sheets, side),
                    style.paper.inches,
                )
                furniture(right - left, bottom - top, lines, naming.scale, inches=inches)


def _sides(arrangement: Arrangement, *, two_sided: bool) -> tuple[Side, ...]:
    """The sides of a sheet that are printed, in their order."""
    if arrangement.folded:
        return ("folded",)
    return ("front", "back") if two_sided else ("front",)


def _sheets(batches: Sequence[Batch], style: SheetStyle) -> Iterator[list[Part]]:
    """Sheet by sheet the arrangements on it, each with what lies in its slots, moved apart.

    A sheet from which pieces were cut before is left as it was.
    """
    for parts, whole in _lying(batches):
        yield moved_apart(parts, style) if whole else parts


def _lying(batches: Sequence[Batch]) -> Iterator[tuple[list[Part], bool]]:
    """What lies on each sheet, as close as it was planned; and whether no place is left free."""
    for parts in _filled(batches):
        lying: list[Part] = [(arrangement, _drawings(filled)) for arrangement, filled in parts]
        yield lying, all(piece for _, filled in parts for _, piece in filled)


def _filled(batches: Sequence[Batch]) -> list[list[tuple[Arrangement, list[_Filled]]]]:
    """Sheet by sheet the arrangements on it, each with what lies in its slots."""
    sheets: list[list[tuple[Arrangement, list[_Filled]]]] = []
    for batch in batches:
        queue = chain(
            repeat(None, batch.skip),
            (piece for piece in batch.pieces for _ in range(piece.copies)),
        )
        sheets += [[] for _ in range(batch.sheets)]
        for parts in sheets[-max(batch.sheets, 1) :]:
            places = zip(batch.arrangement.slots, islice(queue, batch.per_sheet), strict=False)
            parts.append((batch.arrangement, list(places)))
    return sheets


def _drawings(filled: Sequence[_Filled]) -> list[tuple[Slot, Drawing, Drawing | None]]:
    """Front and back of what lies in each slot; those that stay free are left out."""
    return [(slot, piece.front, piece.back) for slot, piece in filled if piece]
