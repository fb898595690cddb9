"""A stretch of coast with a game going on; whatever springs the scenario has lie on it."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import FeatureDeal, Harbour
from printkit.design.plan_hex import rate
from printkit.design.position import Building, Position, View, land, picture
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group

_HEX = 21.0
_HARBOUR_REACH = 0.9
"""How far a harbour's sign reaches from the middle of the window, by the hex's width."""

_LAND = land(
    {
        -2: (3, "MFPW"),
        -1: (-2, "WHPSSFMHPSWF"),
        0: (-4, "PMFWDHPWFMP"),
        1: (-5, "HWMPHFMPSSWH"),
        2: (-5, "FPMWFHPWMFH"),
    }
)

_NUMBERS = {
    -1: (-2, (10, 3, 11, 0, 0, 4, 12, 5, 8)),
    0: (-4, (4, 3, 9, 8, 0, 6, 10, 3, 11, 9)),
    1: (-5, (6, 12, 10, 2, 4, 9, 3, 5)),
}
"""The tokens row by row: by r, the q of the first hex and a number for each, 0 for none."""

_BUILDINGS: dict[Vertex, Building] = {
    Hex(-3, 0).corners[5]: ("city", "blue"),
    Hex(-2, 0).corners[1]: ("settlement", "white"),
    Hex(-1, 0).corners[5]: ("settlement", "red"),
    Hex(1, 0).corners[4]: ("settlement", "orange"),
    Hex(1, 0).corners[1]: ("city", "red"),
    Hex(3, 0).corners[4]: ("city", "white"),
}
_ROADS: dict[Edge, str] = {
    Hex(-3, 0).borders[0]: "blue",
    Hex(-2, 0).borders[1]: "white",
    Hex(-1, 0).borders[5]: "red",
    Hex(1, 0).borders[5]: "orange",
    Hex(1, 0).borders[2]: "red",
    Hex(0, 0).borders[1]: "red",
    Hex(3, 0).borders[4]: "white",
}
_MIDDLE = tuple(Hex(q, 0) for q in (-2, 0, 1, -1, 2, 3))
"""The hexes that the window always shows whole: a spring lies on one of these."""

_HARBOURS = {Hex(1, 0).borders[4]: Harbour.ANY, Hex(3, 0).borders[1]: Harbour.ORE}


def coast(words: Words, theme: Theme, width: float, height: float) -> Group:
    """Settlements, roads and harbours on a strip of an island."""
    view = View(min(_HEX, height / 2 / _HARBOUR_REACH), width, height, (0.6, 0.0))
    springs = _springs(words)
    printed = {spot: deal.values[0] for spot, deal in springs.items() if deal.values}
    harbours = {edge: (kind, rate(kind, words.setup)) for edge, kind in _HARBOURS.items()}
    shown = Position(_LAND, _numbers(view) | printed, tuple(springs), harbours, _ROADS, _BUILDINGS)
    return picture(shown, view, theme.colours)


def _springs(words: Words) -> dict[Hex, FeatureDeal]:
    """For each kind of spring that the scenario deals, the first hex of its terrain."""
    deals = [deal for deal in words.setup.deal.feature_deals if deal.feature == "springs"]
    found = {deal: [spot for spot in _MIDDLE if _LAND[spot] == deal.terrain] for deal in deals}
    return {spots[0]: deal for deal, spots in found.items() if spots}


def _numbers(view: View) -> dict[Hex, int]:
    spots = (
        (Hex(first + n, r), number)
        for r, (first, row) in _NUMBERS.items()
        for n, number in enumerate(row)
    )
    return {spot: number for spot, number in spots if number and _whole(spot, view)}


def _whole(spot: Hex, view: View) -> bool:
    """True when a token there is not cut by the window's edge."""
    x, y = view.at(spot)
    reach = view.hex * 0.24
    return reach < x < view.width - reach and reach < y < view.height - reach
