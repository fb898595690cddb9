"""What the engine says of a layout before it is printed: it can be begun, supplied and won.

The verdict is like those of `rules`, and stands in the same report; only a layout that has
passed all constraints is asked about. A violation names the rule that cannot be followed.
"""

from __future__ import annotations

from random import Random

from printkit.board.model import Layout, Verdict, Violation
from printkit.engine.game import Game, apply, draw, legal_actions
from printkit.engine.modules import missing, rules_of
from printkit.engine.modules.base.pieces import CITY, SETTLEMENT
from printkit.scenarios.model import Scenario

NAME, RULE = "playable", "B-21"
BLOCKED = 4
"""A settlement takes its own intersection and three around it (B-22)."""

TRIES = 20
"""So many times the founding is tried where there is little room."""


def validate(layout: Layout, scenario: Scenario, players: int) -> tuple[Verdict, ...]:
    """Whether every seat can found, every resource is yielded, and victory is within reach.

    A scenario without rules of play has none to check; one whose rules the engine lacks gets a
    note that says so.
    """
    if not scenario.rules:
        return ()
    lacking = missing(scenario.rules)
    if lacking:
        return (Verdict(NAME, RULE, notes=(_found(RULE, "rules-not-played", found=lacking),)),)
    setup = scenario.setup(players, scenario.setup_named(layout.setup).board)
    game = Game(layout, setup, rules_of(scenario.rules))
    return (
        Verdict(NAME, RULE, violations=(*_foundable(game), *_supplied(game), *_winnable(game))),
    )


def _found(rule: str, message: str, **values: int | str) -> Violation:
    return Violation(NAME, rule, message, values=values)


def _foundable(game: Game) -> list[Violation]:
    """B-21: wherever the others settle, every seat finds places for its settlements and roads."""
    if sum(game.grounds) > BLOCKED * (2 * game.players - 1):
        return []
    for seed in range(TRIES):
        random = Random(seed).random
        state = game.start()
        while not state.turn:
            actions = legal_actions(state)
            if not actions:
                seat = state.player + 1
                return [_found("B-21", "no-place", seat=seat, players=game.players)]
            action = actions[int(random() * len(actions))]
            apply(state, action, draw(state, action, random))
    return []


def _supplied(game: Game) -> list[Violation]:
    """B-24: every resource that something costs is yielded by a hex with a number."""
    wanted = {kind for price in game.costs.values() for kind, _ in price if game.rates[kind]}
    yielded = {
        kind for kind, number in zip(game.produces, game.numbers, strict=True) if number
    }  # fmt: skip
    return [
        _found("B-24", "no-yield", resource=game.kinds[kind].name)
        for kind in sorted(wanted - yielded)
    ]


def _winnable(game: Game) -> list[Violation]:
    """B-30: one player's buildings, as many as find room, are worth enough, with both titles."""
    room = _room(game)
    pieces = list(game.pieces.values())
    cities = min(room, pieces[CITY])
    settlements = min(room - cities, pieces[SETTLEMENT])
    worth = game.points_of
    points = cities * worth[2] + settlements * worth[1] + 2 * game.award
    if points >= game.goal:
        return []
    return [_found("B-30", "too-few-points", found=points, wanted=game.goal)]


def _room(game: Game) -> int:
    """How many buildings stand on the board when one after the other takes the first free place."""
    taken: set[int] = set()
    count = 0
    for at, ground in enumerate(game.grounds):
        if ground and at not in taken:
            taken |= {at, *game.board.vertex_vertices[at]}
            count += 1
    return count
