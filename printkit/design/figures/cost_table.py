"""What each thing costs, what it yields and what it is worth.

A scenario may price whatever it likes: rows grow with long names and long prices, and a thing
that printkit has no picture of stands under the sign of its component, or under none. Across a
card there is room for names and prices alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from printkit.design import icons
from printkit.design.diagram import figure, ground, label, sign
from printkit.design.figures import Scope
from printkit.design.markup import Run
from printkit.design.playing_pieces import road
from printkit.design.position import stand
from printkit.design.typeset import Block, Type, lines
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Style, line
from printkit.scenarios.model import Setup

_PLAYER = "red"
_BUILDINGS = {"settlement": 5.4, "city": 6.2, "metropolis": 4.9}
"""How wide each is drawn."""

_NARROW = 60.0
"""Below this width there is no room for yields and points."""

_LEAST_SIGN = 3.3
"""Signs smaller than this are not told apart: kinds are counted instead."""

_STEP = 1.043
"""From one sign to the next, by their size."""

_ROOM = 1.0
"""Between a name and the prices, and over and under what is higher than a row."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where things stand: names and prices from `name` and `price` on, others around middles."""

    name: float
    price: float
    end: float
    columns: Mapping[str, float]
    row: float
    head: float
    sign: float


def cost_table(scope: Scope) -> Block:
    """A row for each thing: its picture and name, its price, its yield and points."""
    theme, grid = scope.theme, _grid(scope)
    rows = [_row(thing, grid, scope) for thing in scope.words.setup.costs]
    height = grid.head + sum(row.height for row in rows)
    nodes: list[Node] = [ground(0, 0, scope.measure, height + 0.8, theme), *_head(grid, scope)]
    rule = Style(stroke=theme.colours["grid"], width=0.2, cap="butt")
    y = grid.head
    for n, row in enumerate(rows):
        if n or grid.columns:
            nodes.append(line(2.4, y, scope.measure - 2.4, y, rule))
        nodes.append(Group(row.nodes, at=(0.0, y + row.height / 2)))
        y += row.height
    return figure(scope, nodes, height + 0.8)


def _grid(scope: Scope) -> _Grid:
    wide = scope.measure
    if wide < _NARROW:
        return _Grid(8.4, wide * 0.54, wide - 1.2, {}, 6.4, 0.4, 3.9)
    columns = {"yield": wide - 16.5, "points": wide - 6.6}
    return _Grid(11.4, wide * 0.45, wide - 20.0, columns, 8.0, 5.6, 4.7)


def _head(grid: _Grid, scope: Scope) -> Iterator[Node]:
    """What the columns tell; on a card the heading over the figure tells it."""
    if not grid.columns:
        return
    style = scope.theme.types["small"].bolder
    words, accent = scope.words, scope.theme.colours["accent"]
    y = grid.head / 2 + 0.3
    price = words.plain("figures.cost-table.caption")
    yield label(price, (grid.price, y), style, "start", accent)
    for key, x in grid.columns.items():
        yield label(words.plain(f"figures.cost-table.{key}"), (x, y), style, fill=accent)


def _row(thing: str, grid: _Grid, scope: Scope) -> Block:
    """One thing, around a height of 0."""
    theme, setup = scope.theme, scope.words.setup
    style = theme.types["table"].scaled(0.94)
    name = lines(
        [Run(_name(thing, scope))], style, grid.price - grid.name - _ROOM, scope.words.language
    )
    price, high = _price(setup.costs[thing], grid, scope)
    nodes = [*_portrait(thing, scope), *_stacked(name, grid.name, style), *price]
    for table, key in ((setup.yields, "yield"), (setup.points, "points")):
        if thing in table and key in grid.columns:
            at = (grid.columns[key], 0.0)
            nodes.append(label(str(table[thing]), at, theme.types["label"].bolder))
    tallest = max(len(name) * style.leading, high)
    return Block(max(grid.row, tallest + 2 * _ROOM), tuple(nodes))


def _name(thing: str, scope: Scope) -> str:
    """Its word among those of costs, or the title of the component that it is."""
    words, own = scope.words, f"components.{thing}.title"
    key = f"cost.{thing}"
    return words.plain(own if key not in words and own in words else key)


def _stacked(rows: Sequence[Group], x: float, style: Type) -> Iterator[Node]:
    """Lines of text whose capitals stand centred on a height of 0."""
    first = fonts.cap_height(style.regular) * style.size / 2 - (len(rows) - 1) * style.leading / 2
    for n, row in enumerate(rows):
        yield Group(row.children, at=(x, first + n * style.leading))


def _price(price: Mapping[str, int], grid: _Grid, scope: Scope) -> tuple[list[Node], float]:
    """A sign for each card, smaller where they are many, and how high they stand.

    Where they would become too small, each kind stands once, with how many.
    """
    room, count = grid.end - grid.price, sum(price.values())
    size = min(grid.sign, room / (count * _STEP)) if count else grid.sign
    if size >= _LEAST_SIGN:
        kinds = [kind for kind, many in price.items() for _ in range(many)]
        step = size * _STEP
        x = grid.price + grid.sign / 2
        row = [sign(kind, (x + n * step, 0), size, scope.theme) for n, kind in enumerate(kinds)]
        return [*row], size
    return _counted(price, grid, scope)


def _counted(price: Mapping[str, int], grid: _Grid, scope: Scope) -> tuple[list[Node], float]:
    """How many of each kind, kind by kind, in as many lines as they need."""
    style, size = scope.theme.types["label"].bolder, grid.sign * 0.9
    rows: list[list[Node]] = [[]]
    x = grid.price
    for kind, many in price.items():
        number = str(many)
        wide = fonts.width(number, style.regular, style.size) + 0.5
        if rows[-1] and x + wide + size > grid.end:
            rows.append([])
            x = grid.price
        rows[-1].append(label(number, (x, 0.0), style, "start"))
        rows[-1].append(sign(kind, (x + wide + size / 2, 0.0), size, scope.theme))
        x += wide + size + 1.2
    high = size * 1.1
    first = -(len(rows) - 1) * high / 2
    stacked = [Group(tuple(row), at=(0.0, first + n * high)) for n, row in enumerate(rows)]
    return [*stacked], high * len(rows)


def _portrait(thing: str, scope: Scope) -> list[Node]:
    """What it looks like: the piece itself, its icon, or the sign of its component."""
    colours = scope.theme.colours
    small = scope.measure < _NARROW
    at = (4.6 if small else 6.4, 0.0)
    if thing in _BUILDINGS:
        return [stand(thing, _PLAYER, at, _BUILDINGS[thing] * (0.8 if small else 1.0), colours)]
    if thing == "road":
        return [Group((road(_PLAYER, 5.8 if small else 7.2, colours),), at=at, turn=-24)]
    name = _sign_of(thing, scope.words.setup)
    return [sign(name, at, 4.2 if small else 5.2, scope.theme, colours["accent"])] if name else []


def _sign_of(thing: str, setup: Setup) -> str:
    if thing in icons.names():
        return thing
    cards = [name for name, part in setup.components.items() if part.template == "card"]
    faces = [face for name in cards for face in setup.components[name].faces]
    if thing in ("development-card", *cards, *faces):
        return "cards"
    return "token" if thing in setup.components else ""
