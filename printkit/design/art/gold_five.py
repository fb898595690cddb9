"""The gold coin of 5: a silver field with a star of five points, so that it is known in grey."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.coin_face import coin_face
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Style, Text, circle, polygon


def gold_five(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31."""
    gold = colours["gold"]
    star = []
    for n in range(10):
        reach = 9.9 if n % 2 == 0 else 6.6
        angle = pi * n / 5
        star.append((reach * sin(angle), -reach * cos(angle)))
    return Group(
        (
            coin_face(rng, colours, worth="", metal="mountains", petals=5),
            polygon(star, Style(gold, shade(gold, -0.6), 0.35)),
            circle(0, 0, 5.6, Style(shade(colours["fields"], 0.45), shade(gold, -0.5), 0.3)),
            Text("5", 0.0, 3.1, "Spectral-ExtraBold", 9.4, shade(gold, -0.72), "middle"),
        )
    )
