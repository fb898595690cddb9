"""A layout from a set-up and a seed.

Dealing goes on until a board satisfies every constraint, or until the budget is spent; the
same seed gives the same layout on every platform, for all chance comes from
`random.Random(seed).random()` and from nothing else.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Literal

from printkit import __version__
from printkit.board.model import Layout, Provenance
from printkit.errors import GenerationError, UsageError
from printkit.generate.board import Board, Random, deal_harbours, layout_of, swaps_of
from printkit.generate.book import Tokens, book_board
from printkit.generate.table import Table, table_of
from printkit.generate.uniform import uniform_board
from printkit.scenarios.model import Setup

BUDGET = 100_000
"""How many boards are dealt at most before the constraints are called unsatisfiable."""


def generate(
    setup: Setup,
    seed: int,
    *,
    tokens: Tokens | None = None,
    harbours: Literal["fixed", "shuffled"] = "shuffled",
    deal: Literal["book", "uniform"] = "book",
    budget: int = BUDGET,
) -> Layout:
    """A layout that satisfies all constraints of the set-up.

    Args:
        setup: The set-up.
        seed: The seed; with the same arguments it always gives the same layout.
        tokens: "spiral" (B-02, B-07) or "free" (B-03); by default a spiral where the book
            deals and the set-up has one.
        harbours: "fixed" as printed, or "shuffled" over their places (B-04).
        deal: "book" follows the scenario's procedure (OS-04, OS-05), "uniform" gives every
            legal layout the same chance (OS-06).
        budget: How many boards are dealt at most.

    Raises:
        GenerationError: No board within the budget satisfied all constraints.
        UsageError: A spiral or printed harbours were asked for where there are none.
        ScenarioError: The set-up's constraints have faults.
    """
    if harbours == "fixed" and setup.deal.harbours and not setup.fixed_harbours:
        raise UsageError("no-fixed-harbours", scenario=setup.scenario, setup=setup.name)
    table, source = table_of(setup), random.Random(seed).random
    laid = _tokens(setup, tokens, deal)
    failed: Counter[str] = Counter()
    for _ in range(budget):
        board = (
            uniform_board(table, source) if deal == "uniform" else book_board(table, source, laid)
        )
        if isinstance(board, str):
            failed[board] += 1
            continue
        layout = _finished(board, table, source, seed, deal, harbours)
        fault = _fault(layout, table)
        if not fault:
            return layout
        failed[fault] += 1
    raise _unsatisfiable(setup, budget, failed)


def _tokens(setup: Setup, tokens: Tokens | None, deal: str) -> Tokens:
    if tokens == "spiral" and deal == "uniform":
        raise UsageError("spiral-not-uniform", scenario=setup.scenario)
    if tokens == "spiral" and not setup.spiral:
        raise UsageError("no-spiral-here", scenario=setup.scenario, setup=setup.name)
    return tokens or ("spiral" if setup.spiral and deal == "book" else "free")


def _finished(
    board: Board, table: Table, source: Random, seed: int, deal: str, harbours: str
) -> Layout:
    provenance = Provenance(
        method=deal, seed=seed, version=__version__, swaps=swaps_of(board, table)
    )
    return layout_of(
        board, table, deal_harbours(table.setup, source, shuffle=harbours == "shuffled"), provenance
    )


def _fault(layout: Layout, table: Table) -> str:
    """The first constraint that the dealing does not keep by itself and the layout fails."""
    for bound in table.judged:
        if any(not finding.note for finding in bound.kind.judge(layout, table.setup)):
            return bound.constraint.name
    return ""


def _unsatisfiable(setup: Setup, budget: int, failed: Counter[str]) -> GenerationError:
    worst, times = failed.most_common(1)[0]
    return GenerationError(
        "no-layout",
        scenario=setup.scenario,
        setup=setup.name,
        tried=budget,
        reason=worst,
        times=times,
    )
