"""A fault leads to the file in which its key stands, and to what takes away what is inherited."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import PrintkitError
from printkit.press.errors import sentence
from printkit.press.workspace import make
from printkit.scenarios import load
from printkit.scenarios.model import Constraint
from printkit.scenarios.standing import Standing

OWN, BASE = Path("layouts/mine/scenario.toml"), Path("layouts/base/scenario.toml")
STANDING = Standing(
    (
        (OWN, {"values": {"roads": 9}, "setups": {"a": {"frame": "m"}, "b": {"pool": {"x": 1}}}}),
        (
            BASE,
            {
                "values": {"roads": 15, "cities": 4},
                "setups": {"a": {"spiral": [1], "values": {"roads": 7}}, "b": {"pool": {"y": 2}}},
            },
        ),
    ),
    ("b", "a"),
)


def told(*path: str) -> tuple[str, str, str]:
    """A key's place, whom it is inherited from, and what takes it away."""
    place = STANDING.at(*path)
    return str(place), place.parent, place.remedy


def test_a_key_stands_where_it_counts() -> None:
    """A set-up's own, one that it is like, then the scenario's; a parent's set-up before that."""
    assert (f"{OWN}, setups.a.frame", "", "") == told("frame")
    assert (f"{BASE}, setups.a.spiral", "base", "[setups.a] spiral = []") == told("spiral")
    assert (f"{BASE}, setups.a.values.roads", "base", "[setups.a] values.roads = 0") == told(
        "values", "roads"
    )
    assert (f"{BASE}, values.cities", "base", "[values] cities = 0") == told("values", "cities")


def test_a_table_tells_what_is_lent_to_it() -> None:
    """A pool of one's own over a parent's has the parent's entries as well."""
    place = STANDING.at("pool")
    assert (f"{OWN}, setups.b.pool", ("y",), "[setups.b] pool.y = 0") == (
        place,
        place.lent,
        place.remedy,
    )


def test_a_key_that_is_missing_stands_where_it_would() -> None:
    """In the scenario's own file."""
    assert (f"{OWN}, setups.b.fixed", "", "") == told("fixed")


CHANGES = {
    "a pool over base's": (
        'harbours.pool = { "3:1" = 2, wool = 1 }\nharbours.places = ["r1h1 NW", "r3h1 W"]\n',
        ("gold-island", "harbours.pool", "brick, lumber, grain, ore", "harbours.pool.brick = 0"),
    ),
    "base's spiral": (
        "regions.m.numbers = { 2 = 0, 3 = 3 }\n",
        ("base", "setups.3-4.spiral", "[setups.3-4] spiral = []"),
    ),
    "no spiral, said as no table": ("spiral = false\n", ("gold-island", "spiral", "[]")),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_inherited_is_told_with_its_remedy(change: str, tmp_path: Path) -> None:
    """Base's file is named, or what it lends, and what to write to be without it."""
    new, parts = CHANGES[change]
    facts = make(tmp_path) / "layouts/gold-island/scenario.toml"
    lines = facts.read_text("utf-8").splitlines(keepends=True)
    own = [line for line in lines if not new.startswith(line.split(" = ")[0])]
    at = next(n for n, line in enumerate(own) if line.startswith("regions.m.name"))
    facts.write_text("".join([*own[:at], new, *own[at:]]), "utf-8")
    with pytest.raises(PrintkitError) as caught:
        load("gold-island", tmp_path)
    for language in ("de", "en"):
        message = sentence(caught.value, language)
        assert [] == [part for part in parts if part not in message], message


def test_a_constraint_is_told_as_its_file_has_it() -> None:
    """Tables and lists stand in a proof's message as in TOML."""
    parameters = {"terrain": {"forest": 5}, "regions": ["main", "isle"], "most": 2, "own": True}
    one = Constraint(
        "c9", "board-count", "", ruling=False, when="always", parameters=parameters, where=""
    )
    assert "c9 (terrain = { forest = 5 }, regions = [main, isle], most = 2, own = true)" == one.told
