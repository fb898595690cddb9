"""The pirate fleet at dusk: three galleons one behind the other over a red sea."""

from __future__ import annotations

from random import Random

from printkit.design.art.galleon import galleon
from printkit.design.art.gull import gull
from printkit.design.brush import smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, circle, rectangle


def fleet(rng: Random, colours: Colours) -> Group:
    """A panel 30 wide and 36 high above the origin, its ground 3 wider."""
    far = _in_haze(colours)
    return Group(
        (
            *_evening(colours),
            Group((galleon(rng, far),), at=(-10.2, -13.2), scale=(0.3, 0.3)),
            Group((galleon(rng, far),), at=(11.2, -12.4), scale=(0.36, 0.36)),
            *_haze(colours),
            Group((gull(rng, colours),), at=(-10.6, -25.5), scale=(0.7, 0.7)),
            Group((gull(rng, colours),), at=(-6.4, -28.4), scale=(0.5, 0.5)),
            Group((galleon(rng, colours),), at=(-0.6, -4.8), scale=(0.92, 0.92)),
            *_swell(rng, colours),
        )
    )


def _evening(colours: Colours) -> list[Node]:
    """Bands of a late sky around a low sun, and the horizon."""
    warm, pale = mix(colours["hills"], colours["desert"], 0.55), colours["parchment"]
    nodes: list[Node] = [rectangle(-19, -40, 38, 42, Style(mix(warm, colours["sheen"], 0.3)))]
    for y, share in ((-31, 0.2), (-25, 0.45), (-19.5, 0.7)):
        tone = mix(mix(warm, colours["sheen"], 0.3), pale, share)
        nodes.append(
            smooth(
                [(-20, y), (-9, y - 1.6), (2, y + 0.4), (12, y - 1.2), (20, y), (20, 3), (-20, 3)],
                Style(tone),
                tension=0.5,
            )
        )
    nodes += [
        circle(5.6, -17.6, 5.6, Style(mix(colours["fields"], colours["paper"], 0.45))),
        rectangle(-19, -14.2, 38, 17, Style(mix(colours["sea"], colours["sheen"], 0.25))),
    ]
    return nodes


def _in_haze(colours: Colours) -> Colours:
    """Every colour as it looks from afar."""
    air = mix(colours["hills"], colours["parchment"], 0.7)
    return Colours({name: mix(colours[name], air, 0.55) for name in colours})


def _haze(colours: Colours) -> list[Node]:
    """Light water between the far ships and the near one."""
    return [
        smooth(
            [(-20, -10.8), (-8, -11.8), (4, -10.4), (20, -11.6), (20, 3), (-20, 3)],
            Style(mix(colours["sea"], colours["sheen"], 0.08)),
            tension=0.5,
        )
    ]


def _swell(rng: Random, colours: Colours) -> list[Node]:
    """Waves before the bow, dark below and rimmed with foam."""
    nodes: list[Node] = []
    for y, tone in ((-5.2, -0.12), (-2.2, -0.28)):
        water = shade(colours["sea"], tone)
        crest = [
            (-20 + 5 * n, y + (0.9 if n % 2 else -0.7) + rng.uniform(-0.3, 0.3)) for n in range(9)
        ]
        nodes.append(smooth([*crest, (20, 3), (-20, 3)], Style(water), tension=0.6))
        nodes += [
            taper([(x - 2.2, top + 0.7), (x, top + 0.1), (x + 2.2, top + 0.7)], 0.5, _foam(colours))
            for x, top in crest[::2]
        ]
    return nodes


def _foam(colours: Colours) -> Style:
    return Style(mix(colours["snow"], colours["sea"], 0.2))
