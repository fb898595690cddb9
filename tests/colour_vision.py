"""How colours look to people who see few: simulation and difference, for tests.

Simulation after Machado, Oliveira and Fernandes (2009), severity 1, on linear sRGB; difference
by CIEDE2000 (Sharma, Wu, Dalal 2005).
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Lab = tuple[float, float, float]
Triple = tuple[float, float, float]

SEEN = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What is seen of linear red, green and blue, by kind of vision."""


def seen(colour: str, vision: str) -> Lab:
    """A colour "#rrggbb" as it is seen, in CIELAB under D65."""
    rgb = [_linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5)]
    return _lab([min(1.0, max(0.0, _dot(row, rgb))) for row in SEEN[vision]])


def _linear(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


def _dot(row: Triple, rgb: list[float]) -> float:
    return sum(one * other for one, other in zip(row, rgb, strict=True))


def _lab(rgb: list[float]) -> Lab:
    x = _root(_dot((0.4124564, 0.3575761, 0.1804375), rgb) / 0.95047)
    y = _root(_dot((0.2126729, 0.7151522, 0.0721750), rgb))
    z = _root(_dot((0.0193339, 0.1191920, 0.9503041), rgb) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grown = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = hypot(a1 * grown, b1), hypot(a2 * grown, b2)
    h1, h2 = (degrees(atan2(b, a * grown)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    wave = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_l = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    by_c = (c2 - c1) / (1 + 0.045 * chroma)
    by_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * wave)
    bend = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    bend *= sin(radians(60 * exp(-(((hue % 360 - 275) / 25) ** 2))))
    return sqrt(by_l**2 + by_c**2 + by_h**2 + bend * by_c * by_h)
