"""Balance of boards: rows read as the engine reads them, measures counted by hand, faults told."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from printkit.balance.field import yields_of
from printkit.balance.ground import boards_of
from printkit.balance.measures import MEASURES, balance_of, scale_of
from printkit.balance.rows import Rows
from printkit.board.model import Terrain
from printkit.engine import Game, game_of
from printkit.errors import ScenarioError
from printkit.generate import batch
from printkit.generate.dealing import dealing_of
from printkit.rules.grid import cells_of
from printkit.scenarios import load, saved_layout
from printkit.scenarios.model import Evenness

NAMES = ("base", "oil-springs", "divided-land", "pirate-islands", "dinslaken")


def printed(name: str, players: int = 4) -> Game:
    """The game on a scenario's printed board."""
    scenario = load(name)
    return game_of(saved_layout(name, scenario.setup(players).fixed), scenario, players)


def deviation(game: Game, kind: str, **asked: object) -> float:
    """What a measure says of a board."""
    scale = scale_of(game)
    term = Evenness("some", kind, 1.0, "", "", (), 0, "somewhere")
    measure = MEASURES[kind](replace(term, **asked), scale.field)  # type: ignore[arg-type]
    assert measure
    return float(measure(yields_of(boards_of([game], scale.field.ground)))[0])


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_read_as_the_engine_reads_boards(name: str) -> None:
    """Kinds, numbers and harbours of dealt rows are those of the games on their layouts."""
    scenario = load(name)
    setup = scenario.setup(4)
    dealing = dealing_of(setup, deal="uniform")
    boards = [saved_layout(name, setup.fixed)]
    # Boards that are walked to take long to deal.
    boards += batch(setup, 3, 6).layouts() if dealing.method != "walk" else ()
    cells = [cells_of(layout, dealing.table.grid) for layout in boards]
    rows = Rows(dealing, scenario, boards[0])
    found = rows.boards(np.array(cells), lambda row: boards[cells.index(row)])
    due = boards_of([game_of(layout, scenario, 4) for layout in boards], rows.ground)
    assert due.kind.tolist() == found.kind.tolist()
    assert due.number.tolist() == found.number.tolist()
    assert due.harbour.tolist() == found.harbour.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_is_measured_from_0_to_1(name: str) -> None:
    """All measures that it names find something on its printed board."""
    game = printed(name)
    found = balance_of(game)
    assert set(found.parts) <= {term.name for term in game.setup.balance}
    assert {"resources", "intersections", "clusters", "halves"} <= set(found.parts)
    assert all(0 <= value <= 1 for value in found.parts.values())
    assert 0 < found.total < 1


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("base", "harbours"),
        ("oil-springs", "oil"),
        ("divided-land", "islands"),
        ("pirate-islands", "fleet"),
        ("dinslaken", "prices"),
    ],
)
def test_a_scenario_has_its_own_terms(name: str, part: str) -> None:
    """Beside those of the standard game."""
    assert part in balance_of(printed(name)).parts


def test_resources_are_even_where_pips_go_by_hexes() -> None:
    """A part of the pips that lies on other goods; counted by hand on the printed board."""
    game = printed("base")
    pips = {kind: [0, 0] for kind in game.layout.terrain.values() if kind is not Terrain.DESERT}
    for spot, number in game.layout.numbers.items():
        pips[game.layout.terrain[spot]][0] += 6 - abs(7 - number)
        pips[game.layout.terrain[spot]][1] += 1
    each = sum(have for have, _ in pips.values()) / 18
    due = sum(abs(have - each * hexes) for have, hexes in pips.values()) / (2 * 18 * each)
    assert due == pytest.approx(deviation(game, "resources"))


def test_clusters_count_neighbours_that_are_alike() -> None:
    """By good or by number, of 42 pairs on the 19 hexes."""
    game = printed("base")
    hexes = list(game.layout.terrain)
    alike = 0
    for first in hexes:
        for second in first.neighbors:
            if second in hexes and first < second:
                kinds = {game.layout.terrain[first], game.layout.terrain[second]}
                rolls = {game.layout.numbers.get(first), game.layout.numbers.get(second)}
                alike += (len(kinds) == 1) + (len(rolls) == 1)
    assert alike / 42 == pytest.approx(deviation(game, "clusters"))


def test_halves_are_even_where_opposite_hexes_bring_as_much() -> None:
    """A board that is the same turned by half a circle has none that is richer."""
    game = printed("base")
    turned = {spot: game.numbers[::-1][h] for h, spot in enumerate(game.board.hexes)}
    even = {h: min(game.numbers[h], turned[spot]) for h, spot in enumerate(game.board.hexes)}
    game.numbers = [even[h] or 8 for h in range(19)]
    game.produces = [0] * 19
    scale = scale_of(game)
    measure = {name: of for name, of, _ in scale.measures}["halves"]
    boards = boards_of([game], scale.field.ground)
    assert 0 == pytest.approx(float(measure(yields_of(boards))[0]), abs=1e-6)


def test_oil_within_reach_counts_intersections_without() -> None:
    """On the printed board, by paths from the springs' own corners."""
    game = printed("oil-springs")
    kinds = [kind.name for kind in game.kinds]
    there = boards_of([game], scale_of(game).field.ground).kind[0]
    spots = {h for h, kind in enumerate(there) if kind == kinds.index("oil")}
    near = {at for h in spots for at in game.board.hex_vertices[h]}
    near |= {other for at in near for other in game.board.vertex_vertices[at]}
    assert 1 - len(near) / 54 == pytest.approx(deviation(game, "reach", of="oil", steps=1))


def test_a_frame_without_harbours_is_not_measured_by_them() -> None:
    """What cannot be found is no part, neither good nor bad."""
    assert "harbours" not in balance_of(printed("divided-land")).parts


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"kind": "resurces"}, "unknown-measure"),
        ({"kind": "reach", "of": "oyl"}, "unknown-good"),
        ({"kind": "regions", "regions": ("main", "mian")}, "unknown-region-name"),
    ],
)
def test_what_a_scenario_misspells_is_told(asked: dict[str, object], key: str) -> None:
    """With the place in its file."""
    game = printed("base")
    term = replace(Evenness("own", "reach", 1.0, "", "", (), 0, "own.toml"), **asked)  # type: ignore[arg-type]
    game.setup = replace(game.setup, balance=(term,))
    with pytest.raises(ScenarioError) as caught:
        scale_of(game)
    assert key == caught.value.key
    assert "own.toml" == caught.value.values["where"]
