"""Number tokens: a parchment disc whose numeral grows with its odds.

The same face serves as a piece (number_token) and at any size on plans and on tiles that
carry their own number (number_plate). 6 and 8 are red, and also heavier and ringed, so
that they are told apart without colour.
"""

from __future__ import annotations

from printkit.board.model import REDS, pips
from printkit.design.backs import emblem
from printkit.design.colours import Colours, mix, shade
from printkit.draw import fonts
from printkit.draw.scene import Drawing, Group, Node, Style, Text, circle, rectangle

_RADIUS = 12.5
"""Radius of the token that everything here is measured for."""

_CAP = {1: 7.0, 2: 7.8, 3: 8.6, 4: 9.4, 5: 10.2}
"""Height of the numeral for each number of pips."""

_FACE, _RED_FACE, _LETTER_FACE = "Spectral-Bold", "Spectral-ExtraBold", "Spectral-Bold"
_PIP_Y = 7.2
_UNDERLINED = (6, 9)


def number_token(number: int, diameter: float, colours: Colours, *, bleed: float = 3.0) -> Drawing:
    """The front of a number token."""
    return _disc(f"token-{number}", diameter, bleed, colours["parchment"], _face(number, colours))


def token_back(letter: str, diameter: float, colours: Colours, *, bleed: float = 3.0) -> Drawing:
    """The back of a number token: a letter of the set-up spiral, or an ornament for none."""
    ground, pale = _back_tones(colours)
    rings = (
        circle(0, 0, 10.9, Style(stroke=pale, width=0.3)),
        circle(0, 0, 10.2, Style(stroke=pale, width=0.7)),
    )
    sign = _letter(letter, pale) if letter else emblem(8.6, pale, shade(ground, 0.35))
    return _disc(f"token-back-{letter or 'plain'}", diameter, bleed, ground, (*rings, sign))


def number_plate(number: int, diameter: float, colours: Colours) -> Group:
    """A token's face as it lies on a hex, edged with a fine dark line and a soft shadow."""
    edge = mix(colours["parchment"], colours["ink"], 0.7)
    ground = (
        circle(0.35, 0.6, _RADIUS, Style(colours["ink"], opacity=0.28)),
        circle(0, 0, _RADIUS, Style(colours["parchment"], edge, 0.45)),
    )
    scale = diameter / (2 * _RADIUS)
    return Group((*ground, *_face(number, colours)), scale=(scale, scale))


def _disc(name: str, diameter: float, bleed: float, ground: str, face: tuple[Node, ...]) -> Drawing:
    scale = diameter / (2 * _RADIUS)
    reach = diameter / 2 + bleed
    body = Group((circle(0, 0, reach, Style(ground)), Group(face, scale=(scale, scale))))
    return Drawing(name, circle(0, 0, diameter / 2), body, circle(0, 0, reach))


def _face(number: int, colours: Colours) -> tuple[Node, ...]:
    red = number in REDS
    ink = colours["red" if red else "ink"]
    return (
        *_rings(colours, red=red),
        *_numeral(number, ink, red=red),
        *_odds(pips(number), ink, red=red),
    )


def _rings(colours: Colours, *, red: bool) -> tuple[Node, ...]:
    """The face a little lighter than its rim: pressed in, or ringed in red."""
    parchment = colours["parchment"]
    face = Style(mix(parchment, colours["paper"], 0.45))
    if red:
        return (circle(0, 0, 11.35, Style(colours["red"])), circle(0, 0, 10.45, face))
    return (circle(0.12, 0.16, 10.95, Style(shade(parchment, -0.32))), circle(0, 0, 10.9, face))


def _numeral(number: int, ink: str, *, red: bool) -> tuple[Node, ...]:
    face = _RED_FACE if red else _FACE
    cap = _CAP[pips(number)]
    size = cap / fonts.cap_height(face)
    lines = number in _UNDERLINED
    baseline = -1.3 + cap / 2 - (0.5 if lines else 0.0)
    text = Text(str(number), 0, baseline, face, size, ink, "middle")
    if not lines:
        return (text,)
    run = fonts.width(str(number), face, size) * 0.8
    return (text, rectangle(-run / 2, baseline + 0.75, run, 0.8, Style(ink)))


def _odds(count: int, ink: str, *, red: bool) -> tuple[Node, ...]:
    radius, step = (0.92, 2.35) if red else (0.78, 2.1)
    return tuple(
        circle((n - (count - 1) / 2) * step, _PIP_Y, radius, Style(ink)) for n in range(count)
    )


def _back_tones(colours: Colours) -> tuple[str, str]:
    return shade(colours["accent"], -0.25), mix(colours["parchment"], colours["accent"], 0.08)


def _letter(letter: str, ink: str) -> Text:
    size = (11.0 if len(letter) == 1 else 9.0) / fonts.cap_height(_LETTER_FACE)
    baseline = size * fonts.cap_height(_LETTER_FACE) / 2
    return Text(letter, 0, baseline, _LETTER_FACE, size, ink, "middle")
