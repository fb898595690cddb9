"""Colours as light and as ink: how light one is to the eye, the grey that equals it, paler ones."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=4096)
def lightness(colour: str) -> float:
    """0 for black to 1 for white, as light as the eye sees it: the level of the equal grey."""
    red, green, blue = (_linear(c / 255) for c in channels(colour))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def _linear(level: float) -> float:
    """The share of light that a channel of sRGB stands for."""
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


@lru_cache(maxsize=4096)
def grey(colour: str) -> str:
    """The grey that is as light."""
    level = round(255 * lightness(colour))
    return f"#{level:02X}{level:02X}{level:02X}"


@lru_cache(maxsize=4096)
def tint(colour: str, share: float) -> str:
    """A colour with so much white in it."""
    return "#" + "".join(f"{round(c + (255 - c) * share):02X}" for c in channels(colour))


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
