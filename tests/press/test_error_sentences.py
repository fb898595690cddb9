"""Every error that printkit can raise has a sentence in every language, and its values fit it."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from raised import sites

from printkit.errors import FitError, LayoutError, ScenarioError
from printkit.press.errors import TOLD, naming, sentence
from printkit.scenarios.errors import SeveralFaultsError
from printkit.scenarios.texts import languages, load_texts

SITES = sites()
ADDED = {key: {"document", "language"} for key in ("fit-columns", "fit-line", "fit-word")}
"""What press.errors.naming adds to the values of an error raised below it."""

BOTH = pytest.mark.parametrize("language", languages())


def told(language: str) -> dict[str, str]:
    """The sentences of a language by key."""
    return dict(load_texts(language).table("errors"))


def test_the_source_is_read() -> None:
    """The walk through the source finds errors in every layer that raises any."""
    layers = {site.where.split("/")[1] for site in SITES}
    assert layers >= {"board", "design", "draw", "generate", "press", "rules", "scenarios"}


@BOTH
def test_every_key_has_a_sentence_and_every_sentence_a_key(language: str) -> None:
    """No error is told by its bare key, and no sentence is left over."""
    assert {site.key for site in SITES} == set(told(language))


@BOTH
def test_sentences_use_the_values_that_are_handed_over(language: str) -> None:
    """Braces hold exactly the names that each place in the source gives."""
    sentences = told(language)
    differing = {}
    for site in SITES:
        named = {name for _, name, _, _ in Formatter().parse(sentences[site.key]) if name}
        if named != site.values | ADDED.get(site.key, set()):
            differing[site.where, site.key] = named ^ site.values
    assert differing == {}


@BOTH
def test_keys_are_words_with_dashes(language: str) -> None:
    """One convention for all keys."""
    odd = [key for key in told(language) if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key)]
    assert odd == []


@BOTH
def test_sentences_are_short(language: str) -> None:
    """Without its values a sentence is at most two lines of a wide terminal."""
    long = {key: len(text) for key, text in told(language).items() if len(text) > 240}
    assert long == {}


@BOTH
def test_several_faults_are_told_one_by_one(language: str) -> None:
    """Each of several faults has its line, up to a number that can be read."""
    faults = [ScenarioError("missing-key", where=f"key {n}") for n in range(TOLD + 3)]
    lines = sentence(SeveralFaultsError(faults), language).splitlines()
    assert TOLD + 2 == len(lines)


def test_what_was_wanted_is_told_in_the_language() -> None:
    """No English word stands in a German sentence."""
    error = LayoutError("wrong-kind", where="a.toml, seed", found="x", wanted="number")
    assert "verlangt ist: eine Zahl." in sentence(error, "de")


@BOTH
def test_every_kind_that_a_key_can_want_has_words(language: str) -> None:
    """The kinds of values are named in every language."""
    kinds = {"whole", "number", "text", "truth", "table", "list", "list-2", "list-4"}
    assert kinds == set(load_texts(language).table("wanted"))


def test_an_unknown_language_is_told_in_english() -> None:
    """A wrong --lang still gets a sentence."""
    assert sentence(ScenarioError("missing-key", where="x"), "tlh") == sentence(
        ScenarioError("missing-key", where="x"), "en"
    )


def test_a_misfit_names_its_document() -> None:
    """What does not fit a page is told with the page's document and language."""
    with pytest.raises(FitError) as caught, naming("Rule summary", "en"):
        raise FitError("fit-columns", shortfall=3.0)
    assert sentence(caught.value, "en").startswith("Rule summary, language en: 3.0 mm")
