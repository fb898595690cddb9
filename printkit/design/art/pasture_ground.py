"""The pasture's land without its flock: pale downs along the north rim, then rolling meadow.

The pasture tile and the oil spring in a pasture stand on it; the middle and the south are left
free for them. The far copses come from art.treeline.
"""

from __future__ import annotations

from math import hypot
from random import Random

from printkit.design.art.treeline import treeline
from printkit.design.brush import Point, brushwork, in_hex, smooth, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, rectangle


def pasture_ground(rng: Random, colours: Colours) -> Group:
    """Downs that fade northward behind a light meadow with soft folds; 100 × 110."""
    air = mix(colours["snow"], colours["wool"], 0.45)
    return Group(
        (
            rectangle(-50, -55, 100, 110, Style(mix(colours["pasture"], air, 0.8))),
            *_far_downs(rng, colours, air),
            *_meadow(rng, colours),
            *_grass(rng, colours),
        )
    )


def _down(ridge: list[Point], fill: str, crest: str, thick: float) -> list[Path]:
    """One fold of land: its body, and a lighter rim along the crest that thins out eastward."""
    edge = smooth(ridge, Style(), closed=False, tension=0.6)
    last = ridge[-1][0]
    count = len(ridge) - 1
    inner = [(x, y + thick * (1.15 - 0.9 * n / count)) for n, (x, y) in enumerate(ridge)]
    back = smooth(inner[::-1], Style(), closed=False, tension=0.6)
    body = Path((*edge.steps, ("L", last, 55.0), ("L", ridge[0][0], 55.0), ("Z",)), Style(fill))
    rim = Path((*edge.steps, ("L", *inner[-1]), *back.steps[1:], ("Z",)), Style(crest))
    return [body, rim]


def _ridge(rng: Random, y: float, height: float, lean: float) -> list[Point]:
    """A rolling edge around y: swells and dips that alternate, leaning to one side."""
    xs = (-50.0, -33.0, -17.0, 0.0, 17.0, 33.0, 50.0)
    phase = rng.choice((0, 1))
    ridge = []
    for n, x in enumerate(xs):
        swell = height * rng.uniform(0.35, 1.0) * (1 if (n + phase) % 2 else -1)
        ridge.append((x + (rng.uniform(-3, 3) if abs(x) < 50 else 0), y + lean * x / 50 + swell))
    return ridge


def _far_downs(rng: Random, colours: Colours, air: str) -> list[Node]:
    """Three pale ridges with copses on their crests and hedges down their slopes."""
    haze = mix(colours["pasture"], air, 0.66)
    side = rng.choice((-1, 1))
    nodes: list[Node] = []
    for n, y in enumerate((-36.5, -30.5, -23.5)):
        tone = mix(haze, shade(colours["pasture"], -0.08), n / 2.7)
        ridge = _ridge(rng, y, 1.0 + 0.5 * n, side * (2.2 if n % 2 else -3.0))
        copse = mix(tone, colours["forest"], 0.24 + 0.1 * n)
        nodes.extend(_copses(rng, colours, ridge, 1.8 + 0.7 * n, copse))
        nodes.extend(_down(ridge, tone, shade(tone, 0.32), 1.0 + 0.3 * n))
        nodes.extend(_parcels(rng, colours, ridge, 0.8 + 0.3 * n, tone))
    return nodes


def _copses(
    rng: Random, colours: Colours, ridge: list[Point], height: float, tone: str
) -> list[Node]:
    """One or two short woods that look over the ridge."""
    nodes: list[Node] = []
    for n in rng.sample((1, 2, 3, 4), rng.choice((1, 2))):
        (x, y), (ex, ey) = ridge[n], ridge[n + 1]
        share = rng.uniform(0.35, 0.7)
        foot = ((x, y + height * 0.5), (x + (ex - x) * share, y + (ey - y) * share + height * 0.5))
        nodes.append(treeline(rng, colours, along=foot, height=height, tone=tone, round_share=0.85))
    return nodes


def _parcels(
    rng: Random, colours: Colours, ridge: list[Point], height: float, tone: str
) -> list[Node]:
    """Hay meadows between hedges that run down the slope."""
    nodes: list[Node] = []
    for n in rng.sample((1, 2, 3, 4), 2):
        (x, y), (ex, ey) = ridge[n], ridge[n + 1]
        fall, drift = 5.5 * height, rng.choice((-1, 1)) * 4.0 * height
        low, low_end = (x + drift, y + fall), (ex + drift, ey + fall)
        hay = mix(tone, rng.choice((colours["fields"], colours["leaf"])), 0.16)
        top, top_end = (x, y + 1.4 * height), (ex, ey + 1.2 * height)
        nodes.append(smooth([top, top_end, low_end, low], Style(hay), tension=0.12))
        hedge = mix(tone, colours["forest"], 0.3)
        for start, end in ((top, low), (top_end, low_end)):
            course = (start, end) if start[0] < end[0] else (end, start)
            nodes.append(
                treeline(rng, colours, along=course, height=height, tone=hedge, round_share=1.0)
            )
    return nodes


def _meadow(rng: Random, colours: Colours) -> list[Path]:
    """The near land: broad folds, the lightest in the middle, the strongest in the south."""
    green = colours["pasture"]
    side = rng.choice((-1, 1))
    deep = mix(green, colours["leaf"], 0.5)
    folds = (
        (-17.0, 1.5, side * 4.0, shade(green, -0.02), 0.3, (-13.0, 13.0)),
        (
            -8.0,
            1.2,
            -side * 9.0,
            shade(mix(green, colours["fields"], 0.14), 0.07),
            0.2,
            (-1.0, 12.0),
        ),
        (19.5, 1.8, side * 11.0, shade(green, -0.03), 0.24, (22.0, 9.0)),
        (30.5, 2.0, -side * 10.0, shade(deep, -0.05), 0.2, (35.0, 7.0)),
    )
    paths: list[Path] = []
    for y, height, lean, tone, crest, (low, reach) in folds:
        paths.extend(_down(_ridge(rng, y, height, lean), tone, shade(tone, crest), 1.6))
        paths.extend(
            brushwork(rng, Style(shade(tone, amount)), y=low, reach=reach, lean=lean)
            for amount in (-0.055, 0.09)
        )
    return paths


def _grass(rng: Random, colours: Colours) -> list[Path]:
    """Tufts in loose groups, none in the middle."""
    green = colours["pasture"]
    groups: list[list[Point]] = [[], []]
    for n in range(30):
        x, y = rng.uniform(-35, 35), rng.uniform(-13, 41)
        if in_hex(x, y, 73) and hypot(x, y) > 16:
            near = [(x + rng.uniform(-2.4, 2.4), y + rng.uniform(-0.8, 0.8)) for _ in range(2)]
            groups[n % 2].extend(near)
    tones = (shade(mix(green, colours["leaf"], 0.75), -0.1), shade(green, 0.4))
    return [
        tufts(rng, places, Style(None, tone, 0.28), size=1.6)
        for places, tone in zip(groups, tones, strict=True)
        if places
    ]
