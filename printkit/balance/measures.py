"""The measures of balance by name, and a scenario's own choice of them as one scale.

A measure's kind is a module beside this one: it prepares a frame once and then tells of any
number of boards how far they deviate, from 0 for even. A scenario's `[balance]` names those that
are asked, and the deviation that counts as 0; the rest is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from printkit.balance.clusters import clusters
from printkit.balance.exposure import exposure
from printkit.balance.field import Field, Singles, Yields, field_of, yields_of
from printkit.balance.ground import Boards, boards_of, ground_of
from printkit.balance.halves import halves
from printkit.balance.intersections import intersections
from printkit.balance.reach import reach
from printkit.balance.regions import regions
from printkit.balance.resources import resources
from printkit.balance.trades import trades
from printkit.board.reports import BalanceReport
from printkit.board.spelling import listed, nearest
from printkit.errors import ScenarioError
from printkit.scenarios.model import Evenness

if TYPE_CHECKING:
    from printkit.engine.game import Game

Measure = Callable[[Yields], Singles]
"""How far each of some boards deviates from even."""

MEASURES: Mapping[str, Callable[[Evenness, Field], Measure | None]] = {
    "clusters": clusters,
    "exposure": exposure,
    "halves": halves,
    "intersections": intersections,
    "reach": reach,
    "regions": regions,
    "resources": resources,
    "trades": trades,
}
"""What prepares each kind for a frame; None comes back where a frame has nothing to measure."""


@dataclass(frozen=True, eq=False)
class Scale:
    """The measures of a set-up, ready for its frame.

    Attributes:
        field: The frame.
        measures: Each measure by its name, with the deviation that counts as 0.
    """

    field: Field
    measures: tuple[tuple[str, Measure, float], ...]

    def parts(self, boards: Boards) -> dict[str, Singles]:
        """Each measure's value for each board, from 0 to 1."""
        found = yields_of(boards)
        return {
            name: np.clip(1 - measure(found) / np.float32(worst), 0, 1)
            for name, measure, worst in self.measures
        }

    def totals(self, boards: Boards) -> Singles:
        """All parts together for each board, each counted alike."""
        parts = list(self.parts(boards).values())
        if not parts:
            return np.ones(len(boards), dtype=np.float32)
        found: Singles = sum(parts[1:], parts[0]) / np.float32(len(parts))
        return found


def scale_of(game: Game, terms: Sequence[Evenness] | None = None) -> Scale:
    """Some measures, or all of a game's set-up when None, for its frame.

    Raises:
        ScenarioError: The scenario asks for a kind, region or good that there is not.
    """
    field = field_of(game, ground_of(game))
    found = []
    for term in game.setup.balance if terms is None else terms:
        if term.kind not in MEASURES:
            near, known = nearest(term.kind, MEASURES), listed(sorted(MEASURES))
            raise ScenarioError(
                "unknown-measure", where=term.where, found=term.kind, nearest=near, allowed=known
            )
        measure = MEASURES[term.kind](term, field)
        if measure:
            found.append((term.name, measure, term.worst))
    return Scale(field, tuple(found))


def balance_of(game: Game) -> BalanceReport:
    """How even one board is.

    Raises:
        ScenarioError: As `scale_of`.
    """
    scale = scale_of(game)
    parts = scale.parts(boards_of([game], scale.field.ground))
    return BalanceReport({name: float(values[0]) for name, values in parts.items()})
