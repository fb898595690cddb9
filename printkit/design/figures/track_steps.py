"""The disaster track: each oil used moves the marker one step, and it stops at the last."""

from __future__ import annotations

from printkit.design.colours import mix, shade
from printkit.design.diagram import figure, ground, label, sign, token, verdict
from printkit.design.figures import Scope
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Path, Style, circle, polygon, rectangle
from printkit.scenarios.model import number_of

_HEIGHT = 27.0
_AXIS = 19.0
_RADIUS = 4.3
_LEFT = 8.0
_RIGHT = 15.4
_HOPS = 3
"""How many steps are shown; the marker stands so far from the end."""


def track_steps(scope: Scope) -> Block:
    """The gauge from 0 to its end, hops with a drop of oil, no way beyond."""
    last = number_of(scope.words.setup.values, "track_steps")
    step = (scope.measure - _LEFT - _RIGHT) / last
    places = [_LEFT + n * step for n in range(last + 1)]
    radius = min(_RADIUS, step * 0.36)
    start = max(0, last - _HOPS)
    nodes: list[Node] = [
        ground(0, 0, scope.measure, _HEIGHT, scope.theme),
        *_gauge(places, radius, scope),
    ]
    for n in range(start, last):
        nodes += _hop(places[n], places[n + 1], radius, scope)
    nodes.append(
        token("disaster_marker", 25.0, 2 * radius + 1.6, (places[start], _AXIS), scope.theme)
    )
    nodes += _stop(places[-1], radius, scope)
    return figure(scope, nodes, _HEIGHT, "figures.track-steps.caption")


def _gauge(places: list[float], radius: float, scope: Scope) -> list[Node]:
    """A bar with a disc for each number, darker from step to step."""
    colours = scope.theme.colours
    bar = Style(shade(colours["stone"], 0.35), shade(colours["stone"], -0.45), 0.3)
    nodes: list[Node] = [rectangle(places[0], _AXIS - 1.2, places[-1] - places[0], 2.4, bar)]
    for n, x in enumerate(places):
        share = n / (len(places) - 1)
        fill = mix(shade(colours["river"], 0.62), colours["oil"], share**0.9)
        rim = colours["red"] if n == len(places) - 1 else shade(fill, -0.5)
        nodes.append(
            circle(x, _AXIS, radius, Style(fill, rim, 0.8 if n == len(places) - 1 else 0.35))
        )
        ink = colours["ink"] if share < 0.45 else colours["paper"]
        nodes.append(label(str(n), (x, _AXIS), scope.theme.types["label"].bolder, fill=ink))
    return nodes


def _hop(start: float, end: float, radius: float, scope: Scope) -> list[Node]:
    """An arc from disc to disc under a drop of oil."""
    accent = scope.theme.colours["accent"]
    x1, x2, y = start + 1.6, end - 1.6, _AXIS - radius - 0.9
    arc = Path(
        (("M", x1, y), ("C", x1 + 1.2, y - 3.6, x2 - 1.6, y - 3.6, x2 - 0.3, y - 1.0)),
        Style(stroke=accent, width=0.6),
    )
    head = polygon([(-1.0, -1.7), (1.0, -1.7), (0.0, 0.3)], Style(accent))
    drop = sign("oil", ((x1 + x2) / 2, y - 5.4), 4.6, scope.theme)
    return [arc, Group((head,), at=(x2, y), turn=-16), drop]


def _stop(x: float, radius: float, scope: Scope) -> list[Node]:
    """The word over the last disc, the dice that follow, and the bar that nothing passes."""
    theme = scope.theme
    red = theme.colours["red"]
    style = theme.types["label"].bolder
    right = scope.measure - 2.6
    return [
        label(scope.words.plain("figures.track-steps.disaster"), (right, 4.2), style, "end", red),
        rectangle(x + radius + 1.4, _AXIS - radius - 0.6, 0.9, 2 * radius + 1.2, Style(red)),
        verdict((right - 2.1, _AXIS), theme, good=False, size=4.2),
    ]
