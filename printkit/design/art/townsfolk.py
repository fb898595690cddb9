"""A small figure of the town, standing: coat, hat or scarf, perhaps a basket."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_COATS = (
    "sea -0.1",
    "red 0",
    "leaf -0.2",
    "wood -0.1",
    "mountains -0.35",
    "gold -0.1",
    "wool -0.1",
)


def townsfolk(rng: Random, colours: Colours) -> Group:
    """A person 6 tall, feet at the origin, turned west or east."""
    coat, other = rng.sample(_COATS, 2)
    skirt = rng.random() < 0.5
    body = (
        Layer(other, "M -1.5 0 L -0.6 -3.2 L 0.7 -3.2 L 1.6 0 Z", 0.22)
        if skirt
        else Layer("ink 0.15", "P -0.9 0 -0.7 -2.4 0.8 -2.4 1 0 0.25 0 0.05 -1.6 -0.15 0", 0.2)
    )
    layers = [
        body,
        Layer(coat, "M -1 -2.2 C -1.4 -3.6 -1 -4.5 0 -4.5 C 1 -4.5 1.4 -3.6 1.1 -2.2 Z", 0.22),
        Layer("desert -0.08", "O 0 -5.1 0.78", 0.2),
        _head(other, skirt=skirt),
    ]
    if rng.random() < 0.5:
        layers.append(Layer("wood 0.2", "M 0.9 -2.7 L 2.4 -2.7 L 2.1 -1.6 L 1.2 -1.6 Z", 0.2))
    side = rng.choice((-1.0, 1.0))
    return Group(cut(colours, layers), scale=(side, 1.0))


def _head(tone: str, *, skirt: bool) -> Layer:
    """A headscarf, or a cap with its brim."""
    if skirt:
        return Layer(tone, "M -0.9 -4.9 C -0.9 -6.3 0.9 -6.3 0.9 -4.7 Q 0.2 -5.7 -0.9 -4.9 Z", 0.2)
    return Layer("ink 0.1", "M -1.2 -5.4 L 0.9 -5.4 C 0.9 -6.5 -0.7 -6.5 -0.8 -5.6 Z", 0.15)
