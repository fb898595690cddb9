"""Dinslaken as a rule module over the standard game: DI-20 to DI-40.

What stays as it was stands in no module here: free order of trade and building after the roll
(DI-28), longest road over bridges and ferries, five players' building phase (DI-29).
"""

from __future__ import annotations

from printkit.engine.modules.dinslaken import (
    beginning,
    cards,
    crossing,
    ending,
    favours,
    production,
    repairs,
    sevens,
    ships,
    trade,
)
from printkit.engine.rules import Module

MODULE = Module(
    name="dinslaken",
    ids="DI",
    features=("special", "rhine", "rotbach", "trades"),
    values=(
        "start_gold",
        "gold_supply",
        "ships",
        "duisburg_points",
        "sale",
        "works_bonus",
        "boom",
        "events_left",
        "insurance_copies",
        "first_insurance",
        "second_insurance",
        "third_insurance",
        "monopoly_gain",
        "mining_gain",
        "irrigation_gain",
        "wedding_gift",
        "meadow_rows",
        "town_rows",
    ),
    costs=("bridge", "small-bridge", "ferry", "trade-ship", "repair", "saboteur-repair"),
    switches=("gold_counts_on_seven",),
    prepare=beginning.prepare,
    start=beginning.start,
    seven=sevens.seven,
    phases={**crossing.PHASES, **sevens.PHASES, **repairs.PHASES, **favours.PHASES},
    moves=(
        *crossing.MOVES,
        *ships.MOVES,
        *sevens.MOVES,
        *repairs.MOVES,
        *trade.MOVES,
        *cards.MOVES,
        *favours.MOVES,
    ),
    amend={**crossing.AMENDMENTS, **trade.AMENDMENTS},
    yields={"terrain": production.hand_out},
    capital=(beginning.start_capital,),
    points=(ending.points,),
    faults=(ending.faults,),
)
