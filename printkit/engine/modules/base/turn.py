"""The turn: its order, the roll, its end, and building between turns (B-23, B-31, B-32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import End, Outcome, Roll
from printkit.engine.game import advance
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State

ORDER = ("roll", "seven", "yield", "act", "special", "next")
"""B-23: roll, a 7's consequences or the yield, trade and build, B-31's phase, the next player."""

SPECIAL_FROM = 5
"""B-31: with so many players others build between turns."""

DICE = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
"""B-32: the 36 throws of two dice."""


def order(_: tuple[str, ...]) -> tuple[str, ...]:
    """The phases of a turn."""
    return ORDER


def awaited(_: State) -> bool:
    """The player must act."""
    return True


def _begin(state: State) -> bool:
    """A turn begins: what counted in the last one is forgotten, the order lies ahead."""
    player = state.player
    state.turn += 1
    state.turn_player = player
    state.dice = ()
    state.roll = 0
    state.card_played = False
    state.offers = 0
    for fresh in state.hidden.fresh:
        fresh[:] = [0] * len(fresh)
    state.agenda += [(phase, player) for phase in reversed(state.game.rules.order)]
    return False


def _next(state: State) -> bool:
    """The dice pass on clockwise."""
    state.agenda.append(("turn", (state.player + 1) % state.game.players))
    return False


def _special(state: State) -> bool:
    """B-31: with five or six, everybody else may build, clockwise."""
    players = state.game.players
    if players >= SPECIAL_FROM:
        others = [(state.player + step) % players for step in range(1, players)]
        state.agenda += [("build", other) for other in reversed(others)]
    return False


_ROLL = (Roll(),)
_END = (End(),)


def _rolls(_: State) -> Sequence[Roll]:
    return _ROLL


def _ends(_: State) -> Sequence[End]:
    return _END


def _allowed(_: State, __: Roll | End) -> str:
    return ""


def _dice(_: State, __: Roll) -> Sequence[Outcome]:
    return DICE


def _roll(state: State, _: Roll, dice: Outcome) -> None:
    state.dice = dice
    state.roll = dice[0] + dice[1]
    advance(state)


def _end(state: State, _: End, __: Outcome) -> None:
    advance(state)


PHASES = {
    "turn": _begin,
    "roll": awaited,
    "act": awaited,
    "special": _special,
    "build": awaited,
    "next": _next,
}

MOVES = (
    Move(Roll, ("roll",), "B-23", _rolls, _allowed, _roll, _dice),
    Move(End, ("act", "build"), "B-23", _ends, _allowed, _end),
)
