"""Scenario rules are composed: the standard game knows none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import printkit.engine
from printkit.engine.modules import rules_of
from printkit.errors import ScenarioError

ENGINE = Path(printkit.engine.__file__).parent
OWN = {path.name for path in (ENGINE / "modules").iterdir()} - {"base", "__init__.py"}
"""The scenarios' own rule modules; the rest is for all of them."""

SHARED = [
    path
    for path in sorted(ENGINE.rglob("*.py"))
    if OWN.isdisjoint([*path.relative_to(ENGINE).parts, path.stem])
]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_the_base_names_no_scenario(path: Path) -> None:
    """Neither oil nor gold, gift or pirate is a word of the engine or the standard game."""
    # The docstring of modules/__init__ shows how a name is found.
    told = path.read_text("utf-8").replace("oil-springs", "").replace("oil_springs", "")
    assert [] == re.findall(r"oil|gold|gift|pirate", told, re.IGNORECASE)


@pytest.mark.parametrize("path", sorted(ENGINE.rglob("*.py")), ids=lambda path: path.stem)
def test_nobody_asks_which_scenario_is_played(path: Path) -> None:
    """No condition looks at a scenario's name."""
    assert [] == re.findall(r"scenario(?:\.name)? (?:==|!=|in) ", path.read_text("utf-8"))


def test_modules_are_found_by_name() -> None:
    """A name in scenario.toml is a package's name; one that is none is an error."""
    assert ["base", "oil-springs"] == [m.name for m in rules_of(("base", "oil-springs")).modules]
    with pytest.raises(ScenarioError):
        rules_of(("base", "no-such-rules"))


def test_a_module_lays_its_phases_into_the_turn() -> None:
    """OS-30: disaster and win check follow the turn, another disaster the building of others."""
    order = rules_of(("base", "oil-springs")).order
    assert ("act", "disaster", "victory", "special", "disaster", "next") == order[-6:]
