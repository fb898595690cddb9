"""Games of bots on uniform boards, kept as data, and what they teach about the seats.

`python bench/balance.py play base 4 --boards 600 --games 100` plays so many games on each of the
uniform boards 0, 1, 2, … and appends a line a board to bench/simulated/base-4.txt; it goes on
where it was interrupted. Board b is the uniform board of seed b; game i on it is game i of seed b
(printkit.balance.played), so each can be played again alone.

`python bench/balance.py train base 4` fits the model's weights to those games (bench/training.py),
measures them on boards that took no part, and writes printkit/balance/weights/base-4.toml;
`--like base-4` starts from the weights of another file where there are few games. Weights that
predict next to nothing are not kept; where they come from is.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import msgspec
import tomli_w

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


def _whole(text: str) -> list[str]:
    """The lines that were finished."""
    return [line for line in text.splitlines(keepends=True) if line.endswith("\n")]


def read(path: Path) -> list[Simulated]:
    """What was played, board by board; a last line that was not finished is left out."""
    lines = _whole(path.read_text("utf-8")) if path.exists() else []
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
    if path.exists():
        # A line that was being written when it was interrupted is played again.
        path.write_text("".join(_whole(path.read_text("utf-8"))), "utf-8")
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


RIDGE, RIDGE_LIKE = 30.0, 1000.0
"""How strongly weights are held near 0, and near those of another file."""

LEAST = 0.1
"""The part of the variance that weights must predict, or nothing is predicted."""


def train(name: str, players: int, bot: str, like: str) -> str:
    """Fit the weights, measure them, write their file; a line that tells of it."""
    from training import fitted, games_of, measured

    from printkit import __version__
    from printkit.balance.model import WEIGHTS, Model, Origin, read_model
    from printkit.board.tables import FORMAT
    from printkit.engine.bots.opening import SLACK
    from printkit.scenarios import load

    known = read_model(WEIGHTS / f"{like}.toml").weights if like else {}
    games = games_of(name, players, read(file_of(name, players, bot)))
    ridge = RIDGE_LIKE if like else RIDGE
    found = measured(games, ridge, known)
    weights = fitted(games, ridge, known)
    origin = Origin(
        bot=bot,
        slack=SLACK,
        boards=len(games.boards),
        games=len(games.winner),
        version=__version__,
        ridge=ridge,
        like=like,
        r2=round(float(found.r2), 3),
        ceiling=round(float(found.ceiling), 3),
        spread=round(float(found.spread), 4),
    )
    model = Model(
        format=FORMAT,
        scenario=name,
        setup=load(name).setup(players).name,
        players=players,
        origin=origin,
        weights={
            feature: round(float(weight), 5)
            for feature, weight in zip(games.names, weights, strict=True)
            if weight and found.r2 > LEAST
        },
    )
    WEIGHTS.mkdir(exist_ok=True)
    text = tomli_w.dumps(msgspec.to_builtins(model))
    head = "# Weights of the balance model, by bench/balance.py (docs/balance.md).\n"
    (WEIGHTS / f"{name}-{players}.toml").write_text(head + text, "utf-8")
    return (
        f"{name}, {players}: {origin.boards} boards, {origin.games} games, R² {found.r2:.3f} of "
        f"{found.ceiling:.3f}, spread {100 * found.spread:.1f} points"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep who won them")
    training = commands.add_parser("train", help="fit the model's weights to them")
    for command in (playing, training):
        command.add_argument("scenario")
        command.add_argument("players", type=int)
        command.add_argument("--bot", default="builder")
    playing.add_argument("--boards", type=int, default=600)
    playing.add_argument("--games", type=int, default=100)
    training.add_argument("--like", metavar="NAME-PLAYERS", default="")
    asked = parser.parse_args()
    if asked.command == "play":
        simulate(asked.scenario, asked.players, asked.bot, asked.boards, asked.games)
    else:
        print(train(asked.scenario, asked.players, asked.bot, asked.like))
