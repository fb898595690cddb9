"""What the engine says of a layout before it is printed: it can be begun, supplied and won.

That it can be won is shown by games (`solitaire`); the verdict says by which.

The verdict is like those of `rules`, and stands in the same report; only a layout that has
passed all constraints is asked about. A violation names the rule that cannot be followed.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from printkit.board.model import Layout
from printkit.board.reports import Verdict, Violation
from printkit.engine.fitting import check_names
from printkit.engine.game import Game, apply, draw, legal_actions, score
from printkit.engine.modules import missing, rules_of
from printkit.scenarios.model import Scenario

Proof = Literal["shown", "sure", "no"]
"""How it is looked for whether every seat can win."""

NAME, RULE = "playable", "B-21"
BLOCKED = 4
"""A settlement takes its own intersection and three around it (B-22)."""

TRIES = 20
"""So many times the founding is tried where there is little room."""

GAMES = 5
"""So many games are played for a seat until one is won."""


def validate(
    layout: Layout, scenario: Scenario, players: int, *, won: Proof = "shown"
) -> tuple[Verdict, ...]:
    """Whether every seat can found, every resource is yielded, and every seat can win.

    A scenario without rules of play has none to check; one whose rules the engine lacks gets a
    note that says so.

    Args:
        layout: The layout.
        scenario: Its scenario.
        players: How many play.
        won: Whether victory is looked for, too: "shown" by games, which takes some hundredths of
            a second, "sure" by counting where that is enough, or not at all.
    """
    if not scenario.rules:
        return ()
    lacking = missing(scenario.rules)
    if lacking:
        return (Verdict(NAME, RULE, notes=(_found(RULE, "rules-not-played", found=lacking),)),)
    setup = scenario.setup(players, scenario.setup_named(layout.setup).board)
    game = Game(layout, setup, rules_of(scenario.rules), talking=False)
    check_names(game, scenario)
    faults = [*_foundable(game), *_supplied(game)]
    if faults or won == "no" or (won == "sure" and _sure(game)):
        return (Verdict(NAME, RULE, violations=tuple(faults)),)
    lost, shown = _won(game)
    return (Verdict(NAME, RULE, violations=tuple(lost), shown=tuple(shown)),)


def _found(rule: str, message: str, **values: int | str) -> Violation:
    return Violation(NAME, rule, message, values=values)


def _foundable(game: Game) -> list[Violation]:
    """B-21: wherever the others settle, every seat finds places for its settlements and roads."""
    if sum(game.homes) > BLOCKED * (2 * game.players - 1):
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


def _sure(game: Game) -> bool:
    """B-30: true when every seat can have enough points whatever the board, by its own pieces."""
    counts = [module.sure for module in game.rules.modules]
    roomy = sum(game.homes) > BLOCKED * (2 * game.players - 1)
    known = roomy and not game.conditions and all(count is not None for count in counts)
    return known and sum(count(game) for count in counts if count) >= game.goal


def _won(game: Game) -> tuple[list[Violation], list[Violation]]:
    """B-30: at every seat a builder wins while the others pass; who does not, and who did when."""
    # Who only counts need not load the bots.
    from printkit.engine.solitaire import founded, solitaire

    lost, turns = [], []
    begun = founded(game, 0)
    for seat in range(game.players):
        ends = [begun.played_by(seat)]
        while ends[-1].winner != seat and len(ends) < GAMES:
            ends.append(solitaire(game, seat, len(ends)))
        if ends[-1].winner == seat:
            turns.append(str(ends[-1].turn))
        else:
            most = max(score(end, seat) for end in ends)
            lost.append(
                _found(
                    "B-30", "never-won", seat=seat + 1, found=most, wanted=game.goal, games=GAMES
                )
            )
    shown = [_found("B-30", "won", turns=", ".join(turns))]
    return lost, [] if lost else shown
