"""The Pirate Islands as a rule module over the standard game: PI-10 to PI-40."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Happening, Roll
from printkit.engine.modules.gold_river import gold
from printkit.engine.modules.pirate_islands import beginning, fights, fleet, line, seven
from printkit.engine.rules import Module

if TYPE_CHECKING:
    from printkit.engine.state import State


def _tells(state: State, player: int, action: Action) -> Sequence[Happening]:
    """What the fleet does after a roll, and what comes of an attack."""
    if isinstance(action, Roll):
        return fleet.voyage(state)
    return fights.fight(state, player) if isinstance(action, fights.Attack) else ()


MODULE = Module(
    name="pirate-islands",
    ids="PI",
    lent=gold.LENT,
    features=("route", "start", "ship", "crossing", "fortress"),
    values=(
        "ships",
        "fortress_chips",
        "raid_gain",
        "raid_loss",
        "raid_loss_per_city",
        "lost_in_defeat",
        "lost_in_draw",
    ),
    costs=("ship",),
    switches=("shared_hex_spared",),
    prepare=beginning.prepare,
    start=beginning.start,
    order=fleet.order,
    seven=seven.seven,
    phases={**fleet.PHASES, **seven.PHASES, **gold.PHASES},
    moves=(*line.MOVES, *fleet.MOVES, *seven.MOVES, *gold.moves("PI-31"), *fights.MOVES),
    amend=line.AMENDMENTS,
    yields={"gold": gold.hand_out},
    conditions={"own-fortress": fights.own_fortress},
    faults=(fights.faults,),
    tells=_tells,
)
