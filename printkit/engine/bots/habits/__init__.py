"""What the bot `builder` makes of a scenario's own actions, found by the rule module's name.

A module without habits here is played by the standard game's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.engine.actions import Action
    from printkit.engine.bots.plans import Plan, Planner
    from printkit.engine.state import State


@dataclass(frozen=True, slots=True)
class Habits:
    """How a scenario's own actions are used.

    Attributes:
        plans: What else could be built.
        exchange: A change of cards that helps a plan on, if there is one.
        closing: What is done before a turn ends, if anything.
        theft: What is rather taken than a hidden card, if anything.
    """

    plans: Callable[[State, int, Planner], list[Plan]]
    exchange: Callable[[State, Plan], Action | None]
    closing: Callable[[State], Action | None]
    theft: Callable[[State, Sequence[Action]], Action | None]


def habits_of(modules: Sequence[str]) -> list[Habits]:
    """The habits that there are for some rule modules."""
    homes = [f"{__name__}.{name.replace('-', '_')}" for name in modules]
    return [import_module(home).HABITS for home in homes if find_spec(home)]
