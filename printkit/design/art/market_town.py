"""The market place of Dinslaken: paved, under the church, gabled houses and three stalls."""

from __future__ import annotations

from random import Random

from printkit.design.art.church import church
from printkit.design.art.gable_house import gable_house
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.market_pump import market_pump
from printkit.design.art.market_stall import market_stall
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Style, ellipse


def market_town(rng: Random, colours: Colours) -> Group:
    """Houses and church in the north, a paved square; corners calm; a hex of 79."""
    paving = mix(colours["desert"], colours["stone"], 0.4)
    side = rng.choice((-1.0, 1.0))
    things = [
        Standing(side * 9, -15.0, church, 0.0, 0.86),
        *_houses(side),
        *_stalls(side),
        Standing(0.0, 7.0, market_pump, 6.0, 0.95),
        *(
            Standing(side * x, y, townsfolk, 1.3, 0.95)
            for x, y in (
                (-9, 5),
                (9.5, 8.5),
                (12, 9.5),
                (-4, 16),
                (20, 15),
                (-20.5, 16.5),
                (5, 16.5),
            )
        ),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=paving, green=0.5, horizon=-27),
            *_paving(rng, paving),
            *staged(rng, colours, things, shade(paving, -0.5)),
        )
    )


def _houses(side: float) -> list[Standing]:
    """A row of gables along the north of the square, broken by the church."""

    def house(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=8.0, height=rng.uniform(7.5, 10.0))

    places = ((-23.5, 0.86), (-14.5, 0.96), (-4.5, 1.0), (22.0, 0.92))
    return [Standing(side * x - 1.0, -9.0, house, 4.5, s) for x, s in places]


def _stalls(side: float) -> list[Standing]:
    def red(rng: Random, colours: Colours) -> Group:
        return market_stall(rng, colours, cloth="red")

    def blue(rng: Random, colours: Colours) -> Group:
        return market_stall(rng, colours, cloth="sea")

    return [
        Standing(side * -18, 8.0, red, 6.5, 1.05),
        Standing(side * 18.5, 4.0, blue, 6.0, 0.98),
        Standing(side * 9, -2.5, red, 4.6, 0.74),
        Standing(side * -5.5, -2.0, blue, 4.6, 0.74),
    ]


def _paving(rng: Random, paving: str) -> list[Node]:
    """Rings of slabs around the fountain."""
    x, y = 0.0, 7.0
    rings: list[Node] = [
        ellipse(x, y, reach, reach * 0.56, Style(shade(paving, tone)))
        for reach, tone in ((27.0, 0.16), (22.0, 0.04), (16.5, 0.2), (10.5, 0.08))
    ]
    slabs = []
    for _ in range(46):
        at = (rng.uniform(-27, 27), rng.uniform(-6, 21))
        slabs.append(blob(rng, *at, 0.9, 0.42, Style(), points=6, tension=0.5))
    return [*rings, joined(slabs, Style(shade(paving, -0.1)))]
