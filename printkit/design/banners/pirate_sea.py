"""The fleet between the islands of desert, and three lines of ships on their way west past it."""

from __future__ import annotations

from random import Random

from printkit.board.hexgrid import position
from printkit.design import art
from printkit.design.position import View
from printkit.design.sea_scene import scene, shown
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group, Node

_HEX = 17.5
_STOP = 11
"""The station that the fleet lies at."""
_EAST = 1.15
"""How far the board is moved east, in hexes: the open sea in the west is the galleons'."""
_GALLEONS = ((47.0, -7.0, 0.34), (33.5, -3.0, 0.52), (14.0, 3.5, 0.8))
"""How far each sails from the west, below the middle, and how large; the far ones first."""


def pirate_sea(words: Words, theme: Theme, width: float, height: float) -> Group:
    """Red's, blue's and orange's lines with warships, galleons beyond the western isles."""
    sea = scene(words.printed)
    frame = [position(spot) for spot in sea.layout.terrain]
    middle = sum(x for x, _ in frame) / len(frame), sum(y for _, y in frame) / len(frame)
    view = View(_HEX, width, height, (middle[0] - _EAST, middle[1]))
    sailing = [
        sea.voyage(player, ships, range(armed))
        for player, ships, armed in (("red", 5, 2), ("blue", 8, 3), ("orange", 4, 1))
    ]
    return shown(sea, view, theme, sailing, sea.stations[_STOP][0], _galleons(theme, height))


def _galleons(theme: Theme, height: float) -> Node:
    """Pirates on the open sea."""
    draw = art.find("galleon")
    ships = [
        Group(
            (draw(Random(f"galleon {n}"), theme.colours),),
            at=(x, height / 2 + y + 8 * size),
            scale=(size, size),
        )
        for n, (x, y, size) in enumerate(_GALLEONS)
    ]
    return Group(tuple(ships))
