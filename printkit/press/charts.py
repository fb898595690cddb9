"""Pieces of a sea chart: a fleet's stations, as sea tiles or discs to lie on them, and crossings.

press.pieces asks for them by the template of a component; course and numbers are read from
the board's feature, so that a board of one's own prints its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.board.hexgrid import Hex
from printkit.design import chart
from printkit.design.ship_pieces import crossing_disc
from printkit.draw.impose import Piece
from printkit.press.decks import shared
from printkit.press.ticket import Job
from printkit.scenarios.model import Component


def stations(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A sea tile for each station."""
    for station, way, label in _route(job, name, component):
        drawn = chart.station_tile(
            label, station, way, job.theme.colours, width=job.sizes.tile, bleed=job.sizes.bleed
        )
        yield Piece(drawn, None, 1, label)


def discs(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A disc for each station, to lie on any sea tile."""
    for station, way, label in _route(job, name, component):
        drawn = chart.station_disc(
            label, station, way, job.theme.colours, diameter=job.sizes.token, bleed=job.sizes.bleed
        )
        yield Piece(drawn, None, 1, label)


def crossings(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A disc for each colour's crossing, as the board plan shows it."""
    sizes, colours = job.sizes, job.theme.colours
    for player, copies, label in shared(job, name, component):
        drawn = crossing_disc(label, player, colours, diameter=sizes.small_token, bleed=sizes.bleed)
        yield Piece(drawn, None, copies, label)


def _route(
    job: Job, name: str, component: Component
) -> Iterator[tuple[str, tuple[float, float], str]]:
    """Station by station its number, its part of the course, and what its piece is called."""
    title = job.words.plain(f"components.{name}.title")
    places = [
        place
        for place in job.board.layout.features.get(component.feature, ())
        if isinstance(place.at, Hex)
    ]
    hexes = [place.at for place in places if isinstance(place.at, Hex)]
    for n, place in enumerate(places):
        way = chart.course(hexes[n - 1], hexes[n], hexes[(n + 1) % len(hexes)])
        yield str(place.value), way, f"{title} {place.value}"
