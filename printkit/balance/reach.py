"""A good within reach, such as oil: how many places to settle have some of it near?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from printkit.board.spelling import listed, nearest
from printkit.errors import ScenarioError

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness


def reach(term: Evenness, field: Field) -> Callable[[Yields], Singles]:
    """The part of all intersections that have no hex with the good within so many paths.

    Raises:
        ScenarioError: There is no such good.
    """
    kinds = field.ground.kinds
    if term.of not in kinds:
        near, known = nearest(term.of, kinds), listed(kinds)
        raise ScenarioError(
            "unknown-good", where=term.where, found=term.of, nearest=near, allowed=known
        )
    good = kinds.index(term.of)
    here = np.flatnonzero(field.ground.grounds)
    near_to = field.around([field.within([int(at)], term.steps) for at in here])

    def deviation(found: Yields) -> Singles:
        missing: Singles = ((found.by_kind[good] @ near_to) == 0).mean(axis=1, dtype=np.float32)
        return missing

    return deviation
