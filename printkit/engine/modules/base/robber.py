"""A 7 and the robber: discards, the robber's move, the theft (B-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Discard, MoveRobber, Outcome, Steal
from printkit.engine.game import advance
from printkit.engine.hands import hand_over, take
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State

SEVEN = 7


def seven(_: tuple[str, ...]) -> tuple[str, ...]:
    """B-25: a 7 makes full hands give back half, then the roller moves the robber."""
    return ("discards", "robber")


def _seven(state: State) -> bool:
    if state.roll == SEVEN:
        state.agenda += [(phase, state.player) for phase in reversed(state.game.rules.seven)]
    return False


def _full_hands(state: State) -> bool:
    """B-25: whoever holds too many cards that count gives back half of them."""
    game, roller = state.game, state.player
    for step in reversed(range(game.players)):
        player = (roller + step) % game.players
        hand = state.hidden.hands[player]
        held = sum(hand[kind] for kind in game.counted)
        if held > game.value("hand_limit"):
            state.due[player] = held // 2
            state.agenda.append(("discard", player))
    return False


def awaited(_: State) -> bool:
    """The player must choose."""
    return True


def _discards(state: State) -> Sequence[Discard]:
    hand, discards = state.hidden.hands[state.player], state.game.actions.discard
    return [discards[kind] for kind in state.game.counted if hand[kind]]


def _discard_fault(state: State, action: Discard) -> str:
    hand = state.hidden.hands[state.player]
    return "" if action.kind in state.game.counted and hand[action.kind] else "B-25"


def _discard(state: State, action: Discard, _: Outcome) -> None:
    player = state.player
    take(state, player, action.kind, -1)
    state.due[player] -= 1
    if not state.due[player]:
        advance(state)


def _robber_moves(state: State) -> Sequence[MoveRobber]:
    moves, here = state.game.actions.robber, state.robber
    return [moves[spot] for spot in state.haunts if spot != here]


def _robber_fault(state: State, action: MoveRobber) -> str:
    return "" if action.to in state.haunts and action.to != state.robber else "B-25"


def _move_robber(state: State, action: MoveRobber, _: Outcome) -> None:
    state.robber = action.to
    state.agenda.append(("steal", state.player))
    advance(state)


def neighbours_of_robber(state: State) -> list[int]:
    """The other players with a building at the robber's hex, by seat."""
    owner = state.owner
    corners = state.game.board.hex_vertices[state.robber]
    return sorted({owner[at] for at in corners} - {-1, state.player})


def can_steal(state: State) -> bool:
    """A theft is awaited when anything can be taken."""
    return any(listing(state) for listing in state.game.listings("steal"))


def _steals(state: State) -> Sequence[Steal]:
    steals, hands = state.game.actions.steal, state.hidden.hands
    covert = state.game.covert
    return [
        steals[player]
        for player in neighbours_of_robber(state)
        if any(hands[player][kind] for kind in covert)
    ]


def _steal_fault(state: State, action: Steal) -> str:
    return "" if action in _steals(state) else "B-25"


def _cards_to_steal(state: State, action: Steal) -> Sequence[Outcome]:
    hand = state.hidden.hands[action.victim]
    return [(kind,) for kind in state.game.covert for _ in range(hand[kind])]


def _steal(state: State, action: Steal, card: Outcome) -> None:
    hand_over(state, action.victim, state.player, card[0], 1)
    advance(state)


PHASES = {
    "seven": _seven,
    "discards": _full_hands,
    "discard": awaited,
    "robber": awaited,
    "steal": can_steal,
}

MOVES = (
    Move(Discard, ("discard",), "B-25", _discards, _discard_fault, _discard),
    Move(MoveRobber, ("robber",), "B-25", _robber_moves, _robber_fault, _move_robber),
    Move(Steal, ("steal",), "B-25", _steals, _steal_fault, _steal, _cards_to_steal),
)
