"""Searches for a board: fair by the seat model, even, or as uneven as can be.

Boards are dealt, the less even half is put aside, the model looks at the rest, and the best are
changed by legal swaps as long as that makes them better. A budget of seconds is a fixed number of
boards, whatever the machine: so a seed has one board everywhere. What is found is no longer drawn
uniformly, and its provenance says so.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from printkit.balance.ground import Boards, Floats
from printkit.balance.measures import scale_of
from printkit.balance.model import Model, expected, model_of
from printkit.balance.neighbours import Neighbours
from printkit.balance.rows import Rows
from printkit.errors import GenerationError, UsageError
from printkit.generate import batch
from printkit.generate.dealing import dealing_of
from printkit.generate.starts import starts_of

if TYPE_CHECKING:
    from printkit.board.model import Layout
    from printkit.rules.grid import Cells
    from printkit.scenarios.model import Scenario, Setup

DEALT: Mapping[str, int] = {"draw": 600, "rejection": 300, "walk": 100}
"""So many boards are dealt for each second of the budget, by the way in which they are dealt."""

CHANGED = 1_000
"""So many changes are tried for each second, of as few boards as `CLIMBERS`."""

STRIDE = 30
"""So many changes lie between two boards of a walk."""

EACH = 16
"""So many changes of a board are tried before the best of them is made."""

CLIMBERS = 8
"""So many boards are changed side by side, where no more are asked for."""

DRAFTS = 32
"""So many drafts the model looks at while it searches, and twice as many at the end."""

AimName = Literal["fair", "even", "wild", "fairest"]
Harbours = Literal["fixed", "shuffled"]

Score = Callable[[Boards], Floats]
"""What is to become small, for each of some boards."""


@dataclass(frozen=True)
class Aim:
    """What is searched for.

    Attributes:
        name: Seats alike, an even map, the least even one, or the most even one with a proof.
        least: The least total of balance that it may have.
        seconds: The budget, as seconds of a usual machine.
        finalists: How many boards are wanted.
    """

    name: AimName
    least: float = 0.0
    seconds: float = 2.0
    finalists: int = 1


@dataclass(frozen=True)
class Found:
    """What a search found.

    Attributes:
        layouts: The boards, the best first.
        candidates: How many were looked at.
    """

    layouts: tuple[Layout, ...]
    candidates: int


def search(setup: Setup, scenario: Scenario, seed: int, aim: Aim, harbours: Harbours) -> Found:
    """The best boards of a seed.

    Raises:
        UsageError: Seats are to be alike, and no model knows the set-up.
        GenerationError: No board is found, or none that is as even as was asked for.
    """
    model = _model(setup) if aim.name == "fair" else None
    dealing = dealing_of(setup, deal="uniform", harbours=harbours)
    near = Neighbours(dealing, random.Random(seed).random)
    # Counted here and not by a clock: a slower machine takes longer and finds the same.
    count = max(int(DEALT[dealing.method] * aim.seconds), CLIMBERS, aim.finalists)
    if dealing.method == "walk":
        # Whole walks take too long: from any legal board on, boards lie some steps apart.
        start = starts_of(dealing.table, 1, shuffle=dealing.shuffle)[0]
        cells = list(_onward(near, start, count))
    else:
        made = batch(setup, seed, count, harbours=harbours)
        cells = [made.cells(row) for row in range(count)]
    rows = Rows(dealing, scenario, near.layout(cells[0], seed))
    return _Hunt(rows, near, model, aim).found(cells, seed)


def _onward(near: Neighbours, cells: Cells, count: int) -> Iterator[Cells]:
    """So many boards, each some legal changes away from the one before."""
    for _ in range(count):
        changed = cells
        for _ in range(STRIDE):
            changed = near.near(changed)
        cells = changed if near.lawful(changed) else cells
        yield cells


def _model(setup: Setup) -> Model:
    model = model_of(setup.scenario, setup.players)
    if model is None or model.setup != setup.name:
        raise UsageError("no-model", scenario=setup.scenario, found=setup.players)
    return model


class _Hunt:
    """One search: what reads boards, what changes them, and what they are scored by."""

    def __init__(self, rows: Rows, near: Neighbours, model: Model | None, aim: Aim) -> None:
        self._rows = rows
        self._near = near
        self._aim = aim
        self._scale = scale_of(rows.game, rows.dealing.table.setup.balance)
        self._model = model

    def found(self, cells: list[Cells], seed: int) -> Found:
        """The best boards among those dealt and what they can be changed into."""
        aim, count = self._aim, len(cells)
        totals = self._totals(cells)
        if aim.name == "even" and aim.finalists == 1 and (totals >= aim.least).any():
            # The first that is even enough: every such board is as likely as any other.
            row = int((totals >= aim.least).argmax())
            return Found((self._layout(cells[row], seed),), row + 1)
        if self._model:
            half = np.argsort(-totals, kind="stable")[: max(count // 2, aim.finalists, CLIMBERS)]
            cells = [cells[row] for row in sorted(half)]
        score = self._score(cells, DRAFTS)
        order = np.argsort(score, kind="stable")[: max(CLIMBERS, aim.finalists)]
        climbers = [cells[row] for row in order]
        # More finalists are each changed as often as few are: a play-off mends no hasty search.
        rounds = max(int(CHANGED * aim.seconds / (EACH * CLIMBERS)), 1)
        climbers = self._climbed(climbers, score[order], rounds)
        final = self._score(climbers, 2 * DRAFTS)
        best = [climbers[row] for row in np.argsort(final, kind="stable")[: aim.finalists]]
        reached = float(self._totals(best).min())
        if reached < aim.least:
            raise GenerationError(
                "balance-not-reached", least=f"{aim.least:.2f}", found=f"{reached:.2f}"
            )
        layouts = tuple(self._layout(each, seed) for each in best)
        return Found(layouts, count + rounds * EACH * len(climbers))

    def _climbed(self, climbers: list[Cells], score: Floats, rounds: int) -> list[Cells]:
        """Boards after so many rounds of changes, each for the better or none."""
        climbers, score = list(climbers), score.copy()
        for _ in range(rounds):
            tried = [[self._near.near(cells) for _ in range(EACH)] for cells in climbers]
            scores = self._score([cells for some in tried for cells in some], DRAFTS)
            for row, some in enumerate(scores.reshape(len(climbers), EACH)):
                pick = int(some.argmin())
                if some[pick] < score[row] and self._near.lawful(tried[row][pick]):
                    climbers[row], score[row] = tried[row][pick], some[pick]
        return climbers

    def _score(self, cells: list[Cells], drafts: int) -> Floats:
        """What is to become small: gaps to reckon with, evenness or its lack; the uneven last."""
        boards = self._boards(cells)
        totals = self._scale.totals(boards).astype(np.float64)
        if self._model:
            score = expected(self._model, boards, drafts).risks
        else:
            score = totals if self._aim.name == "wild" else -totals
        # Boards that are not even enough stand behind all others, the most even of them first.
        return np.where(totals < self._aim.least, 2.0 + self._aim.least - totals, score)

    def _totals(self, cells: list[Cells]) -> Floats:
        return self._scale.totals(self._boards(cells)).astype(np.float64)

    def _boards(self, cells: list[Cells]) -> Boards:
        return self._rows.boards(np.array(cells), lambda row: self._near.layout(row, 0))

    def _layout(self, cells: Cells, seed: int) -> Layout:
        return self._near.layout(cells, seed)


def told(layout: Layout, aim: Aim, candidates: int) -> Layout:
    """A board that remembers by what search it was found."""
    provenance = replace(
        layout.provenance, method=f"{aim.name}-search", candidates=candidates, swaps=()
    )
    return replace(layout, provenance=provenance)
