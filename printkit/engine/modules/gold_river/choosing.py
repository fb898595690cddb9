"""A card of choice from the bank: what a gold hex and a won raid bring alike (GR-10, PI-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.game import advance
from printkit.engine.hands import take

if TYPE_CHECKING:
    from printkit.engine.actions import KindId
    from printkit.engine.state import State


def bank_has_cards(state: State) -> bool:
    """There is something to take."""
    return any(state.bank)


def choices(state: State) -> list[KindId]:
    """What the bank still holds."""
    return [kind for kind, count in enumerate(state.bank) if count]


def fault(state: State, kind: KindId, rule: str) -> str:
    """The rule that taking a card of a kind breaks: the given one where there is no such kind."""
    if not 0 <= kind < len(state.bank):
        return rule
    return "" if state.bank[kind] else "B-20"


def choose(state: State, kind: KindId) -> None:
    """The player whose turn it is to choose takes the card."""
    take(state, state.player, kind, 1)
    advance(state)
