"""A sheet's spare room: bleed for outer pieces, gutters between those whose edges differ."""

from __future__ import annotations

from itertools import pairwise

import pytest
from draw_samples import NAMING, card, plain, tile, token

from printkit.draw import grants, outline
from printkit.draw.grounds import alike
from printkit.draw.impose import Piece, impose, plan, tight
from printkit.draw.paper import A4, LETTER, Paper
from printkit.draw.scene import Page, Path, bounds, circle, rectangle
from printkit.draw.sheet_style import SheetStyle

RED, BLUE, GREEN = "#BF5B33", "#2E6F9E", "#2F6B43"


def sheets(*pieces: Piece, skip: int = 0, **asked: object) -> list[Page]:
    """The fronts of these pieces' sheets."""
    made = impose(list(pieces), SheetStyle(**asked), NAMING, skip=skip)
    return [page for page in made if page.side == "front"]


def trims(page: Page) -> list[Path]:
    """The outlines of the pieces on a page."""
    return [outline.moved(p.drawing.trim, p.at, p.turn) for p in page.pieces if p.cut == "bleed"]


def rows(page: Page) -> list[float]:
    """How far the rows of a grid are apart, from trim to trim."""
    spans = sorted({tuple(round(y, 2) for y in _upright(trim)) for trim in trims(page)})
    return [round(below[0] - above[1], 2) for above, below in pairwise(spans)]


def _upright(trim: Path) -> tuple[float, float]:
    (_, y), (_, height) = outline.middle(trim), outline.size(trim)
    return y - height / 2, y + height / 2


def test_outer_cards_of_a_full_sheet_keep_their_bleed() -> None:
    """Ten cards that share edges on A4: their strip lies where it leaves room for all of it."""
    (page,) = sheets(Piece(card(RED), copies=10))
    whole = [outline.grow(trim, 3) for trim in trims(page)]
    assert [True] * 10 == [outline.within(bleed, page.clip) for bleed in whole]


def test_cards_of_one_colour_share_their_edges() -> None:
    """A cut that misses shows the same colour: no room is spent, one cut frees two."""
    (page,) = sheets(Piece(card(RED), copies=10))
    assert [0, 0, 0, 0] == rows(page)


def test_a_gutter_lies_between_two_decks() -> None:
    """Only there, as wide as the bleeds that it shares the spare room with."""
    (page,) = sheets(Piece(card(RED), copies=4), Piece(card(BLUE), copies=6))
    assert [0, 5.5, 0, 0] == rows(page)


def test_decks_that_differ_on_their_backs_alone_are_parted_too() -> None:
    """Backs are cut along with their fronts."""
    (page,) = sheets(
        Piece(card(RED), card(GREEN), copies=4), Piece(card(RED), card(BLUE), copies=6)
    )
    assert [0, 5.5, 0, 0] == rows(page)


def test_several_gutters_share_what_there_is() -> None:
    """Every row another colour: 11 mm make ten equal bleeds."""
    (page,) = sheets(*(Piece(card(colour), copies=2) for colour in (RED, BLUE) * 2 + (GREEN,)))
    assert [2.2] * 4 == rows(page)


def test_a_gutter_too_narrow_to_cut_twice_is_none() -> None:
    """Tiles on A4: a whole gutter between the two columns, shared edges within each."""
    (page,) = sheets(Piece(tile(), copies=6))
    places = sorted(outline.middle(trim) for trim in trims(page))
    within = {round(below[1] - above[1], 2) for above, below in pairwise(places[:3])}
    here, there = (outline.nearest(trims(page)[n], trims(page)[m]) for n, m in ((0, 1), (0, 2)))
    gaps = sorted(
        round(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5, 2)
        for pair in (here, there)
    )
    assert ({79.0}, [0.0, 6.0]) == (within, gaps)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_bleed_costs_no_sheet(paper: Paper) -> None:
    """As many cards on a full sheet whether their edges differ or not."""
    differing = [Piece(card(colour), copies=9) for colour in (RED, BLUE, GREEN)]
    alone = plan([Piece(card(RED), copies=27)], SheetStyle(paper))
    assert alone.sheets == plan(differing, SheetStyle(paper)).sheets


def test_sheets_too_full_for_their_bleed_are_told() -> None:
    """By their numbers, with what they leave at least: three decks meet on the first of two."""
    style, first = SheetStyle(), [Piece(card(RED), copies=4), Piece(card(GREEN), copies=2)]
    decks = plan([*first, Piece(card(BLUE), copies=13)], style)
    alone = plan([Piece(card(RED), copies=19)], style)
    assert ({1: pytest.approx(11 / 6)}, {}) == (tight(decks, style), tight(alone, style))


def test_each_ground_ends_half_way_to_its_neighbours() -> None:
    """Discs 1 mm apart show half a millimetre of each, cards that touch nothing but a hair."""
    spots = tuple(circle(x, 0, 12.5) for x in (0, 26))
    cards = tuple(rectangle(x, 0, 40, 60, radius=3) for x in (0, 40))
    for pair, middle in ((spots, 13.0), (cards, 40.0)):
        left, right = grants.granted(
            pair, tuple(outline.grow(trim, 3) for trim in pair), outline.box(-99, -99, 99, 99)
        )
        ends = (bounds(left)[2], bounds(right)[0])
        assert pytest.approx((middle + grants.HAIR, middle - grants.HAIR)) == ends


def test_what_lies_below_is_kept_clear() -> None:
    """Tokens move apart over the cards that follow them, which go down for it."""
    (page,) = sheets(Piece(token(), copies=38), Piece(card(RED, (38, 15)), copies=24))
    lying = trims(page)
    assert not any(outline.overlaps(outline.grow(a, 0.4), b) for a, b in pairwise(lying[:38]))
    assert max(_upright(trim)[1] for trim in lying[:38]) + 6 <= min(
        _upright(trim)[0] for trim in lying[38:]
    )


def test_a_sheet_that_was_cut_from_before_stays_as_it_was() -> None:
    """Places that stay free lie where they lay: nothing is moved."""
    (page,) = sheets(Piece(card(RED), copies=4), Piece(card(BLUE), copies=5), skip=1)
    slots = plan([Piece(card(RED), copies=9)], SheetStyle(), skip=1).batches[0].arrangement.slots
    assert [(slot.x, slot.y) for slot in slots[1:10]] == [
        pytest.approx(outline.middle(trim)) for trim in trims(page)
    ]


def test_edges_are_alike_when_one_colour_lies_all_along_both() -> None:
    """A picture inside does not count, one that runs out over the edge does."""
    framed = card(RED)
    other = plain(rectangle(-27, -40, 54, 80, radius=3), RED, word="anders")
    striped = plain(rectangle(-27, -40, 54, 80, radius=3), RED)
    stripe = rectangle(-40, 10, 80, 5, striped.body.children[0].style)
    run_out = type(striped)(
        "striped", striped.trim, type(striped.body)((striped.body, stripe)), striped.bleed
    )
    found = [alike(framed, one) for one in (other, card(BLUE), run_out, None)]
    assert ([True, False, False, False], True) == (found, alike(None, None))
