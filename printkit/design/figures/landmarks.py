"""The special hexes with their names, four in a row."""

from __future__ import annotations

from printkit.board.hexgrid import Hex
from printkit.board.model import Terrain
from printkit.design.colours import mix
from printkit.design.diagram import centred, figure, sign
from printkit.design.figures import Scope
from printkit.design.landmarks import ADDS, PICTURES
from printkit.design.plan_hex import landmark_hex
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Placed, Style, circle

_COLUMNS = 4
_ROW_HEAD, _ROW_TEXT = 1.16, 8.4
"""The height of a picture, by its width, and of the name below it."""


def landmarks(scope: Scope) -> Block:
    """Each special hex once for each of its pictures, in the order of the board."""
    step = scope.measure / _COLUMNS
    width = min(step - 3.0, 18.0)
    row = width * _ROW_HEAD + _ROW_TEXT
    shown = _shown(scope)
    nodes: list[Node] = []
    for n, (value, artwork, gives) in enumerate(shown):
        x, y = (n % _COLUMNS + 0.5) * step, n // _COLUMNS * row + width * _ROW_HEAD / 2
        hexagon = Placed(landmark_hex(artwork, scope.theme.colours, width), cut="trim")
        nodes.append(Group((hexagon, *_badge(gives, width, scope)), at=(x, y)))
        name = scope.words.plain(f"sites.{value}")
        middle = (x, y + width * _ROW_HEAD / 2 + _ROW_TEXT / 2 - 0.8)
        nodes += centred(name, middle, step - 1.0, scope.theme.types["small"].bolder)
    height = -(-len(shown) // _COLUMNS) * row
    return figure(scope, nodes, height, "figures.landmarks.caption")


def _shown(scope: Scope) -> list[tuple[str, str, str]]:
    """Value, picture and what it yields or adds, of every special hex."""
    deal = scope.words.setup.deal
    seen: dict[str, int] = {}
    found = []
    for place in deal.fixed_features.get("special", ()):
        value = str(place.value)
        turn = seen.get(value, 0)
        seen[value] = turn + 1
        golden = isinstance(place.at, Hex) and deal.fixed_terrain.get(place.at) is Terrain.GOLD
        gives = "gold" if golden else ADDS.get(value, "")
        found.append((value, PICTURES[value][turn % len(PICTURES[value])], gives))
    return found


def _badge(gives: str, width: float, scope: Scope) -> list[Node]:
    """What it yields or adds on a disc at its southern corner."""
    if not gives:
        return []
    colours = scope.theme.colours
    at = (0.0, width * 0.42)
    rim = mix(colours["parchment"], colours["ink"], 0.7)
    return [
        circle(*at, 2.5, Style(colours["parchment"], rim, 0.25)),
        sign(gives, at, 3.8, scope.theme),
    ]
