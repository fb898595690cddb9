"""What oil is good for: converting, metropolises, sequestering (OS-20, OS-22 to OS-25, OS-50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, KindId, Outcome, VertexId
from printkit.engine.hands import affords, pay, take
from printkit.engine.modules.base.build import BUILDING, set_level
from printkit.engine.modules.base.pieces import CITIED
from printkit.engine.modules.oil_springs.tally import tally
from printkit.engine.roads import holder
from printkit.engine.rules import Move, barred

if TYPE_CHECKING:
    from printkit.engine.state import State

BOTH = "use_and_sequester"


class Convert(Action, frozen=True):
    """Turn 1 oil into 2 cards of one kind."""

    word = "convert"
    kind: KindId


class BuildMetropolis(Action, frozen=True):
    """Make a city a metropolis."""

    word = "metropolis"
    at: VertexId


class Sequester(Action, frozen=True):
    """Lay 1 oil by for good."""

    word = "sequester"


_SEQUESTER = (Sequester(),)


def _clear(state: State) -> bool:
    """A turn begins: nothing was used or sequestered in it."""
    oil = tally(state)
    oil.used = False
    oil.laid_by = 0
    return False


def _use_fault(state: State, count: int) -> str:
    """OS-23: no use goes beyond the track's end; OS-24: none in a turn with sequestering."""
    oil, game = tally(state), state.game
    if oil.marker + count > game.value("track_steps"):
        # OS-50: the builders between turns share what is left.
        return "OS-50" if state.phase == "build" else "OS-23"
    mixed = oil.laid_by and state.phase == "act" and not game.switches[BOTH]
    return "OS-24" if mixed else ""


def _use(state: State, count: int) -> None:
    """OS-23: each oil used moves the marker one step; what is lost otherwise does not (OS-25)."""
    oil = tally(state)
    oil.used = True
    oil.marker += count
    if oil.marker >= state.game.value("track_steps"):
        oil.culprit = state.player


def _converts(state: State) -> Sequence[Convert]:
    if not state.hidden.hands[state.player][tally(state).kind]:
        return ()
    kinds = range(len(state.game.kinds))
    return [action for action in map(Convert, kinds) if not _convert_fault(state, action)]


def _convert_fault(state: State, action: Convert) -> str:
    game = state.game
    if action.kind not in game.covert or not state.hidden.hands[state.player][tally(state).kind]:
        return "OS-20"
    if state.bank[action.kind] < game.value("conversion"):
        return "OS-20"
    return _use_fault(state, 1)


def _convert(state: State, action: Convert, _: Outcome) -> None:
    """OS-20; OS-23: the oil goes back to the supply."""
    take(state, state.player, tally(state).kind, -1)
    take(state, state.player, action.kind, state.game.value("conversion"))
    _use(state, 1)


def _metropolises(state: State) -> Sequence[BuildMetropolis]:
    if not affords(state.hidden.hands[state.player], state.game.costs["metropolis"]):
        return ()
    own = [BuildMetropolis(at) for at, owner in enumerate(state.owner) if owner == state.player]
    return [action for action in own if not _metropolis_fault(state, action)]


def _metropolis_fault(state: State, action: BuildMetropolis) -> str:
    at, game = action.at, state.game
    if not affords(state.hidden.hands[state.player], game.costs["metropolis"]):
        return "OS-22"
    if not tally(state).metropolises or not 0 <= at < len(state.owner):
        return "OS-22"
    if state.owner[at] != state.player or state.level[at] != CITIED:
        return "OS-22"
    return _use_fault(state, game.value("metropolis_oil"))


def _build_metropolis(state: State, action: BuildMetropolis, _: Outcome) -> None:
    """OS-22: the city's piece stays; the oil goes back to the supply with the rest (OS-23)."""
    oil = tally(state)
    pay(state, state.player, state.game.costs["metropolis"])
    set_level(state, action.at, oil.metropolis)
    oil.metropolises -= 1
    _use(state, state.game.value("metropolis_oil"))


def _sequesters(state: State) -> Sequence[Sequester]:
    return () if _sequester_fault(state, _SEQUESTER[0]) else _SEQUESTER


def _sequester_fault(state: State, _: Sequester) -> str:
    oil, game = tally(state), state.game
    if not state.hidden.hands[state.player][oil.kind]:
        return "OS-24"
    if oil.laid_by >= game.value("sequester_per_turn"):
        return "OS-24"
    return "OS-24" if oil.used and not game.switches[BOTH] else ""


def _sequester(state: State, _: Sequester, __: Outcome) -> None:
    """OS-24: out of hand, not into the supply; strictly more makes another one Champion."""
    oil, player = tally(state), state.player
    state.hidden.hands[player][oil.kind] -= 1
    oil.sequestered[player] += 1
    oil.laid_by += 1
    oil.champion = holder(oil.sequestered, oil.champion, state.game.value("champion_from"))


PHASES = {"clear": _clear}

MOVES = (
    Move(Convert, ("act",), "OS-20", _converts, _convert_fault, _convert),
    Move(BuildMetropolis, BUILDING, "OS-22", _metropolises, _metropolis_fault, _build_metropolis),
    Move(Sequester, ("act",), "OS-24", _sequesters, _sequester_fault, _sequester),
    barred(Convert, ("build",), "OS-50"),
    barred(Sequester, ("build",), "OS-50"),
)
