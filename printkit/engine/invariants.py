"""What must hold at every moment of every game, for tests and soaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.game import legal_actions
from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State


def broken(state: State) -> list[str]:
    """What does not hold: counts kept by the modules, counts of buildings, something to do."""
    found = [
        fault
        for module in state.game.rules.modules
        for check in module.faults
        for fault in check(state)
    ]
    if state.built != _built(state):
        found.append(f"buildings {state.built}, counted {_built(state)}")
    if not state.over and not legal_actions(state):
        found.append(f"nothing to do in {state.phase}")
    if state.phase not in state.game.rules.phases:
        found.append(f"no phase {state.phase}")
    return found


def _built(state: State) -> list[list[int]]:
    """Everybody's buildings by level, counted on the board."""
    counts = [[0] * len(state.game.levels) for _ in range(state.game.players)]
    for owner, level in zip(state.owner, state.level, strict=True):
        if owner != NOBODY:
            counts[owner][level] += 1
    return counts
