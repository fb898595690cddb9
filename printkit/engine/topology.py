"""A board's places by number: which hexes, intersections and paths there are and which meet.

Everything in the engine is indexed by these numbers, so that a state is flat lists. The
algebra stands in board.hexgrid; here it is worked out once for a frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

import msgspec

from printkit.board.hexgrid import Edge, Hex, Spot, Vertex, position
from printkit.board.spots import reading_order

Ids = tuple[int, ...]
_Place = TypeVar("_Place", bound=Spot)


class Topology(msgspec.Struct, frozen=True, eq=False):
    """The hexes, intersections and paths of a frame, numbered in reading order.

    Attributes:
        hexes: Every hex of the frame.
        vertices: Every intersection of those hexes.
        edges: Every path around those hexes.
        hex_vertices: The six intersections of each hex.
        vertex_hexes: The hexes of the frame that meet at each intersection, one to three.
        vertex_edges: The paths that end at each intersection.
        links: The same paths, each with the intersection at its other end.
        vertex_vertices: The intersections one path away from each.
        edge_hexes: The hexes of the frame on either side of each path, one or two.
        edge_vertices: The two ends of each path.
    """

    hexes: tuple[Hex, ...]
    vertices: tuple[Vertex, ...]
    edges: tuple[Edge, ...]
    hex_vertices: tuple[Ids, ...]
    vertex_hexes: tuple[Ids, ...]
    vertex_edges: tuple[Ids, ...]
    vertex_vertices: tuple[Ids, ...]
    links: tuple[tuple[tuple[int, int], ...], ...]
    edge_hexes: tuple[Ids, ...]
    edge_vertices: tuple[tuple[int, int], ...]


@lru_cache(maxsize=64)
def topology(frame: frozenset[Hex]) -> Topology:
    """The places of a frame."""
    hexes = tuple(sorted(frame, key=reading_order))
    vertices = _ordered({corner for spot in hexes for corner in spot.corners})
    edges = _ordered({border for spot in hexes for border in spot.borders})
    hex_ids = {spot: n for n, spot in enumerate(hexes)}
    vertex_ids = {spot: n for n, spot in enumerate(vertices)}
    edge_ids = {spot: n for n, spot in enumerate(edges)}
    ends = tuple(
        (vertex_ids[first], vertex_ids[second])
        for first, second in (edge.endpoints for edge in edges)
    )
    meeting = tuple(_known(edge_ids, spot.protrudes) for spot in vertices)
    return Topology(
        hexes=hexes,
        vertices=vertices,
        edges=edges,
        hex_vertices=tuple(_known(vertex_ids, spot.corners) for spot in hexes),
        vertex_hexes=tuple(_known(hex_ids, spot.touches) for spot in vertices),
        vertex_edges=meeting,
        links=tuple(
            tuple((edge, sum(ends[edge]) - at) for edge in paths)
            for at, paths in enumerate(meeting)
        ),
        vertex_vertices=tuple(_known(vertex_ids, spot.adjacent) for spot in vertices),
        edge_hexes=tuple(_known(hex_ids, edge.joins) for edge in edges),
        edge_vertices=ends,
    )


def _ordered(spots: Iterable[_Place]) -> tuple[_Place, ...]:
    """Places from north to south, and from west to east where they lie level."""
    return tuple(sorted(spots, key=lambda spot: (round(position(spot)[1], 6), position(spot)[0])))


def _known(ids: dict[_Place, int], spots: Iterable[_Place]) -> Ids:
    """The numbers of those places that there are."""
    return tuple(ids[spot] for spot in spots if spot in ids)
