"""The front of the Champion of the Environment token: a crown of leaves."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.art.medallion import face_outline, medallion
from printkit.design.brush import Point, blob, petal, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon

_WIDE, _FLAT = 10.6, 3.4
_MIDDLE: Point = (0.0, 6.4)


def champion(rng: Random, colours: Colours) -> Group:
    """A disc of 40, its ground running on to 46: leaves rise from a plaited ring before rays."""
    paper = colours["parchment"]
    rays = Group(
        (*_rays(rng, mix(paper, colours["gold"], 0.22)),), clip=face_outline(rng, 17.5, Style())
    )
    return Group((
        medallion(rng, colours, shade(colours["forest"], -0.05), paper, size=40.0),
        rays,
        *_back(rng, colours),
        *_front(rng, colours),
    ))


def _rays(rng: Random, tone: str) -> list[Path]:
    """Light that fans out from behind the crown."""
    rays = []
    for n in range(14):
        start = 360 / 14 * (n + rng.uniform(-0.12, 0.12))
        ends = [start, start + rng.uniform(10, 14)]
        tips = [(22 * sin(radians(a)), 2 - 22 * cos(radians(a))) for a in ends]
        rays.append(polygon([(0, 2), *tips], Style(tone)))
    return rays


def _ring(angle: float) -> Point:
    """A place on the crown's ring; 0 is its east end, 90 the front."""
    turn = radians(angle)
    return _MIDDLE[0] + _WIDE * cos(turn), _MIDDLE[1] + _FLAT * sin(turn)


def _back(rng: Random, colours: Colours) -> list[Node]:
    """The far leaves, seen from inside, and the far half of the ring."""
    leaf = shade(colours["leaf"], -0.42)
    nodes: list[Node] = []
    for angle in (200, 226, 252, 288, 314, 340):
        x, y = _ring(angle)
        nodes += _leaf((x, y), x * 2.4 + rng.uniform(-3, 3), rng.uniform(10.5, 12), 4.2, leaf)
    arc = [_ring(a) for a in range(180, 361, 20)]
    wood = shade(colours["wood"], -0.45)
    return [*nodes, strand(arc, [1.7] * len(arc), Style(wood, shade(wood, -0.5), 0.3))]


def _front(rng: Random, colours: Colours) -> list[Node]:
    """The near leaves, the tallest in the middle, the plaited ring and its berries."""
    green = colours["leaf"]
    nodes: list[Node] = []
    for angle in (8, 172, 48, 132, 90):
        x, y = _ring(angle)
        tall = 21.0 - 0.85 * abs(x) + rng.uniform(-0.4, 0.4)
        tone = shade(green, 0.16 - 0.014 * x)
        for side in (-1, 1):
            lean = x * 2.5 + side * 26 + rng.uniform(-4, 4)
            nodes += _leaf((x + side * 0.8, y), lean, tall * 0.55, 3.3, shade(tone, -0.2))
        nodes += _leaf((x, y + 0.4), x * 2.7 + rng.uniform(-2, 2), tall, 6.4, tone)
    return [*nodes, *_plait(colours), *_berries(rng, colours)]


def _leaf(foot: Point, angle: float, length: float, width: float, tone: str) -> list[Node]:
    """A leaf, its eastern half in the shade, with a rib and four veins."""
    x, y = foot
    ux, uy = sin(radians(angle)), -cos(radians(angle))
    ink = shade(tone, -0.62)
    vein = Style(None, shade(tone, 0.35), 0.2)
    nodes: list[Node] = [petal(x, y, angle, length, width, Style(tone, ink, 0.35))]
    nodes.append(_half(foot, angle, length * 0.97, width, Style(shade(tone, -0.22))))
    nodes.append(petal(x, y, angle, length * 0.9, 0.4, Style(shade(tone, 0.4))))
    for share in (0.35, 0.55):
        fx, fy = x + ux * length * share, y + uy * length * share
        for side in (-1, 1):
            turn = radians(angle + side * 38)
            reach = width * 0.42
            tip = (fx + sin(turn) * reach, fy - cos(turn) * reach)
            nodes.append(smooth([(fx, fy), tip], vein, closed=False))
    return nodes


def _half(foot: Point, angle: float, length: float, width: float, style: Style) -> Path:
    """The right half of a petal, on its rib."""
    whole = petal(*foot, angle, length, width, style)
    edge, back = whole.steps[1], whole.steps[2]
    keep = edge if float(edge[1]) > float(back[3]) else None
    if keep is None:
        return Path((("M", *edge[5:]), back, ("Z",)), style)
    return Path((whole.steps[0], keep, ("Z",)), style)


def _plait(colours: Colours) -> list[Node]:
    """The near half of the ring: a twisted withe."""
    wood = mix(colours["wood"], colours["desert"], 0.3)
    ink = shade(wood, -0.65)
    arc = [_ring(a) for a in range(-4, 185, 8)]
    nodes: list[Node] = [strand(arc, [2.5] * len(arc), Style(wood, ink, 0.35))]
    for (ax, ay), (bx, by) in zip(arc[1::2], arc[2::2], strict=False):
        bend = [(ax, ay + 1.1), ((ax + bx) / 2 + 0.1, (ay + by) / 2), (bx, by - 1.1)]
        nodes.append(smooth(bend, Style(None, shade(wood, -0.45), 0.35), closed=False))
    return nodes


def _berries(rng: Random, colours: Colours) -> list[Node]:
    """Golden berries in threes on the ring."""
    gold = colours["gold"]
    nodes: list[Node] = []
    skin, gleam = Style(gold, shade(gold, -0.65), 0.3), Style(shade(gold, 0.6))
    for angle in (20, 55, 90, 125, 160):
        x, y = _ring(angle)
        for dx, dy in ((-1.0, 0.5), (1.0, 0.45), (0.0, -0.7)):
            nodes.append(blob(rng, x + dx, y + dy, 0.95, 0.95, skin, wobble=0.04))
            nodes.append(blob(rng, x + dx - 0.3, y + dy - 0.3, 0.32, 0.28, gleam))
    return nodes
