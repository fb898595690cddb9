"""The figures of the Divided Land tell the scenario's numbers."""

from __future__ import annotations

import pytest
from test_figures import drawn, placed, scope, strings

from printkit.design import figures
from printkit.scenarios import load

SETUP = load("divided-land").setup(4)


@pytest.mark.parametrize("players", [3, 4])
def test_an_expedition_has_an_action_for_each_player(players: int) -> None:
    """Numbered from the first on, each with its gift; then the pawn is back (DL-15)."""
    block = figures.find("expedition")(scope("divided-land", players=players))
    actions = [word for word in strings(block) if word.startswith("Action")]
    assert [f"Action {n}" for n in range(1, players + 1)] == actions
    assert (players, 1) == (placed(block, "icon-gift"), placed(block, "piece-pawn"))


def test_the_deal_is_the_scenarios() -> None:
    """Both tables show the values, each count on its card (DL-16)."""
    block = drawn("divided-land", "gift-deal", values={"gift_deal_3": "4, 1"})
    assert ["4", "1", "2", "2", "1"] == [word for word in strings(block) if word.isdigit()]


def test_prices_are_the_scenarios() -> None:
    """A symbol for each card of each price, in columns and in a card's rows (DL-17)."""
    costs = {**SETUP.costs, "warm-cloak": {"ore": 1}}
    ore = 1 + sum(SETUP.costs[gift].get("ore", 0) for gift in ("tool-chest", "golden-amulet"))
    for measure in (85.0, 44.0):
        wide = scope("divided-land", measure=measure, changed={"costs": costs})
        assert ore == placed(figures.find("gift-prices")(wide), "symbol-ore")


def test_the_board_in_small_has_every_hex() -> None:
    """Sixty-one, the tree among them as it lies on the table (DL-01)."""
    block = drawn("divided-land", "islands")
    assert 1 == placed(block, "plan-peace_tree")


def test_two_pieces_are_lost_at_a_new_city() -> None:
    """Crossed out in the second window only (DL-19)."""
    block = drawn("divided-land", "passing")
    assert (2, 1, 1) == (
        placed(block, "icon-cross"),
        placed(block, "piece-settlement"),
        placed(block, "piece-city"),
    )


def test_outposts_yield_what_they_border() -> None:
    """Two cards, one beside the desert, none for the pawn on its way (DL-13)."""
    block = drawn("divided-land", "outposts")
    shown = {kind: placed(block, f"symbol-{kind}") for kind in ("brick", "wool", "ore", "grain")}
    assert ({"brick": 1, "wool": 1, "ore": 1, "grain": 0}, 3) == (
        shown,
        placed(block, "piece-pawn"),
    )


def test_everybody_can_be_ticked() -> None:
    """A shape and a box for every colour (DL-20)."""
    assert 4 == placed(drawn("divided-land", "recipients"), "icon-box")
