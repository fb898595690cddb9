"""The flat land of the lower Rhine: a pale horizon with poplars, then ground in soft folds.

Every landmark of a town map stands on it; the tone of its ground says what the place is: paving,
trodden earth, coal dust, meadow.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.treeline import treeline
from printkit.design.brush import Point, blob, brushwork, smooth, swath, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, rectangle


def lowland_ground(
    rng: Random, colours: Colours, *, earth: str = "", green: float = 0.35, horizon: float = -25.0
) -> Group:
    """A plain of 100 × 110 under a light sky; north of `horizon` only what is far away.

    Args:
        rng: Chance.
        colours: The theme.
        earth: The tone of the near ground; a light meadow if empty.
        green: How much of the meadow's colour the middle distance keeps.
        horizon: The height where the plain begins.
    """
    near = earth or mix(colours["pasture"], colours["desert"], 0.22)
    sky = mix(colours["parchment"], colours["river"], 0.16)
    middle = mix(near, colours["pasture"], green)
    nodes: list[Node] = [
        rectangle(-50, -55, 100, 110, Style(sky)),
        _cloud(rng, (rng.uniform(-22, 22), horizon - 13), Style(mix(sky, colours["wool"], 0.75))),
        *_distance(rng, colours, horizon, sky),
        _fold(rng, horizon + 2.5, Style(mix(middle, colours["snow"], 0.34))),
        _fold(rng, horizon + 8.0, Style(mix(middle, near, 0.3))),
        _fold(rng, horizon + 14.5, Style(shade(near, 0.1))),
        _fold(rng, 16.0, Style(near)),
        _fold(rng, 31.0, Style(shade(near, -0.1))),
    ]
    return Group((*nodes, *_texture(rng, colours, near, horizon)))


def _fold(rng: Random, y: float, style: Style) -> Path:
    """The ground from a gently uneven edge down to the southern bleed."""
    edge = [(-50.0 + 20 * n, y + rng.uniform(-0.9, 0.9)) for n in range(6)]
    steps = smooth(edge, style, closed=False, tension=0.7).steps
    return Path((*steps, ("L", 50.0, 55.0), ("L", -50.0, 55.0), ("Z",)), style)


def _cloud(rng: Random, at: Point, style: Style) -> Path:
    return blob(rng, *at, rng.uniform(11, 15), 1.5, style, points=11, wobble=0.25, tension=0.6)


def _distance(rng: Random, colours: Colours, horizon: float, sky: str) -> list[Node]:
    """A hazy wood along the horizon, and rows of poplars before it."""
    haze = mix(mix(colours["leaf"], colours["river"], 0.3), sky, 0.55)
    wood = treeline(
        rng,
        colours,
        along=((-50.0, horizon + 2.0), (50.0, horizon + 2.6)),
        height=3.6,
        bottom=horizon + 6,
        tone=haze,
        round_share=0.85,
    )
    nodes: list[Node] = [wood]
    start = rng.uniform(-34, -24) if rng.random() < 0.5 else rng.uniform(12, 20)
    for n in range(rng.randint(4, 6)):
        x = start + n * rng.uniform(2.3, 2.9)
        nodes.append(_poplar(rng, x, horizon + 2.8, rng.uniform(5.5, 7.5), shade(haze, -0.14)))
    return nodes


def _poplar(rng: Random, x: float, y: float, tall: float, tone: str) -> Path:
    wide = tall * rng.uniform(0.13, 0.17)
    ring = [
        (x, y),
        (x - wide, y - tall * 0.3),
        (x - wide * 0.9, y - tall * 0.65),
        (x, y - tall),
        (x + wide * 0.9, y - tall * 0.65),
        (x + wide, y - tall * 0.3),
    ]
    return smooth(ring, Style(tone), tension=0.6)


def _texture(rng: Random, colours: Colours, near: str, horizon: float) -> list[Path]:
    """Broad folds, brush strokes and a few tufts, all close to the ground's own tone."""
    places = [(rng.uniform(-38, 38), rng.uniform(horizon + 14, 40)) for _ in range(11)]
    clear = [(x, y) for x, y in places if x * x + y * y > 260]
    return [
        swath(rng, rng.uniform(-14, 14), -3.5, 2.2, Style(shade(near, 0.14))),
        swath(rng, rng.uniform(-14, 14), 21.5, 2.4, Style(shade(near, -0.05))),
        brushwork(rng, Style(shade(near, 0.2)), y=4, reach=24, count=8),
        brushwork(rng, Style(shade(near, -0.13)), y=26, reach=22, count=9),
        tufts(
            rng,
            clear,
            Style(stroke=mix(shade(near, -0.3), colours["leaf"], 0.5), width=0.28),
            size=1.3,
        ),
    ]
