"""The reference engine: any scenario's game, played by the letter of its rules.

`game_of` seats players at a layout; `legal_actions`, `outcomes`, `apply`, `is_over` and
`winner` are all that it takes to play. Chance is never rolled here: whoever applies an
action says what chance decided, so a list of actions and outcomes is the game.
"""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.model import Layout
from printkit.engine.fitting import check_names
from printkit.engine.game import (
    Game,
    apply,
    draw,
    is_legal,
    is_over,
    legal_actions,
    outcomes,
    score,
    winner,
)
from printkit.engine.modules import rules_of
from printkit.engine.refusal import IllegalActionError
from printkit.engine.state import State
from printkit.scenarios.model import Scenario

__all__ = [
    "Game",
    "IllegalActionError",
    "State",
    "apply",
    "draw",
    "game_of",
    "is_legal",
    "is_over",
    "legal_actions",
    "outcomes",
    "score",
    "winner",
]


def game_of(
    layout: Layout,
    scenario: Scenario,
    players: int,
    *,
    talking: bool = True,
    switches: Mapping[str, bool] | None = None,
) -> Game:
    """A game on a layout, by the rules that its scenario lists.

    Args:
        layout: The board.
        scenario: Its scenario.
        players: How many play.
        talking: Whether players trade with each other.
        switches: Options of the scenario that differ from what it says itself.

    Raises:
        ScenarioError: The scenario is not for so many, or there is no such rule module.
    """
    setup = scenario.setup(players, scenario.setup_named(layout.setup).board)
    rules = rules_of(scenario.rules)
    game = Game(layout, setup, rules, talking=talking, switches=switches)
    check_names(game, scenario)
    return game
