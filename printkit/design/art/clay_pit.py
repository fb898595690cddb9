"""A clay pit: steps dug into heath-grown hills, each wall showing its strata.

The ground of the hills; what stands on it is drawn by art.hills.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, between, blob, depth, joined, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, polygon, rectangle

_REACH = 54.0


@dataclass(frozen=True, slots=True)
class _Step:
    """One wall of the pit: its upper edge and how far it drops at each point of it."""

    edge: tuple[Point, ...]
    drop: tuple[float, ...]

    def at(self, share: float) -> list[Point]:
        """The line along the wall at a share of its height, 0 the upper edge."""
        return [(x, y + share * high) for (x, y), high in zip(self.edge, self.drop, strict=True)]


def clay_pit(rng: Random, colours: Colours) -> Group:
    """Far hills under heath, then three walls with ledges around a calm floor; a terrain hex."""
    clay = colours["hills"]
    warm = mix(clay, colours["gold"], 0.14)
    paths: list[Path] = [*_far_hills(rng, colours)]
    lean = rng.choice((-1, 1))
    shift = lean * rng.uniform(3, 8)
    turn = lean * rng.uniform(0.02, 0.09)
    steps = (
        _step(rng, (shift, 6.0), (46.0, 40.5), 6.2, turn),
        _step(rng, (shift * 0.6, 6.0), (36.5, 33.0), 5.2, turn),
        _step(rng, (shift * 0.2, 6.5), (28.5, 27.5), 4.2, turn),
    )
    grounds = (shade(clay, 0.06), shade(warm, 0.1), shade(warm, 0.22))
    paths.append(_turf(rng, steps[0], colours))
    for step, ground in zip(steps, grounds, strict=True):
        paths += _wall(rng, step, colours)
        paths += _ledge(rng, step, ground)
    return Group((*paths, *_floor(rng, grounds[-1])))


def _floor(rng: Random, ground: str) -> Iterator[Path]:
    """Broad flat patches where the clay was shaved off, hardly darker than the rest."""
    for tone in (0.1, -0.06):
        for _ in range(3):
            x, y = rng.uniform(-22, 22), rng.uniform(-8, 30)
            rx = rng.uniform(6, 12)
            yield blob(rng, x, y, rx, rx * 0.22, Style(shade(ground, tone)), points=10, tension=0.6)


def _far_hills(rng: Random, colours: Colours) -> Iterator[Path]:
    pale = mix(colours["hills"], colours["parchment"], 0.7)
    yield rectangle(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH, Style(pale))
    for n, y in enumerate((-42.0, -39.0, -36.0)):
        phase = rng.uniform(0, 2 * pi)
        ridge = [
            (float(x), y + 1.5 * sin(x / 11 + phase) + rng.uniform(-0.7, 0.7))
            for x in range(-54, 55, 9)
        ]
        tone = mix(pale, shade(_heath(colours), 0.04), 0.26 * (n + 1))
        yield between(ridge, [(-_REACH, _REACH), (_REACH, _REACH)], Style(tone))
        lit = [(x, top + 0.8) for x, top in ridge]
        yield between(ridge, lit, Style(shade(tone, 0.22)))


def _heath(colours: Colours) -> str:
    """Dry grass that grows where nobody has dug yet."""
    return mix(colours["leaf"], mix(colours["hills"], colours["fields"], 0.6), 0.62)


def _step(rng: Random, at: Point, radii: Point, high: float, turn: float) -> _Step:
    """A wall around the north of the pit, lower towards its ends, cut with a few corners."""
    count = 17
    edge, drop = [], []
    for n in range(count):
        angle = pi * (0.97 + 1.06 * n / (count - 1) + turn)
        swell = 1 + rng.uniform(-0.03, 0.03)
        edge.append((at[0] + radii[0] * swell * cos(angle), at[1] + radii[1] * swell * sin(angle)))
        drop.append(max(0.0, high * sin(pi * n / (count - 1)) ** 0.5 * rng.uniform(0.9, 1.08)))
    return _Step(tuple(edge), tuple(drop))


def _turf(rng: Random, step: _Step, colours: Colours) -> Path:
    """The heath that ends at the pit's rim and hangs over it in tongues."""
    rim = [(x, y - rng.uniform(0.0, 0.5)) for x, y in step.edge]
    back = [(x, y - 3.2) for x, y in rim]
    return between(back, rim, Style(shade(_heath(colours), -0.12)))


def _wall(rng: Random, step: _Step, colours: Colours) -> Iterator[Path]:
    clay = colours["hills"]
    seam = mix(clay, colours["desert"], 0.62)
    strata = (
        (0.0, 1.0, shade(clay, -0.14)),
        (0.2, 0.36, seam),
        (0.36, 0.62, shade(clay, -0.3)),
        (0.62, 0.72, mix(clay, colours["stone"], 0.45)),
        (0.72, 1.0, shade(clay, -0.24)),
    )
    for top, bottom, tone in strata:
        upper = [(x, y + rng.uniform(-0.2, 0.2) * (top > 0)) for x, y in step.at(top)]
        lower = [(x, y + rng.uniform(-0.2, 0.2) * (bottom < 1)) for x, y in step.at(bottom)]
        yield between(upper, lower, Style(tone))
    yield from _facets(rng, step)
    yield between(step.at(-0.16), step.at(0.03), Style(shade(clay, 0.42)))


def _facets(rng: Random, step: _Step) -> Iterator[Path]:
    """Planes of the wall: those that face east lie in shade, those that face west in light."""
    upper, lower = step.at(0.04), step.at(1.0)
    last = len(upper) - 1
    for n in range(1, last - 1):
        dark = depth(float(n), 0.3, -0.16, north=0, south=last) + rng.uniform(-0.08, 0.08)
        tone = "#1D1A2B" if dark > 0 else "#FFF6E0"
        slant = rng.uniform(-0.25, 0.25)
        plane = [upper[n], upper[n + 1], _along(lower, n + 1 + slant), _along(lower, n - slant)]
        yield polygon(plane, Style(tone, opacity=round(abs(dark), 2)))


def _along(points: list[Point], n: float) -> Point:
    """The place between two points, n counted in points."""
    first = max(0, min(len(points) - 2, int(n)))
    (x1, y1), (x2, y2) = points[first], points[first + 1]
    return x1 + (x2 - x1) * (n - first), y1 + (y2 - y1) * (n - first)


def _ledge(rng: Random, step: _Step, ground: str) -> Iterator[Path]:
    """The ground below a wall, its foot in soft shadow, rubble fallen on it."""
    foot = step.at(1.0)
    south = [(_REACH, 24.0), (_REACH, 56.0), (-_REACH, 56.0), (-_REACH, 24.0)]
    edge = smooth(foot, Style(), closed=False)
    yield Path((*edge.steps, *(("L", *point) for point in south), ("Z",)), Style(ground))
    yield between(foot, step.at(1.24), Style(shade(ground, -0.2)))
    rubble = [
        blob(
            rng,
            x + rng.uniform(-1.5, 1.5),
            y + rng.uniform(0.3, 1.6),
            size * 1.3,
            size,
            Style(),
            points=6,
            tension=0.5,
        )
        for x, y in foot[2:-2]
        for size in (rng.uniform(0.3, 0.8),)
        if rng.random() < 0.8
    ]
    yield joined(rubble, Style(shade(ground, -0.28)))
