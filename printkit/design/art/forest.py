"""The forest tile: firs and a few broadleaved crowns around a clearing where wood is cut.

It composes art.forest_ground with trees, undergrowth, a track, a log pile and stumps; each of
them has a module of its own, this one only decides what stands where.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.blossoms import blossoms
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.bush import bush
from printkit.design.art.cabin import cabin
from printkit.design.art.deer import deer
from printkit.design.art.fern import fern
from printkit.design.art.fir import fir
from printkit.design.art.forest_ground import forest_ground
from printkit.design.art.log_pile import log_pile
from printkit.design.art.mushroom import mushroom
from printkit.design.art.stump import stump
from printkit.design.art.treeline import treeline
from printkit.design.brush import Point, depth, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style

_WOOD = (
    (-33.0, -12.5), (-27.0, -11.0), (-34.0, -4.5), (-27.0, -2.0), (-32.5, 4.5), (-25.5, 8.0),
    (-33.0, 12.5), (-25.5, 17.0), (-31.5, 21.5), (-19.5, 25.0), (-26.0, 27.0), (-15.0, 32.5),
)  # fmt: skip
"""The tall wood on the western side, from the back to the foreground."""

_EDGE = (
    (32.5, -13.0),
    (26.0, -12.0),
    (33.5, -5.5),
    (27.5, -2.5),
    (33.0, 4.5),
    (28.0, 10.0),
    (33.5, 15.5),
)
"""The lighter edge of the wood on the other side."""

_CABIN_EDGE = ((32.5, -13.5), (26.0, -13.0), (35.0, -6.5), (20.5, -14.0), (34.5, 8.5), (33.5, 16.0))
"""The same edge where a cabin stands in it."""

_WORK = {
    -1.0: (((8.8, 22.0), (8.8, 29.0)), ((20.0, 12.5), (14.0, 17.5))),
    1.0: (((-3.6, 24.5), (-4.4, 27.0)), ((-6.5, 18.8),)),
}
"""Where the chopping block may stand, and the stumps: away from the side the track turns to."""

_CABIN = (26.0, 1.5)


_CALM = 16.0
"""No tree's tip comes nearer to the middle, where the number lies."""


def forest(rng: Random, colours: Colours) -> Group:
    """A clearing with a log pile, tall firs on one side, mixed trees on the other; hex of 79."""
    side = rng.choice((-1.0, 1.0))
    turn = rng.choice((-1.0, 1.0))
    things = [
        *_back_rows(rng),
        *_wood(rng, side),
        *rng.choice((_grove, _homestead, _glade_with_deer))(rng, side, turn),
        *_workplace(rng, side, turn),
        *_undergrowth(rng, side, turn),
    ]
    return Group(
        (
            forest_ground(rng, colours),
            *_track(rng, colours, side, turn),
            *_thicket(rng, colours, side),
            *staged(rng, colours, things, shade(colours["forest"], -0.6)),
        )
    )


def _conifer(x: float, y: float, height: float, far: float = 0.0) -> Standing:
    front = y > -17

    def draw(rng: Random, colours: Colours) -> Group:
        return fir(rng, colours, height=height, far=far, front=front)

    return Standing(x, y, draw, height * 0.27 if front else 0.0)


def _round(x: float, y: float, height: float, leaf: str = "leaf") -> Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return broadleaf(rng, colours, height=height, leaf=leaf)

    return Standing(x, y, draw, height * 0.32)


def _near(rng: Random, side: float, place: Point, amount: float = 0.9) -> Point:
    """The place on that side of the tile, moved a little."""
    x, y = place
    return side * x + rng.uniform(-amount, amount), y + rng.uniform(-amount, amount)


def _back_rows(rng: Random) -> list[Standing]:
    """Two rows across the north, small and hazy, overlapping like a curtain."""
    rows = []
    for y, height, far, gap in ((-22.4, 8.4, 0.36, 4.0), (-18.2, 10.8, 0.14, 5.0)):
        x = -35.0 + rng.uniform(0, 2)
        while x < 35.5:
            rise = 2.5 * (x / 36) ** 2
            tall = height * rng.uniform(0.8, 1.2)
            rows.append(_conifer(x, y + rise + rng.uniform(-0.8, 0.8), tall, far))
            x += gap * rng.uniform(0.75, 1.2)
    return rows


def _wood(rng: Random, side: float) -> list[Standing]:
    """The tall firs; one of those at the back may be a broadleaved tree."""
    odd = rng.choice((0, 1, 4, None))
    trees = []
    for n, place in enumerate(_WOOD):
        x, y = _near(rng, side, place, 1.1)
        tall = depth(y, 11.0, 25.0, north=-22, south=34) * rng.uniform(0.86, 1.12)
        if abs(x) < _CALM:
            tall = min(tall, y - (_CALM**2 - x**2) ** 0.5)
        far = depth(y, 0.12, 0.0, north=-18, south=0)
        trees.append(_round(x, y, tall * 0.85) if n == odd else _conifer(x, y, tall, far))
    return trees


def _edge(
    rng: Random, side: float, places: tuple[Point, ...], rounds: dict[int, str]
) -> list[Standing]:
    """Trees at the places; those in `rounds` are broadleaved, of that colour."""
    trees = []
    for n, place in enumerate(places):
        x, y = _near(rng, side, place)
        tall = depth(y, 11.0, 21.0, north=-22, south=34) * rng.uniform(0.88, 1.1)
        if n in rounds:
            trees.append(_round(x, y, tall * 0.94, rounds[n]))
        else:
            trees.append(_conifer(x, y, tall))
    return trees


def _grove(rng: Random, side: float, _turn: float) -> list[Standing]:
    """Broadleaved trees among the firs, one of them turning gold."""
    golden = rng.choice((3, 5))
    rounds = dict.fromkeys(rng.sample((1, 2, 3, 4, 5), 3), "leaf") | {golden: "gold"}
    return _edge(rng, side, _EDGE, rounds)


def _homestead(rng: Random, side: float, _turn: float) -> list[Standing]:
    """The woodcutter's cabin among firs and a round tree."""
    x, y = _near(rng, side, _CABIN, 0.6)
    rounds = {rng.choice((1, 4, 5)): "leaf"}
    return [*_edge(rng, side, _CABIN_EDGE, rounds), Standing(x, y, cabin, 5.5, 0.92)]


def _glade_with_deer(rng: Random, side: float, turn: float) -> list[Standing]:
    """Firs with a round tree or two, a deer stepping out between them."""
    rounds = dict.fromkeys(rng.sample((0, 3, 5, 6), 2), "leaf")
    x, y = _near(rng, side, (-turn * 20.0, -5.0), 0.7)

    def draw(rng: Random, colours: Colours) -> Group:
        return deer(rng, colours, east=x < 0)

    return [*_edge(rng, side, _EDGE, rounds), Standing(x, y, draw, 2.4, 0.72)]


def _workplace(rng: Random, side: float, turn: float) -> list[Standing]:
    """The log pile, the chopping block with the axe and one or two stumps."""
    blocks, stumps = _WORK[turn]
    pile = _near(rng, side, rng.choice(((22.0, 25.5), (19.0, 27.5))), 0.8)
    return [
        Standing(pile[0] - 1.5, pile[1], log_pile, 6.5, 0.98),
        Standing(*_near(rng, side, rng.choice(blocks), 0.8), _block, 3.4),
        *(
            Standing(*_near(rng, side, place, 0.8), stump, 2.1, rng.uniform(0.62, 0.8))
            for place in stumps[: rng.choice((1, 2))]
        ),
    ]


def _block(rng: Random, colours: Colours) -> Group:
    return stump(rng, colours, width=4.6, axe=True)


def _undergrowth(rng: Random, side: float, turn: float) -> list[Standing]:
    """Ferns, bushes, toadstools and flowers at the foot of the wood and in the foreground."""
    plants = (
        (15.5, 33.5, bush, 3.2, 0.85), (11.0, 35.8, fern, 0.0, 0.95), (-5.5, 36.5, fern, 0.0, 1.0),
        (-21.0, 30.0, fern, 0.0, 0.95), (-15.0, 24.5, mushroom, 0.9, 0.95),
        (-31.0, 25.5, bush, 3.0, 0.85), (29.5, 24.0, fern, 0.0, 1.05),
        (-21.5, 3.0, fern, 0.0, 0.62), (22.5, -8.5, bush, 2.0, 0.5),
        (-turn * 16.8, 15.5, blossoms, 0.0, 0.75),
        (-turn * 19.5, -2.0, blossoms, 0.0, 0.6), (3.0, -15.2, blossoms, 0.0, 0.55),
    )  # fmt: skip
    return [
        Standing(*_near(rng, side, (x, y), 0.7), draw, shadow, scale * rng.uniform(0.9, 1.1))
        for x, y, draw, shadow, scale in plants
    ]


def _thicket(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Dark undergrowth along the two southern rims, open where the track leaves the tile."""
    deep = shade(colours["forest"], -0.2)
    nodes: list[Node] = []
    for inset, tone, height in ((0.0, shade(deep, 0.02), 3.6), (3.6, shade(deep, -0.3), 3.2)):
        for west in (True, False):
            gap = (side * 3.5 - 6.5) if west else (side * 3.5 + 6.5)
            end = (gap, 42.5 - abs(gap) * 0.577 + inset)
            rim = ((-50.0, 15.0 + inset), end) if west else (end, (50.0, 15.0 + inset))
            wood = treeline(
                rng, colours, along=rim, height=height, bottom=55, tone=tone, round_share=1.0
            )
            nodes.append(wood)
    return nodes


def _track(rng: Random, colours: Colours, side: float, turn: float) -> list[Path]:
    """A cart track from the southern rim around the clearing and into the far woods.

    It passes the tall wood where `turn` is -1, the other side where it is 1.
    """
    earth = mix(mix(colours["desert"], colours["wood"], 0.3), colours["leaf"], 0.2)
    bend = rng.uniform(-1.5, 1.5)
    way = side * turn
    spine = [
        (side * (1 + bend), 52.0), (side * (3.5 + bend), 40.0), (side * 2.0, 29.0),
        (way * 7.5, 20.5), (way * 15.0, 10.5), (way * 17.4, -1.5), (way * 13.5, -11.5),
        (way * 13.0, -17.0), (way * (14.0 + bend * 0.5), -19.6),
    ]  # fmt: skip
    widths = [10.0, 8.0, 6.2, 4.8, 3.8, 2.9, 2.1, 1.4, 0.5]
    inner = [(x - 0.09 * wide, y - 0.04 * wide) for (x, y), wide in zip(spine, widths, strict=True)]
    return [
        strand(spine, widths, Style(shade(earth, -0.2)), tension=0.5),
        strand(inner, [wide * 0.8 for wide in widths], Style(earth), tension=0.5),
        *_ruts(spine, widths, Style(None, shade(earth, -0.22), 0.3)),
    ]


def _ruts(spine: list[Point], widths: list[float], style: Style) -> list[Path]:
    """Two wheel marks in the near half of the track."""
    near = list(zip(spine, widths, strict=True))[:6]
    return [
        smooth([(x + share * wide, y) for (x, y), wide in near], style, closed=False)
        for share in (-0.24, 0.16)
    ]
