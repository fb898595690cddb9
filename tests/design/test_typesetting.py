"""Text in measures, tables and columns: nothing runs over, nothing is lost."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings, strategies as st
from looks import looks, texts

from printkit.design.magazine import Frame, Furniture, bookmarked, side_by_side, two_columns
from printkit.design.markup import Glyph, Run, parse
from printkit.design.tables import Column, cell, table
from printkit.design.typeset import Block, even, flow, lines, paragraph, whole
from printkit.draw import fonts
from printkit.draw.scene import Drawing, Group, Text, bounds, rectangle
from printkit.errors import FitError, TemplateError

BODY = looks().types["body"]
A4 = Frame(210, 297)
LETTER = Frame(215.9, 279.4)
GERMAN = (
    "Wer die Rohstoffkarten umwandelt, verbraucht Entwicklungsmöglichkeiten und nimmt "
    "Ölmarken aus dem Vorrat, höchstens bis zur Vorratsgrenze."
)


def string(groups: list[Group]) -> list[str]:
    """The characters of each line."""
    return [" ".join(text.string for text in texts([group])) for group in groups]


MARKS = {
    "plain": [Run("plain")],
    "a **bold** word": [Run("a "), Run("bold", "bold"), Run(" word")],
    "an *italic* one": [Run("an "), Run("italic", "italic"), Run(" one")],
    "**both {n} bold**": [Run("both ", "bold"), Run("7", "bold"), Run(" bold", "bold")],
    "{n}{n}": [Run("7"), Run("7")],
    "5 * 3": [Run("5 * 3")],
    r"4\* {n}": [Run("4"), Run("*"), Run(" "), Run("7")],
    "": [],
}


@pytest.mark.parametrize(("text", "runs"), MARKS.items())
def test_marks_are_read(text: str, runs: list[Run]) -> None:
    """Asterisks weigh, names in braces are replaced within their weight."""
    assert runs == parse(text, lambda _: ["7"])


@pytest.mark.parametrize(
    ("text", "found"),
    [("**a", "**"), ("b* 3", "*"), ("a {n", "{"), ("n}", "}"), ("**a *b**", "**")],
)
def test_a_mark_is_closed(text: str, found: str) -> None:
    """What is opened and not closed is told, never printed as it stands."""
    with pytest.raises(TemplateError, match="mark-open") as caught:
        parse(text, lambda _: ["7"])
    assert found == caught.value.values["found"]


@settings(deadline=None)
@given(st.floats(25, 120), st.sampled_from(["start", "middle", "end"]))
def test_no_line_is_wider_than_its_measure(measure: float, align: str) -> None:
    """Whatever the measure, each line of a German text stays within it."""
    style = (
        BODY
        if align == "start"
        else partial(type(BODY), align=align)(
            BODY.regular, BODY.bold, BODY.italic, BODY.size, BODY.leading, BODY.fill
        )
    )
    for group in lines([Run(GERMAN)], style, measure, "de"):
        left = min(text.x for text in texts([group]))
        right = max(
            text.x + fonts.width(text.string, text.face, text.size) for text in texts([group])
        )
        assert left >= -1e-6
        assert right <= measure + 1e-6


@settings(deadline=None)
@given(st.floats(25, 120))
def test_no_character_is_lost(measure: float) -> None:
    """Lines joined and hyphens taken out are the text again."""
    set_lines = string(lines([Run(GERMAN)], BODY, measure, "de"))
    joined = " ".join(set_lines).replace("- ", "").replace(" ", "")
    assert GERMAN.replace(" ", "") == joined.replace("-", "")


def test_a_word_wider_than_its_measure_is_an_error() -> None:
    """It is never cut or let run over."""
    with pytest.raises(FitError, match="fit-word"):
        lines([Run("X" * 80)], BODY, 40, "en")


def test_icons_take_their_place() -> None:
    """An icon in a line is a word of its own width."""
    drawn = rectangle(-2, -2, 4, 4)
    icon = Glyph(Drawing("icon", drawn, Group((drawn,))))
    narrow = lines([icon, Run(" ")] * 40, BODY, 60, "en")
    assert len(narrow) > 1


def test_a_paragraph_keeps_its_ends_together() -> None:
    """Neither its first nor its last line stands alone in a column."""
    blocks = paragraph([Run(GERMAN * 3)], BODY, 60, "de")
    assert [True, False, True, False] == [
        blocks[0].keep,
        blocks[1].keep,
        blocks[-2].keep,
        blocks[-1].keep,
    ]


TIES = {
    "number and noun": ("take 4 cities", "take 4", ["take", "4 cities"]),
    "word and last number": ("up to 10", "up to", ["up", "to 10"]),
    "word and number before a stop": ("Mara 1. Ida", "Mara 1.", ["Mara 1.", "Ida"]),
    "copyright and year": ("Text © 2011 us", "Text ©", ["Text", "© 2011 us"]),
}


@pytest.mark.parametrize(("text", "room", "rows"), TIES.values(), ids=TIES)
def test_what_belongs_together_stays_in_one_line(text: str, room: str, rows: list[str]) -> None:
    """A number stands with what it counts or ends, whatever the room at the line's end."""
    measure = max(fonts.width(row, BODY.regular, BODY.size) for row in (room, *rows)) + 0.1
    assert rows == string(lines([Run(text)], BODY, measure, "en"))


def test_an_icon_stays_with_its_word() -> None:
    """A road's icon does not open a line, its word comes along."""
    drawn = rectangle(-2, -2, 4, 4)
    sign = Glyph(Drawing("icon", drawn, Group((drawn,))))
    measure = fonts.width("with a road", BODY.regular, BODY.size) + 0.1
    assert ["with a", "road"] == string(lines([Run("with a road "), sign], BODY, measure, "en"))


def test_a_last_word_is_not_broken() -> None:
    """No syllable stands alone in the last line."""
    measure = fonts.width("viele Rohstoff", BODY.regular, BODY.size)
    assert ["viele", "Rohstoffe"] == string(lines([Run("viele Rohstoffe")], BODY, measure, "de"))


def test_a_broken_word_is_not_parted_by_a_column() -> None:
    """A line that ends with a hyphen is not the last of a column."""
    blocks = paragraph([Run(GERMAN * 3)], BODY, 40, "de")
    broken = [block for block in blocks if list(texts(block.nodes))[-1].string.endswith("-")]
    assert broken
    assert all(block.keep for block in broken)


def test_even_lines_are_no_more_lines() -> None:
    """They only share the words more fairly."""
    told = [Run("five six seven eight nine")]
    full = string(lines(told, BODY, 28, "en"))
    shared = [text.string for block in even(told, BODY, 28, "en") for text in texts(block.nodes)]
    assert len(full) == len(shared) > 1
    assert max(map(len, shared)) < max(map(len, full))


heights = st.lists(st.floats(1, 30), min_size=1, max_size=40)


@given(heights)
def test_columns_hold_every_block_in_order(sizes: list[float]) -> None:
    """Flowing loses nothing and repeats nothing, and no block passes its column's foot."""
    blocks = [Block(size, (), before=2.0) for size in sizes]
    columns = flow(blocks, [60.0] * 40)
    assert blocks == [block for column in columns for _, block in column]
    assert all(y + block.height <= 60 + 1e-6 for column in columns for y, block in column)


def test_what_must_be_kept_moves_on() -> None:
    """A heading does not stand last in a column."""
    heading, text = Block(5, (), keep=True), Block(20, ())
    columns = flow([Block(70, ()), heading, text], [80, 80])
    assert [1, 2] == [len(column) for column in columns]


def test_too_much_says_how_much() -> None:
    """The error tells how many millimetres are left over."""
    with pytest.raises(FitError) as caught:
        flow([Block(50, ()), Block(60, ())], [80])
    assert {"shortfall": 60} == caught.value.values


def test_whole_is_as_high_as_its_parts() -> None:
    """Spaces between them count, the one above the first does not."""
    assert 13.0 == whole([Block(5, (), before=9), Block(6, (), before=2)]).height


def test_a_table_is_as_high_as_its_longest_cell() -> None:
    """Cells wrap within their columns."""
    columns = [Column("Piece", 40), Column("Count", 15, "end")]
    rows = [[cell("Short"), cell("1")], [cell(GERMAN), cell("2")]]
    head, short, long = table(columns, rows, looks(), "de")
    assert head.keep
    assert short.height < long.height


def test_a_table_is_not_torn_at_its_ends() -> None:
    """Its head takes two rows along, its last row comes with one more."""
    rows = [[cell(str(n))] for n in range(6)]
    blocks = table([Column("Head", 20)], rows, looks(), "en")
    assert [True, True, True, False, False, True, False] == [block.keep for block in blocks]


@pytest.mark.parametrize("frame", [A4, LETTER])
def test_two_columns_are_balanced(frame: Frame) -> None:
    """On the last page both columns end about equally low."""
    blocks = [Block(5.0, (rectangle(0, 0, 10, 5),), before=1.0) for _ in range(130)]
    *_, last = two_columns(Block(20, ()), blocks, frame, most=4)
    ends = [0.0, 0.0]
    for node in last:
        assert isinstance(node, Group)
        column = int(node.at[0] > frame.width / 2)
        ends[column] = max(ends[column], node.at[1] + 5.0)
    assert abs(ends[0] - ends[1]) <= 12


@pytest.mark.parametrize("frame", [A4, LETTER])
def test_columns_stay_between_the_margins(frame: Frame) -> None:
    """Nothing stands in a margin or in the gap."""
    drawn = rectangle(0, 0, frame.column, 5)
    pages = two_columns(Block(20, ()), [Block(5.0, (drawn,))] * 120, frame, most=4)
    for node in (node for page in pages for node in page):
        assert isinstance(node, Group)
        if node.children and node.children[0] is drawn:
            left = node.at[0]
            assert left in (frame.side, frame.side + frame.column + frame.gap)
            assert frame.top <= node.at[1] <= frame.height - frame.bottom - 5 + 1e-6


def test_columns_of_their_own_keep_to_a_page() -> None:
    """Two columns with contents of their own stand on one page or not at all."""
    long, short = [Block(30.0, ())] * 12, [Block(30.0, ())] * 8
    assert 1 == len(side_by_side(short, short, A4))
    with pytest.raises(FitError):
        side_by_side(long, short, A4)


def test_pages_are_numbered_and_the_first_is_bookmarked() -> None:
    """Each page says which it is; a reader's outline leads to the first."""
    furniture = Furniture(("Name",), "Note", lambda n, m: f"Page {n} of {m}")
    pages = bookmarked([[], []], A4, furniture, looks(), "Rules")
    told = [text.string for page in pages for text in texts([page.marks])]
    assert ["Page 1 of 2", "Page 2 of 2"] == [text for text in told if "Page" in text]
    assert ["Rules", ""] == [page.bookmark for page in pages]


def test_type_is_scaled_whole() -> None:
    """Size and leading shrink alike, faces and colour stay."""
    half = BODY.scaled(0.5)
    assert (BODY.size / 2, BODY.leading / 2) == (half.size, half.leading)
    assert (BODY.regular, BODY.fill) == (half.regular, half.fill)


def test_a_run_has_its_types_face() -> None:
    """Plain text on one baseline, in colour if asked."""
    run = BODY.run("x", 1, 2, "end", fill="#123456")
    assert Text("x", 1, 2, BODY.regular, BODY.size, "#123456", "end", BODY.tracking) == run
    assert (0, 0, 4, 2) == bounds(rectangle(0, 0, 4, 2))
