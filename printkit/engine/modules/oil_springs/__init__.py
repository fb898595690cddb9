"""Oil Springs as a rule module over the standard game: OS-10 to OS-60.

OS-60's options are switches: a variable board is the layout's, `use_and_sequester` is asked in
`uses`, `oil_without_limit` in `springs`.
"""

from __future__ import annotations

from printkit.engine.modules.oil_springs import disasters, ending, springs, trade, uses
from printkit.engine.rules import Module, nothing

MODULE = Module(
    name="oil-springs",
    ids="OS",
    features=("springs",),
    values=(
        "oil_tokens",
        "oil_limit",
        "metropolises",
        "metropolis_oil",
        "conversion",
        "spill",
        "track_circles",
        "track_steps",
        "sequester_per_turn",
        "sequester_per_point",
        "champion_from",
        "champion_points",
    ),
    costs=("metropolis",),
    switches=("use_and_sequester", "oil_without_limit"),
    prepare=springs.prepare,
    start=springs.start,
    order=ending.order,
    phases={**uses.PHASES, **disasters.PHASES, **ending.PHASES},
    moves=(*uses.MOVES, *disasters.MOVES, *trade.MOVES),
    amend=trade.AMENDMENTS,
    yields={"springs": springs.hand_out},
    capital=(springs.start_capital,),
    points=(ending.points,),
    # OS-40: nobody wins at once, as in the standard game.
    checks={"victory": nothing},
    faults=(springs.faults,),
    sure=ending.sure,
)
