"""The two uses of oil side by side: resources of one kind, or a metropolis."""

from __future__ import annotations

from printkit.board.model import Resource
from printkit.design.colours import mix
from printkit.design.diagram import arrow, figure, ground, label, sign, token
from printkit.design.figures import Scope
from printkit.design.position import stand
from printkit.design.theme import Theme
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, rectangle
from printkit.scenarios.model import number_of

_GAP = 3.0
_HEIGHT = 28.0
_MARKER = 25.0
"""The diameter that the disaster marker is drawn for."""


def uses_of_oil(scope: Scope) -> Block:
    """Two panels, each with its word, what is given and got, and how far the marker moves."""
    wide = (scope.measure - _GAP) / 2
    setup = scope.words.setup
    parts = (
        ("convert", _convert(wide, scope), 1),
        ("metropolis", _metropolis(wide, scope), setup.costs["metropolis"]["oil"]),
    )
    nodes = [
        Group(
            (*_panel(f"figures.uses-of-oil.{key}", wide, scope), *drawn, *_steps(oil, wide, scope)),
            at=(n * (wide + _GAP), 0.0),
        )
        for n, (key, drawn, oil) in enumerate(parts)
    ]
    return figure(scope, nodes, _HEIGHT)


def _panel(key: str, wide: float, scope: Scope) -> list[Node]:
    style = scope.theme.types["label"].bolder
    word = label(scope.words.plain(key), (3.0, 4.6), style, "start", scope.theme.colours["accent"])
    return [ground(0, 0, wide, _HEIGHT, scope.theme), word]


def _convert(wide: float, scope: Scope) -> list[Node]:
    """One oil for equal cards, and the kinds that they may be of."""
    theme = scope.theme
    count = number_of(scope.words.setup.values, "conversion")
    middle, y = wide / 2, 14.0
    step = min(7.6, 16 / count)
    nodes: list[Node] = [
        sign("oil", (middle - 12.5, y), 8.0, theme),
        arrow((middle - 7.2, y), 6.0, theme),
    ]
    nodes += [_card("any", (middle + 4.0 + n * step, y), theme) for n in range(count)]
    kinds = list(Resource)
    nodes += [
        sign(str(kind), (middle + (n - 2) * 6.2, 22.6), 4.6, theme) for n, kind in enumerate(kinds)
    ]
    return nodes


def _card(name: str, at: tuple[float, float], theme: Theme) -> Node:
    paper, ink = theme.colours["parchment"], theme.colours["ink"]
    edge = Style(mix(paper, theme.colours["paper"], 0.5), mix(paper, ink, 0.7), 0.3)
    return Group(
        (rectangle(-3.1, -4.5, 6.2, 9.0, edge, 0.9), sign(name, (0, 0), 4.0, theme, ink)), at=at
    )


def _metropolis(wide: float, scope: Scope) -> list[Node]:
    """A city and its price make a metropolis."""
    theme = scope.theme
    price = [
        kind for kind, count in scope.words.setup.costs["metropolis"].items() for _ in range(count)
    ]
    middle, y = wide / 2, 14.0
    step = min(6.2, (wide - 6) / len(price))
    nodes: list[Node] = [
        stand("city", "red", (middle - 10.5, y), 8.0, theme.colours),
        arrow((middle - 4.4, y), 6.0, theme),
        stand("metropolis", "red", (middle + 9.5, y), 8.0, theme.colours),
    ]
    first = middle - (len(price) - 1) * step / 2
    return nodes + [
        sign(kind, (first + n * step, 22.6), 5.0, theme) for n, kind in enumerate(price)
    ]


def _steps(oil: int, wide: float, scope: Scope) -> list[Node]:
    """How many steps the marker moves."""
    theme = scope.theme
    style = theme.types["small"].bolder
    return [
        token("disaster_marker", _MARKER, 5.0, (wide - 9.8, 4.6), theme),
        label(f"+{oil}", (wide - 6.6, 4.6), style, "start"),
    ]
