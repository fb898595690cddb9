"""Points for gifts, what winning asks for besides, and counts that must add up (DL-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.modules.divided_land.land import DECK_CARD
from printkit.engine.modules.divided_land.tally import GIFTS, tally

if TYPE_CHECKING:
    from printkit.engine.state import State


def points(state: State, player: int) -> int:
    """DL-20: every gift handed over is worth something to the giver."""
    return sum(tally(state).given[player]) * state.game.setup.points["gift"]


def gifts_to_each(state: State, player: int) -> bool:
    """DL-20: at least one gift was handed over to every other player."""
    wanted = state.game.value("gifts_to_each")
    given = tally(state).given[player]
    return all(count >= wanted for other, count in enumerate(given) if other != player)


def faults(state: State) -> list[str]:
    """Gifts or cards of the gold pile that were lost or made (DL-16, DL-18)."""
    here, game = tally(state), state.game
    found = []
    held = [gift for cards in (*here.unbought, *here.bought) for gift in cards] + here.handed
    if state.turn and sorted(held) != [
        (colour, gift) for colour in range(game.players) for gift in range(len(GIFTS))
    ]:
        found.append(f"gifts {sorted(held)}")
    own = [seat for seat, cards in enumerate(here.unbought) if seat in dict(cards)]
    if own:
        found.append(f"gifts of their own: {own}")
    total = [left + laid for left, laid in zip(here.pile, here.aside, strict=True)]
    if total != [game.value("gold_pile_each")] * (DECK_CARD + 1) or not any(here.pile):
        found.append(f"gold pile {here.pile}, aside {here.aside}")
    if sum(map(sum, here.given)) != len(here.handed):
        found.append(f"given {here.given}, handed over {here.handed}")
    return found
