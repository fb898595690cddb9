"""Trade between players (B-28): an offer to all, answers in turn, then one partner or none.

Only the player whose turn it is offers; what others propose in words is an offer of theirs to
be made. Any cards may be offered for any others: `legal_actions` lists one or two for one,
`is_legal` decides on all. An engine's limit on the offers of one turn lets every turn end.
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


def _offers(state: State) -> Sequence[Offer]:
    if not state.game.talking or state.offers >= OFFERS:
        return ()
    hand = state.hidden.hands[state.player]
    return [
        offer
        for offer in state.game.actions.offers
        if _holds(hand, offer.give) and _has_room(state, state.player, offer.give, offer.take)
    ]


def _holds(hand: list[int], cards: Cards) -> bool:
    return all(held >= count for held, count in zip(hand, cards, strict=True))


def _has_room(state: State, player: int, give: Cards, wanted: Cards) -> bool:
    """True when what a player gets breaks no limit, what is given having left the hand."""
    return all(
        count <= room(state, player, kind) + give[kind]
        for kind, count in enumerate(wanted)
        if count
    )


def _offer_fault(state: State, offer: Offer) -> str:
    kinds = len(state.game.kinds)
    if not state.game.talking or state.offers >= OFFERS:
        return "B-28"
    if len(offer.give) != kinds or len(offer.take) != kinds:
        return "B-28"
    # Nothing for nothing, a present, or cards for the same cards are no trade.
    if min(*offer.give, *offer.take) < 0 or not any(offer.give) or not any(offer.take):
        return "B-28"
    if any(give and wanted for give, wanted in zip(offer.give, offer.take, strict=True)):
        return "B-28"
    if not _holds(state.hidden.hands[state.player], offer.give):
        return "B-28"
    return _limit_fault(state, state.player, offer.give, offer.take)


def _limit_fault(state: State, player: int, give: Cards, wanted: Cards) -> str:
    return "" if _has_room(state, player, give, wanted) else state.game.limit_rule


def _offer(state: State, offer: Offer, _: Outcome) -> None:
    player, players = state.player, state.game.players
    state.offer = offer.give, offer.take
    state.willing = []
    state.offers += 1
    others = [(player + step) % players for step in range(1, players)]
    state.agenda += [("act", player), ("choose", player)]
    state.agenda += [("answer", other) for other in reversed(others)]
    advance(state)


def _asked(state: State) -> bool:
    """Whoever lacks the cards, or room for them, is not asked."""
    return not _accept_fault(state, _YES[0])


def _choosing(state: State) -> bool:
    """Without a willing partner the offer is off the table."""
    if not state.willing:
        state.offer = NO_OFFER
    return bool(state.willing)


def _accepts(_: State) -> Sequence[Accept]:
    return _YES


def _declines(_: State) -> Sequence[Decline]:
    return _NO


def _accept_fault(state: State, _: Accept) -> str:
    give, wanted = state.offer
    if not _holds(state.hidden.hands[state.player], wanted):
        return "B-28"
    return _limit_fault(state, state.player, wanted, give)


def _accept(state: State, _: Accept, __: Outcome) -> None:
    state.willing = [*state.willing, state.player]
    advance(state)


def _decline(state: State, _: Decline, __: Outcome) -> None:
    advance(state)


def _agrees(state: State) -> Sequence[Agree]:
    return [Agree(partner) for partner in state.willing]


def _agree_fault(state: State, action: Agree) -> str:
    return "" if action.partner in state.willing else "B-28"


def _agree(state: State, action: Agree, _: Outcome) -> None:
    for kind, (given, taken) in enumerate(zip(*state.offer, strict=True)):
        hand_over(state, state.player, action.partner, kind, given)
        hand_over(state, action.partner, state.player, kind, taken)
    _close(state)


def _withdraws(_: State) -> Sequence[Withdraw]:
    return _NONE


def _withdraw(state: State, _: Withdraw, __: Outcome) -> None:
    _close(state)


def _close(state: State) -> None:
    state.offer = NO_OFFER
    state.willing = []
    advance(state)


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
