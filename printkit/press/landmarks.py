"""Pieces of a town map: special hexes and their overlays, river overlays, signs of trades.

press.pieces asks for them by the template of a component; where they lie is read from the
board's features, so that a board of one's own prints its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.board.hexgrid import Hex
from printkit.board.model import Terrain
from printkit.design import backs, landmarks, river, trade_piece
from printkit.design.picture import Artwork
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing
from printkit.press import pictures
from printkit.press.ticket import Job
from printkit.scenarios.model import Component, number_of

INSET = 0.92
"""The width of an overlay, by that of the hex that it lies on: its border stays in sight."""


def tiles(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A whole tile for each place of a feature, with a tile's back."""
    sizes, colours = job.sizes, job.theme.colours
    back = backs.tile_back(sizes.tile, sizes.bleed, colours)
    for spot, artwork, label in _places(job, name, component):
        front = _landmark(job, component, spot, artwork, label, sizes.tile)
        yield Piece(front, back, 1, label)


def overlays(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """The same a little smaller, to lie on any tile that is at hand."""
    for spot, artwork, label in _places(job, name, component):
        front = _landmark(job, component, spot, artwork, label, job.sizes.tile * INSET)
        yield Piece(front, None, 1, label)


def rivers(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A strip for each hex that the brook runs through and whose picture does not show it."""
    layout, sizes = job.board.layout, job.sizes
    chain = [p.at for p in layout.features.get(component.feature, ()) if isinstance(p.at, Hex)]
    shown = landmarks.watered(layout, "special")
    kinds = Counter(
        kind for spot, kind in zip(chain, river.bends(chain), strict=False) if spot not in shown
    )
    for kind, copies in kinds.items():
        label = f"{_title(job, name)} {job.words.plain(f'components.{name}.{kind}')}"
        front = river.overlay(label, kind, job.theme.colours, width=sizes.tile, bleed=sizes.bleed)
        yield Piece(front, None, copies, label)


def trades(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A disc for every trade that a market's corner names."""
    layout = job.board.layout
    rate = number_of(job.board.setup.values, "special_harbour_rate")
    for traded, copies in Counter(
        str(place.value) for place in layout.features.get(component.feature, ())
    ).items():
        label = f"{_title(job, name)} {job.words.plain(f'resource.{traded}')}"
        front = trade_piece.trade_disc(
            label, traded, rate, job.theme.colours, diameter=job.sizes.token, bleed=job.sizes.bleed
        )
        yield Piece(front, None, copies, label)


def _places(job: Job, name: str, component: Component) -> Iterator[tuple[Hex, Artwork, str]]:
    """Each place with its drawing and what its piece is called."""
    layout, words = job.board.layout, job.words
    own = pictures.shown(job, component)
    shown = landmarks.pictures(layout, component.feature)
    title = _title(job, name)
    for number, place in enumerate(layout.features.get(component.feature, ()), start=1):
        if isinstance(place.at, Hex):
            called = words.plain(f"sites.{place.value}") if place.value else str(number)
            yield place.at, own or shown[place.at], f"{title} {called}"


def _landmark(
    job: Job, component: Component, spot: Hex, artwork: Artwork, label: str, width: float
) -> Drawing:
    layout, words = job.board.layout, job.words
    places = layout.features[component.feature]
    # As tuples a hex and a path may be equal.
    value = next(p.value for p in places if isinstance(p.at, Hex) and p.at == spot)
    trades = landmarks.trades_around(layout, spot)
    return landmarks.landmark(
        label,
        artwork,
        f"{spot.q} {spot.r}",
        job.theme,
        width=width,
        bleed=job.sizes.bleed,
        title=words.plain(f"sites.{value}") if value else "",
        yields="gold" if layout.terrain[spot] is Terrain.GOLD else "",
        adds=landmarks.ADDS.get(str(value), ""),
        trades=trades,
        rate=number_of(job.board.setup.values, "special_harbour_rate"),
    )


def _title(job: Job, name: str) -> str:
    return job.words.plain(f"components.{name}.title")
