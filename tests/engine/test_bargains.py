"""What `builder` makes of offers: each case set by hand, with the price of its best plan."""

from __future__ import annotations

from tables import game, give, settle, turn

from printkit.engine import Game, State, apply
from printkit.engine.actions import Accept, Agree, Counter, Decline, Offer, Withdraw
from printkit.engine.bots.bargains import answer, can_answer, partner
from printkit.engine.bots.worth import Worth

CITY = (0, 0, 0, 2, 3)
"""Two grain and three ore."""

WOOL_FOR_BRICK = Offer((0, 0, 1, 0, 0), (1, 0, 0, 0, 0))
ORE_FOR_BRICK = Offer((0, 0, 0, 0, 1), (1, 0, 0, 0, 0))


def asked(offer: Offer, table: Game | None = None, **cards: int) -> State:
    """Seat 0, who has a settlement at mountains, offers seat 1, who holds those cards."""
    state = turn(table or game())
    settle(state, 0, "r5h1 corner NW")  # mountains 5
    give(state, 0, wool=1, ore=1)
    give(state, 1, **cards)
    apply(state, offer)
    assert 1 == state.player
    return state


def test_what_helps_is_accepted() -> None:
    """Ore for a brick that the city does not need."""
    state = asked(ORE_FOR_BRICK, brick=1)
    assert Accept() == answer(state, CITY, Worth(state.game))


def test_what_does_not_help_is_countered() -> None:
    """Wool does not help; the other one gets ore from his hexes, so ore is wanted for the brick."""
    state = asked(WOOL_FOR_BRICK, brick=1)
    expected = Counter((1, 0, 0, 0, 0), (0, 0, 0, 0, 1))
    assert expected == answer(state, CITY, Worth(state.game))


def test_what_is_needed_is_kept() -> None:
    """A brick that the plan needs is not given for another card of it."""
    state = asked(WOOL_FOR_BRICK, brick=1)
    assert Decline() == answer(state, (1, 1, 0, 0, 0), Worth(state.game))


def test_who_lacks_what_is_asked_for_declines() -> None:
    """It is not even thought about."""
    assert not can_answer(asked(WOOL_FOR_BRICK, grain=1))


def test_who_is_about_to_win_gets_nothing() -> None:
    """Two points before victory nobody answers."""
    state = asked(WOOL_FOR_BRICK, brick=1)
    assert can_answer(state)
    state.built[0][2] = 4
    assert not can_answer(state)


def test_terms_that_help_are_agreed_to() -> None:
    """The offerer takes the partner whose terms bring his plan nearer, and no other."""
    state = asked(WOOL_FOR_BRICK, brick=1)
    apply(state, Counter((1, 0, 0, 0, 0), (0, 0, 0, 0, 1)))
    road, city = (1, 1, 0, 0, 0), CITY
    assert (Agree(1), Withdraw()) == (partner(state, road), partner(state, city))
