"""Set-ups with constraints asked for beside their own, and a board small enough to list."""

from __future__ import annotations

from pathlib import Path

from printkit.generate.compiled import deal
from printkit.generate.methods import method_of
from printkit.generate.mixing import known_of, pace_of
from printkit.generate.trial import legal_are_rare
from printkit.press.asked import Asked, bound_by
from printkit.scenarios import load
from printkit.scenarios.model import Setup

BOWL = """
format = 1
prefix = "BW"
tokenless = ["desert"]

[setups."2"]
players = [2]
fixed = "printed"
frame = '''
      m   m
    m   m   m
'''
regions.m.name = "main"
regions.m.terrain = { desert = 1, forest = 2, pasture = 1, hills = 1 }
regions.m.numbers = { 6 = 1, 8 = 1, 3 = 2 }
harbours.places = ["r1h1 NW", "r2h3 E", "r2h1 SW"]
harbours.pool = { lumber = 2, wool = 1 }
harbours.fixed = ["wool", "lumber", "lumber"]

[constraints]
terrain = { kind = "terrain-pool" }
tokens = { kind = "token-pool" }
places = { kind = "token-places" }
"""

LAKE = """
format = 1
prefix = "LK"
tokenless = ["sea"]

[setups."2"]
players = [2]
fixed = "printed"
frame = '''
        m   m   m
      m   S   S   m
    m   S   W   S   m
      m   S   S   m
        m   m   m
'''
regions.m = { name = "main", terrain = { fields = 1, forest = 11 }, numbers = { 4 = 12 } }

[constraints]
terrain = { kind = "terrain-pool" }
"""

CENTRE = """
format = 1
prefix = "CE"
extends = "base"

[setups."5-6"]
players = [5]
fixed = "extended"

[setups."3-4"]
terrain = '''
        .   .   .
      .   .   .   .
    .   .   D   .   .
      .   .   .   .
        .   .   .
'''
regions.m.terrain = { desert = 0 }
"""


def workspace(folder: Path, **scenarios: str) -> Path:
    """A folder with scenarios in it."""
    for name, text in scenarios.items():
        place = folder / "layouts" / name
        place.mkdir(parents=True)
        (place / "scenario.toml").write_text(text, encoding="utf-8")
    return folder


def asking(scenario: str, players: int, *constraints: str, at: Path | None = None) -> Setup:
    """A set-up with constraints as `--constraint` takes them."""
    setup = load(scenario, at).setup(players)
    return bound_by(setup, Asked(constraint=constraints))


def forget() -> None:
    """What was found out about walks is forgotten, as in a new process."""
    for told in (method_of, legal_are_rare, known_of, pace_of, deal._filling):
        told.cache_clear()


def large(radius: int) -> str:
    """A scenario of one hexagon, its pools in the proportions of the base game's."""
    rows = [2 * radius + 1 - abs(row) for row in range(-radius, radius + 1)]
    frame = "\n".join("  " * (2 * radius + 1 - row) + "m   " * row for row in rows)
    hexes = sum(rows)
    deserts = max(1, hexes // 20)
    kinds = ("forest", "pasture", "fields", "hills", "mountains")
    terrain = {kind: (hexes - deserts + n) // 5 for n, kind in enumerate(kinds)} | {
        "desert": deserts
    }
    weights = {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}
    tokens = hexes - deserts
    numbers = {n: tokens * weight // 18 for n, weight in weights.items()}
    for n in (3, 4, 5, 9, 10, 11, 2, 12) * 3:
        numbers[n] += sum(numbers.values()) < tokens
    pool = ", ".join(f"{kind} = {count}" for kind, count in terrain.items())
    told = ", ".join(f"{n} = {count}" for n, count in numbers.items())
    return (
        'format = 1\nprefix = "LG"\ntokenless = ["desert"]\n[setups."4"]\nplayers = [4]\n'
        f"fixed = \"none\"\nframe = '''\n{frame}\n'''\n"
        f'regions.m = {{ name = "main", terrain = {{ {pool} }}, numbers = {{ {told} }} }}\n'
    )
