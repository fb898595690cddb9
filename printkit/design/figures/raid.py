"""Raids by a fleet of one strength on owners with one, two and three warships."""

from __future__ import annotations

from printkit.design.contest import Bout, bouts, height
from printkit.design.diagram import figure
from printkit.design.figures import Scope
from printkit.design.typeset import Block

_STRENGTH, _PLAYER = 2, "blue"


def raid(scope: Scope) -> Block:
    """The smaller die, the warships against it, and what comes of it."""
    words = scope.words
    rows = [
        Bout(_STRENGTH, 1, "loss", words.plain("figures.raid.weaker")),
        Bout(_STRENGTH, 2, "draw", words.plain("figures.raid.equal")),
        Bout(_STRENGTH, 3, "win", words.plain("figures.raid.stronger")),
    ]
    heads = words.plain("figures.raid.fleet"), words.plain("figures.raid.warships")
    return figure(scope, bouts(scope, heads, rows, _PLAYER), height(rows), "figures.raid.caption")
