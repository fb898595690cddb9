"""The pasture's land without its flock: pale downs along the north rim, then rolling meadow.

The pasture tile and the oil spring in a pasture stand on it; the middle and the south are left
free for them. The far copses come from art.treeline.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.treeline import treeline
from printkit.design.brush import Point, in_hex, smooth, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, rectangle


def pasture_ground(rng: Random, colours: Colours) -> Group:
    """Downs that fade northward behind a light meadow with soft folds; 100 × 110."""
    return Group((
        rectangle(-50, -55, 100, 110, Style(mix(colours["pasture"], colours["snow"], 0.72))),
        *_far_downs(rng, colours),
        *_meadow(rng, colours),
        *_grass(rng, colours),
    ))


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
    xs = (-50.0, -33.0, -17.0, 0.0, 17.0, 33.0, 50.0)
    phase = rng.choice((0, 1))
    return [
        (x + rng.uniform(-3, 3) * (abs(x) < 50), y + lean * x / 50 + height * (
            rng.uniform(0.35, 1.0) if (n + phase) % 2 else -rng.uniform(0.35, 1.0)
        ))
        for n, x in enumerate(xs)
    ]


def _far_downs(rng: Random, colours: Colours) -> list[Node]:
    """Three pale ridges with a copse or a hedge on them."""
    haze = mix(colours["pasture"], colours["snow"], 0.55)
    side = rng.choice((-1, 1))
    nodes: list[Node] = []
    for n, y in enumerate((-37.0, -30.5, -23.5)):
        tone = mix(haze, shade(colours["pasture"], -0.1), n / 2.6)
        ridge = _ridge(rng, y, 1.0 + 0.45 * n, side * (1.6 if n % 2 else -2.0))
        copse = mix(tone, colours["forest"], 0.3 + 0.1 * n)
        nodes.extend(_copses(rng, colours, ridge, 1.7 + 0.6 * n, copse))
        nodes.extend(_down(ridge, tone, shade(tone, 0.3), 1.0 + 0.3 * n))
    return nodes


def _copses(
    rng: Random, colours: Colours, ridge: list[Point], height: float, tone: str
) -> list[Node]:
    """One or two short woods that look over the ridge."""
    nodes: list[Node] = []
    for n in rng.sample((1, 2, 3, 4), rng.choice((1, 2))):
        (x, y), (ex, ey) = ridge[n], ridge[n + 1]
        share = rng.uniform(0.45, 0.8)
        foot = ((x, y + height * 0.5), (x + (ex - x) * share, y + (ey - y) * share + height * 0.5))
        nodes.append(
            treeline(rng, colours, along=foot, height=height, tone=tone, round_share=0.85)
        )
    return nodes


def _meadow(rng: Random, colours: Colours) -> list[Path]:
    """The near land: three broad folds, the lightest in the middle, the strongest in the south."""
    green = colours["pasture"]
    side = rng.choice((-1, 1))
    folds = (
        (-17.5, 1.2, side * 2.5, shade(green, 0.1), shade(green, 0.34)),
        (17.0, 1.6, -side * 7.0, shade(green, -0.05), shade(green, 0.24)),
        (31.0, 1.8, side * 6.0, shade(mix(green, colours["leaf"], 0.35), -0.06), shade(green, 0.1)),
    )
    paths: list[Path] = []
    for y, height, lean, tone, crest in folds:
        paths.extend(_down(_ridge(rng, y, height, lean), tone, crest, 1.7))
    return paths


def _grass(rng: Random, colours: Colours) -> list[Path]:
    """Tufts in loose groups and long strokes that follow the folds, none in the middle."""
    green = colours["pasture"]
    groups: list[list[Point]] = [[], []]
    for n in range(26):
        x, y = rng.uniform(-36, 36), rng.uniform(-16, 42)
        if in_hex(x, y, 74) and x * x + y * y > 16**2:
            near = [(x + rng.uniform(-2.6, 2.6), y + rng.uniform(-0.8, 0.8)) for _ in range(3)]
            groups[n % 2].extend(near)
    tones = (shade(mix(green, colours["leaf"], 0.6), -0.12), shade(green, 0.36))
    return [
        tufts(rng, places, Style(None, tone, 0.26), size=1.35)
        for places, tone in zip(groups, tones, strict=True)
        if places
    ]
