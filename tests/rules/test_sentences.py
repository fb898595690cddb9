"""Every constraint has a title and every violation a sentence, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import printkit.rules
from printkit.board.hexgrid import Spot
from printkit.board.reports import Violation
from printkit.design.checks import _word, sentence
from printkit.scenarios import board_names, languages, load, load_texts, names, saved_layout

MESSAGES = sorted(
    {
        key
        for file in Path(printkit.rules.__file__).parent.glob("*.py")
        for pattern in (
            r'(?:Finding|_message)\(\s*"([a-z-]+)"',
            r'"((?:harbour|feature-number)-[a-z-]+)"(?: if|,| else|\))',
            r'else "((?:harbour|feature-number)-[a-z-]+)"',
        )
        for key in re.findall(pattern, file.read_text(encoding="utf-8"))
    }
    - {"harbour-places", "harbour-pool"}
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_every_constraint_has_a_title(language: str, name: str) -> None:
    """A constraint without a title could not be printed on a set-up sheet."""
    scenario = load(name)
    texts = load_texts(language, (name, *scenario.parents))
    for setup in scenario.setups:
        for constraint in scenario.setup_named(setup).constraints:
            assert f"constraints.{constraint.name}.title" in texts


@pytest.mark.parametrize("language", languages())
def test_every_violation_has_a_sentence(language: str) -> None:
    """A violation without a sentence could not be told."""
    texts = load_texts(language)
    assert {"feature-number-near", "harbour-at-sea", "terrain-count"} <= set(MESSAGES)
    assert [] == [key for key in MESSAGES if f"violations.{key}" not in texts]


def named(name: str, language: str, message: str, *where: Spot, **values: str) -> str:
    """A sentence about a scenario's usual printed board."""
    scenario = load(name)
    texts = load_texts(language, (name, *scenario.parents))
    layout = saved_layout(name, scenario.setup(4).fixed)
    return sentence(Violation("", "", message, where, values), layout, texts)


@pytest.mark.parametrize(("language", "word"), [("de", "Ecke"), ("en", "corner")])
def test_intersections_are_named_in_the_readers_language(language: str, word: str) -> None:
    """The word for a corner is the reader's; hexes and directions are called as in files."""
    spot = next(iter(saved_layout("base", "classic").terrain))
    told = named("base", language, "trade-missing", spot.corners[4], spot)
    assert f"r1h1 {word} N, r1h1" in told


@pytest.mark.parametrize(
    ("language", "values", "words"),
    [
        ("de", {"mark": "mill", "feature": "rotbach"}, ("Wassermühle", "Rotbach")),
        ("en", {"mark": "market-hiesfeld", "feature": "rotbach"}, ("Hiesfeld", "Rotbach")),
    ],
)
def test_marks_have_their_scenarios_names(
    language: str, values: dict[str, str], words: tuple[str, ...]
) -> None:
    """A mark or feature is told by the name on the plan, not by its key in files."""
    told = named("dinslaken", language, "chain-misses", **values)
    assert [] == [word for word in words if word not in told]
    assert [] == [key for key in values.values() if key in told]


@pytest.mark.parametrize("language", languages())
def test_terrains_in_a_list_are_named(language: str) -> None:
    """A list of terrains is told word by word."""
    texts = load_texts(language)
    told = _word(("forest", "hills"), texts)
    assert ", ".join(texts.raw(f"terrain.{kind}") for kind in ("forest", "hills")) == told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_everything_on_a_board_has_a_name(language: str, name: str) -> None:
    """Features and the words that their places carry have names in every language."""
    scenario = load(name)
    texts = load_texts(language, (name, *scenario.parents))
    keys = set()
    for board in board_names(name):
        for feature, places in saved_layout(name, board).features.items():
            keys |= {feature, *(place.value for place in places if isinstance(place.value, str))}
            keys |= {place.colour for place in places if place.colour}
    # What begins with a capital letter, such as a station P3, is a name by itself.
    assert set() == {key for key in keys if key[0].islower() and _word(key, texts) == key}


# What may well be asked for, or found, but once: an author's "most = 1" and its like.
ONCE = r"(least|most|paths|found)\} (hexes|steps|coast paths|times|Felder|Schritte|Küstenwege)\b"


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    "key",
    [
        *("kinds.terrain-groups", "kinds.terrain-groups-some", "kinds.feature-distance"),
        *("kinds.feature-touches-feature", "kinds.feature-touches-terrains"),
        *("kinds.harbours-spaced", "kinds.harbours-spaced-some", "kinds.number-counts"),
        *("violations.feature-not-at", "violations.feature-touches-few"),
    ],
)
def test_one_is_not_told_as_several(language: str, key: str) -> None:
    """Where the figure may be 1, no word in the plural follows it."""
    assert None is re.search(ONCE, load_texts(language).raw(key))


def test_pips_have_one_german_word() -> None:
    """What constraints call them is what the sheet's legend calls them."""
    told = load_texts("de")
    assert "Punkte" in told.raw("sheets.legend_pips")
    for key in ("kinds.intersection-pips-least", "kinds.resource-pips", "violations.pips-too-few"):
        assert "Punkte" in told.raw(key)
