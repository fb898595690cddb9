"""Pieces of several outlines share a sheet where that spares one."""

from __future__ import annotations

from itertools import combinations

import pytest
from draw_samples import NAMING, card, tile, token

from printkit.draw import outline
from printkit.draw.impose import Piece, impose, plan
from printkit.draw.sheet_style import SheetStyle

ROUND, SMALL, LARGE = Piece(token(), None, 6), Piece(card(size=(40, 16)), None, 3), Piece(tile())


@pytest.mark.parametrize("backs", ["behind", "folded"])
def test_three_outlines_on_one_sheet(backs: str) -> None:
    """Tiles, discs and small cards that need a third of a sheet each take one."""
    with_backs = [Piece(piece.front, piece.front, piece.copies) for piece in (LARGE, ROUND, SMALL)]
    assert 1 == plan(with_backs, SheetStyle(backs=backs)).sheets


def test_an_earlier_sheet_is_filled_too() -> None:
    """What does not fit the last sheet may fit the one before it."""
    pieces = [Piece(tile(), None, 2), Piece(card(), None, 9), SMALL]
    assert [1, 0, 1] == [batch.sheets for batch in plan(pieces, SheetStyle()).batches]


def test_grounds_keep_clear_of_other_outlines() -> None:
    """The bleeds of one outline's pieces do not cover those of another's."""
    (page,) = impose([LARGE, ROUND, SMALL], SheetStyle(), NAMING)
    lying = {
        piece.at: outline.moved(piece.drawing.bleed, piece.at, piece.turn)
        for piece in page.pieces
        if piece.cut == "bleed"
    }
    kinds = {at: outline.kind(bleed) for at, bleed in lying.items()}
    clashing = [
        (one, other)
        for one, other in combinations(lying, 2)
        if kinds[one] != kinds[other] and outline.overlaps(lying[one], lying[other])
    ]
    assert [] == clashing
