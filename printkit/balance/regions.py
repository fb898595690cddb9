"""Equality of regions such as islands: does each bring as much of every good as the others?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from printkit.board.spelling import listed, nearest
from printkit.errors import ScenarioError

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness


def regions(term: Evenness, field: Field) -> Callable[[Yields], Singles]:
    """The part of all pips that lies in another region than on boards with equal ones.

    Raises:
        ScenarioError: There is no such region.
    """
    known = {region.name: set(region.hexes) for region in field.deal.regions}
    for name in term.regions:
        if name not in known:
            raise ScenarioError(
                "unknown-region-name", where=term.where, found=name, nearest=nearest(name, known),
                allowed=listed(known),
            )  # fmt: skip
    inside = np.array(
        [[spot in known[name] for name in term.regions] for spot in field.places.hexes],
        dtype=np.float32,
    )

    def deviation(found: Yields) -> Singles:
        pips = found.by_kind @ inside
        apart: Singles = np.abs(pips - pips.mean(axis=2, keepdims=True)).sum(axis=(0, 2))
        moved: Singles = apart / (2 * np.maximum(pips.sum(axis=(0, 2)), np.float32(1)))
        return moved

    return deviation
