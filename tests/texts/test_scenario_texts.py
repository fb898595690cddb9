"""The words of the scenarios, held against the rule catalogues and the facts they name.

Read straight from the files, so that a fault in a text is found without drawing anything.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from printkit.design.icons import names

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de")
ICONS = frozenset(names())
PARENTS = {
    "base": ("base",),
    "oil-springs": ("base", "oil-springs"),
    "divided-land": ("base", "divided-land"),
    "dinslaken": ("base", "dinslaken"),
}
# Figures that no scenario can change: the throws of two dice, the red numbers, an empty track,
# a single piece.
RULE_FIGURES = {
    "B-02": {"6", "8"},
    "B-32": {"2", "6", "8", "12", "36"},
    "odds-table": {"36"},
    "odds": {"36"},
    # The tokens of the hexes that the board is told by.
    "DI-05": {"2", "3", "6", "9", "11"},
}
ALWAYS_ALLOWED = {"0", "1", "7"}

SCENARIOS = pytest.mark.parametrize("name", PARENTS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def table(path: str) -> dict[str, Any]:
    """A TOML file of the repository."""
    return tomllib.loads((ROOT / path).read_text(encoding="utf-8"))


def texts(name: str, language: str) -> dict[str, Any]:
    """The words of a scenario in one language."""
    return table(f"templates/{name}/{language}.toml")


def summary(name: str) -> dict[str, Any]:
    """The order of a scenario's rule summary."""
    return table(f"templates/{name}/summary.toml")


def catalogue(name: str) -> dict[str, str]:
    """The entries of a rule catalogue by id."""
    source = (ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8")
    parts = re.split(r"^- \*\*([A-Z]+-\d+)\*\*", source, flags=re.MULTILINE)
    return {parts[i]: parts[i + 1].split("\n## ")[0] for i in range(1, len(parts), 2)}


def leaves(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value under a table with its dotted key."""
    children = (
        node.items()
        if isinstance(node, dict)
        else enumerate(node)
        if isinstance(node, list)
        else None
    )
    if children is None:
        yield path, node
        return
    for key, child in children:
        yield from leaves(child, f"{path}.{key}" if path else str(key))


def strings(name: str, language: str) -> dict[str, str]:
    """Every text of a scenario by its dotted key."""
    return {key: text for key, text in leaves(texts(name, language)) if isinstance(text, str)}


def setups(facts: dict[str, Any]) -> dict[str, Any]:
    """The set-ups of a scenario's own file, without those of its parent that it takes away."""
    return {name: setup for name, setup in facts["setups"].items() if setup is not False}


def known_names(name: str) -> set[str]:
    """Everything that braces may hold in a scenario's texts."""
    known = set(ICONS)
    for scenario in PARENTS[name]:
        facts = table(f"layouts/{scenario}/scenario.toml")
        values = set(facts["values"])
        for setup in setups(facts).values():
            values |= set(setup.get("values", ()))
        known |= values | {f"{value}@{setup}" for value in values for setup in setups(facts)}
        known |= {f"cost:{thing}" for thing in facts["costs"]}
        known |= {f"yield:{building}" for building in facts.get("yields", ())}
        known |= {f"points:{building}" for building in facts.get("points", ())}
    return known


@SCENARIOS
def test_both_languages_have_the_same_keys(name: str) -> None:
    """What one language says the other says too, in the same order."""
    english, german = (list(strings(name, language)) for language in LANGUAGES)
    assert english == german


@SCENARIOS
def test_steps_have_the_same_rules_in_both_languages(name: str) -> None:
    """A step of the set-up serves the same rule and the same boards in every language."""
    english, german = (
        [(step["rule"], step.get("when")) for step in texts(name, language)["setup"]["steps"]]
        for language in LANGUAGES
    )
    assert english == german


@SCENARIOS
@BOTH
def test_every_name_in_braces_is_known(name: str, language: str) -> None:
    """Braces hold an icon, a value, a cost, a yield or points of the scenario."""
    known = known_names(name)
    unknown = {
        key: found
        for key, text in strings(name, language).items()
        if (found := set(re.findall(r"\{([^}]*)\}", text)) - known)
    }
    assert unknown == {}


@SCENARIOS
def test_icons_and_values_are_told_apart(name: str) -> None:
    """No value has the name of an icon, or a text could mean either."""
    facts = [table(f"layouts/{scenario}/scenario.toml") for scenario in PARENTS[name]]
    values = {
        value
        for fact in facts
        for part in (fact, *setups(fact).values())
        for value in part.get("values", ())
    }
    assert values & ICONS == set()


@SCENARIOS
@BOTH
def test_both_languages_name_the_same_things(name: str, language: str) -> None:
    """A text names as many values and icons of each kind as its translation."""
    other = strings(name, "en")
    differing = [
        key
        for key, text in strings(name, language).items()
        if sorted(re.findall(r"\{[^}]*\}", text)) != sorted(re.findall(r"\{[^}]*\}", other[key]))
    ]
    assert differing == []


@SCENARIOS
def test_the_summary_holds_every_rule_once(name: str) -> None:
    """Each id of the catalogue stands in exactly one section of the summary."""
    listed = [rule for section in summary(name)["sections"] for rule in section["rules"]]
    assert sorted(catalogue(name)) == sorted(listed)


@SCENARIOS
@BOTH
def test_every_rule_has_a_text(name: str, language: str) -> None:
    """The texts tell the rules of the catalogue and no others."""
    assert set(catalogue(name)) == set(texts(name, language)["rules"])


@SCENARIOS
@BOTH
def test_every_house_ruling_is_told_as_one(name: str, language: str) -> None:
    """A rule that the catalogue marks [R] has a ruling in the texts, and no other rule has."""
    marked = {rule for rule, entry in catalogue(name).items() if re.search(r"\[R[\]:]", entry)}
    told = {rule for rule, text in texts(name, language)["rules"].items() if "ruling" in text}
    assert marked == told


@SCENARIOS
@BOTH
def test_every_section_has_its_words(name: str, language: str) -> None:
    """The summary's sections and the texts' are the same, in the same order."""
    keys = [section["key"] for section in summary(name)["sections"]]
    assert keys == list(texts(name, language)["sections"])


@SCENARIOS
def test_figures_stand_after_a_rule_of_their_section(name: str) -> None:
    """A figure follows a rule of the section that it belongs to."""
    strays = {
        figure: rule
        for section in summary(name)["sections"]
        for figure, rule in section.get("figures", {}).items()
        if rule not in section["rules"]
    }
    assert strays == {}


@BOTH
def test_every_block_of_the_player_aid_has_its_words(language: str) -> None:
    """The two faces of the aid hold each of its blocks once."""
    faces = summary("oil-springs")["aid"]
    words = texts("oil-springs", language)["aid"]
    assert faces["front"] + faces["back"] == [key for key in words if key != "title"]


@SCENARIOS
@BOTH
def test_steps_serve_rules_of_the_catalogue(name: str, language: str) -> None:
    """Every step of the set-up names a rule of the scenario or of one it extends."""
    rules = {rule for scenario in PARENTS[name] for rule in catalogue(scenario)}
    assert {step["rule"] for step in texts(name, language)["setup"]["steps"]} <= rules


@SCENARIOS
@BOTH
def test_every_component_has_its_words(name: str, language: str) -> None:
    """Each printable part of the scenario has a title, its use and how to make it."""
    parts = set(table(f"layouts/{name}/scenario.toml").get("components", ()))
    assert parts - set(texts(name, language)["components"]) == set()


@SCENARIOS
@BOTH
def test_no_text_holds_a_figure_of_the_scenario(name: str, language: str) -> None:
    """Figures stand in scenario.toml; examples may show tokens and throws of the dice."""
    held = {}
    for key, text in strings(name, language).items():
        if key.endswith((".example", ".rule", "scenario.credit")):
            continue
        allowed = ALWAYS_ALLOWED | RULE_FIGURES.get(key.split(".")[1], set())
        bare = re.sub(r"\{[^}]*\}(:1)?", "", text)
        if found := set(re.findall(r"\d+", bare)) - allowed:
            held[key] = found
    assert held == {}


@SCENARIOS
@BOTH
def test_texts_are_set_typographically(name: str, language: str) -> None:
    """Quotes, apostrophes and dashes are the language's own, and every emphasis is closed."""
    foreign = r"[\"'`]|\.\.\.|  | - |“[^”]*“" if language == "en" else r"[\"'`”]|\.\.\.|  | - "
    faults = [
        key
        for key, text in strings(name, language).items()
        if re.search(foreign, text) or text.count("**") % 2 or text.replace("**", "").count("*") % 2
    ]
    assert faults == []


@SCENARIOS
@BOTH
def test_texts_are_sentences(name: str, language: str) -> None:
    """Rules, rulings, examples, steps and notes end like sentences."""
    open_ended = [
        key
        for key, text in strings(name, language).items()
        if key.endswith((".text", ".ruling", ".example", ".use", ".assembly", ".intro"))
        and not text.endswith((".", "!", ".)"))
    ]
    assert open_ended == []
