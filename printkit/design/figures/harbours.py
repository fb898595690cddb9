"""Two harbours: the intersections that each serves, and what they trade."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex
from printkit.board.model import Harbour
from printkit.design.colours import mix, shade
from printkit.design.diagram import arrow, bubble, figure, row
from printkit.design.figures import Scope
from printkit.design.plan_hex import rate
from printkit.design.position import Position, View, land, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, circle

_LAND = land({0: (-1, "WHPF"), 1: (-2, "MFWHP")})
_NUMBERS = {Hex(-1, 0): 4, Hex(0, 0): 9, Hex(1, 0): 3, Hex(2, 0): 11}
_ANY, _WOOL = Hex(-1, 0).borders[5], Hex(1, 0).borders[5]


def harbours(scope: Scope) -> Block:
    """A coast with a harbour for everything and one for wool, each with its trade beside it."""
    rates = {kind: rate(kind, scope.words.setup) for kind in (Harbour.ANY, Harbour.WOOL)}
    view = View(hex=21.0, width=scope.measure, height=34.0, middle=(0.8, -0.27))
    shown = Position(
        _LAND,
        _NUMBERS,
        harbours=dict(zip((_ANY, _WOOL), rates.items(), strict=True)),
        buildings={_ANY.endpoints[1]: ("settlement", "red"), _WOOL.endpoints[1]: ("city", "blue")},
    )
    tags = [
        _trade(_ANY, "lumber", rates[Harbour.ANY], view, scope),
        _trade(_WOOL, "wool", rates[Harbour.WOOL], view, scope),
    ]
    under = [ring for edge in (_ANY, _WOOL) for ring in _served(edge, view, scope)]
    return figure(
        scope,
        [picture(shown, view, scope.theme.colours, *tags, under=under)],
        view.height,
        "figures.harbours.caption",
    )


def _served(edge: Edge, view: View, scope: Scope) -> list[Node]:
    """Rings on the two intersections of a harbour."""
    colours = scope.theme.colours
    dark, light = shade(colours["wood"], -0.4), mix(colours["fields"], colours["paper"], 0.6)
    looks = (Style(stroke=dark, width=1.6), Style(stroke=light, width=0.9))
    return [circle(*view.at(end), 2.8, look) for end in edge.endpoints for look in looks]


def _trade(edge: Edge, name: str, taken: int, view: View, scope: Scope) -> Group:
    """What is given for one card of choice, beside the harbour's sign."""
    x, y = view.at(edge)
    wide = 3.9 * taken + 11.2
    middle = (x + 8.9 + wide / 2, y - 5.5)
    left = middle[0] - wide / 2
    given = row(name, taken, (left + 1.4 + 3.9 * taken / 2, middle[1]), 3.8, scope.theme, 3.9)
    got = row("any", 1, (left + wide - 2.9, middle[1]), 3.4, scope.theme)
    tip = (x + 7.2, y - 5.5)
    return Group(
        (
            bubble(middle, wide, 6.4, tip, scope.theme),
            *given,
            arrow((left + wide - 9.4, middle[1]), 4.2, scope.theme),
            *got,
        )
    )
