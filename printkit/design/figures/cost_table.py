"""What each thing costs, what it yields and what it is worth."""

from __future__ import annotations

from printkit.design.diagram import figure, ground, label, sign
from printkit.design.figures import Scope
from printkit.design.playing_pieces import road
from printkit.design.position import stand
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, line

_ROW = 8.0
_HEAD = 5.6
_PLAYER = "red"
_BUILDINGS = {"settlement": 5.4, "city": 6.2, "metropolis": 4.9}
"""How wide each is drawn."""


def cost_table(scope: Scope) -> Block:
    """A row for each thing: its picture and name, its price, its yield and points."""
    setup, theme = scope.words.setup, scope.theme
    height = _HEAD + _ROW * len(setup.costs)
    nodes: list[Node] = [ground(0, 0, scope.measure, height + 0.8, theme), *_head(scope)]
    rule = Style(stroke=theme.colours["grid"], width=0.2, cap="butt")
    for n, thing in enumerate(setup.costs):
        y = _HEAD + n * _ROW
        nodes.append(line(2.4, y, scope.measure - 2.4, y, rule))
        nodes += _thing(thing, y + _ROW / 2, scope)
    return figure(scope, nodes, height + 0.8)


def _columns(scope: Scope) -> tuple[float, float, float, float]:
    """Where names begin, prices begin, and the middles of yields and points."""
    return 11.4, scope.measure * 0.45, scope.measure - 16.5, scope.measure - 6.6


def _head(scope: Scope) -> list[Node]:
    _, price, gives, worth = _columns(scope)
    style = scope.theme.types["small"].bolder
    words, accent = scope.words, scope.theme.colours["accent"]
    return [
        label(
            words.plain("figures.cost-table.caption"),
            (price, _HEAD / 2 + 0.3),
            style,
            "start",
            accent,
        ),
        label(
            words.plain("figures.cost-table.yield"), (gives, _HEAD / 2 + 0.3), style, fill=accent
        ),
        label(
            words.plain("figures.cost-table.points"), (worth, _HEAD / 2 + 0.3), style, fill=accent
        ),
    ]


def _thing(thing: str, y: float, scope: Scope) -> list[Node]:
    theme, setup = scope.theme, scope.words.setup
    name_x, price_x, gives, worth = _columns(scope)
    label_type = theme.types["label"]
    price = [kind for kind, count in setup.costs[thing].items() for _ in range(count)]
    nodes: list[Node] = [
        _portrait(thing, (6.4, y), scope),
        label(
            scope.words.plain(f"cost.{thing}"),
            (name_x, y),
            theme.types["table"].scaled(0.94),
            "start",
        ),
    ]
    nodes += [sign(kind, (price_x + 2.4 + n * 4.9, y), 4.7, theme) for n, kind in enumerate(price)]
    for table, x in ((setup.yields, gives), (setup.points, worth)):
        if thing in table:
            nodes.append(label(str(table[thing]), (x, y), label_type.bolder))
    return nodes


def _portrait(thing: str, at: tuple[float, float], scope: Scope) -> Node:
    colours = scope.theme.colours
    if thing in _BUILDINGS:
        return stand(thing, _PLAYER, at, _BUILDINGS[thing], colours)
    if thing == "road":
        return Group((road(_PLAYER, 7.2, colours),), at=at, turn=-24)
    return sign(
        {"development-card": "cards"}.get(thing, thing), at, 5.2, scope.theme, colours["accent"]
    )
