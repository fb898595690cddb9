"""Resource pips against hex count: does each good come as often as its hexes would have it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness


def resources(term: Evenness, field: Field) -> Callable[[Yields], Singles]:  # noqa: ARG001
    """The part of all pips that lies on other goods than on even boards."""
    kinds = range(len(field.ground.kinds))

    def deviation(found: Yields) -> Singles:
        pips = found.by_kind.sum(axis=2)
        hexes = np.stack([(found.kind == k).sum(axis=1, dtype=np.float32) for k in kinds])
        due = hexes * (found.total / np.maximum(hexes.sum(axis=0), np.float32(1)))
        moved: Singles = np.abs(pips - due).sum(axis=0) / (2 * found.total)
        return moved

    return deviation
