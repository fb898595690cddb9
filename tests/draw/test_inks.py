"""Greys without a colour, and line art that saves ink and loses nothing that one reads."""

from __future__ import annotations

import re
from io import BytesIO

import pikepdf
import pytest

from printkit.draw import inks, pdf
from printkit.draw.scene import Drawing, Group, Page, Path, Placed, Style, Text, hexagon, rectangle

INFO = pdf.Info("Prüfung", "de")


def page(*nodes: Path | Text) -> Page:
    """A page with a drawing of these on it."""
    return Page(100, 100, (Placed(Drawing("one", hexagon(80), Group(nodes)), (50, 50)),))


def nodes(inked: Page) -> tuple[Path | Text, ...]:
    """What the drawing is made of."""
    return inked.pieces[0].drawing.body.children


def square(size: float, fill: str) -> Path:
    """A painted area."""
    return rectangle(0, 0, size, size, Style(fill=fill))


def test_normal_ink_changes_nothing() -> None:
    """The very same page."""
    one = page(square(40, "#2F6B43"))
    assert inks.printed(one, "normal") is one


@pytest.mark.parametrize("size", [3, 40])
def test_grey_has_no_colour(size: float) -> None:
    """The file names greys alone, as one channel."""
    one = page(square(size, "#2F6B43"), Text("Wald", 0, 0, "FiraSans-Regular", 4, "#B42318"))
    data = pdf.write([inks.printed(one, "gray")], INFO)
    with pikepdf.open(BytesIO(data)) as document:
        content = document.pages[0].Contents.read_bytes().decode("latin-1")
    assert ([], True) == (re.findall(r"\b(?:rg|RG)\b", content), " g" in content)


def test_greys_keep_their_order() -> None:
    """What is darker stays darker: fields over pasture over forest."""
    fills = ("#E3B23C", "#8DB84A", "#2F6B43")
    grey = [node.style.fill for node in nodes(inks.printed(page(*map(_large, fills)), "gray"))]
    assert sorted(grey, reverse=True) == grey


def _large(fill: str) -> Path:
    return square(40, fill)


def test_grounds_turn_white_and_keep_an_outline() -> None:
    """A large area is white with a fine line in its own hue."""
    (ground,) = nodes(inks.printed(page(square(40, "#2F6B43")), "low"))
    assert ("#FFFFFF", True) == (ground.style.fill, bool(ground.style.stroke))


def test_small_dark_shapes_stay_dark() -> None:
    """Icons, and a square to scan, which is large but made of small modules."""
    module = square(1, "#2B2A28")
    steps = tuple(
        step for n in range(400) for step in rectangle(n % 20 * 1.0, n // 20 * 1.0, 0.9, 0.9).steps
    )
    code = Path(steps, Style(fill="#2B2A28"))
    assert (module, code) == nodes(inks.printed(page(module, code), "low"))


def test_what_was_light_on_dark_is_dark_on_light() -> None:
    """White words do not vanish on white ground; red numbers stay red."""
    white = Text("6", 0, 0, "FiraSans-Regular", 4, "#FFFFFF")
    red = Text("8", 0, 0, "FiraSans-Regular", 4, "#B42318")
    first, second = nodes(inks.printed(page(white, red), "low"))
    assert ("#2B2A28", "#B42318") == (first.fill, second.fill)


def test_a_drawing_placed_twice_is_still_written_once() -> None:
    """In every ink."""
    one = Drawing("one", hexagon(80), Group((square(40, "#2F6B43"),)))
    inked = inks.printed(Page(100, 100, (Placed(one), Placed(one, (5, 5)))), "low")
    assert inked.pieces[0].drawing is inked.pieces[1].drawing


def test_small_pale_shapes_are_outlined() -> None:
    """An icon that stood light on a dark ground is seen on the white one."""
    (icon,) = nodes(inks.printed(page(square(3, "#F4EFEA")), "low"))
    level = sum(int(icon.style.stroke[n : n + 2], 16) for n in (1, 3, 5)) / 3
    assert level < 190


def test_a_grey_is_as_light_as_its_colour() -> None:
    """By the light it sends, not by its channels: red is not nearly black."""
    (red,) = nodes(inks.printed(page(square(40, "#FF0000")), "gray"))
    assert "#7F7F7F" == red.style.fill


def test_what_is_slim_gets_no_outline() -> None:
    """Two lines beside each other would take more ink than the stroke did."""
    (blade,) = nodes(inks.printed(page(rectangle(0, 0, 0.5, 6, Style(fill="#5E9440"))), "low"))
    assert (None, True) == (blade.style.stroke, blade.style.fill > "#5E9440")


def test_lines_that_are_thickened_for_print_are_paler() -> None:
    """An outline that is drawn small is a hairline still, and takes no more ink for it."""
    edge = rectangle(0, 0, 20, 20, Style("#5E9440", "#2B2A28", 0.25))
    small, large = (
        inks.printed(Page(100, 100, marks=Group((Group((edge,), scale=(by, by)),))), "low")
        .marks.children[0].children[0].style
        for by in (0.1, 1.0)
    )  # fmt: skip
    assert (True, True) == (small.width * 0.1 < large.width, small.stroke > large.stroke)


def test_sheets_of_line_art_end_at_the_trim() -> None:
    """White ground needs no bleed; a page for a print shop has it all the same."""
    tile = Placed(Drawing("one", hexagon(80), Group((square(40, "#2F6B43"),))), cut="bleed")
    sheet, page_of_one = Page(100, 100, (tile,)), Page(100, 100, (tile,), trim=(3, 3, 97, 97))
    cuts = [inks.printed(one, "low").pieces[0].cut for one in (sheet, page_of_one)]
    assert ["trim", "bleed"] == cuts
