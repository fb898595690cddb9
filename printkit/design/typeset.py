"""Text set into lines, paragraphs and columns, in millimetres.

Words break between lines and, by the language's own rules, inside; a word or a paragraph
that does not fit its box is an error with the shortfall, never an overlap. The result is
blocks: nodes with a height, which the flow stacks into columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

import pyphen

from printkit.design.icons import SIZE
from printkit.design.markup import Glyph, Inline
from printkit.draw import fonts
from printkit.draw.scene import POINT, Drawing, Group, Node, Path, Placed, Tag, Text, bounds
from printkit.errors import FitError


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set.

    Attributes:
        regular: Face of plain text.
        bold: Face of **bold** text.
        italic: Face of *italic* text.
        size: Height of the em.
        leading: From one baseline to the next.
        fill: Colour.
        align: Where the lines stand in their measure.
        tracking: Extra space after each character.
    """

    regular: str
    bold: str
    italic: str
    size: float
    leading: float
    fill: str
    align: Literal["start", "middle", "end"] = "start"
    tracking: float = 0.0

    def run(
        self,
        string: str,
        x: float,
        y: float,
        anchor: Literal["start", "middle", "end"] = "start",
        fill: str = "",
    ) -> Text:
        """One run of plain text on one baseline."""
        colour = fill or self.fill
        return Text(string, x, y, self.regular, self.size, colour, anchor, self.tracking)

    @property
    def bolder(self) -> Type:
        """The same with its bold face for plain text."""
        return replace(self, regular=self.bold)

    def scaled(self, factor: float) -> Type:
        """The same at another size."""
        return replace(self, size=self.size * factor, leading=self.leading * factor)


@dataclass(frozen=True, slots=True)
class Block:
    """Something of a height that stands in a column, its origin at its top left.

    Attributes:
        height: How much of the column it takes.
        nodes: What is drawn.
        before: Space above it, unless it opens the column.
        keep: True when it may not stand last in a column.
    """

    height: float
    nodes: tuple[Node, ...]
    before: float = 0.0
    keep: bool = False


@dataclass(frozen=True, slots=True)
class _Piece:
    """Characters or an icon that no line break divides."""

    width: float
    string: str = ""
    face: str = ""
    glyph: Glyph | None = None


_HYPHENS = {"de": "de_DE", "en": "en_GB"}
_GLYPH_SCALE = 1.02
"""The edge of an icon's square in a line, in em."""

_BEARING = 0.13
"""The space on either side of an icon's ink, in em."""

_SHORT_LINE = 0.86
"""A line filled less than this is worth a hyphen."""


def lines(inlines: Iterable[Inline], style: Type, measure: float, language: str) -> list[Group]:
    """The lines of a text, each a group with its baseline at y = 0.

    Raises:
        FitError: A part of a word is wider than the measure.
    """
    inlines = list(inlines)
    tag = Tag("P", _said(inlines))
    return [
        replace(_line(pieces, style, measure), tag=tag)
        for pieces in _broken(_words(inlines, style), style, measure, language)
    ]


def _said(inlines: Sequence[Inline]) -> str:
    """A text without the hyphens of its lines; empty where icons stand for words."""
    if any(isinstance(inline, Glyph) for inline in inlines):
        return ""
    return "".join(inline.string for inline in inlines if not isinstance(inline, Glyph))


def named(role: Literal["H1", "H2", "P"], run: Text) -> Group:
    """A run of text as a heading, or a paragraph, of a page that is heard."""
    return Group((run,), tag=Tag(role))


def pictured(block: Block, told: str = "") -> Block:
    """A block as a picture with a description, by default the words that stand in it."""
    picture = Tag("Figure", told or " ".join(_strings(block.nodes)))
    return replace(block, nodes=(Group(block.nodes, tag=picture),))


def _strings(nodes: Iterable[Node]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, Text):
            yield node.string
        elif isinstance(node, Group):
            yield from _strings(node.children)
        elif isinstance(node, Placed):
            yield from _strings((node.drawing.body,))


def paragraph(
    inlines: Iterable[Inline], style: Type, measure: float, language: str, *, before: float = 0.0
) -> list[Block]:
    """The text as one block a line, so that a column can break between lines."""
    set_lines = lines(inlines, style, measure, language)
    last = len(set_lines) - 1
    ascent = _ascent(style)
    return [
        Block(
            style.leading,
            (replace(line, at=(0.0, ascent)),),
            before if n == 0 else 0.0,
            keep=n < last and (n in (0, last - 1) or _hyphened(line)),
        )
        for n, line in enumerate(set_lines)
    ]


def _hyphened(line: Group) -> bool:
    """True when a word goes on in the next line."""
    end = line.children[-1]
    return isinstance(end, Text) and end.string.endswith("-")


def even(inlines: Sequence[Inline], style: Type, measure: float, language: str) -> list[Block]:
    """A paragraph in no more lines than it needs, but all about equally long."""
    count = len(lines(inlines, style, measure, language))
    step = measure / 40
    while True:
        try:
            narrower = lines(inlines, style, measure - step, language)
        except FitError:
            break
        if len(narrower) > count:
            break
        measure -= step
    return paragraph(inlines, style, measure, language)


def whole(blocks: Sequence[Block], *, before: float = 0.0, keep: bool = False) -> Block:
    """The blocks as one that no column breaks."""
    y = 0.0
    nodes: list[Node] = []
    for n, block in enumerate(blocks):
        y += block.before if n else 0.0
        nodes.append(Group(block.nodes, at=(0.0, y)))
        y += block.height
    return Block(y, tuple(nodes), before, keep)


def flow(blocks: Sequence[Block], heights: Sequence[float]) -> list[list[tuple[float, Block]]]:
    """The blocks stacked into columns of the given heights: y and block, column by column.

    Raises:
        FitError: A block is higher than a column, or the columns do not hold them all.
    """
    columns: list[list[tuple[float, Block]]] = []
    rest = list(blocks)
    for height in heights:
        taken = _fill(rest, height)
        columns.append(_stack(rest[:taken]))
        rest = rest[taken:]
    if rest:
        missing = sum(block.height + block.before for block in rest)
        raise FitError("fit-columns", shortfall=round(missing, 1))
    return columns


def _fill(blocks: Sequence[Block], height: float) -> int:
    y = 0.0
    taken = 0
    for block in blocks:
        y += block.height + (block.before if taken else 0.0)
        if y > height + 1e-6:
            break
        taken += 1
    if taken < len(blocks):
        full = taken
        while taken and blocks[taken - 1].keep:
            taken -= 1
        # A run of kept blocks longer than a column must break somewhere.
        return taken or full
    return taken


def _stack(blocks: Sequence[Block]) -> list[tuple[float, Block]]:
    y = 0.0
    placed = []
    for n, block in enumerate(blocks):
        y += block.before if n else 0.0
        placed.append((y, block))
        y += block.height
    return placed


def _ascent(style: Type) -> float:
    ascent, descent = fonts.heights(style.regular)
    return (style.leading + (ascent + descent) * style.size) / 2


def _words(inlines: Iterable[Inline], style: Type) -> list[list[_Piece]]:
    """Pieces that stand together without a space, word by word."""
    words: list[list[_Piece]] = [[]]
    for inline in inlines:
        if isinstance(inline, Glyph):
            left, right = _ink(inline.drawing)
            wide = (right - left) * _GLYPH_SCALE / SIZE + 2 * _BEARING
            words[-1].append(_Piece(wide * style.size, glyph=inline))
            continue
        face = getattr(style, inline.weight)
        for n, part in enumerate(inline.string.split(" ")):
            if n:
                words.append([])
            if part:
                words[-1].append(_characters(part, face, style))
    return [word for word in words if word]


def _characters(string: str, face: str, style: Type) -> _Piece:
    return _Piece(fonts.width(string, face, style.size, style.tracking), string, face)


def _broken(
    words: list[list[_Piece]], style: Type, measure: float, language: str
) -> list[list[list[_Piece]]]:
    space = _space(style, style.regular)
    done: list[list[list[_Piece]]] = []
    line: list[list[_Piece]] = []
    used = 0.0
    queue = list(reversed(words))
    while queue:
        word = queue.pop()
        width = sum(piece.width for piece in word)
        gap = space if line else 0.0
        if used + gap + width <= measure + 1e-6:
            line.append(word)
            used += gap + width
            continue
        split = None
        # A last word is not broken: a mere syllable would be left for the last line.
        if used < measure * _SHORT_LINE and (queue or not line):
            split = _hyphenated(word, style, measure - used - gap, language)
        if split:
            line.append(split[0])
            queue.append(split[1])
        elif line:
            last = not queue
            queue.append(word)
            while len(line) > 1 and _tied(line[-1], queue[-1], last=last):
                queue.append(line.pop())
        else:
            text = "".join(piece.string for piece in word)
            raise FitError(
                "fit-word",
                word=text,
                width=round(width, 1),
                measure=round(measure, 1),
            )
        done.append(line)
        line, used = [], 0.0
    if line:
        done.append(line)
    return done


def _tied(word: list[_Piece], following: list[_Piece], *, last: bool) -> bool:
    """True for two words that no line break should part: a number and what it counts.

    An icon also stays with the word that it explains, and a number that ends a phrase with
    the word before it.
    """
    if following[0].glyph:
        return word[-1].glyph is None
    string = following[0].string
    number = string.rstrip(".,:;)")
    if number.isdigit() and (last or number != string):
        return word[-1].string[-1:].isalpha()
    if word[-1].string == "©":
        return True
    return len(word) == 1 and word[0].string.isdigit() and string[0].isalpha()


@cache
def _dictionary(language: str) -> pyphen.Pyphen:
    return pyphen.Pyphen(lang=_HYPHENS.get(language, language), left=3, right=3)


def _hyphenated(
    word: list[_Piece], style: Type, room: float, language: str
) -> tuple[list[_Piece], list[_Piece]] | None:
    """The word in two, the first part with its hyphen fitting the room; None if it cannot be."""
    for n, piece in reversed(list(enumerate(word))):
        before = sum(p.width for p in word[:n])
        if not piece.string or before > room:
            continue
        for head, tail in _dictionary(language).iterate(piece.string):
            mark = "" if head.endswith(("-", "–")) else "-"
            first = _characters(head + mark, piece.face, style)
            if before + first.width <= room:
                rest = _characters(tail, piece.face, style)
                return [*word[:n], first], [rest, *word[n + 1 :]]
    return None


def _space(style: Type, face: str) -> float:
    return fonts.width(" ", face, style.size, style.tracking)


def _line(words: list[list[_Piece]], style: Type, measure: float) -> Group:
    space = _space(style, style.regular)
    width = sum(p.width for word in words for p in word) + space * (len(words) - 1)
    x = {"start": 0.0, "middle": (measure - width) / 2, "end": measure - width}[style.align]
    nodes: list[Node] = []
    run, face, start = "", "", x
    for n, word in enumerate(words):
        for m, piece in enumerate(word):
            gap = " " if n and not m else ""
            if gap:
                x += _space(style, face) if piece.face == face and run else space
            if piece.glyph is None and piece.face == face and run:
                run += gap + piece.string
            else:
                if run:
                    nodes.append(_text(run, start, face, style))
                run, face, start = piece.string, piece.face, x
                if piece.glyph is not None:
                    nodes.append(_icon(piece.glyph, piece.width, x, style))
                    run, face = "", ""
            x += piece.width
    if run:
        nodes.append(_text(run, start, face, style))
    return Group(tuple(nodes))


def _text(run: str, x: float, face: str, style: Type) -> Text:
    return Text(run, x, 0.0, face, style.size, style.fill, tracking=style.tracking)


def _icon(glyph: Glyph, width: float, x: float, style: Type) -> Placed:
    scale = style.size * _GLYPH_SCALE / SIZE
    middle = -fonts.cap_height(style.regular) * style.size / 2
    x += width / 2 - sum(_ink(glyph.drawing)) / 2 * scale
    return Placed(glyph.drawing, (x, middle), scale=(scale, scale))


@cache
def _ink(drawing: Drawing) -> tuple[float, float]:
    """How far an icon's outlines reach to the left and to the right."""
    boxes = [bounds(node) for node in drawing.body.children if isinstance(node, Path)]
    return min(box[0] for box in boxes), max(box[2] for box in boxes)


def points(size: float) -> float:
    """A type size in points as millimetres."""
    return size * POINT
