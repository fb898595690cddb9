"""Colour is never the only carrier: palettes of every scenario, as people see them who see few."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from colour_vision import SEEN, difference, seen

from printkit.board.model import Terrain
from printkit.design.icons import icon
from printkit.design.plan_hex import LANDS, plan_hex
from printkit.design.symbols import symbol
from printkit.draw import inks
from printkit.draw.scene import Group, Page, Path, Placed, Style, rectangle
from printkit.press.ticket import load_theme
from printkit.scenarios import load, names

COLOURS = load_theme(None).colours
DIFFERENT = 10.0
"""The least difference by CIEDE2000."""
APART = 8.0
"""The least difference in lightness of what differs in its symbol as well."""
visions = pytest.mark.parametrize("vision", SEEN)
scenarios = pytest.mark.parametrize("name", names())


def alike(colours: dict[str, str], vision: str) -> list[tuple[str, str]]:
    """The pairs that are too near to each other, each with a symbol of its own."""
    looks = {name: seen(colour, vision) for name, colour in colours.items()}
    return [
        (one, other)
        for one, other in combinations(looks, 2)
        if difference(looks[one], looks[other]) < DIFFERENT
        and abs(looks[one][0] - looks[other][0]) < APART
    ]


def terrains(name: str) -> dict[str, str]:
    """The colours of what a scenario's boards are made of."""
    scenario = load(name)
    deals = [scenario.setup_named(setup).deal for setup in scenario.setups]
    dealt = {str(t) for deal in deals for region in deal.regions for t in region.terrain}
    laid = {str(t) for deal in deals for t in deal.fixed_terrain.values()}
    return {t: COLOURS[t] for t in sorted(dealt | laid | {"sea"}) if t != Terrain.LANDMARK}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_published(one: tuple, other: tuple, expected: float) -> None:
    """Pairs of the formula's authors."""
    assert expected == pytest.approx(difference(one, other), abs=1e-4)


@scenarios
@visions
def test_terrains_are_told_apart(name: str, vision: str) -> None:
    """Pairwise 10 by CIEDE2000, or 8 in lightness, for their artwork and symbols differ."""
    assert [] == alike(terrains(name), vision)


@scenarios
@visions
def test_players_are_told_apart(name: str, vision: str) -> None:
    """The same of the colours that a scenario gives to players."""
    colours = {colour: COLOURS[f"player-{colour}"] for colour in load(name).colours}
    assert [] == alike(colours, vision)


def test_a_palette_too_near_is_found() -> None:
    """Red and green of equal lightness differ to most people, and not to deutans."""
    pair = {"red": "#B4695A", "green": "#7F8250"}
    assert [("red", "green")] == alike(pair, "deutan")
    assert [] == alike(pair, "normal")


def test_the_producing_terrains_differ_in_grey() -> None:
    """A grey print separates the five by lightness alone."""
    lands = [str(terrain) for terrain in Terrain if terrain.resource]
    greys = sorted(seen(COLOURS[land], "grey")[0] for land in lands)
    assert 5 == len(greys)
    assert [] == [(dark, light) for dark, light in pairwise(greys) if light - dark < APART]


def test_greys_as_printed_are_told_apart() -> None:
    """What --ink gray makes of the terrains' colours."""
    named = terrains("dinslaken") | terrains("divided-land")
    greys = {terrain: _grey(colour) for terrain, colour in named.items()}
    assert [] == alike(greys, "normal")


def _grey(colour: str) -> str:

    page = Page(9, 9, marks=Group((rectangle(0, 0, 9, 9, Style(fill=colour)),)))
    (path,) = inks.printed(page, "gray").marks.children
    assert isinstance(path, Path)
    return str(path.style.fill)


def test_every_terrain_has_a_drawing_and_a_symbol_of_its_own() -> None:
    """No two share a pattern on plans, or the icon on their badge."""
    lands = [str(LANDS[terrain]()) for terrain in LANDS]
    assert len(lands) == len(set(lands))
    resources = sorted({str(t.resource) for t in Terrain if t.resource} | {"gold", "oil"})
    drawn = [str(icon(name, "#000000").body) for name in resources]
    assert len(drawn) == len(set(drawn))
    painted = [str(symbol(name, COLOURS).body) for name in resources]
    assert len(painted) == len(set(painted))


def test_every_producing_terrain_bears_its_symbol() -> None:
    """On the hexes of plans; tiles bear theirs in their artwork."""
    for terrain in (t for t in Terrain if t.resource):
        badges = _placed(plan_hex(str(terrain), COLOURS).body.children)
        assert [str(terrain.resource)] == [one.drawing.name.removeprefix("icon-") for one in badges]


def _placed(nodes: tuple) -> list[Placed]:
    found = []
    for node in nodes:
        if isinstance(node, Placed):
            found.append(node)
        elif hasattr(node, "children"):
            found += _placed(node.children)
    return found


def test_every_player_has_a_shape_of_their_own() -> None:
    """Six colours, six shapes."""
    assert len(COLOURS.players) == len({COLOURS.shape(player) for player in COLOURS.players})
