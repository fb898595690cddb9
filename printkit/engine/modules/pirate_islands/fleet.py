"""The fleet: it sails after every roll and raids where it stops (PI-21, PI-22).

A raid's losses and spoils are phases of the raided player, who has nothing to decide of what is
lost: chance says which cards somebody else draws from his hidden hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Count, Happening, KindId, Outcome, SeatId
from printkit.engine.game import advance
from printkit.engine.hands import take
from printkit.engine.modules.base.pieces import CITIED, SETTLED
from printkit.engine.modules.gold_river.choosing import (
    bank_has_cards,
    choices,
    choose,
    fault,
)
from printkit.engine.modules.pirate_islands.tally import tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State

StationId = int


class Lose(Action, frozen=True):
    """Lose a card to the pirates; chance: which one another player draws."""

    word = "lose"
    reveals = "kind"
    brings = True


class TakeSpoils(Action, frozen=True):
    """Take a card from the bank for a raid beaten off."""

    word = "spoils"
    brings = True
    kind: KindId


class Sailed(Happening, frozen=True):
    """The fleet has sailed to a station."""

    word = "sailed"
    station: StationId


class RaidWon(Happening, frozen=True):
    """A raid by a fleet that was stronger than the owner's warships."""

    word = "raid-won"
    victim: SeatId
    strength: Count
    warships: Count


class RaidDrawn(RaidWon, frozen=True):
    """A raid in which both were equally strong."""

    word = "raid-drawn"


class RaidLost(RaidWon, frozen=True):
    """A raid beaten off by more warships than the fleet is strong."""

    word = "raid-lost"


def order(phases: tuple[str, ...]) -> tuple[str, ...]:
    """PI-21, PI-22: the fleet sails and raids after the roll, before a 7 and before yields."""
    at = phases.index("roll") + 1
    return (*phases[:at], "fleet", *phases[at:])


def _sail(state: State) -> bool:
    """PI-21: as many stations as the smaller die shows; PI-40: no more once it is removed."""
    here = tally(state)
    if here.sails:
        stations = here.waters.stations
        here.fleet = (here.fleet + min(state.dice)) % len(stations)
        for player in reversed(raided(state, stations[here.fleet])):
            _raid(state, player)
    return False


def voyage(state: State) -> Sequence[Happening]:
    """PI-21, PI-22: where the fleet has sailed after a roll, whom it raids and how that ends."""
    here, strength = tally(state), min(state.dice)
    if not here.sails:
        return ()
    told: list[Happening] = [Sailed(here.fleet)]
    for player in raided(state, here.waters.stations[here.fleet]):
        warships = here.warships[player]
        ending = (RaidDrawn, RaidWon, RaidLost)[(strength > warships) - (strength < warships)]
        told.append(ending(player, strength, warships))
    return told


def raided(state: State, station: int) -> list[int]:
    """PI-22: who has a settlement or city beside a station, from the roller clockwise.

    With the switch `shared_hex_spared` nobody is raided where several players have one.
    """
    game = state.game
    there = {
        state.owner[at]
        for at in game.board.hex_vertices[station]
        if state.level[at] in (SETTLED, CITIED)
    }
    if len(there) > 1 and game.switches["shared_hex_spared"]:
        return []
    seats = [(state.turn_player + step) % game.players for step in range(game.players)]
    return [seat for seat in seats if seat in there]


def _raid(state: State, player: int) -> None:
    """PI-22: the smaller die against the owner's warships."""
    game, strength = state.game, min(state.dice)
    warships = tally(state).warships[player]
    if strength > warships:
        cities = state.built[player][CITIED]
        loss = game.value("raid_loss") + cities * game.value("raid_loss_per_city")
        state.agenda += [("plunder", player)] * loss
    elif strength < warships:
        state.agenda += [("spoils", player)] * game.value("raid_gain")


_LOSE = (Lose(),)


def _has_cards(state: State) -> bool:
    """There is something to lose."""
    return any(state.hidden.hands[state.player])


def _losses(_: State) -> Sequence[Lose]:
    return _LOSE


def _allowed(_: State, __: Lose) -> str:
    return ""


def _cards(state: State, _: Lose) -> Sequence[Outcome]:
    hand = state.hidden.hands[state.player]
    return [(kind,) for kind, count in enumerate(hand) for _ in range(count)]


def _lose(state: State, _: Lose, card: Outcome) -> None:
    take(state, state.player, card[0], -1)
    advance(state)


def _spoils(state: State) -> Sequence[TakeSpoils]:
    return [TakeSpoils(kind) for kind in choices(state)]


def _spoils_fault(state: State, action: TakeSpoils) -> str:
    return fault(state, action.kind, "PI-22")


def _take_spoils(state: State, action: TakeSpoils, _: Outcome) -> None:
    choose(state, action.kind)


PHASES = {"fleet": _sail, "plunder": _has_cards, "spoils": bank_has_cards}

MOVES = (
    Move(Lose, ("plunder",), "PI-22", _losses, _allowed, _lose, _cards),
    Move(TakeSpoils, ("spoils",), "PI-22", _spoils, _spoils_fault, _take_spoils),
)
"""PI-22: a raid's phases; they come before whatever the roll brings."""
