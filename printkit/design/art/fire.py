"""Fire: a house ablaze, neighbours hand on buckets; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.flames import flames
from printkit.design.art.gable_house import gable_house
from printkit.design.art.market_pump import market_pump
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import blob
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Style, circle, rectangle


def fire(rng: Random, colours: Colours) -> Group:
    """The burning house; a picture of 48 × 42."""
    dusk = mix(colours["hills"], colours["ink"], 0.5)
    paving = mix(mix(colours["desert"], colours["stone"], 0.4), colours["ink"], 0.18)
    house = Standing(-1.0, 8.0, _house, 7.0, 1.25)
    things = [
        Standing(-17.5, 5.5, _neighbour, 4.0, 0.95),
        house,
        Standing(17.0, 13.5, market_pump, 5.0, 0.8),
        *(
            Standing(x, y, townsfolk, 1.3, s)
            for x, y, s in (
                (10.5, 14.5, 1.2),
                (5.0, 15.5, 1.2),
                (-0.5, 16.0, 1.25),
                (-7.0, 15.0, 1.2),
            )
        ),
    ]
    return Group(
        (
            vignette(rng, colours, earth=paving, green=0.2),
            rectangle(-30, -27, 60, 22.5, Style(dusk, opacity=0.55)),
            *_smoke(rng, colours),
            *(
                circle(0.0, -5.0, r, Style(shade(colours["gold"], 0.1), opacity=0.16))
                for r in (19.0, 13.0)
            ),
            *staged(rng, colours, things, shade(paving, -0.5)),
            *_blaze(rng, colours),
        )
    )


def _house(rng: Random, colours: Colours) -> Group:
    return gable_house(rng, colours, width=11.0, height=8.5, kind="timber")


def _neighbour(rng: Random, colours: Colours) -> Group:
    return gable_house(rng, colours, width=8.6, height=8.0, kind="brick", stepped=True)


def _smoke(rng: Random, colours: Colours) -> list[Node]:
    """Dark billows drifting east."""
    tone = mix(colours["ink"], colours["stone"], 0.3)
    spots = ((3, -17, 6), (9, -19, 7), (16, -18, 7.5), (22, -20, 8), (6, -12, 4.5))
    return [
        blob(rng, x, y, r, r * 0.72, Style(shade(tone, light)), points=10, wobble=0.14, tension=0.6)
        for light in (0.0, 0.16)
        for x, y, r in (
            (px - light * 6, py - light * 8, pr * (1 - light * 1.6)) for px, py, pr in spots
        )
    ]


def _blaze(rng: Random, colours: Colours) -> list[Node]:
    """Flames from roof, windows and door."""
    spots = (
        (4.6, -8.0, 0.9),
        (0.2, -9.4, 1.05),
        (8.6, -5.6, 0.62),
        (-4.4, -0.6, 0.3),
        (2.4, -0.6, 0.3),
        (-3.6, 8.0, 0.34),
    )
    return [Group((flames(rng, colours),), (x, y), scale=(s, s)) for x, y, s in spots]
