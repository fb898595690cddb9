"""Yields compared with catanatron's, roll by roll: same board, same buildings, same dice.

Needs an interpreter with catanatron 3.x in a virtual environment of its own, for catanatron is
GPL: `python bench/yields.py /tmp/oracle/bin/python`. It is run as another process.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from games import table_for

if TYPE_CHECKING:
    from printkit.engine import Game, State

OTHER = Path(__file__).parent / "oracle" / "catanatron_side.py"
Paid = list[dict[str, int]]


def main() -> int:
    """Compare, print how many agree; exit code 1 when a difference is not explained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="an interpreter that has catanatron")
    parser.add_argument("--rolls", type=int, default=10_000)
    asked = parser.parse_args()
    game = table_for("base", 4, talking=False)
    situations, ours = zip(*_rolls(game, asked.rolls), strict=True)
    lines = [json.dumps(_tiles(game)), *map(json.dumps, situations)]
    command = [asked.python, str(OTHER)]
    done = subprocess.run(
        command, input="\n".join(lines), capture_output=True, text=True, check=True
    )
    theirs = [json.loads(line) for line in done.stdout.splitlines()]
    told = Counter(
        _judged(situation, one, other)
        for situation, one, other in zip(situations, ours, theirs, strict=True)
    )
    print(dict(told))
    return 1 if told["different"] else 0


def _judged(situation: dict[str, object], ours: Paid, theirs: Paid) -> str:
    """Whether both pay alike; B-24's sole claimant, whom catanatron does not pay, is told apart."""
    if ours == theirs:
        return "alike"
    bank = situation["bank"]
    assert isinstance(bank, dict)
    for kind, left in bank.items():
        one, other = ([paid[kind] for paid in side] for side in (ours, theirs))
        sole = sum(count > 0 for count in one) == 1 and sum(one) == left and not any(other)
        if one != other and not sole:
            return "different"
    return "a sole claimant takes what is left"


def _cube(game: Game, spot: int) -> tuple[int, int, int]:
    """A hex by cube coordinates about the middle of the board."""
    return _cubes(game, game.board.hexes[spot])


def _cubes(game: Game, place: tuple[int, int]) -> tuple[int, int, int]:
    middle = game.board.hexes[len(game.board.hexes) // 2]
    q, r = place[0] - middle.q, place[1] - middle.r
    return q, -q - r, r


def _tiles(game: Game) -> list[list[object]]:
    kinds = [kind.name for kind in game.kinds]
    return [
        [*_cube(game, spot), kinds[kind] if kind >= 0 else None, number]
        for spot, (kind, number) in enumerate(zip(game.produces, game.numbers, strict=True))
    ]


def _rolls(game: Game, count: int) -> Iterator[tuple[dict[str, object], Paid]]:
    """Situations of random games just before a roll, and what our engine pays."""
    from printkit.engine import apply, draw, legal_actions
    from printkit.engine.actions import Roll

    random = Random(1).random
    given, state = 0, game.start()
    while given < count:
        if state.over:
            state = game.start()
        actions = legal_actions(state)
        action = actions[int(random() * len(actions))]
        chance = draw(state, action, random)
        before = state.copy()
        apply(state, action, chance)
        if isinstance(action, Roll) and sum(chance) != 7:
            given += 1
            yield _situation(before, sum(chance)), _paid(before, state)


def _situation(state: State, number: int) -> dict[str, object]:
    game = state.game
    return {
        "number": number,
        "robber": _cube(game, state.robber),
        "bank": _named(game, state.bank),
        "buildings": [
            [[_cubes(game, place) for place in game.board.vertices[at].touches], owner, level == 2]
            for at, (owner, level) in enumerate(zip(state.owner, state.level, strict=True))
            if owner >= 0
        ],
    }


def _paid(before: State, after: State) -> Paid:
    hands = zip(before.hidden.hands, after.hidden.hands, strict=True)
    return [
        _named(before.game, [new - old for old, new in zip(one, other, strict=True)])
        for one, other in hands
    ]


def _named(game: Game, counts: list[int]) -> dict[str, int]:
    return {str(kind.name): count for kind, count in zip(game.kinds, counts, strict=True)}


if __name__ == "__main__":
    sys.exit(main())
