"""A 7 without a robber: full hands give back half, then the roller may rob anybody (PI-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Outcome, Steal
from printkit.engine.game import advance
from printkit.engine.hands import hand_over
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


class Forgo(Action, frozen=True):
    """Take nothing from anybody."""

    word = "forgo"


def seven(phases: tuple[str, ...]) -> tuple[str, ...]:
    """PI-24: a theft in place of the robber's move."""
    return tuple("theft" if phase == "robber" else phase for phase in phases)


def _can_steal(state: State) -> bool:
    """Somebody else holds a card."""
    return bool(_steals(state))


def _steals(state: State) -> Sequence[Steal]:
    steals, hands = state.game.actions.steal, state.hidden.hands
    return [
        steals[player] for player, hand in enumerate(hands) if player != state.player and any(hand)
    ]


def _steal_fault(state: State, action: Steal) -> str:
    return "" if action in _steals(state) else "PI-24"


def _cards(state: State, action: Steal) -> Sequence[Outcome]:
    hand = state.hidden.hands[action.victim]
    return [(kind,) for kind, count in enumerate(hand) for _ in range(count)]


def _steal(state: State, action: Steal, card: Outcome) -> None:
    hand_over(state, action.victim, state.player, card[0], 1)
    advance(state)


_FORGO = (Forgo(),)


def _forgoes(_: State) -> Sequence[Forgo]:
    return _FORGO


def _allowed(_: State, __: Forgo) -> str:
    return ""


def _forgo(state: State, _: Forgo, __: Outcome) -> None:
    advance(state)


PHASES = {"theft": _can_steal}

MOVES = (
    Move(Steal, ("theft",), "PI-24", _steals, _steal_fault, _steal, _cards),
    Move(Forgo, ("theft",), "PI-24", _forgoes, _allowed, _forgo),
)
