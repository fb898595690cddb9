"""Whether a scenario's facts and board fit the rule modules that it names, before a game is made.

Whoever composes modules on a board of their own is told what is missing or misspelt; nothing that
scenario.toml says about play is passed over in silence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from printkit.board.model import Layout
from printkit.board.spelling import listed, nearest
from printkit.engine.rules import Module
from printkit.errors import LayoutError, PrintkitError, ScenarioError
from printkit.scenarios.model import Values, number_of

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.scenarios.model import Scenario, Setup, Value


GOAL = "victory_points"
"""Nobody has won before the game: it asks for a point at least."""


class Switches(dict[str, bool]):
    """Options by name; one that the scenario does not mention is off."""

    def __missing__(self, name: str) -> bool:
        return False


class Costs(dict[str, tuple[tuple[int, int], ...]]):
    """Prices by the names of things, as the indices of kinds of cards and how many of each.

    What costs something that no module knows cannot be had by play: only when the rules need its
    price is it an error.
    """

    def __init__(self, setup: Setup, kinds: Mapping[str, int]) -> None:
        super().__init__()
        self._setup, self._kinds = setup, kinds
        for thing, price in setup.costs.items():
            if kinds.keys() >= price.keys():
                self[thing] = tuple((kinds[kind], count) for kind, count in price.items())

    def __missing__(self, name: str) -> tuple[tuple[int, int], ...]:
        scenario = self._setup.scenario
        _check(self._setup.costs.get(name, ()), self._kinds, f"{scenario}, costs.{name}")
        raise ScenarioError("missing-cost", scenario=scenario, found=name)


def check_needs(modules: Sequence[Module], layout: Layout, setup: Setup) -> None:
    """The board has the features that the modules need, the scenario their numbers and prices.

    Raises:
        LayoutError: Features are lacking; all of a module's are told.
        ScenarioError: Numbers or prices are, likewise.
    """
    for module in modules:
        scenario, rules = setup.scenario, module.name
        features = [name for name in module.features if not layout.features.get(name)]
        if features:
            told = listed(features)
            raise LayoutError("feature-needed", scenario=scenario, rules=rules, feature=told)
        facts = [f"values.{name}" for name in module.values if name not in setup.values]
        facts += [f"costs.{name}" for name in module.costs if name not in setup.costs]
        if facts:
            told = listed(facts)
            raise ScenarioError("facts-needed", scenario=scenario, rules=rules, found=told)
        for name in (*module.values, *module.lent):
            _check_number(name, setup.values)


def _check_number(name: str, values: Mapping[str, Value]) -> None:
    """A value that a module reads is a whole number, and not below none."""
    found, least = number_of(values, name, 1), int(name == GOAL)
    if found < least:
        where = values.place(name) if isinstance(values, Values) else name
        raise ScenarioError("too-small", where=where, found=found, least=least)


def check_names(game: Game, scenario: Scenario) -> None:
    """Options, cards, buildings and goods are those of the modules, or of rules left unplayed.

    Raises:
        ScenarioError: A name is none, and the scenario says of no rule that it is unplayed.
    """
    if scenario.unplayed:
        return
    setup, name = game.setup, scenario.name
    buildings = [level.name for level in game.levels if level.name]
    buildings += [building for module in game.rules.modules for building in module.buildings]
    options = [option for module in game.rules.modules for option in module.switches]
    _check(setup.switches, options, f"{name}, switches")
    _check(setup.deck, game.sort_ids, f"{name}, deck")
    _check(setup.yields, buildings, f"{name}, yields")
    _check(setup.points, buildings, f"{name}, points")
    for thing, price in setup.costs.items():
        _check(price, game.kind_ids, f"{name}, costs.{thing}")


@contextmanager
def fitting(module: Module, scenario: str) -> Iterator[None]:
    """What a module does not find on a board or among the facts is told, not left to a trail."""
    try:
        yield
    except PrintkitError:
        raise
    except (LookupError, StopIteration, TypeError, ValueError) as fault:
        raise ScenarioError("rules-unfit", scenario=scenario, rules=module.name) from fault


def _check(named: Iterable[str], known: Iterable[str], where: str) -> None:
    choices = list(known)
    for name in named:
        if not choices:
            raise ScenarioError("none-known", where=where, found=name)
        if name not in choices:
            raise ScenarioError(
                "unknown-word", where=where, found=name, nearest=nearest(name, choices),
                allowed=listed(choices),
            )  # fmt: skip
