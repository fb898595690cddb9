"""Which rules of a scenario the engine does not play: players keep those themselves.

A scenario names them under `unplayed`. Where it does not, they are the rules of its summary that
belong to none of its modules and that no constraint of its boards keeps either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from printkit.board.spelling import listed, nearest
from printkit.board.tables import read_table
from printkit.engine.modules import ids_of
from printkit.errors import ScenarioError, TemplateError
from printkit.scenarios.folders import find, find_file
from printkit.scenarios.model import Scenario
from printkit.scenarios.texts import Texts

_BOLD = re.compile(r"\*\*(.+?)\*\*")


def unplayed(scenario: Scenario, workspace: Path | None) -> tuple[str, ...]:
    """The ids of those rules, in the order of the summary; all of them without a module.

    Raises:
        ScenarioError: `unplayed` names a rule that the summary does not have.
    """
    rules = tuple(summary_rules(scenario.name, workspace))
    if scenario.unplayed is None:
        kept = {
            constraint.rule
            for setups in scenario.setups.values()
            for setup in setups.values()
            for constraint in setup.constraints
        }
        played = ids_of(scenario.rules)
        return tuple(
            rule for rule in rules if rule.partition("-")[0] not in played and rule not in kept
        )
    for rule in scenario.unplayed:
        if rules and rule not in rules:
            raise ScenarioError(
                "unknown-rule",
                where=f"{find(scenario.name, workspace)}, unplayed",
                found=rule,
                nearest=nearest(rule, rules),
                allowed=listed(rules),
            )
    return scenario.unplayed


def named(rules: tuple[str, ...], texts: Texts) -> str:
    """The rules by id and by the words in bold with which their texts begin."""
    return "; ".join(f"{rule} {_title(rule, texts)}".strip() for rule in rules)


def _title(rule: str, texts: Texts) -> str:
    key = f"rules.{rule}.text"
    found = _BOLD.match(texts.raw(key)) if key in texts else None
    return found[1].rstrip(".") if found else ""


def summary_rules(scenario: str, workspace: Path | None) -> Iterator[str]:
    """The ids in a scenario's summary; what else is wrong there is told when it is printed."""
    path = find_file(f"templates/{scenario}/summary.toml", workspace)
    sections = read_table(path, TemplateError).get("sections") if path else ()
    for section in sections if isinstance(sections, list) else ():
        rules = section.get("rules") if isinstance(section, Mapping) else ()
        yield from (rule for rule in rules or () if isinstance(rule, str))
