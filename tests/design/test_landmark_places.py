"""A town map's pieces read what lies on hexes, and nothing that lies on paths."""

from __future__ import annotations

from dataclasses import replace

from printkit.board.hexgrid import Edge, Hex
from printkit.design.landmarks import MARKETS, trades_around
from printkit.scenarios.boards import board_names, saved_layout


def test_a_market_on_a_path_lends_no_hex_its_trades() -> None:
    """As tuples a hex and a path may be equal: only a place that is a hex counts (DI-06)."""
    layout = saved_layout("dinslaken", board_names("dinslaken")[0])
    special = layout.features["special"]
    market = next(p.at for p in special if p.value in MARKETS and isinstance(p.at, Hex))
    assert trades_around(layout, market)
    moved = tuple(
        replace(place, at=Edge(*place.at)) if place.at == market else place for place in special
    )
    elsewhere = replace(layout, features={**layout.features, "special": moved})
    assert [] == trades_around(elsewhere, market)
