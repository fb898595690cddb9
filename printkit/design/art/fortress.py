"""A pirates' fortress on its rock, seen from above: a ring of wall around a yard left free."""

from __future__ import annotations

from math import cos, degrees, pi, sin
from random import Random

from printkit.design.brush import blob
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, circle, ellipse, rectangle

_WALL, _YARD = 14.4, 10.6
_TOWERS = (45.0, 135.0, 225.0, 315.0)


def fortress(rng: Random, colours: Colours) -> Group:
    """A disc of 40 around the origin, its ground 3 wider; `player` is whose it is."""
    sea, stone = colours["sea"], colours["stone"]
    ink = shade(stone, -0.68)
    nodes: list[Node] = [
        circle(0, 0, 24, Style(sea)),
        circle(0, 0, 20.6, Style(None, shade(sea, 0.22), 0.8)),
        *_rock(rng, colours),
        circle(0.6, 0.9, _WALL + 0.5, Style(shade(colours["mountains"], -0.5), opacity=0.5)),
        circle(0, 0, _WALL, Style(shade(stone, -0.08), ink, 0.34)),
        *_merlons(stone, ink),
        circle(0, 0, 12.5, Style(colours["player"], shade(colours["player"], -0.7), 0.3)),
        circle(0, 0, _YARD, Style(mix(colours["desert"], stone, 0.25), ink, 0.3)),
        *_paving(rng, colours),
    ]
    for angle in _TOWERS:
        nodes += _tower(angle, stone, ink)
    return Group(tuple(nodes))


def _rock(rng: Random, colours: Colours) -> list[Node]:
    """Foam, cliffs and their lit tops."""
    rock = colours["mountains"]
    foam = mix(colours["snow"], colours["sea"], 0.15)
    return [
        blob(rng, 0.4, 0.8, 19.4, 19.0, Style(foam), points=17),
        blob(
            rng, 0.3, 0.6, 18.2, 17.8, Style(shade(rock, -0.42), shade(rock, -0.75), 0.3), points=17
        ),
        blob(rng, -0.2, -0.3, 17.0, 16.6, Style(shade(rock, 0.1)), points=17),
    ]


def _merlons(stone: str, ink: str) -> list[Node]:
    """Battlements all along the wall's rim."""
    nodes: list[Node] = []
    for n in range(28):
        angle = 2 * pi * n / 28
        block = rectangle(-0.85, -0.75, 1.7, 1.5, Style(shade(stone, 0.3), ink, 0.22), 0.2)
        at = (_WALL - 0.9) * cos(angle), (_WALL - 0.9) * sin(angle)
        nodes.append(Group((block,), at=at, turn=degrees(angle) + 90))
    return nodes


def _paving(rng: Random, colours: Colours) -> list[Node]:
    """A few flat stones at the rim of the yard; its middle is for the settlement."""
    tone = shade(mix(colours["desert"], colours["stone"], 0.25), -0.14)
    nodes: list[Node] = []
    for _ in range(13):
        angle, reach = rng.uniform(0, 2 * pi), rng.uniform(7.6, 9.4)
        x, y = reach * cos(angle), reach * sin(angle)
        nodes.append(ellipse(x, y, rng.uniform(0.5, 1.0), rng.uniform(0.35, 0.6), Style(tone)))
    return nodes


def _tower(angle: float, stone: str, ink: str) -> list[Node]:
    """A round tower with its gun platform and a cannon that looks out to sea."""
    turn = angle * pi / 180
    x, y = 13.2 * cos(turn), 13.2 * sin(turn)
    gun = Group(
        (
            rectangle(0.2, -0.55, 3.6, 1.1, Style("#3A3A40", ink, 0.2), 0.4),
            circle(0.2, 0, 0.85, Style("#3A3A40", ink, 0.2)),
        ),
        at=(x, y),
        turn=angle,
    )
    return [
        circle(x + 0.4, y + 0.5, 3.3, Style(ink, opacity=0.35)),
        circle(x, y, 3.1, Style(shade(stone, 0.12), ink, 0.34)),
        circle(x, y, 2.2, Style(shade(stone, -0.2), ink, 0.2)),
        gun,
    ]
