"""Clusters: how many neighbours yield the same good, or yield on the same roll?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness


def clusters(term: Evenness, field: Field) -> Callable[[Yields], Singles] | None:  # noqa: ARG001
    """Pairs of neighbours that are alike, as a part of all pairs of hexes that may yield."""
    pairs = [
        hexes
        for hexes in field.places.edge_hexes
        if len(hexes) > 1 and all(field.expected[h] for h in hexes)
    ]
    if not pairs:
        return None
    first, second = np.array(pairs).T

    def deviation(found: Yields) -> Singles:
        kind = found.kind.astype(np.int8)
        number = found.boards.number[:, :-1].astype(np.int8)
        same = ((kind[:, first] == kind[:, second]) & (kind[:, first] >= 0)).sum(axis=1)
        equal = ((number[:, first] == number[:, second]) & (number[:, first] > 0)).sum(axis=1)
        part: Singles = ((same + equal) / np.float32(len(pairs))).astype(np.float32)
        return part

    return deviation
