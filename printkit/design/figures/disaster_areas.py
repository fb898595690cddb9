"""Which hexes each disaster strikes: plans of the board, the hexes struck in red and hatched."""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Deal, Terrain
from printkit.design.colours import Colours, mix, shade
from printkit.design.diagram import figure, label
from printkit.design.figures import Scope
from printkit.design.icons import icon
from printkit.design.river import line_on_plan
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Placed, Style, hexagon, line
from printkit.rules.areas import struck
from printkit.scenarios.model import number_of

DISASTERS = {"subsidence": "crack", "dam-burst": "wave", "fire": "flame"}
"""Each with its icon."""

_GAP = 3.0
_HEAD = 6.6


def disaster_areas(scope: Scope) -> Block:
    """Two plans in a row under their disasters' names and counts, the third below."""
    deal, values = scope.words.setup.deal, scope.words.setup.values
    terrain = _terrain(deal)
    areas = struck(
        terrain,
        deal.fixed_features,
        first_rows=number_of(values, "meadow_rows"),
        last_rows=number_of(values, "town_rows"),
    )
    wide = (scope.measure - _GAP) / 2
    nodes: list[Node] = []
    row = 0.0
    for n, name in enumerate(DISASTERS):
        head = _head(scope, name, len(areas[name]), wide)
        plan, high = _plan(terrain, areas[name], deal, wide, scope.theme.colours)
        row = _HEAD + high + _GAP
        at = (n % 2 * (wide + _GAP), n // 2 * row)
        nodes.append(Group((*head, Group((plan,), at=(0.0, _HEAD))), at=at))
    nodes.append(Group(_meaning(scope), at=(wide + _GAP, row)))
    return figure(scope, nodes, 2 * row - _GAP, "figures.disaster-areas.caption")


def _meaning(scope: Scope) -> tuple[Node, ...]:
    """What the tints mean, in the place of a fourth plan."""
    colours, small = scope.theme.colours, scope.theme.types["small"].scaled(1.08)
    nodes: list[Node] = []
    for n, (key, style) in enumerate(_tints(colours).items()):
        y = _HEAD + 3.4 + n * 7.2
        nodes.append(hexagon(5.4, style, 3.0, y))
        if key == "hit":
            nodes.append(_hatch(3.0, y, 5.4, colours))
        told = scope.words.plain(f"figures.disaster-areas.{key}")
        nodes.append(label(told, (7.6, y), small, "start"))
    return tuple(nodes)


def _terrain(deal: Deal) -> Mapping[Hex, Terrain]:
    """What is known of the board before it is dealt; the rest is land."""
    return {spot: deal.fixed_terrain.get(spot, Terrain.DESERT) for spot in deal.frame}


def _head(scope: Scope, name: str, count: int, wide: float) -> list[Node]:
    small = scope.theme.types["small"].scaled(1.08)
    sign = Placed(icon(DISASTERS[name], scope.theme.colours["red"]), (2.0, 2.4))
    told = scope.words.plain(f"figures.disaster-areas.{name}")
    hexes = f"{count} {scope.words.plain('figures.disaster-areas.struck')}"
    return [
        sign,
        label(told, (4.8, 2.4), small.bolder, "start"),
        label(hexes, (wide, 2.4), small, "end"),
        line(
            0, _HEAD - 1.2, wide, _HEAD - 1.2, Style(stroke=scope.theme.colours["grid"], width=0.2)
        ),
    ]


def _plan(
    terrain: Mapping[Hex, Terrain],
    area: frozenset[Hex],
    deal: Deal,
    wide: float,
    colours: Colours,
) -> tuple[Group, float]:
    """The whole board, `wide` across; and its height."""
    spots = {spot: position(spot) for spot in terrain}
    left = min(x for x, _ in spots.values()) - 0.5
    top = min(y for _, y in spots.values()) - 0.6
    unit = wide / (max(x for x, _ in spots.values()) + 0.5 - left)
    high = (max(y for _, y in spots.values()) + 0.6 - top) * unit
    nodes: list[Node] = []
    for spot, (x, y) in spots.items():
        nodes.append(hexagon(unit * 0.97, _tint(spot, terrain, area, colours), x * unit, y * unit))
        if spot in area:
            nodes.append(_hatch(x * unit, y * unit, unit, colours))
    chain = [place.at for place in deal.fixed_features.get("rotbach", ())]
    brook = line_on_plan([spot for spot in chain if isinstance(spot, Hex)], (), unit, colours)
    drawn = Group((*nodes, brook), at=(-left * unit, -top * unit))
    return Group((drawn,)), high


def _tint(
    spot: Hex, terrain: Mapping[Hex, Terrain], area: frozenset[Hex], colours: Colours
) -> Style:
    dry = "hit" if spot in area else "spared"
    return _tints(colours)["water" if terrain[spot] is Terrain.SEA else dry]


def _tints(colours: Colours) -> dict[str, Style]:
    """How hexes are filled: struck, spared, water."""
    paper = colours["paper"]
    tones = {
        "hit": mix(colours["red"], paper, 0.25),
        "spared": mix(colours["pasture"], paper, 0.62),
        "water": mix(colours["sea"], paper, 0.35),
    }
    return {key: Style(tone, shade(tone, -0.3), 0.15) for key, tone in tones.items()}


def _hatch(x: float, y: float, unit: float, colours: Colours) -> Group:
    """Three slanted strokes: a second sign beside the colour."""
    style = Style(stroke=mix(colours["paper"], colours["red"], 0.15), width=unit * 0.07, cap="butt")
    strokes = [
        line(d - 0.16 * unit, 0.28 * unit, d + 0.16 * unit, -0.28 * unit, style)
        for d in (-0.22 * unit, 0.0, 0.22 * unit)
    ]
    return Group(tuple(strokes), at=(x, y))
