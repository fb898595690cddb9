"""One fir: tiers of hanging needles cut from paper, lit from the north-west.

The forest, the mountains' lower slopes and any landscape that needs a conifer place it; its
neighbours are art.broadleaf (the round tree) and art.treeline (woods too far for single trees).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from printkit.design.brush import Point, joined, strand, toward
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Step, Style


@dataclass(frozen=True, slots=True)
class _Tier:
    """One skirt of branches: its apex and the needle tips along its hem, left to right."""

    apex: Point
    hem: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class _Tones:
    """The greens of one tree, from its outline to its lit edge."""

    outline: str
    under: str
    base: str
    lit: str
    edge: str
    bark: str


def fir(
    rng: Random, colours: Colours, *, height: float = 10.0, far: float = 0.0, front: bool = True
) -> Group:
    """A fir with its foot at the origin, `height` tall and about 0.6 as wide.

    Args:
        rng: Chance.
        colours: The theme.
        height: From foot to tip; tall ones have more tiers.
        far: 0 for a tree at hand, towards 1 the haze of distance.
        front: True adds the fine dark outline, needles and inner shadows of an object in front.
    """
    tones = _tones(rng, colours, far)
    tiers = _tiers(rng, height)
    trunk = strand(
        [(0, 0), (0, -height * 0.25)], [height * 0.085, height * 0.06], Style(tones.bark)
    )
    children: list[Path] = []
    if front:
        line = Style(tones.outline, tones.outline, 0.5)
        children.append(joined([trunk, *(_skirt(tier, Style()) for tier in tiers)], line))
    children.append(trunk)
    for n, tier in enumerate(tiers):
        if n and front:
            drop = height * 0.035
            children.append(_skirt(_moved(tier, drop * 0.55, drop, 0.9), Style(tones.under)))
        children.append(_skirt(tier, Style(tones.base)))
        children.append(_lit_side(rng, tier, Style(tones.lit)))
    if front:
        children.append(_needles(rng, tiers, Style(None, tones.edge, max(0.16, height * 0.016))))
    return Group(tuple(children))


def _tones(rng: Random, colours: Colours, far: float) -> _Tones:
    green = rng.choice(
        (
            colours["forest"],
            mix(colours["forest"], colours["sea"], 0.22),
            mix(colours["forest"], colours["leaf"], 0.35),
        )
    )
    green = shade(green, rng.uniform(-0.12, 0.04))
    haze = mix(colours["forest"], colours["snow"], 0.62)
    warm = mix(green, colours["pasture"], 0.36)

    def tone(colour: str) -> str:
        return mix(colour, haze, far)

    return _Tones(
        outline=tone(shade(green, -0.62)),
        under=tone(shade(green, -0.42)),
        base=tone(shade(green, -0.1)),
        lit=tone(mix(green, warm, 0.55)),
        edge=tone(shade(warm, 0.16)),
        bark=tone(shade(colours["wood"], -0.3)),
    )


def _tiers(rng: Random, height: float) -> list[_Tier]:
    count = 3 if height < 7 else 4 if height < 11 else 5 if height < 16 else 6
    broad = height * rng.uniform(0.27, 0.33)
    sway = rng.uniform(-0.03, 0.03) * height
    tiers = []
    for n in range(count):
        low = 0.13 + 0.74 * (n / count) ** 0.94
        high = min(1.0, low + 1.75 * 0.8 / count) if n < count - 1 else 1.0
        half = broad * (1 - n / (count + 0.35)) ** 0.82 * rng.uniform(0.93, 1.07)
        apex = (sway * high, -height * high)
        middle = (sway * low + rng.uniform(-0.04, 0.04) * half, -height * low)
        tiers.append(_Tier(apex, _hem(rng, middle, half, height)))
    return tiers


def _hem(rng: Random, middle: Point, half: float, height: float) -> tuple[Point, ...]:
    count = max(4, min(7, round(half * 2.4)))
    sag = height * 0.035 + half * 0.1
    tips = []
    for n in range(count):
        share = -1 + 2 * n / (count - 1)
        inner = abs(share) < 1
        x = middle[0] + half * (share + (rng.uniform(-0.1, 0.1) if inner else 0))
        y = middle[1] + sag * (1 - share**2) + rng.uniform(-0.12, 0.16) * sag
        tips.append((x, y))
    return tuple(tips)


def _moved(tier: _Tier, dx: float, dy: float, width: float) -> _Tier:
    def moved(point: Point) -> Point:
        return (tier.apex[0] + (point[0] - tier.apex[0]) * width + dx, point[1] + dy)

    return _Tier(moved(tier.apex), tuple(moved(tip) for tip in tier.hem))


def _flank(start: Point, end: Point, apex: Point) -> Step:
    """A side that hangs: steep below the apex, flaring out towards the tip."""
    down = start if end == apex else end
    bend = (apex[0] + (down[0] - apex[0]) * 0.3, apex[1] + (down[1] - apex[1]) * 0.5)
    flare = (apex[0] + (down[0] - apex[0]) * 0.62, apex[1] + (down[1] - apex[1]) * 0.86)
    first, second = (flare, bend) if end == apex else (bend, flare)
    return ("C", *first, *second, *end)


def _fringe(tips: Sequence[Point]) -> list[Step]:
    """Arches from tip to tip, so that the tips hang as points."""
    steps: list[Step] = []
    for start, end in pairwise(tips):
        rise = abs(end[0] - start[0]) * 0.55
        steps.append(
            (
                "C",
                start[0] + (end[0] - start[0]) * 0.15,
                start[1] - rise,
                start[0] + (end[0] - start[0]) * 0.75,
                end[1] - rise * 1.1,
                *end,
            )
        )
    return steps


def _skirt(tier: _Tier, style: Style) -> Path:
    left = _flank(tier.apex, tier.hem[0], tier.apex)
    right = _flank(tier.hem[-1], tier.apex, tier.apex)
    return Path((("M", *tier.apex), left, *_fringe(tier.hem), right, ("Z",)), style)


def _lit_side(rng: Random, tier: _Tier, style: Style) -> Path:
    shown = tier.hem[: max(2, round(len(tier.hem) * rng.uniform(0.45, 0.6)))]
    end = shown[-1]
    left = _flank(tier.apex, tier.hem[0], tier.apex)
    back: Step = (
        "C",
        end[0] - 0.1 * abs(end[0] - tier.apex[0]),
        end[1] + (tier.apex[1] - end[1]) * 0.4,
        tier.apex[0] - (tier.apex[0] - tier.hem[0][0]) * 0.14,
        end[1] + (tier.apex[1] - end[1]) * 0.5,
        *tier.apex,
    )
    return Path((("M", *tier.apex), left, *_fringe(shown), back, ("Z",)), style)


def _needles(rng: Random, tiers: Sequence[_Tier], style: Style) -> Path:
    """Short bright strokes along the lit branches."""
    steps: list[Step] = []
    for tier in tiers:
        for tip in tier.hem[: len(tier.hem) // 2]:
            top = toward(tip, tier.apex, rng.uniform(0.22, 0.4))
            steps.extend((("M", *top), ("L", *toward(tip, top, 0.3))))
    return Path(tuple(steps), style)
