"""What the bot `builder` makes of a scenario's own actions, found by the rule module's name.

A module without habits here is played by the standard game's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from printkit.engine.actions import Action
    from printkit.engine.bots.plans import Plan, Planner
    from printkit.engine.state import State


def _nothing(*_: object) -> None:
    """Nothing is added to a decision."""


def _no_plans(_: State, __: int, ___: Planner) -> list[Plan]:
    """Nothing else is built."""
    return []


class Habits(msgspec.Struct, frozen=True):
    """How a scenario's own actions are used.

    Attributes:
        phases: What is decided in phases of its own, or otherwise than usual; any legal action
            where a phase is left out.
        plans: What else could be built.
        card: A development card that helps now, if there is one; the plan in hand may be none.
        exchange: A change of cards that helps a plan on, if there is one.
        closing: What is done before a turn ends, if anything.
        theft: What is rather taken than a hidden card, if anything.
    """

    phases: Mapping[str, Callable[[State], Action]] = msgspec.field(default_factory=dict)
    plans: Callable[[State, int, Planner], list[Plan]] = _no_plans
    card: Callable[[State, Plan | None], Action | None] = _nothing
    exchange: Callable[[State, Plan], Action | None] = _nothing
    closing: Callable[[State], Action | None] = _nothing
    theft: Callable[[State, Sequence[Action]], Action | None] = _nothing


def habits_of(modules: Sequence[str]) -> list[Habits]:
    """The habits that there are for some rule modules."""
    homes = [f"{__name__}.{name.replace('-', '_')}" for name in modules]
    return [import_module(home).HABITS for home in homes if find_spec(home)]
