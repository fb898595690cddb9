"""The oil drop, the sign of the resource: black, heavy, with a violet sheen."""

from __future__ import annotations

from random import Random

from printkit.design.brush import smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def oil_drop(rng: Random, colours: Colours) -> Group:
    """A drop 15 tall and 11 wide, centred on the origin, lit from the north-west."""
    black, sheen = colours["oil"], colours["sheen"]
    lean = rng.uniform(-0.25, 0.25)
    glow, gleam = Style(mix(sheen, colours["red"], 0.3)), Style(colours["wool"])
    return Group(
        (
            _drop(lean, 1.0, Style(black)),
            _sickle(0.0, 1.0, Style(shade(sheen, -0.15))),
            _sickle(0.75, 0.62, Style(shade(sheen, 0.25))),
            smooth([(3.9, 1.6), (4.3, 3.6), (2.6, 6.0), (0.4, 6.6), (2.3, 5.3), (3.4, 3.6)], glow),
            smooth([(-2.6, 0.4), (-1.9, -1.0), (-1.35, -0.6), (-1.9, 0.9), (-2.4, 1.3)], gleam),
            smooth([(-2.75, 2.3), (-2.35, 2.0), (-2.2, 2.6), (-2.6, 2.9)], gleam),
        )
    )


def _drop(lean: float, grow: float, style: Style) -> Path:
    return Path(
        (
            ("M", lean, -7.6 * grow),
            ("C", 0.9, -4.6 * grow, 5.5 * grow, -0.8, 5.5 * grow, 2.7),
            ("C", 5.5 * grow, 5.7, 3.1, 7.6 * grow, 0.0, 7.6 * grow),
            ("C", -3.1, 7.6 * grow, -5.5 * grow, 5.7, -5.5 * grow, 2.7),
            ("C", -5.5 * grow, -0.8, -0.7, -4.6 * grow, lean, -7.6 * grow),
            ("Z",),
        ),
        style,
    )


def _sickle(inset: float, share: float, style: Style) -> Path:
    """The sheen inside the drop's western edge; share is its thickness."""
    left = -4.6 + inset
    inner = left + 2.2 * share
    return Path(
        (
            ("M", -0.9 - inset * 0.3, -3.9 + inset * 1.6),
            ("C", -2.4, -1.6 + inset, left, 0.4, left, 2.7),
            ("C", left, 4.9 - inset * 0.3, -2.8, 6.5 - inset, -0.9, 6.6 - inset * 1.3),
            ("C", -2.6, 6.0 - inset * 1.2, inner, 4.6 - inset * 0.6, inner, 2.4),
            ("C", inner, 0.6, -1.6, -1.4, -0.9 - inset * 0.3, -3.9 + inset * 1.6),
            ("Z",),
        ),
        style,
    )
