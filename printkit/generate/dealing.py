"""How boards of a set-up are dealt: what was asked for, with all that follows from it.

A `Dealing` gives the board of any seed, always the same one. generate/generate makes a layout
of it, generate/batches rows of cells, so all deal the same boards.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Literal

import msgspec

from printkit import __version__
from printkit.board.model import NOT_UNIFORM, Layout, Provenance
from printkit.errors import GenerationError, UsageError
from printkit.generate.alike import refuse_settled
from printkit.generate.board import Random, deal_harbours, layout_of, swaps_of
from printkit.generate.book import Tokens, book_board
from printkit.generate.cells import cells_of_board
from printkit.generate.methods import Method, method_of, walked_to
from printkit.generate.mixing import pace_of
from printkit.generate.prove import refuse_impossible
from printkit.generate.solver import available
from printkit.generate.table import Table, table_of
from printkit.generate.trial import Dealt, rejected
from printkit.generate.uniform import broken
from printkit.rules.places import Spiral
from printkit.scenarios.model import Constraint, Setup
from printkit.waits import wait

BUDGET = 100_000
"""How many boards are dealt at most before the constraints are called unsatisfiable."""

WALKS = 500
"""How many boards are walked to at most, where something can be judged on the end only."""

USUAL = 60
"""A board of more hexes than that is dealt the less often, for each deal takes the longer."""

DOUBT = 2_000
"""After so many failures in a row it is asked whether there is a legal board at all."""


class Dealing(msgspec.Struct, frozen=True):
    """How boards of a set-up are dealt.

    Attributes:
        table: The set-up's tables.
        method: By the book, or one of the uniform methods.
        tokens: How the book lays tokens.
        shuffle: Whether harbours are shuffled, or lie as printed.
        budget: How many boards are dealt at most for one that is legal.
    """

    table: Table
    method: Literal["book"] | Method
    tokens: Tokens
    shuffle: bool
    budget: int

    def board(self, seed: int) -> Dealt:
        """The first board dealt from a seed that satisfies everything.

        Raises:
            GenerationError: No board within the budget satisfied all constraints, or there is none.
        """
        source = random.Random(seed).random
        failed: Counter[str] = Counter()
        last: Counter[str] = Counter()
        for count in range(self.budget):
            found = self._dealt(source)
            if not isinstance(found, str):
                fault = self._fault(found) if self.table.judged else ""
                if not fault:
                    return found
                found = fault
                last[found] += 1
            failed[found] += 1
            if count + 1 == DOUBT:
                wait("seeking")
                refuse_impossible(self._asked, shuffle=self.shuffle)
        # Boards that were judged at the end had kept all else: what they fail is to blame.
        by_book = self.method == "book"
        raise _unsatisfiable(self.table.setup, self.budget, last or failed, by_book=by_book)

    def layout(self, dealt: Dealt, seed: int) -> Layout:
        """The layout of a board that was dealt from a seed."""
        board, harbours = dealt
        told = Provenance(
            method=self._law,
            seed=seed,
            version=__version__,
            swaps=swaps_of(board, self.table),
        )
        return layout_of(board, self.table, harbours, told)

    @property
    def _asked(self) -> Table:
        """All that a dealt board keeps: tokens along a spiral, where nothing is swapped after."""
        spiral = self.method == "book" and self.tokens == "spiral" and not self.table.entries
        return _along_a_spiral(self.table.setup) if spiral else self.table

    @property
    def _law(self) -> str:
        """How a board's file calls it; "uniform" only where every legal board is as likely."""
        if self.method == "book":
            return "book"
        if self.method == "walk" and not pace_of(self.table, shuffle=self.shuffle).mixed:
            return NOT_UNIFORM
        return f"uniform-{self.method}"

    def _dealt(self, source: Random) -> Dealt | str:
        """A board with its harbours, or the constraint that it fails."""
        if self.method == "book":
            return self._by_the_book(source)
        if self.method == "walk":
            return walked_to(self.table, source, shuffle=self.shuffle)
        return rejected(self.table, source, shuffle=self.shuffle)

    def _by_the_book(self, source: Random) -> Dealt | str:
        table = self.table
        board = book_board(table, source, self.tokens)
        if isinstance(board, str):
            return board
        harbours = deal_harbours(table.setup, source, shuffle=self.shuffle)
        if any(table.stages.values()):
            cells = cells_of_board(table, board, harbours)
            for stage in table.stages:
                fault = broken(table, stage, cells)
                if fault:
                    return fault
        return board, harbours

    def _fault(self, dealt: Dealt) -> str:
        """The first constraint that needs the finished layout and fails it."""
        layout = self.layout(dealt, 0)
        setup = self.table.setup
        for bound in self.table.judged:
            if any(not finding.note for finding in bound.kind.judge(layout, setup)):
                return bound.constraint.name
        return ""


def dealing_of(
    setup: Setup,
    *,
    tokens: Tokens | None = None,
    harbours: Literal["fixed", "shuffled"] = "shuffled",
    deal: Literal["book", "uniform"] | None = None,
    budget: int = BUDGET,
    by: Method | None = None,
) -> Dealing:
    """What is asked for as a dealing; arguments as of `generate`.

    Raises:
        UsageError: A spiral, printed harbours or the book's procedure were asked for where there
            is none.
        ScenarioError: The set-up's constraints have faults.
        GenerationError: Every board fails a constraint, for pools and fixed places decide it.
    """
    if harbours == "fixed" and setup.deal.harbours and not setup.fixed_harbours:
        raise UsageError("no-fixed-harbours", scenario=setup.scenario, setup=setup.name)
    table, shuffle = table_of(setup), harbours == "shuffled"
    refuse_settled(table)
    deal = deal or setup.dealing
    if deal == "book" and setup.dealing == "uniform":
        raise UsageError("no-book-here", scenario=setup.scenario)
    laid = _tokens(table, tokens, deal)
    method = "book" if deal == "book" else by or method_of(table, shuffle=shuffle)
    most = min(budget, WALKS) if method == "walk" else budget
    vast = max(1, len(setup.deal.frame) // USUAL)
    return Dealing(table, method, laid, shuffle, max(1, most // vast))


def _tokens(table: Table, tokens: Tokens | None, deal: str) -> Tokens:
    setup = table.setup
    spiral = any(isinstance(entry.kind, Spiral) for entry in table.bound)
    if (tokens == "spiral" or spiral) and deal == "uniform":
        raise UsageError("spiral-not-uniform", scenario=setup.scenario)
    if tokens == "spiral" and not setup.spiral:
        raise UsageError("no-spiral-here", scenario=setup.scenario, setup=setup.name)
    return tokens or ("spiral" if setup.spiral and deal == "book" else "free")


def _along_a_spiral(setup: Setup) -> Table:
    """A set-up's tables with the spiral among its constraints."""
    spiral = Constraint(
        "spiral", "spiral", "", ruling=False, when="always", parameters={}, where=""
    )
    others = (entry for entry in setup.constraints if entry.kind != spiral.kind)
    return table_of(replace(setup, constraints=(*others, spiral)))


def _unsatisfiable(
    setup: Setup, budget: int, failed: Counter[str], *, by_book: bool
) -> GenerationError:
    worst, times = failed.most_common(1)[0]
    if by_book:
        return GenerationError(
            "no-layout-by-book",
            scenario=setup.scenario,
            setup=setup.name,
            tried=budget,
            reason=worst,
            times=times,
        )
    return GenerationError(
        "no-layout" if available() else "no-layout-in-deals",
        scenario=setup.scenario,
        setup=setup.name,
        tried=budget,
        reason=worst,
        times=times,
    )
