"""Contests told in rows: a die against so many warships, and what comes of it.

The raids and the fights for fortresses in a rule summary are such rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.design.colours import mix
from printkit.design.diagram import arrow, centred, ground, label, sign
from printkit.design.figures import Scope
from printkit.design.ship_pieces import ship
from printkit.draw.scene import Group, Node, Style, rectangle

ROW = 10.2
HEAD = 6.4

_TONES = {"win": "leaf", "draw": "grid", "loss": "red"}


@dataclass(frozen=True, slots=True)
class Bout:
    """One contest.

    Attributes:
        die: What the enemy's die shows.
        warships: How many ships stand against it.
        ends: "win", "draw" or "loss", for whoever owns the ships.
        told: What comes of it.
    """

    die: int
    warships: int
    ends: str
    told: str


def bouts(scope: Scope, heads: tuple[str, str], rows: Sequence[Bout], player: str) -> list[Node]:
    """A panel with a row for each; the heads stand over die and ships."""
    theme = scope.theme
    measure = scope.measure
    die, ships, ends = measure * 0.1, measure * 0.42, measure * 0.82
    style = theme.types["small"].bolder
    nodes: list[Node] = [
        ground(0, 0, measure, height(rows), theme),
        label(heads[0], (die, HEAD * 0.58), style),
        label(heads[1], (ships, HEAD * 0.58), style),
    ]
    for n, bout in enumerate(rows):
        y = HEAD + (n + 0.5) * ROW
        colour = mix(theme.colours[_TONES[bout.ends]], theme.colours["paper"], 0.72)
        edge = mix(theme.colours[_TONES[bout.ends]], theme.colours["ink"], 0.45)
        wide = measure * 0.3
        box = rectangle(ends - wide / 2, y - 3.9, wide, 7.8, Style(colour, edge, 0.35), 1.2)
        nodes += [
            sign(f"die-{bout.die}", (die, y), 8.4, theme, theme.colours["accent"]),
            *_fleet(bout.warships, (ships, y), player, scope),
            arrow((ends - wide / 2 - 5.0, y), 4.0, theme),
            box,
            *centred(bout.told, (ends, y), wide - 2.0, theme.types["small"].bolder),
        ]
    return nodes


def height(rows: Sequence[Bout]) -> float:
    """How high the panel of so many rows is."""
    return HEAD + len(rows) * ROW + 1.0


def _fleet(count: int, middle: tuple[float, float], player: str, scope: Scope) -> list[Node]:
    """So many warships side by side."""
    step, colours = 8.4, scope.theme.colours
    first = middle[0] - (count - 1) * step / 2
    return [
        Group((ship(player, 6.2, colours, warship=True),), at=(first + n * step, middle[1]))
        for n in range(count)
    ]
