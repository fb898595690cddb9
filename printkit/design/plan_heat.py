"""A board plan's heat: at every intersection how often its hexes yield, in 36 rolls.

The richer an intersection, the larger and darker its disc; the figure on it says the same, so
that the plan can be read in greys and by whoever sees no reds.
"""

from __future__ import annotations

from collections.abc import Iterable

from printkit.board.hexgrid import Vertex, position
from printkit.board.model import Layout, Terrain, pips
from printkit.design.colours import Colours, mix
from printkit.design.markup import Run
from printkit.design.theme import Theme
from printkit.design.typeset import Block, paragraph
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.scene import LEAST_TYPE, Group, Node, Style, circle

RICHEST = 13
"""What the best intersection of all brings: two reds with five chances each and one with three."""

_SMALL, _LARGE = 0.085, 0.15
"""A disc's radius by a hex's width, from nothing to the richest."""

_DARK = 0.72
"""From this share of the richest on figures are light."""

_LEGEND = (1, 4, 7, 10, 13)
_UNIT, _ROW, _STEP = 26.0, 11.0, 12.0
"""The width of the hexes whose discs the legend shows, its height, and what a disc takes."""


def yields(layout: Layout) -> dict[Vertex, int]:
    """How often, in 36 rolls, the hexes at each intersection of the land yield."""
    found: dict[Vertex, int] = {}
    for spot, terrain in layout.terrain.items():
        if terrain is Terrain.SEA:
            continue
        number = layout.roll_of(spot)
        for corner in spot.corners:
            found[corner] = found.get(corner, 0) + (pips(number) if number else 0)
    return found


def heat(layout: Layout, theme: Theme, unit: float) -> Iterable[Node]:
    """A disc at every intersection, the richest last and over the others."""
    for corner, value in sorted(yields(layout).items(), key=lambda item: item[1]):
        x, y = position(corner)
        yield Group((_disc(value, theme, unit),), at=(x * unit, y * unit))


def heat_legend(layout: Layout, words: Words, theme: Theme, measure: float) -> list[Block]:  # noqa: ARG001
    """Some discs from poor to rich, and what they tell."""
    discs = tuple(
        Group((_disc(value, theme, _UNIT),), at=(n * _STEP + _STEP / 2, _ROW / 2))
        for n, value in enumerate(_LEGEND)
    )
    told = paragraph(
        [Run(words.plain("sheets.heat"))], theme.types["note"], measure, words.language
    )
    return [Block(_ROW, discs), *told]


def _disc(value: int, theme: Theme, unit: float) -> Node:
    """An intersection's disc with its figure, around the origin."""
    share = min(value / RICHEST, 1.0)
    radius = (_SMALL + (_LARGE - _SMALL) * share) * unit
    dark = share > _DARK
    colours = theme.colours
    rim = Style(_tint(share, colours), colours["paper"] if dark else colours["ink"], 0.012 * unit)
    label = theme.types["label"]
    size = max(LEAST_TYPE, radius * 1.15)
    text = label.scaled(size / label.size).bolder
    baseline = fonts.cap_height(label.bold) * size / 2
    ink = colours["paper"] if dark else colours["ink"]
    return Group((circle(0, 0, radius, rim), text.run(str(value), 0, baseline, "middle", fill=ink)))


def _tint(share: float, colours: Colours) -> str:
    """From paper over gold to the darkest red: lighter always means poorer, in greys as well."""
    if share < 0.5:
        return mix(colours["paper"], colours["fields"], 2 * share)
    return mix(colours["fields"], mix(colours["red"], colours["ink"], 0.45), 2 * share - 1)
