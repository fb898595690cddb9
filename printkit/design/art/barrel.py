"""A wooden oil barrel, standing; the spring tiles set two or three of them beside the derrick."""

from __future__ import annotations

from random import Random

from printkit.design.brush import blob, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse, line

_HEIGHT = 6.6


def barrel(rng: Random, colours: Colours) -> Group:
    """A barrel 7 mm tall and 5 wide, its foot at the origin, iron hoops, oil on its lid."""
    wood = mix(colours["wood"], colours["hills"], rng.uniform(0.1, 0.35))
    ink = shade(wood, -0.72)
    bright = mix(wood, colours["desert"], 0.5)
    body: list[Node] = [
        blob(rng, 1.2, -0.2, 3.6, 1.1, Style(ink, opacity=0.28), wobble=0.05),
        _staves(-2.1, 2.1, Style(wood, ink, 0.3)),
        _staves(-2.1, -0.7, Style(bright)),
        _staves(0.9, 2.1, Style(shade(wood, -0.3))),
    ]
    body += [line(x, -0.1, x * 1.05, -_HEIGHT + 1, Style(None, ink, 0.15)) for x in (-0.8, 0.5)]
    body += [_hoop(y, Style(None, shade(colours["oil"], 0.12), 0.6)) for y in (-1.4, -4.6)]
    body += [
        _staves(-2.1, 2.1, Style(None, ink, 0.3)),
        ellipse(0, -_HEIGHT, 2.1, 0.85, Style(bright, ink, 0.3)),
        ellipse(0.1, -_HEIGHT + 0.08, 1.6, 0.55, Style(colours["oil"])),
    ]
    if rng.random() < 0.6:
        body += _drip(rng, colours)
    return Group(tuple(body), turn=rng.uniform(-2.0, 2.0))


def _staves(left: float, right: float, style: Style) -> Path:
    """The bulging side of the barrel between two shares of its width."""
    belly = 1.22
    return Path(
        (
            ("M", left, -_HEIGHT),
            ("C", left * belly, -4.8, left * belly, -1.8, left, 0.0),
            ("C", left * 0.6, 0.75, right * 0.6, 0.75, right, 0.0),
            ("C", right * belly, -1.8, right * belly, -4.8, right, -_HEIGHT),
            ("C", right * 0.6, -_HEIGHT + 0.7, left * 0.6, -_HEIGHT + 0.7, left, -_HEIGHT),
            ("Z",),
        ),
        style,
    )


def _hoop(y: float, style: Style) -> Path:
    half = 2.42
    return Path((("M", -half, y - 0.2), ("C", -1.2, y + 0.75, 1.2, y + 0.75, half, y - 0.2)), style)


def _drip(rng: Random, colours: Colours) -> list[Node]:
    """Oil that ran over the rim."""
    x, low = rng.uniform(-1.0, 0.6), rng.uniform(-3.6, -2.2)
    run = smooth(
        [
            (x - 0.5, -6.1),
            (x + 0.6, -6.0),
            (x + 0.45, low + 0.8),
            (x + 0.1, low),
            (x - 0.3, low + 1),
        ],
        Style(colours["oil"]),
        tension=1.0,
    )
    return [run, line(x, -5.4, x, low + 1.2, Style(None, colours["sheen"], 0.25))]
