"""Words of an author's that nothing asks for: a misspelt key would be printed nowhere.

Keys that texts must have are asked for where they are printed; here is the other side, for the
files under templates/NAME/ of a workspace: each of their keys is known or is told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from printkit.board.spelling import nearest
from printkit.board.tables import read_table
from printkit.design.summary import Order
from printkit.errors import TemplateError
from printkit.scenarios.errors import FaultList
from printkit.scenarios.model import Scenario
from printkit.scenarios.texts import LENDER, keys_of, load_texts

LEAVES: Mapping[str, tuple[str, ...]] = {
    "rules": ("text", "example", "ruling"),
    "sections": ("title", "intro"),
    "constraints": ("title",),
    "aid": ("title", "text"),
}
"""What a rule, a section and so on may have; their own names lie between."""

SCENARIO = ("title", "subtitle", "players", "credit", "unofficial")

OWN = (
    "format", "scenario", "setup", "regions", "boards", "marks", "features", "terrain", "figures",
    "components", "balance", "log", "sites", "cells", "areas", "cost", "resource", *LEAVES,
)  # fmt: skip
"""The tables of a scenario's words; it may say those that all share anew."""

STEP = ("rule", "text", "when", "figure", "players")
WHEN = ("fixed", "variable")


def require_wanted(scenario: Scenario, order: Order, workspace: Path | None) -> None:
    """Every key of the scenario's own words is asked for by something.

    Args:
        scenario: The scenario.
        order: The order of its summary.
        workspace: The user's folder.

    Raises:
        ScenarioError: Some are not; all of them are told, each with the nearest one.
    """
    found = FaultList()
    if workspace is None:
        return
    wanted = _named(scenario, order)
    for file in sorted((workspace / "templates" / scenario.name).glob("*.toml")):
        language = file.stem.rpartition(".")[2]
        if len(language) == 2:
            words = read_table(file, TemplateError)
            for key, choices in _strays(words, wanted, scenario):
                told = nearest(key, choices)
                found.add("text-unasked", where=file, found=key, nearest=told)
    found.close()


def _named(scenario: Scenario, order: Order) -> Mapping[str, Collection[str]]:
    """What the scenario has by name, of what texts have words for."""
    setups = [setup for some in scenario.setups.values() for setup in some.values()]
    sections = order.sections
    return {
        "rules": {rule for section in sections for rule in section.rules},
        "sections": {section.key for section in sections},
        "constraints": {one.name for setup in setups for one in setup.constraints},
        "components": {name for setup in setups for name in setup.components},
        "aid": {*order.aid.front, *order.aid.back},
    }


def _strays(
    words: Mapping[str, Any], wanted: Mapping[str, Collection[str]], scenario: Scenario
) -> Iterator[tuple[str, Collection[str]]]:
    """Keys that nothing asks for, each with those among which the right one is."""
    shared = set(keys_of(load_texts(LENDER, scenario.parents).words))
    tables = {key.partition(".")[0] for key in shared}
    parts = {tuple(key.split(".")[:2]) for key in shared}
    for key in keys_of(words):
        table, _, rest = key.partition(".")
        name, _, leaf = rest.partition(".")
        if table not in OWN and table not in tables:
            yield key, [f"{one}.{rest}" for one in (*OWN, *tables)]
        elif key in shared:
            continue
        elif table == "scenario" and rest not in SCENARIO:
            yield key, [f"scenario.{one}" for one in SCENARIO]
        elif table in wanted and leaf and name not in wanted[table] and (table, name) not in parts:
            yield key, [f"{table}.{one}.{leaf}" for one in wanted[table]]
        elif leaf and table in LEAVES and leaf not in LEAVES[table]:
            yield key, [f"{table}.{name}.{one}" for one in LEAVES[table]]
    yield from _steps(words, wanted["rules"], scenario)


def _steps(
    words: Mapping[str, Any], rules: Collection[str], scenario: Scenario
) -> Iterator[tuple[str, Collection[str]]]:
    setup = words.get("setup")
    steps = setup.get("steps") if isinstance(setup, Mapping) else None
    prefix = f"{scenario.prefix}-"
    for number, step in enumerate(steps if isinstance(steps, list) else (), 1):
        for key, value in step.items() if isinstance(step, Mapping) else ():
            where = f"setup.steps.{number}."
            if key not in STEP:
                yield where + key, [where + one for one in STEP]
            elif key == "when" and value not in WHEN:
                yield f'{where}when = "{value}"', [f'{where}when = "{one}"' for one in WHEN]
            elif key == "rule" and str(value).startswith(prefix) and value not in rules:
                yield f'{where}rule = "{value}"', [f'{where}rule = "{one}"' for one in rules]
