"""Random games with every invariant looked at after every step, or after every few.

For as many games or as many seconds as asked; exit code 1 and the seed when something breaks.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from random import Random
from time import monotonic

SCENARIOS = (
    ("base", 3), ("base", 4), ("base", 6),
    ("oil-springs", 3), ("oil-springs", 4), ("oil-springs", 5), ("oil-springs", 6),
)  # fmt: skip
LIMIT = 3000


def main() -> int:
    """Play until the games or the seconds are up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=int, default=1, help="look after so many steps")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    tables = _tables()
    start, steps = monotonic(), 0
    for seed in count(asked.first):
        played = seed - asked.first
        if (played >= asked.games) if asked.games else (monotonic() - start > asked.seconds):
            break
        name, game = tables[seed % len(tables)]
        taken, faults = _soak(game, seed, asked.every)
        steps += taken
        if faults:
            print(f"{name}, seed {seed}: {faults}")
            return 1
    print(f"{played} games, {steps} steps, nothing broken, {monotonic() - start:.0f} s")
    return 0


def _tables() -> list[tuple[str, object]]:
    from printkit.engine import game_of
    from printkit.scenarios import load, saved_layout

    found = []
    for name, players in SCENARIOS:
        scenario = load(name)
        layout = saved_layout(name, scenario.setup(players).fixed)
        for talking in (True, False):
            game = game_of(layout, scenario, players, talking=talking)
            found.append((f"{name} {players} {'talking' if talking else ''}", game))
    return found


def _soak(game, seed: int, every: int) -> tuple[int, list[str]]:
    from printkit.engine.bots import bot
    from printkit.engine.game import draw, perform
    from printkit.engine.invariants import broken

    random = Random(seed).random
    chooser = bot("random", game, 0, random)
    state = game.start()
    steps = 0
    while not state.over and state.turn < LIMIT:
        action = chooser.choose(state)
        perform(state, action, draw(state, action, random))
        steps += 1
        if steps % every == 0 and broken(state):
            break
    return steps, broken(state)


if __name__ == "__main__":
    sys.exit(main())
