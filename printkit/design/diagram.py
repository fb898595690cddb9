"""The marks that all figures share: captions, labels, arrows, grounds, rows of symbols.

A figure draws its picture and hands it to `figure`, which sets the caption below it, so that
all of them stand alike in a column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from printkit.design.colours import mix
from printkit.design.disc import disc
from printkit.design.figures import Scope
from printkit.design.icons import icon
from printkit.design.symbols import SIZE, names, symbol
from printkit.design.theme import Theme
from printkit.design.typeset import Block, Type, paragraph, whole
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Placed, Style, Text, circle, polygon, rectangle
from printkit.errors import FitError

BEFORE = 2.4
"""Space above a figure."""

_ICON = 4.0

Point = tuple[float, float]


def figure(scope: Scope, picture: Sequence[Node], height: float, caption: str = "") -> Block:
    """A picture of that height with its caption, a key of the texts, below it."""
    drawn = Block(height, tuple(picture))
    if not caption:
        return Block(height, drawn.nodes, BEFORE)
    style = caption_type(scope.theme)
    text = paragraph(
        scope.words.inlines(caption), style, scope.measure, scope.words.language, before=1.0
    )
    return whole([drawn, *text], before=BEFORE)


def caption_type(theme: Theme) -> Type:
    """How captions are set."""
    return theme.types["note"]


def label(
    string: str,
    at: Point,
    style: Type,
    anchor: Literal["start", "middle", "end"] = "middle",
    fill: str = "",
) -> Text:
    """A word whose capitals stand centred on a height."""
    baseline = at[1] + fonts.cap_height(style.regular) * style.size / 2
    return Text(string, at[0], baseline, style.regular, style.size, fill or style.fill, anchor)


def centred(string: str, middle: Point, width: float, style: Type) -> list[Node]:
    """A few words around a place, broken between words only, into rows about equally long.

    Raises:
        FitError: A word is wider than that.
    """
    rows = _rows(string, width, style)
    widest = _widest(rows, style)
    if widest > width:
        raise FitError("fit-word", word=string, width=round(widest, 1), measure=round(width, 1))
    narrower = _rows(string, widest - 0.1, style)
    while len(narrower) == len(rows) and _widest(narrower, style) < widest:
        rows, widest = narrower, _widest(narrower, style)
        narrower = _rows(string, widest - 0.1, style)
    first = middle[1] - (len(rows) - 1) * style.leading / 2
    return [label(row, (middle[0], first + n * style.leading), style) for n, row in enumerate(rows)]


def _rows(string: str, width: float, style: Type) -> list[str]:
    """The words in rows as full as they can be; a longer word stands alone."""
    rows: list[str] = []
    for word in string.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and fonts.width(longer, style.regular, style.size) <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _widest(rows: Sequence[str], style: Type) -> float:
    return max(fonts.width(row, style.regular, style.size) for row in rows)


def ground(x: float, y: float, width: float, height: float, theme: Theme) -> Node:
    """The tinted panel that a figure without a board stands on."""
    return rectangle(x, y, width, height, Style(theme.colours["tint"]), 1.6)


def sign(name: str, at: Point, size: float, theme: Theme, colour: str = "") -> Placed:
    """A resource's symbol in colour, or an icon in one colour where a colour is given."""
    if colour or name not in names():
        scale = size / _ICON
        return Placed(icon(name, colour or theme.colours["ink"]), at, scale=(scale, scale))
    scale = size / SIZE
    return Placed(symbol(name, theme.colours), at, scale=(scale, scale))


def arrow(start: Point, length: float, theme: Theme, turn: float = 0.0) -> Group:
    """A block arrow from a point, to the right before it is turned."""
    style = Style(theme.colours["accent"])
    head = min(1.9, length * 0.55)
    shaft = rectangle(0, -0.42, length - head + 0.1, 0.84, style)
    tip = polygon([(length - head, -1.3), (length, 0), (length - head, 1.3)], style)
    return Group((shaft, tip), at=start, turn=turn)


def bubble(at: Point, width: float, height: float, tip: Point, theme: Theme) -> Group:
    """A light tag centred on a place, its pointer reaching to `tip`."""
    paper = theme.colours["parchment"]
    edge = mix(paper, theme.colours["ink"], 0.75)
    style = Style(paper, edge, 0.3)
    x, y = at
    dx, dy = tip[0] - x, tip[1] - y
    across = (0.0, 1.1) if abs(dx) * height > abs(dy) * width else (1.1, 0.0)
    pointer = [(x - across[0], y - across[1]), (x + across[0], y + across[1]), tip]
    box = (x - width / 2, y - height / 2, width, height)
    return Group(
        (
            rectangle(*box, style, 1.2),
            polygon(pointer, style),
            rectangle(box[0] + 0.15, box[1] + 0.15, width - 0.3, height - 0.3, Style(paper), 1.05),
        )
    )


def row(
    name: str, count: int, middle: Point, size: float, theme: Theme, step: float = 0.0
) -> list[Node]:
    """A sign several times side by side, centred on a place."""
    gap = step or size * 1.02
    first = middle[0] - (count - 1) * gap / 2
    return [sign(name, (first + n * gap, middle[1]), size, theme) for n in range(count)]


def verdict(at: Point, theme: Theme, *, good: bool, size: float = 4.4) -> Group:
    """A check or a cross on a light disc: what may be done and what may not."""
    colour = theme.colours["leaf" if good else "red"]
    edge = mix(colour, theme.colours["ink"], 0.35)
    return Group(
        (
            circle(*at, size / 2, Style(theme.colours["paper"], edge, 0.35)),
            sign("check" if good else "cross", at, size * 0.62, theme, edge),
        )
    )


def numeral(
    text: str, at: Point, size: float, theme: Theme, *, fill: str = "", ink: str = ""
) -> Group:
    """A number on a disc."""
    style = theme.types["label"].bolder
    return Group(
        (
            circle(*at, size / 2, Style(fill or theme.colours["accent"])),
            label(text, at, style, fill=ink or theme.colours["paper"]),
        )
    )


def token(artwork: str, drawn_for: float, diameter: float, at: Point, theme: Theme) -> Placed:
    """A round piece as it lies on the table, at that diameter."""
    bleed = 3.0 * diameter / drawn_for
    piece = disc(
        artwork, artwork, theme.colours, drawn_for=drawn_for, diameter=diameter, bleed=bleed
    )
    return Placed(piece, at, cut="trim")


def veil(width: float, height: float, theme: Theme) -> Node:
    """Thin paper over a board, so that what stands on it comes forward."""
    return rectangle(0, 0, width, height, Style(theme.colours["paper"], opacity=0.42))
