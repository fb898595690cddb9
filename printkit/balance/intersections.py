"""The values of intersections and their spread: are all places to settle worth about the same?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness

MEETING = 3
"""So many hexes meet at an intersection inland: those on the rim are worth less on every board."""


def intersections(term: Evenness, field: Field) -> Callable[[Yields], Singles] | None:  # noqa: ARG001
    """How far values lie from what they are on average, as a part of that."""
    places = inland(field)
    if not places:
        return None
    corners = field.around(places)
    due = field.expected @ corners

    def deviation(found: Yields) -> Singles:
        spread: Singles = np.abs(found.pips @ corners - due).mean(axis=1) / due.mean()
        return spread

    return deviation


def inland(field: Field) -> list[tuple[int]]:
    """The intersections that are measured, each as a group of its own."""
    return [
        (at,)
        for at, hexes in enumerate(field.places.vertex_hexes)
        if len(hexes) == MEETING and all(field.expected[h] for h in hexes)
    ]
