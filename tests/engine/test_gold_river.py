"""Gold rivers on a board of one's own: GR-10 to GR-12, and which rules are not played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tables import at, hand, settle, turn

from printkit.engine import Game, State, apply, legal_actions
from printkit.engine.actions import Roll
from printkit.engine.game import fault
from printkit.engine.invariants import broken
from printkit.engine.modules import rules_of
from printkit.engine.modules.base.pieces import CITIED
from printkit.engine.modules.base.yields import start_capital
from printkit.engine.modules.gold_river import gold
from printkit.engine.modules.gold_river.gold import TakeGold
from printkit.errors import ScenarioError
from printkit.scenarios import load, saved_layout

EXAMPLE = Path(__file__).parents[2] / "example"
RED, BLUE, WHITE = range(3)
BRICK, LUMBER, WOOL = range(3)


def gold_turn(phase: str = "roll", **values: int) -> State:
    """A turn of red's on the example's board, whose rivers are r1h2 with a 4 and r4h2 with a 9."""
    scenario = load("gold-island", EXAMPLE)
    setup = scenario.setup(4)
    changed = replace(setup, values={**setup.values, **values})
    layout = saved_layout("gold-island", "printed", EXAMPLE)
    return turn(Game(layout, changed, rules_of(scenario.rules)), phase=phase)


def test_gold_brings_cards_of_choice() -> None:
    """GR-10: a settlement one, a city two, from the roller clockwise; others in between too."""
    state = gold_turn()
    settle(state, BLUE, "r4h2 corner N", CITIED)
    settle(state, RED, "r4h2 corner S")
    apply(state, Roll(), (4, 5))
    order = []
    while state.phase == "gold":
        order.append(state.player)
        apply(state, TakeGold(WOOL))
    assert ([RED, BLUE, BLUE], {"wool": 1}) == (order, {"wool": hand(state, RED)["wool"]})
    assert ("act", RED, []) == (state.phase, state.player, broken(state))


def test_the_robber_keeps_gold() -> None:
    """GR-10: where the robber stands nobody chooses."""
    state = gold_turn()
    settle(state, RED, "r4h2 corner S")
    state.robber = at(state, "r4h2")
    apply(state, Roll(), (4, 5))
    assert "act" == state.phase


def test_only_what_the_bank_has_can_be_taken() -> None:
    """GR-10: a kind that is gone is no choice, and an empty bank ends the choosing."""
    state = gold_turn()
    settle(state, RED, "r4h2 corner S", CITIED)
    state.bank[:] = [0, 1, 0, 0, 0]
    apply(state, Roll(), (4, 5))
    assert ([TakeGold(LUMBER)], "B-20") == (legal_actions(state), fault(state, TakeGold(WOOL)))
    apply(state, TakeGold(LUMBER))
    assert "act" == state.phase


@pytest.mark.parametrize("cards", [0, 1, 3])
def test_how_many_cards_gold_brings(cards: int) -> None:
    """GR-11: `gold_cards` for each that another hex would bring."""
    state = gold_turn(gold_cards=cards)
    settle(state, RED, "r4h2 corner S")
    apply(state, Roll(), (4, 5))
    assert cards == sum(phase == "gold" for phase, _ in state.agenda) + (state.phase == "gold")


@pytest.mark.parametrize("switched", [True, False])
def test_gold_at_the_start(switched: bool) -> None:
    """GR-12: with the switch a second settlement at gold brings a choice beside its cards."""
    state = gold_turn("act")
    state.game.switches["gold_at_start"] = switched
    corner, before = at(state, "r4h2 corner N"), len(state.agenda)
    start_capital(state, corner)
    gold.start_capital(state, corner)
    assert before + switched == len(state.agenda)


def test_unknown_rules_offer_the_nearest() -> None:
    """A misspelt module is answered with the one that was meant, and all that there are."""
    with pytest.raises(ScenarioError) as caught:
        rules_of(("base", "gold-rivers"))
    assert ("gold-river", True) == (
        caught.value.values["nearest"],
        "base" in str(caught.value.values["allowed"]),
    )
