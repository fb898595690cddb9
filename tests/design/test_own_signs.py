"""A feature of an author's own is marked on the plan, and named in its legend."""

from __future__ import annotations

from dataclasses import replace

import pytest
from looks import looks, texts, words

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout, Place, Terrain
from printkit.design import plan_signs
from printkit.design.plan import board_at
from printkit.design.plan_legend import own_signs
from printkit.draw.scene import Group, Node, Path
from printkit.errors import PrintkitError
from printkit.scenarios.boards import board_names, saved_layout

HERE = Hex(0, 0)
TOWER, WAY, FORD = Place(HERE), Place(HERE.borders[0], "north"), Place(HERE.corners[1], None, "red")


def board(**features: tuple[Place, ...]) -> Layout:
    """A forest with a token, and features."""
    return Layout(
        "base",
        "3-4",
        variable=True,
        terrain={HERE: Terrain.FOREST},
        numbers={HERE: 8},
        harbours={},
        features=features,
    )


def shapes(layout: Layout) -> list[Node]:
    """The signs on a plan 20 wide."""
    return list(plan_signs.over(layout, looks(), 20.0))


def test_every_place_of_a_feature_has_a_sign() -> None:
    """On a hex, a path and an intersection."""
    assert [1, 1, 1] == [len(shapes(board(tower=(place,)))) for place in (TOWER, WAY, FORD)]


def test_each_feature_has_a_shape_of_its_own() -> None:
    """They are told apart without their colour."""
    many = board(tower=(TOWER,), way=(WAY,), ford=(FORD,))
    drawn = [
        node.steps
        for name in many.features
        for group in [plan_signs.alone(name, many, looks(), 9.0)]
        if isinstance(group, Group)
        for sign in group.children
        if isinstance(sign, Group)
        for node in sign.children[1:2]
        if isinstance(node, Path)
    ]
    assert 3 == len({*drawn})


def test_a_place_shows_what_its_line_says() -> None:
    """Its value stands beside its sign, its colour is the sign's rim."""
    plan, *_ = board_at(board(way=(WAY,)), words().setup, looks(), 20.0)
    assert "north" in [text.string for text in texts([plan])]
    plain, red = shapes(board(ford=(Place(FORD.at),))), shapes(board(ford=(FORD,)))
    assert plain != red


def test_the_legend_names_it() -> None:
    """By the scenario's words; where those are missing, that is told."""
    said = words()
    table = replace(said.texts, words={**said.texts.words, "marks": {"tower": "Tower"}})
    named = own_signs(board(tower=(TOWER,)), replace(said, texts=table), looks(), 110.0)
    assert ["Tower"] == [text.string for block in named for text in texts(block.nodes)]
    with pytest.raises(PrintkitError, match=r"marks\.tower"):
        own_signs(board(tower=(TOWER,)), said, looks(), 110.0)


@pytest.mark.parametrize("scenario", ["oil-springs", "divided-land", "pirate-islands", "dinslaken"])
def test_what_plans_draw_already_has_no_second_sign(scenario: str) -> None:
    """The features of the scenarios that ship have drawings of their own."""
    assert [] == plan_signs.own(saved_layout(scenario, board_names(scenario)[0]))
