"""The tower mill of Hiesfeld over a field of stooks; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.poppy import poppy
from printkit.design.art.sheaf import sheaf
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.art.windmill import windmill
from printkit.design.brush import hill
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Style


def tower_mill(rng: Random, colours: Colours) -> Group:
    """The mill on its mound; a picture of 48 × 42."""
    stubble = mix(colours["fields"], colours["desert"], 0.3)
    mound = mix(colours["pasture"], colours["fields"], 0.3)
    things = [
        Standing(-2.0, 7.0, windmill, 6.0, 2.15),
        Standing(7.5, 9.0, townsfolk, 1.2, 0.9),
        *(
            Standing(x, y, sheaf, 2.2, s)
            for x, y, s in ((-17, 11, 0.7), (-19, 16, 0.9), (-11, 17, 0.95))
        ),
        *(
            Standing(x, y, sheaf, 2.2, s)
            for x, y, s in ((14, 12, 0.75), (19, 16, 0.9), (12, 18, 0.95))
        ),
        *(Standing(x, y, poppy, 0.0, 0.8) for x, y in ((-4, 18.5), (0, 19.5), (4, 18.2))),
    ]
    return Group(
        (
            vignette(rng, colours, earth=stubble, green=0.45),
            hill(rng, 4.5, 1.2, Style(mound), left=-36, right=36, bottom=12, waves=3),
            hill(rng, 9.5, 0.8, Style(stubble), left=-36, right=36, bottom=30, waves=4),
            *staged(rng, colours, things, shade(stubble, -0.55)),
        )
    )
