"""What pools and fixed places alone decide is refused before a board is dealt."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from printkit.errors import GenerationError
from printkit.generate import dealing
from printkit.generate.dealing import dealing_of
from printkit.press.asked import Asked, bound_by
from printkit.scenarios import load
from printkit.scenarios.model import Constraint, Setup

MILLS = """{
    feature = "special", hexes = [{ mark = "mill", terrain = "sea", count = 2 }]
}"""

# Constraints that no board of the scenario keeps, whatever is dealt.
NEVER = [
    ("dinslaken", "lines-even river=rhine least=9"),
    ("dinslaken", "marks-in-rows river=rhine feature=special marks=mill rows=1"),
    ("dinslaken", "crossings river=rhine paths=3"),
    ("dinslaken", "bank-room river=rhine for_each=50"),
    ("dinslaken", f"marks {MILLS}"),
    ("dinslaken", "ring feature=special mark=mill terrain=fields beside=mill"),
    ("dinslaken", "ring feature=special mark=mill terrain=fields beside=market-hiesfeld count=7"),
    ("dinslaken", "chain-through feature=rotbach places=special mark=mill terrain=sea"),
    ("dinslaken", "feature-touches feature=special terrains=sea least=6"),
    ("pirate-islands", "feature-loop feature=route around=desert islands=1"),
    ("pirate-islands", "feature-touches feature=start other=route least=4"),
    ("pirate-islands", "feature-one-island feature=crossing"),
    ("pirate-islands",
     "feature-lines start=start given=ship by=crossing to=fortress ships=3 first=1"),
]  # fmt: skip


def asking(name: str, constraint: str) -> Setup:
    """A scenario's set-up with a constraint besides, tables as in scenario.toml."""
    setup = load(name).setup(4)
    kind, _, table = constraint.partition(" ")
    if not table.startswith("{"):
        return bound_by(setup, Asked(constraint=(constraint,)))
    parameters = tomllib.loads(f"table = {table.replace(chr(10), '')}")["table"]
    added = Constraint(
        kind, kind, "", ruling=False, when="always", parameters=parameters, where="here"
    )
    return replace(setup, constraints=(*setup.constraints, added))


@pytest.mark.parametrize(("name", "constraint"), NEVER)
def test_what_no_deal_changes_is_refused_before_one(
    name: str, constraint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No method is chosen and no board is dealt; the constraint is its own smallest conflict."""
    monkeypatch.setattr(dealing, "method_of", lambda *_, **__: pytest.fail("dealt"))
    with pytest.raises(GenerationError, match="impossible") as caught:
        dealing_of(asking(name, constraint))
    assert caught.value.data is not None
    conflict = [entry["kind"] for entry in caught.value.data["conflict"]]
    assert ([constraint.split()[0]], 3) == (conflict, caught.value.exit_code)


def test_what_is_judged_last_is_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards that came so far kept all else, however many failed something before."""
    monkeypatch.setattr(dealing.Dealing, "_fault", lambda *_: "the last")
    many = dealing_of(load("pirate-islands").setup(4), by="rejection", budget=100)
    with pytest.raises(GenerationError, match="no-layout") as caught:
        many.board(1)
    told = caught.value.values
    assert ("the last", True) == (told["reason"], told["times"] < told["tried"])
