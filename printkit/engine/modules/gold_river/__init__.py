"""Gold rivers as a rule module that any scenario can name: GR-10 to GR-12 (docs/modules.md).

The Pirate Islands build on its parts; the Divided Land has a river with a pile of cards of its own.
"""

from __future__ import annotations

from printkit.engine.modules.gold_river import gold
from printkit.engine.rules import Module

MODULE = Module(
    name="gold-river",
    ids="GR",
    lent=gold.LENT,
    switches=("gold_at_start",),
    phases=gold.PHASES,
    moves=gold.moves("GR-10"),
    yields={"gold": gold.hand_out},
    capital=(gold.start_capital,),
)
