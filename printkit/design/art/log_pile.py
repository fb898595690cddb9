"""A pile of felled trunks, three, two and one, their pale ends towards the reader.

It is the forest's picture of its resource; art.stump shows where the trunks stood.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import beam, blob, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Step, Style, ellipse

_RADIUS = 1.55
_BACK = (5.4, -3.1)
"""How far the trunks run back, to the north-east."""


def log_pile(rng: Random, colours: Colours, *, rows: int = 3) -> Group:
    """Stacked logs, about 15 wide and 10 tall; the middle of the front foot is the origin."""
    nodes: list[Node] = list(_pegs(rows, colours))
    for row in range(rows):
        count = rows - row
        for n in range(count):
            x = (n - (count - 1) / 2) * _RADIUS * 2.04 + rng.uniform(-0.1, 0.1)
            y = -_RADIUS * (1 + 1.74 * row) + rng.uniform(-0.08, 0.08)
            nodes.extend(_log(rng, colours, x, y, _RADIUS * rng.uniform(0.93, 1.05)))
    return Group(tuple(nodes))


def _pegs(rows: int, colours: Colours) -> list[Path]:
    """Two stakes that keep the lowest row from rolling."""
    style = Style(shade(colours["wood"], 0.12), shade(colours["wood"], -0.68), 0.28)
    half = rows * _RADIUS * 1.02 + 0.35
    return [beam((x, 0.1), (x + 0.1, -3.4), 0.75, style) for x in (half + 2.4,)]


def _log(rng: Random, colours: Colours, x: float, y: float, r: float) -> list[Path]:
    """One trunk: its bark running back, then its end with rings."""
    outline = shade(colours["wood"], -0.68)
    bark = shade(colours["wood"], rng.uniform(-0.2, -0.08))
    cut = mix(colours["desert"], colours["wood"], rng.uniform(0.1, 0.26))
    reach = rng.uniform(0.92, 1.08)
    dx, dy = _BACK[0] * reach, _BACK[1] * reach
    rings = [
        ellipse(
            x - r * 0.05,
            y + r * 0.04,
            r * size,
            r * size * 0.97,
            Style(None, shade(cut, -0.26), 0.2),
        )
        for size in (0.56, 0.26)
    ]
    return [
        _trunk(x, y, r, dx, dy, Style(bark, outline, 0.3)),
        _sheen(x, y, r, dx, dy, Style(shade(colours["wood"], 0.16))),
        _grain(rng, (x, y), r, (dx, dy), Style(None, shade(bark, -0.35), 0.2)),
        blob(rng, x, y, r, r * 0.98, Style(bark, outline, 0.28), points=11, wobble=0.03),
        ellipse(x - r * 0.03, y + r * 0.02, r * 0.82, r * 0.8, Style(cut)),
        *rings,
    ]


def _trunk(x: float, y: float, r: float, dx: float, dy: float, style: Style) -> Path:
    return smooth(
        [
            (x - r * 0.5, y - r * 0.86),
            (x + dx - r * 0.5, y + dy - r * 0.86),
            (x + dx + r * 0.6, y + dy - r * 0.6),
            (x + dx + r * 0.62, y + dy + r * 0.72),
            (x + r * 0.5, y + r * 0.86),
            (x, y),
        ],
        style,
        tension=0.12,
    )


def _sheen(x: float, y: float, r: float, dx: float, dy: float, style: Style) -> Path:
    """The band of bark that catches the light."""
    return smooth(
        [
            (x - r * 0.4, y - r * 0.84),
            (x + dx * 0.96 - r * 0.44, y + dy * 0.96 - r * 0.8),
            (x + dx * 0.93 + r * 0.1, y + dy * 0.93 - r * 0.5),
            (x + r * 0.3, y - r * 0.5),
        ],
        style,
        tension=0.15,
    )


def _grain(
    rng: Random, start: tuple[float, float], r: float, back: tuple[float, float], style: Style
) -> Path:
    steps: list[Step] = []
    for across in (0.15, 0.62):
        near, far = rng.uniform(0.25, 0.4), rng.uniform(0.65, 0.9)
        x, y = start[0] + r * (0.3 + 0.4 * across), start[1] + r * across - r * 0.4
        steps.append(("M", x + back[0] * near, y + back[1] * near))
        steps.append(("L", x + back[0] * far, y + back[1] * far))
    return Path(tuple(steps), style)
