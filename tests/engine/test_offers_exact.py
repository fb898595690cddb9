"""Offers and counter-offers of any cards are judged by what the rules say, and nothing else."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st
from tables import game, give, turn

from printkit.engine import State, apply, is_legal
from printkit.engine.actions import Counter, Offer

KINDS = 6
OIL = 5
LIMIT = 4
CARDS = st.lists(st.integers(-1, 3), min_size=KINDS, max_size=KINDS).map(tuple)
HAND = st.lists(st.integers(0, 4), min_size=KINDS, max_size=KINDS)
FIRST: tuple[int, ...] = (1, 0, 0, 0, 0, 0)
FOR: tuple[int, ...] = (0, 1, 0, 0, 0, 0)


def fair(hand: list[int], gives: tuple[int, ...], wants: tuple[int, ...]) -> bool:
    """B-28: cards that are held for others, none for the same kind, within OS-14's limit."""
    kinds = range(KINDS)
    return (
        all(count >= 0 for count in (*gives, *wants))
        and all(hand[kind] >= gives[kind] for kind in kinds)
        and any(gives)
        and any(wants)
        and not any(gives[kind] and wants[kind] for kind in kinds)
        and (not wants[OIL] or hand[OIL] + wants[OIL] <= LIMIT)
    )


def dealt(hand: list[int], player: int) -> State:
    """A turn of seat 0 in which a player holds those cards and seat 0 at least a brick."""
    state = turn(game("oil-springs"))
    give(state, 0, brick=1)
    state.hidden.hands[player][:] = hand
    return state


@settings(max_examples=300, deadline=None)
@given(hand=HAND, gives=CARDS, wants=CARDS)
def test_offers(hand: list[int], gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
    """An offer is legal when it is fair to the hand that makes it."""
    state = dealt(hand, 0)
    assert fair(hand, gives, wants) == is_legal(state, Offer(gives, wants))


@settings(max_examples=300, deadline=None)
@given(hand=HAND.filter(any), gives=CARDS, wants=CARDS)
def test_counter_offers(hand: list[int], gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
    """A counter-offer is legal when it is fair to the hand that makes it, and another offer."""
    state = dealt(hand, 1)
    apply(state, Offer(FIRST, FOR))
    expected = fair(hand, gives, wants) and (gives, wants) != (FOR, FIRST)
    assert expected == is_legal(state, Counter(gives, wants))
