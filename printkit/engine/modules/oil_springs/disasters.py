"""The disaster phase: its roll, the flood, the hex or spring that is hit (OS-30 to OS-34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Outcome
from printkit.engine.game import advance
from printkit.engine.modules.base.build import remove_building, set_level
from printkit.engine.modules.base.pieces import CITIED, CITY, SETTLED, SETTLEMENT
from printkit.engine.modules.base.turn import DICE
from printkit.engine.modules.oil_springs.ending import fill_track
from printkit.engine.modules.oil_springs.tally import tally
from printkit.engine.modules.oil_springs.trade import round_by_round
from printkit.engine.roads import measure_all
from printkit.engine.rules import Move
from printkit.engine.state import rolled

if TYPE_CHECKING:
    from printkit.engine.state import State

FLOOD = 7


class RollDisaster(Action, frozen=True):
    """Roll for a disaster; chance: both dice."""

    word = "disaster"
    reveals = "dice"


class RollHex(Action, frozen=True):
    """Roll which of several hexes is hit; chance: the die."""

    word = "which-hex"
    reveals = "dice"


_ROLL, _WHICH = (RollDisaster(),), (RollHex(),)


def _disaster(state: State) -> bool:
    """OS-30: a marker at the end of the track makes the one who moved it there roll."""
    oil = tally(state)
    if oil.marker < state.game.value("track_steps"):
        return False
    state.player = oil.culprit
    return True


def awaited(_: State) -> bool:
    """The die must be rolled."""
    return True


def _rolls(_: State) -> Sequence[RollDisaster]:
    return _ROLL


def _allowed(_: State, __: Action) -> str:
    return ""


def _dice(_: State, __: RollDisaster) -> Sequence[Outcome]:
    return DICE


def _roll(state: State, _: RollDisaster, dice: Outcome) -> None:
    """OS-31 to OS-34; OS-30: then the marker goes back to 0."""
    oil = tally(state)
    total = sum(dice)
    hexes = state.rolled[total]
    oil.marker = 0
    if total == FLOOD:
        flood(state)
    elif len(hexes) == 1:
        strike(state, hexes[0])
    elif hexes:
        oil.struck = total
        state.agenda.append(("which-hex", state.player))
    advance(state)


def _whiches(_: State) -> Sequence[RollHex]:
    return _WHICH


def _die(state: State, _: RollHex) -> Sequence[Outcome]:
    """OS-32: where six sides cannot be shared out, what is too high is rolled again."""
    count = len(state.rolled[tally(state).struck])
    return [(die,) for die in range(1, 1 + (count if 6 % count else 6))]


def _roll_hex(state: State, _: RollHex, die: Outcome) -> None:
    """OS-32: the hexes in reading order share the die's sides evenly."""
    oil = tally(state)
    hexes = state.rolled[oil.struck]
    oil.struck = 0
    sides = 1 if 6 % len(hexes) else 6 // len(hexes)
    strike(state, hexes[(die[0] - 1) // sides])
    advance(state)


def flood(state: State) -> None:
    """OS-31: by the sea settlements are lost, then cities become settlements, all in one step."""
    dry = frozenset(state.game.land)
    shore = [
        at
        for at, around in enumerate(state.game.board.vertex_hexes)
        if state.owner[at] >= 0 and len(dry.intersection(around)) < 3
    ]
    oil = tally(state)
    for at in shore:
        if state.level[at] in (SETTLED, oil.drowned):
            remove_building(state, at)
    for at in shore:
        if state.level[at] == CITIED:
            _humble(state, at)
    measure_all(state)


def _humble(state: State, at: int) -> None:
    """A city becomes a settlement, or is worth one where no such piece is left."""
    supply = state.supply[state.owner[at]]
    if supply[SETTLEMENT]:
        supply[SETTLEMENT] -= 1
        supply[CITY] += 1
        set_level(state, at, SETTLED)
    else:
        set_level(state, at, tally(state).drowned)


def strike(state: State, spot: int) -> None:
    """OS-33, OS-34: a hex loses its token and the robber's way in, a spring its oil."""
    if spot in tally(state).springs:
        _spill(state)
        return
    tally(state).track.append(state.number[spot])
    state.number[spot] = 0
    state.rolled = rolled(state.number)
    state.haunts = tuple(other for other in state.haunts if other != spot)
    fill_track(state)


def _spill(state: State) -> None:
    """OS-34: oil leaves the game, the supply's first, then the players' in turn."""
    oil = tally(state)
    wanted = state.game.value("spill")
    supplied = min(wanted, state.bank[oil.kind])
    state.bank[oil.kind] -= supplied
    givers = round_by_round(state, state.player)[: wanted - supplied]
    for seat in givers:
        state.hidden.hands[seat][oil.kind] -= 1
    oil.lost += supplied + len(givers)


PHASES = {"disaster": _disaster, "which-hex": awaited}

MOVES = (
    Move(RollDisaster, ("disaster",), "OS-30", _rolls, _allowed, _roll, _dice),
    Move(RollHex, ("which-hex",), "OS-32", _whiches, _allowed, _roll_hex, _die),
)
