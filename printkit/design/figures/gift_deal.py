"""How gift cards are dealt so that nobody keeps the own colour: round a table of three or four."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from printkit.design.brush import toward
from printkit.design.colours import mix
from printkit.design.diagram import figure, ground, label
from printkit.design.figures import Scope
from printkit.design.icons import SIZE, icon
from printkit.design.playing_pieces import badge
from printkit.design.theme import Theme
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Placed, Style, circle, polygon, polyline

_HEIGHT = 35.0
_GAP = 3.0
_TABLE = 9.4
_SEAT = 2.9
_MIDDLE = 20.6

Point = tuple[float, float]


def gift_deal(scope: Scope) -> Block:
    """One table for each number of players; one player's cards are followed to their left."""
    counts = scope.words.setup.for_players
    wide = (scope.measure - _GAP * (len(counts) - 1)) / len(counts)
    nodes = [
        Group(tuple(_table(players, wide, scope)), at=(n * (wide + _GAP), 0.0))
        for n, players in enumerate(counts)
    ]
    return figure(scope, nodes, _HEIGHT, "figures.gift-deal.caption")


def _table(players: int, wide: float, scope: Scope) -> list[Node]:
    theme = scope.theme
    style = theme.types["label"].bolder
    told = scope.words.plain(f"figures.gift-deal.{ {3: 'three', 4: 'four'}[players] }")
    top = mix(theme.colours["wood"], theme.colours["paper"], 0.6)
    seats = [_seat(n, players, wide) for n in range(players)]
    nodes: list[Node] = [
        ground(0, 0, wide, _HEIGHT, theme),
        label(told, (3.0, 4.4), style, "start", theme.colours["accent"]),
        circle(
            wide / 2, _MIDDLE, _TABLE - 2.2, Style(top, mix(top, theme.colours["ink"], 0.5), 0.3)
        ),
    ]
    dealt = str(scope.words.setup.values[f"gift_deal_{players}"]).split(",")
    for n, count in enumerate(dealt, start=1):
        nodes += _cards(count.strip(), seats[0], seats[n], theme)
    colours = theme.colours.players
    return nodes + [badge(colours[n], at, 2 * _SEAT, theme.colours) for n, at in enumerate(seats)]


def _seat(n: int, players: int, wide: float) -> Point:
    """Round the table clockwise, as one sits to the left of the other; the first in the south."""
    angle = radians(90 + 360 / players * n)
    return wide / 2 + (_TABLE + 1.9) * cos(angle) * 1.16, _MIDDLE + _TABLE * sin(angle) * 1.06


def _cards(count: str, start: Point, end: Point, theme: Theme) -> list[Node]:
    """An arrow between two seats, and on it a card with how many there are."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    first = (x1 + ux * (_SEAT + 0.6), y1 + uy * (_SEAT + 0.6))
    last = (x2 - ux * (_SEAT + 1.0), y2 - uy * (_SEAT + 1.0))
    accent = theme.colours["accent"]
    head = polygon([(-2.0, -1.1), (0.2, 0), (-2.0, 1.1)], Style(accent))
    middle = toward(first, last, 0.56)
    disc = Style(theme.colours["paper"], accent, 0.4)
    style = theme.types["label"].bolder
    return [
        polyline(
            [first, (last[0] - ux * 1.6, last[1] - uy * 1.6)], Style(stroke=accent, width=0.8)
        ),
        Group((head,), at=last, turn=degrees(atan2(uy, ux))),
        circle(*middle, 2.7, disc),
        label(count, (middle[0] - 0.95, middle[1]), style, fill=accent),
        Placed(
            icon("cards", accent), (middle[0] + 1.05, middle[1]), scale=(2.1 / SIZE, 2.1 / SIZE)
        ),
    ]
