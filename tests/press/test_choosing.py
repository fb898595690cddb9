"""Which pieces are printed: those of an id or a name in any language; others are guessed."""

from __future__ import annotations

import pytest
from printing import made

from printkit.errors import UsageError
from printkit.press.choosing import Choice, chosen
from printkit.press.pieces import named
from printkit.scenarios import languages


def labels(*only: str, language: str = "en") -> list[str]:
    """What the cards of Dinslaken that are chosen are called."""
    job = made("dinslaken", language=language)
    return [piece.label for piece in chosen(job, "cards", Choice(only))]


def test_an_id_is_its_component_alone() -> None:
    """`event` is the nine event cards, though other names hold such letters."""
    job = made("dinslaken")
    wanted = [piece.label for own, piece in named(job, "cards") if own == "event"]
    assert (9, wanted) == (len(wanted), labels("event"))


@pytest.mark.parametrize("language", languages())
def test_names_of_all_languages_are_known(language: str) -> None:
    """A card is found by its name in a language that is not printed."""
    both = [labels(word, language=language) for word in ("Drought", "Dürre")]
    assert [1, both[0]] == [len(both[0]), both[1]]


def test_several_words_choose_together() -> None:
    """Pieces stay in their order, each once."""
    one, other = labels("Spy"), labels("insurance")
    assert [*other, *one] == labels("Spy", "insurance", "spy")


@pytest.mark.parametrize(
    ("word", "near"),
    [("inshurance", "Insurance"), ("Dürrre", "Dürre"), ("Alchemiste", "Alchemist")],
)
def test_the_nearest_name_is_offered(word: str, near: str) -> None:
    """Every word must be known; ids stand in the error, names are guessed by their parts."""
    with pytest.raises(UsageError, match="no-such-piece") as caught:
        labels("event", word)
    assert (word, near, "event, insurance, development") == (
        caught.value.values["found"],
        caught.value.values["nearest"],
        caught.value.values["allowed"],
    )


@pytest.mark.parametrize("word", ["", " "])
def test_no_name_at_all_is_told(word: str) -> None:
    """An empty word would be part of every name."""
    with pytest.raises(UsageError, match="no-piece-named"):
        labels(word)
