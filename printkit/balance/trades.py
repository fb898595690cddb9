"""The worth of harbours and other prices: does each that trades one good lie alike near to it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from printkit.board.hexgrid import Vertex

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.balance.ground import Whole
    from printkit.scenarios.model import Evenness


def trades(term: Evenness, field: Field) -> Callable[[Yields], Singles] | None:
    """How far apart the pips of their own goods near them lie, by the mean of a hex.

    They are the harbours, or what a fixed feature's intersections trade where it is named. Those
    that trade every kind lie near to their goods everywhere and are left out.
    """
    places, fixed = _told(term, field) if term.feature else _harbours(field)
    if not places:
        return None
    near = field.around([field.within(ends, term.steps) for ends in places])
    ends = np.array([ends[0] for ends in places])
    mean = max(float(field.expected[field.expected > 0].mean()), 1.0)

    def deviation(found: Yields) -> Singles:
        trade = found.boards.harbour[:, ends] if fixed is None else fixed[None, :]
        pips = found.by_kind @ near
        own, count = np.zeros(pips.shape[1:], np.float32), (trade >= 0).sum(axis=1, keepdims=True)
        for kind, brought in enumerate(pips):
            own += np.where(trade == kind, brought, np.float32(0))
        average = own.sum(axis=1, keepdims=True) / np.maximum(count, 1)
        apart = np.where(trade >= 0, np.abs(own - average), 0).sum(axis=1)
        spread: Singles = (apart / np.maximum(count[:, 0], 1) / mean).astype(np.float32)
        return spread

    return deviation


def _harbours(field: Field) -> tuple[list[tuple[int, ...]], None]:
    """The two intersections of each harbour; what it trades each board tells."""
    ids = dict(zip(field.places.edges, field.places.edge_vertices, strict=True))
    return [ids[path] for path in field.deal.harbour_places], None


def _told(term: Evenness, field: Field) -> tuple[list[tuple[int, ...]], Whole]:
    """The intersections of a feature, and the good that each trades, where it is one."""
    ids = {spot: n for n, spot in enumerate(field.places.vertices)}
    kinds = field.ground.kinds
    found = [
        ((ids[place.at],), kinds.index(str(place.value)))
        for place in field.deal.fixed_features.get(term.feature, ())
        if isinstance(place.at, Vertex) and str(place.value) in kinds
    ]
    return [at for at, _ in found], np.array([kind for _, kind in found], dtype=np.int64)
