"""Exposure, such as to a fleet: is what lies beside a feature worth as much as it should be?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from printkit.board.hexgrid import Hex

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness


def exposure(term: Evenness, field: Field) -> Callable[[Yields], Singles] | None:
    """How far the value of the exposed intersections lies from its average, by all values."""
    there = {place.at for place in field.deal.fixed_features.get(term.feature, ())}
    spots = {
        h for h, spot in enumerate(field.places.hexes) if isinstance(spot, Hex) and spot in there
    }
    if not spots:
        return None
    places = enumerate(field.places.vertex_hexes)
    beside = [(at,) for at, hexes in places if spots.intersection(hexes)]
    touching = field.around(beside).sum(axis=1)
    corners = np.array([len(around) for around in field.places.hex_vertices], dtype=np.float32)
    due = field.expected @ touching

    def deviation(found: Yields) -> Singles:
        apart: Singles = np.abs(found.pips @ touching - due) / (found.pips @ corners)
        return apart

    return deviation
