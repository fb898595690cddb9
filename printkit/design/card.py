"""Cards from templates: boxes in mm, types by use, fields filled with words, icons and figures.

A template (templates/pieces.toml) lists elements from the bottom up. Boxes stretch with the
card; type grows with a larger one, and shrinks only so far: what still does not fit is an error
that names the card, the box and the language. A field filled with
nothing leaves its box out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.design import icons
from printkit.design.colours import Colours
from printkit.design.markup import Inline, by_line
from printkit.design.picture import Artwork, painted
from printkit.design.playing_pieces import badge
from printkit.design.symbols import SIZE, names, symbol
from printkit.design.theme import Theme
from printkit.design.typeset import Block, Type, paragraph, whole
from printkit.draw.scene import (
    LEAST_TYPE,
    Drawing,
    Group,
    Node,
    Path,
    Placed,
    Shrunk,
    Style,
    circle,
    rectangle,
)
from printkit.errors import FitError, TemplateError

_ON_DISC = 0.72
"""The size of a symbol on a disc, by the disc's."""

_MOST_GROWTH = 1.2
"""How much larger the type of a large card may be."""

_OVER_FIGURE = 0.4
"""The space above a figure."""

_MOST_SPREAD = 2.4
"""How much further apart paragraphs stand where a box is too large for them."""

_EDGE = 0.3
"""The width of the line around panels and pictures that have one."""

_APART = 0.86
"""How much of the room that each has the symbols of a row take."""

Box = tuple[float, float, float, float]


class _Element(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["panel", "text", "symbol", "stack", "picture", "row", "badge"]
    box: Box
    colour: str = ""
    bleeds: bool = False
    radius: float = 0.0
    type: str = ""
    heading: str = ""
    field: str = ""
    align: Literal["start", "middle", "end"] = "start"
    gap: float = 1.5
    edge: str = ""
    drawn: tuple[float, float] = (48.0, 42.0)


class _Template(msgspec.Struct, forbid_unknown_fields=True):
    size: tuple[float, float]
    radius: float
    elements: list[_Element]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A headed paragraph of a stack: its heading, its text, and a figure below, each optional."""

    heading: Sequence[Inline] = ()
    text: Sequence[Inline] = ()
    figure: Block | None = None


Field = Sequence[Inline] | Sequence[Paragraph] | Sequence[str] | Artwork
"""What fills a box: a run of text, headed paragraphs, names of symbols, or the name of a symbol,
an artwork or a player's colour."""


@dataclass(frozen=True)
class _Face:
    """One card face being made."""

    name: str
    fields: Mapping[str, Any]
    theme: Theme
    language: str
    stretch: tuple[float, float]
    size: tuple[float, float]
    bleed: float

    def box(self, box: Box) -> Box:
        sx, sy = self.stretch
        return box[0] * sx, box[1] * sy, box[2] * sx, box[3] * sy


def card(
    name: str,
    template: Mapping[str, Any],
    fields: Mapping[str, Field],
    theme: Theme,
    language: str,
    *,
    size: tuple[float, float],
    bleed: float = 3.0,
) -> Drawing:
    """A card face, its origin in the middle.

    Args:
        name: For people, file names and errors.
        template: The template's table.
        fields: What fills its boxes, by field name.
        theme: Colours and types.
        language: Of the words, for hyphens.
        size: Width and height of the trimmed card.
        bleed: How far its ground runs on.

    Raises:
        TemplateError: The template has a faulty or unknown key, or a field is not filled.
        FitError: A text does not fit its box at `LEAST_TYPE`.
    """
    table = typed(template, _Template, name, TemplateError)
    stretch = (size[0] / table.size[0], size[1] / table.size[1])
    face = _Face(name, fields, theme, language, stretch, size, bleed)
    made = [_made(element, face) for element in table.elements]
    nodes = tuple(node for node, _ in made)
    shrunk = tuple(told for _, told in made if told)
    trim = rectangle(-size[0] / 2, -size[1] / 2, *size, radius=table.radius)
    grown = rectangle(
        -size[0] / 2 - bleed, -size[1] / 2 - bleed, size[0] + 2 * bleed, size[1] + 2 * bleed
    )
    body = Group((Group(nodes, at=(-size[0] / 2, -size[1] / 2)),))
    return Drawing(name, trim, body, grown, shrunk)


def tells_player(template: Mapping[str, Any]) -> bool:
    """A template shows whose card it is: in the player's colour, by shape or in words."""
    return any(
        element.get("colour") == "player" or element.get("field") in ("player", "recipient")
        for element in template.get("elements", ())
    )


def _made(element: _Element, face: _Face) -> tuple[Node, Shrunk | None]:
    """What an element draws, and how its text was shrunk, if it was."""
    if element.kind in _FILLED and not _field(element, face):
        return Group(()), None
    if element.kind in _SET:
        return _SET[element.kind](element, face)
    return _DRAWN[element.kind](element, face), None


def _panel(element: _Element, face: _Face) -> Node:
    x, y, width, height = face.box(element.box)
    if element.bleeds:
        left = face.bleed if x <= 0 else 0.0
        top = face.bleed if y <= 0 else 0.0
        right = face.bleed if x + width >= face.size[0] - 1e-6 else 0.0
        bottom = face.bleed if y + height >= face.size[1] - 1e-6 else 0.0
        x, y, width, height = x - left, y - top, width + left + right, height + top + bottom
    colours = face.theme.colours
    edge = colours[element.edge] if element.edge else None
    style = Style(colours[element.colour], edge, _EDGE)
    return rectangle(x, y, width, height, style, element.radius)


def _symbol(element: _Element, face: _Face) -> Node:
    """A symbol in the middle of its box, on a disc where the element has a colour."""
    x, y, width, height = face.box(element.box)
    colours = face.theme.colours
    middle, across = (x + width / 2, y + height / 2), min(width, height)
    disc = [circle(*middle, across / 2, Style(colours[element.colour]))] if element.colour else []
    share = across * (_ON_DISC if disc else 1.0)
    return Group((*disc, _sign(_field(element, face), middle, share, colours)))


def _sign(name: str, at: tuple[float, float], across: float, colours: Colours) -> Placed:
    """A symbol in colour; what has none is an icon in ink."""
    if name in names():
        drawn, scale = symbol(name, colours), across / SIZE
    else:
        drawn, scale = icons.icon(name, colours["ink"]), across / icons.SIZE
    return Placed(drawn, at, scale=(scale, scale))


def _picture(element: _Element, face: _Face) -> Node:
    """An artwork that fills its window; its corners are cut round."""
    x, y, width, height = face.box(element.box)
    wide, high = element.drawn
    scale = max(width / wide, height / high)
    artwork: Artwork = _field(element, face)
    room = (width / scale, height / scale)
    drawn = painted(artwork, str(artwork), face.theme.colours, room)
    window = rectangle(x, y, width, height, radius=element.radius)
    middle = (x + width / 2, y + height / 2)
    nodes: list[Node] = [Group((Group((drawn,), at=middle, scale=(scale, scale)),), clip=window)]
    if element.edge:
        rim = Style(stroke=face.theme.colours[element.edge], width=_EDGE)
        nodes.append(Path(window.steps, rim))
    return Group(tuple(nodes))


def _row(element: _Element, face: _Face) -> Node:
    """Symbols side by side in the middle of their box, as large as it allows."""
    x, y, width, height = face.box(element.box)
    shown: Sequence[str] = _field(element, face)
    size = min(height, width / max(1, len(shown)) * _APART)
    step = size / _APART
    first = x + width / 2 - (len(shown) - 1) * step / 2
    return Group(
        tuple(
            _sign(name, (first + n * step, y + height / 2), size, face.theme.colours)
            for n, name in enumerate(shown)
        )
    )


def _badge(element: _Element, face: _Face) -> Node:
    """The shape of a player's colour in the middle of its box."""
    x, y, width, height = face.box(element.box)
    middle = (x + width / 2, y + height / 2)
    return badge(_field(element, face), middle, min(width, height), face.theme.colours)


def _text(element: _Element, face: _Face) -> tuple[Node, Shrunk | None]:
    style = replace(face.theme.types[element.type], align=element.align)
    return _fitted(element, face, [Paragraph(text=_field(element, face))], style, style)


def _stack(element: _Element, face: _Face) -> tuple[Node, Shrunk | None]:
    types = face.theme.types
    return _fitted(
        element, face, _field(element, face), types[element.heading], types[element.type]
    )


def _fitted(
    element: _Element, face: _Face, stack: Sequence[Paragraph], heading: Type, text: Type
) -> tuple[Node, Shrunk | None]:
    x, y, width, height = face.box(element.box)
    least = min(1.0, LEAST_TYPE / text.size)
    usual = scale = min(max(1.0, min(face.stretch)), _MOST_GROWTH)
    while True:
        types = (heading.scaled(scale), text.scaled(scale))
        gap = element.gap * scale
        block = _set(stack, *types, width, gap, face.language)
        if block.height <= height + 1e-6:
            spare = (height - block.height) / max(1, len(stack) - 1)
            gap += min(spare, _MOST_SPREAD)
            node = Group(_set(stack, *types, width, gap, face.language).nodes, at=(x, y))
            told = Shrunk(element.field, text.size * scale, text.size * usual)
            return node, told if scale < usual else None
        if scale <= least:
            raise FitError(
                "fit-text",
                component=face.name,
                language=face.language,
                shortfall=round(block.height - height, 1),
            )
        scale = max(least, scale - 0.02)


def _set(
    stack: Sequence[Paragraph], heading: Type, text: Type, width: float, gap: float, language: str
) -> Block:
    blocks: list[Block] = []
    for n, entry in enumerate(stack):
        before = gap if n else 0.0
        for inlines, style in ((entry.heading, heading), (entry.text, text)):
            for line in by_line(inlines):
                blocks += paragraph(line, style, width, language, before=before)
                before = 0.0
        if entry.figure:
            blocks.append(replace(entry.figure, before=before + _OVER_FIGURE))
    return whole(blocks)


def _field(element: _Element, face: _Face) -> Any:
    if element.field not in face.fields:
        raise TemplateError(
            "unknown-field",
            where=face.name,
            found=element.field,
            nearest=nearest(element.field, face.fields),
            allowed=listed(face.fields),
        )
    return face.fields[element.field]


_SET = {"text": _text, "stack": _stack}
_DRAWN = {
    "panel": _panel,
    "symbol": _symbol,
    "picture": _picture,
    "row": _row,
    "badge": _badge,
}
_FILLED = ("symbol", "picture", "row", "badge", "text")
"""Elements that stand for a field alone: without it there is nothing of them."""
