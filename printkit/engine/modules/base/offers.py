"""Trade between players (B-28): an offer to all, answers in turn, then one partner or none.

Only the player whose turn it is offers; the others accept, decline or answer with an offer of
their own (`counters`). Any cards may be offered for any others: `legal_actions` lists one or
two for one, `is_legal` decides on all. An engine's limit on the offers of one turn, and one
answer of each player to each, let every turn end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Accept, Agree, Cards, Decline, Offer, Outcome, Withdraw
from printkit.engine.game import advance
from printkit.engine.hands import hand_over, room
from printkit.engine.rules import Move
from printkit.engine.state import NO_OFFER

if TYPE_CHECKING:
    from printkit.engine.state import State

OFFERS = 4
"""How many offers a player makes in one turn at most: an engine's limit, not a rule."""

_YES, _NO, _NONE = (Accept(),), (Decline(),), (Withdraw(),)


def holds(hand: list[int], cards: Cards) -> bool:
    """True when those cards are in a hand."""
    for held, count in zip(hand, cards, strict=True):  # noqa: SIM110 - faster than a generator
        if held < count:
            return False
    return True


def has_room(state: State, player: int, give: Cards, wanted: Cards) -> bool:
    """True when what a player gets breaks no limit, what is given having left the hand."""
    for kind in state.game.limited:
        if wanted[kind] and wanted[kind] > room(state, player, kind) + give[kind]:
            return False
    return True


def terms_fault(state: State, give: Cards, wanted: Cards) -> str:
    """The rule that breaks when the player offers those cards for the others; "" for none."""
    kinds = len(state.game.kinds)
    if len(give) != kinds or len(wanted) != kinds:
        return "B-28"
    # Nothing for nothing, a present, or cards for the same cards are no trade.
    if min(*give, *wanted) < 0 or not any(give) or not any(wanted):
        return "B-28"
    if any(given and taken for given, taken in zip(give, wanted, strict=True)):
        return "B-28"
    if not holds(state.hidden.hands[state.player], give):
        return "B-28"
    return _limit_fault(state, state.player, give, wanted)


def _limit_fault(state: State, player: int, give: Cards, wanted: Cards) -> str:
    return "" if has_room(state, player, give, wanted) else state.game.limit_rule


def _may_offer(state: State) -> bool:
    return state.game.talking and state.offers < OFFERS


def _offers(state: State) -> Sequence[Offer]:
    if not _may_offer(state):
        return ()
    hand = state.hidden.hands[state.player]
    return [
        offer
        for offer in state.game.actions.offers
        if holds(hand, offer.give) and has_room(state, state.player, offer.give, offer.take)
    ]


def _offer_fault(state: State, offer: Offer) -> str:
    return terms_fault(state, offer.give, offer.take) if _may_offer(state) else "B-28"


def _offer(state: State, offer: Offer, _: Outcome) -> None:
    player, players = state.player, state.game.players
    state.offer = offer.give, offer.take
    state.terms = {}
    state.offers += 1
    others = [(player + step) % players for step in range(1, players)]
    state.agenda += [("act", player), ("choose", player)]
    state.agenda += [("answer", other) for other in reversed(others)]
    advance(state)


def _asked(state: State) -> bool:
    """Whoever has no card at all is not asked."""
    return any(state.hidden.hands[state.player])


def _choosing(state: State) -> bool:
    """Without anybody to trade with the offer is off the table."""
    if _agrees(state):
        return True
    _clear(state)
    return False


def _accepts(state: State) -> Sequence[Accept]:
    return () if _accept_fault(state, _YES[0]) else _YES


def _accept_fault(state: State, _: Accept) -> str:
    give, wanted = state.offer
    if not holds(state.hidden.hands[state.player], wanted):
        return "B-28"
    return _limit_fault(state, state.player, wanted, give)


def _accept(state: State, _: Accept, __: Outcome) -> None:
    give, wanted = state.offer
    propose(state, wanted, give)


def propose(state: State, give: Cards, wanted: Cards) -> None:
    """The player would give those cards for the others."""
    state.terms = {**state.terms, state.player: (give, wanted)}
    advance(state)


def _declines(_: State) -> Sequence[Decline]:
    return _NO


def _decline(state: State, _: Decline, __: Outcome) -> None:
    advance(state)


def _agrees(state: State) -> Sequence[Agree]:
    agree = state.game.actions.agree
    return [agree[partner] for partner in state.terms if not _agree_fault(state, agree[partner])]


def _agree_fault(state: State, action: Agree) -> str:
    """What the partner wants must be in hand, and what he gives find room."""
    if action.partner not in state.terms:
        return "B-28"
    taken, given = state.terms[action.partner]
    if not holds(state.hidden.hands[state.player], given):
        return "B-28"
    return _limit_fault(state, state.player, given, taken)


def _agree(state: State, action: Agree, _: Outcome) -> None:
    taken, given = state.terms[action.partner]
    for kind, (more, less) in enumerate(zip(taken, given, strict=True)):
        hand_over(state, action.partner, state.player, kind, more - less)
    _clear(state)
    advance(state)


def _withdraws(_: State) -> Sequence[Withdraw]:
    return _NONE


def _withdraw(state: State, _: Withdraw, __: Outcome) -> None:
    _clear(state)
    advance(state)


def _clear(state: State) -> None:
    state.offer = NO_OFFER
    state.terms = {}


def _allowed(_: State, __: Decline | Withdraw) -> str:
    return ""


PHASES = {"answer": _asked, "choose": _choosing}

MOVES = (
    Move(Offer, ("act",), "B-28", _offers, _offer_fault, _offer),
    Move(Accept, ("answer",), "B-28", _accepts, _accept_fault, _accept),
    Move(Decline, ("answer",), "B-28", _declines, _allowed, _decline),
    Move(Agree, ("choose",), "B-28", _agrees, _agree_fault, _agree),
    Move(Withdraw, ("choose",), "B-28", _withdraws, _allowed, _withdraw),
)
