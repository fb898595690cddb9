"""Patterns hold as many pieces as print.md's table says, and the fewest sheets win."""

from __future__ import annotations

from itertools import combinations
from math import ceil, hypot

import pytest
from draw_samples import NAMING, card, tile, token
from hypothesis import given, settings, strategies as st

from printkit.draw import outline
from printkit.draw.arrange import arrange
from printkit.draw.impose import Piece, impose, plan
from printkit.draw.lattice import PATTERNS, slots
from printkit.draw.paper import A4, LETTER, PAPERS, Margins, Paper
from printkit.draw.scene import Page, Path, circle, hexagon, rectangle
from printkit.draw.sheet_style import SheetStyle, printable, vertical_flip


def most(pattern: str, trim: Path, style: SheetStyle) -> int:
    """How many pieces a pattern holds in the whole printable box."""
    _, _, (left, top, right, bottom) = printable(style, landscape=False, axis=None)
    chosen = next(p for p in PATTERNS[outline.kind(trim)] if p.name == pattern)
    box = (right - left, bottom - top)
    return max(len(slots(chosen, trim, style.bleed, box, turned=t)) for t in (False, True))


@pytest.mark.parametrize(
    ("paper", "margin", "counts"),
    [(A4, 8, (6, 5, 4)), (LETTER, 8, (6, 5, 6)), (A4, 10, (6, 5, 4)), (LETTER, 10, (5, 5, 4))],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_hexagons_of_79_fill_a_sheet_as_tabled(
    paper: Paper, margin: float, counts: tuple[int, int, int]
) -> None:
    """Shared edge, honeycomb with bleed and grid with bleed hold the counts of print.md."""
    style = SheetStyle(paper, Margins(margin, margin, margin, margin))
    names = ("shared-edge honeycomb", "honeycomb with bleed", "grid with bleed")
    assert counts == tuple(most(name, hexagon(79), style) for name in names)


@pytest.mark.parametrize(
    ("copies", "pattern", "sheets"),
    [
        (4, "grid with bleed", 1),
        (5, "honeycomb with bleed", 1),
        (6, "shared-edge honeycomb", 1),
        (19, "honeycomb with bleed", 4),
        (30, "shared-edge honeycomb", 5),
    ],
)
def test_fewest_sheets_then_most_room(copies: int, pattern: str, sheets: int) -> None:
    """A closer pattern is taken only where it saves a sheet."""
    batch = plan([Piece(tile(), copies=copies)], SheetStyle()).batches[0]
    assert (pattern, sheets) == (batch.arrangement.pattern.name, batch.sheets)


def test_a_piece_gives_way_where_there_is_no_free_strip() -> None:
    """On Letter a grid of six bled hexagons leaves no strip, so that it holds five."""
    with_strip = arrange(hexagon(79), 5, SheetStyle(LETTER), backs=False, label="")
    without = arrange(hexagon(79), 6, SheetStyle(LETTER, furniture=False), backs=False, label="")
    assert ("grid with bleed", 6) == (without.pattern.name, len(without.slots))
    assert ("grid with bleed", 5) == (with_strip.pattern.name, len(with_strip.slots))


def test_cards_are_turned_where_that_holds_more() -> None:
    """Poker cards lie on their side on Letter: eight instead of six."""
    arrangement = arrange(rectangle(0, 0, 63.5, 88.9), 8, SheetStyle(LETTER), backs=False, label="")
    assert (True, 8) == (arrangement.turned, len(arrangement.slots))


def test_discs_interlock_where_that_holds_more() -> None:
    """Many small discs lie in a honeycomb, not in a grid."""
    names = ("close honeycomb", "close grid")
    held = [most(name, circle(0, 0, 8), SheetStyle(A4)) for name in names]
    assert held[0] > held[1]


def test_a_gap_can_be_asked_for() -> None:
    """With a gap of 10 the trims of neighbours are 10 apart."""
    arrangement = arrange(rectangle(0, 0, 54, 80), 6, SheetStyle(gap=10), backs=False, label="")
    first, second = arrangement.slots[:2]
    assert second.x - first.x == pytest.approx(64)


def test_the_plan_counts_pages_without_drawing() -> None:
    """Two-sided sheets are two pages each, and the plan agrees with what is drawn."""
    pieces = [Piece(card(), card(), 22), Piece(token(), None, 3)]
    planned = plan(pieces, SheetStyle())
    assert (3, 6) == (planned.sheets, planned.pages)
    assert planned.pages == len(impose(pieces, SheetStyle(), NAMING))


def test_another_outline_follows_below_where_there_is_room() -> None:
    """Three tokens lie under the last four cards, clear of them and of the strip."""
    cards, tokens = plan([Piece(card(), copies=22), Piece(token(), copies=3)], SheetStyle()).batches
    strip = cards.arrangement.strip
    assert strip is not None
    lowest = max(slot.y for slot in cards.arrangement.slots[:4]) + 40
    spots = [slot.y for slot in tokens.arrangement.slots[:3]]
    assert (3, 0) == (cards.sheets, tokens.sheets)
    assert min(spots) - 12.5 >= lowest + 3
    assert max(spots) + 12.5 <= strip[1]


def test_a_sheet_too_full_is_not_shared() -> None:
    """Tokens under a full sheet of cards take a sheet of their own."""
    planned = plan([Piece(card(), copies=9), Piece(token(), copies=30)], SheetStyle())
    assert [1, 1] == [batch.sheets for batch in planned.batches]


def test_copies_of_nothing_need_no_sheet() -> None:
    """Pieces with no copies are left out."""
    assert 0 == plan([Piece(card(), copies=0)], SheetStyle()).sheets


def test_pieces_of_one_outline_share_sheets() -> None:
    """Two kinds of cards of one size lie on one sheet, tokens on another."""
    planned = plan([Piece(card(), copies=4), Piece(token()), Piece(card(), copies=5)], SheetStyle())
    assert [9, 1] == [batch.copies for batch in planned.batches]


def test_margins_count_on_both_sides_of_a_two_sided_sheet() -> None:
    """Backs see the opposite margin, so the wider one counts for both edges."""
    style = SheetStyle(margins=Margins(8, 5, 8, 20))
    assert (20, 8, 205, 289) == printable(style, landscape=False, axis=None)[2]
    assert (20, 8, 190, 289) == printable(style, landscape=False, axis="upright")[2]


trims = st.one_of(
    st.floats(20, 90).map(hexagon),
    st.floats(8, 60).map(lambda diameter: circle(0, 0, diameter / 2)),
    st.tuples(st.floats(12, 90), st.floats(12, 120)).map(lambda size: rectangle(1, -3, *size)),
)
styles = st.builds(
    SheetStyle,
    paper=st.sampled_from(PAPERS),
    margins=st.builds(Margins, *[st.floats(3, 14)] * 4),
    bleed=st.sampled_from((0.0, 1.0, 3.0)),
    gap=st.one_of(st.none(), st.floats(0, 8)),
    flip=st.sampled_from(("long", "short")),
    orientation=st.sampled_from(("auto", "portrait", "landscape")),
)


def placed(page: Page) -> list[Path]:
    """The trims on a page, each piece once."""
    seen = {}
    for piece in page.pieces:
        seen[piece.at] = outline.moved(piece.drawing.trim, piece.at, piece.turn)
    return list(seen.values())


@settings(max_examples=40, deadline=None)
@given(trim=trims, style=styles, copies=st.integers(1, 60))
def test_every_imposition_keeps_its_promises(trim: Path, style: SheetStyle, copies: int) -> None:
    """All copies placed, none over another or outside the box, each back behind its front."""
    from draw_samples import plain

    pieces = [
        Piece(plain(trim, colour), plain(trim, "#222222"), count)
        for colour, count in (("#777777", copies // 2), ("#AA7777", copies - copies // 2))
    ]
    pages = impose(pieces, style, NAMING)
    fronts, backs = pages[::2], pages[1::2]
    assert copies == sum(len(placed(page)) for page in fronts)
    for front, back in zip(fronts, backs, strict=True):
        outlines = placed(front)
        assert all(outline.within(trim, front.clip) for trim in outlines)
        assert not any(outline.overlaps(*pair) for pair in combinations(outlines, 2))
        upright = vertical_flip(style.flip, landscape=front.width > front.height)
        behind = [outline.middle(trim) for trim in placed(back)]
        for (x, y), (bx, by) in zip(map(outline.middle, outlines), behind, strict=True):
            mirrored = (front.width - x, y) if upright else (x, front.height - y)
            assert hypot(mirrored[0] - bx, mirrored[1] - by) < 0.01
    per_sheet = max(len(placed(page)) for page in fronts)
    assert len(fronts) == ceil(copies / per_sheet)
