"""Are the harbours those of the scenario, on paths where it has them (B-04, B-08)?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.board.hexgrid import Edge
from printkit.board.model import Layout, Terrain
from printkit.rules.kind import Finding, Kind
from printkit.scenarios.model import Setup


class HarbourPlaces(Kind, frozen=True):
    """Every listed place has a harbour, and no other path has (B-04, B-08)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each harbour inland, at sea or elsewhere, and each place without one."""
        listed = setup.deal.harbour_places
        for path, kind in layout.harbours.items():
            if path not in listed:
                yield Finding(_fault(layout, path), (path,), {"harbour": kind})
        for path in listed:
            if path not in layout.harbours:
                yield Finding("harbour-missing", (path,))


class HarbourPool(Kind, frozen=True):
    """There are as many harbours of each trade as in the scenario's pool (B-04, B-08)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each trade with too many or too few harbours."""
        found, pool = Counter(layout.harbours.values()), setup.deal.harbours
        for kind in sorted({*found, *pool}):
            if found[kind] != pool.get(kind, 0):
                counts = {"found": found[kind], "wanted": pool.get(kind, 0)}
                yield Finding("harbour-count", values={"harbour": kind, **counts})


def _fault(layout: Layout, path: Edge) -> str:
    """Why a harbour cannot lie on a path that is not listed."""
    land = sum(layout.terrain.get(spot, Terrain.SEA) is not Terrain.SEA for spot in path.joins)
    return ("harbour-at-sea", "harbour-unlisted", "harbour-inland")[land]
