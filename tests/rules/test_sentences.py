"""Every constraint has a title and every violation a sentence, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import printkit.rules
from printkit.scenarios import languages, load, load_texts, names

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
