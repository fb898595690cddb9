"""Special hexes of a town map: a picture with its name on a ribbon, and what it trades or adds.

Which picture a place shows is found by its value; of two places with the same value each has a
picture of its own. Tiles, overlays and the board plan draw them alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.board.hexgrid import Hex, Vertex, position
from printkit.board.model import Layout
from printkit.design.colours import Colours, mix, shade
from printkit.design.picture import Artwork, painted
from printkit.design.plan_hex import trade_board
from printkit.design.symbols import SIZE, symbol
from printkit.design.theme import Theme
from printkit.design.tile import DRAWN_FOR, GROUND_BOX, ground_scale
from printkit.draw import fonts
from printkit.draw.scene import (
    LEAST_TYPE,
    Drawing,
    Group,
    Node,
    Placed,
    Style,
    circle,
    hexagon,
    polygon,
    rectangle,
)

PICTURES = {
    "harbour": ("quay", "grain_wharf"),
    "brickworks": ("brickworks",),
    "knights-gate": ("town_gate",),
    "racecourse": ("racecourse",),
    "market-dinslaken": ("market_town",),
    "coal-mine": ("colliery",),
    "farm": ("farm",),
    "sawmill": ("sawmill",),
    "market-hiesfeld": ("market_village",),
    "mill": ("water_mill",),
    "lake": ("mill_lake",),
}
"""The drawings of the places that a value names, first to last."""

MARKETS = ("market-dinslaken", "market-hiesfeld")
"""The places whose corners trade; other hexes only touch those corners."""

ADDS = {"sawmill": "lumber", "brickworks": "brick", "farm": "wool"}
"""What a building there adds to what others bring (DI-26)."""

OPENINGS = {"water_mill": (330, 30), "mill_lake": (330,)}
"""Where a picture's water reaches its border to meet the brook, clockwise from north."""

TRADE_REACH = 0.78
"""How far from the middle the signs of a market lie, by the way to a corner."""

_TRADE_SIGN = 11.6 / 8.6
_RIBBON = 26.0
"""How far south of the middle the ribbon lies."""

_LETTERS, _WIDEST = 4.1, 42.0
_BADGE = (0.0, 36.4, 4.6)

Trades = Sequence[tuple[tuple[float, float], str]]
"""Where around a hex, in hex widths from its middle, a trade's sign lies, and what is traded."""


def pictures(layout: Layout, feature: str) -> dict[Hex, str]:
    """The drawing of each of a feature's hexes, by its value and how often that came before."""
    shown: dict[Hex, str] = {}
    seen: dict[str, int] = {}
    for place in layout.features.get(feature, ()):
        value = str(place.value)
        if isinstance(place.at, Hex) and value in PICTURES:
            turn = seen.get(value, 0)
            seen[value] = turn + 1
            drawings = PICTURES[value]
            shown[place.at] = drawings[turn % len(drawings)]
    return shown


def watered(layout: Layout, feature: str) -> frozenset[Hex]:
    """The hexes whose picture shows the brook already; on all others it is laid over."""
    return frozenset(s for s, art_of in pictures(layout, feature).items() if art_of in OPENINGS)


def trades_around(layout: Layout, spot: Hex) -> list[tuple[tuple[float, float], str]]:
    """The trades at the corners of a hex, each where its sign lies."""
    x, y = position(spot)
    found: list[tuple[tuple[float, float], str]] = []
    markets = [p.at for p in layout.features.get("special", ()) if p.value in MARKETS]
    # As tuples a hex and a path may be equal.
    if spot not in [at for at in markets if isinstance(at, Hex)]:
        return found
    for place in layout.features.get("trades", ()):
        if isinstance(place.at, Vertex) and place.at in spot.corners:
            cx, cy = position(place.at)
            found.append((((cx - x) * TRADE_REACH, (cy - y) * TRADE_REACH), str(place.value)))
    return found


def landmark(
    name: str,
    artwork: Artwork,
    seed: str,
    theme: Theme,
    *,
    width: float = DRAWN_FOR,
    bleed: float = 3.0,
    title: str = "",
    yields: str = "",
    adds: str = "",
    trades: Trades = (),
    rate: int = 0,
) -> Drawing:
    """A hex tile of a place.

    Args:
        name: For people and file names.
        artwork: The drawing's name, or a picture.
        seed: What its chance is drawn from.
        theme: Colours and types.
        width: From flat to flat.
        bleed: How far the ground runs on beyond the trim.
        title: On its ribbon; none if empty.
        yields: The symbol of what it yields, in the southern corner; empty for none.
        adds: The symbol of what it adds to other hexes' yields; empty for none.
        trades: What is traded at its corners.
        rate: At how many for one.
    """
    scale, own = ground_scale(width, bleed), width / DRAWN_FOR
    drawn = painted(artwork, f"{artwork} {seed}", theme.colours, GROUND_BOX)
    over: list[Node] = []
    if title:
        over.append(Group(ribbon(title, theme, _WIDEST, scale=own), at=(0.0, _RIBBON)))
    if yields or adds:
        over.append(_badge(yields or adds, theme.colours, plus=not yields))
    for (x, y), traded in trades:
        board = Group(trade_board(traded, rate, theme.colours), scale=(_TRADE_SIGN, _TRADE_SIGN))
        over.append(Group((board,), at=(x * DRAWN_FOR, y * DRAWN_FOR)))
    body = Group((Group((drawn,), scale=(scale, scale)), Group(tuple(over), scale=(own, own))))
    return Drawing(name, hexagon(width), body, hexagon(width + 2 * bleed))


def ribbon(
    title: str, theme: Theme, widest: float, letters: float = _LETTERS, scale: float = 1.0
) -> tuple[Node, ...]:
    """A name on a band of parchment with folded tails, around the origin.

    Args:
        title: The name.
        theme: Colours and types.
        widest: How wide it may be; a long name is set smaller, but never so that it is not read.
        letters: The size of its type.
        scale: How many times as long lengths are in the end.
    """
    style, colours = theme.types["card-name"], theme.colours
    least = LEAST_TYPE / scale
    letters = max(letters, least)
    whole = style.scaled(letters / style.size)
    run = fonts.width(title, whole.regular, whole.size, whole.tracking)
    fitted = min(1.0, max(least / letters, (widest - 1.5 * letters) / run))
    style, run = whole.scaled(fitted), run * fitted
    half, high = run / 2 + letters * 0.55, letters * 0.8
    paper, ink = colours["parchment"], shade(colours["wood"], -0.6)
    line = letters * 0.07
    tails = [
        _tail(side, half, high, letters, Style(shade(paper, -0.22), ink, line)) for side in (-1, 1)
    ]
    baseline = fonts.cap_height(style.regular) * style.size / 2
    return (
        *tails,
        rectangle(-half, -high, 2 * half, 2 * high, Style(mix(paper, "#FFFFFF", 0.25), ink, line)),
        style.run(title, 0, baseline, "middle"),
    )


def _tail(side: int, half: float, high: float, letters: float, style: Style) -> Node:
    """One end of the band, behind it and notched."""
    near, far, drop = half - letters * 0.3, half + letters * 0.75, letters * 0.28
    ring = [
        (near, -high + drop),
        (far, -high + drop),
        (far - letters * 0.35, drop),
        (far, high + drop),
        (near, high + drop),
    ]
    return polygon([(side * x, y) for x, y in ring], style)


def _badge(resource: str, colours: Colours, *, plus: bool) -> Group:
    """The symbol on a light disc; with a plus beside it where it only adds."""
    x, y, radius = _BADGE
    disc = Style(colours["parchment"], mix(colours["parchment"], colours["ink"], 0.7), 0.3)
    size = 1.35 * radius / SIZE
    nodes: list[Node] = [
        circle(0, 0, radius, disc),
        Placed(symbol(resource, colours), (1.0 if plus else 0.0, 0.0), scale=(size, size)),
    ]
    if plus:
        nodes.append(polygon(_plus(-2.9, 0.0, 1.35, 0.5), Style(colours["ink"])))
    return Group(tuple(nodes), at=(x, y))


def _plus(x: float, y: float, reach: float, half: float) -> list[tuple[float, float]]:
    ring = [
        (half, reach),
        (half, half),
        (reach, half),
        (reach, -half),
        (half, -half),
        (half, -reach),
    ]
    return [(x + a, y + b) for a, b in (*ring, *((-a, -b) for a, b in ring))]
