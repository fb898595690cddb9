"""How likely each throw of two dice is: a column of pips per number, the reds marked."""

from __future__ import annotations

from printkit.board.model import REDS, ROLLS, pips
from printkit.design.colours import mix
from printkit.design.diagram import figure, label, sign
from printkit.design.figures import Scope
from printkit.design.token import number_plate
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, circle, line, rectangle

_SEVEN = 7
_NUMBERS = sorted((*ROLLS, _SEVEN))
_MOST = 6

_LEAST_PLATE = 5.5
"""A token smaller than this could not be read."""


def odds_table(scope: Scope) -> Block:
    """Eleven columns from 2 to 12; where they are wide the numbers stand on their tokens."""
    step = scope.measure / len(_NUMBERS)
    plate = min(step * 0.94, 7.4)
    pip = min(2.25 if plate >= _LEAST_PLATE else 1.7, step * 0.42)
    foot = _MOST * pip + 3.8
    nodes: list[Node] = []
    for n, number in enumerate(_NUMBERS):
        nodes += _column(number, (n + 0.5) * step, step, pip, foot, scope)
        nodes.append(_foot(number, ((n + 0.5) * step, foot + 0.7 + plate / 2), plate, scope))
    rule = Style(stroke=scope.theme.colours["grid"], width=0.3, cap="butt")
    nodes.append(line(0, foot, scope.measure, foot, rule))
    # On a card the heading over the figure says what it shows.
    caption = "figures.odds-table.caption" if plate >= _LEAST_PLATE else ""
    return figure(scope, nodes, foot + plate + 1.1, caption)


def _column(
    number: int, x: float, step: float, pip: float, foot: float, scope: Scope
) -> list[Node]:
    """A bar of one pip for each way, and how many there are above it."""
    colours = scope.theme.colours
    count = pips(number)
    red = number in REDS
    ink = colours["red" if red else "ink"]
    wide = step * 0.74
    top = foot - count * pip - 0.7
    pale = mix(colours["tint"], colours["red" if red else "grid"], 0.2 if red else 0.3)
    nodes: list[Node] = [rectangle(x - wide / 2, top, wide, foot - top, Style(pale), 0.7)]
    nodes += [
        circle(x, foot - 0.35 - (n + 0.5) * pip, pip * 0.33, Style(ink)) for n in range(count)
    ]
    style = scope.theme.types["small"]
    nodes.append(
        label(
            str(count),
            (x, top - 1.7),
            style.bolder if red else style,
            fill=colours["red"] if red else "",
        )
    )
    return nodes


def _foot(number: int, at: tuple[float, float], size: float, scope: Scope) -> Node:
    """The number under its column: on its token where there is room, the 7 with the robber."""
    if size < _LEAST_PLATE:
        return _bare(number, at, size, scope)
    if number == _SEVEN:
        return _seven(at, size, scope)
    return Group((number_plate(number, size, scope.theme.colours),), at=at)


def _bare(number: int, at: tuple[float, float], size: float, scope: Scope) -> Node:
    """A number without its token, a red one with its ring."""
    small, red = scope.theme.types["small"].bolder, scope.theme.colours["red"]
    if number not in REDS:
        return label(str(number), at, small)
    ring = circle(*at, size / 2, Style(stroke=red, width=0.3))
    return Group((ring, label(str(number), at, small, fill=red)))


def _seven(at: tuple[float, float], size: float, scope: Scope) -> Node:
    x, y = at
    rim = Style(stroke=scope.theme.colours["grid"], width=0.3, dash=(0.6, 0.8))
    return Group(
        (
            circle(x, y, size / 2 - 0.2, rim),
            label(str(_SEVEN), (x, y - 1.25), scope.theme.types["small"].bolder),
            sign("robber", (x, y + 1.5), 2.7, scope.theme),
        )
    )
