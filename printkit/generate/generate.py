"""A layout from a set-up and a seed.

Dealing goes on until a board satisfies every constraint, or until the budget is spent; the
same seed gives the same layout on every platform, for all chance comes from
`random.Random(seed).random()` and from nothing else.
"""

from __future__ import annotations

from typing import Literal

from printkit.board.model import Layout
from printkit.generate.book import Tokens
from printkit.generate.dealing import BUDGET, dealing_of
from printkit.generate.methods import Method
from printkit.scenarios.model import Setup


def generate(
    setup: Setup,
    seed: int,
    *,
    tokens: Tokens | None = None,
    harbours: Literal["fixed", "shuffled"] = "shuffled",
    deal: Literal["book", "uniform"] | None = None,
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
            legal layout the same chance (OS-06); as the set-up says when None.
        budget: How many boards are dealt at most.
        by: The way of dealing uniformly; the one that suits the set-up when None.

    Raises:
        GenerationError: No board within the budget satisfied all constraints, or there is none.
        UsageError: A spiral or printed harbours were asked for where there are none.
        ScenarioError: The set-up's constraints have faults.
    """
    dealing = dealing_of(setup, tokens=tokens, harbours=harbours, deal=deal, budget=budget, by=by)
    return dealing.layout(dealing.board(seed), seed)
