"""What a module says that it needs is what it reads, and whoever composes modules is told of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import printkit

import printkit.engine.modules as modules
from printkit.engine.modules import rules_of
from printkit.engine.rules import Module
from printkit.press.copying import copy
from printkit.press.workspace import make
from printkit.scenarios import names

FIRST = "base"
OWN = [name for name in names() if name != FIRST]
READ = re.compile(r"(?:value\(|number_of\([\w.]+, )\"(\w+)\"|costs\[\"([\w-]+)\"\]")
PAGE = Path(__file__).parents[2] / "docs/modules.md"
ORDERS = [f"{name}, gold-river" for name in OWN] + ["gold-river, oil-springs"]


def module(name: str) -> Module:
    """The module of that name."""
    return rules_of((FIRST, name)).modules[-1]


def facts(workspace: Path, name: str, rules: str, more: str = "") -> None:
    """A scenario of the workspace with other rules, and with what more it says."""
    path = workspace / f"layouts/{name}/scenario.toml"
    told = "rules = [" + ", ".join(f'"{rule}"' for rule in ("base", *rules.split(", "))) + "]"
    text = re.sub(r"(?m)^rules = .*$", told, path.read_text("utf-8"))
    path.write_text(text + more, "utf-8")


@pytest.mark.parametrize("name", OWN)
def test_a_module_names_what_it_reads(name: str) -> None:
    """Every number and price that its source names is among those that it says it needs."""
    folder = Path(modules.__file__).parent / name.replace("-", "_")
    read = {
        found
        for file in folder.glob("*.py")
        for pair in READ.findall(file.read_text("utf-8"))
        for found in pair
        if found
    }
    needed, first = module(name), module_of_base()
    assert set() == read - set(needed.values) - set(needed.costs) - first


def module_of_base() -> set[str]:
    """What the standard game reads: every scenario that extends it has that."""
    folder = Path(modules.__file__).parent / FIRST
    text = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    return {found for pair in READ.findall(text) for found in pair if found}


@pytest.mark.parametrize("name", OWN)
def test_the_page_tells_what_modules_need(name: str) -> None:
    """docs/modules.md has a row for each, with all of its features, numbers and prices."""
    (row,) = [line for line in PAGE.read_text("utf-8").splitlines() if f"| `{name}` |" in line]
    needed = module(name)
    cells = [
        ", ".join(f"`{n}`" for n in found)
        for found in (needed.features, needed.values, needed.costs)
    ]
    assert row == f"| `{name}` | " + " | ".join(cells) + " |"


@pytest.mark.parametrize("rules", ORDERS)
def test_a_copy_is_played_with_gold_rivers_as_well(rules: str, tmp_path: Path) -> None:
    """A module that ships goes with gold rivers, laid before or after it."""
    (name,) = set(rules.split(", ")) - {"gold-river"}
    copy("mine", name, tmp_path)
    facts(tmp_path, "mine", rules)
    done = printkit("check", "mine", at=tmp_path)
    assert (0, "") == (done.code, done.err)


@pytest.mark.parametrize("name", OWN)
def test_a_board_that_lacks_features_is_told_all_of_them(name: str, tmp_path: Path) -> None:
    """Modules named on another board end with 2, the features named that are missing there."""
    facts(make(tmp_path), "gold-island", f"gold-river, {name}")
    done = printkit("play", "gold-island", "--seed", "1", at=tmp_path)
    told = [feature for feature in module(name).features if feature not in done.err]
    assert (2, []) == (done.code, told)


def test_all_numbers_and_prices_that_are_missing_are_told(tmp_path: Path) -> None:
    """A board with springs, and not one number of theirs: the error names them all at once."""
    springs = '\n[setups."3-4".fixed_features]\nsprings = ["r2h4 12", "r4h3 4"]\n'
    facts(make(tmp_path), "gold-island", "gold-river, oil-springs", springs)
    done = printkit("layout", "gold-island", "--seed", "1", at=tmp_path)
    needed = module("oil-springs")
    wanted = [f"values.{name}" for name in needed.values] + [f"costs.{n}" for n in needed.costs]
    assert (2, []) == (done.code, [name for name in wanted if name not in done.err])
