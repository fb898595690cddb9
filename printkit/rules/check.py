"""A verdict of every constraint on a board, whoever made the board.

What passed is told as well as what did not: a set-up sheet prints all of it.
"""

from __future__ import annotations

from printkit.board.model import Layout
from printkit.board.reports import CheckReport, Verdict, Violation
from printkit.rules.finding import Finding
from printkit.rules.registry import Bound, constraints_of
from printkit.scenarios.model import Scenario, Setup


def check(layout: Layout, scenario: Scenario | Setup) -> CheckReport:
    """What every constraint that binds the board says of it, in the scenario's order.

    Args:
        layout: The board.
        scenario: Its scenario, or the set-up of it that the board is for.

    Raises:
        ScenarioError: The scenario's constraints have faults, or it has no such set-up.
    """
    setup = scenario if isinstance(scenario, Setup) else scenario.setup_named(layout.setup)
    return CheckReport(
        tuple(
            _verdict(layout, setup, bound)
            for bound in constraints_of(setup)
            if bound.constraint.binds(variable=layout.variable)
        )
    )


def _verdict(layout: Layout, setup: Setup, bound: Bound) -> Verdict:
    findings = list(bound.kind.judge(layout, setup))
    told, values = bound.title()
    return Verdict(
        constraint=bound.constraint.name,
        title=told,
        told=values,
        rule=bound.constraint.rule,
        ruling=bound.constraint.ruling,
        violations=tuple(_violation(found, bound) for found in findings if not found.note),
        notes=tuple(_violation(found, bound) for found in findings if found.note),
    )


def _violation(found: Finding, bound: Bound) -> Violation:
    return Violation(
        constraint=bound.constraint.name,
        rule=bound.constraint.rule,
        message=found.message,
        where=found.where,
        values=found.values,
    )
