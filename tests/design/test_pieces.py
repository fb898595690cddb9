"""Pieces: trims of the size asked for, grounds that fill the bleed, words that fit."""

from __future__ import annotations

import pytest
from looks import looks, measures, table, texts, words

from printkit.design.aid import aid
from printkit.design.art import disaster_track
from printkit.design.card import LEAST_TYPE, Paragraph, card
from printkit.design.disc import disc
from printkit.design.markup import Run
from printkit.design.summary import order
from printkit.design.tile import ground_scale, tile
from printkit.design.track import track
from printkit.draw.scene import bounds
from printkit.errors import FitError, TemplateError
from printkit.scenarios import languages

LOOKS = looks()
AID = table("pieces.toml")["cards"]["aid"]


def size(box: tuple[float, float, float, float]) -> tuple[float, float]:
    """Width and height of a box, to a thousandth."""
    return round(box[2] - box[0], 3), round(box[3] - box[1], 3)


@pytest.mark.parametrize("width", [38.1, 50.0, 79.0, 82.55])
def test_a_tile_has_its_width(width: float) -> None:
    """From flat to flat; the bleed goes on around it."""
    drawn = tile("t", "forest", "1", LOOKS.colours, width=width, bleed=3)
    assert drawn.bleed
    assert width == pytest.approx(size(bounds(drawn.trim))[0], abs=1e-3)
    assert width + 6 == pytest.approx(size(bounds(drawn.bleed))[0], abs=1e-3)


@pytest.mark.parametrize("width", [38.1, 50.0, 79.0, 120.0])
@pytest.mark.parametrize("bleed", [0.0, 3.0, 5.0])
def test_the_ground_reaches_the_bleed(width: float, bleed: float) -> None:
    """Artwork is enlarged where the bleed asks for more than it was drawn for."""
    assert ground_scale(width, bleed) * 86.0 >= width + 2 * bleed - 1e-9


def test_no_two_tiles_of_a_kind_are_equal() -> None:
    """Another seed is another picture; the same seed the same one."""
    one, same, other = (tile("t", "forest", seed, LOOKS.colours).body for seed in ("1", "1", "2"))
    assert (True, False) == (one == same, one == other)


def test_a_tile_can_carry_its_number() -> None:
    """A spring's number is part of the tile."""
    drawn = tile("t", "spring_desert", "1", LOOKS.colours, number=9)
    assert "9" in [text.string for text in texts([drawn.body])]


@pytest.mark.parametrize("diameter", [22.0, 25.0, 40.0])
def test_a_disc_has_its_diameter(diameter: float) -> None:
    """Trim and bleed are circles around the same middle."""
    drawn = disc("d", "oil", LOOKS.colours, drawn_for=25, diameter=diameter)
    assert drawn.bleed
    assert (diameter, diameter) == size(bounds(drawn.trim))
    assert (diameter + 6, diameter + 6) == size(bounds(drawn.bleed))


@pytest.mark.parametrize("circles", disaster_track.SIZE)
def test_a_track_bears_its_title(circles: int) -> None:
    """And has the size that its circles need."""
    drawn = track("Disaster track", circles, LOOKS)
    assert disaster_track.SIZE[circles] == size(bounds(drawn.trim))
    assert "Disaster track" in [text.string for text in texts([drawn.body])]


def test_a_track_that_is_not_drawn_is_told() -> None:
    """With those that are."""
    with pytest.raises(TemplateError) as caught:
        track("Track", 99, LOOKS)
    assert ("unknown-track", 99) == (caught.value.key, caught.value.values["found"])


@pytest.mark.parametrize("asked", ["", "poker", "bridge", "euro", "standard"])
@pytest.mark.parametrize("language", languages())
def test_the_player_aid_fits_its_card(language: str, asked: str) -> None:
    """Both faces, in every language, on every usual card, in type of at least 7 pt."""
    told, sheet = words(language), measures(card=asked)
    plan = order(table("oil-springs/summary.toml"), "summary.toml")
    for face in aid(told, plan.aid, sheet, LOOKS):
        assert sheet.card == size(bounds(face.trim))
        assert min(text.size for text in texts([face.body])) >= LEAST_TYPE - 1e-9


def made(text: str, **asked: object) -> list[str]:
    """The words on a card with one paragraph."""
    fields = {
        "title": [Run("Title")],
        "symbol": "oil",
        "blocks": [Paragraph([Run("Head")], [Run(text)])],
    }
    drawn = card("Card", {**AID, **asked}, fields, LOOKS, "en", size=(54, 80))
    return [run.string for run in texts([drawn.body])]


def test_a_cards_fields_stand_on_it() -> None:
    """Title, heading and text."""
    assert ["Title", "Head", "Text"] == made("Text")


def test_long_text_is_made_smaller_within_bounds() -> None:
    """A text that is a little too long still fits."""
    assert "word" in " ".join(made("word " * 115))


def test_text_that_never_fits_is_told_by_card_and_language() -> None:
    """It is neither cut off nor made unreadable."""
    with pytest.raises(FitError) as caught:
        made("word " * 500)
    told = caught.value.values
    assert ("Card", "en") == (told["component"], told["language"])


def test_a_box_stretches_with_its_card() -> None:
    """A wider card has wider boxes, its type grows less than they do."""
    fields = {
        "title": [Run("Title")],
        "symbol": "oil",
        "blocks": [Paragraph(text=[Run("word " * 60)])],
    }
    small, large = (
        card("c", AID, fields, LOOKS, "en", size=size) for size in ((54, 80), (100, 120))
    )
    rows = [len(list(texts([face.body]))) for face in (small, large)]
    sizes = [max(text.size for text in texts([face.body])) for face in (small, large)]
    assert rows[0] > rows[1]
    assert 1.2 == pytest.approx(sizes[1] / sizes[0])


TEMPLATES = {
    "unknown-key": {"raduis": 3},
    "missing-key": {"elements": [{"kind": "panel"}]},
    "unknown-word": {"elements": [{"kind": "pannel", "box": [0, 0, 1, 1]}]},
    "wrong-kind": {"elements": [{"kind": "panel", "box": [0, 0, 1]}]},
    "unknown-colour": {"elements": [{"kind": "panel", "box": [0, 0, 1, 1], "colour": "pink"}]},
    "unknown-type": {
        "elements": [{"kind": "text", "box": [0, 0, 9, 9], "type": "huge", "field": "title"}]
    },
    "unknown-field": {
        "elements": [{"kind": "text", "box": [0, 0, 9, 9], "type": "body", "field": "name"}]
    },
}


@pytest.mark.parametrize(("error", "asked"), TEMPLATES.items())
def test_a_faulty_template_is_told(error: str, asked: dict[str, object]) -> None:
    """Each fault by its own sentence."""
    with pytest.raises(TemplateError) as caught:
        made("Text", **asked)
    assert error == caught.value.key
