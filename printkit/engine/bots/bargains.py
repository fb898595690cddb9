"""How `builder` trades with other players: what it offers, accepts, counters and agrees to.

Every trade must bring the best plan nearer, whose price it is told; nobody who is about to win is
traded with. It knows its own hand and what lies open, as all of `builder` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.actions import Accept, Action, Agree, Counter, Decline, Offer, Withdraw
from printkit.engine.bots.plans import lacking, nearer
from printkit.engine.bots.worth import open_score
from printkit.engine.game import is_legal, legal_actions
from printkit.engine.modules.base.offers import holds

if TYPE_CHECKING:
    from printkit.engine.actions import Cards
    from printkit.engine.bots.worth import Worth
    from printkit.engine.state import State

CLOSE = 2
"""Nobody who is so near to winning is traded with."""

OFFERS = 2
"""So many offers are made in a turn."""


def offer(state: State, spare: list[int], wanted: list[int]) -> Action | None:
    """One spare card for one that is missing: another pair with each offer of the turn."""
    if not state.game.talking or state.offers >= OFFERS:
        return None
    rates = state.rates[state.player]
    gives = [k for k in sorted(range(len(spare)), key=lambda k: -spare[k]) if spare[k] and rates[k]]
    pairs = [(give, take) for take in wanted for give in gives]
    if state.offers >= len(pairs):
        return None
    give, take = pairs[state.offers]
    return Offer(_single(len(spare), give), _single(len(spare), take))


def can_answer(state: State) -> bool:
    """True when what is asked for is in hand, and the other one is not about to win."""
    held = holds(state.hidden.hands[state.player], state.offer[1])
    return held and not _is_near(state, state.turn_player)


def answer(state: State, price: tuple[int, ...], worth: Worth) -> Action:
    """Yes, where the offer helps; else another card is wanted for what is asked for; else no."""
    given, asked = state.offer
    hand = state.hidden.hands[state.player]
    if nearer(hand, price, given, asked) and is_legal(state, Accept()):
        return Accept()
    income = worth.income(state, state.turn_player)
    missing = lacking(hand, price)
    kinds = [k for k, count in enumerate(missing) if count and income[k] and not asked[k]]
    if not kinds:
        return Decline()
    # Of the kinds that are missing, the one that the other player has most of, by his hexes.
    take = _single(len(hand), max(kinds, key=lambda kind: income[kind]))
    counter = Counter(asked, take)
    helps = nearer(hand, price, take, asked)
    return counter if helps and is_legal(state, counter) else Decline()


def partner(state: State, price: tuple[int, ...]) -> Action:
    """Of those whose terms help, who is furthest behind; nobody who is about to win."""
    hand = state.hidden.hands[state.player]
    partners = [
        action
        for action in legal_actions(state)
        if isinstance(action, Agree)
        and not _is_near(state, action.partner)
        and nearer(hand, price, *state.terms[action.partner])
    ]
    return min(partners, key=lambda a: open_score(state, a.partner), default=Withdraw())


def _is_near(state: State, player: int) -> bool:
    return open_score(state, player) >= state.game.goal - CLOSE


def _single(kinds: int, chosen: int) -> Cards:
    """One card of a kind."""
    return tuple(int(kind == chosen) for kind in range(kinds))
