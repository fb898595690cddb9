"""A layout from a set-up and a seed.

Dealing goes on until a board satisfies every constraint, or until the budget is spent; the
same seed gives the same layout on every platform, for all chance comes from
`random.Random(seed).random()` and from nothing else.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Literal

from printkit import __version__
from printkit.board.model import Layout, Provenance
from printkit.errors import GenerationError, UsageError
from printkit.generate.board import Random, deal_harbours, layout_of, swaps_of
from printkit.generate.book import Tokens, book_board
from printkit.generate.cells import cells_of_board
from printkit.generate.methods import Dealt, Method, method_of, rejected, walked_to
from printkit.generate.prove import refuse_impossible
from printkit.generate.table import Table, table_of
from printkit.generate.uniform import broken
from printkit.scenarios.model import Setup

BUDGET = 100_000
"""How many boards are dealt at most before the constraints are called unsatisfiable."""

WALKS = 500
"""How many boards are walked to at most, where something can be judged on the end only."""

DOUBT = 2_000
"""After so many failures in a row it is asked whether there is a legal board at all."""


def generate(
    setup: Setup,
    seed: int,
    *,
    tokens: Tokens | None = None,
    harbours: Literal["fixed", "shuffled"] = "shuffled",
    deal: Literal["book", "uniform"] = "book",
    budget: int = BUDGET,
    by: Method | None = None,
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
        by: The way of dealing uniformly; the one that suits the set-up when None.

    Raises:
        GenerationError: No board within the budget satisfied all constraints, or there is none.
        UsageError: A spiral or printed harbours were asked for where there are none.
        ScenarioError: The set-up's constraints have faults.
    """
    if harbours == "fixed" and setup.deal.harbours and not setup.fixed_harbours:
        raise UsageError("no-fixed-harbours", scenario=setup.scenario, setup=setup.name)
    table, source = table_of(setup), random.Random(seed).random
    laid, shuffle = _tokens(setup, tokens, deal), harbours == "shuffled"
    if deal == "book":
        return _first(
            table, seed, "book", budget, lambda: _book(table, source, laid, shuffle), shuffle
        )
    method = by or method_of(table, shuffle=shuffle)
    dealing = walked_to if method == "walk" else rejected
    most = min(budget, WALKS) if method == "walk" else budget
    return _first(
        table,
        seed,
        f"uniform-{method}",
        most,
        lambda: dealing(table, source, shuffle=shuffle),
        shuffle,
    )


def _first(
    table: Table,
    seed: int,
    method: str,
    budget: int,
    dealt: Callable[[], Dealt | str],
    shuffle: bool,
) -> Layout:
    """The first board dealt that satisfies everything."""
    failed: Counter[str] = Counter()
    for count in range(budget):
        found = dealt()
        if not isinstance(found, str):
            board, harbours = found
            told = Provenance(
                method=method, seed=seed, version=__version__, swaps=swaps_of(board, table)
            )
            layout = layout_of(board, table, harbours, told)
            found = _fault(layout, table)
            if not found:
                return layout
        failed[found] += 1
        if count + 1 == DOUBT:
            refuse_impossible(table, shuffle=shuffle)
    raise _unsatisfiable(table.setup, budget, failed)


def _tokens(setup: Setup, tokens: Tokens | None, deal: str) -> Tokens:
    if tokens == "spiral" and deal == "uniform":
        raise UsageError("spiral-not-uniform", scenario=setup.scenario)
    if tokens == "spiral" and not setup.spiral:
        raise UsageError("no-spiral-here", scenario=setup.scenario, setup=setup.name)
    return tokens or ("spiral" if setup.spiral and deal == "book" else "free")


def _book(table: Table, source: Random, tokens: Tokens, shuffle: bool) -> Dealt | str:
    """A board as the book deals it, or the constraint that it fails."""
    board = book_board(table, source, tokens)
    if isinstance(board, str):
        return board
    harbours = deal_harbours(table.setup, source, shuffle=shuffle)
    if any(table.stages.values()):
        cells = cells_of_board(table, board, harbours)
        for stage in table.stages:
            fault = broken(table, stage, cells)
            if fault:
                return fault
    return board, harbours


def _fault(layout: Layout, table: Table) -> str:
    """The first constraint that needs the finished layout and fails it."""
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
