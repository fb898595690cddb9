"""How many sheets a game's pieces take, beside a plain grid and the layouts of card makers.

Counts, not seconds: printkit's come from its own plan of sheets, with scale bar and name on each.
The grid is the better of upright and turned, keeps every bleed, and spares itself bar and name.
What other makers lay on a sheet stands in the files that they publish (bench/README.md).
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from paired import Figure, table

from printkit.draw.arrange import arrange
from printkit.draw.lattice import PATTERNS, slots
from printkit.draw.outline import kind
from printkit.draw.paper import A4, LETTER, Paper
from printkit.draw.scene import Path, circle, hexagon, rectangle
from printkit.draw.sheet_style import SheetStyle, printable


class Lot(NamedTuple):
    """Pieces of one kind, and how many of them others lay on a sheet of A4 and Letter."""

    name: str
    trim: Path
    copies: int
    bleed: float
    others: dict[str, tuple[int, int]]


SILHOUETTE, SQUIB = "silhouette-card-maker", "squib"
LOTS = (
    Lot("19 terrain hexes of 79 mm", hexagon(79), 19, 3.0, {}),
    Lot("27 cards, 54 × 80", rectangle(0, 0, 54, 80, radius=3), 27, 3.0, {SILHOUETTE: (10, 9)}),
    Lot(
        "27 cards, 63.5 × 88.9",
        rectangle(0, 0, 63.5, 88.9, radius=3),
        27,
        3.0,
        {SILHOUETTE: (8, 8), SQUIB: (9, 9)},
    ),
    Lot("28 tokens of 25 mm", circle(0, 0, 12.5), 28, 1.5, {}),
)


def ours(lot: Lot, paper: Paper) -> int:
    """Sheets that printkit plans, with room for a back behind each piece."""
    style = SheetStyle(paper, bleed=lot.bleed)
    arrangement = arrange(lot.trim, lot.copies, style, backs=True, label=lot.name)
    return ceil(lot.copies / len(arrangement.slots))


def grid(lot: Lot, paper: Paper) -> int:
    """Sheets of a plain grid."""
    _, _, (left, top, right, bottom) = printable(SheetStyle(paper), landscape=False, axis=None)
    plain = next(pattern for pattern in PATTERNS[kind(lot.trim)] if pattern.bled)
    box = (right - left, bottom - top)
    held = (slots(plain, lot.trim, lot.bleed, box, turned=turned) for turned in (False, True))
    return ceil(lot.copies / max(map(len, held)))


def figures() -> list[Figure]:
    """Sheets by ours, by a grid and by others, on A4 and Letter."""
    found = []
    for lot in LOTS:
        for n, paper in enumerate((A4, LETTER)):
            counts = {"a grid with bleed": grid(lot, paper)}
            counts |= {name: ceil(lot.copies / held[n]) for name, held in lot.others.items()}
            told = ", ".join(f"{name} {count}" for name, count in counts.items())
            what = f"{lot.name}, {paper.name}: sheets"
            found.append(Figure(what, ours(lot, paper), "", most=grid(lot, paper), told=told))
    return found


if __name__ == "__main__":
    print(table(figures()))
