"""The sheet that shows what a printer does: two sides to be held against the light.

The front has two crosses and two bars of 100 mm, the back two grids of millimetres that
lie behind the crosses. Where a cross of the front shows through is what the back is off.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.design import typeset
from printkit.design.magazine import Frame
from printkit.design.markup import Inline
from printkit.design.theme import Theme
from printkit.draw.furniture import BAR
from printkit.draw.scene import POINT, Group, Node, Page, Style, Text, circle, line
from printkit.draw.sheet_style import vertical_flip

FROM_EDGE = 40.0
"""From the middle of each cross to the nearer edge of the paper, in mm."""

_CLEAR = 18.0
"""Around the crosses, and beside the upright bar."""
_REACH = 6
"""How far the scales of a graduated cross go, in mm each way."""
_FINE = Style(stroke="#2B2A28", width=0.1, cap="butt")
_STRONG = Style(stroke="#2B2A28", width=0.25, cap="butt")
_FACE, _SIZE = "FiraSans-Regular", 7.0 * POINT


def pages(
    text: Sequence[Sequence[Inline]], theme: Theme, frame: Frame, flip: str, language: str
) -> list[Page]:
    """Front and back.

    Args:
        text: The heading, then what to do, a paragraph each.
        theme: Types.
        frame: The paper and its margins.
        flip: The edge along which the printer turns sheets.
        language: Of the text.
    """
    size = frame.width, frame.height
    places = {"A": (size[0] / 2, FROM_EDGE), "B": (size[0] / 2, size[1] - FROM_EDGE)}
    front: list[Node] = [_cross(name, *place) for name, place in places.items()]
    heading, *steps = text
    measure = frame.measure - _CLEAR
    blocks = [
        *typeset.paragraph(heading, theme.types["heading"], measure, language),
        *(
            block
            for step in steps
            for block in typeset.paragraph(step, theme.types["body"], measure, language, before=2.0)
        ),
    ]
    (column,) = typeset.flow(blocks, [size[1] - 2 * (FROM_EDGE + _CLEAR)])
    read = [Group(block.nodes, at=(frame.side, FROM_EDGE + _CLEAR + y)) for y, block in column]
    front += [*read, *_bars(frame)]
    upright = vertical_flip(flip, landscape=False)
    back = [_graduated(name, x, y if upright else size[1] - y) for name, (x, y) in places.items()]
    return [
        Page(*size, marks=Group(tuple(front)), side="front"),
        Page(*size, marks=Group(tuple(back)), side="back"),
    ]


def _cross(name: str, x: float, y: float) -> Group:
    """A cross that shows through paper: strong lines, a ring around the middle."""
    strong = Style(stroke="#000000", width=0.35, cap="butt")
    return Group(
        (
            line(-9, 0, 9, 0, strong),
            line(0, -9, 0, 9, strong),
            circle(0, 0, 7.5, Style(stroke="#000000", width=0.25)),
            Text(name, 11, 1.6, "FiraSans-Medium", 4.5),
        ),
        at=(x, y),
    )


def _graduated(name: str, x: float, y: float) -> Group:
    """A grid of millimetres, positive to the right and down, as one reads it here."""
    nodes: list[Node] = []
    for place in range(-_REACH, _REACH + 1):
        style = _STRONG if place == 0 else _FINE
        nodes += [
            line(place, -_REACH, place, _REACH, style),
            line(-_REACH, place, _REACH, place, style),
        ]
        if place % 3 == 0:
            label = f"{place:+d}".replace("-", "−") if place else "0"
            nodes += [
                Text(label, place, _REACH + 3, _FACE, _SIZE, anchor="middle"),
                Text(label, _REACH + 1, place + 0.8, _FACE, _SIZE),
            ]
    nodes += [
        Text("x", 0, _REACH + 6.4, "FiraSans-Medium", _SIZE, anchor="middle"),
        Text("y", _REACH + 5, 0.8, "FiraSans-Medium", _SIZE),
        Text(name, 18, 1.6, "FiraSans-Medium", 4.5),
    ]
    return Group(tuple(nodes), at=(x, y))


def _bars(frame: Frame) -> list[Node]:
    """A bar of 100 mm along the page and one down it, with the ends marked."""
    left, low = (frame.width - BAR) / 2, frame.height - FROM_EDGE - 22
    side, top = frame.width - frame.side - 2, (frame.height - BAR) / 2
    return [
        line(left, low, left + BAR, low, _STRONG),
        *(line(x, low - 2, x, low + 2, _STRONG) for x in (left, left + BAR)),
        Text("100 mm", frame.width / 2, low - 1.4, _FACE, _SIZE, anchor="middle"),
        line(side, top, side, top + BAR, _STRONG),
        *(line(side - 2, y, side + 2, y, _STRONG) for y in (top, top + BAR)),
        Text("100 mm", side - 1.6, frame.height / 2, _FACE, _SIZE, anchor="end"),
    ]
