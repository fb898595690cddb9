"""Lines of ships: the shortest ways over paths with sea on a side, by one place to another.

Judges measure a board's lines here, the engine lays ships by them, and plans draw them; so all
three mean the same ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Layout, Place, Terrain

Line = tuple[Edge, ...]
"""Paths one after the other, from the place where it begins."""


def land_of(layout: Layout) -> frozenset[Hex]:
    """The hexes of a board that are not sea."""
    return frozenset(s for s, kind in layout.terrain.items() if kind is not Terrain.SEA)


def carries_ships(layout: Layout, path: Edge) -> bool:
    """True when a path of the board has sea on one side at least; around the board all is sea."""
    return _afloat(path, frozenset(layout.terrain), land_of(layout))


def lines(layout: Layout, start: Vertex, by: Vertex, to: Vertex) -> tuple[Line, ...]:
    """Every line that goes from the start by a shortest way to one place, then on to the other.

    None comes twice to an intersection: a line has no branch and no ring.
    """
    return _lines(frozenset(layout.terrain), land_of(layout), start, by, to)


def lengths(layout: Layout, start: Vertex, by: Vertex, to: Vertex) -> tuple[int, int] | None:
    """How many ships the shortest ways to the one and then to the other take, if there are any."""
    frame, land = frozenset(layout.terrain), land_of(layout)
    legs = _steps(frame, land, by).get(start), _steps(frame, land, to).get(by)
    return None if legs[0] is None or legs[1] is None else (legs[0], legs[1])


def by_colour(layout: Layout, feature: str) -> dict[str, Place]:
    """A feature's place of each colour, in the feature's order."""
    return {place.colour: place for place in layout.features.get(feature, ()) if place.colour}


@lru_cache(maxsize=256)
def _lines(
    frame: frozenset[Hex], land: frozenset[Hex], start: Vertex, by: Vertex, to: Vertex
) -> tuple[Line, ...]:
    found = (
        (*first, *last)
        for first in _ways(frame, land, start, by)
        for last in _ways(frame, land, by, to)
    )
    return tuple(line for line in found if _straight_on(line))


def _straight_on(line: Line) -> bool:
    """True when no intersection is on more than two of the paths."""
    return len({end for path in line for end in path.endpoints}) == len(line) + 1


def _ways(frame: frozenset[Hex], land: frozenset[Hex], start: Vertex, to: Vertex) -> Iterator[Line]:
    """Every shortest way, in the order of the paths around each intersection."""
    steps = _steps(frame, land, to)
    if start not in steps:
        return
    if start == to:
        yield ()
        return
    for path in start.protrudes:
        far = _far(path, start)
        if _afloat(path, frame, land) and steps.get(far, len(steps)) == steps[start] - 1:
            for rest in _ways(frame, land, far, to):
                yield (path, *rest)


@lru_cache(maxsize=256)
def _steps(frame: frozenset[Hex], land: frozenset[Hex], to: Vertex) -> dict[Vertex, int]:
    """How many ships it takes to come from each intersection to one."""
    steps = {to: 0}
    reached = [to]
    for at in reached:
        for path in at.protrudes:
            far = _far(path, at)
            if far not in steps and _afloat(path, frame, land):
                steps[far] = steps[at] + 1
                reached.append(far)
    return steps


def _afloat(path: Edge, frame: frozenset[Hex], land: frozenset[Hex]) -> bool:
    sides = path.joins
    return any(spot in frame for spot in sides) and not all(spot in land for spot in sides)


def _far(path: Edge, at: Vertex) -> Vertex:
    first, second = path.endpoints
    return second if first == at else first
