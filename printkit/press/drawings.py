"""Drawings of one's own as a printable PDF: no scenario, no files, only what draw knows.

Kept apart from press.api, so that a script that prints cards does not load what deals and
judges boards.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.draw import pdf
from printkit.draw.furniture import Naming
from printkit.draw.impose import Piece, impose
from printkit.draw.paper import margins as parse_margins, parse as parse_paper
from printkit.draw.scene import Drawing, Page
from printkit.draw.sheet_style import SheetStyle


def render_cards(
    fronts: Sequence[Drawing],
    *,
    title: str,
    back: Drawing | None = None,
    paper: str = "A4",
    margins: str = "8",
) -> bytes:
    """Cards of one's own, imposed on sheets at true size, as one PDF.

    Args:
        fronts: One drawing per card, trimmed to the card's outline; its origin may lie anywhere.
        title: The document's title and the sheets' name.
        back: Printed behind every card.
        paper: A name, or a size such as "210x297".
        margins: One number in mm, or four: top, right, bottom, left.

    Returns:
        The bytes of the PDF; the same for the same cards.

    Raises:
        UsageError: The paper or a margin is none.
        FitError: A card does not fit the paper.
        GlyphError: A face lacks a character.
    """
    style = SheetStyle(paper=parse_paper(paper), margins=parse_margins(margins))
    pieces = [Piece(front, back, 1, front.name) for front in fronts]
    naming = Naming(title, "{sheet} / {sheets}", "front", "back", "", "", "100 %", "")
    return render_pages(impose(pieces, style, naming), title=title)


def render_pages(pages: Sequence[Page], *, title: str, language: str = "en") -> bytes:
    """Pages of one's own as one PDF at true size, every face embedded.

    Args:
        pages: In their order; one whose `side` is "back" makes the file two-sided.
        title: The document's title.
        language: "de", "en" or another tag, told to readers.

    Returns:
        The bytes of the PDF; the same for the same pages.

    Raises:
        GlyphError: A face lacks a character.
    """
    two_sided = any(page.side == "back" for page in pages)
    return pdf.write(pages, pdf.Info(title, language, duplex="long" if two_sided else None))
