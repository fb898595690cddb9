"""Theme, sizes and words: what the templates say, and what they may not say."""

from __future__ import annotations

import pytest
from looks import looks, measures, table, words

from printkit.board.spelling import listed
from printkit.design.checks import sentence, title_of
from printkit.design.markup import Glyph, Run
from printkit.design.sizes import sizes
from printkit.design.theme import theme
from printkit.errors import TemplateError, UsageError
from printkit.press.boards import Wish, obtain
from printkit.scenarios import languages

USES = ("title", "subtitle", "heading", "lead", "body", "boxed", "small", "label", "table")
POINT = 25.4 / 72


@pytest.mark.parametrize("use", USES)
def test_every_use_has_a_type(use: str) -> None:
    """What the sheets set is in the theme, with leading of at least its size."""
    style = looks().types[use]
    assert style.leading >= style.size


@pytest.mark.parametrize(("use", "least"), [("body", 9), ("boxed", 8.5), ("card-body", 7)])
def test_text_to_read_is_large_enough(use: str, least: float) -> None:
    """Body text on sheets and cards keeps to its least size."""
    assert looks().types[use].size >= least * POINT - 1e-9


def test_players_have_colours() -> None:
    """Each of the six, under its own name."""
    colours = ("red", "blue", "white", "orange", "green", "brown")
    assert [] == [colour for colour in colours if f"player-{colour}" not in looks().colours]


def changed(name: str, key: str, value: object) -> dict[str, object]:
    """A template's table with one value changed, by dotted key."""
    data = table(name)
    *path, last = key.split(".")
    inner = data
    for part in path:
        inner = inner[part]
    inner[last] = value
    return data


THEMES = {
    "colours.ink": ("black", "not-a-colour"),
    "colours.paper": ("#FFF", "not-a-colour"),
    "type.body.face": ("Comic-Sans", "unknown-face"),
    "type.body.bold": ("Spectral-Black", "unknown-face"),
    "type.body.size": ("large", "wrong-kind"),
    "type.body.weight": (400, "unknown-key"),
    "type.body.colour": ("inc", "unknown-colour"),
}


@pytest.mark.parametrize(("key", "case"), THEMES.items())
def test_a_faulty_theme_is_told(key: str, case: tuple[object, str]) -> None:
    """Before anything is drawn with it."""
    value, error = case
    with pytest.raises(TemplateError) as caught:
        theme(changed("theme.toml", key, value), "theme.toml")
    assert error == caught.value.key


TILES = {"": 79, "catan": 79, "travel": 50, "18xx": 38.1, "80": 80, "82,5": 82.5, "60 mm": 60}


@pytest.mark.parametrize(("asked", "width"), TILES.items())
def test_tiles_have_the_width_asked_for(asked: str, width: float) -> None:
    """A preset or a number, with or without its unit."""
    assert width == measures(tile=asked).tile


CARDS = {"": (54, 80), "poker": (63.5, 88.9), "60x90": (60, 90), "60 × 90 mm": (60, 90)}


@pytest.mark.parametrize(("asked", "size"), CARDS.items())
def test_cards_have_the_size_asked_for(asked: str, size: tuple[float, float]) -> None:
    """A preset or two numbers."""
    assert size == measures(card=asked).card


@pytest.mark.parametrize("asked", ["0", "-5", "5", "401", "nan", "inf", "seventy", "79x80"])
def test_what_is_no_tile_size_is_refused(asked: str) -> None:
    """Nothing can be cut that is smaller than 10 mm or larger than 400."""
    with pytest.raises(UsageError):
        measures(tile=asked)


@pytest.mark.parametrize("asked", ["54", "54x", "5x80", "54x80x2", "x"])
def test_what_is_no_card_size_is_refused(asked: str) -> None:
    """Two sides, each from 10 to 400 mm."""
    with pytest.raises(UsageError):
        measures(card=asked)


def test_tokens_shrink_with_small_tiles() -> None:
    """Or they would hide them; they do not grow with large ones."""
    token = measures().token
    assert (token * 50 / 79, token) == (measures(tile="travel").token, measures(tile="90").token)


def test_a_faulty_size_is_told() -> None:
    """By file and key."""
    with pytest.raises(TemplateError) as caught:
        sizes(changed("pieces.toml", "sizes.tiles.travel", "small"), "pieces.toml")
    assert "pieces.toml, sizes.tiles.travel" == caught.value.values["where"]


@pytest.mark.parametrize(
    ("there", "missing"), [("colours.players", "shapes"), ("shapes", "colours.players")]
)
def test_a_player_has_a_colour_and_a_shape(there: str, missing: str) -> None:
    """A colour that nobody could tell in grey, or a shape of no colour, is refused."""
    value = {"colours.players": "#884488", "shapes": "disc"}[there]
    with pytest.raises(TemplateError) as caught:
        theme(changed("theme.toml", f"{there}.violet", value), "theme.toml")
    told = f"theme.toml, {missing}.violet"
    assert ("missing-key", told) == (caught.value.key, caught.value.values["where"])


def test_players_shapes_differ() -> None:
    """No two colours share a shape."""
    colours = looks().colours
    assert 6 == len({colours.shape(player) for player in colours.players})


def read(text: str) -> list[str]:
    """A text's runs; icons by their drawings' names."""
    parts = words().read(text, "test")
    return [part.string if isinstance(part, Run) else part.drawing.name for part in parts]


NAMES = {
    "{oil_limit}": ["4"],
    "{oil_limit@5-6}": ["6"],
    "{players}": ["4"],
    "{yield:metropolis}": ["3"],
    "{points:metropolis}": ["3"],
    "{wool}": ["icon-wool"],
    "{cost:road}": ["icon-brick", "icon-lumber"],
    "{cost:city}": ["icon-grain"] * 2 + ["icon-ore"] * 3,
}


@pytest.mark.parametrize(("text", "parts"), NAMES.items())
def test_names_mean_figures_icons_and_prices(text: str, parts: list[str]) -> None:
    """Every number in a text is the set-up's own."""
    assert parts == read(text)


@pytest.mark.parametrize("name", ["oil_limits", "cost:castle", "yield:road", "points:", "wol"])
def test_a_name_that_means_nothing_is_an_error(name: str) -> None:
    """Never a blank."""
    with pytest.raises(TemplateError, match="unknown-name"):
        read(f"{{{name}}}")


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    """The text's key and files stand in the error."""
    with pytest.raises(TemplateError) as caught:
        words("de").read("{oil_limits}", "rules.OS-21.text")
    assert {
        "text": "rules.OS-21.text",
        "files": listed(words("de").texts.own_files()),
        "found": "oil_limits",
        "nearest": "oil_limit",
    } == caught.value.values


def test_an_open_mark_is_told_with_its_key() -> None:
    """Whoever writes a scenario's texts is led to the one that has it."""
    with pytest.raises(TemplateError, match="mark-open") as caught:
        words("de").read("Der {robber", "rules.OS-21.text")
    where = f"{listed(words('de').texts.own_files())}, rules.OS-21.text"
    assert {"text": where, "found": "{"} == caught.value.values


def test_icons_are_drawn_once() -> None:
    """The same icon in two texts is the same drawing."""
    one, other = (words().read("{wool}", "test")[0] for _ in range(2))
    assert isinstance(one, Glyph)
    assert isinstance(other, Glyph)
    assert one.drawing is other.drawing


@pytest.mark.parametrize("language", languages())
def test_every_verdict_has_a_title(language: str) -> None:
    """What a constraint demands is told for fixed and dealt boards of both sizes."""
    for players, seed in ((4, None), (4, 1), (6, None), (6, 1)):
        board = obtain(Wish("oil-springs", players, seed is not None, seed))
        told = words(language, players=players).texts
        assert all(title_of(verdict, told) for verdict in board.report.verdicts)
        notes = [note for verdict in board.report.verdicts for note in verdict.notes]
        assert all(sentence(note, board.layout, told) for note in notes)
