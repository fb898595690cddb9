"""Texts: found by language, over the parents', with their values, and never silently missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import TemplateError
from printkit.scenarios import languages, load_texts


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A workspace with an invented language: shared words, and a scenario's over its parent's."""
    files = {
        "xx.toml": 'format = 1\n[a]\nb = "shared {count}"\nc = "{oil@5-6}"\n',
        "more.xx.toml": 'format = 1\n[more]\nd = "further"\n',
        "parent/xx.toml": 'format = 1\n[a]\nb = "parent"\ne = "parent"\n',
        "child/xx.toml": 'format = 1\n[a]\nb = "child"\n',
    }
    for name, text in files.items():
        file = tmp_path / "templates" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_languages_are_the_files_found(workspace: Path) -> None:
    """German and English ship; a user's file adds a language."""
    assert {"de", "en"} <= set(languages())
    assert {"de", "en", "xx"} <= set(languages(workspace))


def test_a_scenarios_words_lie_over_its_parents(workspace: Path) -> None:
    """A scenario's word covers its parent's, and that the shared one."""
    texts = load_texts("xx", ("child", "parent"), workspace)
    assert ["child", "parent", "further"] == [texts.get(k) for k in ("a.b", "a.e", "more.d")]


def test_values_are_put_in(workspace: Path) -> None:
    """{name} is replaced by its value, {name@setup} by another set-up's."""
    texts = load_texts("xx", (), workspace)
    assert "shared 3" == texts.get("a.b", count=3)
    assert "21" == texts.get("a.c", **{"oil@5-6": 21})


def test_a_missing_text_is_an_error(workspace: Path) -> None:
    """The error names key, language, files and the nearest key."""
    with pytest.raises(TemplateError) as caught:
        load_texts("xx", (), workspace).get("a.bb")
    values = caught.value.values
    assert ("a.bb", "xx", "a.b") == (values["text"], values["language"], values["nearest"])
    assert "xx.toml" in str(values["files"])


def test_a_missing_value_is_an_error(workspace: Path) -> None:
    """A text that names a value which is not given is not printed with a hole."""
    with pytest.raises(TemplateError) as caught:
        load_texts("xx", (), workspace).get("a.b")
    assert ("a.b", "count") == (caught.value.values["text"], caught.value.values["found"])


def test_an_unknown_language_offers_the_nearest() -> None:
    """A language that is not offered is an error that names one that is."""
    with pytest.raises(TemplateError) as caught:
        load_texts("dee")
    assert "de" == caught.value.values["nearest"]


def test_both_languages_have_the_same_keys() -> None:
    """Every key of the English texts of base and Oil Springs stands in the German ones too."""
    english, german = (
        set(load_texts(lang, ("oil-springs", "base")).keys()) for lang in ("en", "de")
    )
    assert set() == english ^ german


@pytest.mark.parametrize("language", languages())
def test_the_robber_starts_beside_the_board(language: str) -> None:
    """OS-01: a step of the set-up keeps the robber off the board, in every language."""
    steps = load_texts(language, ("oil-springs", "base")).table("setup")["steps"]
    told = [step["text"] for step in steps if step["rule"] == "OS-01"]
    assert 1 == len(told)
    assert "{robber}" in told[0]
