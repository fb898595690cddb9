"""How much ink a kit takes, measured on its rendered sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from printing import made

from printkit.draw import hairlines, inks, pdf, png
from printkit.draw.scene import Group, Node, Page, Placed, Text
from printkit.press import documents
from printkit.scenarios import names

COARSE, FINE = 100, 300
"""Pixels an inch. No line is rendered thinner than a pixel, so coarse pictures flatter no line."""


def taken(pages: Sequence[Page], dpi: float) -> list[float]:
    """The ink of each page."""
    printed = [hairlines.printable(page) for page in pages]
    return png.coverage(pdf.write(printed, pdf.Info("Tinte", "de")), dpi)


def low(pages: Sequence[Page]) -> list[Page]:
    """The pages as line art."""
    return [inks.printed(page, "low") for page in pages]


def type_of(page: Page) -> Page:
    """The page's letters, and the icons that stand among them, alone."""
    return replace(page, marks=_type(page.marks))


def _type(node: Group) -> Group:
    return replace(node, children=tuple(filter(None, map(_only_type, node.children))))


def _only_type(node: Node) -> Node | None:
    if isinstance(node, Group):
        return _type(node)
    if isinstance(node, Placed) and not node.drawing.name.startswith("icon-"):
        return replace(node, drawing=replace(node.drawing, body=_type(node.drawing.body)))
    return node if isinstance(node, Text | Placed) else None


def faces(document: documents.Document) -> list[Page]:
    """Its sheets with pieces on them; backs that are alike are one."""
    found = {
        tuple(piece.drawing for piece in page.pieces): page
        for page in document.uncorrected
        if page.pieces
    }
    return list(found.values())


def share(less: Sequence[float], whole: Sequence[float]) -> list[float]:
    """What is left of each."""
    return [part / all_of_it for part, all_of_it in zip(less, whole, strict=True)]


@pytest.mark.parametrize("name", [name for name in names() if name != "base"])
def test_low_ink_saves_three_fifths_of_every_sheet_of_pieces(name: str) -> None:
    """Of what it takes in full colour, be it tiles, tokens, cards, a track or figures."""
    for document in documents.kit(made(name, own=("none",))):
        if document.stock:
            pages = faces(document)
            left = share(taken(low(pages), COARSE), taken(pages, COARSE))
            assert (document.name, []) == (document.name, [part for part in left if part > 0.4])


def test_low_ink_saves_three_fifths_of_what_is_not_type() -> None:
    """Pages to read have boards, panels and figures; letters stay as black as they are."""
    pages = [page for document in documents.kit(made("base")) for page in document.uncorrected]
    letters = [type_of(page) for page in pages]
    full, light = taken(pages, FINE), taken(low(pages), FINE)
    rest, left = (
        [whole - black for whole, black in zip(one, taken(other, FINE), strict=True)]
        for one, other in ((full, letters), (light, low(letters)))
    )
    board, *_ = share(light, full)
    assert (True, []) == (board <= 0.4, [part for part in share(left, rest) if part > 0.4])
