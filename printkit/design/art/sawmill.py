"""The sawmill of Hiesfeld: the open shed with its blade, logs coming in, planks going out."""

from __future__ import annotations

from random import Random

from printkit.design.art.fir import fir
from printkit.design.art.log_pile import log_pile
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.plank_stack import plank_stack
from printkit.design.art.saw_shed import saw_shed
from printkit.design.art.stump import stump
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Path, Style


def sawmill(rng: Random, colours: Colours) -> Group:
    """Firs in the north, the shed in the middle, logs and planks before it; a hex of 79."""
    earth = mix(mix(colours["desert"], colours["wood"], 0.2), colours["forest"], 0.2)
    side = rng.choice((-1.0, 1.0))
    things = [
        *_wood(rng),
        Standing(0.0, 1.5, saw_shed, 15.0, 1.22),
        Standing(side * -23.5, 15.5, log_pile, 6.0, 1.05),
        Standing(side * 23.5, 16.5, plank_stack, 6.5, 1.1),
        Standing(side * 10.5, 12.5, plank_stack, 5.0, 0.8),
        Standing(side * -8.5, 14.5, _chopping, 2.6, 1.0),
        Standing(side * -3.0, 11.5, townsfolk, 1.3, 1.0),
        Standing(side * 31.5, 5.0, stump, 2.0, 0.8),
        Standing(side * -32.5, 5.0, stump, 2.2, 0.9),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=earth, green=0.4, horizon=-23),
            *_sawdust(rng, colours, earth),
            *staged(rng, colours, things, shade(earth, -0.55)),
        )
    )


def _chopping(rng: Random, colours: Colours) -> Group:
    return stump(rng, colours, width=4.6, axe=True)


def _wood(rng: Random) -> list[Standing]:
    """Two rows of firs behind the shed, taller at the sides."""
    places: list[tuple[float, float, float]] = [
        (x, -20.5, 12.0) for x in (-20, -13, -6, 1, 8, 15, 22)
    ]
    places += [(x, -14.5, 16.0) for x in (-29, -23, 23.5, 29.5)]
    places += [(-34, -7.0, 17.0), (34, -6.5, 17.0)]
    return [
        _fir(x + rng.uniform(-1.4, 1.4), y + rng.uniform(-1, 1), tall * rng.uniform(0.86, 1.12))
        for x, y, tall in places
    ]


def _fir(x: float, y: float, tall: float) -> Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return fir(rng, colours, height=tall, far=0.3 if y < -18 else 0.0, front=y > -18)

    return Standing(x, y, draw, tall * 0.22)


def _sawdust(rng: Random, colours: Colours, earth: str) -> list[Path]:
    """Pale drifts of sawdust around the shed, and chips."""
    dust = mix(colours["fields"], earth, 0.45)
    drifts = [
        blob(rng, x, y, rx, ry, Style(), points=11, wobble=0.2, tension=0.6)
        for x, y, rx, ry in ((6, 7, 15, 4.4), (-12, 9, 10, 3.2), (14, 13, 9, 2.6))
    ]
    chips = [
        blob(
            rng, rng.uniform(-24, 26), rng.uniform(4, 20), 0.7, 0.35, Style(), points=6, tension=0.5
        )
        for _ in range(34)
    ]
    return [joined(drifts, Style(shade(dust, 0.12))), joined(chips, Style(shade(dust, 0.35)))]
