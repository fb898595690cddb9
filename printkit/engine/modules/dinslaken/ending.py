"""Points of Duisburg, and counts that must add up (DI-22, DI-25, DI-30, DI-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.modules.dinslaken.tally import EVENTS, NOTHING, PERILS, tally
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State


def points(state: State, player: int) -> int:
    """DI-22: a point more for whoever has settled in Duisburg."""
    owner = state.owner
    there = any(owner[at] == player for at in tally(state).land.duisburg)
    return state.game.value("duisburg_points") if there else 0


def faults(state: State) -> list[str]:
    """Gold, cargo, insurance, events and damage that do not add up."""
    here, game = tally(state), state.game
    found = []
    gold = state.bank[here.gold] + sum(hand[here.gold] for hand in state.hidden.hands)
    if gold != game.kinds[here.gold].supply:
        found.append(f"{gold} gold")
    aside = [0] * len(game.kinds)
    for ship, kind in zip(here.ships, here.cargo, strict=True):
        if kind != NOTHING:
            aside[kind] += 1
            if ship == NOWHERE:
                found.append("cargo without a ship")
    if aside != state.aside:
        found.append(f"aside {state.aside}, under ships {aside}")
    for peril in range(len(PERILS)):
        sold = sum(insured[peril] for insured in here.insured)
        if here.policies[peril] + sold != game.value("insurance_copies"):
            found.append(f"{here.policies[peril]} policies of {PERILS[peril]}, {sold} sold")
    left = sum(here.unseen)
    if not game.value("events_left") < left <= len(EVENTS):
        found.append(f"{left} event cards face down")
    if any(state.owner[at] < 0 for at in here.damaged):
        found.append("damage without a building")
    ring = sorted(state.number[spot] for spot in here.land.ring)
    if ring != sorted(game.numbers[spot] for spot in here.land.ring):
        found.append(f"tokens {ring} at the mill")
    return found
