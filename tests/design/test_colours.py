"""The palette holds for every kind of colour vision, and in grey (promise 7).

The colour maths live here and nowhere else: sRGB to CIE Lab, CIEDE2000, and the full
dichromacy matrices of Machado, Oliveira and Fernandes (2009) on linear light.
"""

import tomllib
from itertools import combinations, pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path

import pytest

Triple = tuple[float, float, float]

THEME = Path(__file__).parents[2] / "templates" / "theme.toml"
COLOURS = tomllib.loads(THEME.read_text(encoding="utf-8"))["colours"]
LAND = ("forest", "pasture", "fields", "hills", "mountains")
GROUNDS = (*LAND, "desert", "gold", "sea")
DIFFERENCE = 10.0
LIGHTNESS = 8.0

_MACHADO: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
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
}
_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
)


def _times(matrix: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    x, y, z = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in matrix)
    return x, y, z


def _linear(colour: str) -> Triple:
    r, g, b = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b))
    return r, g, b


def lab(colour: str, vision: str = "normal") -> Triple:
    """CIE Lab (D65) of a colour as a kind of vision sees it."""
    r, g, b = (min(1.0, max(0.0, c)) for c in _times(_MACHADO[vision], _linear(colour)))
    fx, fy, fz = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in _times(_XYZ, (r, g, b))
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def ciede2000(first: Triple, second: Triple) -> float:
    """The CIEDE2000 difference of two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    c1, c2 = hypot(a1 * g, b1), hypot(a2 * g, b2)
    h1, h2 = _hue(a1 * g, b1), _hue(a2 * g, b2)
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    big_dh = 2 * sqrt(c1 * c2) * sin(radians(dh / 2))
    light, c, h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + dh / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    turn = 60 * exp(-(((h - 275) / 25) ** 2))
    rt = -sin(radians(turn)) * 2 * sqrt(c**7 / (c**7 + 25**7))
    dl, dc, dhs = (l2 - l1) / sl, (c2 - c1) / sc, big_dh / sh
    return sqrt(dl**2 + dc**2 + dhs**2 + rt * dc * dhs)


def confused(colours: dict[str, str], vision: str) -> list[tuple[str, str]]:
    """The pairs told apart neither by colour nor (they carry symbols) by lightness."""
    seen = {name: lab(value, vision) for name, value in colours.items()}
    return [
        (a, b)
        for a, b in combinations(seen, 2)
        if ciede2000(seen[a], seen[b]) < DIFFERENCE and abs(seen[a][0] - seen[b][0]) < LIGHTNESS
    ]


@pytest.mark.parametrize(
    ("first", "second", "difference"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ],
)
def test_ciede2000_agrees_with_published_pairs(
    first: Triple, second: Triple, difference: float
) -> None:
    """The difference formula gives the values of Sharma, Wu and Dalal's test data."""
    assert difference == pytest.approx(ciede2000(first, second), abs=1e-4)


@pytest.mark.parametrize("vision", _MACHADO)
def test_terrain_grounds_are_told_apart(vision: str) -> None:
    """No two terrains look alike, whatever the vision."""
    assert not confused({name: COLOURS[name] for name in GROUNDS}, vision)


@pytest.mark.parametrize("vision", _MACHADO)
def test_player_colours_are_told_apart(vision: str) -> None:
    """No two players' colours look alike, whatever the vision."""
    assert not confused(COLOURS["players"], vision)


def test_the_five_terrains_differ_in_grey() -> None:
    """A grey print separates the five producing terrains by lightness alone."""
    greys = sorted((lab(COLOURS[name])[0], name) for name in LAND)
    close = [(a, b) for (x, a), (y, b) in pairwise(greys) if y - x < LIGHTNESS]
    assert not close


@pytest.mark.parametrize("vision", _MACHADO)
def test_red_numbers_differ_from_black_ones(vision: str) -> None:
    """The red of 6 and 8 is told from ink on parchment by every vision."""
    assert ciede2000(lab(COLOURS["red"], vision), lab(COLOURS["ink"], vision)) >= DIFFERENCE
