"""Attacks on a fortress with three warships, its die lower, equal and higher."""

from __future__ import annotations

from printkit.design.contest import Bout, bouts, height
from printkit.design.diagram import figure
from printkit.design.figures import Scope
from printkit.design.typeset import Block

_WARSHIPS, _PLAYER = 3, "red"


def fortress_fight(scope: Scope) -> Block:
    """The fortress's die, the warships against it, and what comes of it."""
    words = scope.words
    rows = [
        Bout(_WARSHIPS + offset, _WARSHIPS, ends, words.plain(f"figures.fortress-fight.{ends}"))
        for offset, ends in ((-1, "win"), (0, "draw"), (1, "loss"))
    ]
    heads = (
        words.plain("figures.fortress-fight.die"),
        words.plain("figures.fortress-fight.warships"),
    )
    return figure(
        scope, bouts(scope, heads, rows, _PLAYER), height(rows), "figures.fortress-fight.caption"
    )
