"""A scenario of its own kind, as a user writes one: islands dealt apart in a fixed sea.

Two regions with pools of their own, terrain and a token that are fixed, and a fixed feature
at a corner with a value and a colour; it extends nothing.
"""

from __future__ import annotations

from pathlib import Path

SCENARIO = """
format = 1
prefix = "IS"
tokenless = ["desert", "sea"]

[setups."3"]
players = [3]
fixed = "printed"
frame = '''
      n   n   S
    n   S   s   s
      D   s   s
'''
regions.n = { name = "north", terrain = { hills = 1, forest = 2 }, numbers = { 6 = 1, 4 = 2 } }
regions.s = { name = "south", terrain = { pasture = 2, fields = 1 }, numbers = { 8 = 1, 10 = 2 } }
terrain = '''
      .   .   .
    .   .   .   .
      .   .   G
'''
numbers = '''
      .   .   .
    .   .   .   .
      .   .   2
'''
harbours.places = ["r1h1 NW", "r1h2 NE"]
harbours.pool = { "3:1" = 1, ore = 1 }

[setups."3".fixed_features]
tree = ["r2h2 corner N 3 (green)"]
route = ["r1h3", "r2h2", "r2h2 E wool"]

[constraints.fixed]
kind = "fixed-places"
rule = "IS-01"

[constraints.terrain]
kind = "terrain-pool"
rule = "IS-01"

[constraints.tokens]
kind = "token-pool"
rule = "IS-01"

[constraints.places]
kind = "token-places"
rule = "IS-01"

[constraints.harbours]
kind = "harbour-places"
rule = "IS-01"

[constraints.apart]
kind = "numbers-apart"
rule = "IS-02"
numbers = [6, 8]
"""


def islands(workspace: Path, scenario: str = SCENARIO) -> Path:
    """A workspace that holds the scenario."""
    folder = workspace / "layouts" / "islands"
    folder.mkdir(parents=True)
    (folder / "scenario.toml").write_text(scenario, encoding="utf-8")
    return workspace
