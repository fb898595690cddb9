"""The Divided Land as a rule module over the standard game: DL-10 to DL-20."""

from __future__ import annotations

from printkit.engine.modules.divided_land import (
    ending,
    expeditions,
    gifts,
    gold,
    land,
    outposts,
    roads,
)
from printkit.engine.modules.divided_land.tally import GIFTS
from printkit.engine.rules import Module

MODULE = Module(
    name="divided-land",
    ids="DL",
    features=("tree",),
    values=("gifts_to_each", "gold_pile_each", "outpost_low", "outpost_high"),
    costs=("bridge", "outpost", "expedition", *GIFTS),
    buildings=("outpost", "gift"),
    prepare=land.prepare,
    start=land.start,
    order=expeditions.order,
    phases={**gifts.PHASES, **gold.PHASES, **expeditions.PHASES},
    moves=(*roads.MOVES, *outposts.MOVES, *gold.MOVES, *gifts.MOVES, *expeditions.MOVES),
    amend=roads.AMENDMENTS,
    yields={"terrain": outposts.hand_out},
    capital=(gold.start_capital,),
    points=(ending.points,),
    conditions={"gifts-to-each": ending.gifts_to_each},
    faults=(ending.faults,),
)
