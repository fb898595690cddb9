"""The boom: a crowded quay, full stalls and gold on the counter; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.barge import barge
from printkit.design.art.coin_stack import coin_stack
from printkit.design.art.dock_crane import dock_crane
from printkit.design.art.gable_house import gable_house
from printkit.design.art.market_stall import market_stall
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Style, rectangle

_COUNTER = (
    Layer("wood 0.12", "P -30 15 30 15 30 18.4 -30 18.4", 0.3),
    Layer("wood -0.25", "P -30 18.4 30 18.4 30 28 -30 28", 0.28),
    Layer("parchment 0.25", "P -9 15.4 1 14.8 3 17.8 -8 18.2", 0.24),
    Layer("ink 0.2", "B 0.25 -6.8 16.2 -0.6 15.8 B 0.25 -6.6 17.2 0.4 16.8"),
)


def boom(rng: Random, colours: Colours) -> Group:
    """Trade in full swing; a picture of 48 × 42."""
    paving = mix(colours["desert"], colours["stone"], 0.35)
    water = mix(colours["sea"], colours["river"], 0.35)
    things = [
        Standing(-19.5, -1.5, lambda r, c: gable_house(r, c, width=8.0, height=9.0), 3.0),
        Standing(17.5, -1.5, lambda r, c: gable_house(r, c, width=8.0, height=10.0), 3.0),
        Standing(-9.5, 9.5, lambda r, c: market_stall(r, c, cloth="red"), 5.0, 0.95),
        Standing(15.0, 10.0, lambda r, c: market_stall(r, c, cloth="gold"), 5.0, 1.0),
        *(
            Standing(x, y, townsfolk, 1.2, 1.1)
            for x, y in ((-19, 9), (-16, 10.5), (-1.5, 11), (2.0, 9.6), (5.5, 11.6))
        ),
    ]
    return Group(
        (
            vignette(rng, colours, earth=paving, green=0.4, horizon=-10),
            rectangle(-30, -6.4, 60, 5.6, Style(water)),
            Group((barge(rng, colours, cargo="sacks"),), (-2.0, -2.6), scale=(0.72, 0.72)),
            Group((dock_crane(rng, colours),), (5.0, 1.4), scale=(0.58, 0.58)),
            *staged(rng, colours, things, shade(paving, -0.5)),
            *cut(colours, _COUNTER),
            *(
                Group((coin_stack(rng, colours, coins=n),), (x, y))
                for x, y, n in (
                    (-19, 17.4, 6),
                    (-12.5, 18.4, 3),
                    (8.5, 17.0, 4),
                    (14.6, 17.8, 7),
                    (20.8, 17.4, 5),
                )
            ),
        )
    )
