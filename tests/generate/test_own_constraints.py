"""Kinds of constraints on a board of one's own: each deals, judges, and goes with the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.generate import generate, mixing
from printkit.rules import check
from printkit.scenarios import Scenario, load

FACTS = """
format = 1
extends = "base"
prefix = "TW"
rules = ["base", "gold-river"]

[setups]
"5-6" = false
"3-4" = false

[setups.two]
players = [3, 4]
fixed = "printed"
frame = '''
      a   a   a   S   b   b   b
    a   a   a   a   S   b   b   b
      a   a   a   S   b   b   b
'''
regions.a.name = "west"
regions.a.terrain = { forest = 3, pasture = 2, fields = 2, hills = 1, mountains = 1, gold = 1 }
regions.a.numbers = { 3 = 1, 4 = 1, 5 = 1, 6 = 1, 8 = 2, 9 = 2, 10 = 1, 11 = 1 }
regions.b.name = "east"
regions.b.terrain = { pasture = 3, fields = 1, hills = 2, mountains = 1, gold = 1, desert = 1 }
regions.b.numbers = { 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 1, 10 = 1, 11 = 1, 12 = 1 }

[[setups.two.features.well]]
terrain = "desert"

[[setups.two.features.mill]]
terrain = "mountains"
count = 1
"""

KINDS = {
    "numbers apart": 'kind = "numbers-apart"\nnumbers = [6, 8]',
    "numbers on a terrain": (
        'kind = "number-terrains"\nnumbers = [2, 12]\nterrains = ["hills", "pasture", "gold"]'
    ),
    "terrain with numbers": 'kind = "terrain-numbers"\nterrain = "gold"\nnever = [6, 8]',
    "terrain adjacent": 'kind = "terrain-beside"\nterrain = "gold"\nbeside = "mountains"',
    "terrain not adjacent": 'kind = "terrains-apart"\nterrains = ["forest"]\nagainst = ["hills"]',
    "place fixed": 'kind = "hex-holds"\nat = "r2h2"\nterrain = "gold"',
    "region balance": 'kind = "region-balance"\nmost = 16',
    "cluster size": 'kind = "terrain-groups"\nmost = 2',
    "distance between": 'kind = "feature-distance"\nfeature = "well"\nother = "mill"\nleast = 2',
    "reachable by sea": 'kind = "sea-reach"\nterrains = ["gold"]',
    "counts": (
        'kind = "board-count"\nterrain = { forest = 3, pasture = 5, fields = 3, hills = 3, '
        "mountains = 2, gold = 2, desert = 1, sea = 3 }\n"
        "numbers = { 2 = 1, 3 = 2, 4 = 2, 5 = 2, 6 = 2, 8 = 2, 9 = 2, 10 = 2, 11 = 2, 12 = 1 }"
    ),
    "pips": 'kind = "intersection-pips"\nmost = 12',
}  # fmt: skip
"""Every kind that an author asks for by name, with parameters; well and mill lie on one board."""


def own(folder: Path, *names: str) -> Scenario:
    """A scenario with some of the constraints."""
    home = folder / "layouts" / "two"
    home.mkdir(parents=True)
    tables = [f"[constraints.own{n}]\n{KINDS[name]}\n" for n, name in enumerate(names)]
    # The base game's own reds rule is among those asked for here.
    facts = "\n".join([FACTS, "[constraints]\nreds-apart = false\n", *tables])
    (home / "scenario.toml").write_text(facts, "utf-8")
    return load("two", folder)


@pytest.mark.parametrize("name", KINDS)
def test_each_kind_deals_and_judges(name: str, tmp_path: Path) -> None:
    """Boards are dealt that keep it, and some that are dealt without it break it."""
    scenario, free = own(tmp_path / "with", name), own(tmp_path / "without")
    for seed in range(3):
        assert check(generate(scenario.setup(4), seed), scenario).passed
    loose = [generate(free.setup(4), seed) for seed in range(25)]
    broken = [layout for layout in loose if not check(layout, scenario).passed]
    assert (name in ALWAYS) == (not broken)


ALWAYS = {"reachable by sea", "counts", "region balance"}
"""What every board of these pools keeps: their sums are the regions' own, all gold has a coast."""


def test_all_kinds_go_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A board is dealt that keeps all of them at once; walks are not measured for long."""
    monkeypatch.setattr(mixing, "TIMID", (256, 100))
    scenario = own(tmp_path, *KINDS)
    layout = generate(scenario.setup(4), 1, deal="uniform")
    report = check(layout, scenario)
    assert ((), True) == (report.violations, len(report.verdicts) > len(KINDS))
