"""The cards of a deck that stands in a table: every row a front, with the back of its pile.

press.decks asks for them as for other cards. What a row names – icons, a price, a colour – is
looked up here, and told with file, row and column where it does not exist; the faults of all
rows are told at once, before anything is drawn twice or written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

from printkit.board.spelling import listed, nearest, shown
from printkit.design import art, icons, symbols
from printkit.design.backs import card_back
from printkit.design.card import Field, card
from printkit.design.colours import COLOUR, Colours
from printkit.design.markup import Inline, Run, said
from printkit.design.picture import Artwork
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing
from printkit.errors import FitError, GlyphError, ScenarioError, TemplateError
from printkit.press import pictures
from printkit.press.errors import naming
from printkit.press.ticket import Job
from printkit.scenarios.cards import Card
from printkit.scenarios.errors import FaultList
from printkit.scenarios.model import Component

GROUND, BACK = "accent", "cards"
"""The colour and the icon on the back of cards that name none."""

PLAIN, PRICED, WORDS = "table", "table-priced", "table-words"
"""The forms of decks that name none: without prices, with some, and of cards that show nothing."""

MOST_PRICE = 12
"""So many symbols fit side by side."""

_ITEM = re.compile(r"(?:(\d+)\s*[x×]?\s*)?([^\W\d][\w-]*)|(\S)")
"""A part of a price: "2 wool", "2x wool", "wool"; anything else is none."""


def cards(job: Job, name: str, component: Component, players: Sequence[str]) -> Iterator[Piece]:
    """Every card of the table, in each of these colours ("" for none).

    Raises:
        ScenarioError: A row names what there is not, lacks a word in the job's language, or has
            a text that does not fit; all rows that do are told.
    """
    backs = _backs(job, component)
    found = FaultList()
    made = []
    for player in players:
        for row in component.cards:
            title = ""
            with found.noting():
                title = said(_word(job, row, "title"))
            if title:
                label = " ".join([*_deck(job, name), title, *_colour(job, player)])
                with found.noting(), naming(label, job.words.language), _rowed(row, label):
                    front = _front(job, label, component, row, player)
                    made.append(Piece(front, backs(row), row.count, label))
        found.close()
    yield from made


@contextmanager
def _rowed(row: Card, label: str) -> Iterator[None]:
    """What does not fit its card, or has no glyph, is told with its file and row."""
    try:
        yield
    except GlyphError as error:
        raise ScenarioError(
            "card-glyph", file=row.file, row=row.row, found=error.values["characters"], text=label
        ) from None
    except FitError as error:
        if error.key != "fit-text":
            raise
        raise ScenarioError(
            "card-fit",
            file=row.file,
            row=row.row,
            text=label,
            language=error.values["language"],
            shortfall=error.values["shortfall"],
        ) from None


def _deck(job: Job, name: str) -> list[str]:
    return [job.words.plain(f"components.{name}.title")]


def _colour(job: Job, player: str) -> list[str]:
    return [job.words.plain(f"colours.{player}")] if player else []


def _backs(job: Job, component: Component) -> Callable[[Card], Drawing]:
    """The back of a card by the icon that its row names; those that look alike are one drawing."""
    width, height = job.sizes.card
    colours = job.theme.colours

    @cache
    def drawn(symbol: str) -> Drawing:
        ground = component.ground or GROUND
        return card_back(width, height, job.sizes.bleed, colours, symbol=symbol, colour=ground)

    def back(row: Card) -> Drawing:
        return drawn(_known(row, "back", icons.names()) or component.back or BACK)

    return back


def _front(job: Job, label: str, component: Component, row: Card, player: str) -> Drawing:
    colours = job.theme.colours
    if player:
        colours = colours.worn_by(player)
    colours = colours.with_one("card", _ground(row, component, colours, player))
    return card(
        label,
        job.sizes.cards[form(component, row)],
        _fields(job, component, row, player),
        replace(job.theme, colours=colours),
        job.words.language,
        size=job.sizes.card,
        bleed=job.sizes.bleed,
    )


def form(component: Component, row: Card) -> str:
    """The form of a card: its deck's own, or one by what the card and its deck show."""
    if component.form:
        return component.form
    if not (row.get("icon") or row.get("picture") or component.art):
        return WORDS
    return PRICED if any(other.get("cost") for other in component.cards) else PLAIN


def _ground(row: Card, component: Component, colours: Colours, player: str) -> str:
    """The colour of a front: its row's own, by name or as #rrggbb, its player's, or its deck's."""
    told = row.get("colour")
    if COLOUR.fullmatch(told):
        return told
    if told.startswith("#"):
        raise ScenarioError(
            "cell-colour",
            file=row.file,
            row=row.row,
            column=row.naming("colour"),
            found=shown(told),
        )
    others = "player" if player else component.ground or GROUND
    return colours[_known(row, "colour", tuple(colours)) or others]


def _fields(job: Job, component: Component, row: Card, player: str) -> Mapping[str, Field]:
    """What the boxes of a card may name; a box without a field of its own stays empty."""
    words = job.words
    icon = _known(row, "icon", _signs())
    picture = _picture(job, row, component)
    fields: dict[str, Field] = {
        "title": _word(job, row, "title"),
        "deck": [Run(words.plain(f"components.{component.name}.title"))],
        "text": _word(job, row, "text"),
        "art": picture,
        "symbol": icon,
        "sign": "" if picture else icon,
        "mark": icon if picture else "",
        "price": _price(job, row),
        "player": player,
    }
    if player:
        colour = words.plain(f"colours.{player}")
        fields["recipient"] = [Run(words.plain("cards.recipient", colour=colour))]
    return fields


def _picture(job: Job, row: Card, component: Component) -> Artwork:
    """A drawing by its name, or the author's own picture; the deck's where the row has none."""
    told = row.get("picture")
    if not told:
        return pictures.shown(job, component)
    if not pictures.is_file(told):
        return _known(row, "picture", art.offered())
    return pictures.artwork(job, told, f"{row.file}, {row.row}, {row.naming('picture')}")


def _signs() -> tuple[str, ...]:
    return tuple(dict.fromkeys((*symbols.names(), *icons.names())))


def _word(job: Job, row: Card, name: str) -> Sequence[Inline]:
    """The title or text of a card, with its marks and icons; a title is one line."""
    lines = [" ".join(line.split()) for line in row.word(name, job.words.language).splitlines()]
    text = (" " if name == "title" else "\n").join(filter(None, lines))
    column = row.naming(f"{name}.{job.words.language}", name)
    try:
        return job.words.read(text, name)
    except TemplateError as error:
        found = error.values["found"]
        if error.key == "mark-open":
            raise ScenarioError(
                "cell-mark", file=row.file, row=row.row, column=column, found=found
            ) from None
        raise ScenarioError(
            "cell-name",
            file=row.file,
            row=row.row,
            column=column,
            found=found,
            nearest=error.values["nearest"],
        ) from None


def _price(job: Job, row: Card) -> Sequence[str]:
    """The symbols of a price: "2 wool, ore", or the name of a thing whose cost is known."""
    costs, known = job.board.setup.costs, _signs()
    listed_: list[str] = []
    for number, word, other in _ITEM.findall(row.get("cost").lower().replace(",", " ")):
        if other and other in "+;/&":
            continue
        times = int(number or 1)
        if other or times > MOST_PRICE or word not in (*known, *costs):
            raise ScenarioError(
                "cell-cost",
                file=row.file,
                row=row.row,
                column=row.naming("cost"),
                found=shown(row.get("cost")),
                nearest=nearest(word or other, (*known, *costs)),
                allowed=listed((*costs, *symbols.names())),
            )
        if word in costs:
            listed_ += [kind for kind, count in costs[word].items() for _ in range(count * times)]
        else:
            listed_ += [word] * times
    if len(listed_) > MOST_PRICE:
        raise ScenarioError(
            "cell-price-long",
            file=row.file,
            row=row.row,
            column=row.naming("cost"),
            found=len(listed_),
            most=MOST_PRICE,
        )
    return listed_


def _known(row: Card, column: str, names: Collection[str]) -> str:
    """What a row names in a column, if there is such a thing; "" for nothing."""
    told = row.get(column)
    if told and told not in names:
        raise ScenarioError(
            "cell-unknown",
            file=row.file,
            row=row.row,
            column=row.naming(column),
            found=shown(told),
            nearest=nearest(told, names),
            allowed=listed(names),
        )
    return told
