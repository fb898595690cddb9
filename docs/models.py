"""The tables of docs/balance.md, made from the weights' files and from the games that were kept.

Run it after a model was trained or a search measured; a test holds the page equal to what it makes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from printkit.balance.model import WEIGHTS, Model, read_model

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))
import fairness

PAGE = Path(__file__).parent / "balance.md"
_BLOCK = re.compile(r"(<!-- (models|goals) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")


def renewed(page: str) -> str:
    """The page with its tables as they should be."""
    tables = {"models": _models, "goals": _goals}
    return _BLOCK.sub(lambda found: f"{found[1]}{_table(tables[found[2]]())}{found[3]}", page)


def _table(lines: Iterator[str]) -> str:
    return "\n".join(lines) + "\n"


def _models() -> Iterator[str]:
    yield (
        "| scenario, players | boards × games | R² out of sample | ceiling "
        "| part of what can be predicted | spread of win rates |"
    )
    yield "| --- | --- | --- | --- | --- | --- |"
    for path in sorted(WEIGHTS.glob("*.toml")):
        yield _row(read_model(path))


def _row(model: Model) -> str:
    origin = model.origin
    notes = [f"like {origin.like}"] if origin.like else []
    notes += [] if model.weights else ["not kept"]
    told = f" ({'; '.join(notes)})" if notes else ""
    return (
        f"| {model.scenario}, {model.players}{told} "
        f"| {origin.boards} × {origin.games / origin.boards:.0f} "
        f"| {_signed(origin.r2)} | {origin.ceiling:.2f} "
        f"| {max(origin.r2, 0) / origin.ceiling:.2f} | {100 * origin.spread:.1f} points |"
    )


def _signed(figure: float) -> str:
    return f"{figure:.2f}".replace("-", "−")


def _goals() -> Iterator[str]:
    yield (
        "| scenario, players | boards | how many | games each | median gap | range "
        "| spread without chance | median predicted gap |"
    )
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for path in sorted(fairness.FOLDER.glob("fairness-*.txt")):
        name, players = path.stem.removeprefix("fairness-").rsplit("-", 1)
        yield from fairness.table(name, int(players))


if __name__ == "__main__":
    main()
