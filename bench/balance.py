"""Games of bots on uniform boards, kept as data, and what they teach about the seats.

`python bench/balance.py play base 4 --boards 600 --games 100` plays so many games on each of the
uniform boards 0, 1, 2, … and appends a line a board to bench/simulated/base-4.txt; it goes on
where it was interrupted. Board b is the uniform board of seed b; game i on it is game i of seed b
(printkit.balance.played), so each can be played again alone.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "simulated"
FIRST = "printkit simulated games 1"
NOBODY = "."


@dataclass(frozen=True)
class Simulated:
    """The games on one board.

    Attributes:
        seed: The seed of the uniform board, and of the games.
        winners: The seats that won, game by game; -1 for nobody.
    """

    seed: int
    winners: tuple[int, ...]


def file_of(name: str, players: int, bot: str) -> Path:
    """Where the games of a scenario, so many players and a bot are kept."""
    usual = "" if bot == "builder" else f"-{bot}"
    return FOLDER / f"{name}-{players}{usual}.txt"


def read(path: Path) -> list[Simulated]:
    """What was played, board by board; a last line that was not finished is left out."""
    lines = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    rows = [line.split() for line in lines if line[:1].isdigit()]
    return [
        Simulated(int(seed), tuple(-1 if won == NOBODY else int(won) for won in winners))
        for seed, winners in rows
    ]


def simulate(name: str, players: int, bot: str, boards: int, games: int) -> None:
    """Play on the boards that were not played on yet."""
    from printkit import __version__
    from printkit.balance.played import played
    from printkit.engine import game_of
    from printkit.engine.bots.opening import SLACK
    from printkit.generate import batch
    from printkit.scenarios import load

    path = file_of(name, players, bot)
    done = {board.seed for board in read(path)}
    scenario = load(name)
    setup = scenario.setup(players)
    if not done:
        path.parent.mkdir(exist_ok=True)
        head = (
            FIRST, f"scenario: {name}", f"players: {players}", f"bot: {bot}", f"slack: {SLACK}",
            f"version: {__version__}", "boards: uniform, a line each: seed, winners by seat", "",
        )  # fmt: skip
        path.write_text("\n".join(head) + "\n", "utf-8")
    for seed in range(boards):
        if seed in done:
            continue
        layout = batch(setup, seed, 1).layout(0)
        game = game_of(layout, scenario, players)
        winners = [played(game, bot, seed, number).winner for number in range(games)]
        told = "".join(NOBODY if won < 0 else str(won) for won in winners)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{seed} {told}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep who won them")
    playing.add_argument("scenario")
    playing.add_argument("players", type=int)
    playing.add_argument("--bot", default="builder")
    playing.add_argument("--boards", type=int, default=600)
    playing.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    simulate(asked.scenario, asked.players, asked.bot, asked.boards, asked.games)
