"""Fights for fortresses, and what comes of them: reconquest, victory, the fleet's end.

PI-29 to PI-31, PI-36 and PI-40.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Count, Happening, Outcome
from printkit.engine.game import advance
from printkit.engine.modules.base.awards import check_victory
from printkit.engine.modules.base.build import set_level
from printkit.engine.modules.base.pieces import SETTLED
from printkit.engine.modules.pirate_islands.beginning import fortress_of
from printkit.engine.modules.pirate_islands.line import closed, lose_foremost
from printkit.engine.modules.pirate_islands.tally import tally
from printkit.engine.rules import Move
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State

DIE = tuple((pips,) for pips in range(1, 7))
"""PI-30: one die tells a fortress's strength."""


class Attack(Action, frozen=True):
    """Attack the own fortress; chance: its strength."""

    word = "attack"
    reveals = "dice"


class ChipOff(Happening, frozen=True):
    """An attack won: so many chips are left."""

    word = "chip-off"
    chips: Count


class Retaken(Happening, frozen=True):
    """An attack that took the last chip."""

    word = "retaken"


class ShipsLost(Happening, frozen=True):
    """An attack that was not won: so many ships are gone."""

    word = "ships-lost"
    ships: Count


class FleetGone(Happening, frozen=True):
    """The fleet is removed."""

    word = "fleet-gone"


_ATTACK = (Attack(),)


def own_fortress(state: State, player: int) -> bool:
    """PI-40: a player has taken the fortress of his colour."""
    return not tally(state).chips[player]


def _attacks(state: State) -> Sequence[Attack]:
    return () if _attack_fault(state, _ATTACK[0]) else _ATTACK


def _attack_fault(state: State, _: Attack) -> str:
    """PI-30: the line must reach a fortress that is not taken yet."""
    player = state.player
    return "" if not own_fortress(state, player) and closed(state, player) else "PI-30"


def _strengths(_: State, __: Attack) -> Sequence[Outcome]:
    return DIE


def _attack(state: State, _: Attack, strength: Outcome) -> None:
    """PI-30: a chip comes off, or ships are lost; the turn is over then, unless the game is."""
    game, player, here = state.game, state.player, tally(state)
    warships = here.warships[player]
    if warships > strength[0]:
        here.chips[player] -= 1
        if not here.chips[player]:
            _take(state)
    else:
        lost = "lost_in_defeat" if warships < strength[0] else "lost_in_draw"
        lose_foremost(state, player, game.value(lost))
    # The next player's turn must not begin before it is known whether this one has won.
    check_victory(state)
    advance(state)


def _take(state: State) -> None:
    """PI-31: the fortress is a settlement; PI-40: with the last one the fleet is removed."""
    here = tally(state)
    set_level(state, here.waters.courses[state.player].fortress, SETTLED)
    if not any(here.chips):
        here.fleet = NOWHERE


def fight(state: State, player: int) -> Sequence[Happening]:
    """PI-30, PI-31, PI-40: what came of a player's attack."""
    here = tally(state)
    # Only a line that was closed could attack: what it lacks now is what it has lost.
    lost = len(here.waters.courses[player].lines[0]) - len(here.lines[player])
    if lost:
        return (ShipsLost(lost),)
    if here.chips[player]:
        return (ChipOff(here.chips[player]),)
    return (Retaken(),) if here.sails else (Retaken(), FleetGone())


def faults(state: State) -> list[str]:
    """Lines, warships, chips or a fleet that do not add up (PI-12, PI-20, PI-29, PI-40)."""
    here, game, found = tally(state), state.game, []
    for seat, line in enumerate(here.lines):
        course = here.waters.courses[seat]
        if not any(list(way[: len(line)]) == line for way in course.lines):
            found.append(f"seat {seat} has the line {line}")
        if not set(line) <= set(state.laid[seat]):
            found.append(f"seat {seat} has ships that do not lie: {line}")
        if not 0 <= here.warships[seat] <= len(line):
            found.append(f"seat {seat} has {here.warships[seat]} warships of {len(line)} ships")
        held = state.level[course.fortress] == fortress_of(game)
        if held != bool(here.chips[seat]) or not 0 <= here.chips[seat] <= game.value(
            "fortress_chips"
        ):
            found.append(f"seat {seat} has {here.chips[seat]} chips, fortress {held}")
    if here.sails != any(here.chips) or here.fleet >= len(here.waters.stations):
        found.append(f"fleet at {here.fleet}, chips {here.chips}")
    return found


MOVES = (Move(Attack, ("act",), "PI-30", _attacks, _attack_fault, _attack, _strengths),)
