"""Every figure that a rule summary names is drawn, stays in its column and tells the true numbers.

The walk through a scene lives here: where each path and text ends up after all the shifts,
scales and turns above it, cut to what clips it.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path as File
from typing import Any

import pytest

import printkit.scenarios as scenarios
from printkit.design import figures
from printkit.design.theme import Theme, theme
from printkit.design.typeset import Block, points
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.outline import moved
from printkit.draw.scene import Group, Node, Path, Placed, Style, Text, bounds, polygon, rectangle
from printkit.errors import TemplateError
from printkit.scenarios import load_texts
from printkit.scenarios.boards import saved_layout

Box = tuple[float, float, float, float]
Chain = tuple[Group | Placed, ...]

TEMPLATES = File(__file__).parents[2] / "templates"
SUMMARIES = sorted(TEMPLATES.glob("*/summary.toml"))
NOTHING: Mapping[str, Any] = {}
MEASURES = (85.0, 87.95)
AID_MEASURE, AID_HEIGHT = 46.0, 27.0
NOWHERE = (0.0, 0.0, 0.0, 0.0)
HAIR = 0.2
"""Half a fine line, and the handles of curves, may reach so far over the edge."""


def named(summary: File) -> list[str]:
    """The figures that a summary names."""
    sections = tomllib.loads(summary.read_text(encoding="utf-8"))["sections"]
    return [name for section in sections for name in section.get("figures", {})]


CASES = [
    pytest.param(summary.parent.name, name, language, id=f"{summary.parent.name}-{name}-{language}")
    for summary in SUMMARIES
    for name in named(summary)
    for language in ("de", "en")
]


@cache
def looks() -> Theme:
    """The theme that ships."""
    return theme(tomllib.loads((TEMPLATES / "theme.toml").read_text(encoding="utf-8")), "theme")


def scope(
    scenario: str,
    language: str = "en",
    measure: float = MEASURES[0],
    players: int | None = None,
    changed: Mapping[str, Any] = NOTHING,
) -> figures.Scope:
    """What a figure is drawn from, some of the set-up's tables changed."""
    found = scenarios.load(scenario)
    setup = replace(found.setup(players), **changed)
    texts = load_texts(language, (found.name, *found.parents))
    printed = saved_layout(found.name, setup.fixed)
    return figures.Scope(Words(texts, setup, looks().colours["ink"], printed), looks(), measure)


def drawn(scenario: str, name: str, **changed: Mapping[str, Any]) -> Block:
    """A figure of a scenario: some values changed, and other tables in place of its own."""
    setup = scenarios.load(scenario).setup()
    values = changed.get("values", NOTHING)
    numbers = {
        "values": {**setup.values, **values},
        "text_values": {**setup.text_values, **values},
    }
    return figures.find(name)(scope(scenario, changed={**changed, **numbers}))


def leaves(nodes: Sequence[Node], above: Chain = ()) -> Iterator[tuple[Path | Text, Chain]]:
    """Every path and text, with the groups and placements around it, the nearest last."""
    for node in nodes:
        if isinstance(node, Group):
            yield from leaves(node.children, (*above, node))
        elif isinstance(node, Placed):
            yield from leaves((node.drawing.body,), (*above, node))
        else:
            yield node, above


def box_of(leaf: Path | Text) -> Path:
    """The area that a leaf covers in its own coordinates."""
    if isinstance(leaf, Path):
        reach = leaf.style.width / 2 if leaf.style.stroke else 0.0
        left, top, right, bottom = bounds(leaf)
        return rectangle(
            left - reach, top - reach, right - left + 2 * reach, bottom - top + 2 * reach
        )
    width = fonts.width(leaf.string, leaf.face, leaf.size, leaf.tracking)
    left = leaf.x - {"start": 0.0, "middle": width / 2, "end": width}[leaf.anchor]
    height = fonts.cap_height(leaf.face) * leaf.size
    return rectangle(left, leaf.y - height, width, height)


def clip_of(node: Group | Placed) -> Path | None:
    """The outline that a group or placement is cut to, in the coordinates of what is inside."""
    if isinstance(node, Group):
        return node.clip
    return node.drawing.trim if node.cut == "trim" else None


def seen(leaf: Path | Text, above: Chain) -> Box:
    """The box around what is seen of a leaf on the page; `NOWHERE` for nothing."""
    area = box_of(leaf)
    for node in reversed(above):
        clip = clip_of(node)
        if clip is not None:
            inner, window = bounds(area), bounds(clip)
            low = [max(a, b) for a, b in zip(inner[:2], window[:2], strict=True)]
            high = [min(a, b) for a, b in zip(inner[2:], window[2:], strict=True)]
            if low[0] >= high[0] or low[1] >= high[1]:
                return NOWHERE
            area = polygon(
                [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])],
                Style(),
            )
        area = moved(area, node.at, node.turn, node.scale)
    return bounds(area)


def strings(block: Block) -> list[str]:
    """Every text of a figure, in the order drawn."""
    return [leaf.string for leaf, _ in leaves(block.nodes) if isinstance(leaf, Text)]


def placed(block: Block, part: str) -> int:
    """How many drawings whose name begins so are placed in a figure."""

    def inside(nodes: tuple[Node, ...]) -> Iterator[str]:
        for node in nodes:
            if isinstance(node, Group):
                yield from inside(node.children)
            elif isinstance(node, Placed):
                yield node.drawing.name

    return sum(name.startswith(part) for name in inside(block.nodes))


@pytest.mark.parametrize(("scenario", "name", "language"), CASES)
@pytest.mark.parametrize("measure", MEASURES)
def test_a_figure_stays_in_its_column(
    scenario: str, name: str, language: str, measure: float
) -> None:
    """All that is seen of a figure lies within its measure and height, on A4 and on Letter."""
    for players in (scenarios.load(scenario).players[0], scenarios.load(scenario).players[-1]):
        block = figures.find(name)(scope(scenario, language, measure, players))
        boxes = [seen(leaf, above) for leaf, above in leaves(block.nodes)]
        outside = [
            box
            for box in boxes
            if box[0] < -HAIR
            or box[1] < -HAIR
            or box[2] > measure + HAIR
            or box[3] > block.height + HAIR
        ]
        assert block.height > 0
        assert outside == []


def test_what_sticks_out_is_seen() -> None:
    """The walk finds a shifted, scaled path where it lies, and only what its clip leaves of it."""
    square = rectangle(0, 0, 4, 4)
    shifted = Group((Group((square,), scale=(2.0, 1.0)),), at=(10.0, 0.0))
    cut = Group((shifted,), clip=rectangle(0, 0, 12, 3))
    boxes = [seen(leaf, above) for leaf, above in leaves((shifted, cut))]
    assert [(10.0, 0.0, 18.0, 4.0), (10.0, 0.0, 12.0, 3.0)] == boxes


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_odds_fit_on_a_player_aid(language: str) -> None:
    """On a card the odds table is at most 27 mm high and no type is smaller than 7 points."""
    block = figures.find("odds-table")(scope("oil-springs", language, AID_MEASURE))
    sizes = [leaf.size for leaf, _ in leaves(block.nodes) if isinstance(leaf, Text)]
    assert block.height <= AID_HEIGHT
    assert min(sizes) >= points(7)


def test_an_unknown_figure_is_named() -> None:
    """A figure that nobody drew is an error, never a gap."""
    with pytest.raises(TemplateError, match="odd-tables"):
        figures.find("odd-tables")


def test_yields_are_drops() -> None:
    """As many drops stand beside each building as it yields."""
    block = drawn("oil-springs", "yield-oil", yields={"settlement": 2, "city": 3, "metropolis": 4})
    assert 2 + 3 + 4 == placed(block, "symbol-oil")


def test_the_price_of_a_metropolis_is_the_scenarios() -> None:
    """The panel shows every card and drop of the price, and the marker moves by its oil."""
    costs = {"metropolis": {"ore": 2, "oil": 3}}
    block = drawn("oil-springs", "uses-of-oil", costs=costs)
    convert_drop, choice_of_ore = 1, 1
    assert 3 + convert_drop == placed(block, "symbol-oil")
    assert 2 + choice_of_ore == placed(block, "symbol-ore")
    assert "+3" in strings(block)


def test_conversion_gives_as_many_cards_as_the_scenario_says() -> None:
    """One card is drawn for each resource that an oil brings."""
    assert 3 == placed(drawn("oil-springs", "uses-of-oil", values={"conversion": 3}), "icon-any")


def test_the_cost_table_follows_the_tables() -> None:
    """Prices, yields and points are those of the set-up, and nothing else has a row."""
    block = drawn(
        "base",
        "cost-table",
        costs={"road": {"ore": 4}, "city": {"grain": 1}},
        yields={"city": 7},
        points={"city": 9},
    )
    assert (4, 1, 0) == (
        placed(block, "symbol-ore"),
        placed(block, "symbol-grain"),
        placed(block, "symbol-brick"),
    )
    assert ["Road", "City", "7", "9"] == strings(block)[3:]


def test_the_track_ends_where_the_scenario_ends_it() -> None:
    """The gauge counts from 0 to the scenario's last step."""
    block = drawn("oil-springs", "track-steps", values={"track_steps": 7})
    assert [str(n) for n in range(8)] == [word for word in strings(block) if word.isdigit()]


def test_a_champion_has_sequestered_enough() -> None:
    """The first holder has as many tokens as the title takes, the next holder one more."""
    block = drawn("oil-springs", "champion", values={"champion_from": 4})
    assert 4 + 4 + 5 == placed(block, "oil_sequestered")


def test_a_disaster_phase_bears_the_last_step() -> None:
    """Both disaster phases of the turn's order bear the step of the track that brings them."""
    block = drawn("oil-springs", "turn-order", values={"track_steps": 6})
    assert ["6", "6"] == [word for word in strings(block) if word.isdigit()]


def test_harbours_trade_at_the_scenarios_rates() -> None:
    """Beside each harbour lie as many cards as it takes."""
    block = drawn("base", "harbours", values={"harbour_rate": 4, "special_harbour_rate": 1})
    on_its_sign = 1
    assert (4, 1 + on_its_sign) == (placed(block, "symbol-lumber"), placed(block, "symbol-wool"))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_stands_in_the_snake(players: int) -> None:
    """Every player sets two settlements, there and back."""
    block = figures.find("snake-order")(scope("base", players=players))
    assert 2 * players == placed(block, "piece-settlement")


def test_the_longest_road_is_long_enough_until_it_is_cut() -> None:
    """The road counted is two longer than needed; its parts are too short."""
    block = drawn("base", "longest-road", values={"longest_road": 6})
    counted = [int(word) for word in strings(block) if word.isdigit()]
    assert [*range(1, 9), *range(1, 5), *range(1, 5)] == counted
    assert (1, 2) == (placed(block, "icon-check"), placed(block, "icon-cross"))


def test_three_neighbours_are_forbidden() -> None:
    """The distance rule crosses out exactly the three neighbours of a settlement."""
    block = drawn("base", "distance-rule")
    assert (3, 6) == (placed(block, "icon-cross"), placed(block, "icon-check"))


def test_a_flood_takes_shrinks_and_spares() -> None:
    """Before and after: the coast loses a settlement, its city shrinks, the metropolis stays."""
    block = drawn("oil-springs", "flood")
    kinds = ("settlement", "city", "metropolis")
    counts = [placed(block, f"piece-{kind}") for kind in kinds]
    assert [2 + 2, 1 + 0, 1 + 1] == counts


def test_every_face_of_the_die_is_given_out() -> None:
    """For two, three and four hexes all six faces have a meaning, once each."""
    block = drawn("oil-springs", "random-hex")
    assert [3] * 6 == [placed(block, f"icon-die-{face}") for face in range(1, 7)]


def test_springs_bear_the_scenarios_numbers() -> None:
    """The pasture spring shows the token of its hex, on the stack and in the end."""
    block = drawn("oil-springs", "spring-overlay", values={"pasture_spring": 11})
    assert 2 == strings(block).count("11")


MANY = {
    "road": {"brick": 1, "lumber": 1},
    "settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "city": {"ore": 9, "grain": 2},
    "development-card": {"ore": 12, "wool": 10, "grain": 10, "brick": 10, "lumber": 10},
    "metropolis": {"grain": 4, "ore": 4},
    "ship": {},
}
"""More and longer prices than any scenario that ships asks."""


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("measure", [44.4, 36.2, *MEASURES])
def test_prices_of_ones_own_meet_nothing(language: str, measure: float) -> None:
    """Names, signs, numbers and lines lie apart and within, on a sheet as on the smallest card."""
    changed = {"costs": MANY, "yields": {"city": 2}, "points": {"city": 2}}
    block = figures.find("cost-table")(scope("base", language, measure, changed=changed))
    boxes: dict[Chain | Text, Box] = {}
    for leaf, above in leaves(block.nodes):
        sign = next((n for n, node in enumerate(above, 1) if isinstance(node, Placed)), 0)
        if isinstance(leaf, Path) and not sign:
            continue
        thing = leaf if isinstance(leaf, Text) else above[:sign]
        left, top, right, bottom = seen(leaf, above)
        old = boxes.get(thing, (left, top, right, bottom))
        boxes[thing] = (
            min(old[0], left), min(old[1], top), max(old[2], right), max(old[3], bottom),
        )  # fmt: skip
    found = list(boxes.values())
    met = [
        (one, other)
        for n, one in enumerate(found)
        for other in found[:n]
        if min(one[2], other[2]) - max(one[0], other[0]) > HAIR
        and min(one[3], other[3]) - max(one[1], other[1]) > HAIR
    ]
    assert [] == met
    assert measure >= max(box[2] for box in found)
    assert block.height >= max(box[3] for box in found)
