"""Rows along a river on a board plan: a tag over each, and the names of the land around it.

design.plan lays them around a board that has a river; rows are those of rules.valley, by which
boards are judged and disasters strike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Layout
from printkit.design.colours import mix, shade
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.scene import LEAST_TYPE, Group, Node, Style, rectangle
from printkit.rules.valley import hexes_of, marked, valley

RIVER, SITES, OUTSIDE = "rhine", "special", "lake"
"""The features that rows are counted by, and what lies in none."""

AREAS = ("west", "river", "near", "north", "south")
"""Where the land has names: the far bank, the river, the near rows, the last rows' two ends."""

ROOM = 0.34
"""What the names need above and below the water, in hex widths."""

_LETTERS, _TAG_LETTERS = 0.185, 0.128
_TIP = 1 / 3**0.5
_TAG_OUT = 0.15
"""How far from a hex's corner its row's tag lies."""


def room(layout: Layout) -> float:
    """What names need above and below a plan's water: nothing without a river."""
    return ROOM if hexes_of(layout.features, RIVER) else 0.0


def called(layout: Layout, words: Words) -> dict[str, str]:
    """What rows and land are called: by the parts of AREAS, and "row"."""
    if not hexes_of(layout.features, RIVER):
        return {}
    return {key: words.plain(f"areas.{key}") for key in ("row", *AREAS) if f"areas.{key}" in words}


def rows(
    layout: Layout,
    last_rows: int,
    names: Mapping[str, str],
    theme: Theme,
    unit: float,
    shore: float,
) -> Iterator[Node]:
    """The tags and names around a plan.

    Args:
        layout: The board.
        last_rows: How many of the rows furthest from the river have names of their own.
        names: What they are called; nothing is drawn without.
        theme: Colours and types.
        unit: Width of a hex.
        shore: How far the water reaches beyond the land, in widths.
    """
    if not names:
        return
    lake = marked(layout.features, SITES).get(OUTSIDE, ())
    along = valley(tuple(layout.terrain), hexes_of(layout.features, RIVER), lake)
    ends = [min(spot.r for spot in along.rows), max(spot.r for spot in along.rows)]
    for end, side in zip(ends, (-1, 1), strict=True):
        line = sorted((spot for spot in along.rows if spot.r == end), key=position)
        for spot in line:
            if along.rows[spot] > 0:
                x, y = position(spot)
                told = f"{names['row']} {along.rows[spot]}"
                at = (x * unit, (y + side * (_TIP + _TAG_OUT)) * unit)
                yield Group(_tag(told, theme, max(LEAST_TYPE, _TAG_LETTERS * unit)), at=at)
        out = position(line[0])[1] + side * (_TIP + shore + ROOM / 2)
        split = along.lengths[end] - last_rows
        parts = {
            "west": [spot for spot in line if along.rows[spot] < 0],
            "river": [spot for spot in line if spot in along.river],
            "near": [spot for spot in line if 0 < along.rows[spot] <= split],
            "north" if side < 0 else "south": [spot for spot in line if along.rows[spot] > split],
        }
        for key, spots in parts.items():
            if key in names and spots:
                yield _name(names[key], spots, out, theme, unit)


def _name(told: str, spots: Sequence[Hex], out: float, theme: Theme, unit: float) -> Node:
    """A name over the middle of some hexes of a line."""
    places = [position(spot)[0] for spot in spots]
    style = theme.types["card-name"]
    style = style.scaled(max(LEAST_TYPE, _LETTERS * unit) / style.size)
    middle = out * unit + fonts.cap_height(style.regular) * style.size / 2
    return style.run(told, (min(places) + max(places)) / 2 * unit, middle, "middle")


def _tag(told: str, theme: Theme, letters: float) -> tuple[Node, ...]:
    """A row's name on a small plaque around the origin."""
    label, colours = theme.types["label"], theme.colours
    style = label.scaled(letters / label.size).bolder
    half = fonts.width(told, style.regular, style.size) / 2 + letters * 0.45
    high = letters * 0.72
    look = Style(mix(colours["parchment"], colours["paper"], 0.3), shade(colours["sea"], -0.5), 0.2)
    baseline = fonts.cap_height(style.regular) * style.size / 2
    return (
        rectangle(-half, -high, 2 * half, 2 * high, look, high * 0.5),
        style.run(told, 0, baseline, "middle"),
    )
