"""How likely each throw of two dice is: a column of pips per number, the reds marked."""

from __future__ import annotations

from printkit.board.model import REDS, ROLLS, pips
from printkit.design.colours import mix
from printkit.design.diagram import bold, figure, label, sign
from printkit.design.figures import Scope
from printkit.design.token import number_plate
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, circle, line, rectangle

_SEVEN = 7
_NUMBERS = sorted((*ROLLS, _SEVEN))
_MOST = 6


def odds_table(scope: Scope) -> Block:
    """Eleven columns from 2 to 12; where they are wide the numbers stand on their tokens."""
    step = scope.measure / len(_NUMBERS)
    pip = min(2.25, step * 0.42)
    foot = _MOST * pip + 4.2
    plate = min(step * 0.94, 7.4)
    nodes: list[Node] = []
    for n, number in enumerate(_NUMBERS):
        nodes += _column(number, (n + 0.5) * step, step, pip, foot, scope)
        nodes.append(_foot(number, ((n + 0.5) * step, foot + 0.7 + plate / 2), plate, scope))
    rule = Style(stroke=scope.theme.colours["grid"], width=0.3, cap="butt")
    nodes.append(line(0, foot, scope.measure, foot, rule))
    return figure(scope, nodes, foot + plate + 1.1, "figures.odds-table.caption")


def _column(number: int, x: float, step: float, pip: float, foot: float, scope: Scope) -> list[Node]:
    """A bar of one pip for each way, and how many there are above it."""
    colours = scope.theme.colours
    count = pips(number)
    red = number in REDS
    ink = colours["red" if red else "ink"] if number != _SEVEN else colours["grid"]
    wide = step * 0.74
    top = foot - count * pip - 0.7
    ground = Style(mix(ink, colours["paper"], 0.86 if red else 0.9))
    nodes: list[Node] = [rectangle(x - wide / 2, top, wide, foot - top, ground, 0.7)]
    nodes += [circle(x, foot - 0.35 - (n + 0.5) * pip, pip * 0.33, Style(ink)) for n in range(count)]
    style = scope.theme.types["small"]
    nodes.append(label(str(count), (x, top - 1.7), bold(style) if red else style, fill=colours["red"] if red else ""))
    return nodes


def _foot(number: int, at: tuple[float, float], size: float, scope: Scope) -> Node:
    theme = scope.theme
    if number == _SEVEN:
        return Group((
            label(str(number), (at[0] - 1.2, at[1]), bold(theme.types["small"])),
            sign("robber", (at[0] + 1.3, at[1]), 2.6, theme),
        ))
    if size < 5.5:
        ink = theme.colours["red"] if number in REDS else theme.colours["ink"]
        return label(str(number), at, bold(theme.types["small"]), fill=ink)
    return Group((number_plate(number, size, theme.colours),), at=at)
