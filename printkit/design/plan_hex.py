"""The hexes, harbours and oil springs of a board plan, far smaller than the tiles.

A plan hex leaves its middle free for a number plate (design.token) and shows what it yields
in the south; a harbour is a sign out at sea with two jetties to the ends of its path.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from random import Random

from printkit.board.model import Harbour, Terrain
from printkit.design import art, symbols
from printkit.design.colours import Colours, mix, shade
from printkit.design.icons import SIZE, icon
from printkit.design.papercut import Layer, cut
from printkit.design.plan_land import DRAWN_FOR, LANDS
from printkit.draw.scene import (
    LEAST_TYPE,
    Drawing,
    Group,
    Node,
    Path,
    Placed,
    Style,
    Text,
    circle,
    hexagon,
    line,
)
from printkit.scenarios.model import Setup, number_of

YIELDS = {"gold": "gold", **{str(t): str(t.resource) for t in Terrain if t.resource}}
"""What each terrain yields by itself."""
_GROUND_OF = {"gold": "gold", **{str(t.resource): str(t) for t in Terrain if t.resource}}
"""The colour of what yields a thing that is traded."""

_TILE = 79.0
"""The width that a tile's artwork is drawn for."""

_RATE_FACE = "FiraSansCondensed-Bold"
_RATE = 3.2
"""The size of a rate's type."""

Trade = tuple[Harbour, int]
"""What a harbour trades, and how many cards it takes for one."""


def plan_hex(
    terrain: str,
    colours: Colours,
    width: float = DRAWN_FOR,
    *,
    yields: str = "",
    side: str = "south",
) -> Drawing:
    """A terrain for a board plan; asked for again with the same theme, the same drawing.

    Args:
        terrain: What it is.
        colours: The theme's.
        width: From flat to flat.
        yields: What it yields in place of its terrain's own resource (OS-10).
        side: Where the symbol of that lies: `south`, or where nothing covers it.
    """
    shown = yields or YIELDS.get(terrain, "")
    return _hex(terrain, shown, tuple(colours.items()), width, side)


@cache
def _hex(
    terrain: str,
    yields: str,
    palette: tuple[tuple[str, str], ...],
    width: float,
    side: str,
) -> Drawing:
    colours = Colours(dict(palette))
    scale = width / DRAWN_FOR
    land = Group(cut(colours, LANDS[terrain](), scale), clip=hexagon(width))
    nodes: list[Node] = [land]
    if yields:
        badge = _badge(yields, terrain, colours)
        x, y = _SIDES[side]
        nodes.append(Group((badge,), at=(x * scale, y * scale), scale=(scale, scale)))
    # Land is outlined firmly; the sea is one water, its hexes only hinted at.
    depth, line_width = (-0.22, 0.2) if terrain == Terrain.SEA else (-0.55, 0.35)
    rim = hexagon(width, Style(stroke=shade(colours[terrain], depth), width=line_width))
    return Drawing(f"plan-{terrain}", hexagon(width), Group((*nodes, rim)))


def landmark_hex(artwork: str, colours: Colours, width: float) -> Drawing:
    """A tile's own artwork as a hex of a plan; asked for again, the same drawing."""
    return _landmark(artwork, tuple(colours.items()), _shapes(colours), width)


def _shapes(colours: Colours) -> tuple[tuple[str, str], ...]:
    return tuple((player, colours.shape(player)) for player in colours.players)


@cache
def _landmark(
    artwork: str,
    palette: tuple[tuple[str, str], ...],
    shapes: tuple[tuple[str, str], ...],
    width: float,
) -> Drawing:
    bare = {player: shape.removeprefix("shape-") for player, shape in shapes}
    colours = Colours(dict(palette), bare)
    scale = width / _TILE
    painted = Group((art.find(artwork)(Random(artwork), colours),), scale=(scale, scale))
    rim = hexagon(width, Style(stroke=shade(colours["ink"], 0.2), width=0.35))
    outline = hexagon(width)
    return Drawing(f"plan-{artwork}", outline, Group((Group((painted,), clip=outline), rim)))


_SIDES = {"south": (0.0, 8.1), "west": (-8.4, 0.0), "north": (0.0, -8.3)}
"""Where the symbol of what a hex yields may lie, on a hex of `DRAWN_FOR`."""


def _badge(resource: str, terrain: str, colours: Colours) -> Node:
    """The symbol of what a hex yields on a small light disc."""
    pale = mix(colours["parchment"], colours[terrain], 0.12)
    size = 4.0 / SIZE
    return Group(
        (
            circle(0, 0, 2.9, Style(pale, shade(colours[terrain], -0.5), 0.25)),
            Placed(icon(resource, shade(colours[terrain], -0.6)), scale=(size, size)),
        ),
    )


FEATURE_YIELDS = {"springs": "oil"}
"""What the hexes of a feature yield in place of their terrain's resource (OS-10)."""

BADGE_NORTH = 8.3
"""How far north of its hex's middle a feature's mark lies, on a hex of `DRAWN_FOR`."""

_DERRICK = (
    Layer("parchment", "O 0 0 3.9", 0.3),
    Layer("oil", "M -3.2 1.6 Q 0 0.8 3.2 1.6 Q 2.6 3.4 0 3.4 Q -2.6 3.4 -3.2 1.6 Z"),
    Layer("sheen 0.15", "M -2 2.3 Q 0 1.7 2 2.2 Q 1.2 2.7 0 2.7 Q -1.4 2.8 -2 2.3 Z"),
    Layer(
        "oil",
        "B 0.5 -1.7 2 -0.4 -2.6 B 0.5 1.7 2 0.4 -2.6 "
        "B 0.4 -1.3 0.6 1.3 0.6 B 0.4 -0.9 -0.8 0.9 -0.8 "
        "B 0.35 -1.3 0.5 0.9 -0.8 B 0.35 1.3 0.5 -0.9 -0.8 R -0.8 -3.3 1.6 0.8 0.2",
    ),
)


def oil_badge(colours: Colours, width: float = DRAWN_FOR) -> Group:
    """The mark of an oil spring in the north of its hex: a derrick over its pool on a disc."""
    scale = width / DRAWN_FOR
    return Group(cut(colours, _DERRICK, scale * 0.86), at=(0, -BADGE_NORTH * scale))


def rate(harbour: Harbour, setup: Setup) -> int:
    """How many cards a harbour takes for one, as the scenario has it."""
    name = "harbour_rate" if harbour is Harbour.ANY else "special_harbour_rate"
    return number_of(setup.values, name)


def harbour_sign(
    trade: Trade, colours: Colours, *, bearing: float, width: float = DRAWN_FOR
) -> Group:
    """A harbour at the middle of its path, out at sea, its sign upright.

    Args:
        trade: What it trades, and at which rate.
        colours: The theme's.
        bearing: Where the sea lies from the path, in degrees clockwise from north.
        width: Of the plan's hexes.
    """
    scale = width / DRAWN_FOR
    sign = max(scale, LEAST_TYPE / _RATE)
    out = 6.4 * scale
    x, y = out * sin(radians(bearing)), -out * cos(radians(bearing))
    return Group(
        (
            Group(_jetties(colours, out, width, scale), turn=bearing),
            Group(trade_sign(trade, colours), at=(x, y), scale=(sign, sign)),
        )
    )


def _jetties(colours: Colours, out: float, width: float, scale: float) -> tuple[Path, ...]:
    """Two planked walks from the sign to the ends of the path, the sea in the north."""
    half = width / 3**0.5 / 2
    ends = [(side * half, -0.3 * scale, side * 1.6 * scale, -out + 1.5 * scale) for side in (-1, 1)]
    looks = (
        Style(stroke=shade(colours["wood"], -0.5), width=1.5 * scale),
        Style(stroke=shade(colours["wood"], 0.3), width=1.0 * scale),
        Style(
            stroke=shade(colours["wood"], -0.35),
            width=1.0 * scale,
            dash=(0.2 * scale, 0.6 * scale),
            cap="butt",
        ),
    )
    return tuple(line(*end, look) for look in looks for end in ends)


def trade_sign(trade: Trade, colours: Colours) -> tuple[Node, ...]:
    """A round board of 8.6 across with the rate, and above it what is traded at it."""
    harbour, taken = trade
    return trade_board("" if harbour is Harbour.ANY else str(harbour), taken, colours)


def trade_dot(traded: str, colours: Colours) -> tuple[Node, ...]:
    """A disc of 8.6 across that only shows what is traded, for signs too small for a rate."""
    rim = colours[_GROUND_OF[traded]]
    size = 5.8 / symbols.SIZE
    return (
        circle(0, 0, 4.3, Style(colours["parchment"], rim, 1.3)),
        circle(0, 0, 4.9, Style(None, shade(rim, -0.6), 0.35)),
        Placed(symbols.symbol(traded, colours), scale=(size, size)),
    )


def trade_board(traded: str, taken: int, colours: Colours) -> tuple[Node, ...]:
    """The same for a resource or gold by its name; empty for anything."""
    rim = colours[_GROUND_OF[traded] if traded else "wood"]
    board = (
        circle(0.25, 0.4, 4.3, Style(colours["ink"], opacity=0.3)),
        circle(0, 0, 4.3, Style(rim, shade(rim, -0.6), 0.3)),
        circle(0, 0, 3.65, Style(colours["parchment"], shade(rim, -0.6), 0.2)),
    )
    sign = symbols.symbol(traded, colours) if traded else icon("any", colours["ink"])
    across = 3.9 if traded else 3.2
    size = across / (symbols.SIZE if traded else SIZE)
    told = Text(f"{taken}:1", 0, 2.9, _RATE_FACE, _RATE, colours["ink"], "middle")
    return (*board, Placed(sign, (0, -1.35), scale=(size, size)), told)
