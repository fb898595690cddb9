"""One tree stump: flared roots, a pale cut with its rings, an axe in it if wanted.

The forest's clearing holds some; art.log_pile shows the trunks that stood on them.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import beam, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, line


def stump(rng: Random, colours: Colours, *, width: float = 4.0, axe: bool = False) -> Group:
    """A stump with the middle of its foot at the origin, `width` across its cut; axe optional."""
    w = width / 2
    high = w * rng.uniform(0.85, 1.15)
    bark = shade(colours["wood"], -0.22)
    cut = mix(colours["desert"], colours["wood"], 0.18)
    outline = shade(colours["wood"], -0.68)
    body = _body(rng, w, high, Style(bark, outline, 0.3))
    top = -high
    children = [
        body,
        _lit_bark(w, high, Style(shade(colours["wood"], 0.04))),
        ellipse(0, top, w, w * 0.48, Style(shade(cut, -0.28), outline, 0.3)),
        ellipse(-0.04 * w, top - 0.02 * w, w * 0.86, w * 0.4, Style(cut)),
        *_rings(rng, w, top, Style(None, shade(cut, -0.3), 0.2)),
    ]
    if axe:
        children.extend(_axe(w, top, colours))
    return Group(tuple(children))


def _body(rng: Random, w: float, high: float, style: Style) -> Path:
    left, right = -w * rng.uniform(1.3, 1.5), w * rng.uniform(1.3, 1.5)
    return smooth(
        [
            (-w, -high),
            (-w * 1.04, -high * 0.45),
            (left, 0.1 * w),
            (-w * 0.75, 0.12 * w),
            (-w * 0.3, 0.42 * w),
            (w * 0.15, 0.2 * w),
            (w * 0.7, 0.4 * w),
            (right, 0.12 * w),
            (w * 1.06, -high * 0.4),
            (w, -high),
            (0, -high * 0.8),
        ],
        style,
        tension=0.42,
    )


def _lit_bark(w: float, high: float, style: Style) -> Path:
    return smooth(
        [
            (-w * 0.95, -high * 0.98),
            (-w * 0.98, -high * 0.4),
            (-w * 1.12, -0.02 * w),
            (-w * 0.62, -high * 0.16),
            (-w * 0.46, -high * 0.7),
        ],
        style,
        tension=0.42,
    )


def _rings(rng: Random, w: float, top: float, style: Style) -> list[Path]:
    x = -w * rng.uniform(0.04, 0.16)
    rings = [ellipse(x, top, w * size, w * size * 0.46, style) for size in (0.55, 0.26)]
    return [*rings, line(x, top, w * 0.5, top + w * 0.2, style)]


def _axe(w: float, top: float, colours: Colours) -> list[Path]:
    """An axe whose edge sticks in the cut, its handle rising to the north-east."""
    outline = shade(colours["wood"], -0.68)
    steel = mix(colours["mountains"], colours["snow"], 0.35)
    x, y = -0.1 * w, top - 0.1 * w
    handle = beam(
        (x - 0.1 * w, y - 0.75 * w),
        (x + 2.5 * w, y - 1.75 * w),
        0.32 * w,
        Style(mix(colours["wood"], colours["desert"], 0.45), outline, 0.28),
        end_width=0.38 * w,
    )
    head = strand(
        [(x - 0.08 * w, y + 0.08 * w), (x + 0.02 * w, y - 0.5 * w), (x - 0.05 * w, y - 1.15 * w)],
        [0.95 * w, 0.5 * w, 0.52 * w],
        Style(steel, outline, 0.28),
    )
    edge = line(
        x - 0.5 * w, y + 0.06 * w, x - 0.2 * w, y - 0.5 * w, Style(None, colours["snow"], 0.3)
    )
    return [handle, head, edge]
