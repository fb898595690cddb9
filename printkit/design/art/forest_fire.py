"""Forest fire: firs against a red sky, flames in their crowns, a deer; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.deer import deer
from printkit.design.art.fir import fir
from printkit.design.art.flames import flames
from printkit.design.art.stump import stump
from printkit.design.brush import blob, hill
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, rectangle


def forest_fire(rng: Random, colours: Colours) -> Group:
    """The burning wood; a picture of 48 × 42."""
    glow = mix(colours["hills"], colours["gold"], 0.5)
    ground = mix(colours["forest"], colours["ink"], 0.35)
    nodes: list[Node] = [
        rectangle(-30, -27, 60, 54, Style(shade(glow, 0.25))),
        hill(rng, -12, 2.4, Style(shade(glow, 0.05)), left=-34, right=34, bottom=28, waves=4),
        *_smoke(rng, colours),
        hill(rng, -1.5, 1.4, Style(shade(glow, -0.3)), left=-34, right=34, bottom=28, waves=4),
        *_row(rng, colours, 3.0, 13.0, (-21, -13, -5, 3, 11, 19), 0.25),
        *(
            Group((flames(rng, colours),), (x, 3.4), scale=(s, s * 1.25))
            for x, s in ((-17, 0.8), (-9, 1.0), (0, 0.9), (7, 1.1), (15, 0.9), (23, 0.8))
        ),
        hill(rng, 5.5, 1.0, Style(shade(ground, 0.1)), left=-34, right=34, bottom=28, waves=4),
        *_row(rng, colours, 11.5, 19.0, (-19.5, 19.5), 0.0),
        *(
            Group((flames(rng, colours),), (x, y), scale=(s, s))
            for x, y, s in (
                (-15.5, 12.5, 0.8),
                (-22, 13.4, 0.7),
                (15.5, 12.4, 0.75),
                (22.5, 13.0, 0.8),
                (-18.6, -1.0, 0.5),
                (19.6, 0.0, 0.55),
            )
        ),
        hill(rng, 13.0, 0.8, Style(ground), left=-34, right=34, bottom=28, waves=4),
        Group((deer(rng, colours),), (-2.0, 17.0), scale=(1.15, 1.15)),
        Group((stump(rng, colours),), (13.0, 18.0)),
    ]
    return Group(tuple(nodes))


def _row(
    rng: Random, colours: Colours, y: float, tall: float, places: tuple[float, ...], far: float
) -> list[Node]:
    return [
        Group(
            (fir(rng, colours, height=tall * rng.uniform(0.9, 1.1), far=far, front=far == 0),),
            (x, y),
        )
        for x in places
    ]


def _smoke(rng: Random, colours: Colours) -> list[Node]:
    tone = mix(colours["ink"], colours["hills"], 0.35)
    return [
        blob(
            rng,
            x,
            y,
            r,
            r * 0.6,
            Style(shade(tone, 0.12), opacity=0.8),
            points=10,
            wobble=0.15,
            tension=0.6,
        )
        for x, y, r in ((-18, -19, 9), (-4, -21, 10), (10, -19, 9), (21, -20, 8))
    ]
