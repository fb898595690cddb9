"""Symmetry: does one half of the board bring as much as the other, whichever way it is halved?"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from printkit.board.hexgrid import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field, Singles, Yields
    from printkit.scenarios.model import Evenness

CUTS = 6
"""In so many directions a board is halved: along its rows of hexes and across them."""

ON = 1e-6
"""A hex so near to a cut lies on it and counts for neither half."""


def halves(term: Evenness, field: Field) -> Callable[[Yields], Singles] | None:  # noqa: ARG001
    """What the halves' difference is beyond what it is on average, as a part of all pips."""
    if not field.expected.any():
        return None
    side = sides(field)
    due = field.expected @ side

    def deviation(found: Yields) -> Singles:
        apart: Singles = np.abs(found.pips @ side - due).mean(axis=1) / found.total
        return apart

    return deviation


def sides(field: Field) -> Singles:
    """For each hex and each cut 1 on one side, -1 on the other, 0 on the cut itself."""
    used = [h for h, expected in enumerate(field.expected) if expected]
    spots = np.array([position(spot) for spot in field.places.hexes])
    spots = spots - spots[used].mean(axis=0)
    normals = [(cos(pi * cut / CUTS), sin(pi * cut / CUTS)) for cut in range(CUTS)]
    side = spots @ np.array(normals).T
    found: Singles = np.where(np.abs(side) < ON, 0, np.sign(side)).astype(np.float32)
    return found
